import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dashboardApi } from '../../contracts/dashboard/api.js';
import { settingsApi } from '../../contracts/marinas/api.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

const POSITION = { latitude: 47.87, longitude: -3.92 };
const forecast = {
  current: {
    temperature_2m: 17.6,
    wind_speed_10m: 12.4,
    wind_gusts_10m: 19.5,
    wind_direction_10m: 247,
    weather_code: 61,
  },
  hourly: {
    time: ['2027-06-01T11:00', '2027-06-01T12:00'],
    temperature_2m: [18.2, 19.9],
    wind_gusts_10m: [21, 33],
    precipitation: [0.4, 1.3],
  },
};

const asked: URL[] = [];
let answer: { status: number; body: string } = { status: 200, body: JSON.stringify(forecast) };
let service: Server;
let server: MarinaServer;
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://forecast'));
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const settings = { WEATHER_URL: `http://127.0.0.1:${port}/v1/forecast?models=best`, LOG_LEVEL: 'silent' as const };
  server = await startMarinaServer({ settings });
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

async function weatherOf(position?: typeof POSITION) {
  const marina = await server.openMarina();
  const { token } = await server.addStaff(marina);
  if (position !== undefined) {
    const marina_profile = { name: 'Port', time_zone: 'UTC', office_email: 'office@port.example', position };
    await server.must(settingsApi.profile, { token, body: { marina_profile } });
    await server.settled();
  }
  return async () => (await server.must(dashboardApi.weather, { token })).weather;
}

it('is loaded for the place of the marina, once in half an hour', async () => {
  const weather = await weatherOf(POSITION);
  expect(await weather()).toMatchObject({ condition: 'rain', temperature: 18, wind: { from: 247, knots: 12 } });
  expect(await weather()).toMatchObject({ ahead: { gusts: 33, gusts_at: '2027-06-01T12:00:00.000Z', rain: 2 } });
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('latitude')])).toEqual([
    ['/v1/forecast', '47.87'],
  ]);
  expect(asked[0]?.searchParams.get('models')).toBe('best');
  server.clock.set('2027-06-01T10:31:00.000Z');
  await weather();
  expect(asked).toHaveLength(2);
});

it('is left out for a marina without a position', async () => {
  asked.length = 0;
  const weather = await weatherOf();
  expect(await weather()).toBeNull();
  expect(asked).toEqual([]);
});

it.each([
  ['fails', { status: 500, body: '' }],
  ['answers something else', { status: 200, body: '{"error":true}' }],
])('is left out where the service %s', async (_how, given) => {
  answer = given;
  const weather = await weatherOf(POSITION);
  expect(await weather()).toBeNull();
  answer = { status: 200, body: JSON.stringify(forecast) };
  expect(await weather()).toBeNull();
  server.clock.advance(61_000);
  expect(await weather()).toMatchObject({ temperature: 18 });
});
