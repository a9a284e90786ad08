import { describe, expect, it } from '@jest/globals';
import { readMail } from './received-mail.js';

const HEAD = 'From: "Noor" <Noor@Example.org>\nTo: Port Quay <reply+r0@port.example>\nMessage-ID: <1@example.org>\n';
const read = (source: string) => readMail(Buffer.from(source.replaceAll('\n', '\r\n')));
const ofType = (type: string, body: string, more = '') => read(`${HEAD}${more}Content-Type: ${type}\n\n${body}`);

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('a received mail', () => {
  it('names its sender and everybody it was sent to, in lower case', async () => {
    const mail = await read(
      `${HEAD}Cc: other@example.org\nDelivered-To: <REPLY+R1@port.example>\nX-Original-To: reply+r2@port.example\n\nHi\n`,
    );
    expect(mail).toMatchObject({ from: 'noor@example.org', automatic: false, text: 'Hi\n', files: [] });
    expect(mail.recipients).toEqual([
      'reply+r0@port.example',
      'other@example.org',
      'reply+r1@port.example',
      'reply+r2@port.example',
    ]);
  });

  it('has one identity however often it is delivered', async () => {
    const [one, other] = [await read(`${HEAD}\nHi\n`), await read(`Received: by mx; today\n${HEAD}\nHi\n`)];
    expect(one.identity).toBe(other.identity);
    expect((await read(`${HEAD.replace('<1@', '<2@')}\nHi\n`)).identity).not.toBe(one.identity);
    expect((await read('From: a@b.example\n\nHi\n')).identity).not.toBe(
      (await read('From: a@b.example\n\nHo\n')).identity,
    );
  });

  it.each([
    'Auto-Submitted: auto-replied\n',
    'Auto-Submitted: auto-generated (rejected)\n',
    'Precedence: bulk\n',
    'Precedence: auto_reply\n',
    'X-Autoreply: yes\n',
    'List-Id: <sailors.example.org>\n',
    'Return-Path: <>\n',
    'X-Failed-Recipients: reply@port.example\n',
  ])('is known as sent by a program by %s', async (header) => {
    expect((await read(`${HEAD}${header}\nI am away.\n`)).automatic).toBe(true);
  });

  it('is known as a bounce by its sender and its type', async () => {
    expect((await read('From: MAILER-DAEMON@mx.example\n\nUndelivered\n')).automatic).toBe(true);
    expect((await ofType('multipart/report; boundary=b', '--b\n\nUndelivered\n--b--\n')).automatic).toBe(true);
    expect(
      (await read(`${HEAD}Auto-Submitted: no\nPrecedence: first-class\nReturn-Path: <noor@example.org>\n\nHi`))
        .automatic,
    ).toBe(false);
  });

  it('prefers the plain text', async () => {
    const mail = await ofType(
      'multipart/alternative; boundary=b',
      '--b\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nGr=FC=DFe\n--b\nContent-Type: text/html\n\n<b>Other</b>\n--b--\n',
    );
    expect(mail.text.trim()).toBe('Grüße');
  });

  it('reduces HTML to text, marks quotations and runs nothing', async () => {
    const html =
      '<style>p{}</style><script>alert(1)</script><p>Gr&uuml;&szlig;e<br>from <b>Sirocco</b></p><img src=x onerror=alert(1)>' +
      '<div>On 1 Jun 2027, Port wrote:</div><blockquote type="cite"><p>When do you arrive?</p></blockquote>';
    const { text } = await ofType('text/html; charset=utf-8', html);
    expect(text).toMatch(/^Grüße\nfrom Sirocco\n/);
    expect(text).toContain('On 1 Jun 2027, Port wrote:');
    expect(text).toContain('> When do you arrive?');
    expect(text).not.toMatch(/alert|<|p\{\}/);
  });

  it.each([
    ['many lines', `${HEAD}\n${'x\n'.repeat(1_000_000)}`],
    ['many parts', `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(300_000)}`],
    ['a long header', `${HEAD}${'X-A: b\n'.repeat(300_000)}\nHi\n`],
  ])('is not read if it has %s', async (_, source) => {
    await expect(read(source)).rejects.toThrow('too many lines or too long a header');
  });

  it('is read up to a length in which its quotations can be found quickly', async () => {
    const { text } = await ofType('text/plain', `At 18:00.\n${'@'.repeat(300_000)}\n`);
    expect(text).toMatch(/^At 18:00\.\n@/);
    expect(text).toHaveLength(200_000);
  });

  it('is read though its HTML is nested without end', async () => {
    const { text } = await ofType('text/html', `<p>At 18:00.</p>${'<ul><li>'.repeat(150_000)}`);
    expect(text).toMatch(/^At 18:00\./);
  });

  it('brings its files, without the logos of a signature and without folders in their names', async () => {
    const part = (headers: string, bytes: Buffer) =>
      `--b\n${headers}\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n`;
    const mail = await ofType(
      'multipart/related; boundary=b',
      '--b\nContent-Type: text/html\n\n<p>See</p><img src="cid:logo"><img src="cid:photo">\n' +
        part('Content-Type: image/png\nContent-ID: <logo>\nContent-Disposition: inline; filename=logo.png', PNG) +
        part(
          'Content-Type: image/png\nContent-ID: <photo>\nContent-Disposition: inline; filename=photo.png',
          Buffer.concat([PNG, Buffer.alloc(70_000)]),
        ) +
        part('Content-Type: application/pdf\nContent-Disposition: attachment; filename="../../etc/paper.pdf"', PNG) +
        '--b--\n',
    );
    expect(mail.files.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      ['photo.png', 70_008],
      ['paper.pdf', 8],
    ]);
  });
});
