import { describe, expect, it } from '@jest/globals';
import { partsOf, replyText } from './reply-text.js';

const ANSWER = 'We arrive at 18:00.\nIs there water on the pontoon?';
const QUOTED = 'Hello Noor,\n\nWhen do you arrive?\n\nThe harbour office, Port Quay';
const marked = QUOTED.split('\n')
  .map((line) => `> ${line}`)
  .join('\n');
const PORT = 'Port Quay <reply+r0a1b2@port.example>';

/** Introductions as the programs write them in each language. */
const introductions: [program: string, introduction: string][] = [
  ['Gmail in English', `On Tue, Jun 1, 2027 at 10:00 AM Port Quay <\nreply+r0a1b2@port.example> wrote:`],
  ['Apple Mail in English', `On 1 Jun 2027, at 10:00, ${PORT} wrote:`],
  ['Thunderbird in English', `On 01/06/2027 10:00, Port Quay wrote:`],
  ['Gmail in German', `Am Di., 1. Juni 2027 um 10:00 Uhr schrieb Port Quay <\nreply+r0a1b2@port.example>:`],
  ['Apple Mail in German', `Am 01.06.2027 um 10:00 schrieb ${PORT}:`],
  ['Gmail in French', `Le mar. 1 juin 2027 à 10:00, Port Quay <reply+r0a1b2@port.example> a\nécrit :`],
  ['Apple Mail in French', `Le 1 juin 2027 à 10:00, ${PORT} a écrit :`],
  ['Gmail in Spanish', `El mar, 1 jun 2027 a las 10:00, Port Quay (<\nreply+r0a1b2@port.example>) escribió:`],
  ['Apple Mail in Spanish', `El 1 jun 2027, a las 10:00, ${PORT} escribió:`],
  ['Gmail in Italian', `Il giorno mar 1 giu 2027 alle ore 10:00 Port Quay <\nreply+r0a1b2@port.example> ha scritto:`],
  ['Apple Mail in Italian', `Il giorno 1 giu 2027, alle ore 10:00, ${PORT} ha scritto:`],
  ['an older Gmail', `2027-06-01 10:00 GMT+02:00 ${PORT}:`],
];

/** The rule and header that Outlook writes above a quotation. */
const headers: [program: string, header: string][] = [
  ['English', 'From: Port Quay <reply@port.example>\nSent: Tuesday, 1 June 2027 10:00\nTo: Noor\nSubject: A message'],
  [
    'German',
    'Von: Port Quay <reply@port.example>\nGesendet: Dienstag, 1. Juni 2027 10:00\nAn: Noor\nBetreff: Nachricht',
  ],
  ['French', 'De : Port Quay <reply@port.example>\nEnvoyé : mardi 1 juin 2027 10:00\nÀ : Noor\nObjet : Message'],
  [
    'Spanish',
    'De: Port Quay <reply@port.example>\nEnviado el: martes, 1 de junio de 2027 10:00\nPara: Noor\nAsunto: Mensaje',
  ],
  ['Italian', 'Da: Port Quay <reply@port.example>\nInviato: martedì 1 giugno 2027 10:00\nA: Noor\nOggetto: Messaggio'],
  ['bold English', '*From:* Port Quay <reply@port.example>\n*Sent:* Tuesday, 1 June 2027 10:00\n*To:* Noor'],
];

const originals = [
  '-----Original Message-----',
  '-----Ursprüngliche Nachricht-----',
  '-----Message d’origine-----',
  "-----Message d'origine-----",
  '-----Mensaje original-----',
  '-----Messaggio originale-----',
];

const advertisements = [
  'Sent from my iPhone',
  'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'Von meinem iPhone gesendet',
  'Gesendet von Outlook für Android',
  'Envoyé de mon iPhone',
  'Envoyé à partir de Outlook pour iOS',
  'Enviado desde mi iPhone',
  'Inviato da iPhone',
  'Inviato dal mio Galaxy',
];

describe('the words of a reply', () => {
  it.each(introductions)('end before the quotation of %s', (_, introduction) => {
    expect(replyText(`${ANSWER}\n\n${introduction}\n\n${marked}\n`)).toBe(ANSWER);
    expect(replyText(`${ANSWER}\r\n\r\n${introduction.replaceAll('\n', '\r\n')}\r\n\r\n${QUOTED}\r\n`)).toBe(ANSWER);
  });

  it.each(headers)('end before the header of Outlook in %s', (_, header) => {
    expect(replyText(`${ANSWER}\n\n${header}\n\n${QUOTED}`)).toBe(ANSWER);
    expect(replyText(`${ANSWER}\n\n________________________________\n${header}\n\n${QUOTED}`)).toBe(ANSWER);
  });

  it.each(originals)('end before %s', (line) => {
    expect(replyText(`${ANSWER}\n\n${line}\n${QUOTED}`)).toBe(ANSWER);
  });

  it.each(advertisements)('are without the signature "%s"', (line) => {
    expect(replyText(`${ANSWER}\n\n${line}\n\nOn 1 Jun 2027, at 10:00, ${PORT} wrote:\n\n${marked}`)).toBe(ANSWER);
    expect(replyText(`${line} is what my phone adds.\n${ANSWER}`)).toContain(ANSWER);
  });

  it('are without a signature below two hyphens', () => {
    expect(replyText(`${ANSWER}\n\n-- \nNoor Vermeer\n+31 6 12345678`)).toBe(ANSWER);
    expect(replyText(`${ANSWER}\n--\nNoor`)).toBe(ANSWER);
  });

  it('include those below and between the quoted lines', () => {
    const between = `On 1 Jun 2027, at 10:00, ${PORT} wrote:\n> When do you arrive?\nAt 18:00.\n> And your draft?\n1.7 m.\n`;
    expect(replyText(between)).toBe('At 18:00.\n1.7 m.');
  });

  it('are empty if the mail only quotes', () => {
    expect(replyText(`\nOn 1 Jun 2027, at 10:00, ${PORT} wrote:\n\n${marked}`)).toBe('');
    expect(replyText(' \r\n\u00a0\r\n')).toBe('');
  });

  it.each([
    'On Tuesday we wrote: please call us.\nWill you?',
    'From: Calais\nTo: Port Quay',
    'Le vent a forci.\nIl pleut.',
    '5 > 4 metres of draft\n-- no problem at all',
    'El barco está listo',
  ])('are kept whole where nothing is quoted: %s', (text) => {
    expect(replyText(text)).toBe(text);
  });

  it('hold no control characters and no invisible ones', () => {
    expect(replyText('Hello\u0000\u0007 har\u200bbour\u202e\n\n\n\n\nmaster\u00a0!')).toBe('Hello harbour\n\nmaster !');
  });

  it('are found quickly in a long hostile mail', () => {
    const hostile = `${'On '.repeat(20_000)}\n`.repeat(5) + '*From: '.repeat(50_000);
    expect(replyText(hostile).length).toBeGreaterThan(0);
    // A line that looked like thousands of nested addresses took minutes to search.
    const line = '<'.repeat(300) + '@'.repeat(600);
    expect(replyText(`${line}\n`.repeat(50))).toBe(`${line}\n`.repeat(50).trim());
    expect(replyText('<'.repeat(300) + '@'.repeat(199_000))).toHaveLength(199_300);
  });

  it.each(['Port <a@b@c.example> wrote:', '2027-06-01 Port <a@b@c.example>:'])(
    'are not ended by what is no address: %s',
    (line) => {
      expect(replyText(`${ANSWER}\n${line}\nMore`)).toBe(`${ANSWER}\n${line}\nMore`);
    },
  );

  it('are not ended by an introduction that is longer than any mail program writes', () => {
    const line = `On 1 June 2027 ${'<'.repeat(250)} ${'x '.repeat(400)}<a@b.example> wrote:`;
    expect(replyText(`${ANSWER}\n${line}`)).toBe(`${ANSWER}\n${line}`);
  });
});

describe('a long text', () => {
  it('is divided between paragraphs, then lines, then words', () => {
    expect(partsOf('short', 10)).toEqual(['short']);
    expect(partsOf('one two\n\nthree four', 12)).toEqual(['one two', 'three four']);
    expect(partsOf('one two three four', 12)).toEqual(['one two', 'three four']);
    expect(partsOf('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
    expect(partsOf('', 10)).toEqual([]);
  });
});
