// What must hold on every page: each control has a name, each role is used rightly, text can be read.

function complaints() {
  const found = []
  const visible = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && node.getClientRects().length > 0
  const say = (node, text) => found.push(`${text}: ${node.outerHTML.slice(0, 110)}`)
  const nameOf = (node) => (node.getAttribute('aria-label') || idsOf(node, 'aria-labelledby') || [...(node.labels ?? [])].map((each) => each.textContent).join(' ') || (node.matches('input') ? '' : node.textContent) || node.querySelector('img')?.alt || '').trim()
  const idsOf = (node, attribute) => (node.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()

  for (const node of document.querySelectorAll('button, a[href], input, select, textarea, [role="slider"], [role="tab"], [role="img"]')) {
    if (visible(node) && nameOf(node) === '') say(node, 'no name')
  }
  for (const node of document.querySelectorAll('[aria-labelledby], [aria-describedby], [aria-controls]')) {
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls']) {
      for (const id of (node.getAttribute(attribute) ?? '').split(' ').filter(Boolean)) if (!document.getElementById(id)) say(node, `${attribute} leads nowhere`)
    }
  }
  for (const node of document.querySelectorAll('[role="tab"]')) if (!node.closest('[role="tablist"]')) say(node, 'a tab outside of a list of tabs')
  for (const node of document.querySelectorAll('[role="menuitem"]')) if (!node.closest('[role="menu"]')) say(node, 'an entry outside of a menu')
  for (const node of document.querySelectorAll('img:not([alt])')) say(node, 'no alternative text')
  const ids = [...document.querySelectorAll('[id]')].map((node) => node.id)
  for (const id of new Set(ids)) if (ids.filter((each) => each === id).length > 1) found.push(`two elements are called ${id}`)
  if (!document.documentElement.lang) found.push('the page has no language')
  if (document.querySelectorAll('main').length !== 1) found.push('the page has not one main part')

  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (color) => {
    probe.clearRect(0, 0, 1, 1)
    probe.fillStyle = color
    probe.fillRect(0, 0, 1, 1)
    return [...probe.getImageData(0, 0, 1, 1).data].map((value, index) => (index === 3 ? value / 255 : value))
  }
  const over = (top, bottom) => [0, 1, 2].map((index) => top[index] * top[3] + bottom[index] * (1 - top[3])).concat(1)
  const backdrop = (node) => {
    const layers = []
    for (let each = node; each; each = each.parentElement) layers.push(rgba(getComputedStyle(each).backgroundColor))
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
  }
  const light = (color) => color.slice(0, 3).map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)).reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0)
  const contrast = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05)

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement
    if (!walker.currentNode.textContent.trim() || !node || !visible(node)) continue
    // What is animated is the user's own; what cannot be used may be pale (WCAG 1.4.3).
    if (node.closest('.scenes, noscript, :disabled, option, .skip, .hidden-label')) continue
    const style = getComputedStyle(node)
    const behind = backdrop(node)
    const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700)
    const ratio = contrast(over(rgba(style.color), behind), behind)
    if (ratio < (isLarge ? 3 : 4.5)) say(node, `contrast of ${ratio.toFixed(2)}`)
  }
  return [...new Set(found)]
}
