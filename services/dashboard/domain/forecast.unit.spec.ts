import { describe, expect, it } from '@jest/globals';
import { daysAnswer, daysOf, daysQuestion, openMeteoAnswer, openMeteoQuestion, weatherOf } from './forecast.js';

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

describe('the days of a forecast', () => {
  const daily = {
    time: ['2027-07-03', '2027-07-04', '2027-07-05'],
    weather_code: [61, 0, 3],
    temperature_2m_min: [14.4, 15.6, null],
    temperature_2m_max: [18.5, 22.1, 20],
    wind_gusts_10m_max: [33.7, 12.2, 14],
    precipitation_sum: [5.6, 0, 0],
  };

  it('are those whose figures are all known', () => {
    expect(daysOf(daysAnswer.parse({ daily }))).toEqual([
      { date: '2027-07-03', condition: 'rain', low: 14, high: 19, gusts: 34, rain: 6 },
      { date: '2027-07-04', condition: 'clear', low: 16, high: 22, gusts: 12, rain: 0 },
    ]);
  });

  it('are those of the marina, in knots', () => {
    const question = daysQuestion({ latitude: 47.87, longitude: -3.92 }, 'Europe/Paris');
    expect(Object.fromEntries(question)).toMatchObject({
      latitude: '47.87',
      longitude: '-3.92',
      wind_speed_unit: 'kn',
      timezone: 'Europe/Paris',
      forecast_days: '16',
    });
  });
});
