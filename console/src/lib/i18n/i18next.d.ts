// Written by `npm run words:types`.
import 'i18next';
import type activity from '../../features/activity/i18n/en.json';
import type activityConflicts from '../../features/activity/i18n-conflicts/en.json';
import type app from '../../app/i18n/en.json';
import type audit from '../../features/audit/i18n/en.json';
import type boater from '../../features/boater/i18n/en.json';
import type boaters from '../../features/boaters/i18n/en.json';
import type common from './words/en.json';
import type customers from '../../features/customers/i18n/en.json';
import type dockwalk from '../../features/dockwalk/i18n/en.json';
import type entitiesBerth from '../../entities/berth/i18n/en.json';
import type entitiesBerthPlan from '../../entities/berth-plan/i18n/en.json';
import type entitiesBoater from '../../entities/boater/i18n/en.json';
import type entitiesDocument from '../../entities/document/i18n/en.json';
import type entitiesMembership from '../../entities/membership/i18n/en.json';
import type entitiesMessage from '../../entities/message/i18n/en.json';
import type entitiesPayment from '../../entities/payment/i18n/en.json';
import type entitiesPrice from '../../entities/price/i18n/en.json';
import type entitiesReservation from '../../entities/reservation/i18n/en.json';
import type entitiesReservationBoater from '../../entities/reservation/i18n-boater/en.json';
import type entitiesSearch from '../../entities/search/i18n/en.json';
import type entitiesVessel from '../../entities/vessel/i18n/en.json';
import type identity from '../../features/identity/i18n/en.json';
import type inventory from '../../features/inventory/i18n/en.json';
import type inventoryBerth from '../../features/inventory/i18n-berth/en.json';
import type map from '../../features/map/i18n/en.json';
import type matching from '../../features/matching/i18n/en.json';
import type operations from '../../features/operations/i18n/en.json';
import type plan from '../../features/plan/i18n/en.json';
import type reservationList from '../../features/reservation-list/i18n/en.json';
import type reservations from '../../features/reservations/i18n/en.json';
import type reservationsMoney from '../../features/reservations/i18n-money/en.json';
import type reservationsSide from '../../features/reservations/i18n-side/en.json';
import type ui from '../../ui/i18n/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    resources: {
      activity: typeof activity;
      'activity/conflicts': typeof activityConflicts;
      app: typeof app;
      audit: typeof audit;
      boater: typeof boater;
      boaters: typeof boaters;
      common: typeof common;
      customers: typeof customers;
      dockwalk: typeof dockwalk;
      'entities/berth': typeof entitiesBerth;
      'entities/berth-plan': typeof entitiesBerthPlan;
      'entities/boater': typeof entitiesBoater;
      'entities/document': typeof entitiesDocument;
      'entities/membership': typeof entitiesMembership;
      'entities/message': typeof entitiesMessage;
      'entities/payment': typeof entitiesPayment;
      'entities/price': typeof entitiesPrice;
      'entities/reservation': typeof entitiesReservation;
      'entities/reservation/boater': typeof entitiesReservationBoater;
      'entities/search': typeof entitiesSearch;
      'entities/vessel': typeof entitiesVessel;
      identity: typeof identity;
      inventory: typeof inventory;
      'inventory/berth': typeof inventoryBerth;
      map: typeof map;
      matching: typeof matching;
      operations: typeof operations;
      plan: typeof plan;
      'reservation-list': typeof reservationList;
      reservations: typeof reservations;
      'reservations/money': typeof reservationsMoney;
      'reservations/side': typeof reservationsSide;
      ui: typeof ui;
    };
  }
}
