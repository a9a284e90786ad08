import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { associationLogos, logoPlace } from './association.js';
import { installationOffer, legalTextForm, legalTextKind } from './configuration.js';
import { associationCodes } from './vocabulary.js';

const count = z.number().int();

/** Null: the text that the product brings, before anybody published one. */
const publishedAt = instant.nullable();

/** A published version; they are numbered from 1 for each text and language, 0 is what the product brings. */
const versionOfText = z.object({ version: count, published_at: publishedAt });

const text = {
  title: 'Cookie policy',
  sections: [{ title: 'Storage', paragraphs: ['This site sets no cookies of others.'] }],
};
const offer = {
  associations: { TEM: 'TEM', BFG: 'BFG', IGY: 'IGY Marinas', STX: 'STX' },
  amenities: ['SHOWERS' as const, 'WIFI' as const],
};

const logoUrl = `/associations/logo?logo_id=${receiptExample.id}`;
const noLogos = { light: null, dark: null };

export const configurationSchemas = {
  get: callSchemas({
    summary: 'What the installation offers its marinas, and the newest version of each legal text',
    answer: z.object({
      revision: count,
      offer: installationOffer,
      /** By code. */
      logos: z.record(z.enum(associationCodes), associationLogos),
      texts: z.array(versionOfText.extend({ kind: legalTextKind, language })),
    }),
    example: {
      answer: {
        revision: 3,
        offer,
        logos: { TEM: { light: logoUrl, dark: null }, BFG: noLogos, IGY: noLogos, STX: noLogos },
        texts: [{ kind: 'cookie_policy', language: 'en', version: 0, published_at: null }],
      },
    },
  }),
  offer: callSchemas({
    summary: 'Set what the installation offers its marinas',
    body: z.strictObject({ offer: installationOffer }),
    answer: commandReceipt,
    example: { body: { offer }, answer: receiptExample },
  }),
  setLogo: callSchemas({
    summary: 'Upload the logo of an association, a PNG, JPEG or WebP picture; it replaces the one before',
    body: logoPlace,
    answer: commandReceipt,
    rate: 'upload',
    example: { body: { association: 'TEM', scheme: 'light' }, answer: receiptExample },
  }),
  removeLogo: callSchemas({
    summary: 'Remove a logo of an association',
    body: logoPlace,
    answer: commandReceipt,
    example: { body: { association: 'TEM', scheme: 'dark' }, answer: receiptExample },
  }),
  publish: callSchemas({
    summary: 'Publish a new version of a legal text in one language; earlier versions stay readable',
    body: z.strictObject({ kind: legalTextKind, language, text: legalTextForm }),
    answer: commandReceipt,
    example: { body: { kind: 'cookie_policy', language: 'en', text }, answer: receiptExample },
  }),
  reloadPages: callSchemas({
    summary: 'Reload the open consoles of a marina, or of all marinas; those with unsaved input ask first',
    body: z.strictObject({
      /** Null: all marinas. */
      marina_id: id.nullable(),
    }),
    answer: commandReceipt,
    example: { body: { marina_id: null }, answer: receiptExample },
  }),
};

export const logoSchemas = {
  show: callSchemas({
    summary: 'The picture of a logo; its address never gets another picture',
    body: z.strictObject({ logo_id: id }),
    answer: z.string().meta({ description: 'The picture itself', format: 'binary' }),
    rate: 'public',
    example: { body: { logo_id: receiptExample.id }, answer: 'PNG' },
  }),
};

export const legalTextSchemas = {
  text: callSchemas({
    summary: 'A legal text in one language: the newest version, or an earlier one',
    body: z.strictObject({ kind: legalTextKind, language, version: count.min(0, 'insertNumber').optional() }),
    answer: versionOfText.extend({
      kind: legalTextKind,
      language,
      text: z.object({
        title: z.string(),
        sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
      }),
      /** All versions, newest first. */
      versions: z.array(versionOfText),
    }),
    rate: 'public',
    example: {
      body: { kind: 'cookie_policy', language: 'en' },
      answer: {
        kind: 'cookie_policy',
        language: 'en',
        version: 0,
        published_at: null,
        text,
        versions: [{ version: 0, published_at: null }],
      },
    },
  }),
  marinas: callSchemas({
    summary: 'The marinas by code, for pages that name the marina of a visit',
    answer: z.record(
      z.string(),
      z.object({ name: z.string(), country: z.string(), association_code: z.string().nullable() }),
    ),
    rate: 'public',
    example: { answer: { STMAUR: { name: 'Port Saint-Maurice', country: 'FR', association_code: 'TEM' } } },
  }),
};
