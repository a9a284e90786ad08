// Written by `npm run words:types`.
import 'i18next';
import type app from '../../app/i18n/en.json';
import type audit from '../../features/audit/i18n/en.json';
import type boater from '../../features/boater/i18n/en.json';
import type common from './words/en.json';
import type entitiesReservation from '../../entities/reservation/i18n/en.json';
import type identity from '../../features/identity/i18n/en.json';
import type operations from '../../features/operations/i18n/en.json';
import type reservationList from '../../features/reservation-list/i18n/en.json';
import type reservations from '../../features/reservations/i18n/en.json';
import type reservationsSide from '../../features/reservations/i18n-side/en.json';
import type ui from '../../ui/i18n/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    resources: {
      app: typeof app;
      audit: typeof audit;
      boater: typeof boater;
      common: typeof common;
      'entities/reservation': typeof entitiesReservation;
      identity: typeof identity;
      operations: typeof operations;
      'reservation-list': typeof reservationList;
      reservations: typeof reservations;
      'reservations/side': typeof reservationsSide;
      ui: typeof ui;
    };
  }
}
