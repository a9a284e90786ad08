/** Lets the browser paint the static page before it runs the console's script, which is still downloading. */
const begin = (): void => void import('./main.js');

// Browsers do not paint tabs in the background.
if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(begin));
else begin();
