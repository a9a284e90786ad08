import { Area } from '../platform/areas/area.js';
import { marinaAuditWords } from './audit/audit-words.js';
import { AddLocalEvent } from './calls/add-local-event.js';
import { AddMarinaFile } from './calls/add-marina-file.js';
import { ChangeMarina } from './calls/change-marina.js';
import { GetMarina } from './calls/get-marina.js';
import { ListLocalEvents } from './calls/list-local-events.js';
import { ListMarinasByCode } from './calls/list-marinas-by-code.js';
import { OpenMarina } from './calls/open-marina.js';
import { OrderMarinaFiles } from './calls/order-marina-files.js';
import { PublishLegalText } from './calls/publish-legal-text.js';
import { RemoveAssociationLogo } from './calls/remove-association-logo.js';
import { RemoveLocalEvent } from './calls/remove-local-event.js';
import { RemoveMarinaFile } from './calls/remove-marina-file.js';
import { RequestPageReload } from './calls/request-page-reload.js';
import { SearchMarinas } from './calls/search-marinas.js';
import { SendTestApprovalKit } from './calls/send-test-approval-kit.js';
import { SetApprovalKit } from './calls/set-approval-kit.js';
import { SetAssociationLogo } from './calls/set-association-logo.js';
import { SetInstallationOffer } from './calls/set-installation-offer.js';
import { SetInstantBooking } from './calls/set-instant-booking.js';
import { SetProfile } from './calls/set-profile.js';
import { SetRequirements } from './calls/set-requirements.js';
import { SetReservationSettings } from './calls/set-reservation-settings.js';
import { SetSecurity } from './calls/set-security.js';
import { SetVat } from './calls/set-vat.js';
import { ShowConfiguration } from './calls/show-configuration.js';
import { ShowLegalText } from './calls/show-legal-text.js';
import { ShowLogo } from './calls/show-logo.js';
import { ShowMarinaFiles } from './calls/show-marina-files.js';
import { ShowPublicData } from './calls/show-public-data.js';
import { ShowSettings } from './calls/show-settings.js';
import { AcceptOnlinePaymentsHandler } from './messages/accept-online-payments.js';
import { FindApprovalKitHandler } from './messages/find-approval-kit.js';
import { FindMailFootHandler } from './messages/find-mail-foot.js';
import { FindMarinaByCodeHandler } from './messages/find-marina-by-code.js';
import { FindMarinaNamesHandler } from './messages/find-marina-names.js';
import { FindMarinaHandler } from './messages/find-marina.js';
import { FindPostalAddressHandler } from './messages/find-postal-address.js';
import { AddFileOfMarinaHandler } from './messages/add-file-of-marina.js';
import { RemoveFileOfMarinaHandler } from './messages/remove-file-of-marina.js';
import { ShowFilesOfMarinaHandler } from './messages/show-files-of-marina.js';
import { ListMarinaFilesHandler } from './messages/list-marina-files.js';
import { FindMarinasByDateHandler } from './messages/find-marinas-by-date.js';
import { ListMarinaPositionsHandler } from './messages/list-marina-positions.js';
import { ListMarinasHandler } from './messages/list-marinas.js';
import { ListSecondFactorMarinasHandler } from './messages/list-second-factor-marinas.js';
import { SetMarinaPermissionsHandler } from './messages/set-marina-permissions.js';
import { SetMarinaVatHandler } from './messages/set-marina-vat.js';
import { ShowAssociationHandler } from './messages/show-association.js';
import { LogoFiles } from './policies/logo-files.js';
import { localEventList } from './projections/local-event-list.js';
import { marinaList } from './projections/marina-list.js';
import { installationRecord } from './records/installation-record.js';
import { LegalTexts } from './records/legal-texts.js';
import { localEventRecord } from './records/local-event-record.js';
import { MarinaCodes } from './records/marina-codes.js';
import { MarinaFileStore } from './records/marina-file-store.js';
import { MarinaFileView } from './records/marina-file-view.js';
import { marinaRecord } from './records/marina-record.js';
import { MarinaSettings } from './records/marina-settings.js';
import { pageReloadRecord } from './records/page-reload-record.js';

@Area({
  records: [marinaRecord, localEventRecord, installationRecord, pageReloadRecord],
  auditWords: marinaAuditWords,
  projections: [marinaList, localEventList],
  policies: [LogoFiles],
  calls: [
    ShowConfiguration,
    ShowLegalText,
    ListMarinasByCode,
    SetInstallationOffer,
    PublishLegalText,
    RemoveAssociationLogo,
    RequestPageReload,
    ListLocalEvents,
    AddLocalEvent,
    RemoveLocalEvent,
    OpenMarina,
    ChangeMarina,
    SearchMarinas,
    GetMarina,
    ShowPublicData,
    ShowSettings,
    ShowMarinaFiles,
    SetAssociationLogo,
    SetRequirements,
    SetReservationSettings,
    SetVat,
    ShowLogo,
    SetProfile,
    SetApprovalKit,
    SendTestApprovalKit,
    SetInstantBooking,
    SetSecurity,
    AddMarinaFile,
    RemoveMarinaFile,
    OrderMarinaFiles,
  ],
  providers: [
    MarinaCodes,
    MarinaFileView,
    MarinaFileStore,
    AddFileOfMarinaHandler,
    RemoveFileOfMarinaHandler,
    ShowFilesOfMarinaHandler,
    LegalTexts,
    ShowAssociationHandler,
    ListMarinaFilesHandler,
    FindApprovalKitHandler,
    FindMailFootHandler,
    FindPostalAddressHandler,
    SetMarinaPermissionsHandler,
    MarinaSettings,
    AcceptOnlinePaymentsHandler,
    SetMarinaVatHandler,
    FindMarinaHandler,
    FindMarinasByDateHandler,
    FindMarinaByCodeHandler,
    ListMarinasHandler,
    ListSecondFactorMarinasHandler,
    FindMarinaNamesHandler,
    ListMarinaPositionsHandler,
  ],
})
export class MarinasModule {}
