let waiting = '';

/**
 * Appends rules to the page's style sheet. Rules of one file are added together, because the browser parses one batch
 * far faster than single rules.
 */
export function addRules(text: string): void {
  if (waiting === '') queueMicrotask(writeRules);
  waiting += text;
}

function writeRules(): void {
  const element = document.createElement('style');
  element.textContent = waiting;
  waiting = '';
  document.head.append(element);
}
