import { Area } from '../platform/areas/area.js';
import { marinaAuditWords } from './audit/audit-words.js';
import { AddLocalEventHandler } from './commands/add-local-event.js';
import { ChangeMarinaHandler } from './commands/change-marina.js';
import { AddMarinaFileHandler } from './commands/add-marina-file.js';
import { MarinaFileView } from './records/marina-file-view.js';
import { MarinaCodes } from './records/marina-codes.js';
import { OpenMarinaHandler } from './commands/open-marina.js';
import { RemoveLocalEventHandler } from './commands/remove-local-event.js';
import { SetMarinaPermissionsHandler } from './commands/set-marina-permissions.js';
import { SetMarinaSettingsHandler } from './commands/set-marina-settings.js';
import { AcceptOnlinePaymentsHandler, SetMarinaVatHandler } from './commands/set-payment-settings.js';
import { RemoveAssociationLogoHandler, SetAssociationLogoHandler } from './commands/set-association-logo.js';
import { LocalEventController } from './http/local-event-controller.js';
import { SettingsController } from './http/settings-controller.js';
import { PublicController } from './http/public-controller.js';
import { ConfigurationController } from './http/configuration-controller.js';
import { PublishLegalTextHandler, SetInstallationOfferHandler } from './commands/configure-installation.js';
import {
  ListMarinasByCodeHandler,
  ShowConfigurationHandler,
  ShowLegalTextHandler,
} from './queries/show-configuration.js';
import { RequestPageReloadHandler } from './commands/request-page-reload.js';
import { pageReloadRecord } from './records/page-reload-record.js';
import { installationRecord } from './records/installation-record.js';
import { LogoFiles } from './policies/logo-files.js';
import { LegalTexts } from './records/legal-texts.js';
import { ShowAssociationHandler, ShowLogoHandler } from './queries/show-association.js';
import { ShowPublicDataHandler } from './queries/show-public-data.js';
import { MarinaController } from './http/marina-controller.js';
import { localEventList } from './projections/local-event-list.js';
import { marinaList } from './projections/marina-list.js';
import { FindMailFootHandler } from './queries/find-mail-foot.js';
import { FindPostalAddressHandler } from './queries/find-postal-address.js';
import { FindMarinaByCodeHandler, FindMarinaHandler } from './queries/find-marina.js';
import { ListLocalEventsNearHandler } from './queries/list-local-events.js';
import {
  GetMarinaHandler,
  FindMarinaNamesHandler,
  ListMarinaPositionsHandler,
  ListMarinasHandler,
  ListSecondFactorMarinasHandler,
  SearchMarinasHandler,
} from './queries/list-marinas.js';
import {
  FindApprovalKitHandler,
  ListMarinaFilesHandler,
  ShowMarinaFilesHandler,
  ShowSettingsHandler,
} from './queries/show-settings.js';
import { marinaRecord } from './records/marina-record.js';
import { localEventRecord } from './records/local-event-record.js';

@Area({
  records: [marinaRecord, localEventRecord, installationRecord, pageReloadRecord],
  auditWords: marinaAuditWords,
  projections: [marinaList, localEventList],
  policies: [LogoFiles],
  controllers: [ConfigurationController, PublicController, MarinaController, SettingsController, LocalEventController],
  providers: [
    MarinaCodes,
    MarinaFileView,
    AddMarinaFileHandler,
    ShowSettingsHandler,
    LegalTexts,
    ShowPublicDataHandler,
    ShowConfigurationHandler,
    ShowLegalTextHandler,
    ListMarinasByCodeHandler,
    SetInstallationOfferHandler,
    PublishLegalTextHandler,
    RequestPageReloadHandler,
    SetAssociationLogoHandler,
    RemoveAssociationLogoHandler,
    ShowAssociationHandler,
    ShowLogoHandler,
    ShowMarinaFilesHandler,
    ListMarinaFilesHandler,
    FindApprovalKitHandler,
    FindMailFootHandler,
    FindPostalAddressHandler,
    OpenMarinaHandler,
    ChangeMarinaHandler,
    SetMarinaPermissionsHandler,
    SetMarinaSettingsHandler,
    AcceptOnlinePaymentsHandler,
    SetMarinaVatHandler,
    AddLocalEventHandler,
    RemoveLocalEventHandler,
    FindMarinaHandler,
    FindMarinaByCodeHandler,
    ListMarinasHandler,
    ListSecondFactorMarinasHandler,
    FindMarinaNamesHandler,
    ListMarinaPositionsHandler,
    SearchMarinasHandler,
    GetMarinaHandler,
    ListLocalEventsNearHandler,
  ],
})
export class MarinasModule {}
