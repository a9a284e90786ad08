/** The distribution's Redis, in memory only. */
import { connect } from 'node:net';
import { need, works } from './programs.mjs';

export const redis = {
  name: 'redis',
  what: 'Redis',
  variable: 'TEST_REDIS_URL',
  port: 6479,
  url: (port) => `redis://127.0.0.1:${port}`,

  prepare(tell) {
    need(() => works('redis-server', ['--version']), 'Redis', ['redis-server'], tell);
  },

  command: (port) => ({
    command: 'redis-server',
    args: ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
  }),

  answers: (port) =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
      const settle = (answers) => {
        socket.destroy();
        resolve(answers);
      };
      socket.setTimeout(1000, () => settle(false));
      socket.once('error', () => settle(false)).once('data', (data) => settle(String(data).startsWith('+PONG')));
    }),
};
