/**
 * Runs in the page, as text, before any module is there: it may use nothing from outside itself. Fetches the modules
 * once the page is painted and loaded, or at the first sign of intent; a page that is still streaming in does not wait to
 * be loaded. Large modules run in a task of their own each. Clicks that only React can answer are kept for it. The place
 * on a page that was left, which the router keeps under the name of its entry in the history, is found again.
 */
export default function startScripts(source: HTMLScriptElement, places: string): void {
  const intents = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];
  const page = location.pathname + location.search;
  const clicked: HTMLElement[] = [];
  let isStarted = false;
  let isHandedOver = false;

  restorePlace();
  for (const intent of intents) addEventListener(intent, start, true);
  addEventListener("click", keepClick, true);
  addEventListener("popstate", reload);
  addEventListener("hydrated", handOver);
  const isContent = ({ name }: PerformanceEntry) => name === "first-contentful-paint";
  const paints = new PerformanceObserver((list) => list.getEntries().some(isContent) && goOn());
  paints.observe({ type: "paint", buffered: true });

  function goOn() {
    layOut();
    if (source.nonce || document.readyState === "complete") start();
    else addEventListener("load", start);
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    const { start: src, steps, modules } = source.dataset;
    if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, "");
    await inTasks(list(src ? `${steps} ${src}` : steps), preload);
    await layOut();
    for (const step of list(steps)) {
      await new Promise((next) => run({ src: step, onload: next, onerror: next }));
      if (steps?.startsWith(step)) inTasks(list(modules), preload);
    }
    run(src ? { src } : { text: source.textContent });
  }

  // Until here only what is seen at the top was laid out (layout.css).
  async function layOut() {
    const parts = [...document.querySelectorAll<HTMLElement>("[data-top] :is(main section, .footer)")];
    await inTasks(parts, (part) => {
      part.dataset.laid = "";
      part.getBoundingClientRect();
    });
    delete document.documentElement.dataset.top;
    for (const part of parts) delete part.dataset.laid;
  }

  async function inTasks<T>(items: T[], act: (item: T) => void) {
    for (const item of items) {
      act(item);
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(0);
      });
    }
  }

  function restorePlace() {
    try {
      const name = history.state?.key;
      const place = name && JSON.parse(sessionStorage.getItem(places) ?? "{}")[name];
      if (typeof place === "number") scrollTo(0, place);
    } catch {
      // Without storage, or with somebody else's in it, the page starts at its top.
    }
  }

  function list(text = "") {
    return text.split(" ").filter(Boolean);
  }

  function preload(href: string) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }

  function run(script: Partial<HTMLScriptElement>) {
    const { nonce } = source;
    const element = Object.assign(document.createElement("script"), { type: "module", nonce, ...script });
    document.head.append(element);
    element.remove();
  }

  // A card may still wait for its data when the page around it is ready, so it remembers for itself.
  function keepClick({ target }: Event) {
    const pressed = target as Element;
    const control = pressed.closest<HTMLElement>("a[href],button,summary,label,input,select,textarea");
    const card = pressed.closest("[data-flip-card]:not([data-live])");
    if (card && (!control || control.matches(".turn"))) card.toggleAttribute("data-turned");
    else if (!isHandedOver && control?.matches("button[type=button]:not([commandfor])")) clicked.push(control);
  }

  // The address belongs to an earlier page of ours, and nobody is there to show it. A step inside the page needs nobody.
  function reload() {
    if (location.pathname + location.search !== page) location.reload();
  }

  function handOver() {
    isHandedOver = true;
    removeEventListener("popstate", reload);
    // React is busy while it says so.
    queueMicrotask(() => {
      for (const control of clicked) control.click();
    });
  }
}
