import * as z from 'zod';
import type { DayForecast, Weather } from '../../../contracts/dashboard/figures.js';
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

/** The part of an answer about whole days that is read; the days are those of the time zone that the question names. */
export const daysAnswer = z.object({
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: hours,
    temperature_2m_min: hours,
    temperature_2m_max: hours,
    wind_gusts_10m_max: hours,
    precipitation_sum: hours,
  }),
});
export type DaysAnswer = z.infer<typeof daysAnswer>;

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Days that Open-Meteo looks ahead at most, today included. */
const MOST_DAYS = 16;

/** The question of which `daysAnswer` is the answer: the days of a time zone (IANA name) from today on, in °C, knots and mm. */
export function daysQuestion({ latitude, longitude }: Position, time_zone: string): URLSearchParams {
  return new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    daily: 'weather_code,temperature_2m_min,temperature_2m_max,wind_gusts_10m_max,precipitation_sum',
    forecast_days: String(MOST_DAYS),
    wind_speed_unit: 'kn',
    timezone: time_zone,
  });
}

/** The question of which `openMeteoAnswer` is the answer: now and the next 24 hours, in °C, knots and mm. */
export function openMeteoQuestion({ latitude, longitude }: Position): URLSearchParams {
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

/** The days of a forecast, earliest first. A day of which a figure is missing is left out. */
export function daysOf({ daily }: DaysAnswer): DayForecast[] {
  return daily.time.flatMap((date, index) => {
    const figures = [
      daily.weather_code[index],
      daily.temperature_2m_min[index],
      daily.temperature_2m_max[index],
      daily.wind_gusts_10m_max[index],
      daily.precipitation_sum[index],
    ];
    const [code, low, high, gusts, rain] = figures.filter((value) => value != null).map(Math.round);
    if (code === undefined || low === undefined || high === undefined) return [];
    if (gusts === undefined || rain === undefined) return [];
    return [{ date, condition: conditionOf(code), low, high, gusts, rain }];
  });
}
