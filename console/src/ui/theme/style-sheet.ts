let waiting = '';

/**
 * Adds rules to the page, after all that stand there. Those of one file of the console come together: the browser reads
 * them once, by itself, which is far quicker than rule by rule.
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
