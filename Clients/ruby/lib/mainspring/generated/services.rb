# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  module Services
    # Methods of access.credentials.
    class AccessCredentials
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Gives somebody a username and a password to sign in with. From a company's first ones on, which must be the
      # founder's, only who is signed in acts there. A manager gives them to who holds nothing beyond the manager's
      # departments; the founder's make nobody but the founder. In a company that others share, whoever takes part makes
      # their own, whatever they hold there: from then on they sign in on each of the account's devices, and nobody else
      # sees them.
      #
      # @param username [String] The name, unique in the company, ignoring case, width and Unicode normalization; it
      #   never changes.
      # @param password [String] At least 8 characters. Only a scrypt key of it is stored. A repeat with the same
      #   idempotencyKey is not compared by it.
      # @param user [String, nil] Who has an access record; the caller without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Credential] The credentials, without the password.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Duplicate]
      # @raise [Errors::OwnerNeeded]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def create(username:, password:, user: nil, company: nil, idempotency_key: nil)
        @caller.call("access.credentials.create", {
          "username" => username,
          "password" => password,
          "user" => user,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Credential.read(json) }, :write)
      end

      # Changes the password of who is signed in.
      #
      # @param password [String] The present one. A repeat with the same idempotencyKey is not compared by it.
      # @param new_password [String] The new one: at least 8 characters. A repeat with the same idempotencyKey is not
      #   compared by it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Credential] The credentials, without the password.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::SignInFailed]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def change_password(password:, new_password:, company: nil, idempotency_key: nil)
        @caller.call("access.credentials.changePassword", {
          "password" => password,
          "newPassword" => new_password,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Credential.read(json) }, :write)
      end

      # Gives somebody else a new password who has lost theirs; ends their session, and forgets failed attempts. A
      # manager does so for who holds nothing beyond the manager's departments; for the founder nobody does.
      #
      # @param user [String] Whose password; not one's own.
      # @param new_password [String] The new one: at least 8 characters. A repeat with the same idempotencyKey is not
      #   compared by it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Credential] The credentials, without the password.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def reset_password(user:, new_password:, company: nil, idempotency_key: nil)
        @caller.call("access.credentials.resetPassword", {
          "user" => user,
          "newPassword" => new_password,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Credential.read(json) }, :write)
      end

      # Gives the account a new password for a company that others share with it, where its own is lost: the cloud says
      # whose account it is. Ends its sessions there, on all its devices.
      #
      # @param new_password [String] The new one: at least 8 characters. Only a scrypt key of it is stored.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Credential] The credentials, without the password: access.signIn takes them.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def recover(new_password:, company: nil)
        @caller.call("access.credentials.recover", {
          "newPassword" => new_password,
          "company" => company,
        }, ->(json) { Records::Credential.read(json) }, :session)
      end
    end

    # Methods of auth.backend.
    class AuthBackend
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Has the app's backend authenticate the user with the credential of the last sign-in. It can be used once, within
      # 5 minutes, by the process that has it.
      #
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AuthState] The state of the session, with the backend's authentication.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::MissingCredential]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def exchange(deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("auth.backend.exchange", {
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AuthState.read(json) }, :write)
      end

      # Forgets the backend's authentication of the user, and its token. The user stays signed in with Apple.
      #
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AuthState] The state of the session, with the backend none.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def clear(idempotency_key: nil)
        @caller.call("auth.backend.clear", {
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AuthState.read(json) }, :write)
      end
    end

    # Methods of contacts.notes.
    class ContactsNotes
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Writes down what was done with a contact: a call, a visit, a promise.
      #
      # @param contact [String] Whom it is about.
      # @param text [String] What is to be kept.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ContactNote] The note.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def add(contact:, text:, company: nil, idempotency_key: nil)
        @caller.call("contacts.notes.add", {
          "contact" => contact,
          "text" => text,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ContactNote.read(json) }, :write)
      end
    end

    # Methods of conversations.messages.
    class ConversationsMessages
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the messages of a conversation, newest first, page by page. The order is that of the container; what it
      # does not have yet comes last.
      #
      # @param conversation [String] The conversation.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::MessagePage] A page of messages. An answer that is coming has the part that came at most a
      #   tenth of a second ago; a live query shows it grow.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::CursorTooOld]
      def list(conversation:, limit: nil, after: nil, snapshot: nil)
        @caller.call("conversations.messages.list", {
          "conversation" => conversation,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::MessagePage.read(json) }, :read)
      end
    end

    # Methods of entitlements.intents.
    class EntitlementsIntents
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists what somebody began to buy outside the app, in the order in which it came.
      #
      # @return [Records::IntentList] The intents that wait.
      # @raise [Errors::InvalidParams]
      def list
        @caller.call("entitlements.intents.list", {}, ->(json) { Records::IntentList.read(json) }, :read)
      end

      # Keeps what somebody began to buy outside the app until it is drained; the same one that waits already is not
      # added again.
      #
      # @param product_id [String] What is to be bought, as the store names it.
      # @param offer_id [String, nil] The offer that it is to be bought with.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PurchaseIntent] The intent.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def add(product_id:, offer_id: nil, idempotency_key: nil)
        @caller.call("entitlements.intents.add", {
          "productId" => product_id,
          "offerId" => offer_id,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PurchaseIntent.read(json) }, :write)
      end

      # Takes what somebody began to buy outside the app, once.
      #
      # @param limit [Integer, nil] How many at most; all without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::IntentList] The intents, which wait no longer.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def drain(limit: nil, idempotency_key: nil)
        @caller.call("entitlements.intents.drain", {
          "limit" => limit,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::IntentList.read(json) }, :write)
      end
    end

    # Methods of inventory.categories.
    class InventoryCategories
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the categories that items have, by name, with how many items have each, page by page.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::LabelPage] A page of categories.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def list(limit: nil, after: nil, company: nil)
        @caller.call("inventory.categories.list", {
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::LabelPage.read(json) }, :read)
      end

      # Gives all items with one category another in its place, archived items, too; the two become one where both are
      # there. Many items are many writes: whatever has ended them before the answer, a repeat goes on with the others.
      #
      # @param from [String] The category; neither case nor spaces around it count.
      # @param to [String] What the items have from now on, as it is spelled here.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::RenamedLabel] How many items were changed. Other requests are answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def rename(from:, to:, company: nil, idempotency_key: nil)
        @caller.call("inventory.categories.rename", {
          "from" => from,
          "to" => to,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::RenamedLabel.read(json) }, :write)
      end
    end

    # Methods of inventory.counts.
    class InventoryCounts
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers one count.
      #
      # @param id [String] The record.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Count] The count as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("inventory.counts.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::Count.read(json) }, :read)
      end

      # Begins a stocktake, of all there is, or of what lies in a location, of a category or of some items.
      #
      # @param name [String, nil] What people call it.
      # @param scope [Records::CountScopeForm, nil] What is counted: all there is without it.
      # @param blind [Boolean, nil] Whether who counts is not told what is expected; managers are.
      # @param note [String, nil] What else is to be known.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Count] The new count.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def create(name: nil, scope: nil, blind: nil, note: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.counts.create", {
          "name" => name,
          "scope" => scope,
          "blind" => blind,
          "note" => note,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Count.read(json) }, :write)
      end

      # Lists stocktakes, newest first, page by page.
      #
      # @param status ["open", "review", "posted", "cancelled", nil] Only counts that are so far.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::CountPage] A page of counts.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(status: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.counts.list", {
          "status" => status,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::CountPage.read(json) }, :read)
      end

      # Notes what was found of an item in a place. What is found there again replaces it; all that was found is kept.
      #
      # @param count [String] The stocktake.
      # @param quantity [Numeric] How much there is; 0 for nothing.
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param unit [String, nil] The unit that it is given in; the item's own without it.
      # @param location [String, nil] Where, by its id, its code or its path; the item's location without it, else the
      #   company's main one.
      # @param lot [String, nil] The lot, of an item whose lots are told apart. Where something is taken and no lot is
      #   named, those that expire first are taken.
      # @param batch [String, nil] Its batch, in lot's place; one that comes for the first time is made.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity says; those that
      #   come for the first time are made.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::CountLine] The line.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def record(
        count:, quantity:, item: nil, sku: nil, unit: nil, location: nil, lot: nil, batch: nil, serials: nil,
        company: nil, idempotency_key: nil
      )
        @caller.call("inventory.counts.record", {
          "count" => count,
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "unit" => unit,
          "location" => location,
          "lot" => lot,
          "batch" => batch,
          "serials" => serials,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::CountLine.read(json) }, :write)
      end

      # Lists what was found, each place once, in the order of the ids of items, locations and lots, page by page.
      #
      # @param count [String] The stocktake.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ListedCountLinePage] A page of lines.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def lines(count:, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.counts.lines", {
          "count" => count,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::ListedCountLinePage.read(json) }, :read)
      end

      # Lists what the ledger says there is of what the stocktake is of, and nobody has counted yet, but for what is
      # lent: it stays as it is when the count is posted. In the order of the ids of items, locations and lots, page by
      # page; a page may have fewer than its limit though more follow.
      #
      # @param count [String] The stocktake.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::UncountedStockPage] A page of places.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def uncounted(count:, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.counts.uncounted", {
          "count" => count,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::UncountedStockPage.read(json) }, :read)
      end

      # Says that all is counted, so that somebody can look at what differs.
      #
      # @param count [String] The stocktake.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Count] The count as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def submit(count:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.counts.submit", {
          "count" => count,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Count.read(json) }, :write)
      end

      # Lets a count that was submitted go on.
      #
      # @param count [String] The stocktake.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Count] The count as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def reopen(count:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.counts.reopen", {
          "count" => count,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Count.read(json) }, :write)
      end

      # Posts what differs from what was expected to the ledger, in one transaction; nothing where nothing does.
      #
      # @param count [String] The stocktake.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Count] The count as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def post(count:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.counts.post", {
          "count" => count,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Count.read(json) }, :write)
      end

      # Ends a count without a trace in the ledger.
      #
      # @param count [String] The stocktake.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Count] The count as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def cancel(count:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.counts.cancel", {
          "count" => count,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Count.read(json) }, :write)
      end

      # Writes all counts of a company as a file or a text for spreadsheets and other programs; the oldest first. No
      # import reads it.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.counts.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end
    end

    # Methods of inventory.entries.
    class InventoryEntries
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Writes all entries of a company as a file or a text for spreadsheets and other programs; the oldest first. No
      # import reads it.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.entries.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end
    end

    # Methods of inventory.items.
    class InventoryItems
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates an item.
      #
      # @param sku [String] The stock keeping unit, unique in the company; neither case nor spaces around it make
      #   another one.
      # @param name [String] What people call it.
      # @param unit [String] What quantities count: piece, kg, m.
      # @param description [String, nil] What else is to be said of it.
      # @param units [Array<Records::ItemUnitInput>, nil] Other units that quantities may be given in.
      # @param purchase_unit [String, nil] The unit that it is bought in, of units; its own without it.
      # @param sales_unit [String, nil] The unit that it is sold in, of units; its own without it.
      # @param category [String, nil] The one category that it is filed under.
      # @param tags [Array<String>, nil] Any further words to find it by.
      # @param barcodes [Array<String>, nil] GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of
      #   printable ASCII.
      # @param manufacturer [String, nil] Who makes it.
      # @param min_stock [Numeric, nil] The quantity below which it counts as low.
      # @param reorder_quantity [Numeric, nil] How much to order at least when it is low; more than 0.
      # @param location [String, nil] Where it usually lies.
      # @param price [Records::MoneyInput, nil] What one unit is sold for.
      # @param cost [Records::MoneyInput, nil] What one unit costs; for managers of the inventory alone.
      # @param condition ["new", "used", "refurbished", "damaged", nil] The condition that it is in.
      # @param custom [Hash{String => String, Numeric, Boolean, nil}, nil] Fields of the company's own: at most 50 names
      #   with a text, a number, a boolean or null each.
      # @param archived [Boolean, nil] Whether it is out of use.
      # @param track_batch [Boolean, nil] Whether its batches are told apart; it stays so while there are entries in the
      #   ledger.
      # @param track_serial [Boolean, nil] Whether its pieces have serial numbers; it stays so, too.
      # @param supplier [String, nil] Whom it is bought from: a contact of the kind supplier.
      # @param supplier_sku [String, nil] What it is called there.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Item] The new item.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Duplicate]
      # @raise [Errors::KeyReused]
      def create(
        sku:, name:, unit:, description: nil, units: nil, purchase_unit: nil, sales_unit: nil, category: nil,
        tags: nil, barcodes: nil, manufacturer: nil, min_stock: nil, reorder_quantity: nil, location: nil, price: nil,
        cost: nil, condition: nil, custom: nil, archived: nil, track_batch: nil, track_serial: nil, supplier: nil,
        supplier_sku: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.items.create", {
          "sku" => sku,
          "name" => name,
          "unit" => unit,
          "description" => description,
          "units" => units,
          "purchaseUnit" => purchase_unit,
          "salesUnit" => sales_unit,
          "category" => category,
          "tags" => tags,
          "barcodes" => barcodes,
          "manufacturer" => manufacturer,
          "minStock" => min_stock,
          "reorderQuantity" => reorder_quantity,
          "location" => location,
          "price" => price,
          "cost" => cost,
          "condition" => condition,
          "custom" => custom,
          "archived" => archived,
          "trackBatch" => track_batch,
          "trackSerial" => track_serial,
          "supplier" => supplier,
          "supplierSku" => supplier_sku,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Item.read(json) }, :write)
      end

      # Lists the changes of an item, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        @caller.call("inventory.items.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Answers one item: by its id, or by its SKU.
      #
      # @param id [String, nil] The record; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Item] The item as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id: nil, sku: nil, company: nil)
        @caller.call("inventory.items.get", {
          "id" => id,
          "sku" => sku,
          "company" => company,
        }, ->(json) { Records::Item.read(json) }, :read)
      end

      # Lists items, newest first or in another order, page by page.
      #
      # @param text [String, nil] Words that must each begin a word of the item; case and accents don't matter.
      # @param category [String, nil] Only items of this category; neither case nor spaces around it count.
      # @param archived [Boolean, nil] true for archived items alone; without it, the others.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param tag [String, nil] Only items with this tag; neither case nor spaces around it count.
      # @param order ["newest", "name", "sku", "updated", nil] newest; name, from A to Z; sku; or updated, those that
      #   were changed last first. newest without it.
      # @param manufacturer [String, nil] Only items of this manufacturer; neither case nor spaces around it count.
      # @param condition ["new", "used", "refurbished", "damaged", nil] Only items in this condition.
      # @param flagged [Boolean, nil] true for items that need attention alone, false for the others.
      # @param location [String, nil] Only items that usually lie in this location, by its id, its code or its path.
      # @param level ["low", "out", "negative", nil] low for items whose projected stock is below their minStock or
      #   below zero, out where nothing is, negative where somewhere there is less than nothing.
      # @param custom [Hash{String => String, Numeric, Boolean, nil}, nil] Only items that have all these fields of the
      #   company's own.
      # @param updated_since [Time, nil] Only items that were made or changed then, or since.
      # @param supplier [String, nil] Only items that are bought from this contact.
      # @param levels [Boolean, nil] true answers how much there is of each item, too, as its level.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ItemPage] A page of items; where few of many are asked for, it may end early, and next goes
      #   on.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(
        text: nil, category: nil, archived: nil, limit: nil, after: nil, snapshot: nil, tag: nil, order: nil,
        manufacturer: nil, condition: nil, flagged: nil, location: nil, level: nil, custom: nil, updated_since: nil,
        supplier: nil, levels: nil, company: nil
      )
        @caller.call("inventory.items.list", {
          "text" => text,
          "category" => category,
          "archived" => archived,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "tag" => tag,
          "order" => order,
          "manufacturer" => manufacturer,
          "condition" => condition,
          "flagged" => flagged,
          "location" => location,
          "level" => level,
          "custom" => custom,
          "updatedSince" => updated_since,
          "supplier" => supplier,
          "levels" => levels,
          "company" => company,
        }, ->(json) { Records::ItemPage.read(json) }, :read)
      end

      # Finds the items that fit a text best. A search that has to stop early ranks what it has seen, newest items
      # first, and says `partial`.
      #
      # @param text [String] Words that must each begin a word of the item, or stand anywhere in one that is written
      #   without spaces; case and accents don't matter.
      # @param limit [Integer, nil] The most that a page may hold; 20 without it.
      # @param after [String, nil] The next of the page before.
      # @param archived [Boolean, nil] true for archived items alone; without it, the others.
      # @param levels [Boolean, nil] true answers how much there is of each item, too, as its level.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::FoundItemPage] A page of items, best first.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def search(text:, limit: nil, after: nil, archived: nil, levels: nil, company: nil)
        @caller.call("inventory.items.search", {
          "text" => text,
          "limit" => limit,
          "after" => after,
          "archived" => archived,
          "levels" => levels,
          "company" => company,
        }, ->(json) { Records::FoundItemPage.read(json) }, :read)
      end

      # Finds the items with a barcode, newest first, page by page.
      #
      # @param barcode [String] The code as a scanner gives it, or to the letter; UPC-A and UPC-E and the EAN-13 that
      #   they stand for are one.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param archived [Boolean, nil] true for archived items alone; without it, the others.
      # @param levels [Boolean, nil] true answers how much there is of each item, too, as its level.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ItemPage] A page of items; a page may be empty and have a next.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def find(barcode:, limit: nil, after: nil, snapshot: nil, archived: nil, levels: nil, company: nil)
        @caller.call("inventory.items.find", {
          "barcode" => barcode,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "archived" => archived,
          "levels" => levels,
          "company" => company,
        }, ->(json) { Records::ItemPage.read(json) }, :read)
      end

      # Changes the named members of an item, named by its id or by its SKU, and leaves the others.
      #
      # @param changes [Records::ItemDetailsChanges] The members to change.
      # @param id [String, nil] The record; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Item] The item after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::Duplicate]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def update(changes:, id: nil, sku: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.items.update", {
          "changes" => changes,
          "id" => id,
          "sku" => sku,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Item.read(json) }, :write)
      end

      # Changes the named members of the item with this SKU, or makes a new item of them if there is none.
      #
      # @param sku [String] The SKU; neither case nor spaces around it count.
      # @param changes [Records::ItemDetailsChanges] The members to change; a new item must have a name and a unit, and
      #   no other sku.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict, and an item that there is not
      #   is not found.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Item] The item as it is now; a new one has the version 1.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::Duplicate]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def upsert(sku:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.items.upsert", {
          "sku" => sku,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Item.read(json) }, :write)
      end

      # Deletes an item, named by its id or by its SKU.
      #
      # @param id [String, nil] The record; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id: nil, sku: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.items.delete", {
          "id" => id,
          "sku" => sku,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Answers what a screen shows of an item, in one: how much there is of it and where, the open orders and purchases
      # of it, and what has happened to it last.
      #
      # @param id [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ItemOverview] The item with all that.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def overview(id: nil, sku: nil, company: nil)
        @caller.call("inventory.items.overview", {
          "id" => id,
          "sku" => sku,
          "company" => company,
        }, ->(json) { Records::ItemOverview.read(json) }, :read)
      end

      # Says that an item needs attention, and why; or, without a reason, that it does not any more.
      #
      # @param id [String, nil] The record; it, or sku, must be given.
      # @param reason [String, nil] What is to be seen to; null for nothing.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Item] The item as it is now; the same as before when it had that reason already.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def flag(id: nil, reason: nil, sku: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.items.flag", {
          "id" => id,
          "reason" => reason,
          "sku" => sku,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Item.read(json) }, :write)
      end

      # Answers many items at once, named by their SKUs, their barcodes or their ids, archived ones, too.
      #
      # @param skus [Array<String>, nil] Their SKUs; neither case nor spaces around them count.
      # @param barcodes [Array<String>, nil] Their codes as a scanner gives them, in any form of each.
      # @param ids [Array<String>, nil] Their ids.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::KnownItems] The items in the order in which they were named, and null for each that is
      #   unknown.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def lookup(skus: nil, barcodes: nil, ids: nil, company: nil)
        @caller.call("inventory.items.lookup", {
          "skus" => skus,
          "barcodes" => barcodes,
          "ids" => ids,
          "company" => company,
        }, ->(json) { Records::KnownItems.read(json) }, :read)
      end

      # Writes all items of a company, whatever is archived, too, as a file or a text that its import reads; the oldest
      # first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.items.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads items from a file or a text, as export writes them. A row that is refused keeps no other one out, unless
      # the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat with
      # the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.items.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Methods of inventory.loans.
    class InventoryLoans
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers one loan.
      #
      # @param id [String] The record.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Loan] The loan as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("inventory.loans.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::Loan.read(json) }, :read)
      end

      # Lends something to a contact or to somebody of the company, or notes that it was borrowed.
      #
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param unit [String, nil] The unit that it is given in; the item's own without it.
      # @param lot [String, nil] The lot, of an item whose lots are told apart; those that expire first without it.
      # @param from [String, nil] Where it lies, by its id, its code or its path; the item's location without it, else
      #   the company's main one.
      # @param direction ["out", "in", nil] in for what is borrowed from others, and is no stock; out without it.
      # @param contact [String, nil] Who gets it, or whose it is; it, or user, must be given.
      # @param user [String, nil] The same, for somebody of the company.
      # @param due_at [Time, nil] When it is to be back.
      # @param lent_at [Time, nil] When it went, or came; now without it.
      # @param note [String, nil] What else is to be known.
      # @param force [Boolean, nil] Whether it may take what is reserved for orders; for managers of the inventory.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Loan] The loan.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def create(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, from: nil, direction: nil, contact: nil, user: nil,
        due_at: nil, lent_at: nil, note: nil, force: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.loans.create", {
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "unit" => unit,
          "lot" => lot,
          "from" => from,
          "direction" => direction,
          "contact" => contact,
          "user" => user,
          "dueAt" => due_at,
          "lentAt" => lent_at,
          "note" => note,
          "force" => force,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Loan.read(json) }, :write)
      end

      # Lists loans, newest first, page by page.
      #
      # @param item [String, nil] Only loans of this item.
      # @param contact [String, nil] Only loans to or from this contact.
      # @param user [String, nil] Only loans to or from this user.
      # @param direction ["out", "in", nil] Only what was lent, or borrowed.
      # @param status ["out", "partly", "returned", "lost", nil] Only loans of this status.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param sku [String, nil] Its SKU, in item's place; neither case nor spaces around it count.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::LoanPage] A page of loans.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(
        item: nil, contact: nil, user: nil, direction: nil, status: nil, limit: nil, after: nil, snapshot: nil,
        sku: nil, company: nil
      )
        @caller.call("inventory.loans.list", {
          "item" => item,
          "contact" => contact,
          "user" => user,
          "direction" => direction,
          "status" => status,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "sku" => sku,
          "company" => company,
        }, ->(json) { Records::LoanPage.read(json) }, :read)
      end

      # Changes when a loan is to be back, or its note; another date is watched anew.
      #
      # @param id [String] The loan.
      # @param changes [Records::LoanTermsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Loan] The loan after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.loans.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Loan.read(json) }, :write)
      end

      # Notes that a loan is back, or some of it.
      #
      # @param id [String] The loan.
      # @param quantity [Numeric, nil] How much, in the item's own unit; all that is out without it.
      # @param lot [String, nil] Of which lot; the first that was lent without it.
      # @param to [String, nil] Where it lies now, by its id, its code or its path; where it lay without it.
      # @param note [String, nil] What is said of it in the ledger.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Loan] The loan as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def return(id:, quantity: nil, lot: nil, to: nil, note: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.loans.return", {
          "id" => id,
          "quantity" => quantity,
          "lot" => lot,
          "to" => to,
          "note" => note,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Loan.read(json) }, :write)
      end

      # Gives up a loan, or some of it: it is no stock any more.
      #
      # @param id [String] The loan.
      # @param reason [String] Why, in the company's words.
      # @param quantity [Numeric, nil] How much, in the item's own unit; all that is out without it.
      # @param lot [String, nil] Of which lot; the first that was lent without it.
      # @param note [String, nil] What is said of it in the ledger.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Loan] The loan as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def lose(id:, reason:, quantity: nil, lot: nil, note: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.loans.lose", {
          "id" => id,
          "reason" => reason,
          "quantity" => quantity,
          "lot" => lot,
          "note" => note,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Loan.read(json) }, :write)
      end

      # Lists the loans that should be back, those that should be longest first, page by page.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::OverdueLoanPage] A page of loans.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def overdue(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.loans.overdue", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::OverdueLoanPage.read(json) }, :read)
      end

      # Writes all loans of a company as a file or a text for spreadsheets and other programs; the oldest first. No
      # import reads it.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.loans.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end
    end

    # Methods of inventory.locations.
    class InventoryLocations
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a location.
      #
      # @param name [String] What people call it.
      # @param code [String, nil] What it is labelled with, unique in the company; the case of the letters A to Z
      #   doesn't make another one.
      # @param parent [String, nil] The location that it is part of.
      # @param structural [Boolean, nil] Whether it only holds other locations, and no stock.
      # @param kind ["stock", "transit", "loan", "scrap", nil] What becomes of what lies there: only what is in stock is
      #   available.
      # @param barcode [String, nil] What scanners read there.
      # @param address [Records::AddressInput, nil] Where it is.
      # @param note [String, nil] What else is to be known.
      # @param archived [Boolean, nil] Whether it is out of use: it takes no more stock.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Location] The new location.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Duplicate]
      # @raise [Errors::KeyReused]
      def create(
        name:, code: nil, parent: nil, structural: nil, kind: nil, barcode: nil, address: nil, note: nil,
        archived: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.locations.create", {
          "name" => name,
          "code" => code,
          "parent" => parent,
          "structural" => structural,
          "kind" => kind,
          "barcode" => barcode,
          "address" => address,
          "note" => note,
          "archived" => archived,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Location.read(json) }, :write)
      end

      # Answers one location.
      #
      # @param id [String] The record.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Location] The location as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("inventory.locations.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::Location.read(json) }, :read)
      end

      # Lists locations, newest first, page by page.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::LocationPage] A page of locations.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.locations.list", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::LocationPage.read(json) }, :read)
      end

      # Changes the named members of a location and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::LocationDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Location] The location after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::Duplicate]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.locations.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Location.read(json) }, :write)
      end

      # Deletes a location.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.locations.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Makes a location, with all that it holds, part of another one.
      #
      # @param id [String] The location.
      # @param parent [String, nil] The location that it becomes part of, by its id, its code or its path; none without
      #   it.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Location] The location as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def move(id:, parent: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.locations.move", {
          "id" => id,
          "parent" => parent,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Location.read(json) }, :write)
      end

      # Answers locations as a tree.
      #
      # @param root [String, nil] The location to begin with, by its id, its code or its path; all that are part of no
      #   other without it.
      # @param depth [Integer, nil] How many levels below to go; all without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::LocationTree] The tree, each location before its parts.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def tree(root: nil, depth: nil, company: nil)
        @caller.call("inventory.locations.tree", {
          "root" => root,
          "depth" => depth,
          "company" => company,
        }, ->(json) { Records::LocationTree.read(json) }, :read)
      end

      # Writes all locations of a company, whatever is archived, too, as a file or a text that its import reads; the
      # oldest first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.locations.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads locations from a file or a text, as export writes them. A row that is refused keeps no other one out,
      # unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat
      # with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.locations.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Methods of inventory.lots.
    class InventoryLots
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a lot.
      #
      # @param item [String] The item that it is of; it stays so.
      # @param batch [String, nil] The batch, unique in its item; it, or serial, must be given.
      # @param serial [String, nil] The serial number of one piece, unique in its item for ever.
      # @param expiry [String, Date, nil] The last day on which it is good.
      # @param manufactured_at [String, Date, nil] The day on which it was made.
      # @param supplier_lot [String, nil] What its supplier calls it.
      # @param status ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned", nil]
      #   Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
      # @param note [String, nil] What else is to be known.
      # @param archived [Boolean, nil] Whether it is out of use: it takes no more stock.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Lot] The new lot.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Duplicate]
      # @raise [Errors::KeyReused]
      def create(
        item:, batch: nil, serial: nil, expiry: nil, manufactured_at: nil, supplier_lot: nil, status: nil, note: nil,
        archived: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.lots.create", {
          "item" => item,
          "batch" => batch,
          "serial" => serial,
          "expiry" => expiry,
          "manufacturedAt" => manufactured_at,
          "supplierLot" => supplier_lot,
          "status" => status,
          "note" => note,
          "archived" => archived,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Lot.read(json) }, :write)
      end

      # Answers one lot.
      #
      # @param id [String] The record.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Lot] The lot as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("inventory.lots.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::Lot.read(json) }, :read)
      end

      # Changes the named members of a lot and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::LotDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Lot] The lot after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::Duplicate]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.lots.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Lot.read(json) }, :write)
      end

      # Deletes a lot.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.lots.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Lists the changes of a lot, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        @caller.call("inventory.lots.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Lists lots with how much there is of each, newest first, page by page.
      #
      # @param item [String, nil] Only lots of this item.
      # @param status ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned", nil]
      #   Only lots of this status.
      # @param archived [Boolean, nil] true for archived lots alone; without it, the others.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param sku [String, nil] Its SKU, in item's place; neither case nor spaces around it count.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ListedLotPage] A page of lots.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(
        item: nil, status: nil, archived: nil, limit: nil, after: nil, snapshot: nil, sku: nil, company: nil
      )
        @caller.call("inventory.lots.list", {
          "item" => item,
          "status" => status,
          "archived" => archived,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "sku" => sku,
          "company" => company,
        }, ->(json) { Records::ListedLotPage.read(json) }, :read)
      end

      # Makes something of a lot, where it lies, a lot of its own. What there is stays as much.
      #
      # @param lot [String] The lot.
      # @param quantity [Numeric] How much of it, in the item's own unit; more than 0.
      # @param location [String, nil] Where, by its id, its code or its path; the item's location without it, else the
      #   company's main one.
      # @param batch [String, nil] The new lot's batch.
      # @param serials [Array<String>, nil] The serial numbers of the new lots, as many as the quantity says.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entries, which sum to 0, and how much there is now of either lot.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Duplicate]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def split(lot:, quantity:, location: nil, batch: nil, serials: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.lots.split", {
          "lot" => lot,
          "quantity" => quantity,
          "location" => location,
          "batch" => batch,
          "serials" => serials,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Makes all of some lots, wherever it lies, part of another of the same item, status and expiry; they are
      # archived. What there is stays as much.
      #
      # @param lots [Array<String>] The lots.
      # @param into [String] What they become part of.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entries, which sum to 0, and how much there is now of each lot.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def merge(lots:, into:, company: nil, idempotency_key: nil)
        @caller.call("inventory.lots.merge", {
          "lots" => lots,
          "into" => into,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Writes all lots of a company, whatever is archived, too, as a file or a text that its import reads; the oldest
      # first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.lots.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads lots from a file or a text, as export writes them. A row that is refused keeps no other one out, unless
      # the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat with
      # the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.lots.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Methods of inventory.stock.
    class InventoryStock
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Posts what was bought and has come.
      #
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param unit [String, nil] The unit that it is given in; the item's own without it.
      # @param lot [String, nil] The lot, of an item whose lots are told apart. Where something is taken and no lot is
      #   named, those that expire first are taken.
      # @param batch [String, nil] Its batch, in lot's place; one that comes for the first time is made.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity says; those that
      #   come for the first time are made.
      # @param location [String, nil] Where it goes, by its id, its code or its path; the item's location without it,
      #   else the company's main one.
      # @param unit_cost [Records::MoneyInput, nil] What one of the item's own unit cost; for managers of the inventory
      #   alone.
      # @param reason [String, nil] Why, in the company's words.
      # @param note [String, nil] What else is to be known.
      # @param effective_at [Time, nil] When it happened: now without it, not later, and more than 24 hours ago for
      #   managers alone.
      # @param expiry [String, Date, nil] The last day on which a new lot is good.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entry, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def receive(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, location: nil, unit_cost: nil,
        reason: nil, note: nil, effective_at: nil, expiry: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.stock.receive", {
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "unit" => unit,
          "lot" => lot,
          "batch" => batch,
          "serials" => serials,
          "location" => location,
          "unitCost" => unit_cost,
          "reason" => reason,
          "note" => note,
          "effectiveAt" => effective_at,
          "expiry" => expiry,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Posts what was used up.
      #
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param unit [String, nil] The unit that it is given in; the item's own without it.
      # @param lot [String, nil] The lot, of an item whose lots are told apart. Where something is taken and no lot is
      #   named, those that expire first are taken.
      # @param batch [String, nil] Its batch, in lot's place; one that comes for the first time is made.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity says; those that
      #   come for the first time are made.
      # @param location [String, nil] Where it was taken from, by its id, its code or its path; the item's location
      #   without it, else the company's main one.
      # @param reason [String, nil] Why, in the company's words.
      # @param note [String, nil] What else is to be known.
      # @param effective_at [Time, nil] When it happened: now without it, not later, and more than 24 hours ago for
      #   managers alone.
      # @param force [Boolean, nil] Whether it may take what is reserved for orders; for managers of the inventory.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entry, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def consume(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, location: nil, reason: nil,
        note: nil, effective_at: nil, force: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.stock.consume", {
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "unit" => unit,
          "lot" => lot,
          "batch" => batch,
          "serials" => serials,
          "location" => location,
          "reason" => reason,
          "note" => note,
          "effectiveAt" => effective_at,
          "force" => force,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Moves stock from one location to another.
      #
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param unit [String, nil] The unit that it is given in; the item's own without it.
      # @param lot [String, nil] The lot, of an item whose lots are told apart. Where something is taken and no lot is
      #   named, those that expire first are taken.
      # @param batch [String, nil] Its batch, in lot's place; one that comes for the first time is made.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity says; those that
      #   come for the first time are made.
      # @param from [String, nil] Where it was, by its id, its code or its path; the item's location without it, else
      #   the company's main one.
      # @param to [String, nil] Where it is now, by its id, its code or its path; the item's location without it, else
      #   the company's main one.
      # @param reason [String, nil] Why, in the company's words.
      # @param note [String, nil] What else is to be known.
      # @param effective_at [Time, nil] When it happened: now without it, not later, and more than 24 hours ago for
      #   managers alone.
      # @param force [Boolean, nil] Whether it may take what is reserved for orders; for managers of the inventory.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] Both entries, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def transfer(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, from: nil, to: nil,
        reason: nil, note: nil, effective_at: nil, force: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.stock.transfer", {
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "unit" => unit,
          "lot" => lot,
          "batch" => batch,
          "serials" => serials,
          "from" => from,
          "to" => to,
          "reason" => reason,
          "note" => note,
          "effectiveAt" => effective_at,
          "force" => force,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Posts what came back from a customer, perhaps of a line of an order, or goes back to a supplier.
      #
      # @param direction ["fromCustomer", "toSupplier"] Which way it goes.
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param unit [String, nil] The unit that it is given in; the item's own without it.
      # @param lot [String, nil] The lot, of an item whose lots are told apart. Where something is taken and no lot is
      #   named, those that expire first are taken.
      # @param batch [String, nil] Its batch, in lot's place; one that comes for the first time is made.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity says; those that
      #   come for the first time are made.
      # @param location [String, nil] Where it goes, or comes from, by its id, its code or its path; the item's location
      #   without it, else the company's main one.
      # @param reason [String, nil] Why, in the company's words.
      # @param note [String, nil] What else is to be known.
      # @param effective_at [Time, nil] When it happened: now without it, not later, and more than 24 hours ago for
      #   managers alone.
      # @param force [Boolean, nil] Whether it may take what is reserved for orders; for managers of the inventory.
      # @param condition ["ok", "returned", nil] What it is like; ok without it. What is returned must be looked at
      #   first: it goes into a lot of that status, a batch's own or the piece itself.
      # @param order_line [String, nil] The line of an order that it comes back of: at most what was shipped of that,
      #   and has not come back. It is noted there, too.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entry, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def return(
        direction:, quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, location: nil,
        reason: nil, note: nil, effective_at: nil, force: nil, condition: nil, order_line: nil, company: nil,
        idempotency_key: nil
      )
        @caller.call("inventory.stock.return", {
          "direction" => direction,
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "unit" => unit,
          "lot" => lot,
          "batch" => batch,
          "serials" => serials,
          "location" => location,
          "reason" => reason,
          "note" => note,
          "effectiveAt" => effective_at,
          "force" => force,
          "condition" => condition,
          "orderLine" => order_line,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Corrects what there is of an item in a location, by so much or to so much.
      #
      # @param item [String, nil] The item; it, or sku, must be given.
      # @param sku [String, nil] Its SKU; neither case nor spaces around it count.
      # @param by [Numeric, nil] How much more there is, or less; it, or to, must be given.
      # @param to [Numeric, nil] How much there is.
      # @param unit [String, nil] The unit that the quantity is given in; the item's own without it.
      # @param location [String, nil] Where, by its id, its code or its path; the item's location without it, else the
      #   company's main one.
      # @param lot [String, nil] The lot, of an item whose lots are told apart. Where something is taken and no lot is
      #   named, those that expire first are taken.
      # @param batch [String, nil] Its batch, in lot's place; one that comes for the first time is made.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity says; those that
      #   come for the first time are made.
      # @param reason [String, nil] Why, in the company's words.
      # @param note [String, nil] What else is to be known.
      # @param effective_at [Time, nil] When it happened: now without it, not later, and more than 24 hours ago for
      #   managers alone.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entry, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def adjust(
        item: nil, sku: nil, by: nil, to: nil, unit: nil, location: nil, lot: nil, batch: nil, serials: nil,
        reason: nil, note: nil, effective_at: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.stock.adjust", {
          "item" => item,
          "sku" => sku,
          "by" => by,
          "to" => to,
          "unit" => unit,
          "location" => location,
          "lot" => lot,
          "batch" => batch,
          "serials" => serials,
          "reason" => reason,
          "note" => note,
          "effectiveAt" => effective_at,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Takes a transaction of the ledger back, with entries of the opposite.
      #
      # @param transaction [String] The transaction.
      # @param reason [String] Why.
      # @param note [String, nil] What else is to be known.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] The entries that take it back, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::AlreadyReversed]
      # @raise [Errors::KeyReused]
      def reverse(transaction:, reason:, note: nil, company: nil, idempotency_key: nil)
        @caller.call("inventory.stock.reverse", {
          "transaction" => transaction,
          "reason" => reason,
          "note" => note,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Posts many movements at once, all of them or none.
      #
      # @param entries [Array<Records::StockForm>] The movements, in their order.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PostedStock] All entries, and how much there is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def post(entries:, company: nil, idempotency_key: nil)
        @caller.call("inventory.stock.post", {
          "entries" => entries,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PostedStock.read(json) }, :write)
      end

      # Answers how much there is, in the order of the items' ids, page by page; a page's limit counts levels, and the
      # items that are looked at. Of an item that nothing has ever come of it says something only where items or skus
      # names it: inventory.items.list with levels has all items, with what there is of each.
      #
      # @param items [Array<String>, nil] Only of these items.
      # @param location [String, nil] Only what lies in this location, by its id, its code or its path.
      # @param include_sub [Boolean, nil] Whether what lies in parts of the location counts, too; not without it.
      # @param by ["item", "location", "lot", nil] item for one level an item, location for one in each location where
      #   something lies, lot for each lot there; item without it.
      # @param at [Time, nil] As it was then, by when things happened, in locations of the kinds that they are of now;
      #   now without it. It takes items or skus.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param skus [Array<String>, nil] Only of the items with these SKUs, in items' place.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::StockLevelPage] A page of levels.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def levels(
        items: nil, location: nil, include_sub: nil, by: nil, at: nil, limit: nil, after: nil, snapshot: nil,
        skus: nil, company: nil
      )
        @caller.call("inventory.stock.levels", {
          "items" => items,
          "location" => location,
          "includeSub" => include_sub,
          "by" => by,
          "at" => at,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "skus" => skus,
          "company" => company,
        }, ->(json) { Records::StockLevelPage.read(json) }, :read)
      end

      # Lists the items whose projected stock is below their minStock, or below zero, those that lack most first.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::LowStockPage] A page of items with what is lacking.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def low(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.stock.low", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::LowStockPage.read(json) }, :read)
      end

      # Lists where more was taken than there was, in the order of the items' ids, page by page.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::StockLevelPage] A page of levels below 0.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def negative(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.stock.negative", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::StockLevelPage.read(json) }, :read)
      end

      # Lists the ledger, newest entries first, page by page.
      #
      # @param item [String, nil] Only entries of this item.
      # @param location [String, nil] Only entries of this location, by its id, its code or its path.
      # @param type ["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count", nil] Only entries
      #   of this type.
      # @param from [Time, nil] Only what happened then or later.
      # @param to [Time, nil] Only what happened then or earlier.
      # @param lot [String, nil] Only entries of this lot.
      # @param order [String, nil] Only entries that were posted for this order, or this purchase.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param transaction [String, nil] Only entries of this transaction.
      # @param sku [String, nil] Its SKU, in item's place; neither case nor spaces around it count.
      # @param count [String, nil] Only what this stocktake posted.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::StockEntryPage] A page of entries.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def entries(
        item: nil, location: nil, type: nil, from: nil, to: nil, lot: nil, order: nil, limit: nil, after: nil,
        snapshot: nil, transaction: nil, sku: nil, count: nil, company: nil
      )
        @caller.call("inventory.stock.entries", {
          "item" => item,
          "location" => location,
          "type" => type,
          "from" => from,
          "to" => to,
          "lot" => lot,
          "order" => order,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "transaction" => transaction,
          "sku" => sku,
          "count" => count,
          "company" => company,
        }, ->(json) { Records::StockEntryPage.read(json) }, :read)
      end

      # Lists the lots in stock that expire soon, or have expired, the first to do so first, page by page.
      #
      # @param days [Integer, nil] Within how many days; as many as the company's settings say without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExpiringLotPage] A page of lots with how much there is of each.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def expiring(days: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.stock.expiring", {
          "days" => days,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::ExpiringLotPage.read(json) }, :read)
      end

      # Lists the lines that were crossed, newest first, page by page; each was an event, too.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::StockAlertPage] A page of alerts.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def alerts(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("inventory.stock.alerts", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::StockAlertPage.read(json) }, :read)
      end

      # Works out anew what is kept of all items beside the ledger, and puts right what differs; it is done once a week
      # in idle moments, too.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::RebuiltStock] What was wrong; each such item gets an alert, too. Other requests are answered
      #   meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def rebuild(company: nil, idempotency_key: nil)
        @caller.call("inventory.stock.rebuild", {
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::RebuiltStock.read(json) }, :write)
      end

      # Writes all stock of a company, whatever is archived, too, as a file or a text that its import reads; the oldest
      # first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("inventory.stock.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads stock from a file or a text, as export writes them. A row that is refused keeps no other one out, unless
      # the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat with
      # the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("inventory.stock.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Methods of inventory.tags.
    class InventoryTags
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the tags that items have, by name, with how many items have each, page by page.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::LabelPage] A page of tags.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def list(limit: nil, after: nil, company: nil)
        @caller.call("inventory.tags.list", {
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::LabelPage.read(json) }, :read)
      end

      # Gives all items with one tag another in its place, archived items, too; the two become one where both are there.
      # Many items are many writes: whatever has ended them before the answer, a repeat goes on with the others.
      #
      # @param from [String] The tag; neither case nor spaces around it count.
      # @param to [String] What the items have from now on, as it is spelled here.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::RenamedLabel] How many items were changed. Other requests are answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def rename(from:, to:, company: nil, idempotency_key: nil)
        @caller.call("inventory.tags.rename", {
          "from" => from,
          "to" => to,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::RenamedLabel.read(json) }, :write)
      end
    end

    # Methods of journal.ai.
    class JournalAi
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Asks the AI of the host which tasting notes beans may have: those of the journal, or any by origin and roast.
      # Nothing is stored; journal.ai.accept stores it.
      #
      # @param bean [String, nil] The beans. They or beanOrigin must be given.
      # @param bean_origin [String, nil] Where other beans are from, such as Huila, Colombia.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] How dark other beans are
      #   roasted.
      # @param brew_method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method that they are brewed with.
      # @param fallback [Boolean, nil] Whether one's own journal answers if the host can't.
      # @param deadline [Integer, nil] How many milliseconds the answer may take, the wait for its turn included; 30,000
      #   without it.
      # @param fresh [Boolean, nil] Whether the model is asked even if the same question was answered within 10 minutes;
      #   false without it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, whose value is the part of the answer that
      #   is there already.
      # @return [Records::SuggestedNotes] The suggestion.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def suggest_tasting_notes(
        bean: nil, bean_origin: nil, roast_level: nil, brew_method: nil, fallback: nil, deadline: nil, fresh: nil,
        progress_token: nil
      )
        @caller.call("journal.ai.suggestTastingNotes", {
          "bean" => bean,
          "beanOrigin" => bean_origin,
          "roastLevel" => roast_level,
          "brewMethod" => brew_method,
          "fallback" => fallback,
          "deadline" => deadline,
          "fresh" => fresh,
          "progressToken" => progress_token,
        }, ->(json) { Records::SuggestedNotes.read(json) }, :read)
      end

      # Asks the AI of the host for the flavour of a coffee in numbers, by tasting notes. It is stored only with keep:
      # as scores and descriptors of the tasting that has none of its own.
      #
      # @param notes [String, nil] The taste, in words. Either notes or tasting must be given.
      # @param tasting [String, nil] The tasting note whose text, descriptors and body are meant.
      # @param keep [Boolean, nil] Whether the profile is stored with the tasting.
      # @param fallback [Boolean, nil] Whether one's own journal answers if the host can't.
      # @param deadline [Integer, nil] How many milliseconds the answer may take, the wait for its turn included; 30,000
      #   without it.
      # @param fresh [Boolean, nil] Whether the model is asked even if the same question was answered within 10 minutes;
      #   false without it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, whose value is the part of the answer that
      #   is there already.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AnalyzedFlavor] The profile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def analyze_flavor(
        notes: nil, tasting: nil, keep: nil, fallback: nil, deadline: nil, fresh: nil, progress_token: nil,
        idempotency_key: nil
      )
        @caller.call("journal.ai.analyzeFlavor", {
          "notes" => notes,
          "tasting" => tasting,
          "keep" => keep,
          "fallback" => fallback,
          "deadline" => deadline,
          "fresh" => fresh,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AnalyzedFlavor.read(json) }, :write)
      end

      # Asks the AI of the host how to brew beans by a method. The answer keeps to the limits of brews and the range of
      # the grinder. Nothing is stored.
      #
      # @param bean [String] The beans.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other"] The method.
      # @param equipment [Array<String>, nil] The equipment; a grinder among it gives the range of the grind setting.
      # @param fallback [Boolean, nil] Whether one's own journal answers if the host can't.
      # @param deadline [Integer, nil] How many milliseconds the answer may take, the wait for its turn included; 30,000
      #   without it.
      # @param fresh [Boolean, nil] Whether the model is asked even if the same question was answered within 10 minutes;
      #   false without it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, whose value is the part of the answer that
      #   is there already.
      # @return [Records::RecommendedParameters] The parameters to try.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def recommend_parameters(
        bean:, method:, equipment: nil, fallback: nil, deadline: nil, fresh: nil, progress_token: nil
      )
        @caller.call("journal.ai.recommendParameters", {
          "bean" => bean,
          "method" => method,
          "equipment" => equipment,
          "fallback" => fallback,
          "deadline" => deadline,
          "fresh" => fresh,
          "progressToken" => progress_token,
        }, ->(json) { Records::RecommendedParameters.read(json) }, :read)
      end

      # Asks the AI of the host to put the figures and insights of the journal into words. Each number that it says must
      # be one of them. Nothing is stored.
      #
      # @param filters [Records::BrewFilter, nil] Filters.
      # @param fallback [Boolean, nil] Whether one's own journal answers if the host can't.
      # @param deadline [Integer, nil] How many milliseconds the answer may take, the wait for its turn included; 30,000
      #   without it.
      # @param fresh [Boolean, nil] Whether the model is asked even if the same question was answered within 10 minutes;
      #   false without it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, whose value is the part of the answer that
      #   is there already.
      # @return [Records::ExplainedInsights] The figures in words.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def insights(filters: nil, fallback: nil, deadline: nil, fresh: nil, progress_token: nil)
        @caller.call("journal.ai.insights", {
          "filters" => filters,
          "fallback" => fallback,
          "deadline" => deadline,
          "fresh" => fresh,
          "progressToken" => progress_token,
        }, ->(json) { Records::ExplainedInsights.read(json) }, :read)
      end

      # Stores a suggestion of the last 24 hours: as a tasting note of its own, or with one that is there. What a person
      # has written stays. A restart of the core forgets suggestions.
      #
      # @param suggestion [String] The suggestion, as its method has answered it.
      # @param tasting [String, nil] The tasting note that it goes to; without it a new one, of the beans that were
      #   asked about.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Tasting] The tasting note; its source is ai, or mixed where a person has written in it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::KeyReused]
      def accept(suggestion:, tasting: nil, idempotency_key: nil)
        @caller.call("journal.ai.accept", {
          "suggestion" => suggestion,
          "tasting" => tasting,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Tasting.read(json) }, :write)
      end
    end

    # Methods of journal.beans.
    class JournalBeans
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a bean.
      #
      # @param name [String] The name on the bag.
      # @param roaster [String, nil] The roaster.
      # @param origins [Array<Records::BeanOriginInput>, nil] The origins of the beans; the shares of a blend sum to at
      #   most 100 percent.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] How dark the beans are roasted.
      # @param process ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] How the cherries were
      #   processed.
      # @param decaf [Boolean, nil] Whether the beans are decaffeinated.
      # @param roast_date [String, Date, nil] The day on which the beans were roasted.
      # @param opened_at [String, Date, nil] The day on which the bag was opened.
      # @param frozen_at [String, Date, nil] The day on which the beans were frozen, not before roastDate.
      # @param thawed_at [String, Date, nil] The day on which the beans were thawed, not before frozenAt.
      # @param best_before [String, Date, nil] The last day on which the roaster recommends the beans.
      # @param weight [Numeric, nil] The weight of the beans in the bag, in grams.
      # @param withdrawn [Numeric, nil] The grams that were used otherwise than by brews.
      # @param price [Records::MoneyInput, nil] The price of the bag.
      # @param rating [Numeric, nil] 0 to 5, in halves.
      # @param flavours [Array<String>, nil] The flavours, as the roaster names them. Devices merge them as a set.
      # @param note [String, nil] Any further text.
      # @param url [String, nil] The address of a page about the beans.
      # @param barcode [String, nil] The code on the bag.
      # @param favourite [Boolean, nil] Whether the beans are a favourite.
      # @param archived [Boolean, nil] Whether the beans are out of use.
      # @param finished [Boolean, nil] Whether the bag is empty.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Bean] The new bean.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def create(
        name:, roaster: nil, origins: nil, roast_level: nil, process: nil, decaf: nil, roast_date: nil,
        opened_at: nil, frozen_at: nil, thawed_at: nil, best_before: nil, weight: nil, withdrawn: nil, price: nil,
        rating: nil, flavours: nil, note: nil, url: nil, barcode: nil, favourite: nil, archived: nil, finished: nil,
        idempotency_key: nil
      )
        @caller.call("journal.beans.create", {
          "name" => name,
          "roaster" => roaster,
          "origins" => origins,
          "roastLevel" => roast_level,
          "process" => process,
          "decaf" => decaf,
          "roastDate" => roast_date,
          "openedAt" => opened_at,
          "frozenAt" => frozen_at,
          "thawedAt" => thawed_at,
          "bestBefore" => best_before,
          "weight" => weight,
          "withdrawn" => withdrawn,
          "price" => price,
          "rating" => rating,
          "flavours" => flavours,
          "note" => note,
          "url" => url,
          "barcode" => barcode,
          "favourite" => favourite,
          "archived" => archived,
          "finished" => finished,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Bean.read(json) }, :write)
      end

      # Answers one bean.
      #
      # @param id [String] The record.
      # @return [Records::Bean] The bean as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def get(id:)
        @caller.call("journal.beans.get", {
          "id" => id,
        }, ->(json) { Records::Bean.read(json) }, :read)
      end

      # Changes the named members of a bean and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::BeanDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Bean] The bean after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        @caller.call("journal.beans.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Bean.read(json) }, :write)
      end

      # Lists the changes of a bean, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        @caller.call("journal.beans.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Saves a bean: without an id a new one; with the id of a bean that exists, only the given members change; with
      # another id, a new one with this id.
      #
      # @param id [String, nil] The record; a new one's id is a UUID of version 7.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param name [String, nil] The name on the bag.
      # @param roaster [String, nil] The roaster.
      # @param origins [Array<Records::BeanOriginInput>, nil] The origins of the beans; the shares of a blend sum to at
      #   most 100 percent.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] How dark the beans are roasted.
      # @param process ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] How the cherries were
      #   processed.
      # @param decaf [Boolean, nil] Whether the beans are decaffeinated.
      # @param roast_date [String, Date, nil] The day on which the beans were roasted.
      # @param opened_at [String, Date, nil] The day on which the bag was opened.
      # @param frozen_at [String, Date, nil] The day on which the beans were frozen, not before roastDate.
      # @param thawed_at [String, Date, nil] The day on which the beans were thawed, not before frozenAt.
      # @param best_before [String, Date, nil] The last day on which the roaster recommends the beans.
      # @param weight [Numeric, nil] The weight of the beans in the bag, in grams.
      # @param withdrawn [Numeric, nil] The grams that were used otherwise than by brews.
      # @param price [Records::MoneyChanges, nil] The price of the bag.
      # @param rating [Numeric, nil] 0 to 5, in halves.
      # @param flavours [Array<String>, nil] The flavours, as the roaster names them. Devices merge them as a set.
      # @param note [String, nil] Any further text.
      # @param url [String, nil] The address of a page about the beans.
      # @param barcode [String, nil] The code on the bag.
      # @param favourite [Boolean, nil] Whether the beans are a favourite.
      # @param archived [Boolean, nil] Whether the beans are out of use.
      # @param finished [Boolean, nil] Whether the bag is empty.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Bean] The bean as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def save(
        id: nil, expect: nil, name: nil, roaster: nil, origins: nil, roast_level: nil, process: nil, decaf: nil,
        roast_date: nil, opened_at: nil, frozen_at: nil, thawed_at: nil, best_before: nil, weight: nil,
        withdrawn: nil, price: nil, rating: nil, flavours: nil, note: nil, url: nil, barcode: nil, favourite: nil,
        archived: nil, finished: nil, idempotency_key: nil
      )
        @caller.call("journal.beans.save", {
          "id" => id,
          "expect" => expect,
          "name" => name,
          "roaster" => roaster,
          "origins" => origins,
          "roastLevel" => roast_level,
          "process" => process,
          "decaf" => decaf,
          "roastDate" => roast_date,
          "openedAt" => opened_at,
          "frozenAt" => frozen_at,
          "thawedAt" => thawed_at,
          "bestBefore" => best_before,
          "weight" => weight,
          "withdrawn" => withdrawn,
          "price" => price,
          "rating" => rating,
          "flavours" => flavours,
          "note" => note,
          "url" => url,
          "barcode" => barcode,
          "favourite" => favourite,
          "archived" => archived,
          "finished" => finished,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Bean.read(json) }, :write)
      end

      # Lists beans, newest first or in another order, page by page.
      #
      # @param text [String, nil] Words that must each begin a word of the name, the roaster or the note; case and
      #   accents don't matter.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param roaster [String, nil] Beans of this roaster only; case does not matter.
      # @param country [String, nil] Beans of this country of origin only.
      # @param process ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] Beans of this process
      #   only.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] Beans of this roast level only.
      # @param finished [Boolean, nil] true for empty bags only, false for the others; without it both.
      # @param archived [Boolean, nil] true for archived beans only; without it, the others.
      # @param favourite [Boolean, nil] true for favourites only, false for the others; without it both.
      # @param order ["newest", "name", "roastDate", "rating", "remaining", nil] newest; name, from A to Z; roastDate,
      #   the freshest first; rating, the best first; remaining, the most first. newest without it.
      # @return [Records::BeanPage] A page of beans.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::CursorTooOld]
      def list(
        text: nil, limit: nil, after: nil, snapshot: nil, roaster: nil, country: nil, process: nil, roast_level: nil,
        finished: nil, archived: nil, favourite: nil, order: nil
      )
        @caller.call("journal.beans.list", {
          "text" => text,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "roaster" => roaster,
          "country" => country,
          "process" => process,
          "roastLevel" => roast_level,
          "finished" => finished,
          "archived" => archived,
          "favourite" => favourite,
          "order" => order,
        }, ->(json) { Records::BeanPage.read(json) }, :read)
      end

      # Deletes beans, or archives beans in use.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param archive_if_used [Boolean, nil] true archives a record that others refer to; without it the error inUse
      #   says which do.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Removed] The record that was deleted or archived.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, archive_if_used: nil, idempotency_key: nil)
        @caller.call("journal.beans.delete", {
          "id" => id,
          "expect" => expect,
          "archiveIfUsed" => archive_if_used,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Removed.read(json) }, :write)
      end
    end

    # Methods of journal.brews.
    class JournalBrews
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a brew.
      #
      # @param at [Time] When the coffee was brewed: from 1900 to one day in the future.
      # @param bean [String, nil] The bean. Only a draft has none.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method. Only a draft has none.
      # @param dose [Numeric, nil] The ground coffee, in grams. Only a draft has none.
      # @param water [Numeric, nil] The water, in grams.
      # @param yield [Numeric, nil] The beverage, in grams.
      # @param grinder [String, nil] The grinder.
      # @param grind_setting [Numeric, nil] The setting on the grinder's own scale.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param time [Numeric, nil] The time of the whole brew, in seconds.
      # @param bloom_water [Numeric, nil] The water of the bloom, in grams.
      # @param bloom_time [Numeric, nil] The time of the bloom, in seconds.
      # @param pressure [Numeric, nil] The pressure, in bar.
      # @param pours [Array<Records::PourInput>, nil] The pours, in the order of time.
      # @param tds [Numeric, nil] The total dissolved solids of the beverage, in percent.
      # @param equipment [Array<String>, nil] Other equipment, each once. Devices merge it as a set.
      # @param place [String, nil] The place.
      # @param rating [Numeric, nil] 0 to 5, in halves.
      # @param note [String, nil] Any further text.
      # @param recipe [String, nil] The recipe that the brew followed.
      # @param favourite [Boolean, nil] Whether the brew is a favourite.
      # @param archived [Boolean, nil] Whether the brew is hidden. Statistics leave it out.
      # @param draft [Boolean, nil] Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Brew] The new brew.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def create(
        at:, bean: nil, method: nil, dose: nil, water: nil, yield: nil, grinder: nil, grind_setting: nil,
        temperature: nil, time: nil, bloom_water: nil, bloom_time: nil, pressure: nil, pours: nil, tds: nil,
        equipment: nil, place: nil, rating: nil, note: nil, recipe: nil, favourite: nil, archived: nil, draft: nil,
        idempotency_key: nil
      )
        @caller.call("journal.brews.create", {
          "at" => at,
          "bean" => bean,
          "method" => method,
          "dose" => dose,
          "water" => water,
          "yield" => binding.local_variable_get(:yield),
          "grinder" => grinder,
          "grindSetting" => grind_setting,
          "temperature" => temperature,
          "time" => time,
          "bloomWater" => bloom_water,
          "bloomTime" => bloom_time,
          "pressure" => pressure,
          "pours" => pours,
          "tds" => tds,
          "equipment" => equipment,
          "place" => place,
          "rating" => rating,
          "note" => note,
          "recipe" => recipe,
          "favourite" => favourite,
          "archived" => archived,
          "draft" => draft,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Brew.read(json) }, :write)
      end

      # Answers one brew.
      #
      # @param id [String] The record.
      # @return [Records::Brew] The brew as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def get(id:)
        @caller.call("journal.brews.get", {
          "id" => id,
        }, ->(json) { Records::Brew.read(json) }, :read)
      end

      # Changes the named members of a brew and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::BrewDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Brew] The brew after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        @caller.call("journal.brews.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Brew.read(json) }, :write)
      end

      # Lists the changes of a brew, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        @caller.call("journal.brews.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Saves a brew: without an id a new one; with the id of a brew that exists, only the given members change; with
      # another id, a new one with this id.
      #
      # @param id [String, nil] The record; a new one's id is a UUID of version 7.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param at [Time, nil] When the coffee was brewed: from 1900 to one day in the future.
      # @param bean [String, nil] The bean. Only a draft has none.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method. Only a draft has none.
      # @param dose [Numeric, nil] The ground coffee, in grams. Only a draft has none.
      # @param water [Numeric, nil] The water, in grams.
      # @param yield [Numeric, nil] The beverage, in grams.
      # @param grinder [String, nil] The grinder.
      # @param grind_setting [Numeric, nil] The setting on the grinder's own scale.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param time [Numeric, nil] The time of the whole brew, in seconds.
      # @param bloom_water [Numeric, nil] The water of the bloom, in grams.
      # @param bloom_time [Numeric, nil] The time of the bloom, in seconds.
      # @param pressure [Numeric, nil] The pressure, in bar.
      # @param pours [Array<Records::PourInput>, nil] The pours, in the order of time.
      # @param tds [Numeric, nil] The total dissolved solids of the beverage, in percent.
      # @param equipment [Array<String>, nil] Other equipment, each once. Devices merge it as a set.
      # @param place [String, nil] The place.
      # @param rating [Numeric, nil] 0 to 5, in halves.
      # @param note [String, nil] Any further text.
      # @param recipe [String, nil] The recipe that the brew followed.
      # @param favourite [Boolean, nil] Whether the brew is a favourite.
      # @param archived [Boolean, nil] Whether the brew is hidden. Statistics leave it out.
      # @param draft [Boolean, nil] Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Brew] The brew as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def save(
        id: nil, expect: nil, at: nil, bean: nil, method: nil, dose: nil, water: nil, yield: nil, grinder: nil,
        grind_setting: nil, temperature: nil, time: nil, bloom_water: nil, bloom_time: nil, pressure: nil, pours: nil,
        tds: nil, equipment: nil, place: nil, rating: nil, note: nil, recipe: nil, favourite: nil, archived: nil,
        draft: nil, idempotency_key: nil
      )
        @caller.call("journal.brews.save", {
          "id" => id,
          "expect" => expect,
          "at" => at,
          "bean" => bean,
          "method" => method,
          "dose" => dose,
          "water" => water,
          "yield" => binding.local_variable_get(:yield),
          "grinder" => grinder,
          "grindSetting" => grind_setting,
          "temperature" => temperature,
          "time" => time,
          "bloomWater" => bloom_water,
          "bloomTime" => bloom_time,
          "pressure" => pressure,
          "pours" => pours,
          "tds" => tds,
          "equipment" => equipment,
          "place" => place,
          "rating" => rating,
          "note" => note,
          "recipe" => recipe,
          "favourite" => favourite,
          "archived" => archived,
          "draft" => draft,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Brew.read(json) }, :write)
      end

      # Lists brews by the instants at which they were made, the newest first, page by page.
      #
      # @param filters [Records::BrewFilter, nil] Filters.
      # @param section_by ["day", "week", "month", "bean", "method", nil] day, week, month: sections by the calendar,
      #   the newest first; bean: by the bean, the newest first; method: by the method.
      # @param text [String, nil] Words that must each begin a word of the note or the place; case and accents don't
      #   matter.
      # @param archived [Boolean, nil] true for archived brews only; without it, the others.
      # @param draft [Boolean, nil] true for drafts only, false for the others; without it both.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::BrewPage] A page of brews; where few of many are asked for, it may end early, and next goes
      #   on.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::CursorTooOld]
      def list(
        filters: nil, section_by: nil, text: nil, archived: nil, draft: nil, limit: nil, after: nil, snapshot: nil
      )
        @caller.call("journal.brews.list", {
          "filters" => filters,
          "sectionBy" => section_by,
          "text" => text,
          "archived" => archived,
          "draft" => draft,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::BrewPage.read(json) }, :read)
      end

      # Lists the sections of a list of brews, page by page.
      #
      # @param section_by ["day", "week", "month", "bean", "method"] day, week, month: sections by the calendar, the
      #   newest first; bean: by the bean, the newest first; method: by the method.
      # @param filters [Records::BrewFilter, nil] Filters.
      # @param archived [Boolean, nil] true for archived brews only; without it, the others.
      # @param draft [Boolean, nil] true for drafts only, false for the others; without it both.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::BrewSectionPage] A page of sections, in the order of journal.brews.list.
      # @raise [Errors::InvalidParams]
      def sections(section_by:, filters: nil, archived: nil, draft: nil, limit: nil, after: nil)
        @caller.call("journal.brews.sections", {
          "sectionBy" => section_by,
          "filters" => filters,
          "archived" => archived,
          "draft" => draft,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::BrewSectionPage.read(json) }, :read)
      end

      # Deletes a brew with its tasting notes and photos.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] The deleted record.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        @caller.call("journal.brews.delete", {
          "id" => id,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Creates a draft with the parameters of a brew and the present instant, without rating, note and TDS.
      #
      # @param id [String] The brew to repeat.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Brew] The draft.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::KeyReused]
      def repeat(id:, idempotency_key: nil)
        @caller.call("journal.brews.repeat", {
          "id" => id,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Brew.read(json) }, :write)
      end

      # Finds the brew with the highest rating; of several, the latest.
      #
      # @param bean [String, nil] Brews of this bean only.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] Brews of this method only.
      # @return [Records::Brew, nil] The brew; null without a rated one.
      # @raise [Errors::InvalidParams]
      def best(bean: nil, method: nil)
        @caller.call("journal.brews.best", {
          "bean" => bean,
          "method" => method,
        }, ->(json) { json&.then { |present| Records::Brew.read(present) } }, :read)
      end
    end

    # Methods of journal.equipment.
    class JournalEquipment
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates an equipment.
      #
      # @param kind ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"] The kind of
      #   equipment.
      # @param name [String] The name.
      # @param brand [String, nil] The maker.
      # @param model [String, nil] The model.
      # @param bought_at [String, Date, nil] The day on which the piece was bought.
      # @param price [Records::MoneyInput, nil] The price.
      # @param setting [Records::GrindScaleInput, nil] The scale of a grinder; other kinds have none.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method of a brewer; other kinds have none.
      # @param note [String, nil] Any further text.
      # @param favourite [Boolean, nil] Whether the piece is a favourite.
      # @param archived [Boolean, nil] Whether the piece is out of use.
      # @param is_default [Boolean, nil] Whether the piece is the usual one of its kind. Of each kind at most one is:
      #   another one loses it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Equipment] The new equipment.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def create(
        kind:, name:, brand: nil, model: nil, bought_at: nil, price: nil, setting: nil, method: nil, note: nil,
        favourite: nil, archived: nil, is_default: nil, idempotency_key: nil
      )
        @caller.call("journal.equipment.create", {
          "kind" => kind,
          "name" => name,
          "brand" => brand,
          "model" => model,
          "boughtAt" => bought_at,
          "price" => price,
          "setting" => setting,
          "method" => method,
          "note" => note,
          "favourite" => favourite,
          "archived" => archived,
          "isDefault" => is_default,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Equipment.read(json) }, :write)
      end

      # Answers one equipment.
      #
      # @param id [String] The record.
      # @return [Records::Equipment] The equipment as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def get(id:)
        @caller.call("journal.equipment.get", {
          "id" => id,
        }, ->(json) { Records::Equipment.read(json) }, :read)
      end

      # Changes the named members of an equipment and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::EquipmentDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Equipment] The equipment after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        @caller.call("journal.equipment.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Equipment.read(json) }, :write)
      end

      # Lists the changes of an equipment, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        @caller.call("journal.equipment.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Saves an equipment: without an id a new one; with the id of an equipment that exists, only the given members
      # change; with another id, a new one with this id.
      #
      # @param id [String, nil] The record; a new one's id is a UUID of version 7.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param kind ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other", nil] The kind of
      #   equipment.
      # @param name [String, nil] The name.
      # @param brand [String, nil] The maker.
      # @param model [String, nil] The model.
      # @param bought_at [String, Date, nil] The day on which the piece was bought.
      # @param price [Records::MoneyChanges, nil] The price.
      # @param setting [Records::GrindScaleChanges, nil] The scale of a grinder; other kinds have none.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method of a brewer; other kinds have none.
      # @param note [String, nil] Any further text.
      # @param favourite [Boolean, nil] Whether the piece is a favourite.
      # @param archived [Boolean, nil] Whether the piece is out of use.
      # @param is_default [Boolean, nil] Whether the piece is the usual one of its kind. Of each kind at most one is:
      #   another one loses it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Equipment] The equipment as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def save(
        id: nil, expect: nil, kind: nil, name: nil, brand: nil, model: nil, bought_at: nil, price: nil, setting: nil,
        method: nil, note: nil, favourite: nil, archived: nil, is_default: nil, idempotency_key: nil
      )
        @caller.call("journal.equipment.save", {
          "id" => id,
          "expect" => expect,
          "kind" => kind,
          "name" => name,
          "brand" => brand,
          "model" => model,
          "boughtAt" => bought_at,
          "price" => price,
          "setting" => setting,
          "method" => method,
          "note" => note,
          "favourite" => favourite,
          "archived" => archived,
          "isDefault" => is_default,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Equipment.read(json) }, :write)
      end

      # Lists equipment, newest first, page by page.
      #
      # @param text [String, nil] Words that must each begin a word of the name, the maker, the model or the note; case
      #   and accents don't matter.
      # @param kind ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other", nil] Equipment of
      #   this kind only.
      # @param archived [Boolean, nil] true for archived equipment only; without it, the others.
      # @param favourite [Boolean, nil] true for favourites only, false for the others; without it both.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::EquipmentPage] A page of equipment.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::CursorTooOld]
      def list(text: nil, kind: nil, archived: nil, favourite: nil, limit: nil, after: nil, snapshot: nil)
        @caller.call("journal.equipment.list", {
          "text" => text,
          "kind" => kind,
          "archived" => archived,
          "favourite" => favourite,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::EquipmentPage.read(json) }, :read)
      end

      # Deletes a piece of equipment, or archives a piece in use.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param archive_if_used [Boolean, nil] true archives a record that others refer to; without it the error inUse
      #   says which do.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Removed] The record that was deleted or archived.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, archive_if_used: nil, idempotency_key: nil)
        @caller.call("journal.equipment.delete", {
          "id" => id,
          "expect" => expect,
          "archiveIfUsed" => archive_if_used,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Removed.read(json) }, :write)
      end
    end

    # Methods of journal.flavorWheel.
    class JournalFlavorWheel
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Returns the flavour wheel: a tree of terms in three levels.
      #
      # @return [Records::FlavorWheel] The groups of the wheel.
      # @raise [Errors::InvalidParams]
      def get
        @caller.call("journal.flavorWheel.get", {}, ->(json) { Records::FlavorWheel.read(json) }, :read)
      end

      # Completes a flavour term from the wheel and from the account's own descriptors and flavours.
      #
      # @param text [String] The beginning of a word; case does not matter.
      # @param limit [Integer, nil] The most terms; 20 without it.
      # @return [Records::CompletedTerms] The terms, those that begin with the text first.
      # @raise [Errors::InvalidParams]
      def complete(text:, limit: nil)
        @caller.call("journal.flavorWheel.complete", {
          "text" => text,
          "limit" => limit,
        }, ->(json) { Records::CompletedTerms.read(json) }, :read)
      end
    end

    # Methods of journal.insights.
    class JournalInsights
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the insights of the latest 1,000 brews, one of each kind.
      #
      # @param filters [Records::BrewFilter, nil] Filters.
      # @return [Records::Insights] The insights, in the order of their kinds.
      # @raise [Errors::InvalidParams]
      def list(filters: nil)
        @caller.call("journal.insights.list", {
          "filters" => filters,
        }, ->(json) { Records::Insights.read(json) }, :read)
      end
    end

    # Methods of journal.recipes.
    class JournalRecipes
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a recipe.
      #
      # @param name [String] The name.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other"] The method.
      # @param dose [Numeric, nil] The ground coffee, in grams.
      # @param water [Numeric, nil] The water, in grams.
      # @param yield [Numeric, nil] The beverage, in grams.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param grind_setting [Numeric, nil] The setting on the grinder's own scale.
      # @param bean [String, nil] The bean that the recipe is made for.
      # @param steps [Array<Records::RecipeStepInput>, nil] The steps, in the order of time.
      # @param note [String, nil] Any further text.
      # @param favourite [Boolean, nil] Whether the recipe is a favourite.
      # @param archived [Boolean, nil] Whether the recipe is out of use.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Recipe] The new recipe.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def create(
        name:, method:, dose: nil, water: nil, yield: nil, temperature: nil, grind_setting: nil, bean: nil,
        steps: nil, note: nil, favourite: nil, archived: nil, idempotency_key: nil
      )
        @caller.call("journal.recipes.create", {
          "name" => name,
          "method" => method,
          "dose" => dose,
          "water" => water,
          "yield" => binding.local_variable_get(:yield),
          "temperature" => temperature,
          "grindSetting" => grind_setting,
          "bean" => bean,
          "steps" => steps,
          "note" => note,
          "favourite" => favourite,
          "archived" => archived,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Recipe.read(json) }, :write)
      end

      # Answers one recipe.
      #
      # @param id [String] The record.
      # @return [Records::Recipe] The recipe as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def get(id:)
        @caller.call("journal.recipes.get", {
          "id" => id,
        }, ->(json) { Records::Recipe.read(json) }, :read)
      end

      # Changes the named members of a recipe and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::RecipeDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Recipe] The recipe after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        @caller.call("journal.recipes.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Recipe.read(json) }, :write)
      end

      # Deletes a recipe.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        @caller.call("journal.recipes.delete", {
          "id" => id,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Lists the changes of a recipe, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        @caller.call("journal.recipes.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Saves a recipe: without an id a new one; with the id of a recipe that exists, only the given members change;
      # with another id, a new one with this id.
      #
      # @param id [String, nil] The record; a new one's id is a UUID of version 7.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param name [String, nil] The name.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method.
      # @param dose [Numeric, nil] The ground coffee, in grams.
      # @param water [Numeric, nil] The water, in grams.
      # @param yield [Numeric, nil] The beverage, in grams.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param grind_setting [Numeric, nil] The setting on the grinder's own scale.
      # @param bean [String, nil] The bean that the recipe is made for.
      # @param steps [Array<Records::RecipeStepInput>, nil] The steps, in the order of time.
      # @param note [String, nil] Any further text.
      # @param favourite [Boolean, nil] Whether the recipe is a favourite.
      # @param archived [Boolean, nil] Whether the recipe is out of use.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Recipe] The recipe as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def save(
        id: nil, expect: nil, name: nil, method: nil, dose: nil, water: nil, yield: nil, temperature: nil,
        grind_setting: nil, bean: nil, steps: nil, note: nil, favourite: nil, archived: nil, idempotency_key: nil
      )
        @caller.call("journal.recipes.save", {
          "id" => id,
          "expect" => expect,
          "name" => name,
          "method" => method,
          "dose" => dose,
          "water" => water,
          "yield" => binding.local_variable_get(:yield),
          "temperature" => temperature,
          "grindSetting" => grind_setting,
          "bean" => bean,
          "steps" => steps,
          "note" => note,
          "favourite" => favourite,
          "archived" => archived,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Recipe.read(json) }, :write)
      end

      # Lists recipes from A to Z, page by page.
      #
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] Recipes of this method only.
      # @param bean [String, nil] Recipes for this bean only.
      # @param archived [Boolean, nil] true for archived recipes only; without it, the others.
      # @param favourite [Boolean, nil] true for favourites only, false for the others; without it both.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::RecipePage] A page of recipes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::CursorTooOld]
      def list(method: nil, bean: nil, archived: nil, favourite: nil, limit: nil, after: nil, snapshot: nil)
        @caller.call("journal.recipes.list", {
          "method" => method,
          "bean" => bean,
          "archived" => archived,
          "favourite" => favourite,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::RecipePage.read(json) }, :read)
      end

      # Scales a recipe to another dose, water or yield: all weights by one factor, to 0.1 g.
      #
      # @param id [String] The recipe.
      # @param dose [Numeric, nil] The wanted dose, in grams; one of dose, water and yield must be given.
      # @param water [Numeric, nil] The wanted water, in grams.
      # @param yield [Numeric, nil] The wanted yield, in grams.
      # @return [Records::ScaledRecipe] The recipe for the other amount; nothing is stored.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def scale(id:, dose: nil, water: nil, yield: nil)
        @caller.call("journal.recipes.scale", {
          "id" => id,
          "dose" => dose,
          "water" => water,
          "yield" => binding.local_variable_get(:yield),
        }, ->(json) { Records::ScaledRecipe.read(json) }, :read)
      end
    end

    # Methods of journal.statistics.
    class JournalStatistics
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Shows the figures of the journal as a whole. Drafts and archived brews are left out.
      #
      # @param filters [Records::BrewFilter, nil] Filters.
      # @return [Records::JournalOverview] The figures.
      # @raise [Errors::InvalidParams]
      def overview(filters: nil)
        @caller.call("journal.statistics.overview", {
          "filters" => filters,
        }, ->(json) { Records::JournalOverview.read(json) }, :read)
      end

      # Shows a figure over time. Drafts and archived brews are left out.
      #
      # @param measure ["count", "coffee", "cost", "rating", "ratio", "extraction", "time"] count: the number of brews.
      #   coffee: the grams of coffee. cost: the price of the coffee. rating, ratio, extraction, time: the mean over the
      #   brews that have one.
      # @param by ["day", "week", "month", "year"] The span of each figure.
      # @param filters [Records::BrewFilter, nil] Filters.
      # @return [Records::FigurePoints] The figure of each span that has brews, in order.
      # @raise [Errors::InvalidParams]
      def series(measure:, by:, filters: nil)
        @caller.call("journal.statistics.series", {
          "measure" => measure,
          "by" => by,
          "filters" => filters,
        }, ->(json) { Records::FigurePoints.read(json) }, :read)
      end

      # Shows a figure for each value that brews have in common. Drafts and archived brews are left out.
      #
      # @param measure ["count", "coffee", "cost", "rating", "ratio", "extraction", "time"] count: the number of brews.
      #   coffee: the grams of coffee. cost: the price of the coffee. rating, ratio, extraction, time: the mean over the
      #   brews that have one.
      # @param by ["bean", "roaster", "country", "process", "roastLevel", "method", "grinder", "grindSetting",
      #   "beanAge"] The dimension that brews are divided by. A brew of beans of several countries counts for each of
      #   them.
      # @param filters [Records::BrewFilter, nil] Filters.
      # @return [Records::FigurePoints] The figure of each value, that of most brews first.
      # @raise [Errors::InvalidParams]
      def breakdown(measure:, by:, filters: nil)
        @caller.call("journal.statistics.breakdown", {
          "measure" => measure,
          "by" => by,
          "filters" => filters,
        }, ->(json) { Records::FigurePoints.read(json) }, :read)
      end
    end

    # Methods of journal.tastings.
    class JournalTastings
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a tasting.
      #
      # @param at [Time] When the coffee was tasted.
      # @param brew [String, nil] The brew. It or bean must be given.
      # @param bean [String, nil] The bean, for a tasting that is of no brew.
      # @param text [String, nil] The taste, in words.
      # @param descriptors [Array<String>, nil] Flavour terms, of journal.flavorWheel.get or any others. Devices merge
      #   them as a set.
      # @param body_description [String, nil] The feel in the mouth.
      # @param scores [Records::TastingScoresInput, nil] The scores; null without any.
      # @param source ["user", "ai", "mixed", nil] user: written by a person; ai: suggested and accepted; mixed: both.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Tasting] The new tasting.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def create(
        at:, brew: nil, bean: nil, text: nil, descriptors: nil, body_description: nil, scores: nil, source: nil,
        idempotency_key: nil
      )
        @caller.call("journal.tastings.create", {
          "at" => at,
          "brew" => brew,
          "bean" => bean,
          "text" => text,
          "descriptors" => descriptors,
          "bodyDescription" => body_description,
          "scores" => scores,
          "source" => source,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Tasting.read(json) }, :write)
      end

      # Answers one tasting.
      #
      # @param id [String] The record.
      # @return [Records::Tasting] The tasting as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def get(id:)
        @caller.call("journal.tastings.get", {
          "id" => id,
        }, ->(json) { Records::Tasting.read(json) }, :read)
      end

      # Changes the named members of a tasting and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::TastingDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Tasting] The tasting after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        @caller.call("journal.tastings.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Tasting.read(json) }, :write)
      end

      # Deletes a tasting.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        @caller.call("journal.tastings.delete", {
          "id" => id,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Lists the changes of a tasting, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        @caller.call("journal.tastings.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Saves a tasting: without an id a new one; with the id of a tasting that exists, only the given members change;
      # with another id, a new one with this id.
      #
      # @param id [String, nil] The record; a new one's id is a UUID of version 7.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param at [Time, nil] When the coffee was tasted.
      # @param brew [String, nil] The brew. It or bean must be given.
      # @param bean [String, nil] The bean, for a tasting that is of no brew.
      # @param text [String, nil] The taste, in words.
      # @param descriptors [Array<String>, nil] Flavour terms, of journal.flavorWheel.get or any others. Devices merge
      #   them as a set.
      # @param body_description [String, nil] The feel in the mouth.
      # @param scores [Records::TastingScoresChanges, nil] The scores; null without any.
      # @param source ["user", "ai", "mixed", nil] user: written by a person; ai: suggested and accepted; mixed: both.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Tasting] The tasting as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def save(
        id: nil, expect: nil, at: nil, brew: nil, bean: nil, text: nil, descriptors: nil, body_description: nil,
        scores: nil, source: nil, idempotency_key: nil
      )
        @caller.call("journal.tastings.save", {
          "id" => id,
          "expect" => expect,
          "at" => at,
          "brew" => brew,
          "bean" => bean,
          "text" => text,
          "descriptors" => descriptors,
          "bodyDescription" => body_description,
          "scores" => scores,
          "source" => source,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Tasting.read(json) }, :write)
      end

      # Lists tasting notes by the instants at which the coffee was tasted, the newest first, page by page.
      #
      # @param text [String, nil] Words that must each begin a word of the text, the descriptors or the body; case and
      #   accents don't matter.
      # @param brew [String, nil] Notes about this brew only.
      # @param bean [String, nil] Notes about this bean only, without those about its brews.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::TastingPage] A page of tasting notes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::CursorTooOld]
      def list(text: nil, brew: nil, bean: nil, limit: nil, after: nil, snapshot: nil)
        @caller.call("journal.tastings.list", {
          "text" => text,
          "brew" => brew,
          "bean" => bean,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::TastingPage.read(json) }, :read)
      end
    end

    # Methods of orders.lines.
    class OrdersLines
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Adds a line to an order that is not invoiced yet.
      #
      # @param order [String] The order.
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, sku or text must be given.
      # @param sku [String, nil] The item's SKU, in its place.
      # @param text [String, nil] What it is of; an item's name where it is left out.
      # @param unit [String, nil] What the quantity counts; of an item its own unit, or one of its units, and the one
      #   that it is sold in without it.
      # @param unit_price [Records::MoneyInput, nil] What one costs, in the order's currency; the item's price without
      #   it.
      # @param discount [Numeric, nil] What is taken off, in percent.
      # @param tax_rate [Numeric, nil] The rate of tax in percent, with at most 3 decimals; 0 without it.
      # @param note [String, nil] What stands below it on documents.
      # @param expect [Integer, nil] The order's version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OrderLine] The new line.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def add(
        order:, quantity:, item: nil, sku: nil, text: nil, unit: nil, unit_price: nil, discount: nil, tax_rate: nil,
        note: nil, expect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("orders.lines.add", {
          "order" => order,
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "text" => text,
          "unit" => unit,
          "unitPrice" => unit_price,
          "discount" => discount,
          "taxRate" => tax_rate,
          "note" => note,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OrderLine.read(json) }, :write)
      end

      # Changes the named members of a line of an order that is not invoiced yet.
      #
      # @param id [String] The line.
      # @param changes [Records::LineTermsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OrderLine] The line after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.lines.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OrderLine.read(json) }, :write)
      end

      # Takes a line away of which nothing was shipped or cancelled, from an order that is not invoiced yet.
      #
      # @param id [String] The line.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was taken away.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def remove(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.lines.remove", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Gives up what of a line is still to be shipped, before the order is invoiced: it is neither reserved nor owed
      # any more.
      #
      # @param id [String] The line.
      # @param quantity [Numeric, nil] How much of it; all that is left without it.
      # @param reason [String, nil] Why, in the company's words.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OrderLine] The line as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def cancel(id:, quantity: nil, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.lines.cancel", {
          "id" => id,
          "quantity" => quantity,
          "reason" => reason,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OrderLine.read(json) }, :write)
      end

      # Credits the part of a line that stands on the invoice and will not be shipped. The invoice stays as it is; the
      # quantity is neither reserved nor owed any more.
      #
      # @param id [String] The line.
      # @param quantity [Numeric, nil] How much of it; all that is neither shipped nor credited without it.
      # @param reason [String, nil] Why, in the company's words.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OrderLine] The line as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def credit(id:, quantity: nil, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.lines.credit", {
          "id" => id,
          "quantity" => quantity,
          "reason" => reason,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OrderLine.read(json) }, :write)
      end
    end

    # Methods of orders.payments.
    class OrdersPayments
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Notes what was paid for an order, or paid back.
      #
      # @param order [String] The order.
      # @param amount [Records::MoneyInput] How much, in the order's currency; less than 0 for what was paid back, and
      #   at most what was paid.
      # @param method [String, nil] How: cash, card.
      # @param reference [String, nil] What it is called elsewhere.
      # @param at [Time, nil] When; now without it, and not later.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::NotedPayment] The payment, and how the order stands with it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def add(order:, amount:, method: nil, reference: nil, at: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.payments.add", {
          "order" => order,
          "amount" => amount,
          "method" => method,
          "reference" => reference,
          "at" => at,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::NotedPayment.read(json) }, :write)
      end

      # Takes a payment back that was noted by mistake, once.
      #
      # @param id [String] The payment.
      # @param reason [String] Why, in the company's words.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::NotedPayment] The payment that takes it back, and how the order stands then.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::AlreadyReversed]
      # @raise [Errors::KeyReused]
      def reverse(id:, reason:, company: nil, idempotency_key: nil)
        @caller.call("orders.payments.reverse", {
          "id" => id,
          "reason" => reason,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::NotedPayment.read(json) }, :write)
      end
    end

    # Methods of orders.returns.
    class OrdersReturns
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Takes back what a customer returns; what was paid for it is paid back with orders.payments.add.
      #
      # @param order [String] The order.
      # @param lines [Array<Records::ReturnedLine>] What came back.
      # @param reason [String, nil] Why, in the customer's words.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ReturnedGoods] What came back, and the order as it is now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def create(order:, lines:, reason: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.returns.create", {
          "order" => order,
          "lines" => lines,
          "reason" => reason,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ReturnedGoods.read(json) }, :write)
      end
    end

    # Methods of policy.deployment.
    class PolicyDeployment
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Says where the app's data is: with Apple's own services, or with a backend.
      #
      # @return [Records::Deployment] The deployment path, and who names it.
      # @raise [Errors::InvalidParams]
      def get
        @caller.call("policy.deployment.get", {}, ->(json) { Records::Deployment.read(json) }, :read)
      end

      # Stores which deployment path is meant on this device, or removes what was stored.
      #
      # @param path ["appleNative", "backend", nil] The deployment path; null or nothing removes what was stored.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deployment] The deployment path that holds now, and who names it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def set(path: nil, idempotency_key: nil)
        @caller.call("policy.deployment.set", {
          "path" => path,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deployment.read(json) }, :write)
      end
    end

    # Methods of policy.promotions.
    class PolicyPromotions
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the promotions that apply now, and that nobody has dismissed.
      #
      # @param version [String, nil] The app's version; without it, promotions for certain versions don't apply.
      # @param locale [String, nil] The user's language, such as de-AT; without it, promotions for certain languages
      #   don't apply.
      # @param subject [String, nil] Who is counted by percentages; the account's id, in lower case, without it.
      # @param placement [String, nil] Where in the app they are shown: those for other places are left out; all places
      #   without it.
      # @param audiences [Array<String>, nil] The audiences that the user belongs to; without it, promotions for certain
      #   audiences don't apply.
      # @return [Records::Promotions] The promotions: higher priorities first, then earlier starts, then by their ids.
      # @raise [Errors::InvalidParams]
      def list(version: nil, locale: nil, subject: nil, placement: nil, audiences: nil)
        @caller.call("policy.promotions.list", {
          "version" => version,
          "locale" => locale,
          "subject" => subject,
          "placement" => placement,
          "audiences" => audiences,
        }, ->(json) { Records::Promotions.read(json) }, :read)
      end

      # Hides a promotion for as long as it says, from now on.
      #
      # @param id [String] The promotion.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Dismissal] Until when it is hidden.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::KeyReused]
      def dismiss(id:, idempotency_key: nil)
        @caller.call("policy.promotions.dismiss", {
          "id" => id,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Dismissal.read(json) }, :write)
      end
    end

    # Methods of policy.update.
    class PolicyUpdate
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Puts a recommended update off for some days. One that is required is not put off.
      #
      # @param version [String] The app's version, as policy.check gets it, or the one that is recommended.
      # @param days [Integer] For how many days of 24 hours.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::UpdateDelay] Until when policy.check does not recommend it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def later(version:, days:, idempotency_key: nil)
        @caller.call("policy.update.later", {
          "version" => version,
          "days" => days,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::UpdateDelay.read(json) }, :write)
      end

      # Asks the host to open the page of the update: url of the policy in AppConfig.
      #
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OpenedUpdate] The address, and whether something has opened it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def open(deadline: nil, idempotency_key: nil)
        @caller.call("policy.update.open", {
          "deadline" => deadline,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OpenedUpdate.read(json) }, :write)
      end
    end

    # Methods of purchases.lines.
    class PurchasesLines
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Adds a line to a purchase.
      #
      # @param purchase [String] The purchase.
      # @param quantity [Numeric] How much; more than 0.
      # @param item [String, nil] The item; it, sku or text must be given.
      # @param sku [String, nil] The item's SKU, in its place.
      # @param text [String, nil] What it is of; an item's name where it is left out.
      # @param unit [String, nil] What the quantity counts; of an item its own unit, or one of its units, and the one
      #   that it is bought in without it.
      # @param unit_price [Records::MoneyInput, nil] What one costs, in the purchase's currency; what the item costs
      #   without it, if that is known. For managers alone.
      # @param discount [Numeric, nil] What is taken off, in percent.
      # @param tax_rate [Numeric, nil] The rate of tax in percent, with at most 3 decimals; 0 without it.
      # @param note [String, nil] What stands below it on documents.
      # @param expect [Integer, nil] The version of the purchase that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PurchaseLine] The new line.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def add(
        purchase:, quantity:, item: nil, sku: nil, text: nil, unit: nil, unit_price: nil, discount: nil,
        tax_rate: nil, note: nil, expect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("purchases.lines.add", {
          "purchase" => purchase,
          "quantity" => quantity,
          "item" => item,
          "sku" => sku,
          "text" => text,
          "unit" => unit,
          "unitPrice" => unit_price,
          "discount" => discount,
          "taxRate" => tax_rate,
          "note" => note,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PurchaseLine.read(json) }, :write)
      end

      # Changes the named members of a line and leaves the others.
      #
      # @param id [String] The line.
      # @param changes [Records::PurchaseTermsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PurchaseLine] The line after the change.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.lines.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PurchaseLine.read(json) }, :write)
      end

      # Takes a line away.
      #
      # @param id [String] The line.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def remove(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.lines.remove", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end
    end

    # Methods of purchases.receipts.
    class PurchasesReceipts
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Takes out of the inventory again what was received of a purchase by mistake, once.
      #
      # @param receipt [String] The receipt.
      # @param reason [String] Why, in the company's words.
      # @param expect [Integer, nil] The version of the purchase that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ReversedReceipt] The receipt that takes it back, and how the purchase stands now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::AlreadyReversed]
      # @raise [Errors::KeyReused]
      def reverse(receipt:, reason:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.receipts.reverse", {
          "receipt" => receipt,
          "reason" => reason,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ReversedReceipt.read(json) }, :write)
      end
    end

    # Methods of sharing.departures.
    class SharingDepartures
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists companies of others that the account takes part in no longer, and why, newest first; the last thousand are
      # kept.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::DeparturePage] A page of them.
      # @raise [Errors::InvalidParams]
      def list(limit: nil, after: nil)
        @caller.call("sharing.departures.list", {
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::DeparturePage.read(json) }, :read)
      end
    end

    # Methods of sharing.participants.
    class SharingParticipants
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists who takes part in a company, and who was invited or removed, in the order of their invitations.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ParticipantPage] A page of them, the owner first; nobody of a company that was never shared.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def list(limit: nil, after: nil, company: nil)
        @caller.call("sharing.participants.list", {
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::ParticipantPage.read(json) }, :read)
      end

      # Says whether a participant may change anything. What they may do otherwise is their access record's to say:
      # access.grant.
      #
      # @param participant [String] The participant.
      # @param permission ["readWrite", "readOnly"] readWrite: what the access record allows; readOnly: to look on,
      #   whatever it allows.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Participant] The participant.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def update(participant:, permission:, company: nil, idempotency_key: nil)
        @caller.call("sharing.participants.update", {
          "participant" => participant,
          "permission" => permission,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Participant.read(json) }, :write)
      end

      # Ends somebody's participation, or takes an invitation back, with the access record that goes with it: the
      # company goes from their devices, and what they have made stays. Again changes nothing.
      #
      # @param participant [String] The participant.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Participant] The participant, who was removed.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def remove(participant:, company: nil, idempotency_key: nil)
        @caller.call("sharing.participants.remove", {
          "participant" => participant,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Participant.read(json) }, :write)
      end
    end

    # Methods of sync.conflicts.
    class SyncConflicts
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists values that were discarded because two devices changed the same, newest first, page by page. The lines are
      # the same on all devices. A caller sees lines about the records and members that the caller may read. Nothing is
      # discarded without a line. A line is deleted 90 days after it was resolved.
      #
      # @param record [String, nil] Of this record alone.
      # @param resolved [Boolean, nil] Only those of which somebody has said which value is right, or only the others.
      # @param account [Boolean, nil] Whether conflicts of the account's own records are meant, which belong to no
      #   company; without it only where record is one of these.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @return [Records::SyncConflictPage] A page of conflicts.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def list(record: nil, resolved: nil, account: nil, limit: nil, after: nil, company: nil)
        @caller.call("sync.conflicts.list", {
          "record" => record,
          "resolved" => resolved,
          "account" => account,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::SyncConflictPage.read(json) }, :read)
      end

      # Says which of two values is right, of one conflict or of all of a record. The other one than that which stays is
      # set as an ordinary change. Only an owner resolves lines, except that a participant resolves lines about the
      # participant's own credentials.
      #
      # @param take ["local", "server"] local for the value of the device that found the conflict, server for the
      #   cloud's.
      # @param id [String, nil] The conflict.
      # @param record [String, nil] The record: without an id, all its conflicts of which nobody has said it.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ResolvedConflicts] The conflicts.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def resolve(take:, id: nil, record: nil, company: nil, idempotency_key: nil)
        @caller.call("sync.conflicts.resolve", {
          "take" => take,
          "id" => id,
          "record" => record,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ResolvedConflicts.read(json) }, :write)
      end
    end

    # Methods of sync.events.
    class SyncEvents
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists what sync has done and what has failed, newest first, page by page: the last 1,000 of what has moved
      # something, or could not. What fails again in the same way is listed once. Each is an event of the type
      # syncEvent, too.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::SyncEventPage] A page of events.
      # @raise [Errors::InvalidParams]
      def list(limit: nil, after: nil)
        @caller.call("sync.events.list", {
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::SyncEventPage.read(json) }, :read)
      end
    end

    # Methods of sync.queue.
    class SyncQueue
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists what was changed here and is not confirmed, page by page: one entry a record.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::QueuedRecordPage] A page of the queue.
      # @raise [Errors::InvalidParams]
      def list(limit: nil, after: nil)
        @caller.call("sync.queue.list", {
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::QueuedRecordPage.read(json) }, :session)
      end

      # Tries at once what had to wait as it was refused, and again what was put aside, and begins a cycle.
      #
      # @param record [String, nil] This record alone; null for all.
      # @return [Records::SyncStatus] How it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def retry(record: nil)
        @caller.call("sync.queue.retry", {
          "record" => record,
        }, ->(json) { Records::SyncStatus.read(json) }, :session)
      end

      # Takes the cloud's state of a record back: what was changed here and is not confirmed goes, and is a line of
      # sync.conflicts.list. It can't be undone.
      #
      # @param record [String] The record.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::DiscardedRecord] Whether anything was pending.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::KeyReused]
      def discard(record:, company: nil, idempotency_key: nil)
        @caller.call("sync.queue.discard", {
          "record" => record,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::DiscardedRecord.read(json) }, :write)
      end
    end

    # Methods of widgets.entities.
    class WidgetsEntities
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers the places with these ids, in their order; unknown ones are passed over.
      #
      # @param ids [Array<String>, nil] The ids, as widgets were set up with them.
      # @return [Records::PlaceList] The places.
      # @raise [Errors::InvalidParams]
      def get(ids: nil)
        @caller.call("widgets.entities.get", {
          "ids" => ids,
        }, ->(json) { Records::PlaceList.read(json) }, :read)
      end

      # Answers the places to choose from before anything was typed: the device's, and the recents.
      #
      # @return [Records::SuggestedPlaces] The places.
      # @raise [Errors::InvalidParams]
      def suggested
        @caller.call("widgets.entities.suggested", {}, ->(json) { Records::SuggestedPlaces.read(json) }, :read)
      end

      # Answers the known places in whose names each word of a text begins a word, whatever its case and accents; the
      # recents first.
      #
      # @param text [String] What was typed.
      # @param limit [Integer, nil] How many at most; 20 without it.
      # @return [Records::PlaceList] The places.
      # @raise [Errors::InvalidParams]
      def matching(text:, limit: nil)
        @caller.call("widgets.entities.matching", {
          "text" => text,
          "limit" => limit,
        }, ->(json) { Records::PlaceList.read(json) }, :read)
      end
    end

    # Methods of widgets.place.
    class WidgetsPlace
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers which place widgets show that choose none themselves.
      #
      # @param max_age [Integer, nil] How many seconds old the device's place may be before it is said to be old; 86400
      #   without it.
      # @return [Records::ShownPlace] The place that was chosen, and the one that is shown.
      # @raise [Errors::InvalidParams]
      def get(max_age: nil)
        @caller.call("widgets.place.get", {
          "maxAge" => max_age,
        }, ->(json) { Records::ShownPlace.read(json) }, :read)
      end

      # Lets widgets that choose no place themselves show one of the user's own.
      #
      # @param place [String] The place, as widgets.recents.add answered it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ShownPlace] The place that is shown from now on.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::FeatureRequired]
      # @raise [Errors::KeyReused]
      def choose(place:, idempotency_key: nil)
        @caller.call("widgets.place.choose", {
          "place" => place,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ShownPlace.read(json) }, :write)
      end

      # Lets widgets that choose no place themselves show the device's.
      #
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ShownPlace] The place that is shown from now on.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def use_device(idempotency_key: nil)
        @caller.call("widgets.place.useDevice", {
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ShownPlace.read(json) }, :write)
      end
    end

    # Methods of widgets.recents.
    class WidgetsRecents
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the places that were used last, the newest first.
      #
      # @return [Records::RecentList] The places, twenty at most.
      # @raise [Errors::InvalidParams]
      def list
        @caller.call("widgets.recents.list", {}, ->(json) { Records::RecentList.read(json) }, :read)
      end

      # Notes that a place was used: it comes first, and the twenty-first goes. A place of the same name within 100 m is
      # the same, and keeps its id.
      #
      # @param name [String] What the place is called.
      # @param latitude [Numeric] In degrees, north of the equator; rounded to six decimals.
      # @param longitude [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      # @param region [String, nil] The state or province.
      # @param country [String, nil] ISO 3166-1, two capitals: DE.
      # @param time_zone [String, nil] Its time zone.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::WidgetPlace] The place with its id.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def add(name:, latitude:, longitude:, region: nil, country: nil, time_zone: nil, idempotency_key: nil)
        @caller.call("widgets.recents.add", {
          "name" => name,
          "latitude" => latitude,
          "longitude" => longitude,
          "region" => region,
          "country" => country,
          "timeZone" => time_zone,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::WidgetPlace.read(json) }, :write)
      end

      # Takes a place out of the recents. Its id still stands for it.
      #
      # @param id [String] The place.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::RemovedRecent] Whether it was among them.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def remove(id:, idempotency_key: nil)
        @caller.call("widgets.recents.remove", {
          "id" => id,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::RemovedRecent.read(json) }, :write)
      end

      # Takes all places out of the recents. Their ids still stand for them.
      #
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ClearedRecents] How many there were.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def clear(idempotency_key: nil)
        @caller.call("widgets.recents.clear", {
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ClearedRecents.read(json) }, :write)
      end

      # Takes in the recents of another device, as widgets.recents.list or the app group has them. They are the newest
      # then, and their ids stand for these places here, too.
      #
      # @param places [Array<Records::ImportedPlace>] The newest first.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PlaceList] The places as they are known here.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def import(places:, idempotency_key: nil)
        @caller.call("widgets.recents.import", {
          "places" => places,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PlaceList.read(json) }, :write)
      end
    end

    # Who may do what in a company: access records, credentials, sign-in.
    class Access
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of access.credentials.
      #
      # @return [AccessCredentials]
      def credentials
        @credentials ||= AccessCredentials.new(@caller)
      end

      # Answers who acts in a company, and what they hold there.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Caller] Who asks. Without a company, and none selected, the account.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def whoami(company: nil)
        @caller.call("access.whoami", {
          "company" => company,
        }, ->(json) { Records::Caller.read(json) }, :read)
      end

      # Answers for every method whether the caller may call it: for enabling and disabling buttons.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::AllowedMethods] All methods.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def allowed(company: nil)
        @caller.call("access.allowed", {
          "company" => company,
        }, ->(json) { Records::AllowedMethods.read(json) }, :read)
      end

      # Answers whether the caller, or another user, may call a method.
      #
      # @param method [String] The method's name.
      # @param user [String, nil] Somebody else in the company, whom only an owner may ask about; the caller without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::CheckedMethod] Yes or no, and the reason.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def check(method:, user: nil, company: nil)
        @caller.call("access.check", {
          "method" => method,
          "user" => user,
          "company" => company,
        }, ->(json) { Records::CheckedMethod.read(json) }, :read)
      end

      # Answers why the caller, or another user, may call a method, or what would let them.
      #
      # @param method [String] The method's name.
      # @param user [String, nil] Somebody else in the company, whom only an owner may ask about; the caller without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Explanation] The rule, what is held, and what would be enough.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def explain(method:, user: nil, company: nil)
        @caller.call("access.explain", {
          "method" => method,
          "user" => user,
          "company" => company,
        }, ->(json) { Records::Explanation.read(json) }, :read)
      end

      # Gives somebody rights in a company, who may be new there. Members that are not given stay as they are. A manager
      # gives and takes the daily work in their own departments, and nothing of an owner's.
      #
      # @param user [String, nil] Whose rights; somebody new without it.
      # @param name [String, nil] What people call them: any text of one line; null takes it away.
      # @param is_owner [Boolean, nil] Whether they own the company, and so may do everything.
      # @param dept_mask [Integer, nil] The departments in which they do the daily work, a bit each; access.departments
      #   lists the bits.
      # @param manager_mask [Integer, nil] The departments in which they also delete, approve and see costs, a bit each.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] A preset (access.presets) that sets both
      #   masks; not together with either.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AccessRecord] What they may do now; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Conflict]
      # @raise [Errors::OwnerNeeded]
      # @raise [Errors::TierRequired]
      # @raise [Errors::KeyReused]
      def grant(
        user: nil, name: nil, is_owner: nil, dept_mask: nil, manager_mask: nil, preset: nil, expect: nil,
        company: nil, idempotency_key: nil
      )
        @caller.call("access.grant", {
          "user" => user,
          "name" => name,
          "isOwner" => is_owner,
          "deptMask" => dept_mask,
          "managerMask" => manager_mask,
          "preset" => preset,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AccessRecord.read(json) }, :write)
      end

      # Takes all rights in a company from somebody, with their credentials and their session. Who they were stays
      # known: access.people. A manager lets go who holds nothing beyond the manager's departments.
      #
      # @param user [String] Whose rights.
      # @param expect [Integer, nil] The version of the access record that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] The access record that is gone.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Conflict]
      # @raise [Errors::OwnerNeeded]
      # @raise [Errors::KeyReused]
      def revoke(user:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("access.revoke", {
          "user" => user,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Lists the people of a company with what they may do, in the order in which they were let in.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ListedAccessPage] A page of people.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("access.list", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::ListedAccessPage.read(json) }, :read)
      end

      # Lists who is in a company, with their names, or what they sign in with where they have none, in the order in
      # which they were let in; where that is asked for, those who have left, too, with what they signed in with.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param include_left [Boolean, nil] Whether who has left is listed, too; not without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::NamedPersonPage] A page of people.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def people(limit: nil, after: nil, snapshot: nil, include_left: nil, company: nil)
        @caller.call("access.people", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "includeLeft" => include_left,
          "company" => company,
        }, ->(json) { Records::NamedPersonPage.read(json) }, :read)
      end

      # Passes a company on: another owner becomes its founder, whom nobody makes less, and who was the founder stays an
      # owner like others.
      #
      # @param user [String] Another owner, who has credentials.
      # @param password [String] The founder's own. A repeat with the same idempotencyKey is not compared by it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AccessRecord] What the new founder may do.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::OwnerNeeded]
      # @raise [Errors::SignInFailed]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def transfer(user:, password:, company: nil, idempotency_key: nil)
        @caller.call("access.transfer", {
          "user" => user,
          "password" => password,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AccessRecord.read(json) }, :write)
      end

      # Lists the departments of a company: those that every one has, and its own.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::DepartmentPage] The departments with their bits.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def departments(company: nil)
        @caller.call("access.departments", {
          "company" => company,
        }, ->(json) { Records::DepartmentPage.read(json) }, :read)
      end

      # Lists usual sets of rights, which access.grant takes by name.
      #
      # @return [Records::PresetPage] The presets.
      # @raise [Errors::InvalidParams]
      def presets
        @caller.call("access.presets", {}, ->(json) { Records::PresetPage.read(json) }, :read)
      end

      # Lets somebody act in a company, in the place of who is signed in there; kept over restarts until they sign out,
      # or the company's sessionHours, or idleMinutes without a request, are over.
      #
      # @param username [String] The name; neither case, width nor Unicode normalization matters.
      # @param password [String] The password.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Caller] Who acts there now. Later requests of the company wait for it; others may be answered
      #   before it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInFailed]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def sign_in(username:, password:, company: nil)
        @caller.call("access.signIn", {
          "username" => username,
          "password" => password,
          "company" => company,
        }, ->(json) { Records::Caller.read(json) }, :session)
      end

      # Ends the session in a company.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Caller] Who acts there now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::KeyReused]
      def sign_out(company: nil, idempotency_key: nil)
        @caller.call("access.signOut", {
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Caller.read(json) }, :write)
      end
    end

    # The AI of the host, which other services ask.
    class Ai
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Says whether there is a model that answers. The host is asked at most once in 60 seconds, and may say it
      # unasked.
      #
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @return [Records::Availability] Whether the AI can be asked, or why not.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def availability(deadline: nil, progress_token: nil)
        @caller.call("ai.availability", {
          "deadline" => deadline,
          "progressToken" => progress_token,
        }, ->(json) { Records::Availability.read(json) }, :read)
      end

      # The host says, unasked, whether its model can be asked; mostly sent as a notification.
      #
      # @param available [Boolean] Whether there is a model that answers.
      # @param reason ["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported",
      #   "other", "noHost", nil] Why there is none; null where there is one.
      # @return [Records::Availability] What ai.availability answers for the next 60 seconds.
      # @raise [Errors::InvalidParams]
      def availability_changed(available:, reason: nil)
        @caller.call("ai.availabilityChanged", {
          "available" => available,
          "reason" => reason,
        }, ->(json) { Records::Availability.read(json) }, :session)
      end
    end

    # Values that the app shares with its widgets.
    class AppGroup
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers a value that the app shares with its widgets; live.open watches it.
      #
      # @param name [String] The value's name: scale, recents, entitlements, devicePlace, widgetPlace, flags, registry
      #   (the newest 2,000 places that widgets were offered), or one of the app's own, which begins with app.
      # @return [Records::SharedValue] The value, and when it was written.
      # @raise [Errors::InvalidParams]
      def get(name:)
        @caller.call("appGroup.get", {
          "name" => name,
        }, ->(json) { Records::SharedValue.read(json) }, :read)
      end

      # Keeps a value that the app shares with its widgets: scale, or one of the app's own, any JSON of at most 64 KiB.
      #
      # @param name [String] scale, or a name that begins with app.
      # @param value [Object, nil] The value; null removes it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SharedValue] The value as it is kept.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def set(name:, value: nil, idempotency_key: nil)
        @caller.call("appGroup.set", {
          "name" => name,
          "value" => value,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SharedValue.read(json) }, :write)
      end

      # Lists the values that the app shares with its widgets, in the order of their names.
      #
      # @return [Records::SharedNames] Their names.
      # @raise [Errors::InvalidParams]
      def list
        @caller.call("appGroup.list", {}, ->(json) { Records::SharedNames.read(json) }, :read)
      end
    end

    # Photos, documents, logos and proofs of any record.
    class Assets
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Adds an asset to a record: what a file of this machine holds, which may vanish afterwards, or what is given as
      # text, which is limited by the length of a line (assets.begin is for more).
      #
      # @param owner [Records::AssetOwnerInput] The record that it is to belong to.
      # @param role ["photo", "document", "logo", "proof"] photo: a picture, of which a record has at most 20; logo: PNG
      #   or JPEG, of at most 2 MB; proof: of a delivery; document: anything else.
      # @param name [String, nil] What people call it.
      # @param media_type [String, nil] Its type, where the first bytes don't show it, or show a container alone: ZIP
      #   (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
      # @param path [String, nil] The absolute path of a file on this machine; it, or base64, must be given.
      # @param base64 [String, nil] The bytes as standard base64 (RFC 4648), with its padding.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Asset] The asset; its bytes are on the disk. Who may change the record may do it. Later
      #   requests of the company wait for it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::AssetTooLarge]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def add(
        owner:, role:, name: nil, media_type: nil, path: nil, base64: nil, company: nil, idempotency_key: nil
      )
        @caller.call("assets.add", {
          "owner" => owner,
          "role" => role,
          "name" => name,
          "mediaType" => media_type,
          "path" => path,
          "base64" => base64,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Asset.read(json) }, :write)
      end

      # Begins an asset whose bytes come piece by piece, with assets.append; what is not finished after 24 hours is
      # forgotten.
      #
      # @param owner [Records::AssetOwnerInput] The record that it is to belong to.
      # @param role ["photo", "document", "logo", "proof"] photo: a picture, of which a record has at most 20; logo: PNG
      #   or JPEG, of at most 2 MB; proof: of a delivery; document: anything else.
      # @param name [String, nil] What people call it.
      # @param media_type [String, nil] Its type, where the first bytes don't show it, or show a container alone: ZIP
      #   (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Upload] What is to be appended to. Who may change the record may do it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def begin(owner:, role:, name: nil, media_type: nil, company: nil, idempotency_key: nil)
        @caller.call("assets.begin", {
          "owner" => owner,
          "role" => role,
          "name" => name,
          "mediaType" => media_type,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Upload.read(json) }, :write)
      end

      # Adds bytes to an asset that was begun. The same piece may come again.
      #
      # @param upload [String] What assets.begin has answered.
      # @param offset [Integer] Where the bytes belong: at most as many as have come.
      # @param base64 [String] The bytes as standard base64 (RFC 4648), with its padding; limited by the length of a
      #   line.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Upload] How many bytes have come; they are on the disk.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::AssetTooLarge]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def append(upload:, offset:, base64:, company: nil, idempotency_key: nil)
        @caller.call("assets.append", {
          "upload" => upload,
          "offset" => offset,
          "base64" => base64,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Upload.read(json) }, :write)
      end

      # Makes an asset of what was appended, if it is what was meant.
      #
      # @param upload [String] What assets.begin has answered.
      # @param sha256 [String] The digest of all bytes (SHA-256), as 64 lower-case hexadecimal digits.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Asset] The asset; its bytes are on the disk. Later requests of the company wait for it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::AssetTooLarge]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def finish(upload:, sha256:, company: nil, idempotency_key: nil)
        @caller.call("assets.finish", {
          "upload" => upload,
          "sha256" => sha256,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Asset.read(json) }, :write)
      end

      # Answers one asset, without its bytes.
      #
      # @param id [String] The asset.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @return [Records::Asset] The asset as it stands. Who may see the record that it belongs to may see it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("assets.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::Asset.read(json) }, :read)
      end

      # Lists the assets of a record in their order, without their bytes, page by page.
      #
      # @param owner [Records::AssetOwnerInput] The record.
      # @param role ["photo", "document", "logo", "proof", nil] Only assets of this role.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @return [Records::AssetPage] A page of assets. Who may see the record may see them.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(owner:, role: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("assets.list", {
          "owner" => owner,
          "role" => role,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::AssetPage.read(json) }, :read)
      end

      # Answers bytes of an asset, at most 1 MiB at once. What is in the cloud alone comes here first, as a whole.
      #
      # @param id [String] The asset.
      # @param variant ["thumb", "preview", nil] A smaller picture; without one that the host has made, the asset
      #   itself.
      # @param offset [Integer, nil] Where to begin; 0 without it.
      # @param length [Integer, nil] How many bytes; 1 MiB without it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes have come; those
      #   of files that were asked for before count, as they come first.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @return [Records::AssetBytes] The bytes. Who may see the record that it belongs to may read them.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::AssetMissing]
      # @raise [Errors::RequestCancelled]
      def read(id:, variant: nil, offset: nil, length: nil, progress_token: nil, company: nil)
        @caller.call("assets.read", {
          "id" => id,
          "variant" => variant,
          "offset" => offset,
          "length" => length,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::AssetBytes.read(json) }, :read)
      end

      # Says in which file an asset is, for a host on the same machine. What is in the cloud alone comes here first.
      #
      # @param id [String] The asset.
      # @param variant ["thumb", "preview", nil] A smaller picture; without one that the host has made, the asset
      #   itself.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes have come; those
      #   of files that were asked for before count, as they come first.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @return [Records::AssetPath] The file, which this user of the machine alone may read, and nobody must write. Who
      #   may see the record that it belongs to may read it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::AssetMissing]
      # @raise [Errors::RequestCancelled]
      def path(id:, variant: nil, progress_token: nil, company: nil)
        @caller.call("assets.path", {
          "id" => id,
          "variant" => variant,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::AssetPath.read(json) }, :read)
      end

      # Removes an asset from its record.
      #
      # @param id [String] The asset.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was removed; its file goes in an idle moment, an hour after it was made at the
      #   earliest. Who may change the record may do it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def remove(id:, company: nil, idempotency_key: nil)
        @caller.call("assets.remove", {
          "id" => id,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Puts assets of a record first, in this order; the others follow in theirs.
      #
      # @param ids [Array<String>] Assets of one record, each once.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AssetPage] All assets of the record in their new order. Who may change the record may do it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def reorder(ids:, company: nil, idempotency_key: nil)
        @caller.call("assets.reorder", {
          "ids" => ids,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AssetPage.read(json) }, :write)
      end

      # Has what a record has in the cloud alone come here, before it is read or the cloud is out of reach.
      #
      # @param owner [Records::AssetOwnerInput] The record.
      # @param variant ["thumb", "preview", nil] Only these smaller pictures; where there is none, the asset itself.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes have come; those
      #   of files that were asked for before count, as they come first.
      # @param company [String, nil] The company; without it the account, where the record that is named is the
      #   account's own; else the selected company, or the only one that there is.
      # @return [Records::AssetPage] All assets of the record, when what could come is here; state says of each where it
      #   is. Who may see the record may do it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::RequestCancelled]
      def prefetch(owner:, variant: nil, progress_token: nil, company: nil)
        @caller.call("assets.prefetch", {
          "owner" => owner,
          "variant" => variant,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::AssetPage.read(json) }, :session)
      end
    end

    # Signing in with Apple, and what the app's backend accepts from the user.
    class Auth
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of auth.backend.
      #
      # @return [AuthBackend]
      def backend
        @backend ||= AuthBackend.new(@caller)
      end

      # Lets a user sign in with what Apple gave the front end. The token is read; its signature is verified where keys
      # are at hand. Another user's session ends.
      #
      # @param user [String] The user's id at Apple.
      # @param identity_token [String, nil] The identity token, a JWS. It must be there, and is never stored.
      # @param authorization_code [String, nil] The authorization code. It must be there, is used once, and is never
      #   stored.
      # @param full_name [String, nil] The name; Apple tells it at the first sign-in alone.
      # @param email [String, nil] The address of e-mail; Apple tells it at the first sign-in alone.
      # @param transferred_from [String, nil] The id that the user had before the app went to another developer; taken
      #   where their session ended with transferred.
      # @param nonce [String, nil] The text whose SHA-256 was the nonce of the request to Apple; null where the request
      #   had none.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SignedIn] The user who is signed in now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::MissingCredential]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def sign_in(
        user:, identity_token: nil, authorization_code: nil, full_name: nil, email: nil, transferred_from: nil,
        nonce: nil, deadline: nil, progress_token: nil, idempotency_key: nil
      )
        @caller.call("auth.signIn", {
          "user" => user,
          "identityToken" => identity_token,
          "authorizationCode" => authorization_code,
          "fullName" => full_name,
          "email" => email,
          "transferredFrom" => transferred_from,
          "nonce" => nonce,
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SignedIn.read(json) }, :write)
      end

      # Has the host ask the user to sign in with Apple, with a nonce of the core's own. Then the user is signed in as
      # by auth.signIn.
      #
      # @param deadline [Integer, nil] How many milliseconds the user has; 300,000 without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SignedIn] The user who is signed in now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::MissingCredential]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def request(deadline: nil, idempotency_key: nil)
        @caller.call("auth.request", {
          "deadline" => deadline,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SignedIn.read(json) }, :write)
      end

      # Returns the state of the session: the user who is signed in with Apple. It can be a live query.
      #
      # @return [Records::AuthState] The state of the session.
      # @raise [Errors::InvalidParams]
      def state
        @caller.call("auth.state", {}, ->(json) { Records::AuthState.read(json) }, :read)
      end

      # Ends the session, and deletes its secrets. Records stay.
      #
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::AuthState] That nobody is signed in.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def sign_out(idempotency_key: nil)
        @caller.call("auth.signOut", {
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::AuthState.read(json) }, :write)
      end

      # Deletes the user who is signed in, with their conversations and feedback, on all devices of the account, and has
      # the backend delete its account. There is no way back.
      #
      # @param confirm [String] The word delete: so that nobody deletes an account by mistake.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::DeletedAccount] What was deleted. The records here are deleted, whether the backend was
      #   reached or not.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def delete_account(confirm:, deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("auth.deleteAccount", {
          "confirm" => confirm,
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::DeletedAccount.read(json) }, :write)
      end

      # Has the host ask Apple whether the credential still holds. A session ends only if Apple says so; a host that is
      # late or gone ends none.
      #
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Validation] The state of the session, and why the host did not answer.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def validate(deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("auth.validate", {
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Validation.read(json) }, :write)
      end

      # The host says, unasked, that Apple has revoked a credential; mostly sent as a notification. The credential is
      # validated then.
      #
      # @return [Records::AuthState] The state of the session, which lasts until Apple has answered about the
      #   credential.
      # @raise [Errors::InvalidParams]
      def credential_revoked
        @caller.call("auth.credentialRevoked", {}, ->(json) { Records::AuthState.read(json) }, :session)
      end

      # Says whether the user has signed in with Apple, which opens the app, and whether the backend has authenticated
      # the user.
      #
      # @return [Records::AuthGate] The parts of the app that are open to the user.
      # @raise [Errors::InvalidParams]
      def gate
        @caller.call("auth.gate", {}, ->(json) { Records::AuthGate.read(json) }, :read)
      end
    end

    # Companies: the tenants that records belong to, and which one is selected.
    class Companies
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Creates a company in the private store, with the account as its owner. With credentials, only who signs in acts
      # there from then on.
      #
      # @param name [String] The name that people call it by.
      # @param legal_name [String, nil] The name that stands in its contracts.
      # @param address [Records::AddressInput, nil] Where it is.
      # @param currency [String, nil] The currency that it counts in (ISO 4217).
      # @param time_zone [String, nil] The time zone that its days begin and end in.
      # @param logo [String, nil] Where its logo is found: a name or an address that means something to the front end.
      # @param departments [Array<Records::CustomDepartmentInput>, nil] Departments of its own, beside those that every
      #   company has.
      # @param settings [Records::CompanySettingsInput, nil] How it works.
      # @param archived [Boolean, nil] Whether it is archived: then its records can be read, and not written.
      # @param credentials [Records::NewCredentials, nil] What its founder signs in with; without it the account acts
      #   there.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Company] The new company.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def create(
        name:, legal_name: nil, address: nil, currency: nil, time_zone: nil, logo: nil, departments: nil,
        settings: nil, archived: nil, credentials: nil, idempotency_key: nil
      )
        @caller.call("companies.create", {
          "name" => name,
          "legalName" => legal_name,
          "address" => address,
          "currency" => currency,
          "timeZone" => time_zone,
          "logo" => logo,
          "departments" => departments,
          "settings" => settings,
          "archived" => archived,
          "credentials" => credentials,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Company.read(json) }, :write)
      end

      # Answers one company.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Company] The company as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(company: nil)
        @caller.call("companies.get", {
          "company" => company,
        }, ->(json) { Records::Company.read(json) }, :read)
      end

      # Lists the companies that the account owns or takes part in, oldest first.
      #
      # @param archived [Boolean, nil] true for archived companies alone, false for the others; both without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param kind ["business", "personal", nil] Only companies of this kind; of both without it.
      # @return [Records::ListedCompanyPage] A page of companies.
      # @raise [Errors::InvalidParams]
      def list(archived: nil, limit: nil, after: nil, kind: nil)
        @caller.call("companies.list", {
          "archived" => archived,
          "limit" => limit,
          "after" => after,
          "kind" => kind,
        }, ->(json) { Records::ListedCompanyPage.read(json) }, :read)
      end

      # Answers the company of the account's own inventory, and makes it at the first call. There is one.
      #
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Company] The personal company.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def personal(idempotency_key: nil)
        @caller.call("companies.personal", {
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Company.read(json) }, :write)
      end

      # Changes the named members of a company and leaves the others.
      #
      # @param changes [Records::CompanyDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Company] The company after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("companies.update", {
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Company.read(json) }, :write)
      end

      # Sets the tier of a company. The core does not check payment: in production the tier follows from what was
      # bought, and nobody sets it. What a smaller tier would not allow stays, and no more is added.
      #
      # @param tier ["free", "business", "enterprise"] The tier.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Company] The company after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def set_tier(tier:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("companies.setTier", {
          "tier" => tier,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Company.read(json) }, :write)
      end

      # Lets the tier of a company follow, from now on, from what the account that owns it has bought; companies.setTier
      # ends that.
      #
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Company] The company after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def follow_entitlements(expect: nil, company: nil, idempotency_key: nil)
        @caller.call("companies.followEntitlements", {
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Company.read(json) }, :write)
      end

      # Lists the tiers, the smallest first, with what each allows.
      #
      # @return [Records::TierLimitsPage] The tiers.
      # @raise [Errors::InvalidParams]
      def tiers
        @caller.call("companies.tiers", {}, ->(json) { Records::TierLimitsPage.read(json) }, :read)
      end

      # Deletes a company with everything that belongs to it. There is no way back, so it is for the founder alone.
      #
      # @param company [String] The company; it must be named even when it is selected.
      # @param confirm [String] The company's name, to the letter: so that nobody deletes the wrong one.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] The deleted record.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(company:, confirm:, expect: nil, idempotency_key: nil)
        @caller.call("companies.delete", {
          "company" => company,
          "confirm" => confirm,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Selects the company that requests without one mean; kept until it is changed, also over restarts.
      #
      # @param company [String, nil] The company; null or nothing for none, also where there is just one.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ListedCompany, nil] The selected company, or null.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::KeyReused]
      def select(company: nil, idempotency_key: nil)
        @caller.call("companies.select", {
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { json&.then { |present| Records::ListedCompany.read(present) } }, :write)
      end

      # Answers the selected company, the store that holds it and the caller's role.
      #
      # @return [Records::ListedCompany, nil] The selected company, or the only one where none was selected or the
      #   selected one is gone; null for none.
      # @raise [Errors::InvalidParams]
      def selected
        @caller.call("companies.selected", {}, ->(json) { json&.then { |present| Records::ListedCompany.read(present) } }, :read)
      end
    end

    # The people and organisations that a company deals with.
    class Contacts
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of contacts.notes.
      #
      # @return [ContactsNotes]
      def notes
        @notes ||= ContactsNotes.new(@caller)
      end

      # Creates a contact.
      #
      # @param name [String] What people call it.
      # @param kinds [Array<"customer", "supplier", "partner">] What it is to the company: at least one, each once.
      # @param organisation [String, nil] The organisation that a person belongs to.
      # @param people [Array<Records::ContactPersonInput>, nil] Whom to speak to there.
      # @param emails [Array<Records::ContactEmailInput>, nil] Its email addresses, the first one first.
      # @param phones [Array<Records::ContactPhoneInput>, nil] Its telephone numbers, the first one first.
      # @param website [String, nil] Where it is on the web.
      # @param addresses [Array<Records::ContactAddressInput>, nil] Its postal addresses.
      # @param tax_id [String, nil] What the tax office knows it by.
      # @param currency [String, nil] What it is paid in, or pays in.
      # @param payment_days [Integer, nil] A number of days, stored as a note on terms of payment; the core works
      #   nothing out from it.
      # @param price_list [String, nil] A name that is stored as a note on prices; the core has no price lists.
      # @param tags [Array<String>, nil] Any further words to find it by.
      # @param note [String, nil] What else is to be known.
      # @param archived [Boolean, nil] Whether it is out of use.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Contact] The new contact.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def create(
        name:, kinds:, organisation: nil, people: nil, emails: nil, phones: nil, website: nil, addresses: nil,
        tax_id: nil, currency: nil, payment_days: nil, price_list: nil, tags: nil, note: nil, archived: nil,
        company: nil, idempotency_key: nil
      )
        @caller.call("contacts.create", {
          "name" => name,
          "kinds" => kinds,
          "organisation" => organisation,
          "people" => people,
          "emails" => emails,
          "phones" => phones,
          "website" => website,
          "addresses" => addresses,
          "taxId" => tax_id,
          "currency" => currency,
          "paymentDays" => payment_days,
          "priceList" => price_list,
          "tags" => tags,
          "note" => note,
          "archived" => archived,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Contact.read(json) }, :write)
      end

      # Changes the named members of a contact and leaves the others.
      #
      # @param id [String] The record.
      # @param changes [Records::ContactDetailsChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Contact] The contact after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("contacts.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Contact.read(json) }, :write)
      end

      # Deletes a contact.
      #
      # @param id [String] The record.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("contacts.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Lists the changes of a contact, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        @caller.call("contacts.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Answers one contact; of one that was merged into another, that one.
      #
      # @param id [String] The contact.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::FoundContact] The contact as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("contacts.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::FoundContact.read(json) }, :read)
      end

      # Lists contacts, newest first, page by page.
      #
      # @param text [String, nil] Words that must each begin a word of the contact; case and accents don't matter.
      # @param kind ["customer", "supplier", "partner", nil] Only contacts of this kind, whatever else they are.
      # @param tag [String, nil] Only contacts with this tag; neither case nor spaces around it count.
      # @param archived [Boolean, nil] true for archived contacts alone; without it, the others.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ContactPage] A page of contacts; a page may be empty and have a next.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(text: nil, kind: nil, tag: nil, archived: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("contacts.list", {
          "text" => text,
          "kind" => kind,
          "tag" => tag,
          "archived" => archived,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::ContactPage.read(json) }, :read)
      end

      # Finds the contacts that fit a text best. A search that has to stop early ranks what it has seen, newest contacts
      # first, and says `partial`.
      #
      # @param text [String] Words that must each begin a word of the contact, or digits with which a group of a
      #   telephone number begins; case and accents don't matter.
      # @param limit [Integer, nil] The most that a page may hold; 20 without it.
      # @param after [String, nil] The next of the page before.
      # @param archived [Boolean, nil] true for archived contacts alone; without it, the others.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::FoundContactPage] A page of contacts, best first.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def search(text:, limit: nil, after: nil, archived: nil, company: nil)
        @caller.call("contacts.search", {
          "text" => text,
          "limit" => limit,
          "after" => after,
          "archived" => archived,
          "company" => company,
        }, ->(json) { Records::FoundContactPage.read(json) }, :read)
      end

      # Lists pairs of contacts that may be the same: by an email address, the digits of a telephone number, or a tax
      # id; but for archived ones.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::DuplicateContactsPage] A page of pairs, those that are there longest first.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def duplicates(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("contacts.duplicates", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::DuplicateContactsPage.read(json) }, :read)
      end

      # Merges a contact into another one, which gets all that refers to it, and what it has beside.
      #
      # @param from [String] The contact that goes; its id leads to the other one from then on.
      # @param into [String] The contact that stays: what both say differently, it says.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Contact] The contact that is left.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def merge(from:, into:, company: nil, idempotency_key: nil)
        @caller.call("contacts.merge", {
          "from" => from,
          "into" => into,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Contact.read(json) }, :write)
      end

      # Lists what was done with a contact, newest first, page by page, as far as the caller may see it.
      #
      # @param id [String] The contact.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ActivityPage] A page of what was done.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def activity(id:, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("contacts.activity", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::ActivityPage.read(json) }, :read)
      end

      # Writes all contacts of a company, whatever is archived, too, as a file or a text that its import reads; the
      # oldest first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("contacts.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads contacts from a file or a text, as export writes them. A row that is refused keeps no other one out,
      # unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat
      # with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("contacts.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Records of the public database, of any type, for reading.
    class Content
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the types of public records that the device stores.
      #
      # @return [Records::ContentTypes] The types, by their names.
      # @raise [Errors::InvalidParams]
      def types
        @caller.call("content.types", {}, ->(json) { Records::ContentTypes.read(json) }, :read)
      end

      # Lists the public records of a type that are stored. Stale records are returned at once. The host is then asked
      # for newer records, and no request waits for its answer.
      #
      # @param type [String] The kind of record.
      # @param filter [Array<Records::CloudComparisonInput>, nil] What the records must match, all of it; all records of
      #   the type without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::ContentPage] A page of records, in the order of their ids, and how new they are.
      # @raise [Errors::InvalidParams]
      def list(type:, filter: nil, limit: nil, after: nil)
        @caller.call("content.list", {
          "type" => type,
          "filter" => filter,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::ContentPage.read(json) }, :read)
      end

      # Returns a public record that is stored. A stale record is returned at once. The host is then asked for newer
      # records of its type, and no request waits for its answer.
      #
      # @param type [String] The kind of record.
      # @param id [String] The record's name in the public database.
      # @return [Records::FoundContent] The record, and how new it is.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def get(type:, id:)
        @caller.call("content.get", {
          "type" => type,
          "id" => id,
        }, ->(json) { Records::FoundContent.read(json) }, :read)
      end

      # Fetches all public records of a type, and stores them in the place of those that were stored. If that fails, the
      # stored records stay.
      #
      # @param type [String] The kind of record.
      # @param filter [Array<Records::CloudComparisonInput>, nil] Which records the device fetches from now on; those of
      #   before without it, and all records for an empty list.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ContentType] How many records there are now, and how new they are.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::KeyReused]
      def refresh(type:, filter: nil, deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("content.refresh", {
          "type" => type,
          "filter" => filter,
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ContentType.read(json) }, :write)
      end
    end

    # Conversations with the model of the app's backend.
    class Conversations
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of conversations.messages.
      #
      # @return [ConversationsMessages]
      def messages
        @messages ||= ConversationsMessages.new(@caller)
      end

      # Stores a message of the user, asks the app's backend for the answer, and replies when that is complete. The
      # message is durable before anything is asked. An error's data.record is the answer that failed or was cancelled,
      # with the part that came, and data.owner the conversation.
      #
      # @param content [String] The message.
      # @param conversation [String, nil] The conversation that it continues; without it a new one begins.
      # @param model [String, nil] The model to ask, as the backend calls it; without it that of the conversation.
      # @param deadline [Integer, nil] How many milliseconds the whole answer may take; 600,000 without it.
      # @param idle_deadline [Integer, nil] How many milliseconds may pass from one part to the next; 60,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress with each part of the answer.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SentMessage] The conversation, the message and its answer. With a progressToken the text comes
      #   before, in rpc.progress: value.text follows what came before.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::BackendFailed]
      # @raise [Errors::StorageFault]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def send_(
        content:, conversation: nil, model: nil, deadline: nil, idle_deadline: nil, progress_token: nil,
        idempotency_key: nil
      )
        @caller.call("conversations.send", {
          "content" => content,
          "conversation" => conversation,
          "model" => model,
          "deadline" => deadline,
          "idleDeadline" => idle_deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SentMessage.read(json) }, :write)
      end

      # Asks the app's backend once more for an answer that failed or was cancelled, and replies when it is complete.
      # The new answer takes the place of the part that came.
      #
      # @param message [String] The answer, or the message of the user that it answers.
      # @param deadline [Integer, nil] How many milliseconds the whole answer may take; 600,000 without it.
      # @param idle_deadline [Integer, nil] How many milliseconds may pass from one part to the next; 60,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress with each part of the answer.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SentMessage] The conversation, the message and its answer, as conversations.send answers them.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::BackendFailed]
      # @raise [Errors::StorageFault]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def retry(message:, deadline: nil, idle_deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("conversations.retry", {
          "message" => message,
          "deadline" => deadline,
          "idleDeadline" => idle_deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SentMessage.read(json) }, :write)
      end

      # Ends the answer that is coming to a conversation, behind this reply: it is cancelled, and the part that came
      # stays. Who waits for it gets requestCancelled.
      #
      # @param conversation [String] The conversation.
      # @return [Records::CancelledAnswer] The answer that is cancelled, if one was coming.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      def cancel(conversation:)
        @caller.call("conversations.cancel", {
          "conversation" => conversation,
        }, ->(json) { Records::CancelledAnswer.read(json) }, :session)
      end

      # Lists the conversations of the user who is signed in, the one with the latest message first, page by page.
      #
      # @param archived [Boolean, nil] true for archived conversations only; without it, the others.
      # @param text [String, nil] Words that must each begin a word of the title; case and accents don't matter.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::ConversationPage] A page of conversations; where few of many are asked for, it may end early,
      #   and next goes on.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::CursorTooOld]
      def list(archived: nil, text: nil, limit: nil, after: nil, snapshot: nil)
        @caller.call("conversations.list", {
          "archived" => archived,
          "text" => text,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::ConversationPage.read(json) }, :read)
      end

      # Answers one conversation.
      #
      # @param id [String] The conversation.
      # @return [Records::Conversation] The conversation as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      def get(id:)
        @caller.call("conversations.get", {
          "id" => id,
        }, ->(json) { Records::Conversation.read(json) }, :read)
      end

      # Gives a conversation another title, which the backend replaces no more.
      #
      # @param id [String] The conversation.
      # @param title [String] The title.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Conversation] The conversation after the change.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def rename(id:, title:, expect: nil, idempotency_key: nil)
        @caller.call("conversations.rename", {
          "id" => id,
          "title" => title,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Conversation.read(json) }, :write)
      end

      # Archives a conversation, or takes it out of the archive. An archived one can be continued, too.
      #
      # @param id [String] The conversation.
      # @param archived [Boolean, nil] false takes it out of the archive; true without it.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Conversation] The conversation after the change.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def archive(id:, archived: nil, expect: nil, idempotency_key: nil)
        @caller.call("conversations.archive", {
          "id" => id,
          "archived" => archived,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Conversation.read(json) }, :write)
      end

      # Deletes a conversation with its messages, here and on the account's other devices. The backend is not told.
      #
      # @param id [String] The conversation.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] The deleted record.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        @caller.call("conversations.delete", {
          "id" => id,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Finds messages by words, in all conversations of the user who is signed in.
      #
      # @param text [String] Words that must each begin a word of the message; case and accents don't matter.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::FoundMessagePage] A page of messages, the best first.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      def search(text:, limit: nil, after: nil)
        @caller.call("conversations.search", {
          "text" => text,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::FoundMessagePage.read(json) }, :read)
      end

      # Answers a conversation as a text to take along, the oldest message first, piece by piece.
      #
      # @param id [String] The conversation.
      # @param format ["md", "jsonl"] md: Markdown. jsonl: JSON lines, a message each.
      # @param after [String, nil] The rest of the piece before.
      # @return [Records::ChatExport] A piece of the text; the pieces in their order are all of it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      def export(id:, format:, after: nil)
        @caller.call("conversations.export", {
          "id" => id,
          "format" => format,
          "after" => after,
        }, ->(json) { Records::ChatExport.read(json) }, :read)
      end
    end

    # What a company's day looks like, at one glance.
    class Dashboard
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers the figures of a day: orders, dispatches, sales, and what of the stock wants looking at.
      #
      # @param from [Time, nil] When a day begins, of 24 hours; without it it is today, in the company's time zone (UTC
      #   where it has none, or the machine does not know it).
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::DaySummary] The figures; null where the caller lacks the department.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def summary(from: nil, company: nil)
        @caller.call("dashboard.summary", {
          "from" => from,
          "company" => company,
        }, ->(json) { Records::DaySummary.read(json) }, :read)
      end
    end

    # What leaves the house for orders, and where it stands.
    class Dispatches
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Lists the changes of a dispatch, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        @caller.call("dispatches.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Plans a dispatch of an order; orders.ship says what leaves with it.
      #
      # @param order [String] The order: one that is submitted, and not shipped as a whole.
      # @param collection_type ["endUser", "colleague", "shipping"] How it gets to its recipient.
      # @param contact [String, nil] The recipient, where that is a contact.
      # @param user [String, nil] The recipient, where that is a user of the company.
      # @param recipient [String, nil] The recipient, as a text.
      # @param address [Records::AddressInput, nil] Where it goes; the order's shipping address where it is left out.
      # @param carrier [String, nil] Who carries it.
      # @param service [String, nil] What the carrier calls the way of shipping: express.
      # @param tracking_number [String, nil] What the carrier knows it by.
      # @param parcels [Integer, nil] How many parcels it is.
      # @param weight [Integer, nil] What it weighs, in grams.
      # @param assignee [String, nil] The user who sees to it.
      # @param planned_at [Time, nil] When it is to leave.
      # @param note [String, nil] What else is to be known.
      # @param proof [String, nil] What proves that it was delivered: one of its own assets (assets.add).
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Dispatch] The new dispatch.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def create(
        order:, collection_type:, contact: nil, user: nil, recipient: nil, address: nil, carrier: nil, service: nil,
        tracking_number: nil, parcels: nil, weight: nil, assignee: nil, planned_at: nil, note: nil, proof: nil,
        company: nil, idempotency_key: nil
      )
        @caller.call("dispatches.create", {
          "order" => order,
          "collectionType" => collection_type,
          "contact" => contact,
          "user" => user,
          "recipient" => recipient,
          "address" => address,
          "carrier" => carrier,
          "service" => service,
          "trackingNumber" => tracking_number,
          "parcels" => parcels,
          "weight" => weight,
          "assignee" => assignee,
          "plannedAt" => planned_at,
          "note" => note,
          "proof" => proof,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Dispatch.read(json) }, :write)
      end

      # Answers a dispatch with what leaves with it.
      #
      # @param id [String] The dispatch.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::DispatchView] The dispatch with its lines and steps.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("dispatches.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::DispatchView.read(json) }, :read)
      end

      # Lists dispatches, newest first, page by page.
      #
      # @param status ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled",
      #   nil] Those that stand there.
      # @param order [String, nil] Those of an order.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::DispatchPage] A page of dispatches.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(status: nil, order: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("dispatches.list", {
          "status" => status,
          "order" => order,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::DispatchPage.read(json) }, :read)
      end

      # Changes the named members of a dispatch and leaves the others.
      #
      # @param id [String] The dispatch.
      # @param changes [Records::DispatchDraftChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Dispatch] The dispatch after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("dispatches.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Dispatch.read(json) }, :write)
      end

      # Takes a dispatch a step further; what is cancelled or comes back goes into its locations again.
      #
      # @param id [String] The dispatch.
      # @param to ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"] Where
      #   it is to stand.
      # @param reason [String, nil] Why, in the company's words.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Dispatch] The dispatch as it stands now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("dispatches.step", {
          "id" => id,
          "to" => to,
          "reason" => reason,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Dispatch.read(json) }, :write)
      end

      # Answers what is to be fetched for dispatches, location by location; of those that are over, nothing.
      #
      # @param ids [Array<String>] The dispatches.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::PickedPlacePage] The locations, in the order of their tree, each with what is to be fetched
      #   there.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def pick_list(ids:, company: nil)
        @caller.call("dispatches.pickList", {
          "ids" => ids,
          "company" => company,
        }, ->(json) { Records::PickedPlacePage.read(json) }, :read)
      end

      # Finds dispatches by their own number, or by that of the carrier.
      #
      # @param number [String] The number, to the letter; spaces around it don't count.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::DispatchPage] The dispatches with that number, at most eleven.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def track(number:, company: nil)
        @caller.call("dispatches.track", {
          "number" => number,
          "company" => company,
        }, ->(json) { Records::DispatchPage.read(json) }, :read)
      end

      # Deletes a dispatch that has taken no step, and with which nothing was ever shipped; any other is cancelled. Its
      # number is not given again.
      #
      # @param id [String] The dispatch.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("dispatches.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Writes all dispatches of a company as a file or a text for spreadsheets and other programs; the oldest first. No
      # import reads it.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("dispatches.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end
    end

    # What the account has bought, proven by the App Store's signatures, and what that entitles to.
    class Entitlements
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of entitlements.intents.
      #
      # @return [EntitlementsIntents]
      def intents
        @intents ||= EntitlementsIntents.new(@caller)
      end

      # Verifies what the App Store has signed (transactions, renewal infos, notifications, app transactions) and keeps
      # what is sound. What is not grants nothing, says why, and does not hinder the rest.
      #
      # @param documents [Array<String>] JWS in compact form, as StoreKit and the App Store's server hand them out, in
      #   any order.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Ingested] What became of each document, and the tiers that the account has now;
      #   entitlements.current says why.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def ingest(documents:, idempotency_key: nil)
        @caller.call("entitlements.ingest", {
          "documents" => documents,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Ingested.read(json) }, :write)
      end

      # Answers what the account is entitled to, and why.
      #
      # @return [Records::CurrentEntitlements] The tiers, the features, and the purchases that they follow from.
      # @raise [Errors::InvalidParams]
      def current
        @caller.call("entitlements.current", {}, ->(json) { Records::CurrentEntitlements.read(json) }, :read)
      end

      # Answers whether the account may use a feature, and what to buy otherwise.
      #
      # @param feature [String] The feature.
      # @return [Records::CheckedFeature] Yes or no, and what would allow it.
      # @raise [Errors::InvalidParams]
      def check(feature:)
        @caller.call("entitlements.check", {
          "feature" => feature,
        }, ->(json) { Records::CheckedFeature.read(json) }, :read)
      end

      # Lists the signed documents that are kept, those that were signed last first.
      #
      # @param limit [Integer, nil] How many at most; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param kind ["transaction", "renewal", "notification", "app", nil] Only documents of this kind: transaction,
      #   renewal, notification or app.
      # @param product_id [String, nil] Only those about this product.
      # @param original_transaction_id [String, nil] Only those about this purchase.
      # @param state ["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired", nil]
      #   Only transactions in this state now.
      # @param payloads [Boolean, nil] Whether they come with what was signed, which is long; false without it.
      # @return [Records::KeptDocumentPage] A page of documents.
      # @raise [Errors::InvalidParams]
      def history(
        limit: nil, after: nil, kind: nil, product_id: nil, original_transaction_id: nil, state: nil, payloads: nil
      )
        @caller.call("entitlements.history", {
          "limit" => limit,
          "after" => after,
          "kind" => kind,
          "productId" => product_id,
          "originalTransactionId" => original_transaction_id,
          "state" => state,
          "payloads" => payloads,
        }, ->(json) { Records::KeptDocumentPage.read(json) }, :read)
      end

      # Answers the catalogue, and what the store says of its products. Prices that are older than a day are renewed
      # behind the reply.
      #
      # @return [Records::Products] The catalogue, and what was bought that is not in it.
      # @raise [Errors::InvalidParams]
      def products
        @caller.call("entitlements.products", {}, ->(json) { Records::Products.read(json) }, :read)
      end

      # Asks the host for the prices of all products of the catalogue and of promotions, and keeps them; what was kept
      # before stays when that fails.
      #
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::StoreListing] What the store sells on this device.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def products_refresh(deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("entitlements.products.refresh", {
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::StoreListing.read(json) }, :write)
      end

      # Asks the host to let the user buy a product, and ingests its document before the reply. A purchase that was
      # interrupted is asked for again as the same one, so nobody pays twice.
      #
      # @param product_id [String] The product, as the store names it.
      # @param offer_id [String, nil] The offer of the product that is taken; none without it.
      # @param deadline [Integer, nil] How many milliseconds the host, and the user, have; 600,000 without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Purchased] What became of the purchase, and what the account has now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::StorageFault]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def buy(product_id:, offer_id: nil, deadline: nil, idempotency_key: nil)
        @caller.call("entitlements.buy", {
          "productId" => product_id,
          "offerId" => offer_id,
          "deadline" => deadline,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Purchased.read(json) }, :write)
      end

      # Asks the host what the user has bought before, on any device, and ingests it.
      #
      # @param deadline [Integer, nil] How many milliseconds the host, and the user, have; 120,000 without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Ingested] What became of each document, and what the account has now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def restore(deadline: nil, idempotency_key: nil)
        @caller.call("entitlements.restore", {
          "deadline" => deadline,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Ingested.read(json) }, :write)
      end

      # Answers the tiers and features that the account has, and since when: as they were kept when documents came last,
      # and computed anew only where something has ended since, or the core rests on something else.
      #
      # @return [Records::EntitlementSnapshot] The tiers, the features, and when they last changed.
      # @raise [Errors::InvalidParams]
      def snapshot
        @caller.call("entitlements.snapshot", {}, ->(json) { Records::EntitlementSnapshot.read(json) }, :read)
      end

      # Answers which App Store the account's documents are from, and which count.
      #
      # @return [Records::StoreEnvironment] The environment, the app, and whose signatures count.
      # @raise [Errors::InvalidParams]
      def environment
        @caller.call("entitlements.environment", {}, ->(json) { Records::StoreEnvironment.read(json) }, :read)
      end
    end

    # What has changed: a log to read, and to be told of.
    class Events
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers what has changed since a place in the log of changes, oldest first.
      #
      # @param cursor [String, nil] The cursor of an earlier answer; the beginning of the log without it.
      # @param limit [Integer, nil] The most that are answered; 100 without it.
      # @param topics [Array<Records::Topic>, nil] What to answer changes of; everything without them.
      # @return [Records::EventPage] The changes, and the place behind them.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::CursorTooOld]
      def since(cursor: nil, limit: nil, topics: nil)
        @caller.call("events.since", {
          "cursor" => cursor,
          "limit" => limit,
          "topics" => topics,
        }, ->(json) { Records::EventPage.read(json) }, :read)
      end

      # Sends events.changed whenever something changes, until the conversation ends or unsubscribes.
      #
      # @param topics [Array<Records::Topic>, nil] What to be told of; everything without them.
      # @return [Records::Subscribed] The subscription's handle, and the place from which on it tells everything.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      def subscribe(topics: nil)
        @caller.call("events.subscribe", {
          "topics" => topics,
        }, ->(json) { Records::Subscribed.read(json) }, :session)
      end

      # Ends a subscription.
      #
      # @param subscription [Integer] The handle that subscribing answered.
      # @return [Records::Unsubscribed] What has ended.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def unsubscribe(subscription:)
        @caller.call("events.unsubscribe", {
          "subscription" => subscription,
        }, ->(json) { Records::Unsubscribed.read(json) }, :session)
      end
    end

    # What users tell the makers of the app.
    class Feedback
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Stores feedback, and sends it to the app's backend. Where the backend has not authenticated the user, or can't
      # be reached, it waits, and goes by itself later. An error's data.record is the feedback, which is stored all the
      # same.
      #
      # @param kind ["bug", "idea", "question", "praise"] bug: something is wrong. idea: something is missing. question.
      #   praise.
      # @param message [String] What the user has written.
      # @param contact [String, nil] How the user wants to be answered, such as an address; null for not at all.
      # @param include_diagnostics [Boolean, nil] true sends what feedback.preview shows along; without it nothing.
      # @param deadline [Integer, nil] How many milliseconds the backend has; 30,000 without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Feedback] The feedback, sent.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::BackendFailed]
      # @raise [Errors::StorageFault]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def submit(kind:, message:, contact: nil, include_diagnostics: nil, deadline: nil, idempotency_key: nil)
        @caller.call("feedback.submit", {
          "kind" => kind,
          "message" => message,
          "contact" => contact,
          "includeDiagnostics" => include_diagnostics,
          "deadline" => deadline,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Feedback.read(json) }, :write)
      end

      # Sends feedback again that waits or that failed.
      #
      # @param id [String] The feedback.
      # @param deadline [Integer, nil] How many milliseconds the backend has; 30,000 without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Feedback] The feedback, sent.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::TooManyAttempts]
      # @raise [Errors::BackendFailed]
      # @raise [Errors::StorageFault]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def retry(id:, deadline: nil, idempotency_key: nil)
        @caller.call("feedback.retry", {
          "id" => id,
          "deadline" => deadline,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Feedback.read(json) }, :write)
      end

      # Lists the feedback of the user who is signed in, newest first, page by page.
      #
      # @param state ["waiting", "sent", "failed", nil] Feedback in this state only.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @return [Records::FeedbackPage] A page of feedback.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::CursorTooOld]
      def list(state: nil, limit: nil, after: nil, snapshot: nil)
        @caller.call("feedback.list", {
          "state" => state,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
        }, ->(json) { Records::FeedbackPage.read(json) }, :read)
      end

      # Deletes feedback on this device. Feedback that waits is never sent. The backend keeps its copy.
      #
      # @param id [String] The feedback.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] The deleted record.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      # @raise [Errors::NotFound]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        @caller.call("feedback.delete", {
          "id" => id,
          "expect" => expect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Shows the diagnostics that go with feedback whose includeDiagnostics is true: versions and counts, and nothing
      # that users wrote.
      #
      # @return [Records::AppDiagnostics] The diagnostics.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      def preview
        @caller.call("feedback.preview", {}, ->(json) { Records::AppDiagnostics.read(json) }, :read)
      end
    end

    # What the host does for the core, and tells it.
    class Host
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Says which requests of the core the host can answer; in the place of what it said before.
      #
      # @param capabilities [Array<String>, nil] Names of host requests, such as host.ping. None takes back what was
      #   offered.
      # @return [Records::Provided] Which of them the core will use.
      # @raise [Errors::InvalidParams]
      def provide(capabilities: nil)
        @caller.call("host.provide", {
          "capabilities" => capabilities,
        }, ->(json) { Records::Provided.read(json) }, :session)
      end

      # The host tells how far it is with a request of the core, or a part of its answer. The reply waits until those
      # who are told of it have read enough: a host that sends some parts as requests, and waits for the replies, sends
      # no faster than they read.
      #
      # @param id [Integer] The id of the core's request.
      # @param done [Numeric, nil] How much is done, in a unit of the host's; without it, the number of reports so far.
      # @param total [Numeric, nil] How much there is to do; null when that is not known.
      # @param message [String, nil] What is being done, for people.
      # @param content [Object, nil] The part of the answer that is there already, for a request that says so (stream):
      #   passed on in value.
      # @return [Records::Progressed] Whether anybody waits for that request.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def progress(id:, done: nil, total: nil, message: nil, content: nil)
        @caller.call("host.progress", {
          "id" => id,
          "done" => done,
          "total" => total,
          "message" => message,
          "content" => content,
        }, ->(json) { Records::Progressed.read(json) }, :session)
      end

      # Asks the host for host.ping, and answers what came back: whether host calls work from end to end.
      #
      # @param text [String] Any text.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @return [Records::HostChecked] What the host answered.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def check(text:, deadline: nil, progress_token: nil)
        @caller.call("host.check", {
          "text" => text,
          "deadline" => deadline,
          "progressToken" => progress_token,
        }, ->(json) { Records::HostChecked.read(json) }, :read)
      end
    end

    # What a company keeps in stock.
    class Inventory
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of inventory.items.
      #
      # @return [InventoryItems]
      def items
        @items ||= InventoryItems.new(@caller)
      end

      # Methods of inventory.categories.
      #
      # @return [InventoryCategories]
      def categories
        @categories ||= InventoryCategories.new(@caller)
      end

      # Methods of inventory.tags.
      #
      # @return [InventoryTags]
      def tags
        @tags ||= InventoryTags.new(@caller)
      end

      # Methods of inventory.entries.
      #
      # @return [InventoryEntries]
      def entries
        @entries ||= InventoryEntries.new(@caller)
      end

      # Methods of inventory.locations.
      #
      # @return [InventoryLocations]
      def locations
        @locations ||= InventoryLocations.new(@caller)
      end

      # Methods of inventory.lots.
      #
      # @return [InventoryLots]
      def lots
        @lots ||= InventoryLots.new(@caller)
      end

      # Methods of inventory.stock.
      #
      # @return [InventoryStock]
      def stock
        @stock ||= InventoryStock.new(@caller)
      end

      # Methods of inventory.counts.
      #
      # @return [InventoryCounts]
      def counts
        @counts ||= InventoryCounts.new(@caller)
      end

      # Methods of inventory.loans.
      #
      # @return [InventoryLoans]
      def loans
        @loans ||= InventoryLoans.new(@caller)
      end
    end

    # The account's coffee journal.
    class Journal
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of journal.beans.
      #
      # @return [JournalBeans]
      def beans
        @beans ||= JournalBeans.new(@caller)
      end

      # Methods of journal.equipment.
      #
      # @return [JournalEquipment]
      def equipment
        @equipment ||= JournalEquipment.new(@caller)
      end

      # Methods of journal.brews.
      #
      # @return [JournalBrews]
      def brews
        @brews ||= JournalBrews.new(@caller)
      end

      # Methods of journal.tastings.
      #
      # @return [JournalTastings]
      def tastings
        @tastings ||= JournalTastings.new(@caller)
      end

      # Methods of journal.recipes.
      #
      # @return [JournalRecipes]
      def recipes
        @recipes ||= JournalRecipes.new(@caller)
      end

      # Methods of journal.flavorWheel.
      #
      # @return [JournalFlavorWheel]
      def flavor_wheel
        @flavor_wheel ||= JournalFlavorWheel.new(@caller)
      end

      # Methods of journal.ai.
      #
      # @return [JournalAi]
      def ai
        @ai ||= JournalAi.new(@caller)
      end

      # Methods of journal.statistics.
      #
      # @return [JournalStatistics]
      def statistics
        @statistics ||= JournalStatistics.new(@caller)
      end

      # Methods of journal.insights.
      #
      # @return [JournalInsights]
      def insights
        @insights ||= JournalInsights.new(@caller)
      end

      # Recommends parameters for the next brew of a bean, without AI.
      #
      # @param bean [String] The bean.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The method; without it the one that the bean was brewed with most, else
      #   pourOver.
      # @return [Records::Recommendation] The parameters and their source.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def recommend(bean:, method: nil)
        @caller.call("journal.recommend", {
          "bean" => bean,
          "method" => method,
        }, ->(json) { Records::Recommendation.read(json) }, :read)
      end

      # Writes the journal, whatever is archived, too, as a file or a text that journal.import reads; without photos.
      #
      # @param format ["csv", "jsonl"] jsonl: a JSON object a line, with its type and id; csv: comma-separated values
      #   (RFC 4180), with columns for all types.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. It, or inline, must
      #   be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param types [Array<"equipment", "bean", "recipe", "brew", "tasting">, nil] The types of records to write;
      #   without it all of them.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, types: nil, progress_token: nil, overwrite: nil, dialect: nil,
        separator: nil, decimal: nil
      )
        @caller.call("journal.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "types" => types,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads records of the journal from a file or a text. A row with the id of a record changes it; any other row
      # creates a record. A refused row keeps no other row out. What was exported comes back as the same records; so
      # does what was imported before from Beanconqueror or Visualizer.
      #
      # @param format ["jsonl", "csv", "beanconqueror", "visualizer"] jsonl: a JSON object a line; csv: comma-separated
      #   values (RFC 4180), whose first line names the members; beanconqueror: the JSON of its export; visualizer:
      #   shots as JSON, of Visualizer or of a Decent machine, or as Tcl.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param type ["equipment", "bean", "recipe", "brew", "tasting", nil] The type of rows that name none.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless it is a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, type: nil, dry_run: nil, progress_token: nil, separator: nil,
        decimal: nil, encoding: nil, dialect: nil, idempotency_key: nil
      )
        @caller.call("journal.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "type" => type,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Deep links and universal links, until the app can show what they ask for.
    class Links
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Takes a deep link or a universal link that the system has handed to the app. What it asks for waits until
      # links.drain; an unknown one is ignored.
      #
      # @param url [String] The link: SCHEME://PATH with a scheme of --links, or https with one of its hosts;
      #   https://HOST/share/TOKEN leads to what somebody shares.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OpenedLink] What it asks for.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def open(url:, idempotency_key: nil)
        @caller.call("links.open", {
          "url" => url,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OpenedLink.read(json) }, :write)
      end

      # Answers what links have asked for and nobody has taken yet.
      #
      # @return [Records::LinkList] What waits.
      # @raise [Errors::InvalidParams]
      def pending
        @caller.call("links.pending", {}, ->(json) { Records::LinkList.read(json) }, :read)
      end

      # Takes what links have asked for, once, when the app's scene is active; before that nothing is taken.
      #
      # @param phase ["active", "inactive", "background"] Whether the scene can show it.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::LinkList] What is to be shown now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def drain(phase:, idempotency_key: nil)
        @caller.call("links.drain", {
          "phase" => phase,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::LinkList.read(json) }, :write)
      end
    end

    # Queries whose answers are sent again when they change.
    class Live
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers what a reading method answers, and sends live.changed whenever that differs, until it is closed.
      #
      # @param query [Records::Query] The method, and its parameters.
      # @return [Records::LiveOpened] The query's handle, and the first result. The method's own rule of access is
      #   checked at each run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def open(query:)
        @caller.call("live.open", {
          "query" => query,
        }, ->(json) { Records::LiveOpened.read(json) }, :session)
      end

      # Closes a live query.
      #
      # @param live [Integer] The handle that opening answered.
      # @return [Records::LiveClosed] What was closed.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      def close(live:)
        @caller.call("live.close", {
          "live" => live,
        }, ->(json) { Records::LiveClosed.read(json) }, :session)
      end
    end

    # Where the device is, whether the app may know, and what places are called.
    class Location
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Whether the app may know where the device is, as far as the host has said.
      #
      # @return [Records::LocationAuthorization] What has been decided.
      # @raise [Errors::InvalidParams]
      def authorization
        @caller.call("location.authorization", {}, ->(json) { Records::LocationAuthorization.read(json) }, :read)
      end

      # The host tells whether the app may know where the device is.
      #
      # @param state ["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"] What the user,
      #   or who manages the device, has decided.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::LocationAuthorization] What is kept; as before when nothing has changed.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def set_authorization(state:, idempotency_key: nil)
        @caller.call("location.setAuthorization", {
          "state" => state,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::LocationAuthorization.read(json) }, :write)
      end

      # Asks the host once where the device is; that is the device's place from then on.
      #
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::DeviceLocation] Where the device is.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LocationDenied]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def request(deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("location.request", {
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::DeviceLocation.read(json) }, :write)
      end

      # The device's place: where location.request has found it last.
      #
      # @param max_age [Integer, nil] How many seconds old the device's place may be before it is said to be old; 86400
      #   without it.
      # @return [Records::LastLocation, nil] The place; null as long as there is none.
      # @raise [Errors::InvalidParams]
      def last(max_age: nil)
        @caller.call("location.last", {
          "maxAge" => max_age,
        }, ->(json) { json&.then { |present| Records::LastLocation.read(present) } }, :read)
      end

      # What the place at a point is called. The host is asked once for a place; points are one place when they are the
      # same to four decimals.
      #
      # @param latitude [Numeric] In degrees, north of the equator; rounded to six decimals.
      # @param longitude [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @return [Records::GeocodedPlace] The place's name, and what it belongs to.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def geocode(latitude:, longitude:, deadline: nil)
        @caller.call("location.geocode", {
          "latitude" => latitude,
          "longitude" => longitude,
          "deadline" => deadline,
        }, ->(json) { Records::GeocodedPlace.read(json) }, :read)
      end
    end

    # What the core and its front ends say about what they do, for those who look for a fault.
    class Log
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Writes a line of the front end's own to the log of the core, and to the system's where the host offers
      # host.log.write. Secrets by name are replaced before that. It stores nothing, and delays no other request: send
      # it without an id to get no reply.
      #
      # @param level ["error", "warning", "info", "debug"] How grave it is. A line of any level is kept.
      # @param category [String] What it is about: debug, cloudKit, error, or any name of 1 to 64 letters and digits,
      #   with single spaces or . _ / - between them.
      # @param message [String] What it says.
      # @param fields [Hash{String => Object}, nil] More about it: an object, of at most 4,000 characters as JSON.
      # @return [Records::WrittenLine] Whether the line was taken.
      # @raise [Errors::InvalidParams]
      def write(level:, category:, message:, fields: nil)
        @caller.call("log.write", {
          "level" => level,
          "category" => category,
          "message" => message,
          "fields" => fields,
        }, ->(json) { Records::WrittenLine.read(json) }, :session)
      end

      # Lists the lines of the log that are kept, newest first, page by page: the core's own and those of front ends.
      # Where people sign in to a company, a conversation gets its own lines and the core's; all are for an owner who is
      # signed in to each such company. A live query follows the log.
      #
      # @param since [Time, nil] Lines from this instant on: the list ends before the first line that is older.
      # @param level ["error", "warning", "info", "debug", nil] Lines that are at least as grave.
      # @param category [String, nil] Lines of this category.
      # @param text [String, nil] Lines whose message or fields have this text, whatever the case of its letters.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @return [Records::LogLinePage] A page of lines. It looks at a limited part of the log, and so may have fewer
      #   lines than its limit and a next.
      # @raise [Errors::InvalidParams]
      def read(since: nil, level: nil, category: nil, text: nil, limit: nil, after: nil)
        @caller.call("log.read", {
          "since" => since,
          "level" => level,
          "category" => category,
          "text" => text,
          "limit" => limit,
          "after" => after,
        }, ->(json) { Records::LogLinePage.read(json) }, :read)
      end

      # Writes what helps others to find a fault, as a file or a text of JSON lines: facts about the core, the state of
      # sync, what sync has done, and all kept lines of the log, the oldest first. No record is in it, no secret and no
      # account's id. Where people sign in to a company, only an owner may who is signed in to each such company.
      #
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. It, or inline, must
      #   be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many lines are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @return [Records::LogExportReport] How much was written, and what, where a text was asked for. Other requests
      #   are answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def export(path: nil, inline: nil, progress_token: nil, overwrite: nil)
        @caller.call("log.export", {
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
        }, ->(json) { Records::LogExportReport.read(json) }, :session)
      end

      # Removes all lines of the log, of all files. Where people sign in to a company, only an owner may who is signed
      # in to each such company.
      #
      # @return [Records::ClearedLog] What was removed.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::Forbidden]
      def clear
        @caller.call("log.clear", {}, ->(json) { Records::ClearedLog.read(json) }, :session)
      end
    end

    # What customers have ordered: lines, steps, payments, shipments and returns.
    class Orders
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of orders.lines.
      #
      # @return [OrdersLines]
      def lines
        @lines ||= OrdersLines.new(@caller)
      end

      # Methods of orders.returns.
      #
      # @return [OrdersReturns]
      def returns
        @returns ||= OrdersReturns.new(@caller)
      end

      # Methods of orders.payments.
      #
      # @return [OrdersPayments]
      def payments
        @payments ||= OrdersPayments.new(@caller)
      end

      # Lists the changes of an order, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        @caller.call("orders.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Creates an order, a draft.
      #
      # @param contact [String] Who has ordered.
      # @param currency [String] The currency of all its money (ISO 4217).
      # @param source ["web", "phone", "walkIn", "other", nil] How it came.
      # @param agent [String, nil] The user who looks after it.
      # @param reference [String, nil] What the customer calls it.
      # @param billing_address [Records::AddressInput, nil] Where the invoice goes; that of the contact where it is left
      #   out.
      # @param shipping_address [Records::AddressInput, nil] Where the goods go; that of the contact where it is left
      #   out.
      # @param tax_included [Boolean, nil] Whether prices have the tax in them.
      # @param discount [Records::OrderDiscountInput, nil] What is taken off all of it.
      # @param note [String, nil] What stands on its documents.
      # @param internal_note [String, nil] What stands on none of them.
      # @param requested_at [Time, nil] When the customer wants it.
      # @param archived [Boolean, nil] Whether it is out of sight: one that is closed or cancelled.
      # @param lines [Array<Records::NewLine>, nil] Its lines; orders.lines.add adds more.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OrderView] The new order, with its lines.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def create(
        contact:, currency:, source: nil, agent: nil, reference: nil, billing_address: nil, shipping_address: nil,
        tax_included: nil, discount: nil, note: nil, internal_note: nil, requested_at: nil, archived: nil, lines: nil,
        company: nil, idempotency_key: nil
      )
        @caller.call("orders.create", {
          "contact" => contact,
          "currency" => currency,
          "source" => source,
          "agent" => agent,
          "reference" => reference,
          "billingAddress" => billing_address,
          "shippingAddress" => shipping_address,
          "taxIncluded" => tax_included,
          "discount" => discount,
          "note" => note,
          "internalNote" => internal_note,
          "requestedAt" => requested_at,
          "archived" => archived,
          "lines" => lines,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OrderView.read(json) }, :write)
      end

      # Answers an order with its lines, payments, dispatches and steps.
      #
      # @param id [String] The order.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::OrderView] The order with all that belongs to it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("orders.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::OrderView.read(json) }, :read)
      end

      # Lists orders, newest first, page by page.
      #
      # @param status ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled", nil]
      #   Those that stand there.
      # @param contact [String, nil] Those of a contact.
      # @param agent [String, nil] Those that a user looks after.
      # @param source ["web", "phone", "walkIn", "other", nil] Those that came so.
      # @param payment_state ["unpaid", "partial", "paid", "overpaid", nil] Those that are paid so.
      # @param fulfilment_state ["none", "partial", "full", nil] Those that were shipped so.
      # @param from [Time, nil] Those that were made then or later.
      # @param to [Time, nil] Those that were made before then.
      # @param archived [Boolean, nil] true for archived orders alone; without it, the others.
      # @param text [String, nil] Those with these words in number, reference, contact's name or note.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::OrderPage] A page of orders; it may end early, perhaps with nothing in it, where few of many
      #   fit.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(
        status: nil, contact: nil, agent: nil, source: nil, payment_state: nil, fulfilment_state: nil, from: nil,
        to: nil, archived: nil, text: nil, limit: nil, after: nil, snapshot: nil, company: nil
      )
        @caller.call("orders.list", {
          "status" => status,
          "contact" => contact,
          "agent" => agent,
          "source" => source,
          "paymentState" => payment_state,
          "fulfilmentState" => fulfilment_state,
          "from" => from,
          "to" => to,
          "archived" => archived,
          "text" => text,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::OrderPage.read(json) }, :read)
      end

      # Changes the named members of an order and leaves the others.
      #
      # @param id [String] The order.
      # @param changes [Records::OrderDraftChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ShownOrder] The order after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ShownOrder.read(json) }, :write)
      end

      # Deletes a draft that was never submitted, with its lines; any other order is cancelled.
      #
      # @param id [String] The order.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Takes an order a step further, or back; to cancel one is for managers.
      #
      # @param id [String] The order.
      # @param to ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] Where it is
      #   to stand.
      # @param reason [String, nil] Why, in the company's words.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ShownOrder] The order as it stands now; one that is overpaid can be closed, and its due says
      #   what is to be paid back.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("orders.step", {
          "id" => id,
          "to" => to,
          "reason" => reason,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ShownOrder.read(json) }, :write)
      end

      # Ships lines of an order, or parts of them: stock leaves, with a dispatch.
      #
      # @param id [String] The order.
      # @param lines [Array<Records::ShippedLine>] What leaves.
      # @param dispatch [String, nil] The dispatch that it joins; a new one without it.
      # @param collection_type ["endUser", "colleague", "shipping", nil] How a new dispatch gets to its recipient;
      #   shipping without it.
      # @param force [Boolean, nil] Whether it may take what is reserved for other orders; for managers of orders.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Shipment] What was shipped, and with which dispatch.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::InsufficientStock]
      # @raise [Errors::KeyReused]
      def ship(
        id:, lines:, dispatch: nil, collection_type: nil, force: nil, expect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("orders.ship", {
          "id" => id,
          "lines" => lines,
          "dispatch" => dispatch,
          "collectionType" => collection_type,
          "force" => force,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Shipment.read(json) }, :write)
      end

      # Makes a draft with the lines of an order, at the items' prices of today.
      #
      # @param id [String] The order.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::OrderView] The new order, with its lines.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def duplicate(id:, company: nil, idempotency_key: nil)
        @caller.call("orders.duplicate", {
          "id" => id,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::OrderView.read(json) }, :write)
      end

      # Answers what stands on a document of an order: the parties, the lines, and what they come to.
      #
      # @param id [String] The order.
      # @param kind ["invoice", "packingList", "quote"] Which document.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::OrderDocument] The data of the document; its layout is the front end's.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::IllegalStep]
      def document(id:, kind:, company: nil)
        @caller.call("orders.document", {
          "id" => id,
          "kind" => kind,
          "company" => company,
        }, ->(json) { Records::OrderDocument.read(json) }, :read)
      end

      # Writes all orders of a company, whatever is archived, too, as a file or a text that its import reads; the oldest
      # first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("orders.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads orders from a file or a text, as export writes them. A row that is refused keeps no other one out, unless
      # the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat with
      # the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("orders.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # Places by what they are called.
    class Places
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Places whose names begin like a text that is being typed: from a host that offers them, else the cities of the
      # system's time zones, also when the host is late or has an error. Suggestions of the host have no coordinates
      # until places.resolve is called.
      #
      # @param text [String] What has been typed so far. Neither case nor accents count.
      # @param latitude [Numeric, nil] Where to look first, in degrees; latitude and longitude stand together. Without
      #   them, the device's last known place, if there is one.
      # @param longitude [Numeric, nil] Where to look first, in degrees; latitude and longitude stand together. Without
      #   them, the device's last known place, if there is one.
      # @param limit [Integer, nil] How many places at most; 10 without it.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param session [String, nil] Names the field that is being typed into: an earlier search of the session that
      #   still waits fails with requestCancelled.
      # @return [Records::FoundPlaces] The places that were found, and the suggestions.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::PlacesUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def search(text:, latitude: nil, longitude: nil, limit: nil, deadline: nil, session: nil)
        @caller.call("places.search", {
          "text" => text,
          "latitude" => latitude,
          "longitude" => longitude,
          "limit" => limit,
          "deadline" => deadline,
          "session" => session,
        }, ->(json) { Records::FoundPlaces.read(json) }, :read)
      end

      # Where a place is that places.search has suggested, as the host knows it. Pass the result to widgets.recents.add
      # to register the place.
      #
      # @param token [String] The token of the suggestion.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @return [Records::ResolvedPlace] The place, as widgets.recents.add takes it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def resolve(token:, deadline: nil)
        @caller.call("places.resolve", {
          "token" => token,
          "deadline" => deadline,
        }, ->(json) { Records::ResolvedPlace.read(json) }, :read)
      end
    end

    # What steers the app from outside: app policy, flags, promotions, deployment.
    class Policy
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of policy.promotions.
      #
      # @return [PolicyPromotions]
      def promotions
        @promotions ||= PolicyPromotions.new(@caller)
      end

      # Methods of policy.update.
      #
      # @return [PolicyUpdate]
      def update
        @update ||= PolicyUpdate.new(@caller)
      end

      # Methods of policy.deployment.
      #
      # @return [PolicyDeployment]
      def deployment
        @deployment ||= PolicyDeployment.new(@caller)
      end

      # Says whether a version of the app may be used, should be updated, or must be.
      #
      # @param version [String] The app's version; 1.10 is above 1.9, and 1.2 is 1.2.0.
      # @return [Records::PolicyVerdict] What the version is to do; nothing when no policy is known.
      # @raise [Errors::InvalidParams]
      def check(version:)
        @caller.call("policy.check", {
          "version" => version,
        }, ->(json) { Records::PolicyVerdict.read(json) }, :read)
      end

      # Lists the flags.
      #
      # @return [Records::Flags] All flags that are known.
      # @raise [Errors::InvalidParams]
      def flags
        @caller.call("policy.flags", {}, ->(json) { Records::Flags.read(json) }, :read)
      end

      # Says whether a flag is on.
      #
      # @param name [String] The flag's name.
      # @param fallback [Boolean, nil] What holds when the flag is not known; false without it.
      # @return [Records::ShownFlag] Whether it is on, and whether it is known at all.
      # @raise [Errors::InvalidParams]
      def flag(name:, fallback: nil)
        @caller.call("policy.flag", {
          "name" => name,
          "fallback" => fallback,
        }, ->(json) { Records::ShownFlag.read(json) }, :read)
      end

      # Asks the host for a remote document, or for the records of the public database that it consists of, and stores
      # it; if that fails, what was stored stays.
      #
      # @param document ["AppConfig", "IAPPromo"] Which document.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::RefreshedDocument] What the answers about the document rest on now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::KeyReused]
      def refresh(document:, deadline: nil, progress_token: nil, idempotency_key: nil)
        @caller.call("policy.refresh", {
          "document" => document,
          "deadline" => deadline,
          "progressToken" => progress_token,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::RefreshedDocument.read(json) }, :write)
      end
    end

    # What a company has ordered of suppliers, and what of it has come.
    class Purchases
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of purchases.lines.
      #
      # @return [PurchasesLines]
      def lines
        @lines ||= PurchasesLines.new(@caller)
      end

      # Methods of purchases.receipts.
      #
      # @return [PurchasesReceipts]
      def receipts
        @receipts ||= PurchasesReceipts.new(@caller)
      end

      # Lists the changes of a purchase, newest first, page by page; also of a deleted one.
      #
      # @param id [String] The record.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        @caller.call("purchases.history", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "company" => company,
        }, ->(json) { Records::HistoryEntryPage.read(json) }, :read)
      end

      # Creates a purchase, a draft.
      #
      # @param contact [String] The supplier.
      # @param currency [String] The currency of all its money (ISO 4217).
      # @param reference [String, nil] What the supplier calls it.
      # @param delivery_address [Records::AddressInput, nil] Where the goods are to go.
      # @param tax_included [Boolean, nil] Whether prices have the tax in them.
      # @param discount [Numeric, nil] What is taken off all of it, in percent.
      # @param note [String, nil] What stands on its documents.
      # @param internal_note [String, nil] What stands on none of them.
      # @param expected_at [Time, nil] When it is to come.
      # @param archived [Boolean, nil] Whether it is out of sight: one that is closed or cancelled.
      # @param lines [Array<Records::NewPurchaseLine>, nil] Its lines; purchases.lines.add adds more.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PurchaseView] The new purchase, with its lines.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def create(
        contact:, currency:, reference: nil, delivery_address: nil, tax_included: nil, discount: nil, note: nil,
        internal_note: nil, expected_at: nil, archived: nil, lines: nil, company: nil, idempotency_key: nil
      )
        @caller.call("purchases.create", {
          "contact" => contact,
          "currency" => currency,
          "reference" => reference,
          "deliveryAddress" => delivery_address,
          "taxIncluded" => tax_included,
          "discount" => discount,
          "note" => note,
          "internalNote" => internal_note,
          "expectedAt" => expected_at,
          "archived" => archived,
          "lines" => lines,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PurchaseView.read(json) }, :write)
      end

      # Answers one purchase with all that belongs to it.
      #
      # @param id [String] The purchase.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::PurchaseView] The purchase, its lines, what has come, and the steps that it has taken.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("purchases.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::PurchaseView.read(json) }, :read)
      end

      # Lists purchases, newest first, page by page.
      #
      # @param status ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled", nil] Those that stand
      #   there.
      # @param contact [String, nil] Those of a supplier.
      # @param from [Time, nil] Those that were made then or later.
      # @param to [Time, nil] Those that were made before then.
      # @param archived [Boolean, nil] true for archived purchases alone; without it, the others.
      # @param text [String, nil] Those with these words in number, reference, supplier's name or note.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::PurchasePage] A page of purchases.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(
        status: nil, contact: nil, from: nil, to: nil, archived: nil, text: nil, limit: nil, after: nil,
        snapshot: nil, company: nil
      )
        @caller.call("purchases.list", {
          "status" => status,
          "contact" => contact,
          "from" => from,
          "to" => to,
          "archived" => archived,
          "text" => text,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::PurchasePage.read(json) }, :read)
      end

      # Changes the named members of a purchase and leaves the others.
      #
      # @param id [String] The purchase.
      # @param changes [Records::PurchaseDraftChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Purchase] The purchase after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Purchase.read(json) }, :write)
      end

      # Deletes a draft that was never ordered; any other is cancelled.
      #
      # @param id [String] The purchase.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] What was deleted.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::InUse]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Takes a purchase a step further, or back; to cancel one is for managers.
      #
      # @param id [String] The purchase.
      # @param to ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"] Where it is to stand.
      # @param reason [String, nil] Why, in the company's words.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PurchaseView] The purchase as it stands now, with all that belongs to it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.step", {
          "id" => id,
          "to" => to,
          "reason" => reason,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PurchaseView.read(json) }, :write)
      end

      # Takes into the inventory what has come of a purchase, or some of it.
      #
      # @param id [String] The purchase.
      # @param lines [Array<Records::ReceivedLine>] What has come.
      # @param force [Boolean, nil] Whether more may come than was ordered; for managers of orders.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ReceivedPurchase] What has come, and how the purchase stands now.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::IllegalStep]
      # @raise [Errors::KeyReused]
      def receive(id:, lines:, force: nil, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.receive", {
          "id" => id,
          "lines" => lines,
          "force" => force,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ReceivedPurchase.read(json) }, :write)
      end

      # Makes a draft for each supplier of all items whose projected stock is too low: what each lacks, or its reorder
      # quantity if that is more.
      #
      # @param currency [String, nil] The currency of drafts for whose supplier and items none is known; the company's
      #   without it.
      # @param dry_run [Boolean, nil] true to write nothing, and answer what would be drafted; the ids in the answer are
      #   of no record.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SuggestedPurchases] The drafts, and what is in none.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::KeyReused]
      def suggest(currency: nil, dry_run: nil, company: nil, idempotency_key: nil)
        @caller.call("purchases.suggest", {
          "currency" => currency,
          "dryRun" => dry_run,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SuggestedPurchases.read(json) }, :write)
      end

      # Writes all purchases of a company, whatever is archived, too, as a file or a text that its import reads; the
      # oldest first.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180); jsonl: a JSON object a line.
      # @param path [String, nil] The file; one that is there is refused, unless overwrite is true. Who may only look at
      #   things writes none. It, or inline, must be given.
      # @param inline [Boolean, nil] true for a text in the answer, of at most 4 MiB.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many are written.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @param dialect ["standard", "excel", nil] excel writes csv for spreadsheets: with a byte-order mark, semicolons,
      #   decimal commas, money as 12,90, and nothing that is taken for a formula. standard without it.
      # @param separator ["comma", "semicolon", "tab", nil] What separates columns in the dialect excel; commas where
      #   decimals have points.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect excel; comma without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ExportReport] How much was written, and what, where a text was asked for. Other requests are
      #   answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        @caller.call("purchases.export", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
          "dialect" => dialect,
          "separator" => separator,
          "decimal" => decimal,
          "company" => company,
        }, ->(json) { Records::ExportReport.read(json) }, :session)
      end

      # Reads purchases from a file or a text, as export writes them. A row that is refused keeps no other one out,
      # unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a repeat
      # with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports all rows again.
      #
      # @param format ["csv", "jsonl"] csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first
      #   line names the members; jsonl: a JSON object a line.
      # @param path [String, nil] The file; it, or inline, must be given.
      # @param inline [String, nil] A text in the file's place.
      # @param mapping [Hash{String => String, nil}, nil] The members that columns stand for which are called otherwise;
      #   null for columns to pass over.
      # @param mode ["create", "update", "upsert", nil] create; update, by their keys; or upsert, which does either.
      #   create without it.
      # @param atomic [Boolean, nil] true for all rows or none, in one write, for which other requests wait.
      # @param dry_run [Boolean, nil] true to do nothing, and answer what would be done; other requests wait for it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are read.
      # @param separator ["comma", "semicolon", "tab", nil] What separates the columns of csv; guessed from the first
      #   lines without it, and answered.
      # @param decimal ["point", "comma", nil] The decimal separator in csv. Without it, the separator is guessed from
      #   the numbers, and answered. A number that could be read in two ways, such as 1.000, is refused then.
      # @param encoding ["utf8", "utf16", "windows1252", nil] How the characters of a file are written; utf8 without it,
      #   or utf16 where the file says so.
      # @param dialect ["standard", "excel", nil] excel reads what an export of that dialect has written; standard
      #   without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::ImportReport] The counts of created and changed records, and the refused rows. Other requests
      #   are answered meanwhile, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        @caller.call("purchases.import", {
          "format" => format,
          "path" => path,
          "inline" => inline,
          "mapping" => mapping,
          "mode" => mode,
          "atomic" => atomic,
          "dryRun" => dry_run,
          "progressToken" => progress_token,
          "separator" => separator,
          "decimal" => decimal,
          "encoding" => encoding,
          "dialect" => dialect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::ImportReport.read(json) }, :write)
      end
    end

    # What a company's stock is worth, what it sells, and what it is still owed.
    class Reports
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers what the stock is worth: what there is by when it came and went, times what one costs on the average of
      # what was bought by then.
      #
      # @param at [String, Date, Time, nil] The day at whose end, in the company's time zone, or the instant at which;
      #   now without it.
      # @param by ["item", "category", "location", nil] What a row is of; item without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many entries of the ledger
      #   were looked at.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::StockValueReport] All of it by currency, and a page of rows. Other requests are answered
      #   meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def stock_value(at: nil, by: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        @caller.call("reports.stockValue", {
          "at" => at,
          "by" => by,
          "limit" => limit,
          "after" => after,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::StockValueReport.read(json) }, :session)
      end

      # Answers how often the stock went out: the cost of what was sold or used up in some days, by half of what the
      # stock was worth before and after them.
      #
      # @param from [String, Date, nil] The first day, in the company's time zone; from the beginning without it.
      # @param to [String, Date, nil] The last day; up to now without it.
      # @param by ["item", "category", nil] What a row is of; item without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many entries of the ledger
      #   were looked at.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::TurnoverReport] All of it by currency, and a page of rows. Other requests are answered
      #   meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def turnover(from: nil, to: nil, by: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        @caller.call("reports.turnover", {
          "from" => from,
          "to" => to,
          "by" => by,
          "limit" => limit,
          "after" => after,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::TurnoverReport.read(json) }, :session)
      end

      # Answers which items most of the revenue comes from: A up to 80 % of it, B up to 95 %, C the rest; what was sold
      # in some days as reports.sales has it.
      #
      # @param from [String, Date, nil] The first day, in the company's time zone; from the beginning without it.
      # @param to [String, Date, nil] The last day; up to now without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many orders were looked at.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ABCReport] The classes by currency, and a page of items. Other requests are answered
      #   meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def abc(from: nil, to: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        @caller.call("reports.abc", {
          "from" => from,
          "to" => to,
          "limit" => limit,
          "after" => after,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::ABCReport.read(json) }, :session)
      end

      # Answers what was sold: the orders that were submitted in some days, neither drafts nor what was cancelled, less
      # what came back or was credited since.
      #
      # @param from [String, Date, nil] The first day, in the company's time zone; from the beginning without it.
      # @param to [String, Date, nil] The last day; up to now without it.
      # @param by ["day", "week", "month", "item", "contact", "agent", nil] What a row is of; day without it.
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many orders were looked at.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::SalesReport] All of it by currency, and a page of rows. Other requests are answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def sales(from: nil, to: nil, by: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        @caller.call("reports.sales", {
          "from" => from,
          "to" => to,
          "by" => by,
          "limit" => limit,
          "after" => after,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::SalesReport.read(json) }, :session)
      end

      # Answers what customers still have to pay for orders that were invoiced, by how many days ago that was.
      #
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many orders were looked at.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::AgingReport] A row a currency. Other requests are answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def aging(progress_token: nil, company: nil)
        @caller.call("reports.aging", {
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::AgingReport.read(json) }, :session)
      end

      # Asks the AI of the host to explain a report in words. The model reads the totals and the first rows, and each
      # number that it says must be one of them. Nothing of the answer is stored.
      #
      # @param report ["stockValue", "turnover", "abc", "sales", "aging"] Which report.
      # @param parameters [Hash{String => Object}, nil] Its parameters, as its own method takes them, without the
      #   company; \{} without them.
      # @param deadline [Integer, nil] How many milliseconds the answer may take, the wait for its turn included; 30,000
      #   without it.
      # @param fresh [Boolean, nil] Whether the model is asked even if the same question was answered within 10 minutes;
      #   false without it.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, whose value is the part of the answer that
      #   is there already.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ReportExplanation] The explanation. Other requests are answered meanwhile.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def explain(report:, parameters: nil, deadline: nil, fresh: nil, progress_token: nil, company: nil)
        @caller.call("reports.explain", {
          "report" => report,
          "parameters" => parameters,
          "deadline" => deadline,
          "fresh" => fresh,
          "progressToken" => progress_token,
          "company" => company,
        }, ->(json) { Records::ReportExplanation.read(json) }, :session)
      end
    end

    # The core's own methods about its methods.
    class Rpc
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).
      #
      # @return [Hash{String => Object}] An OpenRPC document.
      # @raise [Errors::InvalidParams]
      def discover
        @caller.call("rpc.discover", {}, nil, :read)
      end

      # Cancels a request that waits for the host, or for work that takes long: it is answered with the error
      # requestCancelled, behind this reply.
      #
      # @param id [String, Numeric] The id of the request, as it was sent.
      # @return [Records::Cancelled] How many requests waited with this id; 0 when it has its reply already.
      # @raise [Errors::InvalidParams]
      def cancel(id:)
        @caller.call("rpc.cancel", {
          "id" => id,
        }, ->(json) { Records::Cancelled.read(json) }, :session)
      end
    end

    # What scanned codes mean, and labels with codes of the core's own.
    class Scan
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Says what a scanned code means: whether it is sound, what it says, and which of the company's records it leads
      # to.
      #
      # @param code [String] The code as the scanner gave it, with the symbology identifier that it may put before it.
      # @param symbology ["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar",
      #   "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode", nil] What it was read from; without it, what can
      #   be told from the code.
      # @param archived [Boolean, nil] Whether it may lead to what is archived, too; not without it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ResolvedCode] What it means. A code that is not sound is no error.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def resolve(code:, symbology: nil, archived: nil, company: nil)
        @caller.call("scan.resolve", {
          "code" => code,
          "symbology" => symbology,
          "archived" => archived,
          "company" => company,
        }, ->(json) { Records::ResolvedCode.read(json) }, :read)
      end

      # Answers a code for a label that leads to a record, also years later.
      #
      # @param kind ["item", "lot", "location", "loan", "order", "dispatch"] The record's kind.
      # @param id [String] The record.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Label] The code; the same at each call.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def label(kind:, id:, company: nil)
        @caller.call("scan.label", {
          "kind" => kind,
          "id" => id,
          "company" => company,
        }, ->(json) { Records::Label.read(json) }, :read)
      end
    end

    # Settings of the account, of the device, and of the app's own.
    class Settings
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Returns settings; live.open watches them.
      #
      # @param keys [Array<String>, nil] The names of the settings; without them all of them. A setting that a newer
      #   program has stored is found by its name.
      # @return [Records::SettingValues] The values by their names.
      # @raise [Errors::InvalidParams]
      def get(keys: nil)
        @caller.call("settings.get", {
          "keys" => keys,
        }, ->(json) { Records::SettingValues.read(json) }, :read)
      end

      # Stores settings: known ones, and the app's own, any JSON of at most 64 KiB under app.NAME or app.device.NAME.
      #
      # @param values [Hash{String => Object}] The values by the names of the settings; null for a default.
      #   settings.describe lists names, types and defaults.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SettingValues] The values of these settings.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def set(values:, idempotency_key: nil)
        @caller.call("settings.set", {
          "values" => values,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SettingValues.read(json) }, :write)
      end

      # Gives settings their defaults, and removes the app's own.
      #
      # @param keys [Array<String>] The names of the settings.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::SettingValues] The values of these settings.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def reset(keys:, idempotency_key: nil)
        @caller.call("settings.reset", {
          "keys" => keys,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::SettingValues.read(json) }, :write)
      end

      # Lists the settings, with their types, defaults and places.
      #
      # @return [Records::DescribedSettings] The settings.
      # @raise [Errors::InvalidParams]
      def describe
        @caller.call("settings.describe", {}, ->(json) { Records::DescribedSettings.read(json) }, :read)
      end
    end

    # Companies that accounts share with each other: links, invitations, who takes part.
    class Sharing
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of sharing.participants.
      #
      # @return [SharingParticipants]
      def participants
        @participants ||= SharingParticipants.new(@caller)
      end

      # Methods of sharing.departures.
      #
      # @return [SharingDepartures]
      def departures
        @departures ||= SharingDepartures.new(@caller)
      end

      # Shares a company with all its records, those of later too, and answers its link; again answers the same one.
      #
      # @param public_permission ["none", "readOnly", "readWrite", nil] Whom the share's own link lets in; none without
      #   it: who is invited alone.
      # @param dept_mask [Integer, nil] The departments in which they do the daily work, a bit each; access.departments
      #   lists the bits.
      # @param manager_mask [Integer, nil] The departments in which they also delete, approve and see costs, a bit each.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] A preset (access.presets) that sets both
      #   masks; not together with either.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Share] The share; its records are on their way to the cloud.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def create(
        public_permission: nil, dept_mask: nil, manager_mask: nil, preset: nil, company: nil, idempotency_key: nil
      )
        @caller.call("sharing.create", {
          "publicPermission" => public_permission,
          "deptMask" => dept_mask,
          "managerMask" => manager_mask,
          "preset" => preset,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Share.read(json) }, :write)
      end

      # Tells how it stands with the sharing of a company; owners are told who takes part.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::SharingState] How it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(company: nil)
        @caller.call("sharing.get", {
          "company" => company,
        }, ->(json) { Records::SharingState.read(json) }, :read)
      end

      # Invites somebody to a company that is shared, with rights of their own. Who was invited by the same name before
      # gets another permission, and other rights.
      #
      # @param as [String] An address, a number or a label: whose user reference it is needs no other link than the
      #   share's own.
      # @param permission ["readWrite", "readOnly", nil] readWrite, which it is without it: what the rights allow;
      #   readOnly: to look on, whatever they allow.
      # @param name [String, nil] What people call them: any text of one line.
      # @param dept_mask [Integer, nil] The departments in which they do the daily work, a bit each; access.departments
      #   lists the bits.
      # @param manager_mask [Integer, nil] The departments in which they also delete, approve and see costs, a bit each.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] A preset (access.presets) that sets both
      #   masks; not together with either.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Participant] The participant, with the link to send.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::TierRequired]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def invite(
        as:, permission: nil, name: nil, dept_mask: nil, manager_mask: nil, preset: nil, company: nil,
        idempotency_key: nil
      )
        @caller.call("sharing.invite", {
          "as" => as,
          "permission" => permission,
          "name" => name,
          "deptMask" => dept_mask,
          "managerMask" => manager_mask,
          "preset" => preset,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Participant.read(json) }, :write)
      end

      # Says whom the share's own link lets in from now on. Who is in stays in.
      #
      # @param public_permission ["none", "readOnly", "readWrite"] Whom the share's own link lets in. none: who is
      #   invited alone; readOnly: whoever has it, to look on; readWrite: whoever has it, to do what their access record
      #   allows.
      # @param dept_mask [Integer, nil] The departments in which they do the daily work, a bit each; access.departments
      #   lists the bits.
      # @param manager_mask [Integer, nil] The departments in which they also delete, approve and see costs, a bit each.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] A preset (access.presets) that sets both
      #   masks; not together with either.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Share] The share.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def set_public(
        public_permission:, dept_mask: nil, manager_mask: nil, preset: nil, company: nil, idempotency_key: nil
      )
        @caller.call("sharing.setPublic", {
          "publicPermission" => public_permission,
          "deptMask" => dept_mask,
          "managerMask" => manager_mask,
          "preset" => preset,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Share.read(json) }, :write)
      end

      # Ends the share and every participation: the company goes from the devices of those who take part, and stays here
      # with all that they have made.
      #
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Share] The share, which is over.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def revoke(company: nil, idempotency_key: nil)
        @caller.call("sharing.revoke", {
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Share.read(json) }, :write)
      end

      # Tells what a link leads to: whose company, and whether it can be accepted. Nothing is stored.
      #
      # @param url [String] The link: a share's own, or an invitation's.
      # @return [Records::SharePreview] What it leads to.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::ShareNotFound]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      def preview(url:)
        @caller.call("sharing.preview", {
          "url" => url,
        }, ->(json) { Records::SharePreview.read(json) }, :session)
      end

      # Accepts what a link leads to: the company comes to the shared store, with the rights that its owner gives. Again
      # changes nothing; one's own link leads to one's own company.
      #
      # @param url [String] The link: a share's own, or an invitation's.
      # @param name [String, nil] What people are to call who accepts it, where the owner has said no name.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many records have come.
      # @return [Records::AcceptedShare] The company; it is here with the account's rights, and its other records are on
      #   their way.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::ShareNotFound]
      # @raise [Errors::TierRequired]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      def accept(url:, name: nil, progress_token: nil)
        @caller.call("sharing.accept", {
          "url" => url,
          "name" => name,
          "progressToken" => progress_token,
        }, ->(json) { Records::AcceptedShare.read(json) }, :session)
      end

      # Leaves a company that others share: it goes from all devices of the account. What was made there stays with its
      # owner; what was not sent yet is lost. Again changes nothing.
      #
      # @param company [String] The company.
      # @return [Records::LeftCompany] The company, which is here no longer.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::AccountUnavailable]
      # @raise [Errors::CloudUnavailable]
      # @raise [Errors::RequestCancelled]
      def leave(company:)
        @caller.call("sharing.leave", {
          "company" => company,
        }, ->(json) { Records::LeftCompany.read(json) }, :session)
      end

      # Has the host show its sheet that sends the share's own link, or an invitation's. Nothing needs it: the links
      # stand in sharing.get and sharing.participants.list, too.
      #
      # @param participant [String, nil] Whose invitation it is, which is not accepted yet; the share's own link without
      #   it.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::PresentedLink] The link that was shown, and what has become of it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::KeyReused]
      def present(participant: nil, deadline: nil, progress_token: nil, company: nil, idempotency_key: nil)
        @caller.call("sharing.present", {
          "participant" => participant,
          "deadline" => deadline,
          "progressToken" => progress_token,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::PresentedLink.read(json) }, :write)
      end
    end

    # The same records on all devices of the account, through a container.
    class Sync
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of sync.queue.
      #
      # @return [SyncQueue]
      def queue
        @queue ||= SyncQueue.new(@caller)
      end

      # Methods of sync.events.
      #
      # @return [SyncEvents]
      def events
        @events ||= SyncEvents.new(@caller)
      end

      # Methods of sync.conflicts.
      #
      # @return [SyncConflicts]
      def conflicts
        @conflicts ||= SyncConflicts.new(@caller)
      end

      # Syncs with a container from now on, also after a restart. What was written before goes there, too. The first
      # account that a directory meets is the one it belongs to.
      #
      # @param cloud [String] The container: the path of a file, which is made if it is not there, or the address of a
      #   server (postgres://ROLE@HOST/DATABASE), or host for the host's own, which the host is asked for. Commands are
      #   for the command line alone.
      # @param account [String, nil] The user reference: the same on all devices of the account; without it the
      #   directory's, or me.
      # @param replace [Boolean, nil] Whether an empty container takes the place of the one that the directory was
      #   connected to, which is gone: all that is here is sent to it.
      # @return [Records::SyncStatus] How it stands; the first cycle has begun.
      # @raise [Errors::InvalidParams]
      def connect(cloud:, account: nil, replace: nil)
        @caller.call("sync.connect", {
          "cloud" => cloud,
          "account" => account,
          "replace" => replace,
        }, ->(json) { Records::SyncStatus.read(json) }, :session)
      end

      # Syncs with no container any more. What is here stays, and what is pending stays pending.
      #
      # @return [Records::SyncStatus] How it stands.
      # @raise [Errors::InvalidParams]
      def disconnect
        @caller.call("sync.disconnect", {}, ->(json) { Records::SyncStatus.read(json) }, :session)
      end

      # Begins a cycle: what has changed there comes here, and what was changed here goes there.
      #
      # @param wait [Boolean, nil] Whether to answer when the cycle has ended; rpc.cancel ends the wait, and not the
      #   cycle.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many records have come or
      #   gone.
      # @return [Records::SyncStatus] How it stands: with wait, when the cycle has ended.
      # @raise [Errors::InvalidParams]
      def now(wait: nil, progress_token: nil)
        @caller.call("sync.now", {
          "wait" => wait,
          "progressToken" => progress_token,
        }, ->(json) { Records::SyncStatus.read(json) }, :session)
      end

      # Tells how it stands with sync.
      #
      # @return [Records::SyncStatus] How it stands.
      # @raise [Errors::InvalidParams]
      def status
        @caller.call("sync.status", {}, ->(json) { Records::SyncStatus.read(json) }, :read)
      end

      # The host passes on that something has changed in the cloud: a cycle begins; ten in a second are one.
      #
      # @param database ["private", "shared", "public", nil] Which database; null for any.
      # @param zone [Records::CloudZoneInput, nil] Which zone; null for any.
      # @return [Records::SyncStatus] How it stands.
      # @raise [Errors::InvalidParams]
      def remote_changed(database: nil, zone: nil)
        @caller.call("sync.remoteChanged", {
          "database" => database,
          "zone" => zone,
        }, ->(json) { Records::SyncStatus.read(json) }, :session)
      end

      # The host, whose cloud it is, passes on that somebody has signed in to it, or out. Without an account everything
      # goes on here, and waits. Another account is gone over to, as sync.switchAccount does, and what was not sent of
      # the former one's is lost: nobody asks, as it has happened.
      #
      # @param status ["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"] Whether
      #   there is an account that can be used.
      # @param account [String, nil] The user reference; it must be there with available.
      # @return [Records::SyncAccount] The account.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::StorageFault]
      def account_changed(status:, account: nil)
        @caller.call("sync.accountChanged", {
          "status" => status,
          "account" => account,
        }, ->(json) { Records::SyncAccount.read(json) }, :session)
      end

      # Tells whose data the directory has, and whether the cloud's account can be used.
      #
      # @return [Records::SyncAccount] The account.
      # @raise [Errors::InvalidParams]
      def account
        @caller.call("sync.account", {}, ->(json) { Records::SyncAccount.read(json) }, :read)
      end

      # Goes over to another account: everything of the present one goes from the directory first, its companies,
      # sessions, settings, caches, purchases and files. What syncs is in its cloud, and comes back with it. What was
      # written before the first account came is the first account's.
      #
      # @param account [String] The user reference: the same on all devices of the account.
      # @param cloud [String, nil] Its container: the path of a file, the address of a server, or host; without it the
      #   one that there is. Commands are for the command line alone.
      # @param discard [Boolean, nil] Whether what was changed here and was not sent yet may be lost; otherwise it is
      #   refused.
      # @return [Records::SyncAccount] The account; its data is being fetched.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::PendingChanges]
      # @raise [Errors::StorageFault]
      def switch_account(account:, cloud: nil, discard: nil)
        @caller.call("sync.switchAccount", {
          "account" => account,
          "cloud" => cloud,
          "discard" => discard,
        }, ->(json) { Records::SyncAccount.read(json) }, :session)
      end
    end

    # The process itself.
    class System
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Answers at once, with an empty object.
      #
      # @return [Records::Pong] Nothing but the fact that there is an answer.
      # @raise [Errors::InvalidParams]
      def ping
        @caller.call("system.ping", {}, ->(json) { Records::Pong.read(json) }, :read)
      end

      # Agrees on the version of the protocol. Nobody has to: without it, the newest version is spoken.
      #
      # @param protocol [Integer] The version that the client speaks: 1.
      # @param client [Records::ClientInput, nil] Who the client is; system.diagnostics and system.conversations show
      #   it.
      # @return [Records::Hello] The version that is spoken from now on, and who speaks it.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::UnsupportedProtocol]
      def hello(protocol:, client: nil)
        @caller.call("system.hello", {
          "protocol" => protocol,
          "client" => client,
        }, ->(json) { Records::Hello.read(json) }, :session)
      end

      # Answers what this process is: its version and what it works with.
      #
      # @return [Records::Info] The process.
      # @raise [Errors::InvalidParams]
      def info
        @caller.call("system.info", {}, ->(json) { Records::Info.read(json) }, :read)
      end

      # Answers what helps to find a fault: versions, sizes, the newest lines of the log. It holds nothing that users
      # wrote.
      #
      # @param check [Boolean, nil] Whether every page of the stores is checked, which takes a second a million records.
      # @return [Records::Diagnostics] The state of the process and of its stores.
      # @raise [Errors::InvalidParams]
      def diagnostics(check: nil)
        @caller.call("system.diagnostics", {
          "check" => check,
        }, ->(json) { Records::Diagnostics.read(json) }, :read)
      end

      # Writes all of the data directory to one file, as it is at one moment: the stores, and the files of assets. A
      # file of assets that can't be read is left out, and named in missing. Other requests are served meanwhile.
      # mainspring restore makes a data directory of the file.
      #
      # @param path [String] The file, a tar archive. A file that is there is refused, unless overwrite is true.
      #   Passwords and keys are in it as they are in the stores; tokens of the app's backend are not.
      # @param progress_token [String, Integer, nil] Echoed in rpc.progress, which tells how many bytes are written and
      #   read again.
      # @param overwrite [Boolean, nil] true to replace a file that is there, once the new one is whole.
      # @return [Records::BackupReport] What was written, once the file is in its place, on the disk, and all of it was
      #   read again.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::Forbidden]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      # @raise [Errors::StorageFault]
      def backup(path:, progress_token: nil, overwrite: nil)
        @caller.call("system.backup", {
          "path" => path,
          "progressToken" => progress_token,
          "overwrite" => overwrite,
        }, ->(json) { Records::BackupReport.read(json) }, :session)
      end

      # Lists the conversations of the core: one, but where several programs share it (--shared).
      #
      # @return [Records::ConversationList] The conversations that there are, the oldest first.
      # @raise [Errors::InvalidParams]
      def conversations
        @caller.call("system.conversations", {}, ->(json) { Records::ConversationList.read(json) }, :read)
      end
    end

    # What the app tells its maker, while the user lets it.
    class Telemetry
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Takes an event for the app's maker. It is dropped unless settings.telemetryEnabled is on; else it is sent with
      # others, 20 at once or after 60 seconds.
      #
      # @param name [String] The name of the event: one of telemetry.names. A repeat with the same idempotencyKey is not
      #   compared by it.
      # @param properties [Hash{String => Object}, nil] Its properties, as telemetry.names declares them; each may be
      #   left out. A repeat is not compared by them.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::TrackedEvent] Whether the event waits to be sent.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::KeyReused]
      def track(name:, properties: nil, idempotency_key: nil)
        @caller.call("telemetry.track", {
          "name" => name,
          "properties" => properties,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::TrackedEvent.read(json) }, :write)
      end

      # Lists the events that telemetry.track takes, with their properties. Nothing else is ever sent.
      #
      # @return [Records::TelemetryNames] The declared events.
      # @raise [Errors::InvalidParams]
      def names
        @caller.call("telemetry.names", {}, ->(json) { Records::TelemetryNames.read(json) }, :read)
      end
    end

    # Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
    class Temperature
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Converts one temperature, or a list of them, from one scale to another.
      #
      # @param value [Numeric, Array<Numeric>] A number, or a list of at most 100,000; rounded to nine decimals.
      # @param from ["celsius", "fahrenheit", "kelvin", "humanus"] The scale that the value is on.
      # @param to ["celsius", "fahrenheit", "kelvin", "humanus"] The scale to convert to.
      # @return [Records::ConvertedTemperature] The converted value, or the list of them in the same order.
      # @raise [Errors::InvalidParams]
      def convert(value:, from:, to:)
        @caller.call("temperature.convert", {
          "value" => value,
          "from" => from,
          "to" => to,
        }, ->(json) { Records::ConvertedTemperature.read(json) }, :read)
      end

      # Lists the temperature scales.
      #
      # @return [Records::TemperatureScalePage] All scales, in a fixed order.
      # @raise [Errors::InvalidParams]
      def scales
        @caller.call("temperature.scales", {}, ->(json) { Records::TemperatureScalePage.read(json) }, :read)
      end

      # Answers the table of the Humanus scale: its id, where it comes from, and its knots.
      #
      # @return [Records::HumanusTable] The table in use.
      # @raise [Errors::InvalidParams]
      def table
        @caller.call("temperature.table", {}, ->(json) { Records::HumanusTable.read(json) }, :read)
      end
    end

    # The people who have signed in with Apple; each sees their own record alone.
    class Users
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Finds the user who is signed in. Other users of the account are not found.
      #
      # @param id [String, nil] The user; without it, the one who is signed in.
      # @return [Records::User] The user.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NotOnThisPath]
      # @raise [Errors::Unauthorized]
      def get(id: nil)
        @caller.call("users.get", {
          "id" => id,
        }, ->(json) { Records::User.read(json) }, :read)
      end
    end

    # Lists that people look at again and again.
    class Views
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Keeps a call of a method that lists, to be made again; the method is called once, to see that it can be.
      #
      # @param name [String] What people call it.
      # @param query [Records::ViewQueryInput] What is called.
      # @param shared [Boolean, nil] Whether everybody in the company has it who may call the method.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::View] The new view. What the method itself refuses, such as filters that it does not know, is
      #   refused.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::LimitReached]
      # @raise [Errors::KeyReused]
      def create(name:, query:, shared: nil, company: nil, idempotency_key: nil)
        @caller.call("views.create", {
          "name" => name,
          "query" => query,
          "shared" => shared,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::View.read(json) }, :write)
      end

      # Answers one view: the caller's own, or a shared one whose method they may call.
      #
      # @param id [String] The view.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::View] The view as it stands.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      def get(id:, company: nil)
        @caller.call("views.get", {
          "id" => id,
          "company" => company,
        }, ->(json) { Records::View.read(json) }, :read)
      end

      # Lists the caller's own views, and those shared ones whose method they may call, newest first.
      #
      # @param limit [Integer, nil] The most that a page may hold; 50 without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of the state in which this one is:
      #   once the company has changed, they are refused with cursorTooOld. What follows from the time alone, and
      #   whether an asset's file is here, is no part of a state. Without it each is of the state of its own time; none
      #   skips or repeats what is there all the time.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::ViewPage] A page of views.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def list(limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("views.list", {
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::ViewPage.read(json) }, :read)
      end

      # Changes the named members of a view of the caller's own, and leaves the others.
      #
      # @param id [String] The view.
      # @param changes [Records::ViewDraftChanges] The members to change.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::View] The view after the change; the same as before when nothing differs.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("views.update", {
          "id" => id,
          "changes" => changes,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::View.read(json) }, :write)
      end

      # Deletes a view of the caller's own; owners of the company also delete shared ones.
      #
      # @param id [String] The view.
      # @param expect [Integer, nil] The version that is meant; another one is a conflict.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @param idempotency_key [String, nil] Any text of yours, by name only: a repeat with the same key and parameters
      #   gets the first result and changes nothing, for 30 days.
      # @return [Records::Deleted] The deleted record.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::Archived]
      # @raise [Errors::Conflict]
      # @raise [Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        @caller.call("views.delete", {
          "id" => id,
          "expect" => expect,
          "company" => company,
          "idempotencyKey" => idempotency_key,
        }, ->(json) { Records::Deleted.read(json) }, :write)
      end

      # Answers what the method of a view answers to its parameters, by the method's own rule of access.
      #
      # @param id [String] The view.
      # @param limit [Integer, nil] The most that a page may hold; without it, what the method does without it.
      # @param after [String, nil] The next of the page before.
      # @param snapshot [Boolean, nil] Whether the pages after this one are to be of its state; only where the method
      #   has it.
      # @param company [String, nil] The company; without it the selected one, or the only one that there is.
      # @return [Records::Page] A page of what the method lists.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::NotFound]
      # @raise [Errors::NoCompany]
      # @raise [Errors::SignInRequired]
      # @raise [Errors::Forbidden]
      # @raise [Errors::CursorTooOld]
      def run(id:, limit: nil, after: nil, snapshot: nil, company: nil)
        @caller.call("views.run", {
          "id" => id,
          "limit" => limit,
          "after" => after,
          "snapshot" => snapshot,
          "company" => company,
        }, ->(json) { Records::Page.read(json) }, :read)
      end
    end

    # The weather of places, from the host, kept for a while.
    class Weather
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # The weather that a place has now. Places whose coordinates are the same when rounded to three decimals are one.
      #
      # @param latitude [Numeric] In degrees, north of the equator; rounded to six decimals.
      # @param longitude [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      # @param scale ["celsius", "fahrenheit", "kelvin", "humanus", nil] The scale of the temperatures; celsius without
      #   it.
      # @param max_age [Integer, nil] How many seconds old an answer may be; 900 without it. An older one is answered,
      #   too, as stale, and renewed behind the answer; not with 0, and not after 24 hours.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @return [Records::CurrentWeather] The weather, and how new that is.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def current(latitude:, longitude:, scale: nil, max_age: nil, deadline: nil, progress_token: nil)
        @caller.call("weather.current", {
          "latitude" => latitude,
          "longitude" => longitude,
          "scale" => scale,
          "maxAge" => max_age,
          "deadline" => deadline,
          "progressToken" => progress_token,
        }, ->(json) { Records::CurrentWeather.read(json) }, :read)
      end

      # The weather that a place will have in the next hours. Places whose coordinates are the same when rounded to
      # three decimals are one.
      #
      # @param latitude [Numeric] In degrees, north of the equator; rounded to six decimals.
      # @param longitude [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      # @param hours [Integer, nil] How many hours at most; 12 without it.
      # @param scale ["celsius", "fahrenheit", "kelvin", "humanus", nil] The scale of the temperatures; celsius without
      #   it.
      # @param max_age [Integer, nil] How many seconds old an answer may be; 900 without it. An older one is answered,
      #   too, as stale, and renewed behind the answer; not with 0, and not after 24 hours.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param progress_token [String, Integer, nil] Passed back in rpc.progress when the host tells how far it is.
      # @return [Records::HourlyWeather] The weather hour by hour, and how new that is.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::HostUnavailable]
      # @raise [Errors::HostTimeout]
      # @raise [Errors::HostError]
      # @raise [Errors::HostFault]
      # @raise [Errors::LimitReached]
      # @raise [Errors::RequestCancelled]
      def hourly(latitude:, longitude:, hours: nil, scale: nil, max_age: nil, deadline: nil, progress_token: nil)
        @caller.call("weather.hourly", {
          "latitude" => latitude,
          "longitude" => longitude,
          "hours" => hours,
          "scale" => scale,
          "maxAge" => max_age,
          "deadline" => deadline,
          "progressToken" => progress_token,
        }, ->(json) { Records::HourlyWeather.read(json) }, :read)
      end
    end

    # Widgets: the places that they show, and what they show in the next hours.
    class Widgets
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # Methods of widgets.recents.
      #
      # @return [WidgetsRecents]
      def recents
        @recents ||= WidgetsRecents.new(@caller)
      end

      # Methods of widgets.entities.
      #
      # @return [WidgetsEntities]
      def entities
        @entities ||= WidgetsEntities.new(@caller)
      end

      # Methods of widgets.place.
      #
      # @return [WidgetsPlace]
      def place
        @place ||= WidgetsPlace.new(@caller)
      end

      # Answers what a widget shows in the next hours. It never fails for want of weather or place, and says why it is
      # not what it should be.
      #
      # @param place [String, nil] The place that the widget is set up with; without it the one of widgets.place.choose,
      #   or else the device's.
      # @param hours [Integer, nil] How many hours at most; 12 without it.
      # @param scale ["celsius", "fahrenheit", "kelvin", "humanus", nil] The scale of the temperatures; without it the
      #   app group's scale, or else celsius.
      # @param deadline [Integer, nil] How many milliseconds the host has; 10,000 without it.
      # @param max_age [Integer, nil] How many seconds old the device's place may be before it is said to be old; 86400
      #   without it.
      # @return [Records::Timeline] The place, the hours, when to ask again, and a reason for each fallback.
      # @raise [Errors::InvalidParams]
      # @raise [Errors::RequestCancelled]
      def timeline(place: nil, hours: nil, scale: nil, deadline: nil, max_age: nil)
        @caller.call("widgets.timeline", {
          "place" => place,
          "hours" => hours,
          "scale" => scale,
          "deadline" => deadline,
          "maxAge" => max_age,
        }, ->(json) { Records::Timeline.read(json) }, :read)
      end
    end

    # All services.
    class All
      # @api private
      def initialize(caller)
        @caller = caller
      end

      # The core's own methods about its methods.
      #
      # @return [Rpc]
      def rpc
        @rpc ||= Rpc.new(@caller)
      end

      # The process itself.
      #
      # @return [System]
      def system
        @system ||= System.new(@caller)
      end

      # What the host does for the core, and tells it.
      #
      # @return [Host]
      def host
        @host ||= Host.new(@caller)
      end

      # What has changed: a log to read, and to be told of.
      #
      # @return [Events]
      def events
        @events ||= Events.new(@caller)
      end

      # Queries whose answers are sent again when they change.
      #
      # @return [Live]
      def live
        @live ||= Live.new(@caller)
      end

      # Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
      #
      # @return [Temperature]
      def temperature
        @temperature ||= Temperature.new(@caller)
      end

      # The weather of places, from the host, kept for a while.
      #
      # @return [Weather]
      def weather
        @weather ||= Weather.new(@caller)
      end

      # Where the device is, whether the app may know, and what places are called.
      #
      # @return [Location]
      def location
        @location ||= Location.new(@caller)
      end

      # Places by what they are called.
      #
      # @return [Places]
      def places
        @places ||= Places.new(@caller)
      end

      # Companies: the tenants that records belong to, and which one is selected.
      #
      # @return [Companies]
      def companies
        @companies ||= Companies.new(@caller)
      end

      # Who may do what in a company: access records, credentials, sign-in.
      #
      # @return [Access]
      def access
        @access ||= Access.new(@caller)
      end

      # What the account has bought, proven by the App Store's signatures, and what that entitles to.
      #
      # @return [Entitlements]
      def entitlements
        @entitlements ||= Entitlements.new(@caller)
      end

      # What a company keeps in stock.
      #
      # @return [Inventory]
      def inventory
        @inventory ||= Inventory.new(@caller)
      end

      # What scanned codes mean, and labels with codes of the core's own.
      #
      # @return [Scan]
      def scan
        @scan ||= Scan.new(@caller)
      end

      # The people and organisations that a company deals with.
      #
      # @return [Contacts]
      def contacts
        @contacts ||= Contacts.new(@caller)
      end

      # What customers have ordered: lines, steps, payments, shipments and returns.
      #
      # @return [Orders]
      def orders
        @orders ||= Orders.new(@caller)
      end

      # What leaves the house for orders, and where it stands.
      #
      # @return [Dispatches]
      def dispatches
        @dispatches ||= Dispatches.new(@caller)
      end

      # What a company has ordered of suppliers, and what of it has come.
      #
      # @return [Purchases]
      def purchases
        @purchases ||= Purchases.new(@caller)
      end

      # What a company's day looks like, at one glance.
      #
      # @return [Dashboard]
      def dashboard
        @dashboard ||= Dashboard.new(@caller)
      end

      # What a company's stock is worth, what it sells, and what it is still owed.
      #
      # @return [Reports]
      def reports
        @reports ||= Reports.new(@caller)
      end

      # Photos, documents, logos and proofs of any record.
      #
      # @return [Assets]
      def assets
        @assets ||= Assets.new(@caller)
      end

      # Lists that people look at again and again.
      #
      # @return [Views]
      def views
        @views ||= Views.new(@caller)
      end

      # The AI of the host, which other services ask.
      #
      # @return [Ai]
      def ai
        @ai ||= Ai.new(@caller)
      end

      # Settings of the account, of the device, and of the app's own.
      #
      # @return [Settings]
      def settings
        @settings ||= Settings.new(@caller)
      end

      # The account's coffee journal.
      #
      # @return [Journal]
      def journal
        @journal ||= Journal.new(@caller)
      end

      # Signing in with Apple, and what the app's backend accepts from the user.
      #
      # @return [Auth]
      def auth
        @auth ||= Auth.new(@caller)
      end

      # The people who have signed in with Apple; each sees their own record alone.
      #
      # @return [Users]
      def users
        @users ||= Users.new(@caller)
      end

      # What the app tells its maker, while the user lets it.
      #
      # @return [Telemetry]
      def telemetry
        @telemetry ||= Telemetry.new(@caller)
      end

      # Conversations with the model of the app's backend.
      #
      # @return [Conversations]
      def conversations
        @conversations ||= Conversations.new(@caller)
      end

      # What users tell the makers of the app.
      #
      # @return [Feedback]
      def feedback
        @feedback ||= Feedback.new(@caller)
      end

      # The same records on all devices of the account, through a container.
      #
      # @return [Sync]
      def sync
        @sync ||= Sync.new(@caller)
      end

      # Companies that accounts share with each other: links, invitations, who takes part.
      #
      # @return [Sharing]
      def sharing
        @sharing ||= Sharing.new(@caller)
      end

      # Records of the public database, of any type, for reading.
      #
      # @return [Content]
      def content
        @content ||= Content.new(@caller)
      end

      # What steers the app from outside: app policy, flags, promotions, deployment.
      #
      # @return [Policy]
      def policy
        @policy ||= Policy.new(@caller)
      end

      # Widgets: the places that they show, and what they show in the next hours.
      #
      # @return [Widgets]
      def widgets
        @widgets ||= Widgets.new(@caller)
      end

      # Values that the app shares with its widgets.
      #
      # @return [AppGroup]
      def app_group
        @app_group ||= AppGroup.new(@caller)
      end

      # Deep links and universal links, until the app can show what they ask for.
      #
      # @return [Links]
      def links
        @links ||= Links.new(@caller)
      end

      # What the core and its front ends say about what they do, for those who look for a fault.
      #
      # @return [Log]
      def log
        @log ||= Log.new(@caller)
      end
    end
  end
end
