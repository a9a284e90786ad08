import * as z from 'zod';
import type { Weather } from '../../../contracts/dashboard/figures.js';
import type { WeatherCondition } from '../../../contracts/dashboard/vocabulary.js';

const figure = z.number();
const hours = z.array(figure.nullable());

/** The part of an answer of Open-Meteo that is read (https://open-meteo.com/en/docs); times are UTC without a zone. */
export const openMeteoAnswer = z.object({
  current: z.object({
    temperature_2m: figure,
    wind_speed_10m: figure,
    wind_gusts_10m: figure,
    wind_direction_10m: figure,
    weather_code: figure,
  }),
  hourly: z.object({ time: z.array(z.string()), temperature_2m: hours, wind_gusts_10m: hours, precipitation: hours }),
});
export type OpenMeteoAnswer = z.infer<typeof openMeteoAnswer>;

/** The question of which `openMeteoAnswer` is the answer: now and the next 24 hours, in °C, knots and mm. */
export function openMeteoQuestion({ latitude, longitude }: { latitude: number; longitude: number }): URLSearchParams {
  return new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    current: 'temperature_2m,wind_speed_10m,wind_gusts_10m,wind_direction_10m,weather_code',
    hourly: 'temperature_2m,wind_gusts_10m,precipitation',
    forecast_hours: '24',
    wind_speed_unit: 'kn',
    timezone: 'GMT',
  });
}

/** Upper ends of the ranges of the WMO code 4677 that Open-Meteo uses. */
const conditions: readonly (readonly [number, WeatherCondition])[] = [
  [1, 'clear'],
  [3, 'cloudy'],
  [48, 'fog'],
  [67, 'rain'],
  [77, 'snow'],
  [82, 'rain'],
  [86, 'snow'],
  [99, 'thunder'],
];

function conditionOf(code: number): WeatherCondition {
  return conditions.find(([to]) => code <= to)?.[1] ?? 'cloudy';
}

/** What the desk sees of a forecast. @param at when it was loaded */
export function weatherOf({ current, hourly }: OpenMeteoAnswer, at: string): Weather {
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  const temperatures = [current.temperature_2m, ...known(hourly.temperature_2m)];
  const strongest = Math.max(current.wind_gusts_10m, ...known(hourly.wind_gusts_10m));
  const hour = hourly.time[hourly.wind_gusts_10m.indexOf(strongest)];
  return {
    at,
    condition: conditionOf(current.weather_code),
    temperature: Math.round(current.temperature_2m),
    wind: {
      from: Math.round(current.wind_direction_10m) % 360,
      knots: Math.round(current.wind_speed_10m),
      gusts: Math.round(current.wind_gusts_10m),
    },
    ahead: {
      low: Math.round(Math.min(...temperatures)),
      high: Math.round(Math.max(...temperatures)),
      gusts: Math.round(strongest),
      gusts_at: hour === undefined ? null : new Date(`${hour}Z`).toISOString(),
      rain: Math.round(known(hourly.precipitation).reduce((sum, value) => sum + value, 0)),
    },
  };
}
