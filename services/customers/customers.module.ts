import { Area } from '../platform/areas/area.js';
import { customerAuditWords } from './audit/audit-words.js';
import { AddBoater } from './calls/add-boater.js';
import { AddDocument } from './calls/add-document.js';
import { AddVesselBoater } from './calls/add-vessel-boater.js';
import { AddVessel } from './calls/add-vessel.js';
import { ListHullQuestions } from './calls/list-hull-questions.js';
import { ChangeBoater } from './calls/change-boater.js';
import { ChangeEmail } from './calls/change-email.js';
import { ChangeVessel } from './calls/change-vessel.js';
import { CopyPerson } from './calls/copy-person.js';
import { CountPersonData } from './calls/count-person-data.js';
import { DeleteDocument } from './calls/delete-document.js';
import { EraseBoater } from './calls/erase-boater.js';
import { FindAvailableBoaters } from './calls/find-available-boaters.js';
import { FindMergeCandidates } from './calls/find-merge-candidates.js';
import { ListArchivedCustomers } from './calls/list-archived-customers.js';
import { FindGuests } from './calls/find-guests.js';
import { ListBoaters } from './calls/list-boaters.js';
import { ListPersonDocuments } from './calls/list-person-documents.js';
import { ListResidentCustomers } from './calls/list-resident-customers.js';
import { ListVisitors } from './calls/list-visitors.js';
import { MergeBoaters } from './calls/merge-boaters.js';
import { PreviewMerge } from './calls/preview-merge.js';
import { RemoveVesselBoater } from './calls/remove-vessel-boater.js';
import { ReportResidents } from './calls/report-residents.js';
import { ReportVisitors } from './calls/report-visitors.js';
import { SearchAllBoaters } from './calls/search-all-boaters.js';
import { SetDocumentExpiry } from './calls/set-document-expiry.js';
import { SetPrimaryVesselBoater } from './calls/set-primary-vessel-boater.js';
import { ShowBoaterActivity } from './calls/show-boater-activity.js';
import { ShowBoaterBalance } from './calls/show-boater-balance.js';
import { ShowBoater } from './calls/show-boater.js';
import { ShowVessel } from './calls/show-vessel.js';
import { UndoMerge } from './calls/undo-merge.js';
import { BoaterDetails } from './lookups/boater-details.js';
import { CurrentDocuments } from './lookups/current-documents.js';
import { CustomerLists } from './lookups/customer-lists.js';
import { CustomerReports } from './lookups/customer-reports.js';
import { DocumentLists } from './lookups/document-lists.js';
import { SubjectLookup } from './lookups/document-subject.js';
import { HomeMarinas } from './lookups/home-marinas.js';
import { NextStays } from './lookups/next-stays.js';
import { PersonMerges } from './lookups/person-merges.js';
import { PersonOnRecord } from './lookups/person-on-record.js';
import { AddFoundVesselHandler } from './messages/add-found-vessel.js';
import { ChangeCustomerVesselHandler } from './messages/change-customer-vessel.js';
import { ChangeCustomerHandler } from './messages/change-customer.js';
import { ChangeFoundVesselHandler } from './messages/change-found-vessel.js';
import { CorrectVesselSizesHandler } from './messages/correct-vessel-sizes.js';
import { CountByCountryHandler } from './messages/count-by-country.js';
import { CountRegisterHandler } from './messages/count-register.js';
import { CountRegistersHandler } from './messages/count-registers.js';
import { CountResidentsHandler } from './messages/count-residents.js';
import { EnsureBoaterHandler } from './messages/ensure-boater.js';
import { EnsureVesselHandler } from './messages/ensure-vessel.js';
import { FindAddresseeHandler } from './messages/find-addressee.js';
import { FindBoaterHandler } from './messages/find-boater.js';
import { FindBoatersByContactHandler } from './messages/find-boaters-by-contact.js';
import { FindBoatersByMailStartHandler } from './messages/find-boaters-by-mail-start.js';
import { FindBoatersByNameHandler } from './messages/find-boaters-by-name.js';
import { FindBoatersHandler } from './messages/find-boaters.js';
import { FindHiddenContactsHandler } from './messages/find-hidden-contacts.js';
import { FindOnRecordHandler } from './messages/find-on-record.js';
import { FindPersonDocumentHandler } from './messages/find-person-document.js';
import { FindPersonRecordsHandler } from './messages/find-person-records.js';
import { FindValidDocumentsHandler } from './messages/find-valid-documents.js';
import { FindVesselNamesHandler } from './messages/find-vessel-names.js';
import { FindVesselHandler } from './messages/find-vessel.js';
import { FindVesselsHandler } from './messages/find-vessels.js';
import { ListResidentsHandler } from './messages/list-residents.js';
import { ListVesselsHandler } from './messages/list-vessels.js';
import { RehearseVesselChangeHandler } from './messages/rehearse-vessel-change.js';
import { CompleteContactHandler } from './messages/complete-contact.js';
import { CompleteVesselSizesHandler } from './messages/complete-vessel-sizes.js';
import { AdoptPhoneHandler } from './messages/adopt-phone.js';
import { RevealContactHandler } from './messages/reveal-contact.js';
import { SearchBoatersHandler } from './messages/search-boaters.js';
import { SearchVesselsHandler } from './messages/search-vessels.js';
import { DocumentExpiryJob } from './policies/document-expiry-job.js';
import { DocumentFiles } from './policies/document-files.js';
import { DocumentReminders } from './policies/document-reminders.js';
import { MergeCompletion } from './policies/merge-completion.js';
import { boaterList } from './projections/boater-list.js';
import { documentList } from './projections/document-list.js';
import { registerGrowth } from './projections/register-growth.js';
import { vesselList } from './projections/vessel-list.js';
import { boaterRecord } from './records/boater-record.js';
import { BoaterRegister } from './records/boater-register.js';
import { DocumentChanges } from './records/document-changes.js';
import { documentRecord } from './records/document-record.js';
import { DocumentRegister } from './records/document-register.js';
import { FoundOwners } from './records/found-owners.js';
import { VesselContacts } from './records/vessel-contacts.js';
import { vesselRecord } from './records/vessel-record.js';
import { SettingsFiles } from './records/settings-files.js';
import { VesselRegister } from './records/vessel-register.js';

@Area({
  records: [boaterRecord, vesselRecord, documentRecord],
  auditWords: customerAuditWords,
  projections: [boaterList, vesselList, documentList, registerGrowth],
  policies: [DocumentFiles, DocumentReminders, MergeCompletion],
  calls: [
    ShowBoaterActivity,
    ChangeEmail,
    SearchAllBoaters,
    EraseBoater,
    PreviewMerge,
    AddVessel,
    ListHullQuestions,
    ChangeVessel,
    ShowBoaterBalance,
    ShowBoater,
    AddBoater,
    ChangeBoater,
    ReportResidents,
    ReportVisitors,
    FindGuests,
    ListBoaters,
    ListResidentCustomers,
    ListVisitors,
    ListArchivedCustomers,
    ListPersonDocuments,
    AddDocument,
    SetDocumentExpiry,
    DeleteDocument,
    CountPersonData,
    CopyPerson,
    FindMergeCandidates,
    MergeBoaters,
    UndoMerge,
    ShowVessel,
    FindAvailableBoaters,
    AddVesselBoater,
    RemoveVesselBoater,
    SetPrimaryVesselBoater,
  ],
  providers: [
    BoaterRegister,
    VesselRegister,
    BoaterDetails,
    SettingsFiles,
    EnsureBoaterHandler,
    EnsureVesselHandler,
    ChangeCustomerHandler,
    ChangeCustomerVesselHandler,
    AdoptPhoneHandler,
    CompleteContactHandler,
    CompleteVesselSizesHandler,
    RevealContactHandler,
    FoundOwners,
    AddFoundVesselHandler,
    ChangeFoundVesselHandler,
    SearchVesselsHandler,
    FindBoatersByNameHandler,
    FindBoatersByContactHandler,
    FindBoatersByMailStartHandler,
    CorrectVesselSizesHandler,
    VesselContacts,
    FindAddresseeHandler,
    FindBoaterHandler,
    FindBoatersHandler,
    FindHiddenContactsHandler,
    FindOnRecordHandler,
    FindVesselHandler,
    FindVesselsHandler,
    RehearseVesselChangeHandler,
    ListVesselsHandler,
    FindVesselNamesHandler,
    SearchBoatersHandler,
    CountResidentsHandler,
    CountByCountryHandler,
    CountRegisterHandler,
    CountRegistersHandler,
    ListResidentsHandler,
    CustomerLists,
    CustomerReports,
    DocumentRegister,
    PersonMerges,
    NextStays,
    FindPersonRecordsHandler,
    HomeMarinas,
    PersonOnRecord,
    CurrentDocuments,
    SubjectLookup,
    DocumentChanges,
    DocumentLists,
    FindValidDocumentsHandler,
    FindPersonDocumentHandler,
    DocumentExpiryJob,
  ],
})
export class CustomersModule {}
