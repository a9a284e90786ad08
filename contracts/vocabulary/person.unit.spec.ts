import { describe, expect, it } from '@jest/globals';
import { birthday, email, firstName, lastName, phone } from './person.js';
import { line, paragraph, requiredLine } from './text.js';

describe('names', () => {
  it.each(['Al', "O'Neill", 'O’Neill', 'Jean-Luc', 'St. Clair', 'de`Ath', 'Žofie', 'Ольга', 'Zoe\u0308'])(
    'take %s',
    (name) => {
      expect(firstName.safeParse(name).success).toBe(true);
      expect(lastName.safeParse(name).success).toBe(true);
    },
  );

  it.each(['-Al', "'Al", ' .', '4l', 'Al3x', 'Al@x', 'Al\nex', 'Al\u0000'])('refuse %j', (name) => {
    expect(firstName.safeParse(name).error?.issues[0]?.message).toBe('fnameInvalid');
    expect(lastName.safeParse(name).error?.issues[0]?.message).toBe('lnameInvalid');
  });
});

describe('phone numbers', () => {
  it.each(['12345', '+12345', '1-234', '+33-612-345-678', '1----', ''])('take %j', (number) => {
    expect(phone.safeParse(number).success).toBe(true);
  });

  it.each([
    ['+44 20 7946 0018', '+442079460018'],
    ['+49 431 555\u00A00182', '+494315550182'],
    ['0431/555 01 82', '04315550182'],
    ['(0431) 555.0182', '04315550182'],
    ['+44 (0)20-7946-0018', '+4420-7946-0018'],
  ])('take %j as people write it', (typed, number) => expect(phone.parse(typed)).toBe(number));

  it.each(['1234', '+1234', '+', '-12345', '1 2 3 4', '++12345', '12345 ext', '1'.repeat(33)])(
    'refuse %j',
    (number) => {
      expect(phone.safeParse(number).error?.issues.map((issue) => issue.message)).toEqual(['phoneInvalid']);
    },
  );
});

describe('mail addresses', () => {
  it('are trimmed and lowered', () => {
    expect(email.parse(' Ines.D+boat@Example.ORG ')).toBe('ines.d+boat@example.org');
  });

  it.each(['ines', 'ines@', '@example.org', 'i nes@example.org', 'ines@example', 'ines@ex..org'])(
    'refuse %j',
    (text) => {
      expect(email.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual(['emailInvalid']);
    },
  );
});

describe('birthdays', () => {
  it('come out as ISO dates', () => {
    expect(birthday.parse('29/02/2000')).toBe('2000-02-29');
    expect(birthday.parse('')).toBe('');
  });

  it.each(['29/02/1999', '32/01/1990', '1/1/1990', '01/01/90', 'yesterday'])('refuse %j', (text) => {
    expect(birthday.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual(['inValidDate']);
  });
});

describe('free text', () => {
  it('is trimmed, has a maximum and no control characters', () => {
    expect(line(3).parse(' abc ')).toBe('abc');
    expect(line(3).safeParse('abcd').error?.issues[0]?.message).toBe('tooLong');
    expect(line(3).safeParse('a\nb').error?.issues[0]?.message).toBe('specialChars');
    expect(paragraph(3).parse('a\nb')).toBe('a\nb');
    expect(paragraph(3).safeParse('a\u0000b').error?.issues[0]?.message).toBe('specialChars');
    expect(requiredLine(3, 'nameRequired').safeParse(' ').error?.issues[0]?.message).toBe('nameRequired');
  });
});
