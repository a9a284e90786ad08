/** What the log keeps of a crash in the console. */
export interface CrashFacts {
  /** Which page, with `:id` where a record or a link was named; no query. */
  readonly page: string;
  /** What kind of error, e.g. `TypeError`. */
  readonly kind: string;
  /** Where it was, innermost first: function, file, line and column of the built script. */
  readonly frames: readonly string[];
  /** Products and versions of the browser. */
  readonly browser: string;
}

const FRAMES = 20;

/**
 * Of a report the parts that are about the program. What an error says may quote what somebody typed, addresses name
 * records and hold the secret of a boater's link: none of that is kept.
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

/** Path of an address; every step that is not a plain word stands for a record. */
function pageOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const steps = new URL(url).pathname.split('/');
  return steps.map((step) => (/^[A-Za-z_]{0,24}$/.test(step) ? step : ':id')).join('/');
}

/** `at name (https://…/file.js:1:2)` of Chromium and `name@https://…/file.js:1:2` of the others; other lines are words. */
function frameOf(line: string): string[] {
  const place = /([\w.-]{1,80}\.(?:m?js|tsx?))(?:\?[^\s:)]*)?:(\d+:\d+)\)?$/.exec(line.trim());
  if (place === null) return [];
  const name = /^(?:at (?:async )?([\w$.<>]{1,80}) \(|([\w$.<>/]{1,80})@)/.exec(line.trim());
  return [[name?.[1] ?? name?.[2], `${place[1]}:${place[2]}`].filter((part) => part !== undefined).join(' ')];
}
