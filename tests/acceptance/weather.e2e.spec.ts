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
const days = {
  daily: {
    time: ['2027-06-01', '2027-06-02', '2027-06-03'],
    weather_code: [61, 0, 3],
    temperature_2m_min: [14.4, 15.6, 13],
    temperature_2m_max: [18.5, 22.1, 20],
    wind_gusts_10m_max: [33.7, 12.2, 14],
    precipitation_sum: [5.6, 0, 0],
  },
};
const BOTH = JSON.stringify({ ...forecast, ...days });

const asked: URL[] = [];
let answer: { status: number; body: string } = { status: 200, body: BOTH };
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

async function tokenOf(position?: typeof POSITION): Promise<string> {
  const marina = await server.openMarina();
  const { token } = await server.addStaff(marina);
  if (position !== undefined) {
    const marina_profile = { name: 'Port', time_zone: 'UTC', office_email: 'office@port.example', position };
    await server.must(settingsApi.profile, { token, body: { marina_profile } });
    await server.settled();
  }
  return token;
}

async function weatherOf(position?: typeof POSITION) {
  const token = await tokenOf(position);
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
  answer = { status: 200, body: BOTH };
  expect(await weather()).toBeNull();
  server.clock.advance(61_000);
  expect(await weather()).toMatchObject({ temperature: 18 });
});

it('is known for the nights of a stay that the service looks ahead to, and loaded once for all stays', async () => {
  const token = await tokenOf(POSITION);
  asked.length = 0;
  const ahead = (start_date: string, end_date: string) =>
    server.must(dashboardApi.forecast, { token, body: { start_date, end_date } });
  expect(await ahead('2027-06-02', '2027-06-09')).toEqual({
    standing: 'known',
    days: [
      { date: '2027-06-02', condition: 'clear', low: 16, high: 22, gusts: 12, rain: 0 },
      { date: '2027-06-03', condition: 'cloudy', low: 13, high: 20, gusts: 14, rain: 0 },
    ],
    until: '2027-06-03',
  });
  expect(await ahead('2027-07-02', '2027-07-03')).toEqual({ standing: 'known', days: [], until: '2027-06-03' });
  expect(asked.map(({ searchParams }) => searchParams.get('timezone'))).toEqual(['UTC']);
  const backwards = { start_date: '2027-06-02', end_date: '2027-06-02' };
  expect((await server.call(dashboardApi.forecast, { token, body: backwards })).status).toBe(400);
});

it('says why there is no forecast for the nights of a stay', async () => {
  const body = { start_date: '2027-06-02', end_date: '2027-06-03' };
  const standing = async (token: string) => (await server.must(dashboardApi.forecast, { token, body })).standing;
  expect(await standing(await tokenOf())).toBe('no_position');
  answer = { status: 500, body: '' };
  expect(await standing(await tokenOf(POSITION))).toBe('no_answer');
  answer = { status: 200, body: BOTH };
});
