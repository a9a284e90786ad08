import { describe, expect, it } from '@jest/globals';
import { openMeteoAnswer, openMeteoQuestion, weatherOf } from './forecast.js';

const answer = {
  current: {
    time: '2027-07-03T09:45',
    temperature_2m: 17.6,
    wind_speed_10m: 12.4,
    wind_gusts_10m: 19.5,
    wind_direction_10m: 360,
    weather_code: 61,
  },
  hourly: {
    time: ['2027-07-03T10:00', '2027-07-03T11:00', '2027-07-03T12:00'],
    temperature_2m: [18.2, 19.9, null],
    wind_gusts_10m: [21.2, 33.7, 30],
    precipitation: [0.4, 1.3, null],
  },
};
const at = '2027-07-03T09:50:00.000Z';

describe('the weather of a forecast', () => {
  it('is now, and what the next hours bring at most', () => {
    expect(weatherOf(openMeteoAnswer.parse(answer), at)).toEqual({
      at,
      condition: 'rain',
      temperature: 18,
      wind: { from: 0, knots: 12, gusts: 20 },
      ahead: { low: 18, high: 20, gusts: 34, gusts_at: '2027-07-03T11:00:00.000Z', rain: 2 },
    });
  });

  it('has no hour of gusts that are strongest now', () => {
    const calming = { ...answer, current: { ...answer.current, wind_gusts_10m: 50 } };
    expect(weatherOf(openMeteoAnswer.parse(calming), at).ahead).toMatchObject({ gusts: 50, gusts_at: null });
  });

  it.each([
    [0, 'clear'],
    [3, 'cloudy'],
    [45, 'fog'],
    [55, 'rain'],
    [75, 'snow'],
    [81, 'rain'],
    [96, 'thunder'],
  ])('has code %i as %s', (weather_code, condition) => {
    const given = openMeteoAnswer.parse({ ...answer, current: { ...answer.current, weather_code } });
    expect(weatherOf(given, at).condition).toBe(condition);
  });
});

it('asks for knots, in UTC, at the place of the marina', () => {
  const question = openMeteoQuestion({ latitude: 47.87, longitude: -3.92 });
  expect(Object.fromEntries(question)).toMatchObject({
    latitude: '47.87',
    longitude: '-3.92',
    wind_speed_unit: 'kn',
    timezone: 'GMT',
    forecast_hours: '24',
  });
});
