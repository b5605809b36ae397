"""Behind nginx: below a prefix, compressed, with events that come through."""

import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.parse

from page import Page
from people import expect, has_library, open_stored, Skipped, stored, test

CONFIGURATION = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 64; }}
http {{
  access_log off; gzip on; gzip_types *; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  server {{ listen 127.0.0.1:{port}; location /motion/ {{ proxy_pass {target}; proxy_http_version 1.1; proxy_set_header Connection ""; }} }}
}}
"""


@test
def it_works_behind_nginx(url):
    nginx = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if not nginx:
        raise Skipped("there is no nginx")
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "nginx.conf"
        path.write_text(CONFIGURATION.format(folder=folder, port=port, target=url))
        server = subprocess.Popen([nginx, "-c", str(path), "-e", f"{folder}/error.log"], stderr=subprocess.DEVNULL)
        try:
            used(f"http://127.0.0.1:{port}/motion/", url)
        finally:
            server.terminate()
            server.wait()


def used(url, direct):
    time.sleep(0.5)
    with Page(url) as page:
        page.open()
        page.click("Ship")
        page.until("return document.querySelector('.code').textContent.includes('@keyframes')", "export")
        expect(url in page.find('[aria-label="curl line"]').text, "The curl line names the prefix.")
        page.find('.top a[href="./docs"]').click()
        page.until("return document.querySelector('#main h1')", "documentation")
        outside = page.run("return performance.getEntriesByType('resource').map((each) => each.name).filter((each) => !each.includes('/motion/'))")
        expect(outside == [], outside)
        page.check_silence()
        if has_library(direct):
            with Page(direct) as other:
                follows(page, other)


def follows(page, other):
    """An event comes through the proxy as soon as it happens."""
    name = f"test.proxied-{time.time_ns()}"
    stored(other, name)
    page.open()
    open_stored(page, name)
    other.run("const s = inbetween.store; s.edit({ ...s.state.document, description: 'through nginx' })")
    other.click("Save to library")
    page.until("return inbetween.store.state.document.description === 'through nginx'", "change")
    page.check_silence()
