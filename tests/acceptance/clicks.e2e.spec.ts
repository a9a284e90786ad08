import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clickApi } from '../../contracts/operations/api.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

describe('clicks of staff who want to learn more', () => {
  const received: unknown[] = [];
  let answers = 200;
  let receiver: Server;
  let server: MarinaServer;
  let token: string;
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
        response.writeHead(answers).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    const settings = { CLICKS_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, LOG_LEVEL: 'silent' as const };
    server = await startMarinaServer({ settings });
    token = (await server.addStaff(await server.openMarina())).token;
  });
  afterAll(async () => {
    await server.close();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
  });

  it('reach the address that is set', async () => {
    const learned = await server.must(clickApi.learnMore, { token, body: { type: 'absences' } });
    const clicked = await server.must(clickApi.reportBanner, { token, body: { banner: 'freedom_boat_banner' } });
    expect([learned, clicked]).toEqual([{ delivered: true }, { delivered: true }]);
    expect(received).toMatchObject([
      { text: 'Ada Quay wants to learn more: absences', click: 'learn_more', what: 'absences' },
      { click: 'banner', what: 'freedom_boat_banner' },
    ]);
  });

  it('cannot carry markup of Slack in what staff or their browsers send', async () => {
    received.length = 0;
    await server.must(clickApi.reportBanner, { token, body: { banner: '<!channel> & <https://x.example|you>' } });
    expect(received).toMatchObject([
      { text: 'Ada Quay clicked the banner &lt;!channel&gt; &amp; &lt;https://x.example|you&gt;' },
    ]);
  });

  it('do no harm where that address fails', async () => {
    answers = 500;
    expect(await server.must(clickApi.learnMore, { token, body: { type: 'reservation' } })).toEqual({
      delivered: false,
    });
  });
});
