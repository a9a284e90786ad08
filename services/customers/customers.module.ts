import { Area } from '../platform/areas/area.js';
import { customerAuditWords } from './audit/audit-words.js';
import { AddBoaterHandler } from './commands/add-boater.js';
import { BoaterRegister } from './records/boater-register.js';
import { ChangeBoaterHandler } from './commands/change-boater.js';
import { ChangeCustomerHandler, ChangeCustomerVesselHandler } from './commands/change-customer.js';
import { ChangeEmailHandler } from './commands/change-email.js';
import { ChangeVesselBoatersHandler } from './commands/change-vessel-boaters.js';
import { EnsureBoaterHandler } from './commands/ensure-boater.js';
import { EnsureVesselHandler } from './commands/ensure-vessel.js';
import { EraseBoaterHandler } from './commands/erase-boater.js';
import { AddVesselHandler, ChangeVesselHandler, CorrectVesselSizesHandler } from './commands/keep-vessel.js';
import { AddFoundVesselHandler, ChangeFoundVesselHandler } from './commands/keep-found-vessel.js';
import { RevealContactHandler } from './commands/reveal-contact.js';
import { FoundOwners } from './records/found-owners.js';
import { VesselRegister } from './records/vessel-register.js';
import { BoaterController } from './http/boater-controller.js';
import { CustomerListController } from './http/customer-list-controller.js';
import { VesselController } from './http/vessel-controller.js';
import { boaterList } from './projections/boater-list.js';
import { vesselList } from './projections/vessel-list.js';
import { BoaterDetails } from './queries/boater-details.js';
import { ListVesselsHandler } from './queries/list-vessels.js';
import { FindAvailableBoatersHandler } from './queries/find-available-boaters.js';
import { ShowBoaterHandler } from './queries/show-boater.js';
import { ShowVesselHandler } from './queries/show-vessel.js';
import {
  FindBoaterHandler,
  FindBoatersHandler,
  FindPersonRecordsHandler,
  FindVesselHandler,
  FindVesselsHandler,
} from './queries/find-boater.js';
import { CountCustomersHandler, CountResidentsHandler } from './queries/count-customers.js';
import { ReportCustomersHandler } from './queries/report-customers.js';
import { CustomerLists } from './queries/customer-lists.js';
import { FindHiddenContactsHandler } from './queries/find-hidden-contacts.js';
import { FindOnRecordHandler } from './queries/find-on-record.js';
import { FindVesselNamesHandler } from './queries/find-vessel-names.js';
import {
  FindBoatersByContactHandler,
  FindBoatersByMailStartHandler,
  FindBoatersByNameHandler,
} from './queries/find-boaters-by-name.js';
import { SearchVesselsHandler } from './queries/search-vessels.js';
import { SearchBoatersHandler } from './queries/search-boaters.js';
import { boaterRecord } from './records/boater-record.js';
import { vesselRecord } from './records/vessel-record.js';

import { AddPersonDocumentHandler } from './commands/add-document.js';
import { KeepDocumentHandler } from './commands/keep-document.js';
import { DocumentController } from './http/document-controller.js';
import { SubjectLookup } from './lookups/document-subject.js';
import { DocumentExpiryJob } from './policies/document-expiry-job.js';
import { DocumentFiles } from './policies/document-files.js';
import { DocumentReminders } from './policies/document-reminders.js';
import { documentList } from './projections/document-list.js';
import {
  FindPersonDocumentHandler,
  ListDocumentsHandler,
  FindValidDocumentsHandler,
} from './queries/list-documents.js';
import { documentRecord } from './records/document-record.js';
import { CurrentDocuments } from './queries/current-documents.js';
import { SearchAllBoatersHandler } from './queries/search-all-boaters.js';
import { ErasingController } from './http/erasing-controller.js';
import { registerGrowth } from './projections/register-growth.js';
import { CountRegistersHandler } from './queries/count-registers.js';
import { CountByCountryHandler, CountRegisterHandler } from './queries/count-register.js';
import { ListResidentsHandler } from './queries/list-residents.js';
import { CopyPersonHandler } from './queries/copy-person.js';
import { PersonOnRecord } from './queries/person-on-record.js';
import { HomeMarinas } from './queries/home-marinas.js';
import { BoaterActivityController } from './http/boater-activity-controller.js';
import { ShowBoaterActivityHandler } from './queries/boater-activity.js';
import { ShowBoaterBalanceHandler } from './queries/boater-balance.js';
import { MergeBoatersHandler, UndoMergeHandler } from './commands/merge-boaters.js';
import { MergingController } from './http/merging-controller.js';
import { MergeCompletion } from './policies/merge-completion.js';
import { FindMergeCandidatesHandler } from './queries/find-merge-candidates.js';
import { PersonMerges } from './queries/person-merges.js';
import { PreviewMergeHandler } from './queries/preview-merge.js';
import { NextStays } from './queries/next-stays.js';
import { MergingMutex } from './records/merging-mutex.js';
import { DocumentRegister } from './records/document-register.js';

@Area({
  records: [boaterRecord, vesselRecord, documentRecord],
  auditWords: customerAuditWords,
  projections: [boaterList, vesselList, documentList, registerGrowth],
  policies: [DocumentFiles, DocumentReminders, MergeCompletion],
  controllers: [
    BoaterActivityController,
    BoaterController,
    CustomerListController,
    DocumentController,
    ErasingController,
    MergingController,
    VesselController,
  ],
  providers: [
    BoaterRegister,
    VesselRegister,
    BoaterDetails,
    EnsureBoaterHandler,
    EnsureVesselHandler,
    AddBoaterHandler,
    ChangeBoaterHandler,
    ChangeEmailHandler,
    ChangeCustomerHandler,
    ChangeCustomerVesselHandler,
    RevealContactHandler,
    EraseBoaterHandler,
    FoundOwners,
    AddFoundVesselHandler,
    ChangeFoundVesselHandler,
    SearchVesselsHandler,
    FindBoatersByNameHandler,
    FindBoatersByContactHandler,
    FindBoatersByMailStartHandler,
    AddVesselHandler,
    ChangeVesselHandler,
    CorrectVesselSizesHandler,
    ChangeVesselBoatersHandler,
    FindBoaterHandler,
    FindBoatersHandler,
    FindHiddenContactsHandler,
    FindOnRecordHandler,
    FindVesselHandler,
    FindVesselsHandler,
    ListVesselsHandler,
    FindVesselNamesHandler,
    SearchBoatersHandler,
    CountCustomersHandler,
    CountResidentsHandler,
    ShowBoaterHandler,
    ShowVesselHandler,
    FindAvailableBoatersHandler,
    CountByCountryHandler,
    CountRegisterHandler,
    CountRegistersHandler,
    ListResidentsHandler,
    CustomerLists,
    ReportCustomersHandler,
    DocumentRegister,
    MergingMutex,
    ShowBoaterActivityHandler,
    ShowBoaterBalanceHandler,
    MergeBoatersHandler,
    UndoMergeHandler,
    FindMergeCandidatesHandler,
    PreviewMergeHandler,
    PersonMerges,
    NextStays,
    FindPersonRecordsHandler,
    HomeMarinas,
    PersonOnRecord,
    CopyPersonHandler,
    SearchAllBoatersHandler,
    CurrentDocuments,
    SubjectLookup,
    AddPersonDocumentHandler,
    KeepDocumentHandler,
    ListDocumentsHandler,
    FindValidDocumentsHandler,
    FindPersonDocumentHandler,
    DocumentExpiryJob,
  ],
})
export class CustomersModule {}
