# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  module Errors
    # The request was cancelled while it waited.
    class RequestCancelled < CoreError
      # @!attribute [r] data
      #   @return [Records::RequestCancelledData] The facts.
    end

    # The line is not valid JSON, or longer than allowed.
    class ParseError < CoreError
      # @!attribute [r] data
      #   @return [Records::ParseErrorData] The facts.
    end

    # A fault of the core; its log has the details.
    class InternalError < CoreError
      # @!attribute [r] data
      #   @return [Records::InternalErrorData] The facts.
    end

    # The parameters don't fit the method; data.problems lists every problem.
    class InvalidParams < CoreError
      # @!attribute [r] data
      #   @return [Records::InvalidParamsData] The facts.
    end

    # There is no such method.
    class MethodNotFound < CoreError
      # @!attribute [r] data
      #   @return [Records::MethodNotFoundData] The facts.
    end

    # The JSON is not a JSON-RPC 2.0 request.
    class InvalidRequest < CoreError
      # @!attribute [r] data
      #   @return [Records::InvalidRequestData] The facts.
    end

    # There is no such record.
    class NotFound < CoreError
      # @!attribute [r] data
      #   @return [Records::NotFoundData] The facts.
    end

    # The record has another version than expected; data.current is the record in its present state.
    class Conflict < CoreError
      # @!attribute [r] data
      #   @return [Records::CompanyConflictData, Records::AccessRecordConflictData, Records::ItemConflictData,
      #     Records::LocationConflictData, Records::LotConflictData, Records::CountConflictData,
      #     Records::LoanConflictData, Records::ContactConflictData, Records::OrderConflictData,
      #     Records::OrderLineConflictData, Records::DispatchConflictData, Records::PurchaseConflictData,
      #     Records::PurchaseLineConflictData, Records::ViewConflictData, Records::BeanConflictData,
      #     Records::EquipmentConflictData, Records::BrewConflictData, Records::TastingConflictData,
      #     Records::RecipeConflictData, Records::ConversationConflictData, Records::MessageConflictData,
      #     Records::FeedbackConflictData] The facts.
    end

    # Another record has the same unique value; data.member names the member.
    class Duplicate < CoreError
      # @!attribute [r] data
      #   @return [Records::DuplicateData] The facts.
    end

    # The caller may not do this in the company; data.needs is the right or condition that would allow it.
    class Forbidden < CoreError
      # @!attribute [r] data
      #   @return [Records::SharedCompanyData, Records::PersonalData, Records::ForbiddenData,
      #     Records::RestrictedMemberData, Records::TierBoughtData, Records::OwnRightsData, Records::FounderStaysData,
      #     Records::NotKeptHereData] The facts.
    end

    # The request named no company, none is selected, and there is not exactly one.
    class NoCompany < CoreError
      # @!attribute [r] data
      #   @return [Records::NoCompanyData] The facts.
    end

    # The disk is full; nothing of the request was stored.
    class StorageFull < CoreError
      # @!attribute [r] data
      #   @return [Records::StorageFullData] The facts.
    end

    # The store could not be read or written; nothing of the request was stored.
    class StorageFault < CoreError
      # @!attribute [r] data
      #   @return [Records::StorageFaultData] The facts.
    end

    # The idempotency key was used for another request.
    class KeyReused < CoreError
      # @!attribute [r] data
      #   @return [Records::KeyReusedData] The facts.
    end

    # The event log no longer reaches back to the cursor: read all records again, and continue from data.newest. Or the
    # snapshot of a list's first page is no longer kept: read the list from its first page.
    class CursorTooOld < CoreError
      # @!attribute [r] data
      #   @return [Records::CursorTooOldData] The facts.
    end

    # The limit of open things is reached; data.limit is the number.
    class LimitReached < CoreError
      # @!attribute [r] data
      #   @return [Records::LimitReachedData] The facts.
    end

    # The host does not offer what the request needs; data.capability names it.
    class HostUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::HostUnavailableData] The facts.
    end

    # The host did not answer in time; data.deadline is the limit in milliseconds.
    class HostTimeout < CoreError
      # @!attribute [r] data
      #   @return [Records::HostTimeoutData] The facts.
    end

    # The host answered with an error; data.error contains it.
    class HostError < CoreError
      # @!attribute [r] data
      #   @return [Records::HostErrorData] The facts.
    end

    # The host's answer cannot be used, or the host has ended.
    class HostFault < CoreError
      # @!attribute [r] data
      #   @return [Records::HostFaultData] The facts.
    end

    # This version of the protocol is not supported; data.supported lists those that are.
    class UnsupportedProtocol < CoreError
      # @!attribute [r] data
      #   @return [Records::UnsupportedProtocolData] The facts.
    end

    # The company has credentials, and no user is signed in there.
    class SignInRequired < CoreError
      # @!attribute [r] data
      #   @return [Records::SignInRequiredData] The facts.
    end

    # The username or the password is wrong.
    class SignInFailed < CoreError
      # @!attribute [r] data
      #   @return [Records::SignInFailedData] The facts.
    end

    # Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait.
    class TooManyAttempts < CoreError
      # @!attribute [r] data
      #   @return [Records::TooManyAttemptsData] The facts.
    end

    # The company would be left without an owner who can act. Or its first credentials would not be the founder's, or
    # its new founder could not act as its owner.
    class OwnerNeeded < CoreError
      # @!attribute [r] data
      #   @return [Records::OwnerNeededData] The facts.
    end

    # The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers lists
    # tiers to upgrade to.
    class TierRequired < CoreError
      # @!attribute [r] data
      #   @return [Records::TierRequiredData] The facts.
    end

    # The company is archived; it can be read, and restored with companies.update.
    class Archived < CoreError
      # @!attribute [r] data
      #   @return [Records::ArchivedData] The facts.
    end

    # The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with
    # it, and data.products the store's products.
    class FeatureRequired < CoreError
      # @!attribute [r] data
      #   @return [Records::FeatureRequiredData] The facts.
    end

    # The app is not allowed to know the device's location; data.state is denied or restricted.
    class LocationDenied < CoreError
      # @!attribute [r] data
      #   @return [Records::LocationDeniedData] The facts.
    end

    # The host does not offer places, and there is no table of time zones; the message has instructions.
    class PlacesUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::PlacesUnavailableData] The facts.
    end

    # Other records refer to the record; data.counts is their number by kind.
    class InUse < CoreError
      # @!attribute [r] data
      #   @return [Records::InUseData] The facts.
    end

    # There is less in stock than requested; data has the item, the location, the lot, and the requested and present
    # quantities.
    class InsufficientStock < CoreError
      # @!attribute [r] data
      #   @return [Records::InsufficientStockData] The facts.
    end

    # The transaction was already reversed; data.reversedBy names the reversing transaction.
    class AlreadyReversed < CoreError
      # @!attribute [r] data
      #   @return [Records::AlreadyReversedData, Records::PaymentReversedData] The facts.
    end

    # The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the conditions
    # of the others.
    class IllegalStep < CoreError
      # @!attribute [r] data
      #   @return [Records::IllegalStepData] The facts.
    end

    # The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size.
    class AssetTooLarge < CoreError
      # @!attribute [r] data
      #   @return [Records::AssetTooLargeData] The facts.
    end

    # The file of the asset was removed from the data directory.
    class AssetMissing < CoreError
      # @!attribute [r] data
      #   @return [Records::AssetMissingData] The facts.
    end

    # Changes that were made here and not sent yet would be lost; data.counts is their number by company.
    class PendingChanges < CoreError
      # @!attribute [r] data
      #   @return [Records::PendingChangesData] The facts.
    end

    # The directory has no cloud account that can be used; data.status is the state of the account.
    class AccountUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::AccountUnavailableData] The facts.
    end

    # The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again later.
    class CloudUnavailable < CoreError
      # @!attribute [r] data
      #   @return [Records::CloudUnavailableData] The facts.
    end

    # The link leads to no share that is meant for the account.
    class ShareNotFound < CoreError
      # @!attribute [r] data
      #   @return [Records::ShareNotFoundData] The facts.
    end

    # The conversation may only read, and the method does more; data.method names it.
    class ReadOnly < CoreError
      # @!attribute [r] data
      #   @return [Records::ReadOnlyData] The facts.
    end

    # There is not enough memory for the request, and no part of it was stored. Send it again.
    class OutOfMemory < CoreError
      # @!attribute [r] data
      #   @return [Records::OutOfMemoryData] The facts.
    end

    # A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
    class MissingCredential < CoreError
      # @!attribute [r] data
      #   @return [Records::MissingCredentialData] The facts.
    end

    # The app's data is not stored here; data.path is the deployment path with the data.
    class NotOnThisPath < CoreError
      # @!attribute [r] data
      #   @return [Records::NotOnThisPathData] The facts.
    end

    # No user is signed in, or the app's backend has not authenticated the user; data.reason says which.
    class Unauthorized < CoreError
      # @!attribute [r] data
      #   @return [Records::UnauthorizedData] The facts.
    end

    # The app's backend gave no usable answer; data.reason is the reason.
    class BackendFailed < CoreError
      # @!attribute [r] data
      #   @return [Records::BackendFailedData] The facts.
    end

    # The exception of each kind, and the type of its data; see {Readers.of}.
    # @api private
    KINDS = {
      "requestCancelled" => [RequestCancelled, :RequestCancelledData],
      "parseError" => [ParseError, :ParseErrorData],
      "internalError" => [InternalError, :InternalErrorData],
      "invalidParams" => [InvalidParams, :InvalidParamsData],
      "methodNotFound" => [MethodNotFound, :MethodNotFoundData],
      "invalidRequest" => [InvalidRequest, :InvalidRequestData],
      "notFound" => [NotFound, :NotFoundData],
      "conflict" => [Conflict, ->(json) { Values.one_of(json, Records::CompanyConflictData, Records::AccessRecordConflictData, Records::ItemConflictData, Records::LocationConflictData, Records::LotConflictData, Records::CountConflictData, Records::LoanConflictData, Records::ContactConflictData, Records::OrderConflictData, Records::OrderLineConflictData, Records::DispatchConflictData, Records::PurchaseConflictData, Records::PurchaseLineConflictData, Records::ViewConflictData, Records::BeanConflictData, Records::EquipmentConflictData, Records::BrewConflictData, Records::TastingConflictData, Records::RecipeConflictData, Records::ConversationConflictData, Records::MessageConflictData, Records::FeedbackConflictData) }],
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
    }.freeze
  end
end
