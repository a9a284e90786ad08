import type { Access } from '../vocabulary/access.js';
import type { CallsOf } from '../vocabulary/call.js';
import type { cashUpSchemas, invoiceSchemas, paymentSettingSchemas, payoutSchemas } from './call-schemas.js';
import { paymentErrors } from './errors.js';

const settings: Access = { kind: 'staff', needs: { area: 'marina_settings', level: 'ALLOWED' } };
const look: Access = { kind: 'staff', feature: 'reservation' };
const change: Access = { ...look, needs: { area: 'reservations', level: 'EDITOR' } };

const issueErrors = [
  'NOT_FOUND',
  paymentErrors.invoice_exists,
  paymentErrors.instalment_not_due,
  paymentErrors.nothing_to_invoice,
];

/** Payment settings of a marina (spec 3 §7, Payments). */
export const paymentSettingCalls: CallsOf<typeof paymentSettingSchemas> = {
  update: {
    method: 'POST',
    path: '/admin/settings/payments/update',
    access: settings,
    does: 'command',
    errors: [paymentErrors.account_not_active],
  },
  stripeUrl: {
    method: 'GET',
    path: '/admin/settings/payments/get/stripe_url',
    access: { ...settings, primary_only: true },
    does: 'query',
    errors: [paymentErrors.provider_unavailable],
  },
  account: {
    method: 'GET',
    path: '/admin/settings/payments/set/account',
    access: settings,
    does: 'query',
  },
  iban: {
    method: 'POST',
    path: '/admin/settings/payments/set/iban',
    access: { ...settings, primary_only: true },
    does: 'command',
    errors: [paymentErrors.account_not_started, paymentErrors.bank_refused, paymentErrors.provider_unavailable],
  },
  vatLists: {
    method: 'GET',
    path: '/admin/settings/payments/countryVATList',
    access: settings,
    does: 'query',
  },
  updateVat: {
    method: 'POST',
    path: '/admin/settings/payments/updateVATList',
    access: settings,
    does: 'command',
    errors: [paymentErrors.vat_rate_in_use],
    revision: true,
  },
  confirmBerthVat: {
    method: 'POST',
    path: '/admin/settings/payments/confirm_berth_vat',
    access: settings,
    does: 'command',
    errors: [paymentErrors.berth_vat_changed],
  },
  export: {
    method: 'POST',
    path: '/admin/settings/payments/export',
    access: settings,
    does: 'query',
    spoken: true,
  },
};

export const payoutCalls: CallsOf<typeof payoutSchemas> = {
  getall: { method: 'POST', path: '/admin/reservation/get_all_payouts', access: look, does: 'query' },
};

export const invoiceCalls: CallsOf<typeof invoiceSchemas> = {
  create: {
    method: 'POST',
    path: '/admin/invoice/create',
    access: change,
    does: 'command',
    errors: [...issueErrors, paymentErrors.invoice_changed],
  },
  preview: { method: 'POST', path: '/admin/invoice/preview', access: change, does: 'query', errors: issueErrors },
  ofReservation: {
    method: 'POST',
    path: '/admin/invoice/of_reservation',
    access: look,
    does: 'query',
    errors: ['NOT_FOUND'],
  },
  credit: {
    method: 'POST',
    path: '/admin/invoice/credit',
    access: change,
    does: 'command',
    errors: [paymentErrors.invoice_not_found, paymentErrors.nothing_to_credit],
  },
  getall: { method: 'POST', path: '/admin/invoice/getall', access: look, does: 'query' },
  link: {
    method: 'POST',
    path: '/admin/invoice/link',
    access: look,
    does: 'query',
    errors: [paymentErrors.invoice_not_found],
  },
  mail: {
    method: 'POST',
    path: '/admin/invoice/mail',
    access: change,
    does: 'command',
    errors: [paymentErrors.invoice_not_found, paymentErrors.no_email],
  },
  download: {
    method: 'GET',
    path: '/invoices/download',
    access: { kind: 'public' },
    does: 'query',
    errors: ['LINK_EXPIRED', 'NOT_FOUND'],
  },
};

export const cashUpCalls: CallsOf<typeof cashUpSchemas> = {
  get: { method: 'POST', path: '/admin/cash_up/get', access: change, does: 'query' },
  getall: { method: 'POST', path: '/admin/cash_up/getall', access: change, does: 'query' },
  close: {
    method: 'POST',
    path: '/admin/cash_up/close',
    access: change,
    does: 'command',
    errors: [paymentErrors.day_closed],
  },
  reopen: {
    method: 'POST',
    path: '/admin/cash_up/reopen',
    access: change,
    does: 'command',
    errors: [paymentErrors.day_open],
  },
  eraseTexts: {
    method: 'POST',
    path: '/admin/cash_up/erase_texts',
    access: { ...settings, primary_only: true },
    does: 'command',
    errors: ['NOT_FOUND'],
  },
};
