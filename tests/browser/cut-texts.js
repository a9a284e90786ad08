/**
 * Runs inside a page: finds texts that cannot be read in full. A text may end in an ellipsis when a title holds the
 * whole, and a part of the page may scroll, but the page itself never scrolls sideways.
 */
(() => {
  const found = new Set();
  const tolerance = 1.5;

  /** Whether the element is shown and not hidden from assistive technology. */
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], svg') === null;
  const isForTheEar = (style) => style.clipPath !== 'none' || style.clip !== 'auto';
  const tellsTheWhole = (element, style) => style.textOverflow === 'ellipsis' && element.closest('[title]') !== null;
  const named = (element) => {
    const trail = [];
    for (let at = element; at !== null && trail.length < 3; at = at.parentElement) trail.unshift(at.localName);
    return `${trail.join('>')} "${element.textContent.trim().slice(0, 60)}"`;
  };

  function sticksOut(text, box) {
    return text.right > box.right + tolerance || text.left < box.left - tolerance;
  }

  function look(element, texts) {
    const range = document.createRange();
    for (const node of texts) {
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isForTheEar(style)) return;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edges = box.getBoundingClientRect();
        const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
        if (scrolls) break;
        if ((clips || box === element || box.matches('button, a, td, th, li')) && sticksOut(text, edges)) {
          if (!tellsTheWhole(box, style)) found.add(`${named(element)} sticks out of its ${box.localName}`);
          break;
        }
        const clipsBelow = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (clipsBelow && text.bottom > edges.bottom + tolerance && !tellsTheWhole(box, style)) {
          found.add(`${named(element)} is cut at the bottom`);
          break;
        }
        if (style.position === 'fixed') break;
      }
    }
  }

  for (const element of document.body.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (texts.length === 0 || !seen(element)) continue;
    look(element, texts);
  }
  for (const control of document.body.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file])')) {
    if (seen(control) && control.scrollWidth > control.clientWidth + 1 && control.value !== '') {
      found.add(`${control.name || control.id}: "${control.value}" is longer than its field`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} pixels`);
  return [...found];
})();
