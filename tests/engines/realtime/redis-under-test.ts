/** The Redis that the tests use, if there is one. */
import { describe } from '@jest/globals';
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openRedis, type RedisLink } from '../../../services/platform/redis/redis-link.js';
import { freePort } from '../../fixtures/built-program.js';
import { OwnProcess } from '../own-process.js';
import { notRun } from '../read-models/mongo-under-test.js';

/** Runs the tests on the server that TEST_REDIS_URL names; without one, the skipped tests are listed by name. */
export function describeOnRedis(name: string, tests: (server: string) => void): void {
  const server = process.env['TEST_REDIS_URL'];
  if (server === undefined) notRun(name, 'TEST_REDIS_URL names no server');
  else describe(name, () => tests(server));
}

/** Like `describeOnRedis`, with a server that the tests may stop and start. */
export function describeOnOwnRedis(name: string, tests: () => void): void {
  const there = spawnSync('redis-server', ['--version']).status === 0;
  if (process.env['TEST_REDIS_URL'] === undefined) notRun(name, 'TEST_REDIS_URL names no server');
  else if (there) describe(name, tests);
  else notRun(name, 'there is no redis-server to start and stop');
}

/** A connection as used by a process of one installation. */
export function redisOf(installation: string, url: string, logger: Logger): Promise<RedisLink> {
  const secret = (name: string) => Promise.resolve(createHash('sha256').update(`${installation} ${name}`).digest());
  return openRedis({ url, keys: { secret }, logger });
}

/** A Redis on a fixed port; killing it deletes its data. */
export class OwnRedis extends OwnProcess {
  private constructor(readonly port: number) {
    super('own-redis');
  }

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(...more: readonly string[]): Promise<void> {
    this.run(
      'redis-server',
      '--bind',
      '127.0.0.1',
      '--port',
      String(this.port),
      '--save',
      '',
      '--appendonly',
      'no',
      ...more,
    );
    for (let look = 0; look < 100; look += 1) {
      if (await this.accepts()) return;
      await pause(50);
    }
    throw new Error('redis-server does not start');
  }

  private accepts(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  }
}
