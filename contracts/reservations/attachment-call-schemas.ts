import { callSchemas } from '../vocabulary/route.js';
import { attachmentLink, attachmentOfRecord, downloadToken, fileContent } from './attachments.js';
import { exampleIds } from './examples.js';

const token = 'eyJmaWxlIjoiMDE5MCJ9.c2lnbmF0dXJl';

const example = {
  body: { attachment_id: exampleIds.attachment },
  answer: { url: `/attachments/download?token=${token}`, expires_at: '2027-05-02T10:15:00.000Z' },
};

export const attachmentSchemas = {
  getLink: callSchemas({
    summary: 'A short-lived link to a file of a reservation, a boater or a boat that the user may see',
    body: attachmentOfRecord,
    answer: attachmentLink,
    rate: 'staff',
    example,
  }),

  getLinkAsBoater: callSchemas({
    summary: "A short-lived link to a file of the boater's own reservation",
    body: attachmentOfRecord,
    answer: attachmentLink,
    rate: 'boater',
    example,
  }),

  download: callSchemas({
    summary: 'The file a signed link names, until the link ends',
    body: downloadToken,
    answer: fileContent,
    rate: 'public',
    example: { body: { token }, answer: '%PDF-1.7' },
  }),
};
