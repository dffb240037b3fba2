/** Where in the page we are. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }
}

export const route = new Route();

/** Follow links inside the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
