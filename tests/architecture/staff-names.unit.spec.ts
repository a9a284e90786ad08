import { expect, it } from '@jest/globals';
import { isTest, sourceFiles } from './source-files.js';

/** Ways in which projections read the name of who did something. */
const READS_NAME = /\bactor\.name\b|\bconfirmerOf\(|\bname\b[^{}]*\}\s*(?:=|:)\s*[\w.]*(?:metadata\.actor|\['actor'\])/;

it('every read model that shows names of staff forgets them when their user is erased', () => {
  const showing = sourceFiles('services').filter(
    ({ path, text }) => path.includes('/projections/') && !isTest(path) && READS_NAME.test(text),
  );
  expect(showing.length).toBeGreaterThanOrEqual(12);
  // Conversations name boaters and staff alike, and keep the ids of both in one field.
  const forgetful = showing.filter(({ text }) => !/^ {2}staff: \{/m.test(text) && !text.includes("field: 'people'"));
  // The service messages are a part of the list of conversations.
  expect(forgetful.map(({ path }) => path)).toEqual(['services/messages/projections/service-messages.ts']);
});
