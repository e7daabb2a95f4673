# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  module Errors
    # The request was cancelled while it waited.
    class RequestCancelled < CoreError
      # @!attribute [r] data
      #   @return [Records::RequestCancelledData] The facts about the error.
    end

    # The line is not valid JSON, or longer than allowed.
    class ParseError < CoreError
      # @!attribute [r] data
      #   @return [Records::ParseErrorData] The facts about the error.
    end

    # The core has a fault. The core's log has the details.
    class InternalError < CoreError
      # @!attribute [r] data
      #   @return [Records::InternalErrorData] The facts about the error.
    end

    # The parameters don't fit the method. data.problems lists all problems.
    class InvalidParams < CoreError
      # @!attribute [r] data
      #   @return [Records::InvalidParamsData] The facts about the error.
    end

    # There is no such method.
    class MethodNotFound < CoreError
      # @!attribute [r] data
      #   @return [Records::MethodNotFoundData] The facts about the error.
    end

    # The message is JSON, but not a JSON-RPC 2.0 request.
    class InvalidRequest < CoreError
      # @!attribute [r] data
      #   @return [Records::InvalidRequestData] The facts about the error.
    end

    # No record with this id exists, or the caller may not see the record.
    class NotFound < CoreError
      # @!attribute [r] data
      #   @return [Records::NotFoundData] The facts about the error.
    end

    # The record does not have the version in expect. data.current is the record in its present state. Read it, and send
    # the change again with its version.
    class Conflict < CoreError
      # @!attribute [r] data
      #   @return [Records::CompanyConflictData, Records::AccessRecordConflictData, Records::ItemConflictData,
      #     Records::LocationConflictData, Records::LotConflictData, Records::CountConflictData,
      #     Records::ItemSupplierConflictData, Records::LoanConflictData, Records::ContactConflictData,
      #     Records::OrderConflictData, Records::OrderLineConflictData, Records::DispatchConflictData,
      #     Records::PurchaseConflictData, Records::PurchaseLineConflictData, Records::BomConflictData,
      #     Records::BuildConflictData, Records::PriceConflictData, Records::ViewConflictData,
      #     Records::BeanConflictData, Records::EquipmentConflictData, Records::BrewConflictData,
      #     Records::TastingConflictData, Records::RecipeConflictData, Records::ConversationConflictData,
      #     Records::MessageConflictData, Records::FeedbackConflictData] The facts about the error.
    end

    # Another record has the same value in a member that must be unique. data.member names the member.
    class Duplicate < CoreError
      # @!attribute [r] data
      #   @return [Records::DuplicateData] The facts about the error.
    end

    # The caller may not call this method in the company. data.needs is the right or the condition that would allow the
    # call.
    class Forbidden < CoreError
      # @!attribute [r] data
      #   @return [Records::SharedCompanyData, Records::PersonalData, Records::ForbiddenData,
      #     Records::RestrictedMemberData, Records::TierBoughtData, Records::OwnRightsData, Records::FounderStaysData,
      #     Records::NotKeptHereData] The facts about the error.
    end

    # The request has no company, no company is selected, and there is not exactly one company. Send company, or call
    # companies.select.
    class NoCompany < CoreError
      # @!attribute [r] data
      #   @return [Records::NoCompanyData] The facts about the error.
    end

    # The disk is full. No part of the request was stored. Free some space, and send the request again.
    class StorageFull < CoreError
      # @!attribute [r] data
      #   @return [Records::StorageFullData] The facts about the error.
    end

    # The data directory could not be read or written. No part of the request was stored, except the record that
    # data.record names, if any.
    class StorageFault < CoreError
      # @!attribute [r] data
      #   @return [Records::StorageFaultData] The facts about the error.
    end

    # The idempotency key was used for another request. Use a new key, or repeat that request unchanged.
    class KeyReused < CoreError
      # @!attribute [r] data
      #   @return [Records::KeyReusedData] The facts about the error.
    end

    # The core no longer has the state to which the cursor belongs. For events, read all records again, and continue
    # from data.newest. For a list with snapshot, read the list again from its first page.
    class CursorTooOld < CoreError
      # @!attribute [r] data
      #   @return [Records::CursorTooOldData] The facts about the error.
    end

    # A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the largest
    # allowed number.
    class LimitReached < CoreError
      # @!attribute [r] data
      #   @return [Records::LimitReachedData] The facts about the error.
    end

    # The host does not offer a capability that the request needs. data.capability names the capability.
    class HostUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::HostUnavailableData] The facts about the error.
    end

    # The host did not answer in time. data.deadline is the time limit in milliseconds.
    class HostTimeout < CoreError
      # @!attribute [r] data
      #   @return [Records::HostTimeoutData] The facts about the error.
    end

    # The host answered with an error. data.error is the host's error.
    class HostError < CoreError
      # @!attribute [r] data
      #   @return [Records::HostErrorData] The facts about the error.
    end

    # The host's answer cannot be used, or the host has ended.
    class HostFault < CoreError
      # @!attribute [r] data
      #   @return [Records::HostFaultData] The facts about the error.
    end

    # The core does not support this version of the protocol. data.supported lists the supported versions.
    class UnsupportedProtocol < CoreError
      # @!attribute [r] data
      #   @return [Records::UnsupportedProtocolData] The facts about the error.
    end

    # The company has credentials, and no user is signed in there. Call access.signIn.
    class SignInRequired < CoreError
      # @!attribute [r] data
      #   @return [Records::SignInRequiredData] The facts about the error.
    end

    # The username or the password is wrong.
    class SignInFailed < CoreError
      # @!attribute [r] data
      #   @return [Records::SignInFailedData] The facts about the error.
    end

    # Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait before
    # the next attempt.
    class TooManyAttempts < CoreError
      # @!attribute [r] data
      #   @return [Records::TooManyAttemptsData] The facts about the error.
    end

    # The request would leave the company without an owner who can act. data.reason has the details.
    class OwnerNeeded < CoreError
      # @!attribute [r] data
      #   @return [Records::OwnerNeededData] The facts about the error.
    end

    # The company's tier does not allow the request. data.limit names the limit, data.most is its value, and data.tiers
    # lists the tiers that would allow the request.
    class TierRequired < CoreError
      # @!attribute [r] data
      #   @return [Records::TierRequiredData] The facts about the error.
    end

    # The company is archived. Its records can be read, but not changed. companies.update with archived: false restores
    # it.
    class Archived < CoreError
      # @!attribute [r] data
      #   @return [Records::ArchivedData] The facts about the error.
    end

    # The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists the
    # tiers that include it, and data.products lists the products that give these tiers.
    class FeatureRequired < CoreError
      # @!attribute [r] data
      #   @return [Records::FeatureRequiredData] The facts about the error.
    end

    # The app may not read the device's location. data.state is denied (by the user) or restricted (by the device's
    # settings).
    class LocationDenied < CoreError
      # @!attribute [r] data
      #   @return [Records::LocationDeniedData] The facts about the error.
    end

    # Places cannot be found: the host does not offer them, and the machine has no table of time zones. The message has
    # instructions.
    class PlacesUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::PlacesUnavailableData] The facts about the error.
    end

    # Other records refer to the record. data.counts has the number of these records for each kind. Remove the
    # references first.
    class InUse < CoreError
      # @!attribute [r] data
      #   @return [Records::InUseData] The facts about the error.
    end

    # There is less stock than the request takes. data has the item, the location, the lot, and the requested, present
    # and available quantities.
    class InsufficientStock < CoreError
      # @!attribute [r] data
      #   @return [Records::InsufficientStockData] The facts about the error.
    end

    # The transaction was already reversed. data.reversedBy is the id of the reversing transaction.
    class AlreadyReversed < CoreError
      # @!attribute [r] data
      #   @return [Records::AlreadyReversedData, Records::PaymentReversedData] The facts about the error.
    end

    # The record's status does not allow this step. data.allowed lists the steps that are possible now, and data.waiting
    # lists the conditions of the other steps.
    class IllegalStep < CoreError
      # @!attribute [r] data
      #   @return [Records::IllegalStepData] The facts about the error.
    end

    # The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of bytes with
    # the new asset.
    class AssetTooLarge < CoreError
      # @!attribute [r] data
      #   @return [Records::AssetTooLargeData] The facts about the error.
    end

    # The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an asset
    # with the same bytes to restore the file.
    class AssetMissing < CoreError
      # @!attribute [r] data
      #   @return [Records::AssetMissingData] The facts about the error.
    end

    # The request would lose changes that this device has not sent to the cloud yet. data.counts has their number for
    # each company.
    class PendingChanges < CoreError
      # @!attribute [r] data
      #   @return [Records::PendingChangesData] The facts about the error.
    end

    # The data directory has no cloud account that can be used. data.status is the state of the account.
    class AccountUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::AccountUnavailableData] The facts about the error.
    end

    # The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason. If the
    # cloud cannot be reached, try again later.
    class CloudUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::CloudUnavailableData] The facts about the error.
    end

    # The link does not lead to a share that this account may join.
    class ShareNotFound < CoreError
      # @!attribute [r] data
      #   @return [Records::ShareNotFoundData] The facts about the error.
    end

    # The conversation may only read, and the method does more than read. data.method names the method.
    class ReadOnly < CoreError
      # @!attribute [r] data
      #   @return [Records::ReadOnlyData] The facts about the error.
    end

    # There is not enough memory for the request. No part of the request was stored. Free some memory, and send the
    # request again.
    class OutOfMemory < CoreError
      # @!attribute [r] data
      #   @return [Records::OutOfMemoryData] The facts about the error.
    end

    # A sign-in needs both the identity token and the authorization code. data.members names the missing members.
    class MissingCredential < CoreError
      # @!attribute [r] data
      #   @return [Records::MissingCredentialData] The facts about the error.
    end

    # The app's data is stored by another deployment path. data.path is the deployment path that has the data.
    class NotOnThisPath < CoreError
      # @!attribute [r] data
      #   @return [Records::NotOnThisPathData] The facts about the error.
    end

    # No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason.
    class Unauthorized < CoreError
      # @!attribute [r] data
      #   @return [Records::UnauthorizedData] The facts about the error.
    end

    # The app's backend gave no usable answer. data.reason is the reason.
    class BackendFailed < CoreError
      # @!attribute [r] data
      #   @return [Records::BackendFailedData] The facts about the error.
    end

    # There are fewer components than a build takes. data.shortages lists them, with their locations and the quantities
    # that are expected.
    class ComponentsShort < CoreError
      # @!attribute [r] data
      #   @return [Records::ComponentsShortData] The facts about the error.
    end

    # This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is the
    # company. Let the device sync once, and send the request again.
    class SeriesUnconfirmed < CoreError
      # @!attribute [r] data
      #   @return [Records::SeriesUnconfirmedData] The facts about the error.
    end

    # For each kind of error, its exception and the type of its data. See {Readers.of}.
    # @api private
    KINDS = {
      "requestCancelled" => [RequestCancelled, :RequestCancelledData],
      "parseError" => [ParseError, :ParseErrorData],
      "internalError" => [InternalError, :InternalErrorData],
      "invalidParams" => [InvalidParams, :InvalidParamsData],
      "methodNotFound" => [MethodNotFound, :MethodNotFoundData],
      "invalidRequest" => [InvalidRequest, :InvalidRequestData],
      "notFound" => [NotFound, :NotFoundData],
      "conflict" => [Conflict, ->(json) { Values.one_of(json, Records::CompanyConflictData, Records::AccessRecordConflictData, Records::ItemConflictData, Records::LocationConflictData, Records::LotConflictData, Records::CountConflictData, Records::ItemSupplierConflictData, Records::LoanConflictData, Records::ContactConflictData, Records::OrderConflictData, Records::OrderLineConflictData, Records::DispatchConflictData, Records::PurchaseConflictData, Records::PurchaseLineConflictData, Records::BomConflictData, Records::BuildConflictData, Records::PriceConflictData, Records::ViewConflictData, Records::BeanConflictData, Records::EquipmentConflictData, Records::BrewConflictData, Records::TastingConflictData, Records::RecipeConflictData, Records::ConversationConflictData, Records::MessageConflictData, Records::FeedbackConflictData) }],
      "duplicate" => [Duplicate, :DuplicateData],
      "forbidden" => [Forbidden, ->(json) { Values.one_of(json, Records::SharedCompanyData, Records::PersonalData, Records::ForbiddenData, Records::RestrictedMemberData, Records::TierBoughtData, Records::OwnRightsData, Records::FounderStaysData, Records::NotKeptHereData) }],
      "noCompany" => [NoCompany, :NoCompanyData],
      "storageFull" => [StorageFull, :StorageFullData],
      "storageFault" => [StorageFault, :StorageFaultData],
      "keyReused" => [KeyReused, :KeyReusedData],
      "cursorTooOld" => [CursorTooOld, :CursorTooOldData],
      "limitReached" => [LimitReached, :LimitReachedData],
      "hostUnavailable" => [HostUnavailable, :HostUnavailableData],
      "hostTimeout" => [HostTimeout, :HostTimeoutData],
      "hostError" => [HostError, :HostErrorData],
      "hostFault" => [HostFault, :HostFaultData],
      "unsupportedProtocol" => [UnsupportedProtocol, :UnsupportedProtocolData],
      "signInRequired" => [SignInRequired, :SignInRequiredData],
      "signInFailed" => [SignInFailed, :SignInFailedData],
      "tooManyAttempts" => [TooManyAttempts, :TooManyAttemptsData],
      "ownerNeeded" => [OwnerNeeded, :OwnerNeededData],
      "tierRequired" => [TierRequired, :TierRequiredData],
      "archived" => [Archived, :ArchivedData],
      "featureRequired" => [FeatureRequired, :FeatureRequiredData],
      "locationDenied" => [LocationDenied, :LocationDeniedData],
      "placesUnavailable" => [PlacesUnavailable, :PlacesUnavailableData],
      "inUse" => [InUse, :InUseData],
      "insufficientStock" => [InsufficientStock, :InsufficientStockData],
      "alreadyReversed" => [AlreadyReversed, ->(json) { Values.one_of(json, Records::AlreadyReversedData, Records::PaymentReversedData) }],
      "illegalStep" => [IllegalStep, :IllegalStepData],
      "assetTooLarge" => [AssetTooLarge, :AssetTooLargeData],
      "assetMissing" => [AssetMissing, :AssetMissingData],
      "pendingChanges" => [PendingChanges, :PendingChangesData],
      "accountUnavailable" => [AccountUnavailable, :AccountUnavailableData],
      "cloudUnavailable" => [CloudUnavailable, :CloudUnavailableData],
      "shareNotFound" => [ShareNotFound, :ShareNotFoundData],
      "readOnly" => [ReadOnly, :ReadOnlyData],
      "outOfMemory" => [OutOfMemory, :OutOfMemoryData],
      "missingCredential" => [MissingCredential, :MissingCredentialData],
      "notOnThisPath" => [NotOnThisPath, :NotOnThisPathData],
      "unauthorized" => [Unauthorized, :UnauthorizedData],
      "backendFailed" => [BackendFailed, :BackendFailedData],
      "componentsShort" => [ComponentsShort, :ComponentsShortData],
      "seriesUnconfirmed" => [SeriesUnconfirmed, :SeriesUnconfirmedData],
    }.freeze
  end
end
