import { expect, it } from '@jest/globals';
import { isTest, sourceFiles } from './source-files.js';

/** Work of its own that mails: the mails of a campaign, and reports that only the date causes. */
const OTHER_MAILS = ['services/campaigns/policies/campaign-mails.ts', 'services/reports/policies/report-mail-job.ts'];

it('policies mail because of an event as a MailPolicy, which sends a letter once and only while it is news', () => {
  const policies = sourceFiles('services').filter(
    ({ path }) => /^services\/\w+\/policies\//.test(path) && !isTest(path),
  );
  const letters = policies.filter(({ text }) => /\bextends MailPolicy\b/.test(text));
  expect(letters.length).toBeGreaterThanOrEqual(10);
  const sending = policies.filter(({ text }) => /\bMAIL\b/.test(text)).map(({ path }) => path);
  expect(sending).toEqual(OTHER_MAILS);
  const judging = policies.filter(({ text }) => /Date\.parse\([^)]*recorded_at\)/.test(text)).map(({ path }) => path);
  expect(judging).toEqual([]);
});
