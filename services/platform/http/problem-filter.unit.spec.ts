import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { ProblemFilter } from './problem-filter.js';

describe('an error of a request', () => {
  let logger: Logger;
  const reply = {
    status: jest.fn<(status: number) => unknown>().mockReturnThis(),
    header: jest.fn<(name: string, value: string) => unknown>().mockReturnThis(),
    send: jest.fn<(body: string) => unknown>().mockReturnThis(),
  };
  const http = { getRequest: () => ({ id: 'a-request' }), getResponse: () => reply };
  const host = { switchToHttp: () => http } as unknown as ArgumentsHost;

  beforeEach(() => {
    jest.clearAllMocks();
    logger = pino({ level: 'silent' });
    jest.spyOn(logger, 'error');
    jest.spyOn(logger, 'debug');
  });

  it('is answered without details when it is unexpected', () => {
    new ProblemFilter(logger).catch(new Error('the secret of the house'), host);
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(reply.status).toHaveBeenCalledWith(500);
    expect(String(reply.send.mock.calls)).not.toContain('secret');
  });

  it('is no error when the caller left before the end of the answer', () => {
    const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    new ProblemFilter(logger).catch(left, host);
    expect(logger.error).not.toHaveBeenCalled();
    expect(logger.debug).toHaveBeenCalledTimes(1);
    expect(reply.send).not.toHaveBeenCalled();
  });
});
