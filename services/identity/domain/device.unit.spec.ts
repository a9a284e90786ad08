import { expect, it } from '@jest/globals';
import { deviceOf } from './device.js';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.4 Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} CriOS/126.0 Mobile/15E148`, 'Chrome', 'iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${chrome} SamsungBrowser/25.0 Mobile`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')} Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 Vivaldi/6.8`, 'Vivaldi', 'Linux'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('%s is %s on %s', (agent, browser, system) => {
  expect(deviceOf({ agent, address: '192.0.2.7' })).toEqual({ browser, system, address: '192.0.2.7' });
});
