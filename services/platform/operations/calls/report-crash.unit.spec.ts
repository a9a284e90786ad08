import { describe, expect, it } from '@jest/globals';
import { crashApi } from '../../../../contracts/operations/api.js';
import { CRASH_LIMITS } from '../../../../contracts/operations/vocabulary.js';
import { createLogger } from '../../telemetry/logger.js';
import { ReceivedCall } from '../../http/received-call.js';
import { ReportCrash } from './report-crash.js';

const secret = 'q7Zr-0190f3a2_5b1c';
const context = {
  command_id: 'c1',
  command_hash: 'h',
  marina_id: null,
  actor: { kind: 'staff' as const, id: 'u1', name: 'Lena Krüger' },
  correlation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99',
  causation_id: 'c1',
};

const request = { ip: '192.0.2.1', headers: {} };

function logged(report: { url: string; errorStackTrace: string; agent: string }) {
  const lines: string[] = [];
  const reporting = new ReportCrash(createLogger('error', { write: (line) => void lines.push(line) }));
  const answer = reporting.execute(new ReceivedCall({ ...request, input: report, command: context }));
  return { answer, lines, line: JSON.parse(lines[0] ?? '{}') as Record<string, unknown> };
}

const report = {
  url: `https://quayside.example/r/${secret}?email=ines@example.org#x`,
  errorStackTrace: [
    'SyntaxError: "Inès Delacroix" is not valid JSON, ines@example.org',
    'said Inès (on the phone)',
    '    at async readCard (https://quayside.example/assets/boater-1a2b.js?v=ines:1:204)',
    '    at https://quayside.example/assets/index-9f.js:12:7',
    'drawn/<@https://quayside.example/assets/react-77.js:3:9',
  ].join('\n'),
  agent: 'Mozilla/5.0 (X11; Linux x86_64; Ines) Firefox/132.0',
};

describe('a crash of the console', () => {
  it('is one log line of level error with the correlation id of the answer', () => {
    const { answer, lines, line } = logged(report);
    expect(lines).toHaveLength(1);
    expect(line).toMatchObject({ level: 50, correlation_id: context.correlation_id, kind: 'SyntaxError' });
    expect(answer).toEqual({ correlation_id: context.correlation_id });
  });

  it('is logged with its place in the program', () => {
    expect(logged(report).line).toMatchObject({
      page: '/r/:id',
      frames: ['readCard boater-1a2b.js:1:204', 'index-9f.js:12:7', 'drawn/< react-77.js:3:9'],
      browser: 'Mozilla/5.0 Firefox/132.0',
    });
  });

  it('is logged without the people and records that it was about', () => {
    const [line = ''] = logged(report).lines;
    for (const personal of [secret, 'ines', 'Inès', 'Ines', 'Delacroix', 'Krüger', 'u1']) {
      expect(line).not.toContain(personal);
    }
  });

  it('may have any other content', () => {
    const { line } = logged({ url: 'nowhere', errorStackTrace: '', agent: '' });
    expect(line).toMatchObject({ page: '', kind: 'Error', frames: [], browser: '' });
  });

  it('is refused when the report is too large', () => {
    const { body } = crashApi.report;
    for (const field of ['url', 'errorStackTrace', 'agent'] as const) {
      const filled = (length: number) => body?.safeParse({ ...report, [field]: 'x'.repeat(length) }).success;
      expect([filled(CRASH_LIMITS[field]), filled(CRASH_LIMITS[field] + 1)]).toEqual([true, false]);
    }
  });
});
