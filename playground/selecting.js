// What is selected after a click or a box.

/** The selection after a click on an item; with Shift or a command key it is toggled. */
export function clicked(selection, id, isAdding) {
  if (!isAdding) return selection.includes(id) ? selection : [id]
  return selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]
}

/** The items in a box of rows and times. */
export function boxed(rows, [firstRow, lastRow], [start, end]) {
  return rows.slice(Math.max(0, firstRow), lastRow + 1).flatMap((row) =>
    row.items.filter((item) => item.time >= start && item.time <= end && item.kind !== 'start').map((item) => item.id))
}
