import { describe, expect, it } from '@jest/globals';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { button, largeFacts, mailHtml, mailText, paragraph, plainLink, quietLine, title } from './mail-html.js';

const foot = [
  '1 Quay Street, 29900 Aval',
  'VHF channel 9 · Phone +33 2 98 00 00 00',
  'Office open Mon–Fri 08:00–18:00',
];
const sender = { name: 'Port d’Aval', foot };
const link = 'https://harbour.example/r/x?a=1&b=2';
const parts = [
  title('Your stay'),
  paragraph('Hello Inès,'),
  largeFacts([['Due now', 'EUR 70.00'] as const, ['Please pay by', '3 June 2027'] as const]),
  button('Pay now', link),
  plainLink('Or open', link),
  quietLine('Enough?', 'Unsubscribe', link),
];

/** Fails where a tag is closed that is not open, and returns what stays open. */
function open(html: string): string[] {
  const stack: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z]\w*)/g)) {
    if (['meta', 'br'].includes(name)) continue;
    if (end === '') stack.push(name);
    else expect(stack.pop()).toBe(name);
  }
  return stack;
}

describe('the frame of mails', () => {
  it.each(languages)('is a whole document in %s', (language) => {
    const html = mailHtml(language, sender, parts);
    expect(html.startsWith(`<!doctype html><html lang="${language}">`)).toBe(true);
    expect(open(html)).toEqual([]);
  });

  it('is 600 pixels wide at most, and as narrow as the window', () => {
    const html = mailHtml('en', sender, parts);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('name="viewport" content="width=device-width"');
    expect([...html.matchAll(/(?<!max-)width[:=]"?(\d+%?)/g)].map(([, width]) => width)).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^\d+$/)]),
    );
  });

  it('has the marina on top, then the parts, then the foot', () => {
    const html = mailHtml('en', sender, parts);
    const body = html.slice(html.indexOf('<body'));
    const places = ['Port d’Aval', 'Hello Inès', 'EUR 70.00', 'Pay now', foot[0]!, foot[2]!].map((text) =>
      body.indexOf(text),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(mailHtml('en', { name: 'Quayside', foot: [] }, parts)).not.toContain('class="foot"');
  });

  it('breaks the line with channel, phone and address between these, and never within one', () => {
    const html = mailHtml('en', { name: 'Port d’Aval', foot: ['VHF channel 9 · office@port-aval.example'] }, parts);
    const part = (text: string) => `<span style="display:inline-block">${text}</span>`;
    expect(html).toContain(`${part('VHF channel 9 ·')} ${part('office@port-aval.example')}`);
  });

  it('loads nothing: no images, no styles, no scripts of other servers', () => {
    const html = mailHtml('en', sender, parts);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=|@import/i);
    expect(
      [...html.matchAll(/https?:\/\/[^"<\s]+/g)].every(([address]) => address.startsWith('https://harbour.example/')),
    ).toBe(true);
  });

  it('escapes every value', () => {
    const bad = '<script>"&\'';
    const html = mailHtml('en', { name: bad, association: bad, foot: [bad] }, [
      title(bad),
      paragraph(bad),
      largeFacts([[bad, bad] as const]),
      button(bad, bad),
      plainLink(bad, bad),
      quietLine(bad, bad, bad),
    ]);
    expect(html).not.toContain('<script');
    expect(html.split('&#60;script&#62;&#34;&#38;&#39;')).toHaveLength(16);
    expect(open(html)).toEqual([]);
  });

  it('has colours for a dark screen, and for programs that do not know them each text has its own background', () => {
    const html = mailHtml('en', sender, parts);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    for (const [, style = ''] of html.matchAll(/<td[^>]* style="([^"]*;color:[^"]*)"/g))
      expect(style).toContain('background:');
  });

  it('has no box without large facts', () => {
    expect(largeFacts([])).toBe('');
  });
});

describe('the text of a mail', () => {
  it('has the parts, and the foot at its end', () => {
    expect(mailText(sender, ['Hello,', 'Bye.'])).toBe(`Hello,\n\nBye.\n\n${foot.join('\n')}\n`);
    expect(mailText({ name: 'Quayside', foot: [] }, ['Hello,'])).toBe('Hello,\n');
  });
});
