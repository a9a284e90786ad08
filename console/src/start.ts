/** Lets the browser draw what stands in the page before it is busy with the console's script, which is on its way. */
const begin = (): void => void import('./main.js');

// Nothing is drawn in a tab in the background.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else begin();
