import { route } from '../vocabulary/route.js';
import { attachmentLink, attachmentOfRecord, downloadToken, fileContent } from './attachments.js';
import { exampleIds } from './examples.js';

const token = 'eyJmaWxlIjoiMDE5MCJ9.c2lnbmF0dXJl';
const example = {
  body: { attachment_id: exampleIds.attachment },
  answer: { url: `/attachments/download?token=${token}`, expires_at: '2027-05-02T10:15:00.000Z' },
};

/** Files of reservations: first a short-lived link, then the bytes. */
export const attachmentApi = {
  getLink: route({
    method: 'POST',
    path: '/admin/attachment/get_link',
    access: { kind: 'staff' },
    does: 'query',
    summary: 'A short-lived link to a file of a record the user may see',
    body: attachmentOfRecord,
    answer: attachmentLink,
    errors: ['NOT_FOUND'],
    rate: 'staff',
    example,
  }),

  getLinkAsBoater: route({
    method: 'POST',
    path: '/boater/attachment/get_link',
    access: { kind: 'boater_link' },
    does: 'query',
    summary: "A short-lived link to a file of the boater's own reservation",
    body: attachmentOfRecord,
    answer: attachmentLink,
    errors: ['NOT_FOUND'],
    rate: 'boater',
    example,
  }),

  download: route({
    method: 'GET',
    path: '/attachments/download',
    access: { kind: 'public' },
    does: 'query',
    summary: 'The file a signed link names, until the link ends',
    body: downloadToken,
    answer: fileContent,
    errors: ['LINK_EXPIRED', 'NOT_FOUND'],
    rate: 'public',
    example: { body: { token }, answer: '%PDF-1.7' },
  }),
};
