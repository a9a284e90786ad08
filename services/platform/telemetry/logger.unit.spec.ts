import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { createLogger } from './logger.js';
import { during } from './work.js';

function logged(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createLogger(level, { write }), lines };
}

describe('the log', () => {
  it('has the correlation id of the current work, and of no other', async () => {
    const { logger, lines } = logged();
    const work = (correlation_id: string) =>
      during({ correlation_id }, async () => {
        await pause(5);
        logger.info('in');
      });
    await Promise.all([work('one'), work('two')]);
    logger.info('out');
    expect(lines.map(({ msg, correlation_id }) => [msg, correlation_id])).toEqual([
      ['in', 'one'],
      ['in', 'two'],
      ['out', undefined],
    ]);
  });

  it('lets a line set another one', () => {
    const { logger, lines } = logged();
    during({ correlation_id: 'one' }, () => logger.info({ correlation_id: 'two' }, 'x'));
    expect(lines[0]?.['correlation_id']).toBe('two');
  });

  it('keeps an error without the properties that a driver added', () => {
    const { logger, lines } = logged();
    const cause = new Error('550 <ada.quay@post.example>: no such mailbox');
    const error = Object.assign(new RangeError('E11000 for mongodb://root:pa55word@db.example:27017/x', { cause }), {
      code: 11000,
      writeErrors: [{ document: { first_name: 'Zephyrine' } }],
      rejected: ['ada.quay@post.example'],
    });
    logger.error({ err: error }, 'failed');
    const text = JSON.stringify(lines[0]);
    for (const secret of ['Zephyrine', 'ada.quay', 'pa55word', 'post.example']) expect(text).not.toContain(secret);
    expect(lines[0]).toMatchObject({
      err: { type: 'RangeError', code: 11000, message: expect.stringContaining('E11000'), cause: { type: 'Error' } },
    });
    expect(text).toContain('logger.unit.spec.ts');
  });

  it('recognises errors of other realms', () => {
    const { logger, lines } = logged();
    logger.error({ err: runInNewContext('new RangeError("too far")') as unknown }, 'failed');
    expect(lines[0]?.['err']).toMatchObject({ type: 'RangeError', message: 'too far' });
    logger.error({ err: { message: 'no error' } }, 'failed');
    expect(lines[1]?.['err']).toMatchObject({ type: 'object' });
  });

  it('logs thrown values that are not errors', () => {
    const { logger, lines } = logged();
    logger.error({ err: 'no answer for bob@post.example' }, 'failed');
    expect(lines[0]?.['err']).toEqual({ type: 'string', message: 'no answer for <address>' });
  });
});
