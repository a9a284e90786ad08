/** The logged facts of a crash in the console. */
export interface CrashFacts {
  /** The path of the page, without its query and with `:id` in place of each record or link. */
  readonly page: string;
  /** The kind of error, e.g. `TypeError`. */
  readonly kind: string;
  /** The stack, innermost frame first: function, file, line and column of the built script. */
  readonly frames: readonly string[];
  /** Products and versions of the browser. */
  readonly browser: string;
}

const FRAMES = 20;

/**
 * Keeps the parts of a report that are about the program. An error message may quote a person's input, and an address
 * names records and holds the secret of a boater's link, so none of them is logged.
 */
export function crashFacts(report: { url: string; errorStackTrace: string; agent: string }): CrashFacts {
  const lines = report.errorStackTrace.split('\n');
  return {
    page: pageOf(report.url),
    kind: /^\s*([A-Z][A-Za-z]{0,40}(?:Error|Exception))\b/.exec(lines[0] ?? '')?.[1] ?? 'Error',
    frames: lines.flatMap(frameOf).slice(0, FRAMES),
    browser: (report.agent.match(/\b[A-Za-z]{2,20}\/\d[\d.]{0,20}/g) ?? []).slice(0, 8).join(' '),
  };
}

/** The path of an address; every segment that is not a plain word is replaced as a record's id. */
function pageOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const steps = new URL(url).pathname.split('/');
  return steps.map((step) => (/^[A-Za-z_]{0,24}$/.test(step) ? step : ':id')).join('/');
}

/**
 * Reads `at name (https://…/file.js:1:2)` of Chromium and `name@https://…/file.js:1:2` of other browsers; other lines
 * are prose.
 */
function frameOf(line: string): string[] {
  const place = /([\w.-]{1,80}\.(?:m?js|tsx?))(?:\?[^\s:)]*)?:(\d+:\d+)\)?$/.exec(line.trim());
  if (place === null) return [];
  const name = /^(?:at (?:async )?([\w$.<>]{1,80}) \(|([\w$.<>/]{1,80})@)/.exec(line.trim());
  return [[name?.[1] ?? name?.[2], `${place[1]}:${place[2]}`].filter((part) => part !== undefined).join(' ')];
}
