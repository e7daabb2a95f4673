# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  module Services
    # Methods of access.credentials.
    class AccessCredentials < Service
      # Creates a username and a password with which a user signs in to a company. The first credentials of a company
      # must be the founder's. Afterwards, only users who are signed in can act there. A manager can create credentials
      # for users whose rights lie within the manager's departments. Only the founder creates the founder's credentials.
      # In a company that another account shares, each participant creates their own credentials, whatever their rights
      # there. Then the participant signs in on each of the account's devices. No other user sees these credentials.
      #
      # @param username [String] The user name. It must be unique in the company; case, width and Unicode normalization
      #   are ignored. It cannot be changed later.
      # @param password [String] The password, of at least 8 characters. The core stores only a scrypt key that is
      #   derived from the password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not
      #   compared.
      # @param user [String, nil] The id of the user, who must have an access record. Default: the caller.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Credential] The credentials, without the password.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Duplicate, Errors::OwnerNeeded, Errors::TooManyAttempts, Errors::LimitReached,
      #   Errors::RequestCancelled, Errors::KeyReused]
      def create(username:, password:, user: nil, company: nil, idempotency_key: nil)
        invoke(
          "access.credentials.create", :write, :Credential, username:, password:, user:, company:, idempotency_key:
        )
      end

      # Changes the password of the user who is signed in. The caller must give the current password.
      #
      # @param password [String] The current password. A repeat of the request with the same idempotencyKey may have
      #   another value here.
      # @param new_password [String] The new password, at least 8 characters. A repeat of the request with the same
      #   idempotencyKey may have another value here.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Credential] The credentials, without the password.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired,
      #   Errors::SignInFailed, Errors::TooManyAttempts, Errors::LimitReached, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def change_password(password:, new_password:, company: nil, idempotency_key: nil)
        invoke(
          "access.credentials.changePassword", :write, :Credential, password:, new_password:, company:, idempotency_key:
        )
      end

      # Sets a new password for another user, who has lost the old one. The user's session ends, and the failed attempts
      # are no longer counted. A manager can reset the passwords of users whose rights lie within the manager's
      # departments. The founder's password cannot be reset.
      #
      # @param user [String] The id of the user whose password is reset. It must not be the caller.
      # @param new_password [String] The new password, at least 8 characters. A repeat of the request with the same
      #   idempotencyKey may have another value here.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Credential] The credentials, without the password.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TooManyAttempts, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def reset_password(user:, new_password:, company: nil, idempotency_key: nil)
        invoke(
          "access.credentials.resetPassword", :write, :Credential, user:, new_password:, company:, idempotency_key:
        )
      end

      # Sets a new password for the account in a company that another account shares with this account. Use this method
      # if the old password is lost. The cloud confirms the account. The account's sessions in the company end on all
      # its devices.
      #
      # @param new_password [String] The new password, at least 8 characters. The core stores only a scrypt key of the
      #   password.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Credential] The credentials, without the password. access.signIn accepts them.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::AccountUnavailable,
      #   Errors::CloudUnavailable, Errors::LimitReached, Errors::RequestCancelled]
      def recover(new_password:, company: nil)
        invoke("access.credentials.recover", :session, :Credential, new_password:, company:)
      end
    end

    # Methods of assemblies.boms.
    class AssembliesBoms < Service
      # Returns the bom with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Bom] The bom.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("assemblies.boms.get", :read, :Bom, id:, company:)
      end

      # Deletes a bom.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("assemblies.boms.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Lists the changes of a bom, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("assemblies.boms.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Creates a bill of materials: the components from which an item is made. It becomes the item's active one unless
      # `active` is `false`.
      #
      # @param lines [Array<Records::BOMLineInput>] The components of one run.
      # @param item [String, nil] The id of the item that is made. Either `item` or `sku` must be given, not both.
      # @param sku [String, nil] The SKU of the item that is made, instead of `item`.
      # @param yield [Numeric, nil] The quantity of the item that one run makes, in the item's own unit. More than 0, at
      #   most 1,000,000,000. Default: 1.
      # @param active [Boolean, nil] `false` for a bill of materials that builds must not use yet. Otherwise it becomes
      #   the item's active one, and the former active one is deactivated.
      # @param note [String, nil] A free text, such as instructions.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Bom] The new bill of materials.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def create(
        lines:, item: nil, sku: nil, yield: nil, active: nil, note: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "assemblies.boms.create", :write, :Bom, lines:, item:, sku:, yield: binding.local_variable_get(:yield),
          active:, note:, company:, idempotency_key:
        )
      end

      # Lists bills of materials, newest first, one page at a time. A bill of materials names the components of which an
      # item is made.
      #
      # @param item [String, nil] The id of an item, to list only bills of materials by which it is made.
      # @param sku [String, nil] The SKU of the item, instead of `item`.
      # @param active [Boolean, nil] `true` to list only active bills of materials, `false` to list only inactive ones.
      #   Default: both.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::BomPage] A page of bills of materials, newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(item: nil, sku: nil, active: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("assemblies.boms.list", :read, :BomPage, item:, sku:, active:, limit:, after:, snapshot:, company:)
      end

      # Changes the given members of a bill of materials. Builds that were planned before keep their components.
      #
      # @param id [String] The id of the bill of materials.
      # @param changes [Records::BOMDraftChanges] The members to change, with their new values. `lines` replaces all
      #   lines.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Bom] The bill of materials after the change. If nothing differs, it is returned as it was,
      #   with the same version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("assemblies.boms.update", :write, :Bom, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Returns the components that a quantity of an item needs, on all levels: as a tree, and as a list of items with
      # their stock. Use it before a build, to see what is lacking. Only active bills of materials are used.
      #
      # @param item [String, nil] The id of the item to make. Either `item` or `sku` must be given, not both.
      # @param sku [String, nil] The SKU of the item to make, instead of `item`.
      # @param quantity [Numeric, nil] The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
      #   Default: 1.
      # @param levels [Integer, nil] The number of levels of components to return, from 1 to 20. Default: 20.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::BOMExplosion] The needed components, as a tree and as a list.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached]
      def explode(item: nil, sku: nil, quantity: nil, levels: nil, company: nil)
        invoke("assemblies.boms.explode", :read, :BOMExplosion, item:, sku:, quantity:, levels:, company:)
      end

      # Returns the lines of bills of materials that need an item, and the lines that need an item made of it, on up to
      # 20 levels. Use it before a component is changed or replaced.
      #
      # @param item [String, nil] The id of the component. Either `item` or `sku` must be given, not both.
      # @param sku [String, nil] The SKU of the component, instead of `item`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::BOMUses] The lines that need the item, and the lines that need an item made of it.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def where_used(item: nil, sku: nil, company: nil)
        invoke("assemblies.boms.whereUsed", :read, :BOMUses, item:, sku:, company:)
      end

      # Returns the cost of an item, computed from its active bill of materials and the average costs of the components.
      # Use it to set a price.
      #
      # @param item [String, nil] The id of the item that is made. Either `item` or `sku` must be given, not both.
      # @param sku [String, nil] The SKU of the item that is made, instead of `item`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::BOMCost] The cost of one of the item's own units, and the cost of each component.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def cost(item: nil, sku: nil, company: nil)
        invoke("assemblies.boms.cost", :read, :BOMCost, item:, sku:, company:)
      end

      # Exports all boms of a company, including archived boms, as a file or a text that the import method reads. The
      # oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "assemblies.boms.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end

      # Imports boms from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "assemblies.boms.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Methods of assemblies.builds.
    class AssembliesBuilds < Service
      # Lists the changes of a build, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("assemblies.builds.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Plans a build, which makes a quantity of an item from its components. Components in stock are reserved for the
      # build, and the quantity to make counts as on order. When goods were made, record them with
      # assemblies.builds.complete.
      #
      # @param quantity [Numeric] The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
      # @param item [String, nil] The id of the item to make. Either `item` or `sku` must be given, not both.
      # @param sku [String, nil] The SKU of the item to make, instead of `item`.
      # @param bom [String, nil] The id of the bill of materials. Default: the item's active one.
      # @param location [String, nil] The location that receives the goods, by its id, code or path. Default: the item's
      #   own location, or else the company's main location.
      # @param due_at [Time, nil] The instant at which the goods are needed. Until they are made, stock levels show them
      #   as expected at this instant (`incomingAt`).
      # @param order_line [String, nil] The id of the order line for which the goods are made.
      # @param note [String, nil] A free text about the build.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::BuildView] The new build, with its components and their stock.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::KeyReused]
      def create(
        quantity:, item: nil, sku: nil, bom: nil, location: nil, due_at: nil, order_line: nil, note: nil,
        company: nil, idempotency_key: nil
      )
        invoke(
          "assemblies.builds.create", :write, :BuildView, quantity:, item:, sku:, bom:, location:, due_at:, order_line:,
          note:, company:, idempotency_key:
        )
      end

      # Returns a build with its components, completions and steps. For each component, the reply has the lacking
      # quantity, the stock in each location, and the quantity that is expected.
      #
      # @param id [String] The id of the build.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::BuildView] The build with its components, completions and steps.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("assemblies.builds.get", :read, :BuildView, id:, company:)
      end

      # Lists builds, newest first, one page at a time. A build is a job that makes a quantity of an item from its
      # components.
      #
      # @param item [String, nil] The id of an item, to list only builds that make it.
      # @param sku [String, nil] The SKU of the item, instead of `item`.
      # @param status ["planned", "inProgress", "completed", "cancelled", nil] The status of builds, to list only builds
      #   with this status.
      # @param order_line [String, nil] The id of an order line, to list only builds for it.
      # @param due_before [Time, nil] An instant, to list only builds that are due before it.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::BuildPage] A page of builds, newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        item: nil, sku: nil, status: nil, order_line: nil, due_before: nil, limit: nil, after: nil, snapshot: nil,
        company: nil
      )
        invoke(
          "assemblies.builds.list", :read, :BuildPage, item:, sku:, status:, order_line:, due_before:, limit:, after:,
          snapshot:, company:
        )
      end

      # Changes the given members of a build, such as its quantity. Other members keep their values.
      #
      # @param id [String] The id of the build.
      # @param changes [Records::BuildDraftChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::BuildView] The build after the change, with its components. If nothing differs, the build
      #   keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("assemblies.builds.update", :write, :BuildView, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a planned build that has neither steps nor completions. Any other build can only be cancelled or
      # completed.
      #
      # @param id [String] The id of the build.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted build.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("assemblies.builds.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Changes the status of a build, for example to begin or cancel it. The components of a completed or cancelled
      # build are no longer reserved.
      #
      # @param id [String] The id of the build.
      # @param to ["planned", "inProgress", "completed", "cancelled"] The new status.
      # @param reason [String, nil] The reason for the change, in the company's words.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::BuildView] The build after the step, with its components, completions and steps.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("assemblies.builds.step", :write, :BuildView, id:, to:, reason:, expect:, company:, idempotency_key:)
      end

      # Records that a build, or a part of it, was made. Takes the components from the stock, and adds the made goods to
      # it, in one transaction.
      #
      # @param id [String] The id of the build.
      # @param quantity [Numeric, nil] The quantity that was made, in the item's own unit; more than 0. Default: all
      #   that is left to make.
      # @param consumed [Array<Records::ConsumedLine>, nil] The components whose quantity, location or lots differ from
      #   the usual ones. All other components are taken in the quantities of the bill of materials, from their own
      #   locations, and from the lots that expire first.
      # @param location [String, nil] The location that receives the goods, by its id, code or path. Default: the
      #   build's location.
      # @param batch [String, nil] The batch of the made goods, for an item that is tracked by batch.
      # @param serials [Array<String>, nil] The serial numbers of the made pieces, one for each piece, for an item whose
      #   pieces have serial numbers.
      # @param expiry [String, Date, nil] The last day on which the made goods are good. For a newly created lot.
      # @param extra_cost [Records::MoneyInput, nil] The cost of the whole quantity in addition to the components, such
      #   as wages. Only managers of the inventory may give it.
      # @param force [Boolean, nil] `true` to make more than the quantity left to make, and to take components that are
      #   reserved for orders and other builds. Only managers of the inventory may set it.
      # @param note [String, nil] A free text about the completion.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::CompletedBuild] The build after the completion, and the completion with the used and made
      #   lots.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::ComponentsShort, Errors::InsufficientStock,
      #   Errors::KeyReused]
      def complete(
        id:, quantity: nil, consumed: nil, location: nil, batch: nil, serials: nil, expiry: nil, extra_cost: nil,
        force: nil, note: nil, expect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "assemblies.builds.complete", :write, :CompletedBuild, id:, quantity:, consumed:, location:, batch:, serials:,
          expiry:, extra_cost:, force:, note:, expect:, company:, idempotency_key:
        )
      end

      # Reverses a completion that was recorded by mistake: takes the made goods from the stock again, and returns the
      # components to it. A completion can be reversed once.
      #
      # @param completion [String] The id of the completion to reverse.
      # @param reason [String] The reason for the reversal, in the company's words.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::CompletedBuild] The build after the reversal, and the record that reverses the completion.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::AlreadyReversed, Errors::InsufficientStock, Errors::KeyReused]
      def reverse(completion:, reason:, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "assemblies.builds.reverse", :write, :CompletedBuild, completion:, reason:, expect:, company:,
          idempotency_key:
        )
      end
    end

    # Methods of auth.backend.
    class AuthBackend < Service
      # Lets the app's backend authenticate the user with the credential of the last sign-in. The credential can be used
      # only once, within 5 minutes after the sign-in. Only the process that received the credential can use it.
      #
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AuthState] The state of the session, with the backend's authentication.
      # @raise [Errors::InvalidParams, Errors::MissingCredential, Errors::NotOnThisPath, Errors::Unauthorized,
      #   Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError, Errors::HostFault, Errors::LimitReached,
      #   Errors::RequestCancelled, Errors::KeyReused]
      def exchange(deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("auth.backend.exchange", :write, :AuthState, deadline:, progress_token:, idempotency_key:)
      end

      # Removes the user's authentication by the backend, and deletes the backend's token. The user stays signed in with
      # Apple.
      #
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AuthState] The state of the session. Its `backend` is `none`.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def clear(idempotency_key: nil)
        invoke("auth.backend.clear", :write, :AuthState, idempotency_key:)
      end
    end

    # Methods of contacts.notes.
    class ContactsNotes < Service
      # Stores a note on an event with a contact, such as a call, a visit or a promise.
      #
      # @param contact [String] The id of the contact.
      # @param text [String] The text of the note.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ContactNote] The new note.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def add(contact:, text:, company: nil, idempotency_key: nil)
        invoke("contacts.notes.add", :write, :ContactNote, contact:, text:, company:, idempotency_key:)
      end
    end

    # Methods of conversations.messages.
    class ConversationsMessages < Service
      # Lists the messages of a conversation, newest first, one page at a time. Messages are sorted in the order in
      # which the container received them. Messages that are not in the container yet count as the newest.
      #
      # @param conversation [String] The id of the conversation.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::MessagePage] A page of messages. The text of an answer that is arriving is at most a tenth of
      #   a second old. To show the text while it grows, call this method through `live.open`.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound,
      #   Errors::CursorTooOld]
      def list(conversation:, limit: nil, after: nil, snapshot: nil)
        invoke("conversations.messages.list", :read, :MessagePage, conversation:, limit:, after:, snapshot:)
      end
    end

    # Methods of entitlements.intents.
    class EntitlementsIntents < Service
      # Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the oldest
      # first. The intents are not removed.
      #
      # @return [Records::IntentList] The waiting intents.
      # @raise [Errors::InvalidParams]
      def list
        invoke("entitlements.intents.list", :read, :IntentList)
      end

      # Stores a purchase that the user began outside the app, such as on the app's page in the store. It waits until
      # entitlements.intents.drain returns it. An equal intent that waits already is not stored again.
      #
      # @param product_id [String] The store's id of the product to buy.
      # @param offer_id [String, nil] The id of the offer of the product. Default: no offer.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PurchaseIntent] The stored purchase intent.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::KeyReused]
      def add(product_id:, offer_id: nil, idempotency_key: nil)
        invoke("entitlements.intents.add", :write, :PurchaseIntent, product_id:, offer_id:, idempotency_key:)
      end

      # Returns the purchases that the user began outside the app, and removes them, so that each is returned only once.
      # Continue each of them with entitlements.buy.
      #
      # @param limit [Integer, nil] The largest number of intents to return. If it is left out, all intents are
      #   returned.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::IntentList] The removed intents, in the order in which they were added.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def drain(limit: nil, idempotency_key: nil)
        invoke("entitlements.intents.drain", :write, :IntentList, limit:, idempotency_key:)
      end
    end

    # Methods of inventory.categories.
    class InventoryCategories < Service
      # Lists the categories of items by name, with the number of items in each, one page at a time.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LabelPage] A page of categories, each with its number of items.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def list(limit: nil, after: nil, company: nil)
        invoke("inventory.categories.list", :read, :LabelPage, limit:, after:, company:)
      end

      # Renames a category in all items that have it, including archived items. If the new name exists already, the two
      # categories become one. The renaming is stored in several writes: if it is interrupted, repeat the request to
      # change the remaining items.
      #
      # @param from [String] The category to rename. Case and surrounding spaces are ignored.
      # @param to [String] The new name of the category, in the spelling that the items get.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::RenamedLabel] The number of changed items. The core answers other requests during the
      #   renaming.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def rename(from:, to:, company: nil, idempotency_key: nil)
        invoke("inventory.categories.rename", :write, :RenamedLabel, from:, to:, company:, idempotency_key:)
      end
    end

    # Methods of inventory.counts.
    class InventoryCounts < Service
      # Returns the count with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Count] The count.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("inventory.counts.get", :read, :Count, id:, company:)
      end

      # Begins a stocktake of all stock, or only of a location, a category or some items. Record the counted quantities
      # with inventory.counts.record.
      #
      # @param name [String, nil] The stocktake's name.
      # @param scope [Records::CountScopeForm, nil] The stock to be counted. Default: all of the company's stock.
      # @param blind [Boolean, nil] `true` to hide the expected quantities from the people who count, so that they count
      #   without a hint. Managers see these quantities. Default: `false`.
      # @param note [String, nil] A free text about the stocktake.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Count] The new stocktake, with the status `open`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def create(name: nil, scope: nil, blind: nil, note: nil, company: nil, idempotency_key: nil)
        invoke("inventory.counts.create", :write, :Count, name:, scope:, blind:, note:, company:, idempotency_key:)
      end

      # Lists stocktakes, newest first, one page at a time.
      #
      # @param status ["open", "review", "posted", "cancelled", nil] The status of stocktakes, to list only stocktakes
      #   with this status.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::CountPage] A page of stocktakes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(status: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.counts.list", :read, :CountPage, status:, limit:, after:, snapshot:, company:)
      end

      # Records the counted quantity of an item in a location. If the same item, location and lot was counted before in
      # this stocktake, the new count is used. The earlier line stays stored, but is no longer listed.
      #
      # @param count [String] The id of the stocktake.
      # @param quantity [Numeric] The counted quantity, in `unit`; 0 if the location has no stock of the item.
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param unit [String, nil] The unit of the quantity. Default: the item's own unit.
      # @param location [String, nil] The location, by its id, code or path. Default: the item's own location, or else
      #   the company's main location.
      # @param lot [String, nil] The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch`
      #   and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked.
      #   A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without
      #   `lot`, `batch` and `serials`, the lots that expire first are taken.
      # @param batch [String, nil] The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new ones.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::CountLine] The recorded line. `expected` is `null` if the caller may not see it, because the
      #   stocktake is blind.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::IllegalStep, Errors::LimitReached, Errors::KeyReused]
      def record(
        count:, quantity:, item: nil, sku: nil, unit: nil, location: nil, lot: nil, batch: nil, serials: nil,
        company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.counts.record", :write, :CountLine, count:, quantity:, item:, sku:, unit:, location:, lot:, batch:,
          serials:, company:, idempotency_key:
        )
      end

      # Lists the counted quantities of a stocktake, one for each item, location and lot, one page at a time. They are
      # sorted by the ids of item, location and lot.
      #
      # @param count [String] The id of the stocktake.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ListedCountLinePage] A page of lines, each with a counted quantity.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def lines(count:, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.counts.lines", :read, :ListedCountLinePage, count:, limit:, after:, snapshot:, company:)
      end

      # Lists the stock in the stocktake's scope that was not counted yet, so that nothing is forgotten. Posting the
      # stocktake leaves this stock unchanged. The stock is sorted by the ids of item, location and lot, one page at a
      # time. Lent stock is not listed. A page may have fewer entries than `limit` although more follow: continue until
      # `next` is `null`.
      #
      # @param count [String] The id of the stocktake.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::UncountedStockPage] A page of stock that was not counted.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def uncounted(count:, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.counts.uncounted", :read, :UncountedStockPage, count:, limit:, after:, snapshot:, company:)
      end

      # Ends the counting of a stocktake, so that a manager can review its differences before they are posted.
      #
      # @param count [String] The id of the stocktake.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Count] The stocktake, with the status `review`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def submit(count:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.counts.submit", :write, :Count, count:, expect:, company:, idempotency_key:)
      end

      # Reopens a stocktake that is in review, so that more quantities can be counted.
      #
      # @param count [String] The id of the stocktake.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Count] The stocktake, with the status `open`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def reopen(count:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.counts.reopen", :write, :Count, count:, expect:, company:, idempotency_key:)
      end

      # Corrects the ledger: posts the differences between counted and expected quantities, in one transaction. The
      # stocktake must be in review. Stock in the scope that was not counted stays unchanged. If no quantity differs, no
      # entry is posted.
      #
      # @param count [String] The id of the stocktake.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Count] The posted stocktake.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::InsufficientStock, Errors::KeyReused]
      def post(count:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.counts.post", :write, :Count, count:, expect:, company:, idempotency_key:)
      end

      # Cancels a stocktake: it ends, and nothing is posted to the ledger. A posted stocktake can't be cancelled.
      #
      # @param count [String] The id of the stocktake.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Count] The cancelled stocktake.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def cancel(count:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.counts.cancel", :write, :Count, count:, expect:, company:, idempotency_key:)
      end

      # Exports all counts of a company as a file or a text for spreadsheets and other programs. The oldest come first.
      # There is no import for this file.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.counts.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end
    end

    # Methods of inventory.entries.
    class InventoryEntries < Service
      # Exports all entries of a company as a file or a text for spreadsheets and other programs. The oldest come first.
      # There is no import for this file.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.entries.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end
    end

    # Methods of inventory.items.
    class InventoryItems < Service
      # Creates an item.
      #
      # @param sku [String] The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding
      #   spaces are the same.
      # @param name [String] The item's name.
      # @param unit [String] The unit of the item's quantities, such as piece, kg or m.
      # @param description [String, nil] A description of the item.
      # @param units [Array<Records::ItemUnitInput>, nil] Other units in which quantities may be given, such as a box of
      #   12 pieces.
      # @param purchase_unit [String, nil] The unit in which the item is bought, which must be one of `units`. Default:
      #   the item's own unit.
      # @param sales_unit [String, nil] The unit in which the item is sold, which must be one of `units`. Default: the
      #   item's own unit.
      # @param category [String, nil] The item's category. An item has at most one.
      # @param tags [Array<String>, nil] Further words by which the item can be found.
      # @param barcodes [Array<String>, nil] The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check
      #   digits, or other codes of printable ASCII characters without spaces.
      # @param manufacturer [String, nil] The item's manufacturer.
      # @param min_stock [Numeric, nil] The minimum stock, in the item's own unit. The item is low if its projected
      #   stock is below this quantity. `null` counts as 0.
      # @param reorder_quantity [Numeric, nil] The least quantity to order when the item is low, in the item's own unit;
      #   more than 0. `null` for no least quantity.
      # @param location [String, nil] The id of the location where the item usually lies. Methods use it if a request
      #   names no location. `null` for none: then methods use the company's main location.
      # @param price [Records::MoneyInput, nil] The selling price of one of the item's own units.
      # @param cost [Records::MoneyInput, nil] The cost of one of the item's own units, for managers of the inventory
      #   only.
      # @param condition ["new", "used", "refurbished", "damaged", nil] The condition of the item: new, used,
      #   refurbished or damaged; `null` if it is not recorded.
      # @param custom [Hash{String => String, Numeric, Boolean, nil}, nil] The company's own fields: at most 50 names,
      #   each with a text, a number, a boolean or `null`.
      # @param archived [Boolean, nil] `true` if the item is no longer in use.
      # @param track_batch [Boolean, nil] `true` if the item's stock is tracked by batch. It can change only while no
      #   ledger entry, lot or other record refers to the item.
      # @param track_serial [Boolean, nil] `true` if each piece has a serial number. It can change only while no ledger
      #   entry, lot or other record refers to the item.
      # @param supplier [String, nil] The id of the contact from which the item is usually bought: its preferred
      #   supplier in inventory.suppliers. The contact must be of the kind supplier. A contact that does not supply the
      #   item yet becomes one of its suppliers.
      # @param supplier_sku [String, nil] The preferred supplier's own SKU for the item.
      # @param tax_rate [Numeric, nil] The tax rate in percent of new lines with the item, with at most 3 decimals.
      #   `null` for none.
      # @param tax_category ["S", "Z", "E", "AE", "K", "G", "O", nil] The category of the tax (EN 16931): S for a rate
      #   above 0, Z for the rate 0, E if exempt, AE if the buyer owes the tax (reverse charge), K for a supply within
      #   the European Union, G for an export, O outside the scope of the tax. Default: S for a rate above 0, and else
      #   Z.
      # @param kind ["stocked", "service", "kit", nil] The kind of the item. stocked: goods with a ledger. service:
      #   work, which has no ledger. kit: a set of other items by a bill of materials; its components are reserved and
      #   shipped. Default: stocked. It can change only while no ledger entry, lot, loan, or open order, purchase or
      #   build refers to the item.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Item] The new item.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Duplicate, Errors::KeyReused]
      def create(
        sku:, name:, unit:, description: nil, units: nil, purchase_unit: nil, sales_unit: nil, category: nil,
        tags: nil, barcodes: nil, manufacturer: nil, min_stock: nil, reorder_quantity: nil, location: nil, price: nil,
        cost: nil, condition: nil, custom: nil, archived: nil, track_batch: nil, track_serial: nil, supplier: nil,
        supplier_sku: nil, tax_rate: nil, tax_category: nil, kind: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.items.create", :write, :Item, sku:, name:, unit:, description:, units:, purchase_unit:,
          sales_unit:, category:, tags:, barcodes:, manufacturer:, min_stock:, reorder_quantity:, location:, price:,
          cost:, condition:, custom:, archived:, track_batch:, track_serial:, supplier:, supplier_sku:, tax_rate:,
          tax_category:, kind:, company:, idempotency_key:
        )
      end

      # Lists the changes of an item, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("inventory.items.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Returns the item with the given id or SKU.
      #
      # @param id [String, nil] The id of the item. Either `id` or `sku` must be given, not both.
      # @param sku [String, nil] The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Item] The current state of the item.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id: nil, sku: nil, company: nil)
        invoke("inventory.items.get", :read, :Item, id:, sku:, company:)
      end

      # Lists items, newest first or in another order, one page at a time. To find the items that match some words best,
      # use inventory.items.search.
      #
      # @param text [String, nil] Words to search for. An item is listed if each word is the beginning of one of its
      #   words. Case and accents are ignored.
      # @param category [String, nil] A category, to list only its items. Case and surrounding spaces are ignored.
      # @param archived [Boolean, nil] `true` to list only archived items. Default: only items that are not archived.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param tag [String, nil] A tag, to list only items with it. Case and surrounding spaces are ignored.
      # @param order ["newest", "name", "sku", "updated", nil] The order of the list. newest: the newest items first.
      #   name: by name, from A to Z. sku: by SKU. updated: the last changed items first. Default: `newest`.
      # @param manufacturer [String, nil] A manufacturer, to list only its items. Case and surrounding spaces are
      #   ignored.
      # @param condition ["new", "used", "refurbished", "damaged", nil] A condition, to list only items in it.
      # @param flagged [Boolean, nil] `true` to list only items that need attention, `false` to leave these items out.
      #   Default: all items.
      # @param location [String, nil] The id, code or path of a location, to list only items whose own location it is.
      # @param level ["low", "out", "negative", nil] The state of the stock, to list only items in it. low: the
      #   projected stock is below minStock or below zero. out: no stock is available. negative: the quantity in some
      #   location is below zero.
      # @param custom [Hash{String => String, Numeric, Boolean, nil}, nil] Custom fields with their values, to list only
      #   items that have all of them.
      # @param updated_since [Time, nil] An instant, to list only items that were created or changed then or later.
      # @param supplier [String, nil] The id of a contact, to list only items that it supplies.
      # @param levels [Boolean, nil] `true` to add the stock of each item, in the member `level`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ItemPage] A page of items. A page may have fewer items than `limit` although more items
      #   follow: continue until `next` is `null`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        text: nil, category: nil, archived: nil, limit: nil, after: nil, snapshot: nil, tag: nil, order: nil,
        manufacturer: nil, condition: nil, flagged: nil, location: nil, level: nil, custom: nil, updated_since: nil,
        supplier: nil, levels: nil, company: nil
      )
        invoke(
          "inventory.items.list", :read, :ItemPage, text:, category:, archived:, limit:, after:, snapshot:, tag:,
          order:, manufacturer:, condition:, flagged:, location:, level:, custom:, updated_since:, supplier:, levels:,
          company:
        )
      end

      # Finds the items that match some words best. If a search would take too long, only the newest items are ranked,
      # and `partial` is `true`.
      #
      # @param text [String] Words to search for. Each must begin a word of the item. In a text that is written without
      #   spaces, such as Japanese, any part is found. Case and accents are ignored.
      # @param limit [Integer, nil] The maximum number of items on the page. Default: 20.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param archived [Boolean, nil] `true` to list only archived items. Default: only items that are not archived.
      # @param levels [Boolean, nil] `true` to add the stock of each item, in the member `level`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::FoundItemPage] A page of items, best match first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def search(text:, limit: nil, after: nil, archived: nil, levels: nil, company: nil)
        invoke("inventory.items.search", :read, :FoundItemPage, text:, limit:, after:, archived:, levels:, company:)
      end

      # Lists the items that have a barcode, newest first, one page at a time. Use scan.resolve instead if the code may
      # belong to another kind of record.
      #
      # @param barcode [String] The barcode, as it is stored or as a scanner reports it. All forms of the code are
      #   found: a UPC-A, a UPC-E and an EAN-13 code of the same product are equal.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param archived [Boolean, nil] `true` to list only archived items. Default: only items that are not archived.
      # @param levels [Boolean, nil] `true` to add the stock of each item, in the member `level`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ItemPage] A page of items. A page may be empty although more items follow: continue until
      #   `next` is `null`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def find(barcode:, limit: nil, after: nil, snapshot: nil, archived: nil, levels: nil, company: nil)
        invoke(
          "inventory.items.find", :read, :ItemPage, barcode:, limit:, after:, snapshot:, archived:, levels:, company:
        )
      end

      # Changes the given members of the item with the given id or SKU. Other members keep their values.
      #
      # @param changes [Records::ItemDetailsChanges] The members to change, with their new values.
      # @param id [String, nil] The id of the item. Either `id` or `sku` must be given, not both.
      # @param sku [String, nil] The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Item] The item after the change. If nothing differs, it is returned as it was.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::Duplicate, Errors::InUse, Errors::KeyReused]
      def update(changes:, id: nil, sku: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.items.update", :write, :Item, changes:, id:, sku:, expect:, company:, idempotency_key:)
      end

      # Changes the given members of the item with this SKU, or creates the item if there is none. Use it to copy items
      # from another system.
      #
      # @param sku [String] The item's SKU. Case and surrounding spaces are ignored.
      # @param changes [Records::ItemDetailsChanges] The members to set, with their values. For a new item, `name` and
      #   `unit` must be given, and `sku` must be left out or be the same as the parameter `sku`.
      # @param expect [Integer, nil] The version that the item must have. If the item has another version, the request
      #   fails with `conflict`; if there is no item, with `notFound`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Item] The item, as it was changed or created. A new item has the version 1.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::Duplicate, Errors::InUse, Errors::KeyReused]
      def upsert(sku:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.items.upsert", :write, :Item, sku:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes the item with the given id or SKU. An item that is in use, for example in stock or on an order, can only
      # be archived.
      #
      # @param id [String, nil] The id of the item. Either `id` or `sku` must be given, not both.
      # @param sku [String, nil] The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted item.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id: nil, sku: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.items.delete", :write, :Deleted, id:, sku:, expect:, company:, idempotency_key:)
      end

      # Returns the data of a page about one item in one reply: its stock levels, its open orders, purchases and builds,
      # and its latest changes.
      #
      # @param id [String, nil] The id of the item. Either `id` or `sku` must be given, not both.
      # @param sku [String, nil] The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ItemOverview] The item, its stock and orders.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def overview(id: nil, sku: nil, company: nil)
        invoke("inventory.items.overview", :read, :ItemOverview, id:, sku:, company:)
      end

      # Marks an item as needing attention, with a reason, so that lists can show it. Without a reason, the mark is
      # removed.
      #
      # @param id [String, nil] The id of the item. Either `id` or `sku` must be given, not both.
      # @param reason [String, nil] The reason why the item needs attention, in the company's words. If `null` or left
      #   out, the mark is removed.
      # @param sku [String, nil] The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Item] The item after the change. If the item has this reason already, it is returned as it
      #   was.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def flag(id: nil, reason: nil, sku: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.items.flag", :write, :Item, id:, reason:, sku:, expect:, company:, idempotency_key:)
      end

      # Returns up to 200 items, named by their SKUs, their barcodes or their ids. Archived items are included. Exactly
      # one of `skus`, `barcodes` and `ids` must be given.
      #
      # @param skus [Array<String>, nil] The SKUs of the items. Exactly one of `skus`, `barcodes` and `ids` must be
      #   given. Case and surrounding spaces are ignored.
      # @param barcodes [Array<String>, nil] The barcodes of the items, as a scanner reports them, in any form of each
      #   code. Exactly one of `skus`, `barcodes` and `ids` must be given.
      # @param ids [Array<String>, nil] The ids of the items. Exactly one of `skus`, `barcodes` and `ids` must be given.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::KnownItems] The items in the order of the request. An unknown item is `null`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def lookup(skus: nil, barcodes: nil, ids: nil, company: nil)
        invoke("inventory.items.lookup", :read, :KnownItems, skus:, barcodes:, ids:, company:)
      end

      # Exports all items of a company, including archived items, as a file or a text that the import method reads. The
      # oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.items.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end

      # Imports items from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.items.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Methods of inventory.loans.
    class InventoryLoans < Service
      # Returns the loan with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Loan] The loan.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("inventory.loans.get", :read, :Loan, id:, company:)
      end

      # Lends goods to a contact or to a user of the company, or records that goods were borrowed from one. Record the
      # end of the loan with inventory.loans.return or inventory.loans.lose.
      #
      # @param quantity [Numeric] The quantity to lend or borrow, in `unit`; more than 0, at most 1,000,000,000.
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param unit [String, nil] The unit of the quantity. Default: the item's own unit.
      # @param lot [String, nil] The id of the lot to lend, for an item that is tracked by lots. If it is left out, the
      #   lots that expire first are lent. Must be left out for borrowed goods.
      # @param from [String, nil] The location from which the goods are lent, by its id, code or path. Default: the
      #   item's own location, or else the company's main location. Must be left out for borrowed goods.
      # @param direction ["out", "in", nil] The direction of the loan. out: lent to others. in: borrowed from others;
      #   these goods do not count as stock. Default: `out`.
      # @param contact [String, nil] The id of the contact who borrows the goods, or who owns the goods if `direction`
      #   is `in`. Either `contact` or `user` must be given, not both.
      # @param user [String, nil] The id of the user of the company who borrows the goods, or who owns the goods if
      #   `direction` is `in`. Either `contact` or `user` must be given, not both.
      # @param due_at [Time, nil] The instant by which the goods are to be returned. If it is left out, the loan has no
      #   due date and is never overdue.
      # @param lent_at [Time, nil] The instant at which the goods were lent or borrowed, not in the future. Default:
      #   now.
      # @param note [String, nil] A free text about the loan.
      # @param force [Boolean, nil] `true` to take stock even if it is reserved for orders or builds. Only managers of
      #   the inventory may set it.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Loan] The new loan.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::KeyReused]
      def create(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, from: nil, direction: nil, contact: nil, user: nil,
        due_at: nil, lent_at: nil, note: nil, force: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.loans.create", :write, :Loan, quantity:, item:, sku:, unit:, lot:, from:, direction:, contact:,
          user:, due_at:, lent_at:, note:, force:, company:, idempotency_key:
        )
      end

      # Lists loans, newest first, one page at a time. A loan is goods that were lent to others or borrowed from others.
      #
      # @param item [String, nil] The id of an item, to list only its loans.
      # @param contact [String, nil] The id of a contact, to list only loans to or from this contact.
      # @param user [String, nil] The id of a user, to list only loans to or from this user.
      # @param direction ["out", "in", nil] The direction of loans, to list only these. out: goods that were lent. in:
      #   goods that were borrowed.
      # @param status ["out", "partly", "returned", "lost", nil] The status of loans, to list only loans with this
      #   status.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LoanPage] A page of loans, newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        item: nil, contact: nil, user: nil, direction: nil, status: nil, limit: nil, after: nil, snapshot: nil,
        sku: nil, company: nil
      )
        invoke(
          "inventory.loans.list", :read, :LoanPage, item:, contact:, user:, direction:, status:, limit:, after:,
          snapshot:, sku:, company:
        )
      end

      # Changes the due date or the note of a loan. A loan with a new due date can become overdue again.
      #
      # @param id [String] The id of the loan.
      # @param changes [Records::LoanTermsChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Loan] The loan after the change. If nothing differs, the loan is returned as it was.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.loans.update", :write, :Loan, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Records that goods of a loan were returned: all that are still outstanding, or a part. Returned goods that were
      # lent are added to the stock of a location.
      #
      # @param id [String] The id of the loan.
      # @param quantity [Numeric, nil] The returned quantity, in the item's own unit; more than 0. Default: all that is
      #   still outstanding.
      # @param lot [String, nil] The id of the lot that was returned. If it is left out, the lots are used in the order
      #   in which they were lent.
      # @param to [String, nil] The location that receives the returned goods, by its id, code or path. Default: the
      #   location from which they were lent. Must be left out for borrowed goods.
      # @param note [String, nil] A free text for the ledger entry.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Loan] The loan with its new quantities and status.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InsufficientStock, Errors::KeyReused]
      def return(id:, quantity: nil, lot: nil, to: nil, note: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "inventory.loans.return", :write, :Loan, id:, quantity:, lot:, to:, note:, expect:, company:, idempotency_key:
        )
      end

      # Reports goods of a loan as lost: all that are still outstanding, or a part. Lost goods no longer count as stock.
      #
      # @param id [String] The id of the loan.
      # @param reason [String] The reason for the loss, in the company's words.
      # @param quantity [Numeric, nil] The lost quantity, in the item's own unit; more than 0. Default: all that is
      #   still outstanding.
      # @param lot [String, nil] The id of the lot that was lost. If it is left out, the lots are used in the order in
      #   which they were lent.
      # @param note [String, nil] A free text for the ledger entry.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Loan] The loan with its new quantities and status.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InsufficientStock, Errors::KeyReused]
      def lose(id:, reason:, quantity: nil, lot: nil, note: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "inventory.loans.lose", :write, :Loan, id:, reason:, quantity:, lot:, note:, expect:, company:,
          idempotency_key:
        )
      end

      # Lists overdue loans, one page at a time. The loans that have been overdue for the longest time come first.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::OverdueLoanPage] A page of overdue loans, with the names of their items and contacts.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def overdue(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.loans.overdue", :read, :OverdueLoanPage, limit:, after:, snapshot:, company:)
      end

      # Exports all loans of a company as a file or a text for spreadsheets and other programs. The oldest come first.
      # There is no import for this file.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.loans.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end
    end

    # Methods of inventory.locations.
    class InventoryLocations < Service
      # Creates a location.
      #
      # @param name [String] The location's name.
      # @param code [String, nil] The code on the location's label, unique in the company. Codes that differ only in the
      #   case of the letters A to Z are the same.
      # @param parent [String, nil] The id of the location that contains this location; `null` if no location does.
      # @param structural [Boolean, nil] `true` if the location only contains other locations, and can hold no stock
      #   itself.
      # @param kind ["stock", "transit", "loan", "scrap", nil] The use of the location. stock: its stock can be sold and
      #   used. transit: its stock is on the way between two places. loan: its stock is lent. scrap: its stock is no
      #   longer fit for use.
      # @param barcode [String, nil] The barcode on the location's label; `null` if there is none.
      # @param address [Records::AddressInput, nil] The postal address of the location.
      # @param note [String, nil] A free text about the location.
      # @param archived [Boolean, nil] `true` if the location is no longer in use. An archived location cannot receive
      #   stock.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Location] The new location.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Duplicate, Errors::KeyReused]
      def create(
        name:, code: nil, parent: nil, structural: nil, kind: nil, barcode: nil, address: nil, note: nil,
        archived: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.locations.create", :write, :Location, name:, code:, parent:, structural:, kind:, barcode:,
          address:, note:, archived:, company:, idempotency_key:
        )
      end

      # Returns the location with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Location] The location.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("inventory.locations.get", :read, :Location, id:, company:)
      end

      # Lists locations, newest first, one page at a time.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LocationPage] A page of locations.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.locations.list", :read, :LocationPage, limit:, after:, snapshot:, company:)
      end

      # Changes the given members of a location. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::LocationDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Location] The location after the change. If no given member has a new value, the record does
      #   not change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::Duplicate, Errors::InUse, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.locations.update", :write, :Location, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a location.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.locations.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Moves a location, with its stock and all locations in it, into another location.
      #
      # @param id [String] The id of the location to move.
      # @param parent [String, nil] The id, code or path of the location that will contain the moved location. If `null`
      #   or left out, no location will contain it.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Location] The location after the move.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def move(id:, parent: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.locations.move", :write, :Location, id:, parent:, expect:, company:, idempotency_key:)
      end

      # Returns the company's locations as a tree, for showing them in an outline.
      #
      # @param root [String, nil] The id, code or path of the location at the top of the tree. If it is left out, all
      #   trees are returned.
      # @param depth [Integer, nil] The number of levels below the root to return. Default: all levels.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LocationTree] The tree: a list in which each location comes before the locations within it.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def tree(root: nil, depth: nil, company: nil)
        invoke("inventory.locations.tree", :read, :LocationTree, root:, depth:, company:)
      end

      # Exports all locations of a company, including archived locations, as a file or a text that the import method
      # reads. The oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.locations.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end

      # Imports locations from a file or a text in the form that the export method writes. If a row is refused, the
      # other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.locations.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:,
          dry_run:, progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Methods of inventory.lots.
    class InventoryLots < Service
      # Creates a lot.
      #
      # @param item [String] The id of the lot's item. It cannot be changed.
      # @param batch [String, nil] The name of the batch, unique among the item's batches. For an item that is tracked
      #   by batch, it must be given; for an item without batches, it must be left out.
      # @param serial [String, nil] The serial number of one piece, unique among the item's serial numbers. For an item
      #   whose pieces have serial numbers, it must be given; for other items, it must be left out.
      # @param expiry [String, Date, nil] The last day on which the lot is good; `null` if it does not expire.
      # @param manufactured_at [String, Date, nil] The day on which the lot was made.
      # @param supplier_lot [String, nil] The supplier's own name for the lot.
      # @param status ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned", nil]
      #   The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can set
      #   the status `destroyed` or `lost`.
      # @param note [String, nil] A free text about the lot.
      # @param archived [Boolean, nil] `true` if the lot is no longer in use. An archived lot cannot receive stock.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Lot] The new lot.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Duplicate, Errors::KeyReused]
      def create(
        item:, batch: nil, serial: nil, expiry: nil, manufactured_at: nil, supplier_lot: nil, status: nil, note: nil,
        archived: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.lots.create", :write, :Lot, item:, batch:, serial:, expiry:, manufactured_at:, supplier_lot:,
          status:, note:, archived:, company:, idempotency_key:
        )
      end

      # Returns the lot with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Lot] The lot.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("inventory.lots.get", :read, :Lot, id:, company:)
      end

      # Changes the given members of a lot. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::LotDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Lot] The lot after the change. If no given member has a new value, the record does not change,
      #   and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::Duplicate, Errors::InUse, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.lots.update", :write, :Lot, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a lot.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.lots.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Lists the changes of a lot, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("inventory.lots.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Lists lots with the quantity on hand of each, newest first, one page at a time. A lot is a batch of an item, or
      # one piece with a serial number.
      #
      # @param item [String, nil] The id of an item, to list only its lots.
      # @param status ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned", nil]
      #   The status of lots, to list only lots with this status.
      # @param archived [Boolean, nil] `true` to list only archived lots. Default: only lots that are not archived.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ListedLotPage] A page of lots, each with its item's names and its quantity on hand.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        item: nil, status: nil, archived: nil, limit: nil, after: nil, snapshot: nil, sku: nil, company: nil
      )
        invoke(
          "inventory.lots.list", :read, :ListedLotPage, item:, status:, archived:, limit:, after:, snapshot:, sku:,
          company:
        )
      end

      # Moves a part of a lot's stock in one location into one or more new lots. The new lots have the expiry and the
      # status of the old one. The total quantity stays the same.
      #
      # @param lot [String] The id of the lot to split. It must be a batch, not a single piece.
      # @param quantity [Numeric] The quantity to split off, in the item's own unit; more than 0, at most 1,000,000,000.
      # @param location [String, nil] The location, by its id, code or path. Default: the item's own location, or else
      #   the company's main location.
      # @param batch [String, nil] The batch of the new lot. Either `batch` or `serials` must be given. With `serials`,
      #   the batch of all new lots; without it, that of the old lot.
      # @param serials [Array<String>, nil] The serial numbers of the new lots, one lot for each number, exactly as many
      #   as the quantity.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entries, whose quantities sum to 0, and the resulting level of each
      #   lot.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Duplicate, Errors::InsufficientStock, Errors::KeyReused]
      def split(lot:, quantity:, location: nil, batch: nil, serials: nil, company: nil, idempotency_key: nil)
        invoke(
          "inventory.lots.split", :write, :PostedStock, lot:, quantity:, location:, batch:, serials:, company:,
          idempotency_key:
        )
      end

      # Moves the stock of several lots into one lot, in all locations. All lots must have the same item, status and
      # expiry. The merged lots are archived; the total quantity stays the same.
      #
      # @param lots [Array<String>] The ids of the lots to merge. They must be batches, not single pieces.
      # @param into [String] The id of the lot that receives the stock of the others. It must be a batch.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entries, whose quantities sum to 0, and the resulting level of each
      #   lot.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def merge(lots:, into:, company: nil, idempotency_key: nil)
        invoke("inventory.lots.merge", :write, :PostedStock, lots:, into:, company:, idempotency_key:)
      end

      # Returns the lots from which a lot was made, and the lots that were made from it, on all levels. Each has the ids
      # of the orders that were shipped with it. Use it for a recall. Lots are related by builds, splits and merges.
      #
      # @param lot [String] The id of the lot.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LotGenealogy] The lot, the lots from which it was made, and the lots that were made from it.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def genealogy(lot:, company: nil)
        invoke("inventory.lots.genealogy", :read, :LotGenealogy, lot:, company:)
      end

      # Exports all lots of a company, including archived lots, as a file or a text that the import method reads. The
      # oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.lots.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end

      # Imports lots from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.lots.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Methods of inventory.stock.
    class InventoryStock < Service
      # Adds bought goods to the stock when they arrive. If the goods belong to a purchase in the core, use
      # purchases.receive instead.
      #
      # @param quantity [Numeric] The quantity, in `unit`; more than 0.
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param unit [String, nil] The unit of the quantity. Default: the item's own unit.
      # @param lot [String, nil] The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch`
      #   and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked.
      #   A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without
      #   `lot`, `batch` and `serials`, the lots that expire first are taken.
      # @param batch [String, nil] The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new ones.
      # @param location [String, nil] The location that receives the stock, by its id, code or path. Default: the item's
      #   own location, or else the company's main location.
      # @param unit_cost [Records::MoneyInput, nil] The cost of one of the item's own units. Only managers of the
      #   inventory may give it.
      # @param reason [String, nil] The reason, in the company's words.
      # @param note [String, nil] A free text.
      # @param effective_at [Time, nil] The instant at which the movement happened; not in the future. If it is left
      #   out, the movement happens now. Only managers may give an instant that is more than 24 hours ago.
      # @param expiry [String, Date, nil] The last day on which a new lot is good.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entries and the resulting stock levels.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def receive(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, location: nil, unit_cost: nil,
        reason: nil, note: nil, effective_at: nil, expiry: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.stock.receive", :write, :PostedStock, quantity:, item:, sku:, unit:, lot:, batch:, serials:,
          location:, unit_cost:, reason:, note:, effective_at:, expiry:, company:, idempotency_key:
        )
      end

      # Removes stock that the company has used up itself. For sold goods, ship an order instead.
      #
      # @param quantity [Numeric] The quantity, in `unit`; more than 0.
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param unit [String, nil] The unit of the quantity. Default: the item's own unit.
      # @param lot [String, nil] The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch`
      #   and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked.
      #   A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without
      #   `lot`, `batch` and `serials`, the lots that expire first are taken.
      # @param batch [String, nil] The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new ones.
      # @param location [String, nil] The location that the stock leaves, by its id, code or path. Default: the item's
      #   own location, or else the company's main location.
      # @param reason [String, nil] The reason, in the company's words.
      # @param note [String, nil] A free text.
      # @param effective_at [Time, nil] The instant at which the movement happened; not in the future. If it is left
      #   out, the movement happens now. Only managers may give an instant that is more than 24 hours ago.
      # @param force [Boolean, nil] `true` to take stock even if it is reserved for orders or builds. Only managers of
      #   the inventory may set it.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entries and the resulting stock levels.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::KeyReused]
      def consume(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, location: nil, reason: nil,
        note: nil, effective_at: nil, force: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.stock.consume", :write, :PostedStock, quantity:, item:, sku:, unit:, lot:, batch:, serials:,
          location:, reason:, note:, effective_at:, force:, company:, idempotency_key:
        )
      end

      # Moves stock from one location to another location of the company.
      #
      # @param quantity [Numeric] The quantity, in `unit`; more than 0.
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param unit [String, nil] The unit of the quantity. Default: the item's own unit.
      # @param lot [String, nil] The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch`
      #   and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked.
      #   A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without
      #   `lot`, `batch` and `serials`, the lots that expire first are taken.
      # @param batch [String, nil] The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new ones.
      # @param from [String, nil] The location that the stock leaves, by its id, code or path. Default: the item's own
      #   location, or else the company's main location.
      # @param to [String, nil] The location that receives the stock, by its id, code or path. Default: the item's own
      #   location, or else the company's main location.
      # @param reason [String, nil] The reason, in the company's words.
      # @param note [String, nil] A free text.
      # @param effective_at [Time, nil] The instant at which the movement happened; not in the future. If it is left
      #   out, the movement happens now. Only managers may give an instant that is more than 24 hours ago.
      # @param force [Boolean, nil] `true` to take stock even if it is reserved for orders or builds. Only managers of
      #   the inventory may set it.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entries and the resulting stock levels.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::KeyReused]
      def transfer(
        quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, from: nil, to: nil,
        reason: nil, note: nil, effective_at: nil, force: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.stock.transfer", :write, :PostedStock, quantity:, item:, sku:, unit:, lot:, batch:, serials:,
          from:, to:, reason:, note:, effective_at:, force:, company:, idempotency_key:
        )
      end

      # Records returned goods: goods that a customer brings back, with or without an order line, or goods that go back
      # to a supplier.
      #
      # @param direction ["fromCustomer", "toSupplier"] The direction of the return. fromCustomer: a customer returned
      #   the goods. toSupplier: the goods are returned to a supplier.
      # @param quantity [Numeric] The quantity, in `unit`; more than 0.
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param unit [String, nil] The unit of the quantity. Default: the item's own unit.
      # @param lot [String, nil] The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch`
      #   and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked.
      #   A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without
      #   `lot`, `batch` and `serials`, the lots that expire first are taken.
      # @param batch [String, nil] The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new ones.
      # @param location [String, nil] The location that receives the goods, or that they leave, by its id, code or path.
      #   Default: the item's own location, or else the company's main location.
      # @param reason [String, nil] The reason, in the company's words.
      # @param note [String, nil] A free text.
      # @param effective_at [Time, nil] The instant at which the movement happened; not in the future. If it is left
      #   out, the movement happens now. Only managers may give an instant that is more than 24 hours ago.
      # @param force [Boolean, nil] `true` to take stock even if it is reserved for orders or builds. Only managers of
      #   the inventory may set it.
      # @param condition ["ok", "returned", nil] The condition of the goods. ok: they can be sold. returned: they must
      #   be inspected first. Goods of a batch are put into a separate lot with the status `returned`. A piece with a
      #   serial number stays in its lot, whose status becomes `returned`. Default: `ok`.
      # @param order_line [String, nil] For a return from a customer: the id of the order line whose goods come back.
      #   `quantity` must be at most the quantity that was shipped and not yet returned. The return is also recorded in
      #   the order.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entry, or one entry for each lot, and the resulting stock levels of
      #   the item.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::SeriesUnconfirmed, Errors::KeyReused]
      def return(
        direction:, quantity:, item: nil, sku: nil, unit: nil, lot: nil, batch: nil, serials: nil, location: nil,
        reason: nil, note: nil, effective_at: nil, force: nil, condition: nil, order_line: nil, company: nil,
        idempotency_key: nil
      )
        invoke(
          "inventory.stock.return", :write, :PostedStock, direction:, quantity:, item:, sku:, unit:, lot:, batch:,
          serials:, location:, reason:, note:, effective_at:, force:, condition:, order_line:, company:,
          idempotency_key:
        )
      end

      # Corrects the quantity of an item in a location, by a difference or to a new quantity. Use it for goods that were
      # found, lost or damaged. A reason must be given.
      #
      # @param item [String, nil] The id of the item. Either `item` or `sku` must be given.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param by [Numeric, nil] The difference, in `unit`; negative for less stock. Either `by` or `to` must be given,
      #   not both.
      # @param to [Numeric, nil] The quantity in the location after the correction, in `unit`. Either `by` or `to` must
      #   be given, not both.
      # @param unit [String, nil] The unit of `by` or `to`. Default: the item's own unit.
      # @param location [String, nil] The location, by its id, code or path. Default: the item's own location, or else
      #   the company's main location.
      # @param lot [String, nil] The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch`
      #   and `serials`. Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked.
      #   A correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without
      #   `lot`, `batch` and `serials`, the lots that expire first are taken.
      # @param batch [String, nil] The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
      # @param serials [Array<String>, nil] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new ones.
      # @param reason [String, nil] The reason, in the company's words.
      # @param note [String, nil] A free text.
      # @param effective_at [Time, nil] The instant at which the movement happened; not in the future. If it is left
      #   out, the movement happens now. Only managers may give an instant that is more than 24 hours ago.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The posted entry and the resulting stock levels.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::KeyReused]
      def adjust(
        item: nil, sku: nil, by: nil, to: nil, unit: nil, location: nil, lot: nil, batch: nil, serials: nil,
        reason: nil, note: nil, effective_at: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.stock.adjust", :write, :PostedStock, item:, sku:, by:, to:, unit:, location:, lot:, batch:,
          serials:, reason:, note:, effective_at:, company:, idempotency_key:
        )
      end

      # Cancels a transaction of the ledger, by posting entries with the opposite quantities. Use it for a movement that
      # was posted by mistake.
      #
      # @param transaction [String] The id of the transaction to reverse, from the reply of the method that posted it.
      # @param reason [String] The reason for the reversal, in the company's words.
      # @param note [String, nil] A free text about the reversal.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] The entries that reverse the transaction, and the resulting stock levels.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::AlreadyReversed, Errors::KeyReused]
      def reverse(transaction:, reason:, note: nil, company: nil, idempotency_key: nil)
        invoke(
          "inventory.stock.reverse", :write, :PostedStock, transaction:, reason:, note:, company:, idempotency_key:
        )
      end

      # Posts several movements in one step. If one of them fails, none is posted. Use it to record a delivery of many
      # items.
      #
      # @param entries [Array<Records::StockForm>] The movements, in the order in which they are posted.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PostedStock] All posted entries, and the resulting stock levels of the moved items.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InsufficientStock, Errors::KeyReused]
      def post(entries:, company: nil, idempotency_key: nil)
        invoke("inventory.stock.post", :write, :PostedStock, entries:, company:, idempotency_key:)
      end

      # Lists stock levels: how much of an item is on hand and available. Sorted by item id, one page at a time. `limit`
      # is the largest number of levels, and also the largest number of items that are examined for a page. Items that
      # never had stock are listed only if `items` or `skus` names them. `inventory.items.list` with `levels: true`
      # lists all items with their stock.
      #
      # @param items [Array<String>, nil] The ids of the items whose levels are listed. Without `items` and `skus`, all
      #   items that ever had stock are listed.
      # @param location [String, nil] The id, code or path of a location, to list only stock in this location.
      # @param include_sub [Boolean, nil] `true` to include stock in the locations within this location. Default:
      #   `false`.
      # @param by ["item", "location", "lot", nil] The grouping of the levels. item: one level for each item. location:
      #   one level for each item and location with stock. lot: one level for each item, location and lot. Default:
      #   `item`.
      # @param at [Time, nil] An instant, to list the levels at that time: only movements that happened until then are
      #   counted. Whether stock is available is decided by the present kinds of locations and statuses of lots. With
      #   `at`, either `items` or `skus` must be given. Without `at`, the present instant.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param skus [Array<String>, nil] The SKUs of the items whose levels are listed. If `skus` is given, `items` must
      #   be left out.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::StockLevelPage] A page of stock levels, sorted by item id.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def levels(
        items: nil, location: nil, include_sub: nil, by: nil, at: nil, limit: nil, after: nil, snapshot: nil,
        skus: nil, company: nil
      )
        invoke(
          "inventory.stock.levels", :read, :StockLevelPage, items:, location:, include_sub:, by:, at:, limit:, after:,
          snapshot:, skus:, company:
        )
      end

      # Lists the items whose projected stock is below their `minStock`, or below zero, to find out what to order. Items
      # with the largest lacking quantity come first.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LowStockPage] A page of items with their lacking quantities.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def low(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.stock.low", :read, :LowStockPage, limit:, after:, snapshot:, company:)
      end

      # Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time. A negative
      # quantity often means that a receipt was not posted.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::StockLevelPage] A page of stock levels, each with a negative quantity on hand.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def negative(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.stock.negative", :read, :StockLevelPage, limit:, after:, snapshot:, company:)
      end

      # Lists the entries of the ledger, newest first, one page at a time. Use it to see when and why stock has changed.
      #
      # @param item [String, nil] The id of an item, to list only its entries.
      # @param location [String, nil] The id, code or path of a location, to list only its entries.
      # @param type ["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count", "production", nil]
      #   The type of movement, to list only entries of this type.
      # @param from [Time, nil] The earliest instant: only movements that happened then or later are listed.
      # @param to [Time, nil] The latest instant: only movements that happened then or earlier are listed.
      # @param lot [String, nil] The id of a lot, to list only its entries.
      # @param order [String, nil] The id of an order or purchase, to list only entries that were posted for it.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param transaction [String, nil] The id of a transaction, to list only its entries.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param count [String, nil] The id of a stocktake, to list only entries that it posted. It can't be combined with
      #   `transaction`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::StockEntryPage] A page of ledger entries, newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def entries(
        item: nil, location: nil, type: nil, from: nil, to: nil, lot: nil, order: nil, limit: nil, after: nil,
        snapshot: nil, transaction: nil, sku: nil, count: nil, company: nil
      )
        invoke(
          "inventory.stock.entries", :read, :StockEntryPage, item:, location:, type:, from:, to:, lot:, order:, limit:,
          after:, snapshot:, transaction:, sku:, count:, company:
        )
      end

      # Lists the lots in stock that will expire soon or have expired, one page at a time. Lots with the earliest expiry
      # come first.
      #
      # @param days [Integer, nil] The number of days within which a listed lot expires, counted from today. Default:
      #   the company's setting `expiryDays`.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExpiringLotPage] A page of lots, each with its quantity on hand.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def expiring(days: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.stock.expiring", :read, :ExpiringLotPage, days:, limit:, after:, snapshot:, company:)
      end

      # Lists the stock alerts, newest first, one page at a time. An alert reports, for example, that an item is low or
      # that a lot expires. Each alert was also sent as an event.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::StockAlertPage] A page of alerts, newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def alerts(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("inventory.stock.alerts", :read, :StockAlertPage, limit:, after:, snapshot:, company:)
      end

      # Computes the stored stock sums of all items again, from the ledger and from open orders, purchases and builds.
      # Wrong sums are corrected. The core also does this once a week in idle moments, so a call is rarely needed.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::RebuiltStock] The corrected items. The core also adds an alert for each of them. It answers
      #   other requests during the calculation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def rebuild(company: nil, idempotency_key: nil)
        invoke("inventory.stock.rebuild", :write, :RebuiltStock, company:, idempotency_key:)
      end

      # Exports all stock of a company, including archived stock, as a file or a text that the import method reads. The
      # oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.stock.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end

      # Imports stock from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.stock.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Methods of inventory.suppliers.
    class InventorySuppliers < Service
      # Creates an item supplier.
      #
      # @param item [String] The id of the item. It cannot be changed.
      # @param contact [String] The id of the contact that supplies the item. The contact must be of the kind
      #   `supplier`.
      # @param sku [String, nil] The supplier's own SKU for the item.
      # @param pack_unit [String, nil] The unit that the supplier sells: the item's own unit, or one of its `units`.
      #   Default: the item's `purchaseUnit`, or else its own unit.
      # @param min_order [Numeric, nil] The smallest quantity that can be ordered, in the unit that the supplier sells.
      #   More than 0.
      # @param lead_days [Integer, nil] The number of days from an order to the arrival of the goods, at most 3650.
      # @param preferred [Boolean, nil] `true` for the supplier from which the item is usually bought. An item has at
      #   most one. The item's `supplier` and `supplierSku` are always the contact and the SKU of its preferred
      #   supplier.
      # @param breaks [Array<Records::PriceBreakInput>, nil] The prices by quantity, the smallest quantity first. At
      #   most 20. Only managers of the inventory see and set them.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ItemSupplier] The new item supplier.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Duplicate, Errors::KeyReused]
      def create(
        item:, contact:, sku: nil, pack_unit: nil, min_order: nil, lead_days: nil, preferred: nil, breaks: nil,
        company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.suppliers.create", :write, :ItemSupplier, item:, contact:, sku:, pack_unit:, min_order:,
          lead_days:, preferred:, breaks:, company:, idempotency_key:
        )
      end

      # Returns the item supplier with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ItemSupplier] The item supplier.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("inventory.suppliers.get", :read, :ItemSupplier, id:, company:)
      end

      # Changes the given members of an item supplier. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::ItemSupplierDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ItemSupplier] The item supplier after the change. If no given member has a new value, the
      #   record does not change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::Duplicate, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "inventory.suppliers.update", :write, :ItemSupplier, id:, changes:, expect:, company:, idempotency_key:
        )
      end

      # Deletes an item supplier.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("inventory.suppliers.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Lists the changes of an item supplier, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("inventory.suppliers.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Lists the suppliers of items, newest first, one page at a time. Use it to see where an item can be bought, or
      # what a contact supplies.
      #
      # @param item [String, nil] The id of an item, to list only its suppliers.
      # @param contact [String, nil] The id of a contact, to list only the items that it supplies.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param sku [String, nil] The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ItemSupplierPage] A page of suppliers, newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(item: nil, contact: nil, limit: nil, after: nil, snapshot: nil, sku: nil, company: nil)
        invoke(
          "inventory.suppliers.list", :read, :ItemSupplierPage, item:, contact:, limit:, after:, snapshot:, sku:,
          company:
        )
      end

      # Exports all suppliers of a company, including archived suppliers, as a file or a text that the import method
      # reads. The oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "inventory.suppliers.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:,
          dialect:, separator:, decimal:, company:
        )
      end

      # Imports suppliers from a file or a text in the form that the export method writes. If a row is refused, the
      # other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "inventory.suppliers.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:,
          dry_run:, progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Methods of inventory.tags.
    class InventoryTags < Service
      # Lists the tags of items by name, with the number of items with each, one page at a time.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::LabelPage] A page of tags, each with its number of items.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def list(limit: nil, after: nil, company: nil)
        invoke("inventory.tags.list", :read, :LabelPage, limit:, after:, company:)
      end

      # Renames a tag in all items that have it, including archived items. If the new name exists already, the two tags
      # become one. The renaming is stored in several writes: if it is interrupted, repeat the request to change the
      # remaining items.
      #
      # @param from [String] The tag to rename. Case and surrounding spaces are ignored.
      # @param to [String] The new name of the tag, in the spelling that the items get.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::RenamedLabel] The number of changed items. The core answers other requests during the
      #   renaming.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def rename(from:, to:, company: nil, idempotency_key: nil)
        invoke("inventory.tags.rename", :write, :RenamedLabel, from:, to:, company:, idempotency_key:)
      end
    end

    # Methods of journal.ai.
    class JournalAi < Service
      # Asks the AI of the host for tasting notes that fit a coffee: beans of the journal, or an origin with a roast
      # level. Nothing is stored. To store the suggestion in a tasting note, call `journal.ai.accept`.
      #
      # @param bean [String, nil] The id of beans of the journal. Either `bean` or `beanOrigin` must be given, not both.
      # @param bean_origin [String, nil] The origin of beans that are not in the journal, such as Huila, Colombia.
      #   Either `bean` or `beanOrigin` must be given, not both.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] The roast level of the beans,
      #   if `beanOrigin` is given. With `bean`, it is ignored.
      # @param brew_method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method. If it is left out, the notes hold for any method.
      # @param fallback [Boolean, nil] `true` to answer from the account's own journal if the host's AI fails. If it is
      #   left out, the request then fails.
      # @param deadline [Integer, nil] The time limit for the answer, in milliseconds. It includes the time during which
      #   the question waits for earlier questions. Default: 30,000.
      # @param fresh [Boolean, nil] `true` to ask the model even if an equal question was answered in the last 10
      #   minutes. Default: `false`: the earlier answer is returned.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `value` is the part of the answer that has arrived so far.
      # @return [Records::SuggestedNotes] The suggested tasting notes, and the source of the answer.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::HostUnavailable, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def suggest_tasting_notes(
        bean: nil, bean_origin: nil, roast_level: nil, brew_method: nil, fallback: nil, deadline: nil, fresh: nil,
        progress_token: nil
      )
        invoke(
          "journal.ai.suggestTastingNotes", :read, :SuggestedNotes, bean:, bean_origin:, roast_level:, brew_method:,
          fallback:, deadline:, fresh:, progress_token:
        )
      end

      # Asks the AI of the host to express a coffee's flavour in numbers, from a text or a tasting note. With `keep`,
      # the answer is added to the tasting note: scores that it lacks, and further descriptors. Scores and descriptors
      # that it has stay. Without `keep`, nothing is stored.
      #
      # @param notes [String, nil] The taste of the coffee, in words. Either `notes` or `tasting` must be given, not
      #   both.
      # @param tasting [String, nil] The id of the tasting note whose text, descriptors and body are used. Either
      #   `notes` or `tasting` must be given, not both.
      # @param keep [Boolean, nil] `true` to add the profile to the tasting note. Only with `tasting`.
      # @param fallback [Boolean, nil] `true` to answer from the account's own journal if the host's AI fails. If it is
      #   left out, the request then fails.
      # @param deadline [Integer, nil] The time limit for the answer, in milliseconds. It includes the time during which
      #   the question waits for earlier questions. Default: 30,000.
      # @param fresh [Boolean, nil] `true` to ask the model even if an equal question was answered in the last 10
      #   minutes. Default: `false`: the earlier answer is returned.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `value` is the part of the answer that has arrived so far.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AnalyzedFlavor] The flavour as numbers, and the source of the answer.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::HostUnavailable, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def analyze_flavor(
        notes: nil, tasting: nil, keep: nil, fallback: nil, deadline: nil, fresh: nil, progress_token: nil,
        idempotency_key: nil
      )
        invoke(
          "journal.ai.analyzeFlavor", :write, :AnalyzedFlavor, notes:, tasting:, keep:, fallback:, deadline:, fresh:,
          progress_token:, idempotency_key:
        )
      end

      # Asks the AI of the host how to brew given beans with a given method. The values are within the limits of a brew,
      # and the grind setting is within the grinder's range. The answer is not stored as a record.
      #
      # @param bean [String] The id of the beans.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other"] The brewing method.
      # @param equipment [Array<String>, nil] The ids of the equipment to brew with, including at most one grinder. The
      #   grinder determines the range of the grind setting.
      # @param fallback [Boolean, nil] `true` to answer from the account's own journal if the host's AI fails. If it is
      #   left out, the request then fails.
      # @param deadline [Integer, nil] The time limit for the answer, in milliseconds. It includes the time during which
      #   the question waits for earlier questions. Default: 30,000.
      # @param fresh [Boolean, nil] `true` to ask the model even if an equal question was answered in the last 10
      #   minutes. Default: `false`: the earlier answer is returned.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `value` is the part of the answer that has arrived so far.
      # @return [Records::RecommendedParameters] The recommended parameters, and the source of the answer.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::HostUnavailable, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def recommend_parameters(
        bean:, method:, equipment: nil, fallback: nil, deadline: nil, fresh: nil, progress_token: nil
      )
        invoke(
          "journal.ai.recommendParameters", :read, :RecommendedParameters, bean:, method:, equipment:, fallback:,
          deadline:, fresh:, progress_token:
        )
      end

      # Asks the AI of the host to describe the journal's figures and insights in words. The core accepts only texts
      # whose numbers all occur in those figures or insights. Nothing is stored.
      #
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are
      #   described. Without filters, all brews are described.
      # @param fallback [Boolean, nil] `true` to answer from the account's own journal if the host's AI fails. If it is
      #   left out, the request then fails.
      # @param deadline [Integer, nil] The time limit for the answer, in milliseconds. It includes the time during which
      #   the question waits for earlier questions. Default: 30,000.
      # @param fresh [Boolean, nil] `true` to ask the model even if an equal question was answered in the last 10
      #   minutes. Default: `false`: the earlier answer is returned.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `value` is the part of the answer that has arrived so far.
      # @return [Records::ExplainedInsights] The description in words, and the source of the answer.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def insights(filters: nil, fallback: nil, deadline: nil, fresh: nil, progress_token: nil)
        invoke(
          "journal.ai.insights", :read, :ExplainedInsights, filters:, fallback:, deadline:, fresh:, progress_token:
        )
      end

      # Stores a suggestion of the last 24 hours in a tasting note, new or existing. Text that a person wrote is not
      # replaced. A restart of the core discards all suggestions, so they can't be stored any more.
      #
      # @param suggestion [String] The id of the suggestion, from the member `suggestion` in the result of another
      #   method of `journal.ai`.
      # @param tasting [String, nil] The id of the tasting note in which the suggestion is stored. If it is left out, a
      #   new tasting note is created, about the beans for which the suggestion was made.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Tasting] The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person had
      #   begun the note.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::KeyReused]
      def accept(suggestion:, tasting: nil, idempotency_key: nil)
        invoke("journal.ai.accept", :write, :Tasting, suggestion:, tasting:, idempotency_key:)
      end
    end

    # Methods of journal.beans.
    class JournalBeans < Service
      # Creates a bean.
      #
      # @param name [String] The name of the beans on the bag.
      # @param roaster [String, nil] The name of the roaster.
      # @param origins [Array<Records::BeanOriginInput>, nil] The origins of the beans; a blend has several. Their
      #   shares sum to at most 100 percent.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] The roast level of the beans.
      # @param process ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] The way in which the
      #   coffee cherries were processed.
      # @param decaf [Boolean, nil] `true` if the beans are decaffeinated.
      # @param roast_date [String, Date, nil] The day on which the beans were roasted. It must not be in the future.
      # @param opened_at [String, Date, nil] The day on which the bag was opened.
      # @param frozen_at [String, Date, nil] The day on which the beans were frozen. It must not be before `roastDate`.
      # @param thawed_at [String, Date, nil] The day on which the beans were thawed. It needs `frozenAt` and must not be
      #   before that day.
      # @param best_before [String, Date, nil] The best-before date on the bag.
      # @param weight [Numeric, nil] The weight of the beans in the full bag, in grams, at most 1,000,000.
      # @param withdrawn [Numeric, nil] The grams that were used for purposes other than brews, such as a gift. At most
      #   1,000,000.
      # @param price [Records::MoneyInput, nil] The price of the bag.
      # @param rating [Numeric, nil] The rating of the beans, from 0 to 5 in steps of 0.5.
      # @param flavours [Array<String>, nil] The flavours, as the roaster names them. If two devices add flavours at the
      #   same time, sync keeps the additions of both.
      # @param note [String, nil] A free text about the beans.
      # @param url [String, nil] The address of a page about the beans.
      # @param barcode [String, nil] The barcode on the bag, as text.
      # @param favourite [Boolean, nil] `true` if the beans are a favourite.
      # @param archived [Boolean, nil] `true` if the beans are no longer in use. Lists leave them out unless they are
      #   asked for.
      # @param finished [Boolean, nil] `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets
      #   this member to `true` when less than 1 g is left.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Bean] The new bean.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def create(
        name:, roaster: nil, origins: nil, roast_level: nil, process: nil, decaf: nil, roast_date: nil,
        opened_at: nil, frozen_at: nil, thawed_at: nil, best_before: nil, weight: nil, withdrawn: nil, price: nil,
        rating: nil, flavours: nil, note: nil, url: nil, barcode: nil, favourite: nil, archived: nil, finished: nil,
        idempotency_key: nil
      )
        invoke(
          "journal.beans.create", :write, :Bean, name:, roaster:, origins:, roast_level:, process:, decaf:, roast_date:,
          opened_at:, frozen_at:, thawed_at:, best_before:, weight:, withdrawn:, price:, rating:, flavours:, note:,
          url:, barcode:, favourite:, archived:, finished:, idempotency_key:
        )
      end

      # Returns the bean with the given id.
      #
      # @param id [String] The id of the record.
      # @return [Records::Bean] The bean.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def get(id:)
        invoke("journal.beans.get", :read, :Bean, id:)
      end

      # Changes the given members of a bean. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::BeanDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Bean] The bean after the change. If no given member has a new value, the record does not
      #   change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        invoke("journal.beans.update", :write, :Bean, id:, changes:, expect:, idempotency_key:)
      end

      # Lists the changes of a bean, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        invoke("journal.beans.history", :read, :HistoryEntryPage, id:, limit:, after:)
      end

      # Saves a bean. Without an id, creates a new record. With the id of an existing record, changes only the given
      # members. With another id, creates a record with this id.
      #
      # @param id [String, nil] The id of the record. The id of a new record must be a UUID of version 7.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param name [String, nil] The name of the beans on the bag.
      # @param roaster [String, nil] The name of the roaster.
      # @param origins [Array<Records::BeanOriginInput>, nil] The origins of the beans; a blend has several. Their
      #   shares sum to at most 100 percent.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] The roast level of the beans.
      # @param process ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] The way in which the
      #   coffee cherries were processed.
      # @param decaf [Boolean, nil] `true` if the beans are decaffeinated.
      # @param roast_date [String, Date, nil] The day on which the beans were roasted. It must not be in the future.
      # @param opened_at [String, Date, nil] The day on which the bag was opened.
      # @param frozen_at [String, Date, nil] The day on which the beans were frozen. It must not be before `roastDate`.
      # @param thawed_at [String, Date, nil] The day on which the beans were thawed. It needs `frozenAt` and must not be
      #   before that day.
      # @param best_before [String, Date, nil] The best-before date on the bag.
      # @param weight [Numeric, nil] The weight of the beans in the full bag, in grams, at most 1,000,000.
      # @param withdrawn [Numeric, nil] The grams that were used for purposes other than brews, such as a gift. At most
      #   1,000,000.
      # @param price [Records::MoneyChanges, nil] The price of the bag.
      # @param rating [Numeric, nil] The rating of the beans, from 0 to 5 in steps of 0.5.
      # @param flavours [Array<String>, nil] The flavours, as the roaster names them. If two devices add flavours at the
      #   same time, sync keeps the additions of both.
      # @param note [String, nil] A free text about the beans.
      # @param url [String, nil] The address of a page about the beans.
      # @param barcode [String, nil] The barcode on the bag, as text.
      # @param favourite [Boolean, nil] `true` if the beans are a favourite.
      # @param archived [Boolean, nil] `true` if the beans are no longer in use. Lists leave them out unless they are
      #   asked for.
      # @param finished [Boolean, nil] `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets
      #   this member to `true` when less than 1 g is left.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Bean] The saved bean.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def save(
        id: nil, expect: nil, name: nil, roaster: nil, origins: nil, roast_level: nil, process: nil, decaf: nil,
        roast_date: nil, opened_at: nil, frozen_at: nil, thawed_at: nil, best_before: nil, weight: nil,
        withdrawn: nil, price: nil, rating: nil, flavours: nil, note: nil, url: nil, barcode: nil, favourite: nil,
        archived: nil, finished: nil, idempotency_key: nil
      )
        invoke(
          "journal.beans.save", :write, :Bean, id:, expect:, name:, roaster:, origins:, roast_level:, process:, decaf:,
          roast_date:, opened_at:, frozen_at:, thawed_at:, best_before:, weight:, withdrawn:, price:, rating:,
          flavours:, note:, url:, barcode:, favourite:, archived:, finished:, idempotency_key:
        )
      end

      # Lists beans, newest first or in another order, one page at a time. One record is one bag.
      #
      # @param text [String, nil] Words to search for. Beans are listed if each word is the beginning of a word in their
      #   name, roaster or note. Case and accents are ignored.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param roaster [String, nil] A roaster, to list only its beans. The whole name must be given; case is ignored.
      # @param country [String, nil] A country, to list only beans with this country of origin.
      # @param process ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] A process, to list only
      #   beans that were processed in this way.
      # @param roast_level ["light", "mediumLight", "medium", "mediumDark", "dark", nil] A roast level, to list only
      #   beans with it.
      # @param finished [Boolean, nil] `true` to list only empty bags, `false` to list only bags that are not empty.
      #   Default: all bags.
      # @param archived [Boolean, nil] `true` to list only archived beans. Default: only beans that are not archived.
      # @param favourite [Boolean, nil] `true` to list only favourites, `false` to leave favourites out. Default: all
      #   beans.
      # @param order ["newest", "name", "roastDate", "rating", "remaining", nil] The order of the list. newest: the
      #   newest records first. name: from A to Z. roastDate: the latest roasts first. rating: the best ratings first.
      #   remaining: the largest remaining weights first. Default: `newest`.
      # @return [Records::BeanPage] A page of beans, with computed members such as the remaining weight.
      # @raise [Errors::InvalidParams, Errors::CursorTooOld]
      def list(
        text: nil, limit: nil, after: nil, snapshot: nil, roaster: nil, country: nil, process: nil, roast_level: nil,
        finished: nil, archived: nil, favourite: nil, order: nil
      )
        invoke(
          "journal.beans.list", :read, :BeanPage, text:, limit:, after:, snapshot:, roaster:, country:, process:,
          roast_level:, finished:, archived:, favourite:, order:
        )
      end

      # Deletes beans. Beans to which other records refer, such as brews, can't be deleted. With `archiveIfUsed`, they
      # are archived instead.
      #
      # @param id [String] The id of the record to delete.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param archive_if_used [Boolean, nil] `true` to archive the record instead, if other records refer to it. If it
      #   is left out, the request then fails with `inUse`, which counts these records by kind.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Removed] The id of the record that was deleted, or that was archived instead.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, archive_if_used: nil, idempotency_key: nil)
        invoke("journal.beans.delete", :write, :Removed, id:, expect:, archive_if_used:, idempotency_key:)
      end
    end

    # Methods of journal.brews.
    class JournalBrews < Service
      # Creates a brew.
      #
      # @param at [Time] The instant of the brew, from 1900 to one day in the future.
      # @param bean [String, nil] The id of the beans. Required unless the brew is a draft.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method. Required unless the brew is a draft.
      # @param dose [Numeric, nil] The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and
      #   200 for other methods. Required unless the brew is a draft.
      # @param water [Numeric, nil] The brewing water, in grams, at most 20,000.
      # @param yield [Numeric, nil] The weight of the beverage, in grams, at most 20,000.
      # @param grinder [String, nil] The id of the grinder: a piece of equipment of the kind `grinder`.
      # @param grind_setting [Numeric, nil] The grind setting, on the grinder's own scale.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param time [Numeric, nil] The duration of the whole brew, in seconds, at most 172,800 (two days).
      # @param bloom_water [Numeric, nil] The water of the bloom, in grams. The bloom is the first pour, which wets the
      #   coffee.
      # @param bloom_time [Numeric, nil] The duration of the bloom, in seconds.
      # @param pressure [Numeric, nil] The pressure of the machine, in bar.
      # @param pours [Array<Records::PourInput>, nil] The single pours, in the order of time. Together they must not
      #   have more than `water`.
      # @param tds [Numeric, nil] The total dissolved solids of the beverage, in percent.
      # @param equipment [Array<String>, nil] The ids of the other equipment: each piece once, and no grinder. If two
      #   devices add equipment at the same time, sync keeps the additions of both.
      # @param place [String, nil] The name of the place where the brew was made.
      # @param rating [Numeric, nil] The rating of the brew, from 0 to 5 in steps of 0.5.
      # @param note [String, nil] A free text about the brew.
      # @param recipe [String, nil] The id of the recipe that was followed.
      # @param favourite [Boolean, nil] `true` if the brew is a favourite.
      # @param archived [Boolean, nil] `true` if the brew is archived. Lists leave it out unless they are asked for, and
      #   statistics do not count it.
      # @param draft [Boolean, nil] `true` if the brew is a draft, which may be incomplete: only `at` is required.
      #   Statistics and figures do not count drafts.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Brew] The new brew.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def create(
        at:, bean: nil, method: nil, dose: nil, water: nil, yield: nil, grinder: nil, grind_setting: nil,
        temperature: nil, time: nil, bloom_water: nil, bloom_time: nil, pressure: nil, pours: nil, tds: nil,
        equipment: nil, place: nil, rating: nil, note: nil, recipe: nil, favourite: nil, archived: nil, draft: nil,
        idempotency_key: nil
      )
        invoke(
          "journal.brews.create", :write, :Brew, at:, bean:, method:, dose:, water:,
          yield: binding.local_variable_get(:yield), grinder:, grind_setting:, temperature:, time:, bloom_water:,
          bloom_time:, pressure:, pours:, tds:, equipment:, place:, rating:, note:, recipe:, favourite:, archived:,
          draft:, idempotency_key:
        )
      end

      # Returns the brew with the given id.
      #
      # @param id [String] The id of the record.
      # @return [Records::Brew] The brew.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def get(id:)
        invoke("journal.brews.get", :read, :Brew, id:)
      end

      # Changes the given members of a brew. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::BrewDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Brew] The brew after the change. If no given member has a new value, the record does not
      #   change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        invoke("journal.brews.update", :write, :Brew, id:, changes:, expect:, idempotency_key:)
      end

      # Lists the changes of a brew, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        invoke("journal.brews.history", :read, :HistoryEntryPage, id:, limit:, after:)
      end

      # Saves a brew. Without an id, creates a new record. With the id of an existing record, changes only the given
      # members. With another id, creates a record with this id.
      #
      # @param id [String, nil] The id of the record. The id of a new record must be a UUID of version 7.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param at [Time, nil] The instant of the brew, from 1900 to one day in the future.
      # @param bean [String, nil] The id of the beans. Required unless the brew is a draft.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method. Required unless the brew is a draft.
      # @param dose [Numeric, nil] The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and
      #   200 for other methods. Required unless the brew is a draft.
      # @param water [Numeric, nil] The brewing water, in grams, at most 20,000.
      # @param yield [Numeric, nil] The weight of the beverage, in grams, at most 20,000.
      # @param grinder [String, nil] The id of the grinder: a piece of equipment of the kind `grinder`.
      # @param grind_setting [Numeric, nil] The grind setting, on the grinder's own scale.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param time [Numeric, nil] The duration of the whole brew, in seconds, at most 172,800 (two days).
      # @param bloom_water [Numeric, nil] The water of the bloom, in grams. The bloom is the first pour, which wets the
      #   coffee.
      # @param bloom_time [Numeric, nil] The duration of the bloom, in seconds.
      # @param pressure [Numeric, nil] The pressure of the machine, in bar.
      # @param pours [Array<Records::PourInput>, nil] The single pours, in the order of time. Together they must not
      #   have more than `water`.
      # @param tds [Numeric, nil] The total dissolved solids of the beverage, in percent.
      # @param equipment [Array<String>, nil] The ids of the other equipment: each piece once, and no grinder. If two
      #   devices add equipment at the same time, sync keeps the additions of both.
      # @param place [String, nil] The name of the place where the brew was made.
      # @param rating [Numeric, nil] The rating of the brew, from 0 to 5 in steps of 0.5.
      # @param note [String, nil] A free text about the brew.
      # @param recipe [String, nil] The id of the recipe that was followed.
      # @param favourite [Boolean, nil] `true` if the brew is a favourite.
      # @param archived [Boolean, nil] `true` if the brew is archived. Lists leave it out unless they are asked for, and
      #   statistics do not count it.
      # @param draft [Boolean, nil] `true` if the brew is a draft, which may be incomplete: only `at` is required.
      #   Statistics and figures do not count drafts.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Brew] The saved brew.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def save(
        id: nil, expect: nil, at: nil, bean: nil, method: nil, dose: nil, water: nil, yield: nil, grinder: nil,
        grind_setting: nil, temperature: nil, time: nil, bloom_water: nil, bloom_time: nil, pressure: nil, pours: nil,
        tds: nil, equipment: nil, place: nil, rating: nil, note: nil, recipe: nil, favourite: nil, archived: nil,
        draft: nil, idempotency_key: nil
      )
        invoke(
          "journal.brews.save", :write, :Brew, id:, expect:, at:, bean:, method:, dose:, water:,
          yield: binding.local_variable_get(:yield), grinder:, grind_setting:, temperature:, time:, bloom_water:,
          bloom_time:, pressure:, pours:, tds:, equipment:, place:, rating:, note:, recipe:, favourite:, archived:,
          draft:, idempotency_key:
        )
      end

      # Lists brews by the instant of brewing, newest first, one page at a time.
      #
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are listed.
      #   Without filters, all brews are listed.
      # @param section_by ["day", "week", "month", "bean", "method", nil] The kind of sections into which the list is
      #   divided. day, week, month: by the calendar, the latest first. bean: one section for each bean, the newest bean
      #   first. method: one section for each method, from A to Z.
      # @param text [String, nil] Words to search for. A brew is listed if each word is the beginning of a word in its
      #   note or place. Case and accents are ignored.
      # @param archived [Boolean, nil] `true` to list only archived brews. Default: only brews that are not archived.
      # @param draft [Boolean, nil] `true` to list only drafts, `false` to list only complete brews. Default: both.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::BrewPage] A page of brews, with computed members such as the ratio. If few of many brews
      #   match, a page may have fewer elements than `limit` although `next` is not `null`.
      # @raise [Errors::InvalidParams, Errors::CursorTooOld]
      def list(
        filters: nil, section_by: nil, text: nil, archived: nil, draft: nil, limit: nil, after: nil, snapshot: nil
      )
        invoke(
          "journal.brews.list", :read, :BrewPage, filters:, section_by:, text:, archived:, draft:, limit:, after:,
          snapshot:
        )
      end

      # Lists the sections of a list of brews, such as its days or methods, with the number of brews in each. One page
      # at a time. Use it for an index beside the list.
      #
      # @param section_by ["day", "week", "month", "bean", "method"] The kind of sections into which the list is
      #   divided. day, week, month: by the calendar, the latest first. bean: one section for each bean, the newest bean
      #   first. method: one section for each method, from A to Z.
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are counted.
      #   Without filters, all brews are counted.
      # @param archived [Boolean, nil] `true` to count only archived brews. Default: only brews that are not archived.
      # @param draft [Boolean, nil] `true` to count only drafts, `false` to count only complete brews. Default: both.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::BrewSectionPage] A page of sections, in the order in which journal.brews.list returns their
      #   brews.
      # @raise [Errors::InvalidParams]
      def sections(section_by:, filters: nil, archived: nil, draft: nil, limit: nil, after: nil)
        invoke(
          "journal.brews.sections", :read, :BrewSectionPage, section_by:, filters:, archived:, draft:, limit:, after:
        )
      end

      # Deletes a brew with its tasting notes and photos. They can't be restored.
      #
      # @param id [String] The id of the brew.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted brew.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        invoke("journal.brews.delete", :write, :Deleted, id:, expect:, idempotency_key:)
      end

      # Creates a draft with the parameters of another brew and the present instant, for brewing the same coffee again.
      # The rating, the note and the TDS are not copied.
      #
      # @param id [String] The id of the brew to repeat.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Brew] The new draft.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::KeyReused]
      def repeat(id:, idempotency_key: nil)
        invoke("journal.brews.repeat", :write, :Brew, id:, idempotency_key:)
      end

      # Returns the brew with the highest rating. If several brews have this rating, the latest of them is returned.
      #
      # @param bean [String, nil] The id of beans, to search only among their brews.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] A brewing method, to search only among brews with it.
      # @return [Records::Brew, nil] The brew. `null` if no brew is rated.
      # @raise [Errors::InvalidParams]
      def best(bean: nil, method: nil)
        invoke("journal.brews.best", :read, :Brew, bean:, method:)
      end
    end

    # Methods of journal.equipment.
    class JournalEquipment < Service
      # Creates an equipment.
      #
      # @param kind ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"] The kind of
      #   equipment, such as `grinder`.
      # @param name [String] The name of the piece.
      # @param brand [String, nil] The name of the maker.
      # @param model [String, nil] The maker's name of the model.
      # @param bought_at [String, Date, nil] The day on which the piece was bought, such as 2026-11-30.
      # @param price [Records::MoneyInput, nil] The price for which the piece was bought.
      # @param setting [Records::GrindScaleInput, nil] The scale of the grind settings. Only a grinder may have it.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method of a brewer. Only a brewer may have it.
      # @param note [String, nil] A free text about the piece.
      # @param favourite [Boolean, nil] `true` if the piece is a favourite.
      # @param archived [Boolean, nil] `true` if the piece is no longer in use. Lists leave it out unless they are asked
      #   for.
      # @param is_default [Boolean, nil] `true` if the piece is the usual one of its kind. A kind has at most one. If
      #   another piece becomes the usual one, this member is set to `false`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Equipment] The new equipment.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def create(
        kind:, name:, brand: nil, model: nil, bought_at: nil, price: nil, setting: nil, method: nil, note: nil,
        favourite: nil, archived: nil, is_default: nil, idempotency_key: nil
      )
        invoke(
          "journal.equipment.create", :write, :Equipment, kind:, name:, brand:, model:, bought_at:, price:, setting:,
          method:, note:, favourite:, archived:, is_default:, idempotency_key:
        )
      end

      # Returns the equipment with the given id.
      #
      # @param id [String] The id of the record.
      # @return [Records::Equipment] The equipment.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def get(id:)
        invoke("journal.equipment.get", :read, :Equipment, id:)
      end

      # Changes the given members of an equipment. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::EquipmentDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Equipment] The equipment after the change. If no given member has a new value, the record does
      #   not change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        invoke("journal.equipment.update", :write, :Equipment, id:, changes:, expect:, idempotency_key:)
      end

      # Lists the changes of an equipment, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        invoke("journal.equipment.history", :read, :HistoryEntryPage, id:, limit:, after:)
      end

      # Saves an equipment. Without an id, creates a new record. With the id of an existing record, changes only the
      # given members. With another id, creates a record with this id.
      #
      # @param id [String, nil] The id of the record. The id of a new record must be a UUID of version 7.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param kind ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other", nil] The kind of
      #   equipment, such as `grinder`.
      # @param name [String, nil] The name of the piece.
      # @param brand [String, nil] The name of the maker.
      # @param model [String, nil] The maker's name of the model.
      # @param bought_at [String, Date, nil] The day on which the piece was bought, such as 2026-11-30.
      # @param price [Records::MoneyChanges, nil] The price for which the piece was bought.
      # @param setting [Records::GrindScaleChanges, nil] The scale of the grind settings. Only a grinder may have it.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method of a brewer. Only a brewer may have it.
      # @param note [String, nil] A free text about the piece.
      # @param favourite [Boolean, nil] `true` if the piece is a favourite.
      # @param archived [Boolean, nil] `true` if the piece is no longer in use. Lists leave it out unless they are asked
      #   for.
      # @param is_default [Boolean, nil] `true` if the piece is the usual one of its kind. A kind has at most one. If
      #   another piece becomes the usual one, this member is set to `false`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Equipment] The saved equipment.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def save(
        id: nil, expect: nil, kind: nil, name: nil, brand: nil, model: nil, bought_at: nil, price: nil, setting: nil,
        method: nil, note: nil, favourite: nil, archived: nil, is_default: nil, idempotency_key: nil
      )
        invoke(
          "journal.equipment.save", :write, :Equipment, id:, expect:, kind:, name:, brand:, model:, bought_at:, price:,
          setting:, method:, note:, favourite:, archived:, is_default:, idempotency_key:
        )
      end

      # Lists equipment, newest first, one page at a time: grinders, brewers and other pieces.
      #
      # @param text [String, nil] Words to search for. A piece is listed if each word is the beginning of a word in its
      #   name, maker, model or note. Case and accents are ignored.
      # @param kind ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other", nil] A kind, to list
      #   only equipment of this kind.
      # @param archived [Boolean, nil] `true` to list only archived equipment. Default: only equipment that is not
      #   archived.
      # @param favourite [Boolean, nil] `true` to list only favourites, `false` to leave favourites out. Default: all
      #   equipment.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::EquipmentPage] A page of equipment, newest first.
      # @raise [Errors::InvalidParams, Errors::CursorTooOld]
      def list(text: nil, kind: nil, archived: nil, favourite: nil, limit: nil, after: nil, snapshot: nil)
        invoke(
          "journal.equipment.list", :read, :EquipmentPage, text:, kind:, archived:, favourite:, limit:, after:,
          snapshot:
        )
      end

      # Deletes a piece of equipment. A piece to which brews refer can't be deleted. With `archiveIfUsed`, it is
      # archived instead.
      #
      # @param id [String] The id of the record to delete.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param archive_if_used [Boolean, nil] `true` to archive the record instead, if other records refer to it. If it
      #   is left out, the request then fails with `inUse`, which counts these records by kind.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Removed] The id of the record that was deleted, or that was archived instead.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, archive_if_used: nil, idempotency_key: nil)
        invoke("journal.equipment.delete", :write, :Removed, id:, expect:, archive_if_used:, idempotency_key:)
      end
    end

    # Methods of journal.flavorWheel.
    class JournalFlavorWheel < Service
      # Returns the flavour wheel, a tree of flavour terms with three levels. Use it to let users choose descriptors for
      # tasting notes.
      #
      # @return [Records::FlavorWheel] The flavour wheel: its groups, with their families and terms.
      # @raise [Errors::InvalidParams]
      def get
        invoke("journal.flavorWheel.get", :read, :FlavorWheel)
      end

      # Completes a word that a user has begun to type. Returns matching flavour terms from the flavour wheel, and from
      # the account's own tasting notes and beans.
      #
      # @param text [String] The beginning of a word of the term. Case and accents are ignored.
      # @param limit [Integer, nil] The largest number of terms to return. Default: 20.
      # @return [Records::CompletedTerms] The flavour terms. Those that begin with the text come first, and those of
      #   which a later word begins with it follow.
      # @raise [Errors::InvalidParams]
      def complete(text:, limit: nil)
        invoke("journal.flavorWheel.complete", :read, :CompletedTerms, text:, limit:)
      end
    end

    # Methods of journal.insights.
    class JournalInsights < Service
      # Returns one insight of each kind, such as the best parameters or the trend of the ratings, from the latest 1,000
      # brews that match the filters.
      #
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are examined.
      #   Without filters, all brews are examined.
      # @return [Records::Insights] The insights, one of each kind, in the order of their kinds.
      # @raise [Errors::InvalidParams]
      def list(filters: nil)
        invoke("journal.insights.list", :read, :Insights, filters:)
      end
    end

    # Methods of journal.recipes.
    class JournalRecipes < Service
      # Creates a recipe.
      #
      # @param name [String] The name of the recipe.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other"] The brewing method.
      # @param dose [Numeric, nil] The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and
      #   200 for other methods.
      # @param water [Numeric, nil] The brewing water, in grams, at most 20,000.
      # @param yield [Numeric, nil] The weight of the beverage, in grams, at most 20,000.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param grind_setting [Numeric, nil] The grind setting, on the grinder's own scale.
      # @param bean [String, nil] The id of the beans for which the recipe is made. `null` for a recipe for any beans.
      # @param steps [Array<Records::RecipeStepInput>, nil] The steps, in the order of time. Together they must not have
      #   more than `water`.
      # @param note [String, nil] A free text about the recipe.
      # @param favourite [Boolean, nil] `true` if the recipe is a favourite.
      # @param archived [Boolean, nil] `true` if the recipe is no longer in use. Lists leave it out unless they are
      #   asked for.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Recipe] The new recipe.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def create(
        name:, method:, dose: nil, water: nil, yield: nil, temperature: nil, grind_setting: nil, bean: nil,
        steps: nil, note: nil, favourite: nil, archived: nil, idempotency_key: nil
      )
        invoke(
          "journal.recipes.create", :write, :Recipe, name:, method:, dose:, water:,
          yield: binding.local_variable_get(:yield), temperature:, grind_setting:, bean:, steps:, note:, favourite:,
          archived:, idempotency_key:
        )
      end

      # Returns the recipe with the given id.
      #
      # @param id [String] The id of the record.
      # @return [Records::Recipe] The recipe.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def get(id:)
        invoke("journal.recipes.get", :read, :Recipe, id:)
      end

      # Changes the given members of a recipe. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::RecipeDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Recipe] The recipe after the change. If no given member has a new value, the record does not
      #   change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        invoke("journal.recipes.update", :write, :Recipe, id:, changes:, expect:, idempotency_key:)
      end

      # Deletes a recipe.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        invoke("journal.recipes.delete", :write, :Deleted, id:, expect:, idempotency_key:)
      end

      # Lists the changes of a recipe, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        invoke("journal.recipes.history", :read, :HistoryEntryPage, id:, limit:, after:)
      end

      # Saves a recipe. Without an id, creates a new record. With the id of an existing record, changes only the given
      # members. With another id, creates a record with this id.
      #
      # @param id [String, nil] The id of the record. The id of a new record must be a UUID of version 7.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param name [String, nil] The name of the recipe.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method.
      # @param dose [Numeric, nil] The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and
      #   200 for other methods.
      # @param water [Numeric, nil] The brewing water, in grams, at most 20,000.
      # @param yield [Numeric, nil] The weight of the beverage, in grams, at most 20,000.
      # @param temperature [Numeric, nil] The temperature of the water, in degrees Celsius.
      # @param grind_setting [Numeric, nil] The grind setting, on the grinder's own scale.
      # @param bean [String, nil] The id of the beans for which the recipe is made. `null` for a recipe for any beans.
      # @param steps [Array<Records::RecipeStepInput>, nil] The steps, in the order of time. Together they must not have
      #   more than `water`.
      # @param note [String, nil] A free text about the recipe.
      # @param favourite [Boolean, nil] `true` if the recipe is a favourite.
      # @param archived [Boolean, nil] `true` if the recipe is no longer in use. Lists leave it out unless they are
      #   asked for.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Recipe] The saved recipe.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def save(
        id: nil, expect: nil, name: nil, method: nil, dose: nil, water: nil, yield: nil, temperature: nil,
        grind_setting: nil, bean: nil, steps: nil, note: nil, favourite: nil, archived: nil, idempotency_key: nil
      )
        invoke(
          "journal.recipes.save", :write, :Recipe, id:, expect:, name:, method:, dose:, water:,
          yield: binding.local_variable_get(:yield), temperature:, grind_setting:, bean:, steps:, note:, favourite:,
          archived:, idempotency_key:
        )
      end

      # Lists recipes by name, from A to Z, one page at a time.
      #
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] A brewing method, to list only recipes for it.
      # @param bean [String, nil] The id of beans, to list only recipes for them.
      # @param archived [Boolean, nil] `true` to list only archived recipes. Default: only recipes that are not
      #   archived.
      # @param favourite [Boolean, nil] `true` to list only favourites, `false` to leave favourites out. Default: all
      #   recipes.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::RecipePage] A page of recipes, sorted by name.
      # @raise [Errors::InvalidParams, Errors::CursorTooOld]
      def list(method: nil, bean: nil, archived: nil, favourite: nil, limit: nil, after: nil, snapshot: nil)
        invoke(
          "journal.recipes.list", :read, :RecipePage, method:, bean:, archived:, favourite:, limit:, after:, snapshot:
        )
      end

      # Returns a recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g. Exactly
      # one of `dose`, `water` and `yield` must be given. Nothing is stored.
      #
      # @param id [String] The id of the recipe.
      # @param dose [Numeric, nil] The wanted ground coffee, in grams. Exactly one of `dose`, `water` and `yield` must
      #   be given.
      # @param water [Numeric, nil] The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be
      #   given.
      # @param yield [Numeric, nil] The wanted weight of the beverage, in grams. Exactly one of `dose`, `water` and
      #   `yield` must be given.
      # @return [Records::ScaledRecipe] The recipe for the other amount.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def scale(id:, dose: nil, water: nil, yield: nil)
        invoke(
          "journal.recipes.scale", :read, :ScaledRecipe, id:, dose:, water:, yield: binding.local_variable_get(:yield)
        )
      end
    end

    # Methods of journal.statistics.
    class JournalStatistics < Service
      # Returns figures of all brews together, such as their number, the used coffee and the mean rating. Drafts and
      # archived brews are left out.
      #
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are counted.
      #   Without filters, all brews are counted.
      # @return [Records::JournalOverview] The figures of the brews that match the filters.
      # @raise [Errors::InvalidParams]
      def overview(filters: nil)
        invoke("journal.statistics.overview", :read, :JournalOverview, filters:)
      end

      # Returns one figure for each day, week, month or year with brews, for a chart. Drafts and archived brews are left
      # out.
      #
      # @param measure ["count", "coffee", "cost", "rating", "ratio", "extraction", "time"] count: the number of brews.
      #   coffee: the sum of the doses, in grams. cost: the price of the coffee. rating (0 to 5), ratio (grams of water
      #   or beverage per gram of coffee), extraction (percent), time (seconds): the mean over the brews that have the
      #   value.
      # @param by ["day", "week", "month", "year"] The period of the calendar that each figure covers.
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are counted.
      #   Without filters, all brews are counted.
      # @return [Records::FigurePoints] The figures of the periods that have brews, in the order of time.
      # @raise [Errors::InvalidParams]
      def series(measure:, by:, filters: nil)
        invoke("journal.statistics.series", :read, :FigurePoints, measure:, by:, filters:)
      end

      # Groups the brews by a dimension, such as the roaster, and returns one figure for each group. Drafts and archived
      # brews are left out.
      #
      # @param measure ["count", "coffee", "cost", "rating", "ratio", "extraction", "time"] count: the number of brews.
      #   coffee: the sum of the doses, in grams. cost: the price of the coffee. rating (0 to 5), ratio (grams of water
      #   or beverage per gram of coffee), extraction (percent), time (seconds): the mean over the brews that have the
      #   value.
      # @param by ["bean", "roaster", "country", "process", "roastLevel", "method", "grinder", "grindSetting",
      #   "beanAge"] The dimension by which brews are grouped. A brew of beans from several countries counts for each of
      #   these countries.
      # @param filters [Records::BrewFilter, nil] Filters for the brews: only brews that match all of them are counted.
      #   Without filters, all brews are counted.
      # @return [Records::FigurePoints] The figures, one for each group. The group with the most brews comes first.
      # @raise [Errors::InvalidParams]
      def breakdown(measure:, by:, filters: nil)
        invoke("journal.statistics.breakdown", :read, :FigurePoints, measure:, by:, filters:)
      end
    end

    # Methods of journal.tastings.
    class JournalTastings < Service
      # Creates a tasting.
      #
      # @param at [Time] The instant of the tasting.
      # @param brew [String, nil] The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
      # @param bean [String, nil] The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be
      #   given, not both.
      # @param text [String, nil] The taste, in words.
      # @param descriptors [Array<String>, nil] Flavour terms: those of `journal.flavorWheel.get`, or any others. If two
      #   devices add terms at the same time, sync keeps the additions of both.
      # @param body_description [String, nil] The body (the feel in the mouth), in words.
      # @param scores [Records::TastingScoresInput, nil] The scores of the tasting. `null` if there are none.
      # @param source ["user", "ai", "mixed", nil] The author of the note. user: a person wrote it. ai: the AI suggested
      #   it, and a person accepted it. mixed: a part was written by a person, and a part was suggested by the AI.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Tasting] The new tasting.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def create(
        at:, brew: nil, bean: nil, text: nil, descriptors: nil, body_description: nil, scores: nil, source: nil,
        idempotency_key: nil
      )
        invoke(
          "journal.tastings.create", :write, :Tasting, at:, brew:, bean:, text:, descriptors:, body_description:,
          scores:, source:, idempotency_key:
        )
      end

      # Returns the tasting with the given id.
      #
      # @param id [String] The id of the record.
      # @return [Records::Tasting] The tasting.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def get(id:)
        invoke("journal.tastings.get", :read, :Tasting, id:)
      end

      # Changes the given members of a tasting. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::TastingDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Tasting] The tasting after the change. If no given member has a new value, the record does not
      #   change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, idempotency_key: nil)
        invoke("journal.tastings.update", :write, :Tasting, id:, changes:, expect:, idempotency_key:)
      end

      # Deletes a tasting.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        invoke("journal.tastings.delete", :write, :Deleted, id:, expect:, idempotency_key:)
      end

      # Lists the changes of a tasting, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def history(id:, limit: nil, after: nil)
        invoke("journal.tastings.history", :read, :HistoryEntryPage, id:, limit:, after:)
      end

      # Saves a tasting. Without an id, creates a new record. With the id of an existing record, changes only the given
      # members. With another id, creates a record with this id.
      #
      # @param id [String, nil] The id of the record. The id of a new record must be a UUID of version 7.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param at [Time, nil] The instant of the tasting.
      # @param brew [String, nil] The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
      # @param bean [String, nil] The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be
      #   given, not both.
      # @param text [String, nil] The taste, in words.
      # @param descriptors [Array<String>, nil] Flavour terms: those of `journal.flavorWheel.get`, or any others. If two
      #   devices add terms at the same time, sync keeps the additions of both.
      # @param body_description [String, nil] The body (the feel in the mouth), in words.
      # @param scores [Records::TastingScoresChanges, nil] The scores of the tasting. `null` if there are none.
      # @param source ["user", "ai", "mixed", nil] The author of the note. user: a person wrote it. ai: the AI suggested
      #   it, and a person accepted it. mixed: a part was written by a person, and a part was suggested by the AI.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Tasting] The saved tasting.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::Conflict, Errors::KeyReused]
      def save(
        id: nil, expect: nil, at: nil, brew: nil, bean: nil, text: nil, descriptors: nil, body_description: nil,
        scores: nil, source: nil, idempotency_key: nil
      )
        invoke(
          "journal.tastings.save", :write, :Tasting, id:, expect:, at:, brew:, bean:, text:, descriptors:,
          body_description:, scores:, source:, idempotency_key:
        )
      end

      # Lists tasting notes by the instant of the tasting, newest first, one page at a time.
      #
      # @param text [String, nil] Words to search for. A note is listed if each word is the beginning of a word in its
      #   text, descriptors or body. Case and accents are ignored.
      # @param brew [String, nil] The id of a brew, to list only notes about it.
      # @param bean [String, nil] The id of beans, to list only notes about the beans themselves. Notes about their
      #   brews are not included.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::TastingPage] A page of tasting notes, newest first.
      # @raise [Errors::InvalidParams, Errors::CursorTooOld]
      def list(text: nil, brew: nil, bean: nil, limit: nil, after: nil, snapshot: nil)
        invoke("journal.tastings.list", :read, :TastingPage, text:, brew:, bean:, limit:, after:, snapshot:)
      end
    end

    # Methods of orders.lines.
    class OrdersLines < Service
      # Adds a line to an order that is not invoiced yet.
      #
      # @param order [String] The id of the order.
      # @param quantity [Numeric] The quantity, in the line's unit. More than 0.
      # @param item [String, nil] The id of the item. A line for an item needs `item` or `sku`. For a line without an
      #   item, give only `text`.
      # @param sku [String, nil] The item's SKU, instead of `item`. Give one of the two, not both.
      # @param text [String, nil] The line's text. Default: the item's name. Required for a line without an item.
      # @param unit [String, nil] The unit of the quantity. If the line is for an item: the item's `unit`, or one of its
      #   `units`. Default: the unit in which the item is sold.
      # @param unit_price [Records::MoneyInput, nil] The price of one unit, in the order's currency. Default: the
      #   customer's own price, or else the price of the customer's price list, or else the item's price
      #   (`priceSource`). Required for a line without an item.
      # @param discount [Numeric, nil] The discount on the line in percent, from 0 to 100.
      # @param tax_rate [Numeric, nil] The tax rate in percent, with at most 3 decimals. Without `taxRate` and
      #   `taxCategory`, a contact whose category is not S gives its category and the rate 0. Otherwise both come from
      #   the item if it has one, or else from the contact.
      # @param tax_category ["S", "Z", "E", "AE", "K", "G", "O", nil] The category of the tax (EN 16931): S for a rate
      #   above 0, Z for the rate 0, E if exempt, AE if the buyer owes the tax (reverse charge), K for a supply within
      #   the European Union, G for an export, O outside the scope of the tax. Default: S for a rate above 0, and else
      #   Z.
      # @param note [String, nil] The note below the line on printed documents.
      # @param expect [Integer, nil] The version that the order must have. If the order has another version, the request
      #   fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OrderLine] The new line.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::LimitReached, Errors::KeyReused]
      def add(
        order:, quantity:, item: nil, sku: nil, text: nil, unit: nil, unit_price: nil, discount: nil, tax_rate: nil,
        tax_category: nil, note: nil, expect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "orders.lines.add", :write, :OrderLine, order:, quantity:, item:, sku:, text:, unit:, unit_price:, discount:,
          tax_rate:, tax_category:, note:, expect:, company:, idempotency_key:
        )
      end

      # Changes the given members of a line of an order that is not invoiced yet.
      #
      # @param id [String] The id of the line.
      # @param changes [Records::LineTermsChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OrderLine] The line after the change. If all given values are equal to the stored ones, the
      #   line and its version do not change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("orders.lines.update", :write, :OrderLine, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in part,
      # cannot be removed.
      #
      # @param id [String] The id of the line.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the removed line.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::InUse, Errors::KeyReused]
      def remove(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("orders.lines.remove", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Cancels the unshipped quantity of a line, or a part of it, before the order is invoiced. The quantity is no
      # longer reserved or owed.
      #
      # @param id [String] The id of the order line.
      # @param quantity [Numeric, nil] The quantity to cancel, in the line's unit. If it is left out, the whole quantity
      #   that is left to ship is cancelled.
      # @param reason [String, nil] The reason for the cancellation, as a free text.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OrderLine] The line after the change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def cancel(id:, quantity: nil, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "orders.lines.cancel", :write, :OrderLine, id:, quantity:, reason:, expect:, company:, idempotency_key:
        )
      end

      # Credits a quantity of a line that is on the invoice and will not be shipped. The invoice does not change: a
      # credit note is issued. The quantity is no longer reserved or owed.
      #
      # @param id [String] The id of the order line.
      # @param quantity [Numeric, nil] The quantity to credit, in the line's unit. Default: the whole quantity that is
      #   neither shipped nor credited.
      # @param reason [String, nil] The reason for the credit, as a free text.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OrderLine] The line after the change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::SeriesUnconfirmed, Errors::KeyReused]
      def credit(id:, quantity: nil, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "orders.lines.credit", :write, :OrderLine, id:, quantity:, reason:, expect:, company:, idempotency_key:
        )
      end
    end

    # Methods of orders.payments.
    class OrdersPayments < Service
      # Records a payment for an order, or a repayment.
      #
      # @param order [String] The id of the order. Its status must not be draft.
      # @param amount [Records::MoneyInput] The amount, in the order's currency. Negative for a repayment, which must
      #   not exceed the amount paid.
      # @param method [String, nil] The method of payment as a free text, such as cash or card.
      # @param reference [String, nil] The payment's reference in another system.
      # @param at [Time, nil] The instant of the payment. It must not be in the future. Default: now.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::NotedPayment] The payment and the resulting payment state of the order.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::IllegalStep, Errors::KeyReused]
      def add(order:, amount:, method: nil, reference: nil, at: nil, company: nil, idempotency_key: nil)
        invoke(
          "orders.payments.add", :write, :NotedPayment, order:, amount:, method:, reference:, at:, company:,
          idempotency_key:
        )
      end

      # Reverses a payment that was recorded by mistake. Each payment can be reversed only once.
      #
      # @param id [String] The id of the payment.
      # @param reason [String] The reason for the reversal, as a free text.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::NotedPayment] The reversing payment and the resulting payment state of the order.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::AlreadyReversed, Errors::KeyReused]
      def reverse(id:, reason:, company: nil, idempotency_key: nil)
        invoke("orders.payments.reverse", :write, :NotedPayment, id:, reason:, company:, idempotency_key:)
      end
    end

    # Methods of orders.returns.
    class OrdersReturns < Service
      # Records goods that a customer returns. To pay money back, use orders.payments.add.
      #
      # @param order [String] The id of the order.
      # @param lines [Array<Records::ReturnedLine>] The returned quantities of order lines.
      # @param reason [String, nil] The reason for the return, as a free text.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ReturnedGoods] The returned goods, and the order after the return.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::SeriesUnconfirmed, Errors::KeyReused]
      def create(order:, lines:, reason: nil, company: nil, idempotency_key: nil)
        invoke("orders.returns.create", :write, :ReturnedGoods, order:, lines:, reason:, company:, idempotency_key:)
      end
    end

    # Methods of policy.deployment.
    class PolicyDeployment < Service
      # Returns the deployment path of the app, which decides whether Apple's own services or the app's backend hold the
      # app's data.
      #
      # @return [Records::Deployment] The deployment path, its source, and whether CloudKit is used.
      # @raise [Errors::InvalidParams]
      def get
        invoke("policy.deployment.get", :read, :Deployment)
      end

      # Stores a deployment path for this device, or removes the stored path. The path decides which services hold the
      # app's data.
      #
      # @param path ["appleNative", "backend", nil] The deployment path to store: `appleNative` or `backend`. Without
      #   it, or with `null`, the stored path is removed.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deployment] The deployment path that applies now, and its source. An environment variable
      #   takes precedence over the stored path.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def set(path: nil, idempotency_key: nil)
        invoke("policy.deployment.set", :write, :Deployment, path:, idempotency_key:)
      end
    end

    # Methods of policy.promotions.
    class PolicyPromotions < Service
      # Lists the promotions to show to a user now: those that apply to the user and are not dismissed.
      #
      # @param version [String, nil] The version of the app. If it is left out, promotions that are limited to certain
      #   versions do not apply.
      # @param locale [String, nil] The user's language (BCP 47), such as `de-AT`. If it is left out, promotions that
      #   are limited to certain languages do not apply.
      # @param subject [String, nil] The text that decides whether a promotion for a percentage of all subjects applies.
      #   The decision is always the same for the same text. Default: the account's id in lower case.
      # @param placement [String, nil] The name that the app uses for a position on its screens. Promotions for other
      #   positions are left out. If it is left out, promotions for all positions are listed.
      # @param audiences [Array<String>, nil] The audiences to which the user belongs, by the names that the app uses.
      #   If they are left out, promotions that are limited to certain audiences do not apply.
      # @return [Records::Promotions] The promotions. Higher priorities come first, then earlier starts, and then the
      #   ids in the order of their bytes.
      # @raise [Errors::InvalidParams]
      def list(version: nil, locale: nil, subject: nil, placement: nil, audiences: nil)
        invoke("policy.promotions.list", :read, :Promotions, version:, locale:, subject:, placement:, audiences:)
      end

      # Hides a promotion that the user has dismissed, for the number of seconds in its `dismissFor`, from now on.
      #
      # @param id [String] The id of the promotion.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Dismissal] The id of the promotion, and the time from which it can be shown again.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::KeyReused]
      def dismiss(id:, idempotency_key: nil)
        invoke("policy.promotions.dismiss", :write, :Dismissal, id:, idempotency_key:)
      end
    end

    # Methods of policy.update.
    class PolicyUpdate < Service
      # Puts off a recommended update when the user chooses to update later: for the given number of days,
      # `policy.check` does not report the update. A required update is still reported.
      #
      # @param version [String] The version to put off: the app's own version, as given to policy.check, or the
      #   recommended version.
      # @param days [Integer] The number of days, each of 24 hours, from 1 to 365.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::UpdateDelay] The given version, and the time from which policy.check recommends the update
      #   again.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def later(version:, days:, idempotency_key: nil)
        invoke("policy.update.later", :write, :UpdateDelay, version:, days:, idempotency_key:)
      end

      # Asks the host to open the page of the app's update: the `url` of the policy in AppConfig, which must be a page
      # of an app store. Use this method when the user chooses to update.
      #
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OpenedUpdate] The address of the page, and whether it was opened.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::HostUnavailable, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def open(deadline: nil, idempotency_key: nil)
        invoke("policy.update.open", :write, :OpenedUpdate, deadline:, idempotency_key:)
      end
    end

    # Methods of purchases.lines.
    class PurchasesLines < Service
      # Adds a line to a purchase.
      #
      # @param purchase [String] The id of the purchase.
      # @param quantity [Numeric] The quantity, in the line's unit. More than 0.
      # @param item [String, nil] The id of the item. A line for an item needs `item` or `sku`. For a line without an
      #   item, give only `text`.
      # @param sku [String, nil] The item's SKU, instead of `item`. Give one of the two, not both.
      # @param text [String, nil] The line's text. Default: the item's name. Required for a line without an item.
      # @param unit [String, nil] The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the
      #   unit in which the item is bought.
      # @param unit_price [Records::MoneyInput, nil] The price of one unit, in the purchase's currency. If it is left
      #   out and the caller manages the inventory, the line gets the supplier's price for the quantity, or else the
      #   item's cost, if that is in this currency. Otherwise the line has no price. Only managers of orders or the
      #   inventory may set it.
      # @param discount [Numeric, nil] The discount on the line in percent, from 0 to 100.
      # @param tax_rate [Numeric, nil] The tax rate in percent, with at most 3 decimals. Without `taxRate` and
      #   `taxCategory`, a contact whose category is not S gives its category and the rate 0. Otherwise both come from
      #   the item if it has one, or else from the contact.
      # @param tax_category ["S", "Z", "E", "AE", "K", "G", "O", nil] The category of the tax (EN 16931): S for a rate
      #   above 0, Z for the rate 0, E if exempt, AE if the buyer owes the tax (reverse charge), K for a supply within
      #   the European Union, G for an export, O outside the scope of the tax. Default: S for a rate above 0, and else
      #   Z.
      # @param note [String, nil] The note below the line on printed documents.
      # @param expect [Integer, nil] The version that the purchase must have. If the purchase has another version, the
      #   request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PurchaseLine] The new line.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::LimitReached, Errors::KeyReused]
      def add(
        purchase:, quantity:, item: nil, sku: nil, text: nil, unit: nil, unit_price: nil, discount: nil,
        tax_rate: nil, tax_category: nil, note: nil, expect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "purchases.lines.add", :write, :PurchaseLine, purchase:, quantity:, item:, sku:, text:, unit:, unit_price:,
          discount:, tax_rate:, tax_category:, note:, expect:, company:, idempotency_key:
        )
      end

      # Changes the given members of a purchase line. Other members keep their values.
      #
      # @param id [String] The id of the line.
      # @param changes [Records::PurchaseTermsChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PurchaseLine] The line after the change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("purchases.lines.update", :write, :PurchaseLine, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Removes a line from a purchase.
      #
      # @param id [String] The id of the line.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the removed line.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::InUse, Errors::KeyReused]
      def remove(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("purchases.lines.remove", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end
    end

    # Methods of purchases.receipts.
    class PurchasesReceipts < Service
      # Reverses a receipt that was recorded by mistake. The goods leave the inventory again. Each receipt can be
      # reversed only once.
      #
      # @param receipt [String] The id of the receipt to reverse.
      # @param reason [String] The reason for the reversal, as a free text.
      # @param expect [Integer, nil] The version that the purchase must have. If the purchase has another version, the
      #   request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ReversedReceipt] The reversing receipt, and the purchase after the reversal.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::InsufficientStock, Errors::AlreadyReversed,
      #   Errors::KeyReused]
      def reverse(receipt:, reason:, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "purchases.receipts.reverse", :write, :ReversedReceipt, receipt:, reason:, expect:, company:, idempotency_key:
        )
      end
    end

    # Methods of sharing.departures.
    class SharingDepartures < Service
      # Lists the companies of other accounts in which this account no longer participates, each with the reason, newest
      # first. The core stores the latest 1,000 of them.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::DeparturePage] A page of departures.
      # @raise [Errors::InvalidParams]
      def list(limit: nil, after: nil)
        invoke("sharing.departures.list", :read, :DeparturePage, limit:, after:)
      end
    end

    # Methods of sharing.participants.
    class SharingParticipants < Service
      # Lists the participants of a company in the order of their invitations. Invited and removed participants are
      # included.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ParticipantPage] A page of participants, the owner first. Empty for a company that was never
      #   shared.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def list(limit: nil, after: nil, company: nil)
        invoke("sharing.participants.list", :read, :ParticipantPage, limit:, after:, company:)
      end

      # Sets a participant's permission, `readWrite` or `readOnly`. To change the participant's other rights, call
      # `access.grant`.
      #
      # @param participant [String] The id of the participant.
      # @param permission ["readWrite", "readOnly"] The permission of a participant. readWrite: everything that the
      #   participant's access record allows. readOnly: only reading, even if the access record allows more.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Participant] The participant with the new permission.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::AccountUnavailable, Errors::CloudUnavailable, Errors::RequestCancelled, Errors::KeyReused]
      def update(participant:, permission:, company: nil, idempotency_key: nil)
        invoke(
          "sharing.participants.update", :write, :Participant, participant:, permission:, company:, idempotency_key:
        )
      end

      # Removes a participant, or withdraws an invitation. The participant's access record is deleted, and the company
      # is removed from the participant's devices. Records that the participant has made remain. A second call changes
      # nothing.
      #
      # @param participant [String] The id of the participant.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Participant] The removed participant.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::AccountUnavailable, Errors::CloudUnavailable, Errors::RequestCancelled, Errors::KeyReused]
      def remove(participant:, company: nil, idempotency_key: nil)
        invoke("sharing.participants.remove", :write, :Participant, participant:, company:, idempotency_key:)
      end
    end

    # Methods of sync.conflicts.
    class SyncConflicts < Service
      # Lists the values that sync has discarded, for example because two devices changed the same member. The newest
      # come first, one page at a time. Each line is about one discarded value. The lines are the same on all devices. A
      # caller sees only lines about records and members that the caller may read. A line is deleted 90 days after it
      # was resolved.
      #
      # @param record [String, nil] The id of the record whose conflicts to list. If it is left out, conflicts of all
      #   records are listed, as `account` says.
      # @param resolved [Boolean, nil] `true` to list only resolved conflicts, `false` to list only unresolved ones. If
      #   it is left out, all conflicts are listed.
      # @param account [Boolean, nil] `true` to list conflicts of the account's own records, which belong to no company.
      #   If it is left out, such conflicts are listed only if `record` is one of these records.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @return [Records::SyncConflictPage] A page of conflict lines, the newest first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def list(record: nil, resolved: nil, account: nil, limit: nil, after: nil, company: nil)
        invoke(
          "sync.conflicts.list", :read, :SyncConflictPage, record:, resolved:, account:, limit:, after:, company:
        )
      end

      # Chooses the right value for one conflict, or for the conflicts of a record. If the right value is not the stored
      # value, it is set as an ordinary change. Only an owner can resolve conflicts. Participants can resolve conflicts
      # about their own credentials.
      #
      # @param take ["local", "server"] The right value. local: the value of the device that found the conflict. server:
      #   the value in the container.
      # @param id [String, nil] The id of the conflict. At least one of `id` and `record` must be given.
      # @param record [String, nil] The id of the record. Without `id`, the unresolved conflicts of this record are
      #   resolved, at most 200 with one request.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ResolvedConflicts] The conflicts that are resolved now.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def resolve(take:, id: nil, record: nil, company: nil, idempotency_key: nil)
        invoke("sync.conflicts.resolve", :write, :ResolvedConflicts, take:, id:, record:, company:, idempotency_key:)
      end
    end

    # Methods of sync.events.
    class SyncEvents < Service
      # Lists the latest 1,000 events of sync in which records were moved or sync failed, newest first, one page at a
      # time. If failures of the same kind follow each other, only the first is listed. Subscribers also get each of
      # them, as an event of the type `syncEvent`.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::SyncEventPage] A page of events.
      # @raise [Errors::InvalidParams]
      def list(limit: nil, after: nil)
        invoke("sync.events.list", :read, :SyncEventPage, limit:, after:)
      end
    end

    # Methods of sync.queue.
    class SyncQueue < Service
      # Lists the records with changes of this device that the container has not confirmed, one page at a time. Each
      # record has one entry.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::QueuedRecordPage] A page of records with unconfirmed changes.
      # @raise [Errors::InvalidParams]
      def list(limit: nil, after: nil)
        invoke("sync.queue.list", :session, :QueuedRecordPage, limit:, after:)
      end

      # Begins a cycle that sends refused records at once, without waiting for their next attempt. Use this method after
      # the reason for a refusal was removed. Quarantined records are sent again, too.
      #
      # @param record [String, nil] The id of the record to send again. `null` for all refused records.
      # @return [Records::SyncStatus] The state of sync.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def retry(record: nil)
        invoke("sync.queue.retry", :session, :SyncStatus, record:)
      end

      # Restores a record to the state in the container, and discards the changes on this device that the container has
      # not confirmed. Each discarded value gets a line in `sync.conflicts.list`. This cannot be undone.
      #
      # @param record [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::DiscardedRecord] The id of the record. `discarded` is `true` if the record had unconfirmed
      #   changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::KeyReused]
      def discard(record:, company: nil, idempotency_key: nil)
        invoke("sync.queue.discard", :write, :DiscardedRecord, record:, company:, idempotency_key:)
      end
    end

    # Methods of widgets.entities.
    class WidgetsEntities < Service
      # Returns the places with the given ids, in the order of the ids. Use this method to show the places in the
      # configurations of widgets. Unknown ids are ignored.
      #
      # @param ids [Array<String>, nil] The ids of places, from the configurations of widgets.
      # @return [Records::PlaceList] The places.
      # @raise [Errors::InvalidParams]
      def get(ids: nil)
        invoke("widgets.entities.get", :read, :PlaceList, ids:)
      end

      # Returns the places to offer to the user before the user types: the device's place and the recent places.
      #
      # @return [Records::SuggestedPlaces] The device's place, and the recent places.
      # @raise [Errors::InvalidParams]
      def suggested
        invoke("widgets.entities.suggested", :read, :SuggestedPlaces)
      end

      # Searches the places that the user could choose for widgets, by name. Each word of the text must begin a word of
      # the place's name. Case and accents do not matter. Recent places come first.
      #
      # @param text [String] The text that the user has typed.
      # @param limit [Integer, nil] The largest number of entities to return. Default: 20.
      # @return [Records::PlaceList] The places.
      # @raise [Errors::InvalidParams]
      def matching(text:, limit: nil)
        invoke("widgets.entities.matching", :read, :PlaceList, text:, limit:)
      end
    end

    # Methods of widgets.place.
    class WidgetsPlace < Service
      # Returns the place that widgets show if their configuration names no place.
      #
      # @param max_age [Integer, nil] The age from which the device's place counts as old, in seconds. Default: 86,400,
      #   which is one day.
      # @return [Records::ShownPlace] The id of the chosen place, the place that these widgets show, and the reasons if
      #   the two differ.
      # @raise [Errors::InvalidParams]
      def get(max_age: nil)
        invoke("widgets.place.get", :read, :ShownPlace, max_age:)
      end

      # Chooses one of the user's places for the widgets whose configuration names no place. The account needs the
      # feature `customPlaces`.
      #
      # @param place [String] The id of the place, from `widgets.recents.add`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ShownPlace] The chosen place, and the place that these widgets show from now on.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::FeatureRequired, Errors::KeyReused]
      def choose(place:, idempotency_key: nil)
        invoke("widgets.place.choose", :write, :ShownPlace, place:, idempotency_key:)
      end

      # Chooses the device's place for the widgets whose configuration names no place. This undoes widgets.place.choose.
      #
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ShownPlace] The place that these widgets show from now on.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def use_device(idempotency_key: nil)
        invoke("widgets.place.useDevice", :write, :ShownPlace, idempotency_key:)
      end
    end

    # Methods of widgets.recents.
    class WidgetsRecents < Service
      # Lists the places that the user has used last, newest first.
      #
      # @return [Records::RecentList] The places, at most 20.
      # @raise [Errors::InvalidParams]
      def list
        invoke("widgets.recents.list", :read, :RecentList)
      end

      # Records that the user has used a place, such as one that was found by a search. The place becomes the first of
      # the recent places, of which at most 20 are stored. A place with the same name at most 100 m away counts as the
      # same place and keeps its id.
      #
      # @param name [String] The name of the place.
      # @param latitude [Numeric] The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north
      #   of the equator.
      # @param longitude [Numeric] The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive
      #   east of Greenwich.
      # @param region [String, nil] The state or province.
      # @param country [String, nil] The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE.
      # @param time_zone [String, nil] The name of the place's time zone in the IANA database, such as `Europe/Berlin`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::WidgetPlace] The place, with its id.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def add(name:, latitude:, longitude:, region: nil, country: nil, time_zone: nil, idempotency_key: nil)
        invoke(
          "widgets.recents.add", :write, :WidgetPlace, name:, latitude:, longitude:, region:, country:, time_zone:,
          idempotency_key:
        )
      end

      # Removes a place from the list of recent places. The id of the place stays valid, so widgets can still show the
      # place.
      #
      # @param id [String] The id of the place.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::RemovedRecent] Whether the place was in the list.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def remove(id:, idempotency_key: nil)
        invoke("widgets.recents.remove", :write, :RemovedRecent, id:, idempotency_key:)
      end

      # Removes all places from the list of recent places. Their ids stay valid, so widgets can still show the places.
      #
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ClearedRecents] The number of removed places.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def clear(idempotency_key: nil)
        invoke("widgets.recents.clear", :write, :ClearedRecents, idempotency_key:)
      end

      # Adds the recent places of another device, which are read there with `widgets.recents.list` or from the app
      # group. They become the newest recent places, and their ids become valid on this device, too.
      #
      # @param places [Array<Records::ImportedPlace>] The places, newest first.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PlaceList] The places, with their ids on this device.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def import(places:, idempotency_key: nil)
        invoke("widgets.recents.import", :write, :PlaceList, places:, idempotency_key:)
      end
    end

    # Rights in a company: access records, credentials and sign-in.
    class Access < Service
      # Methods of access.credentials.
      #
      # @return [AccessCredentials]
      def credentials = @credentials ||= AccessCredentials.new(@caller)

      # Returns the user who acts in a company, and that user's rights.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Caller] The caller. If the request names no company and no company is selected, the account.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def whoami(company: nil)
        invoke("access.whoami", :read, :Caller, company:)
      end

      # Lists all methods, each with the decision whether the caller may call it. A front end can enable and disable its
      # buttons by these decisions.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::AllowedMethods] All methods, each with its decision.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def allowed(company: nil)
        invoke("access.allowed", :read, :AllowedMethods, company:)
      end

      # Decides whether a user may call a method. The user is the caller, or another user of the company.
      #
      # @param method [String] The name of the method, such as `orders.ship`.
      # @param user [String, nil] The id of the user whose right is checked. Only an owner may name another user.
      #   Default: the caller.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::CheckedMethod] The decision, and its reason.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def check(method:, user: nil, company: nil)
        invoke("access.check", :read, :CheckedMethod, method:, user:, company:)
      end

      # Returns the reason why a user may call a method, or the rights that would be enough. The user is the caller, or
      # another user of the company.
      #
      # @param method [String] The name of the method, such as `orders.ship`.
      # @param user [String, nil] The id of the user whose right is checked. Only an owner may name another user.
      #   Default: the caller.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Explanation] The rule, the rights that the user holds, and the rights that would be enough.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def explain(method:, user: nil, company: nil)
        invoke("access.explain", :read, :Explanation, method:, user:, company:)
      end

      # Gives a user rights in a company, or creates a new user with these rights. Members that are left out stay
      # unchanged. A manager can give and remove the bits of `deptMask` in the manager's own departments, but cannot
      # change the rights of owners.
      #
      # @param user [String, nil] The id of the user who gets the rights. If it is left out, a new user is created.
      # @param name [String, nil] The user's name, as one line of text; `null` removes the name.
      # @param is_owner [Boolean, nil] `true` to make the user an owner. An owner may do everything, except what only
      #   the founder may do.
      # @param dept_mask [Integer, nil] The departments in which the user does the daily work. Each bit of this number
      #   is a department; `access.departments` lists the bits.
      # @param manager_mask [Integer, nil] The departments that the user manages. Each bit of this number is a
      #   department. A manager of a department can also delete, approve and see costs there.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] The name of a preset, which sets both masks;
      #   `access.presets` lists the presets. Give either `preset` or the masks, not both.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AccessRecord] The user's access record. If the request changes nothing, the record and its
      #   version stay unchanged.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Conflict, Errors::OwnerNeeded, Errors::TierRequired, Errors::KeyReused]
      def grant(
        user: nil, name: nil, is_owner: nil, dept_mask: nil, manager_mask: nil, preset: nil, expect: nil,
        company: nil, idempotency_key: nil
      )
        invoke(
          "access.grant", :write, :AccessRecord, user:, name:, is_owner:, dept_mask:, manager_mask:, preset:, expect:,
          company:, idempotency_key:
        )
      end

      # Removes all rights of a user in a company. The user's credentials and session are also removed. `access.people`
      # can still list the user. A manager can revoke the rights of users whose rights lie within the manager's
      # departments.
      #
      # @param user [String] The id of the user who loses the rights.
      # @param expect [Integer, nil] The version of the access record that the caller has read. If the record now has
      #   another version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the removed access record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Conflict, Errors::OwnerNeeded, Errors::KeyReused]
      def revoke(user:, expect: nil, company: nil, idempotency_key: nil)
        invoke("access.revoke", :write, :Deleted, user:, expect:, company:, idempotency_key:)
      end

      # Lists the users of a company with their rights, in the order in which they got their first rights.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ListedAccessPage] A page of users.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("access.list", :read, :ListedAccessPage, limit:, after:, snapshot:, company:)
      end

      # Lists the names of a company's users. A user without a name is listed with the username. The users are sorted by
      # the time at which they first got rights. With `includeLeft: true`, users who have left are listed, too, with
      # their usernames.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param include_left [Boolean, nil] `true` to also list users who have left the company. Default: `false`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::NamedPersonPage] A page of users.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def people(limit: nil, after: nil, snapshot: nil, include_left: nil, company: nil)
        invoke("access.people", :read, :NamedPersonPage, limit:, after:, snapshot:, include_left:, company:)
      end

      # Makes another owner the founder of a company. No other owner can revoke or demote the founder. The former
      # founder stays an owner.
      #
      # @param user [String] The id of the new founder, who must be another owner with credentials.
      # @param password [String] The current founder's own password. A repeat of the request with the same
      #   idempotencyKey may have another value here.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AccessRecord] The new founder's access record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::OwnerNeeded, Errors::SignInFailed, Errors::TooManyAttempts, Errors::LimitReached,
      #   Errors::RequestCancelled, Errors::KeyReused]
      def transfer(user:, password:, company: nil, idempotency_key: nil)
        invoke("access.transfer", :write, :AccessRecord, user:, password:, company:, idempotency_key:)
      end

      # Lists the departments of a company: the departments that every company has, and those that the company has
      # added.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::DepartmentPage] The departments with their bits.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def departments(company: nil)
        invoke("access.departments", :read, :DepartmentPage, company:)
      end

      # Lists the presets: named sets of rights that `access.grant` accepts.
      #
      # @return [Records::PresetPage] The presets, each with its name and rights.
      # @raise [Errors::InvalidParams]
      def presets
        invoke("access.presets", :read, :PresetPage)
      end

      # Signs a user in to a company. If another user is signed in there, that user's session ends. The new session also
      # continues after a restart of the core. It ends with a sign-out, after `settings.sessionHours` of the company, or
      # after `settings.idleMinutes` without a request.
      #
      # @param username [String] The username. Upper and lower case, width and Unicode normalization do not matter.
      # @param password [String] The user's password.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Caller] The user who acts in the company now. Later requests of the company wait for this
      #   reply. Replies to requests of other companies may be sent before it.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInFailed,
      #   Errors::TooManyAttempts, Errors::LimitReached, Errors::RequestCancelled]
      def sign_in(username:, password:, company: nil)
        invoke("access.signIn", :session, :Caller, username:, password:, company:)
      end

      # Ends the caller's session in a company. To act there again, a user must sign in.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Caller] The caller after the sign-out, and the caller's rights.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::KeyReused]
      def sign_out(company: nil, idempotency_key: nil)
        invoke("access.signOut", :write, :Caller, company:, idempotency_key:)
      end
    end

    # The availability of the host's language model, which other services use.
    class Ai < Service
      # Returns the availability of the host's language model. Use this method before the app offers functions that need
      # the model. The core asks the host at most once in 60 seconds, and the host can report changes with
      # ai.availabilityChanged.
      #
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @return [Records::Availability] The availability, with a reason if the model can't answer.
      # @raise [Errors::InvalidParams, Errors::HostTimeout, Errors::HostError, Errors::HostFault, Errors::LimitReached,
      #   Errors::RequestCancelled]
      def availability(deadline: nil, progress_token: nil)
        invoke("ai.availability", :read, :Availability, deadline:, progress_token:)
      end

      # A host calls this method, usually as a notification, when the availability of its model has changed.
      #
      # @param available [Boolean] `true` if the host has a model that can answer now.
      # @param reason ["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported",
      #   "other", "noHost", nil] The reason why no model can answer; `null` if `available` is `true`.
      # @return [Records::Availability] The availability, which ai.availability returns for the next 60 seconds.
      # @raise [Errors::InvalidParams]
      def availability_changed(available:, reason: nil)
        invoke("ai.availabilityChanged", :session, :Availability, available:, reason:)
      end
    end

    # Values that the app shares with its widgets.
    class AppGroup < Service
      # Returns a value that the app shares with its widgets. To be notified of changes, call this method through
      # `live.open`.
      #
      # @param name [String] The name of the value: `scale`, `recents`, `entitlements`, `devicePlace`, `widgetPlace`,
      #   `flags` or `registry` (the newest 2,000 places that the user could choose for widgets). The names of the app's
      #   own values begin with `app.`.
      # @return [Records::SharedValue] The value, and the time when it was written.
      # @raise [Errors::InvalidParams]
      def get(name:)
        invoke("appGroup.get", :read, :SharedValue, name:)
      end

      # Stores a value that the app shares with its widgets: the temperature scale `scale`, or a value of the app's own,
      # which may be any JSON of at most 64 KiB.
      #
      # @param name [String] The name of the value: `scale`, or a name that begins with `app.`.
      # @param value [Object, nil] The value to store. `null` removes the stored value.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SharedValue] The stored value, and the time when it was written.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::KeyReused]
      def set(name:, value: nil, idempotency_key: nil)
        invoke("appGroup.set", :write, :SharedValue, name:, value:, idempotency_key:)
      end

      # Lists the names of the values that the app shares with its widgets. To get a value, use appGroup.get.
      #
      # @return [Records::SharedNames] The names, sorted, each with the writer of the value and the time of writing.
      # @raise [Errors::InvalidParams]
      def list
        invoke("appGroup.list", :read, :SharedNames)
      end
    end

    # Bills of materials, and builds, which make items from components.
    class Assemblies < Service
      # Methods of assemblies.boms.
      #
      # @return [AssembliesBoms]
      def boms = @boms ||= AssembliesBoms.new(@caller)

      # Methods of assemblies.builds.
      #
      # @return [AssembliesBuilds]
      def builds = @builds ||= AssembliesBuilds.new(@caller)
    end

    # The photos, documents, logos and proofs of any record.
    class Assets < Service
      # Adds an asset to a record, from a file on this machine or from base64 text. After the reply, the caller may
      # remove the file. The text in `base64` must fit into one message, by default of at most 16 MiB. To add a larger
      # asset in pieces, use assets.begin.
      #
      # @param owner [Records::AssetOwnerInput] The record to which the asset will belong.
      # @param role ["photo", "document", "logo", "proof"] The purpose of the asset. photo: an image; a record has at
      #   most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery. document: anything else.
      # @param name [String, nil] The asset's name, as one line of text. If it is left out, the asset has no name.
      # @param media_type [String, nil] The media type. It is needed if the first bytes do not show the type, or show
      #   only a container: ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG,
      #   JPEG, GIF, WebP, HEIC, AVIF and PDF.
      # @param path [String, nil] The absolute path of a file on the core's machine. Either `path` or `base64` must be
      #   given, not both.
      # @param base64 [String, nil] The bytes in standard base64 (RFC 4648), with padding. Either `path` or `base64`
      #   must be given, not both.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Asset] The asset. Its bytes are on the disk. The caller must have the right to change the
      #   record. Later requests of the company wait for this reply.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::AssetTooLarge, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def add(
        owner:, role:, name: nil, media_type: nil, path: nil, base64: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "assets.add", :write, :Asset, owner:, role:, name:, media_type:, path:, base64:, company:, idempotency_key:
        )
      end

      # Begins an upload of an asset in pieces. Send the pieces with assets.append, and then call assets.finish. After
      # 24 hours, the core discards an upload that is not finished.
      #
      # @param owner [Records::AssetOwnerInput] The record to which the asset will belong.
      # @param role ["photo", "document", "logo", "proof"] The purpose of the asset. photo: an image; a record has at
      #   most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof of delivery. document: anything else.
      # @param name [String, nil] The asset's name, as one line of text. If it is left out, the asset has no name.
      # @param media_type [String, nil] The media type. It is needed if the first bytes do not show the type, or show
      #   only a container: ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG,
      #   JPEG, GIF, WebP, HEIC, AVIF and PDF.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Upload] The id of the upload, and the number of bytes received, which is 0. The caller must
      #   have the right to change the record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::KeyReused]
      def begin(owner:, role:, name: nil, media_type: nil, company: nil, idempotency_key: nil)
        invoke("assets.begin", :write, :Upload, owner:, role:, name:, media_type:, company:, idempotency_key:)
      end

      # Appends a piece of a file to an upload that assets.begin has begun. After a lost reply, send the same piece
      # again at the same offset.
      #
      # @param upload [String] The id of the upload, from assets.begin.
      # @param offset [Integer] The offset of the piece in the asset, in bytes from 0. The offset must be at most
      #   `received` of the last reply, the number of bytes that the core already has.
      # @param base64 [String] The piece in standard base64 (RFC 4648), with padding. The piece must fit into one
      #   message, by default of at most 16 MiB.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Upload] The upload, with the number of bytes received. These bytes are on the disk.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::AssetTooLarge, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def append(upload:, offset:, base64:, company: nil, idempotency_key: nil)
        invoke("assets.append", :write, :Upload, upload:, offset:, base64:, company:, idempotency_key:)
      end

      # Finishes an upload after its last piece: adds the asset to its record, if the received bytes have the given
      # digest.
      #
      # @param upload [String] The id of the upload, from assets.begin.
      # @param sha256 [String] The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Asset] The asset. Its bytes are on the disk. Later requests of the company wait for this
      #   reply.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::AssetTooLarge, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def finish(upload:, sha256:, company: nil, idempotency_key: nil)
        invoke("assets.finish", :write, :Asset, upload:, sha256:, company:, idempotency_key:)
      end

      # Returns an asset, without its bytes. To get the bytes, use assets.read or assets.path.
      #
      # @param id [String] The id of the asset.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @return [Records::Asset] The asset. The caller must have the right to see its record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("assets.get", :read, :Asset, id:, company:)
      end

      # Lists the assets of a record in their order, without their bytes, one page at a time.
      #
      # @param owner [Records::AssetOwnerInput] The record to which the assets belong.
      # @param role ["photo", "document", "logo", "proof", nil] Only assets with this role. Default: all assets of the
      #   record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @return [Records::AssetPage] A page of assets. The caller must have the right to see the record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(owner:, role: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("assets.list", :read, :AssetPage, owner:, role:, limit:, after:, snapshot:, company:)
      end

      # Returns bytes of an asset, at most 1 MiB (1,048,576 bytes) in one call. If the asset is only in the cloud, the
      # core first fetches all of it.
      #
      # @param id [String] The id of the asset.
      # @param variant ["thumb", "preview", nil] The kind of smaller picture to use. If `variant` is left out, or if the
      #   host has not made this picture, the asset itself is used.
      # @param offset [Integer, nil] The offset of the first byte, in bytes from 0. Default: 0.
      # @param length [Integer, nil] The largest number of bytes to return. Default: 1 MiB (1,048,576 bytes).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token while the files are fetched. There, `done` counts the bytes
      #   received, including those of files that were requested earlier and arrive first.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @return [Records::AssetBytes] The bytes. The caller must have the right to see the asset's record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::AssetMissing, Errors::RequestCancelled]
      def read(id:, variant: nil, offset: nil, length: nil, progress_token: nil, company: nil)
        invoke("assets.read", :read, :AssetBytes, id:, variant:, offset:, length:, progress_token:, company:)
      end

      # Returns the path of an asset's file, for a program on the same machine. If the bytes are only in the cloud, the
      # core fetches them first.
      #
      # @param id [String] The id of the asset.
      # @param variant ["thumb", "preview", nil] The kind of smaller picture to use. If `variant` is left out, or if the
      #   host has not made this picture, the asset itself is used.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token while the files are fetched. There, `done` counts the bytes
      #   received, including those of files that were requested earlier and arrive first.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @return [Records::AssetPath] The file. Only the user of the machine who runs the core may read the file. No
      #   program may write to the file. The caller must have the right to see the record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::AssetMissing, Errors::RequestCancelled]
      def path(id:, variant: nil, progress_token: nil, company: nil)
        invoke("assets.path", :read, :AssetPath, id:, variant:, progress_token:, company:)
      end

      # Removes an asset from its record.
      #
      # @param id [String] The id of the asset.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the removed asset. The core removes the file in an idle moment, at least
      #   one hour after the file was last written or read. The caller must have the right to change the record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::InUse, Errors::KeyReused]
      def remove(id:, company: nil, idempotency_key: nil)
        invoke("assets.remove", :write, :Deleted, id:, company:, idempotency_key:)
      end

      # Moves assets of a record to the front, in the given order. The record's other assets follow in their present
      # order. The first photo is the cover.
      #
      # @param ids [Array<String>] The ids of assets of one record, each id once, in the new order.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AssetPage] All assets of the record in their new order. The caller must have the right to
      #   change the record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def reorder(ids:, company: nil, idempotency_key: nil)
        invoke("assets.reorder", :write, :AssetPage, ids:, company:, idempotency_key:)
      end

      # Fetches all assets of a record that are only in the cloud. Use this method before the assets are needed, such as
      # before the device goes offline.
      #
      # @param owner [Records::AssetOwnerInput] The record to which the assets belong.
      # @param variant ["thumb", "preview", nil] The kind of smaller picture to fetch instead of each asset. If
      #   `variant` is left out, or if an asset has no such picture, the asset itself is fetched.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token while the files are fetched. There, `done` counts the bytes
      #   received, including those of files that were requested earlier and arrive first.
      # @param company [String, nil] The id of the company. Default: the account if the request names one of the
      #   account's own records. Otherwise the selected company, or the only company.
      # @return [Records::AssetPage] All assets of the record. The `state` of each asset says where its bytes are after
      #   the fetch. The caller must have the right to see the record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::RequestCancelled]
      def prefetch(owner:, variant: nil, progress_token: nil, company: nil)
        invoke("assets.prefetch", :session, :AssetPage, owner:, variant:, progress_token:, company:)
      end
    end

    # Signing in with Apple, and the user's authentication by the app's backend.
    class Auth < Service
      # Methods of auth.backend.
      #
      # @return [AuthBackend]
      def backend = @backend ||= AuthBackend.new(@caller)

      # Signs a user in with the credential that Apple gave the front end. The core checks the claims of the token, and
      # verifies its signature if Apple's keys are available. If another user was signed in, that session ends.
      #
      # @param user [String] The user's id at Apple.
      # @param identity_token [String, nil] The identity token that Apple issued, a JWS. Required. The core never stores
      #   it.
      # @param authorization_code [String, nil] The authorization code that Apple issued. Required. It can be used only
      #   once, and the core never stores it.
      # @param full_name [String, nil] The user's name. Apple sends it only at the first sign-in.
      # @param email [String, nil] The user's e-mail address. Apple sends it only at the first sign-in.
      # @param transferred_from [String, nil] The user's id at Apple before the app was transferred to another
      #   developer. Needed if the user's session has ended with the reason `transferred`.
      # @param nonce [String, nil] The text whose SHA-256 was the nonce of the request to Apple; `null` if the request
      #   had no nonce.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SignedIn] The user who is signed in now.
      # @raise [Errors::InvalidParams, Errors::MissingCredential, Errors::NotOnThisPath, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def sign_in(
        user:, identity_token: nil, authorization_code: nil, full_name: nil, email: nil, transferred_from: nil,
        nonce: nil, deadline: nil, progress_token: nil, idempotency_key: nil
      )
        invoke(
          "auth.signIn", :write, :SignedIn, user:, identity_token:, authorization_code:, full_name:, email:,
          transferred_from:, nonce:, deadline:, progress_token:, idempotency_key:
        )
      end

      # Asks the host to show Apple's sign-in, with a nonce that the core makes. Then the user is signed in as by
      # `auth.signIn`.
      #
      # @param deadline [Integer, nil] The time limit for the user, in milliseconds. Default: 300,000 (5 minutes).
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SignedIn] The user who is signed in now.
      # @raise [Errors::InvalidParams, Errors::MissingCredential, Errors::NotOnThisPath, Errors::HostUnavailable,
      #   Errors::HostTimeout, Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def request(deadline: nil, idempotency_key: nil)
        invoke("auth.request", :write, :SignedIn, deadline:, idempotency_key:)
      end

      # Returns the user who is signed in with Apple, and the state of the session. To be notified of changes, call this
      # method through `live.open`.
      #
      # @return [Records::AuthState] The state of the session.
      # @raise [Errors::InvalidParams]
      def state
        invoke("auth.state", :read, :AuthState)
      end

      # Ends the user's session, and deletes its secrets. The user's records stay.
      #
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::AuthState] The state after the session has ended.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def sign_out(idempotency_key: nil)
        invoke("auth.signOut", :write, :AuthState, idempotency_key:)
      end

      # Deletes the user who is signed in, with the user's conversations and feedback, on all devices of the account.
      # The backend also deletes its own account of the user. This cannot be undone.
      #
      # @param confirm [String] The text `delete`, which confirms that the account is to be deleted.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::DeletedAccount] The deleted user, and the outcome at the backend. The user's records in the
      #   data directory are deleted even if the backend could not be reached.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def delete_account(confirm:, deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("auth.deleteAccount", :write, :DeletedAccount, confirm:, deadline:, progress_token:, idempotency_key:)
      end

      # Asks the host to check with Apple whether the user's credential is still valid. The session ends only if Apple
      # reports that the credential is revoked, not found or transferred. If the host is missing or late, the session
      # continues.
      #
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Validation] The state of the session, and the reason if Apple could not be reached.
      # @raise [Errors::InvalidParams, Errors::RequestCancelled, Errors::KeyReused]
      def validate(deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("auth.validate", :write, :Validation, deadline:, progress_token:, idempotency_key:)
      end

      # Tells the core that Apple has revoked a credential. A host calls this method, usually as a notification. The
      # core then checks the credential with Apple.
      #
      # @return [Records::AuthState] The state of the session. The session ends only after Apple has confirmed the
      #   revocation.
      # @raise [Errors::InvalidParams]
      def credential_revoked
        invoke("auth.credentialRevoked", :session, :AuthState)
      end

      # Tells which parts of the app the user may use. A sign-in with Apple opens the app. The backend's authentication
      # opens chat and feedback.
      #
      # @return [Records::AuthGate] The parts of the app that are open to the user.
      # @raise [Errors::InvalidParams]
      def gate
        invoke("auth.gate", :read, :AuthGate)
      end
    end

    # The companies that records belong to, and the selected company.
    class Companies < Service
      # Creates a company in the private store, with the account as its founder. If credentials are given, afterwards
      # only users who are signed in can act in the company.
      #
      # @param name [String] The company's name.
      # @param legal_name [String, nil] The company's legal name, as in its contracts.
      # @param address [Records::AddressInput, nil] The company's postal address, which its invoices contain.
      # @param currency [String, nil] The company's currency: the code of ISO 4217, such as EUR.
      # @param time_zone [String, nil] The time zone in which the company's days begin and end: a name in the IANA
      #   database, such as Europe/Berlin. `null` for UTC.
      # @param logo [String, nil] The place of the company's logo: a text that the front end understands, such as a file
      #   name or a URL. The core stores the text, but does not read the logo.
      # @param tax_id [String, nil] The company's tax id on its invoices, such as a VAT number. The core does not check
      #   its form.
      # @param registration [String, nil] The company's number in a register, such as a commercial register, on its
      #   invoices.
      # @param bank [Records::BankAccountInput, nil] The bank account to which invoices are paid.
      # @param payment_terms [String, nil] The terms of payment in words, on the company's invoices.
      # @param departments [Array<Records::CustomDepartmentInput>, nil] The company's own departments, in addition to
      #   the departments that every company has.
      # @param settings [Records::CompanySettingsInput, nil] The company's settings, such as the formats of its numbers.
      # @param archived [Boolean, nil] `true` if the company is archived. Its records can be read, but not changed.
      # @param credentials [Records::NewCredentials, nil] The founder's username and password. If they are left out, the
      #   account acts in the company without a sign-in.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Company] The new company.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def create(
        name:, legal_name: nil, address: nil, currency: nil, time_zone: nil, logo: nil, tax_id: nil,
        registration: nil, bank: nil, payment_terms: nil, departments: nil, settings: nil, archived: nil,
        credentials: nil, idempotency_key: nil
      )
        invoke(
          "companies.create", :write, :Company, name:, legal_name:, address:, currency:, time_zone:, logo:, tax_id:,
          registration:, bank:, payment_terms:, departments:, settings:, archived:, credentials:, idempotency_key:
        )
      end

      # Returns one company.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Company] The company.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(company: nil)
        invoke("companies.get", :read, :Company, company:)
      end

      # Lists the companies that the account owns or takes part in, oldest first, one page at a time.
      #
      # @param archived [Boolean, nil] `true` to list only archived companies, `false` to leave archived companies out.
      #   If it is left out, all companies are listed.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param kind ["business", "personal", nil] The kind of companies to list. Default: companies of both kinds.
      # @return [Records::ListedCompanyPage] A page of companies.
      # @raise [Errors::InvalidParams]
      def list(archived: nil, limit: nil, after: nil, kind: nil)
        invoke("companies.list", :read, :ListedCompanyPage, archived:, limit:, after:, kind:)
      end

      # Returns the personal company, which holds the account's own inventory. The first call creates the company. An
      # account has only one personal company.
      #
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Company] The personal company.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def personal(idempotency_key: nil)
        invoke("companies.personal", :write, :Company, idempotency_key:)
      end

      # Changes the given members of a company. Other members keep their values.
      #
      # @param changes [Records::CompanyDetailsChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Company] The company after the change. If the request changes nothing, the company and its
      #   version stay unchanged.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Conflict, Errors::KeyReused]
      def update(changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("companies.update", :write, :Company, changes:, expect:, company:, idempotency_key:)
      end

      # Sets the tier of a company. The core does not check payment. In production, purchases decide the tier, and this
      # method fails with `forbidden`. If the new tier is smaller, records beyond its limits stay, but no more can be
      # added.
      #
      # @param tier ["free", "business", "enterprise"] The new tier.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Company] The company after the change. If the request changes nothing, the company and its
      #   version stay unchanged.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Conflict, Errors::KeyReused]
      def set_tier(tier:, expect: nil, company: nil, idempotency_key: nil)
        invoke("companies.setTier", :write, :Company, tier:, expect:, company:, idempotency_key:)
      end

      # Makes the purchases of the account that owns a company decide the company's tier, until `companies.setTier` sets
      # a tier.
      #
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Company] The company after the change. If the request changes nothing, the company and its
      #   version stay unchanged.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Conflict, Errors::KeyReused]
      def follow_entitlements(expect: nil, company: nil, idempotency_key: nil)
        invoke("companies.followEntitlements", :write, :Company, expect:, company:, idempotency_key:)
      end

      # Lists the tiers of companies with their limits, the smallest tier first.
      #
      # @return [Records::TierLimitsPage] The tiers with their limits.
      # @raise [Errors::InvalidParams]
      def tiers
        invoke("companies.tiers", :read, :TierLimitsPage)
      end

      # Deletes a company and all of its records. This cannot be undone, so only the founder may do it.
      #
      # @param company [String] The id of the company. It must be given, even if a company is selected.
      # @param confirm [String] The exact name of the company. It confirms that the right company is to be deleted.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted company.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::SignInRequired, Errors::Forbidden, Errors::Conflict,
      #   Errors::KeyReused]
      def delete(company:, confirm:, expect: nil, idempotency_key: nil)
        invoke("companies.delete", :write, :Deleted, company:, confirm:, expect:, idempotency_key:)
      end

      # Selects a company. Requests without the parameter `company` then use this company. The selection remains until
      # it is changed, also after a restart of the core.
      #
      # @param company [String, nil] The id of the company to select. If it is `null` or left out, no company is
      #   selected, even if there is only one.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ListedCompany, nil] The selected company; `null` if none is selected.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::KeyReused]
      def select(company: nil, idempotency_key: nil)
        invoke("companies.select", :write, :ListedCompany, company:, idempotency_key:)
      end

      # Returns the selected company, the store that holds its data (`private` or `shared`), and the caller's role.
      #
      # @return [Records::ListedCompany, nil] The selected company. If none was ever selected, or the selected company
      #   no longer exists, the only company. `null` if there is not exactly one company, or if `companies.select` has
      #   selected none.
      # @raise [Errors::InvalidParams]
      def selected
        invoke("companies.selected", :read, :ListedCompany)
      end
    end

    # The people and organisations that a company deals with.
    class Contacts < Service
      # Methods of contacts.notes.
      #
      # @return [ContactsNotes]
      def notes = @notes ||= ContactsNotes.new(@caller)

      # Creates a contact.
      #
      # @param name [String] The contact's name.
      # @param kinds [Array<"customer", "supplier", "partner">] The kinds of the contact: customer, supplier or partner.
      #   At least one kind is needed, and each can occur only once.
      # @param organisation [String, nil] The organisation for which a person works; `null` if there is none.
      # @param people [Array<Records::ContactPersonInput>, nil] The people to speak to at the organisation.
      # @param emails [Array<Records::ContactEmailInput>, nil] The email addresses, the main one first.
      # @param phones [Array<Records::ContactPhoneInput>, nil] The telephone numbers, the main one first.
      # @param website [String, nil] The URL of the website.
      # @param addresses [Array<Records::ContactAddressInput>, nil] The postal addresses, at most 100.
      # @param tax_id [String, nil] The tax id, such as a VAT number. The core does not check its form.
      # @param currency [String, nil] The currency in which the contact is paid, or pays: the code of ISO 4217, such as
      #   EUR.
      # @param payment_days [Integer, nil] The payment terms: the number of days until an invoice is due. The `dueAt` of
      #   the contact's invoices is computed from this number.
      # @param price_list [String, nil] The name of the price list whose prices apply to the contact's orders
      #   (`prices.list`).
      # @param tax_rate [Numeric, nil] The tax rate, in percent with at most 3 decimals, of new lines of the contact's
      #   orders and purchases. If the item of a line has a `taxRate` or `taxCategory`, the line gets the item's
      #   instead. `null` for none.
      # @param tax_category ["S", "Z", "E", "AE", "K", "G", "O", nil] The category of the tax on new lines of the
      #   contact's orders and purchases (EN 16931). A category other than S applies to all these lines with the rate 0,
      #   whatever their items are. E: exempt. AE: the buyer owes the tax. K: a supply within the European Union. G: an
      #   export. O: outside the scope of the tax. Z: the rate 0.
      # @param tags [Array<String>, nil] Further words by which the contact can be found. At most 50.
      # @param note [String, nil] A free note about the contact.
      # @param archived [Boolean, nil] `true` if the contact is no longer in use. Lists then leave the contact out,
      #   unless they ask for archived contacts.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Contact] The new contact.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def create(
        name:, kinds:, organisation: nil, people: nil, emails: nil, phones: nil, website: nil, addresses: nil,
        tax_id: nil, currency: nil, payment_days: nil, price_list: nil, tax_rate: nil, tax_category: nil, tags: nil,
        note: nil, archived: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "contacts.create", :write, :Contact, name:, kinds:, organisation:, people:, emails:, phones:, website:,
          addresses:, tax_id:, currency:, payment_days:, price_list:, tax_rate:, tax_category:, tags:, note:, archived:,
          company:, idempotency_key:
        )
      end

      # Changes the given members of a contact. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::ContactDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Contact] The contact after the change. If no given member has a new value, the record does not
      #   change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("contacts.update", :write, :Contact, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a contact.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("contacts.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Lists the changes of a contact, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("contacts.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Returns the contact with the given id. If that contact was merged into another contact, returns the contact that
      # stayed.
      #
      # @param id [String] The id of the contact.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::FoundContact] The contact.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("contacts.get", :read, :FoundContact, id:, company:)
      end

      # Lists contacts, newest first, one page at a time.
      #
      # @param text [String, nil] Words to search for. Each must begin a word of the contact. Case and accents are
      #   ignored.
      # @param kind ["customer", "supplier", "partner", nil] Only contacts of this kind. A listed contact may have other
      #   kinds, too.
      # @param tag [String, nil] Only contacts with this tag. Case and surrounding spaces are ignored.
      # @param archived [Boolean, nil] `true` to list only archived contacts. If it is left out, the list contains only
      #   contacts that are not archived.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ContactPage] A page of contacts. A page may be empty although more contacts follow: continue
      #   until `next` is `null`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(text: nil, kind: nil, tag: nil, archived: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke(
          "contacts.list", :read, :ContactPage, text:, kind:, tag:, archived:, limit:, after:, snapshot:, company:
        )
      end

      # Finds the contacts that match a text best. If a search would take too long, the page ranks only the newest
      # contacts, and `partial` is `true`.
      #
      # @param text [String] Words to search for. Each must begin a word of the contact, or a group of digits in a
      #   telephone number. Case and accents are ignored.
      # @param limit [Integer, nil] The maximum number of contacts on the page. Default: 20.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param archived [Boolean, nil] `true` to list only archived contacts. If it is left out, the list contains only
      #   contacts that are not archived.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::FoundContactPage] A page of contacts, best match first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def search(text:, limit: nil, after: nil, archived: nil, company: nil)
        invoke("contacts.search", :read, :FoundContactPage, text:, limit:, after:, archived:, company:)
      end

      # Lists pairs of contacts that may be the same: they share an email address, the digits of a telephone number, or
      # a tax id. Archived contacts are left out. Use it to find contacts for `contacts.merge`.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::DuplicateContactsPage] A page of pairs, the oldest contacts first.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def duplicates(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("contacts.duplicates", :read, :DuplicateContactsPage, limit:, after:, snapshot:, company:)
      end

      # Merges a contact into another contact. Records that refer to the merged contact then refer to the contact that
      # stays. The contact that stays also gets the values that only the merged contact has.
      #
      # @param from [String] The id of the contact to merge, which is removed. Afterwards, the id of the removed contact
      #   leads to the contact `into`.
      # @param into [String] The id of the contact that stays. If both contacts have different values of a member, this
      #   contact's value stays.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Contact] The contact that stays.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def merge(from:, into:, company: nil, idempotency_key: nil)
        invoke("contacts.merge", :write, :Contact, from:, into:, company:, idempotency_key:)
      end

      # Lists the activities with a contact, such as notes, orders and loans, newest first, one page at a time. Records
      # that the caller may not see are left out.
      #
      # @param id [String] The id of the contact.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ActivityPage] A page of activities.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def activity(id:, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("contacts.activity", :read, :ActivityPage, id:, limit:, after:, snapshot:, company:)
      end

      # Returns the account of a contact: the invoices, credit notes and payments of the contact's orders, newest first,
      # and the amounts that the contact owes.
      #
      # @param id [String] The id of the contact.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ContactAccount] The balances, and a page of entries.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def account(id:, limit: nil, after: nil, company: nil)
        invoke("contacts.account", :read, :ContactAccount, id:, limit:, after:, company:)
      end

      # Exports all contacts of a company, including archived contacts, as a file or a text that the import method
      # reads. The oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "contacts.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:, dialect:,
          separator:, decimal:, company:
        )
      end

      # Imports contacts from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "contacts.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Records of the public database, of any type. The device stores copies of the records, which can only be read.
    class Content < Service
      # Lists the types of public records that the device stores, with the number and freshness of their records.
      #
      # @return [Records::ContentTypes] The types, sorted by name.
      # @raise [Errors::InvalidParams]
      def types
        invoke("content.types", :read, :ContentTypes)
      end

      # Lists the stored public records of a type, one page at a time. The stored records are returned at once, even if
      # they are stale. If they are stale, the core then asks the host for newer records in the background.
      #
      # @param type [String] The type of the records.
      # @param filter [Array<Records::CloudComparisonInput>, nil] The comparisons that a listed record must all meet. If
      #   it is left out, all stored records of the type are listed.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::ContentPage] A page of records, in the order of their ids, with their freshness and age.
      # @raise [Errors::InvalidParams]
      def list(type:, filter: nil, limit: nil, after: nil)
        invoke("content.list", :read, :ContentPage, type:, filter:, limit:, after:)
      end

      # Returns a stored public record at once, even if the record is stale. If it is stale, the core then asks the host
      # for newer records of the type in the background.
      #
      # @param type [String] The type of the record.
      # @param id [String] The record's name in the public database.
      # @return [Records::FoundContent] The record, with its freshness and age.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def get(type:, id:)
        invoke("content.get", :read, :FoundContent, type:, id:)
      end

      # Fetches the public records of a type, and replaces the stored ones. Use this method to have newer records at
      # once, without waiting for the fetch that a read begins. If the fetch fails, the stored records remain.
      #
      # @param type [String] The type of the records.
      # @param filter [Array<Records::CloudComparisonInput>, nil] The comparisons that a record must all meet to be
      #   fetched, in this fetch and in later ones. An empty list fetches all records of the type. Without `filter`, the
      #   comparisons of the previous fetch are used.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ContentType] The type with the number of its stored records, and their freshness and age.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::CloudUnavailable,
      #   Errors::AccountUnavailable, Errors::KeyReused]
      def refresh(type:, filter: nil, deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("content.refresh", :write, :ContentType, type:, filter:, deadline:, progress_token:, idempotency_key:)
      end
    end

    # Conversations with the model of the app's backend.
    class Conversations < Service
      # Methods of conversations.messages.
      #
      # @return [ConversationsMessages]
      def messages = @messages ||= ConversationsMessages.new(@caller)

      # Stores a message of the user, and requests an answer from the app's backend. The reply is sent when the answer
      # is complete. The message is on the disk before it is sent to the backend. If the answer fails or is cancelled,
      # the error has two ids. `data.record` is the answer, which contains the part that arrived, and `data.owner` is
      # the conversation.
      #
      # @param content [String] The text of the message.
      # @param conversation [String, nil] The id of the conversation to continue. If it is left out, a new conversation
      #   is created.
      # @param model [String, nil] The name of the model at the backend. Default: the model of the conversation.
      # @param deadline [Integer, nil] The time limit for the whole answer, in milliseconds. Default: 600,000 (10
      #   minutes).
      # @param idle_deadline [Integer, nil] The time limit between two parts of the answer, in milliseconds. Default:
      #   60,000 (1 minute).
      # @param progress_token [String, Integer, nil] A text or an integer that the caller chooses. If it is given, the
      #   core sends `rpc.progress` with this token for each part of the answer.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SentMessage] The conversation, the message and its answer. If the request has a
      #   `progressToken`, `rpc.progress` sends the answer's text in parts before the reply. `value.text` of each part
      #   continues the earlier parts.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound, Errors::Conflict,
      #   Errors::TooManyAttempts, Errors::BackendFailed, Errors::StorageFault, Errors::HostUnavailable,
      #   Errors::HostTimeout, Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def send_(
        content:, conversation: nil, model: nil, deadline: nil, idle_deadline: nil, progress_token: nil,
        idempotency_key: nil
      )
        invoke(
          "conversations.send", :write, :SentMessage, content:, conversation:, model:, deadline:, idle_deadline:,
          progress_token:, idempotency_key:
        )
      end

      # Requests an answer from the app's backend again, after the answer has failed or was cancelled. The reply is sent
      # when the new answer is complete. The new answer replaces the part that had arrived.
      #
      # @param message [String] The id of the answer that failed or was cancelled, or of the user's message to which it
      #   was the answer.
      # @param deadline [Integer, nil] The time limit for the whole answer, in milliseconds. Default: 600,000 (10
      #   minutes).
      # @param idle_deadline [Integer, nil] The time limit between two parts of the answer, in milliseconds. Default:
      #   60,000 (1 minute).
      # @param progress_token [String, Integer, nil] A text or an integer that the caller chooses. If it is given, the
      #   core sends `rpc.progress` with this token for each part of the answer.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SentMessage] The conversation, the message and its answer, as in `conversations.send`.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound, Errors::Conflict,
      #   Errors::TooManyAttempts, Errors::BackendFailed, Errors::StorageFault, Errors::HostUnavailable,
      #   Errors::HostTimeout, Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def retry(message:, deadline: nil, idle_deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke(
          "conversations.retry", :write, :SentMessage, message:, deadline:, idle_deadline:, progress_token:,
          idempotency_key:
        )
      end

      # Cancels the answer that is arriving in a conversation. The part that has arrived stays. After the reply of this
      # method, the request that waits for the answer fails with `requestCancelled`.
      #
      # @param conversation [String] The id of the conversation.
      # @return [Records::CancelledAnswer] The id of the cancelled answer, or `null` if no answer was arriving.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound]
      def cancel(conversation:)
        invoke("conversations.cancel", :session, :CancelledAnswer, conversation:)
      end

      # Lists the conversations of the user who is signed in, one page at a time. The conversation with the latest
      # message comes first.
      #
      # @param archived [Boolean, nil] `true` to list only archived conversations. If it is left out, the list contains
      #   only conversations that are not archived.
      # @param text [String, nil] Words to search for. Each word must begin a word of the title. Case and accents are
      #   ignored.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::ConversationPage] A page of conversations. A page may have fewer conversations than `limit`
      #   although more follow: continue until `next` is `null`.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::CursorTooOld]
      def list(archived: nil, text: nil, limit: nil, after: nil, snapshot: nil)
        invoke("conversations.list", :read, :ConversationPage, archived:, text:, limit:, after:, snapshot:)
      end

      # Returns one conversation.
      #
      # @param id [String] The id of the conversation.
      # @return [Records::Conversation] The conversation.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound]
      def get(id:)
        invoke("conversations.get", :read, :Conversation, id:)
      end

      # Changes the title of a conversation. Afterwards, the backend does not replace the title any more.
      #
      # @param id [String] The id of the conversation.
      # @param title [String] The new title.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Conversation] The conversation after the change.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound, Errors::Conflict,
      #   Errors::KeyReused]
      def rename(id:, title:, expect: nil, idempotency_key: nil)
        invoke("conversations.rename", :write, :Conversation, id:, title:, expect:, idempotency_key:)
      end

      # Archives a conversation, or restores it from the archive. An archived conversation can still be continued.
      #
      # @param id [String] The id of the conversation.
      # @param archived [Boolean, nil] `true` to archive the conversation, `false` to restore it. Default: `true`.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Conversation] The conversation after the change.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound, Errors::Conflict,
      #   Errors::KeyReused]
      def archive(id:, archived: nil, expect: nil, idempotency_key: nil)
        invoke("conversations.archive", :write, :Conversation, id:, archived:, expect:, idempotency_key:)
      end

      # Deletes a conversation and its messages, on this device and on the account's other devices. The core does not
      # notify the backend.
      #
      # @param id [String] The id of the conversation.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted conversation.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound, Errors::Conflict,
      #   Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        invoke("conversations.delete", :write, :Deleted, id:, expect:, idempotency_key:)
      end

      # Searches for words in all messages of the user who is signed in.
      #
      # @param text [String] Words to search for. Each word must begin a word of the message. Case and accents are
      #   ignored.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::FoundMessagePage] A page of messages, the best match first.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized]
      def search(text:, limit: nil, after: nil)
        invoke("conversations.search", :read, :FoundMessagePage, text:, limit:, after:)
      end

      # Returns a conversation as text, the oldest message first, in pieces of at most about 1 MiB.
      #
      # @param id [String] The id of the conversation.
      # @param format ["md", "jsonl"] The format of the text. md: Markdown. jsonl: one line of JSON for each message.
      # @param after [String, nil] The `rest` of the previous piece. Default: the first piece.
      # @return [Records::ChatExport] A piece of the text. All pieces in their order are the whole text.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound]
      def export(id:, format:, after: nil)
        invoke("conversations.export", :read, :ChatExport, id:, format:, after:)
      end
    end

    # The figures of a company's day.
    class Dashboard < Service
      # Returns the figures of a day: orders, dispatches, sales, and stock that needs attention.
      #
      # @param from [Time, nil] The instant at which a day of 24 hours begins. Default: today in the company's time
      #   zone. If the company has no time zone, or one that the machine does not know, today in UTC.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::DaySummary] The figures. A figure is `null` if the caller has no access to its department.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def summary(from: nil, company: nil)
        invoke("dashboard.summary", :read, :DaySummary, from:, company:)
      end
    end

    # The dispatches of orders: goods that leave the company together.
    class Dispatches < Service
      # Lists the changes of a dispatch, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("dispatches.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Creates a planned dispatch of an order. To add goods to the dispatch, call `orders.ship`.
      #
      # @param order [String] The id of the order. Its status must be submitted, inProgress or invoiced.
      # @param collection_type ["endUser", "colleague", "shipping"] The way in which the goods get to the recipient.
      #   endUser: the customer collects the goods, or someone brings them to the customer. colleague: a colleague takes
      #   the goods along. shipping: a carrier ships the goods.
      # @param contact [String, nil] The id of the recipient, if the recipient is a contact.
      # @param user [String, nil] The id of the recipient, if the recipient is a user of the company.
      # @param recipient [String, nil] The recipient as a free text, such as a name.
      # @param address [Records::AddressInput, nil] The address of the recipient. If it is left out, the dispatch gets
      #   the order's shipping address.
      # @param carrier [String, nil] The name of the carrier, such as DHL.
      # @param service [String, nil] The carrier's name for the kind of shipping, such as express.
      # @param tracking_number [String, nil] The carrier's tracking number.
      # @param parcels [Integer, nil] The number of parcels, from 1 to 10,000.
      # @param weight [Integer, nil] The weight of the dispatch, in grams.
      # @param assignee [String, nil] The id of the user who is responsible for the dispatch.
      # @param planned_at [Time, nil] The instant at which the dispatch is planned to leave.
      # @param note [String, nil] A free note about the dispatch.
      # @param proof [String, nil] The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Dispatch] The new dispatch.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::IllegalStep, Errors::LimitReached, Errors::KeyReused]
      def create(
        order:, collection_type:, contact: nil, user: nil, recipient: nil, address: nil, carrier: nil, service: nil,
        tracking_number: nil, parcels: nil, weight: nil, assignee: nil, planned_at: nil, note: nil, proof: nil,
        company: nil, idempotency_key: nil
      )
        invoke(
          "dispatches.create", :write, :Dispatch, order:, collection_type:, contact:, user:, recipient:, address:,
          carrier:, service:, tracking_number:, parcels:, weight:, assignee:, planned_at:, note:, proof:, company:,
          idempotency_key:
        )
      end

      # Returns a dispatch with its lines and steps.
      #
      # @param id [String] The id of the dispatch.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::DispatchView] The dispatch with its lines and steps.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("dispatches.get", :read, :DispatchView, id:, company:)
      end

      # Lists dispatches, newest first, one page at a time.
      #
      # @param status ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled",
      #   nil] Only dispatches with this status.
      # @param order [String, nil] Only dispatches of the order with this id.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::DispatchPage] A page of dispatches.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(status: nil, order: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("dispatches.list", :read, :DispatchPage, status:, order:, limit:, after:, snapshot:, company:)
      end

      # Changes the given members of a dispatch. Other members keep their values.
      #
      # @param id [String] The id of the dispatch.
      # @param changes [Records::DispatchDraftChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Dispatch] The dispatch after the change. If all given values are equal to the stored ones, the
      #   dispatch and its version do not change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("dispatches.update", :write, :Dispatch, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Moves a dispatch to another status. If the dispatch is cancelled or returned, its goods go back into their
      # locations. If the order is finished, the goods count as returned, and invoiced goods are credited.
      #
      # @param id [String] The id of the dispatch.
      # @param to ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"] The new
      #   status of the document.
      # @param reason [String, nil] The reason for the step, as a free text.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Dispatch] The dispatch after the step.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::SeriesUnconfirmed, Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("dispatches.step", :write, :Dispatch, id:, to:, reason:, expect:, company:, idempotency_key:)
      end

      # Returns the goods to pick for dispatches, grouped by location. Dispatches that are delivered, returned or
      # cancelled are left out.
      #
      # @param ids [Array<String>] The ids of 1 to 100 dispatches.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::PickedPlacePage] The locations in the order of the location tree, each with the lines to pick
      #   there.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def pick_list(ids:, company: nil)
        invoke("dispatches.pickList", :read, :PickedPlacePage, ids:, company:)
      end

      # Returns the dispatches with a number: the company's own number, or the carrier's tracking number.
      #
      # @param number [String] The complete number, such as D-1. Surrounding spaces are ignored.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::DispatchPage] The dispatches with that number, at most 11.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def track(number:, company: nil)
        invoke("dispatches.track", :read, :DispatchPage, number:, company:)
      end

      # Deletes a dispatch that has never changed its status and has never had goods. The number is not used again. Any
      # other dispatch can't be deleted. To undo it before its delivery, cancel it with `dispatches.step`.
      #
      # @param id [String] The id of the dispatch.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("dispatches.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Exports all dispatches of a company as a file or a text for spreadsheets and other programs. The oldest come
      # first. There is no import for this file.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "dispatches.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:, dialect:,
          separator:, decimal:, company:
        )
      end
    end

    # The account's purchases, which are proven by signatures of the App Store, and the tiers and features that they
    # give.
    class Entitlements < Service
      # Methods of entitlements.intents.
      #
      # @return [EntitlementsIntents]
      def intents = @intents ||= EntitlementsIntents.new(@caller)

      # Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app transactions),
      # and stores the accepted ones. A document is accepted if its signature is valid, it is about this app, and its
      # environment is accepted. A refused document does not prevent the others from being stored.
      #
      # @param documents [Array<String>] The documents in any order: JWS in compact form, as StoreKit or the App Store's
      #   server returns them.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Ingested] The outcome of each document, and the tiers and features that the account has now.
      #   entitlements.current lists the purchases that give them.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def ingest(documents:, idempotency_key: nil)
        invoke("entitlements.ingest", :write, :Ingested, documents:, idempotency_key:)
      end

      # Returns the tiers and features of the account, and the purchases that give them.
      #
      # @return [Records::CurrentEntitlements] The tiers, the features, and the purchases that give them.
      # @raise [Errors::InvalidParams]
      def current
        invoke("entitlements.current", :read, :CurrentEntitlements)
      end

      # Returns whether the account may use a feature, and the products that include the feature. Use this method before
      # the app offers the feature.
      #
      # @param feature [String] The id of the feature.
      # @return [Records::CheckedFeature] The permission, and the tiers and products that include the feature.
      # @raise [Errors::InvalidParams]
      def check(feature:)
        invoke("entitlements.check", :read, :CheckedFeature, feature:)
      end

      # Lists the stored documents that the App Store has signed, the last signed first, one page at a time.
      #
      # @param limit [Integer, nil] The largest number of elements in a page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param kind ["transaction", "renewal", "notification", "app", nil] The kind of documents to list: transaction,
      #   renewal, notification or app. Default: all kinds.
      # @param product_id [String, nil] The id of the product whose documents to list. Default: the documents of all
      #   products.
      # @param original_transaction_id [String, nil] The id of the first transaction of the purchase whose documents to
      #   list. Default: the documents of all purchases.
      # @param state ["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired", nil]
      #   The present state of the transactions to list. If it is given, the list has only transactions.
      # @param payloads [Boolean, nil] `true` to include the signed content of each document in `payload`, which is
      #   long. Default: `false`.
      # @return [Records::KeptDocumentPage] A page of documents.
      # @raise [Errors::InvalidParams]
      def history(
        limit: nil, after: nil, kind: nil, product_id: nil, original_transaction_id: nil, state: nil, payloads: nil
      )
        invoke(
          "entitlements.history", :read, :KeptDocumentPage, limit:, after:, kind:, product_id:,
          original_transaction_id:, state:, payloads:
        )
      end

      # Returns the catalogue, and the prices of its products in the store. If prices are missing or older than a day,
      # the core asks the host for them after the reply, with host.store.products.
      #
      # @return [Records::Products] The catalogue with the known prices, and the bought products that the catalogue does
      #   not have.
      # @raise [Errors::InvalidParams]
      def products
        invoke("entitlements.products", :read, :Products)
      end

      # Asks the host now for the prices of all products of the catalogue and of promotions, and stores these prices.
      # entitlements.products asks in the background. If the host fails, the stored prices remain.
      #
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::StoreListing] The products that the store sells on this device, with their prices.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def products_refresh(deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("entitlements.products.refresh", :write, :StoreListing, deadline:, progress_token:, idempotency_key:)
      end

      # Asks the host to let the user buy a product. Before the reply, the core verifies and stores the signed document.
      # After an interrupted purchase, the core sends the host the same purchaseId again, so that the user does not pay
      # twice.
      #
      # @param product_id [String] The store's id of the product.
      # @param offer_id [String, nil] The id of the offer of the product. If it is left out, the product is bought
      #   without an offer.
      # @param deadline [Integer, nil] The time limit for the host and the user, in milliseconds. Default: 600,000 (10
      #   minutes).
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Purchased] The outcome of the purchase, and the tiers and features that the account has now.
      # @raise [Errors::InvalidParams, Errors::StorageFault, Errors::HostUnavailable, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def buy(product_id:, offer_id: nil, deadline: nil, idempotency_key: nil)
        invoke("entitlements.buy", :write, :Purchased, product_id:, offer_id:, deadline:, idempotency_key:)
      end

      # Asks the host for the purchases that the user has made on any device, and verifies and stores their documents.
      # Use this method when the user asks to restore purchases.
      #
      # @param deadline [Integer, nil] The time limit for the host and the user, in milliseconds. Default: 120,000 (2
      #   minutes).
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Ingested] The outcome of each document, and the tiers and features that the account has now.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def restore(deadline: nil, idempotency_key: nil)
        invoke("entitlements.restore", :write, :Ingested, deadline:, idempotency_key:)
      end

      # Returns the tiers and features of the account, and the time when they last changed. The result was stored with
      # the last documents, so this method is fast. The core computes it again only after a purchase has ended, or after
      # a change of the roots, the app, the environments or the catalogue.
      #
      # @return [Records::EntitlementSnapshot] The tiers, the features, and the time when they last changed.
      # @raise [Errors::InvalidParams]
      def snapshot
        invoke("entitlements.snapshot", :read, :EntitlementSnapshot)
      end

      # Returns the App Store environment of the account's documents, and the environments whose documents the core
      # accepts.
      #
      # @return [Records::StoreEnvironment] The environment, the accepted environments, the app's id, and the source of
      #   the trusted roots.
      # @raise [Errors::InvalidParams]
      def environment
        invoke("entitlements.environment", :read, :StoreEnvironment)
      end
    end

    # The log of all changes of records: reading the log, and subscribing to changes.
    class Events < Service
      # Returns the events after a position in the change log, the oldest first. Use this method to catch up after a
      # restart.
      #
      # @param cursor [String, nil] The `cursor` of an earlier result or notification. Default: the beginning of the
      #   log.
      # @param limit [Integer, nil] The largest number of events in the result. Default: 100.
      # @param topics [Array<Records::Topic>, nil] The topics of the events to return: an event must fit at least one of
      #   them. Default: all events.
      # @return [Records::EventPage] The events, and the position after them.
      # @raise [Errors::InvalidParams, Errors::CursorTooOld]
      def since(cursor: nil, limit: nil, topics: nil)
        invoke("events.since", :read, :EventPage, cursor:, limit:, topics:)
      end

      # Subscribes to changes of records. The core sends `events.changed` after each change, until the conversation ends
      # or `events.unsubscribe` is called.
      #
      # @param topics [Array<Records::Topic>, nil] The topics to subscribe to: an event must fit at least one of them.
      #   Default: all events.
      # @return [Records::Subscribed] The handle of the subscription, and the position in the change log from which it
      #   reports all changes.
      # @raise [Errors::InvalidParams, Errors::LimitReached]
      def subscribe(topics: nil)
        invoke("events.subscribe", :session, :Subscribed, topics:)
      end

      # Ends a subscription of this conversation, so that the core sends no more events for it.
      #
      # @param subscription [Integer] The handle that events.subscribe returned.
      # @return [Records::Unsubscribed] The handle of the subscription that has ended.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def unsubscribe(subscription:)
        invoke("events.unsubscribe", :session, :Unsubscribed, subscription:)
      end
    end

    # Messages from users to the makers of the app.
    class Feedback < Service
      # Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or cannot be
      # reached, the feedback waits and is sent later. The feedback is stored even if the reply is an error.
      # `data.record` of the error is then the feedback's id.
      #
      # @param kind ["bug", "idea", "question", "praise"] The kind of the feedback. bug: the app has a fault. idea: a
      #   wish for the app. question: a question about the app. praise: a compliment.
      # @param message [String] The text of the user's message.
      # @param contact [String, nil] The address for a reply, such as an e-mail address or a telephone number. `null` if
      #   the user wants no reply.
      # @param include_diagnostics [Boolean, nil] `true` to also send the diagnostics that `feedback.preview` returns.
      #   If it is left out, no diagnostics are sent.
      # @param deadline [Integer, nil] The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Feedback] The feedback, whose state is now `sent`.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::TooManyAttempts,
      #   Errors::BackendFailed, Errors::StorageFault, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def submit(kind:, message:, contact: nil, include_diagnostics: nil, deadline: nil, idempotency_key: nil)
        invoke(
          "feedback.submit", :write, :Feedback, kind:, message:, contact:, include_diagnostics:, deadline:,
          idempotency_key:
        )
      end

      # Sends feedback again if its state is `waiting` or `failed`.
      #
      # @param id [String] The id of the feedback.
      # @param deadline [Integer, nil] The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Feedback] The feedback, whose state is now `sent`.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::TooManyAttempts,
      #   Errors::BackendFailed, Errors::StorageFault, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::NotFound, Errors::Conflict,
      #   Errors::KeyReused]
      def retry(id:, deadline: nil, idempotency_key: nil)
        invoke("feedback.retry", :write, :Feedback, id:, deadline:, idempotency_key:)
      end

      # Lists the feedback of the user who is signed in, newest first, one page at a time.
      #
      # @param state ["waiting", "sent", "failed", nil] Only feedback in this state. Default: all feedback of the user.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @return [Records::FeedbackPage] A page of feedback.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::CursorTooOld]
      def list(state: nil, limit: nil, after: nil, snapshot: nil)
        invoke("feedback.list", :read, :FeedbackPage, state:, limit:, after:, snapshot:)
      end

      # Deletes feedback on this device. Waiting feedback is then never sent. Of feedback that was sent, the backend
      # still has its copy.
      #
      # @param id [String] The id of the feedback.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted feedback.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized, Errors::NotFound, Errors::Conflict,
      #   Errors::KeyReused]
      def delete(id:, expect: nil, idempotency_key: nil)
        invoke("feedback.delete", :write, :Deleted, id:, expect:, idempotency_key:)
      end

      # Returns the diagnostics that `feedback.submit` sends if `includeDiagnostics` is `true`. They are versions and
      # counts, and no text of users. Use it to show users what they send.
      #
      # @return [Records::AppDiagnostics] The diagnostics: versions and counts.
      # @raise [Errors::InvalidParams, Errors::NotOnThisPath, Errors::Unauthorized]
      def preview
        invoke("feedback.preview", :read, :AppDiagnostics)
      end
    end

    # The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of progress.
    class Host < Service
      # Declares which requests of the core this front end can answer. Call this method after each start. The new list
      # replaces the one that the conversation declared before.
      #
      # @param capabilities [Array<String>, nil] The names of host requests, such as `host.ping`. An empty list
      #   withdraws all capabilities.
      # @return [Records::Provided] The capabilities that the core knows and will use, and those that it does not know.
      # @raise [Errors::InvalidParams]
      def provide(capabilities: nil)
        invoke("host.provide", :session, :Provided, capabilities:)
      end

      # Reports that the host has made progress with a request of the core, or has a part of the answer. The core
      # replies when the programs that get the progress have read enough of it. A host that waits for each reply
      # therefore does not send faster than these programs read.
      #
      # @param id [Integer] The id of the core's request.
      # @param done [Numeric, nil] The amount of work done so far, in a unit that the host chooses. Default: the number
      #   of reports so far.
      # @param total [Numeric, nil] The total amount of work, in the unit of `done`. `null` if it is not known.
      # @param message [String, nil] The present step of the work, as a text that a user interface can show.
      # @param content [Object, nil] The part of the answer that is ready. It is allowed only for a request of the core
      #   with `stream: true`. The core passes the part on as `value` of `rpc.progress`.
      # @return [Records::Progressed] Whether a request still waits for the host's answer (`waiting`).
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::RequestCancelled]
      def progress(id:, done: nil, total: nil, message: nil, content: nil)
        invoke("host.progress", :session, :Progressed, id:, done:, total:, message:, content:)
      end

      # Sends host.ping to the host, and returns the host's answer. Use this method to check that host requests work
      # from end to end.
      #
      # @param text [String] A text for the host to send back. Any text is accepted.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @return [Records::HostChecked] The text in the host's answer. `same` is `true` if it is the text that was sent.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def check(text:, deadline: nil, progress_token: nil)
        invoke("host.check", :read, :HostChecked, text:, deadline:, progress_token:)
      end
    end

    # The items that a company keeps in stock.
    class Inventory < Service
      # Methods of inventory.items.
      #
      # @return [InventoryItems]
      def items = @items ||= InventoryItems.new(@caller)

      # Methods of inventory.categories.
      #
      # @return [InventoryCategories]
      def categories = @categories ||= InventoryCategories.new(@caller)

      # Methods of inventory.tags.
      #
      # @return [InventoryTags]
      def tags = @tags ||= InventoryTags.new(@caller)

      # Methods of inventory.entries.
      #
      # @return [InventoryEntries]
      def entries = @entries ||= InventoryEntries.new(@caller)

      # Methods of inventory.locations.
      #
      # @return [InventoryLocations]
      def locations = @locations ||= InventoryLocations.new(@caller)

      # Methods of inventory.lots.
      #
      # @return [InventoryLots]
      def lots = @lots ||= InventoryLots.new(@caller)

      # Methods of inventory.stock.
      #
      # @return [InventoryStock]
      def stock = @stock ||= InventoryStock.new(@caller)

      # Methods of inventory.counts.
      #
      # @return [InventoryCounts]
      def counts = @counts ||= InventoryCounts.new(@caller)

      # Methods of inventory.suppliers.
      #
      # @return [InventorySuppliers]
      def suppliers = @suppliers ||= InventorySuppliers.new(@caller)

      # Methods of inventory.loans.
      #
      # @return [InventoryLoans]
      def loans = @loans ||= InventoryLoans.new(@caller)
    end

    # The invoices and credit notes of orders. A document is never changed and never deleted.
    class Invoices < Service
      # Returns an invoice with its payments and credit notes, or a credit note.
      #
      # @param id [String] The id of the invoice or credit note.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::InvoiceView] The invoice or credit note.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("invoices.get", :read, :InvoiceView, id:, company:)
      end

      # Lists invoices and credit notes, newest first, one page at a time.
      #
      # @param type ["invoice", "creditNote", nil] Only documents of this kind.
      # @param contact [String, nil] Only documents of orders of the contact with this id.
      # @param order [String, nil] Only documents of the order with this id.
      # @param state ["unpaid", "overdue", nil] unpaid: only invoices with an amount that is still to be paid. overdue:
      #   only unpaid invoices whose `dueAt` has passed.
      # @param from [Time, nil] Only documents issued at this instant or later.
      # @param to [Time, nil] Only documents issued before this instant.
      # @param text [String, nil] Words to search for, at most 32. Each word must begin a word of the number or of the
      #   buyer's name. Case and accents do not matter.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::InvoicePage] A page of documents. If only few of many documents match, a page may have fewer
      #   elements than `limit`, or none, although `next` is not `null`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        type: nil, contact: nil, order: nil, state: nil, from: nil, to: nil, text: nil, limit: nil, after: nil,
        snapshot: nil, company: nil
      )
        invoke(
          "invoices.list", :read, :InvoicePage, type:, contact:, order:, state:, from:, to:, text:, limit:, after:,
          snapshot:, company:
        )
      end

      # Returns the contents of an invoice or a credit note for printing. The front end makes the layout.
      #
      # @param id [String] The id of the invoice or credit note.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::InvoiceDocument] The contents of the document, which never change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def document(id:, company: nil)
        invoke("invoices.document", :read, :InvoiceDocument, id:, company:)
      end

      # Returns an invoice or a credit note as an electronic invoice: a file of the European standard EN 16931.
      #
      # @param id [String] The id of the invoice or credit note.
      # @param format ["ubl"] The format of the file. ubl: UBL 2.1, as CEN/TS 16931-3-2 defines it.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportedInvoice] The text of the file. The same document always has the same text.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def export(id:, format:, company: nil)
        invoke("invoices.export", :read, :ExportedInvoice, id:, format:, company:)
      end
    end

    # The account's coffee journal: beans, equipment, brews, tasting notes and recipes.
    class Journal < Service
      # Methods of journal.beans.
      #
      # @return [JournalBeans]
      def beans = @beans ||= JournalBeans.new(@caller)

      # Methods of journal.equipment.
      #
      # @return [JournalEquipment]
      def equipment = @equipment ||= JournalEquipment.new(@caller)

      # Methods of journal.brews.
      #
      # @return [JournalBrews]
      def brews = @brews ||= JournalBrews.new(@caller)

      # Methods of journal.tastings.
      #
      # @return [JournalTastings]
      def tastings = @tastings ||= JournalTastings.new(@caller)

      # Methods of journal.recipes.
      #
      # @return [JournalRecipes]
      def recipes = @recipes ||= JournalRecipes.new(@caller)

      # Methods of journal.flavorWheel.
      #
      # @return [JournalFlavorWheel]
      def flavor_wheel = @flavor_wheel ||= JournalFlavorWheel.new(@caller)

      # Methods of journal.ai.
      #
      # @return [JournalAi]
      def ai = @ai ||= JournalAi.new(@caller)

      # Methods of journal.statistics.
      #
      # @return [JournalStatistics]
      def statistics = @statistics ||= JournalStatistics.new(@caller)

      # Methods of journal.insights.
      #
      # @return [JournalInsights]
      def insights = @insights ||= JournalInsights.new(@caller)

      # Recommends parameters for the next brew of beans. They are computed from the brews of the journal, without AI.
      #
      # @param bean [String] The id of the beans.
      # @param method ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip",
      #   "turkish", "cupping", "other", nil] The brewing method. Default: the method with which the beans were brewed
      #   most often, or `pourOver` for beans without brews.
      # @return [Records::Recommendation] The recommended parameters and their source.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def recommend(bean:, method: nil)
        invoke("journal.recommend", :read, :Recommendation, bean:, method:)
      end

      # Writes the journal, including archived records, to a file or a text that `journal.import` can read. Use it for a
      # copy of the journal. Photos are left out.
      #
      # @param format ["csv", "jsonl"] The format of the file. jsonl: one JSON object per line, with the type and the id
      #   of the record. csv: comma-separated values (RFC 4180), with columns for all types.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Either `path` or `inline` must be given, not both.
      # @param inline [Boolean, nil] `true` to return the text in the result. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param types [Array<"equipment", "bean", "recipe", "brew", "tasting">, nil] The types of records to write. If
      #   empty or left out, all types are written.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the written records.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. It is replaced when the new file is
      #   complete.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @return [Records::ExportReport] The number of written records, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, types: nil, progress_token: nil, overwrite: nil, dialect: nil,
        separator: nil, decimal: nil
      )
        invoke(
          "journal.export", :session, :ExportReport, format:, path:, inline:, types:, progress_token:, overwrite:,
          dialect:, separator:, decimal:
        )
      end

      # Reads records from a file or a text, and stores them in the journal. A row with the id of an existing record
      # changes that record. Any other row creates a record. If a row is refused, the other rows are still imported. If
      # an export, or a file of Beanconqueror or Visualizer, is imported again, it changes the same records and creates
      # no duplicates.
      #
      # @param format ["jsonl", "csv", "beanconqueror", "visualizer"] The format of the file. jsonl: one JSON object per
      #   line. csv: comma-separated values (RFC 4180), whose first line names the members. beanconqueror: the JSON file
      #   of an export of the app Beanconqueror. visualizer: espresso shots of Visualizer or of a Decent machine, as
      #   JSON or Tcl.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import. Either `path` or `inline` must be given, not both.
      # @param mapping [Hash{String => String, nil}, nil] An object that assigns members to columns whose names are not
      #   names of members. Each key is the name of a column. Its value is the name of a member, or `null` to ignore the
      #   column.
      # @param type ["equipment", "bean", "recipe", "brew", "tasting", nil] The type of record for rows without a
      #   `type`.
      # @param dry_run [Boolean, nil] `true` to test an import: nothing is stored, and the result is the one that an
      #   import would have. Other requests wait until the dry run is complete.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the bytes that were read.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, except during a dry run.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, type: nil, dry_run: nil, progress_token: nil, separator: nil,
        decimal: nil, encoding: nil, dialect: nil, idempotency_key: nil
      )
        invoke(
          "journal.import", :write, :ImportReport, format:, path:, inline:, mapping:, type:, dry_run:, progress_token:,
          separator:, decimal:, encoding:, dialect:, idempotency_key:
        )
      end
    end

    # Links that open the app. The core stores an opened link until the app can show its target.
    class Links < Service
      # Stores a deep link or a universal link that the system has passed to the app. The link waits until the app calls
      # `links.drain`. An unknown link is ignored.
      #
      # @param url [String] The link: `SCHEME://PATH` with a scheme in the file of `--links`, or an https address with a
      #   host in that file. `https://HOST/share/TOKEN` is a share link.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OpenedLink] The target of the link. `flag` is `null` for an unknown link, which is not stored.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def open(url:, idempotency_key: nil)
        invoke("links.open", :write, :OpenedLink, url:, idempotency_key:)
      end

      # Lists the links that were opened and that `links.drain` has not returned yet. The links are not removed.
      #
      # @return [Records::LinkList] The waiting links, in the order in which they were opened.
      # @raise [Errors::InvalidParams]
      def pending
        invoke("links.pending", :read, :LinkList)
      end

      # Returns the links that were opened since the last call, and removes them. Call this method when the app's scene
      # becomes active. If the scene is not active, the result is empty, and no link is removed.
      #
      # @param phase ["active", "inactive", "background"] The phase of the app's scene. Links are returned only with
      #   `active`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::LinkList] The links whose targets the app should show now.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def drain(phase:, idempotency_key: nil)
        invoke("links.drain", :write, :LinkList, phase:, idempotency_key:)
      end
    end

    # Live queries: calls of reading methods whose results the core sends again when they change.
    class Live < Service
      # Runs a reading method and returns its result, as a live query. The core sends `live.changed` whenever the result
      # changes, until live.close is called or the conversation ends.
      #
      # @param query [Records::Query] The method and its parameters.
      # @return [Records::LiveOpened] The handle of the live query, and the first result. Each time that the core runs
      #   the query, it checks the method's own rule of access.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::NotFound, Errors::NoCompany,
      #   Errors::SignInRequired, Errors::Forbidden, Errors::CursorTooOld]
      def open(query:)
        invoke("live.open", :session, :LiveOpened, query:)
      end

      # Closes a live query, so that the core no longer runs it.
      #
      # @param live [Integer] The handle that live.open returned.
      # @return [Records::LiveClosed] The handle of the live query that was closed.
      # @raise [Errors::InvalidParams, Errors::NotFound]
      def close(live:)
        invoke("live.close", :session, :LiveClosed, live:)
      end
    end

    # The location of the device, the app's permission to know the location, and the names of places.
    class Location < Service
      # Returns the app's permission to know the device's location, as the host last reported it.
      #
      # @return [Records::LocationAuthorization] The permission.
      # @raise [Errors::InvalidParams]
      def authorization
        invoke("location.authorization", :read, :LocationAuthorization)
      end

      # Stores the app's permission to know the device's location. The host calls this method when the user's decision
      # has changed.
      #
      # @param state ["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"] The decision
      #   of the user, or of the device's administrator.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::LocationAuthorization] The stored permission. If the decision has not changed, `changedAt`
      #   remains the time of the earlier report.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def set_authorization(state:, idempotency_key: nil)
        invoke("location.setAuthorization", :write, :LocationAuthorization, state:, idempotency_key:)
      end

      # Asks the host for the location of the device, and stores the location as the device's place. Use this method
      # when the app needs a new location; location.last returns the stored one.
      #
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::DeviceLocation] The location of the device. If a newer location is stored already, the stored
      #   location.
      # @raise [Errors::InvalidParams, Errors::LocationDenied, Errors::HostUnavailable, Errors::HostTimeout,
      #   Errors::HostError, Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def request(deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("location.request", :write, :DeviceLocation, deadline:, progress_token:, idempotency_key:)
      end

      # Returns the stored place of the device, from the last location.request, without asking the host.
      #
      # @param max_age [Integer, nil] The age from which the device's place counts as old, in seconds. Default: 86,400,
      #   which is one day.
      # @return [Records::LastLocation, nil] The place. `null` if `location.request` has never found one.
      # @raise [Errors::InvalidParams]
      def last(max_age: nil)
        invoke("location.last", :read, :LastLocation, max_age:)
      end

      # Returns the name of the place at the given coordinates. The core asks the host once for each place, and stores
      # the name. Points whose coordinates are equal when rounded to four decimals count as one place.
      #
      # @param latitude [Numeric] The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north
      #   of the equator.
      # @param longitude [Numeric] The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive
      #   east of Greenwich.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @return [Records::GeocodedPlace] The name of the place, with its locality, region, country and time zone.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def geocode(latitude:, longitude:, deadline: nil)
        invoke("location.geocode", :read, :GeocodedPlace, latitude:, longitude:, deadline:)
      end
    end

    # The log of the core and its front ends, for finding the cause of faults.
    class Log < Service
      # Writes a line of the front end to the core's log. If a host offers `host.log.write`, the line is also written to
      # the system's log. Secrets that the core recognizes by name or form are replaced first. The line delays no other
      # request. Without an id, the request is a notification and gets no reply.
      #
      # @param level ["error", "warning", "info", "debug"] The severity of the line. Lines of every severity are stored.
      # @param category [String] The subject of the line: `debug`, `cloudKit`, `error`, or any other name of 1 to 64
      #   letters and digits. Between two letters or digits, there may be one space or one of the characters . _ / and
      #   -.
      # @param message [String] The message of the line.
      # @param fields [Hash{String => Object}, nil] Further facts about the line, as an object of at most 4,000
      #   characters of JSON. If it is left out, the line has no fields.
      # @return [Records::WrittenLine] Whether the line was written or dropped.
      # @raise [Errors::InvalidParams]
      def write(level:, category:, message:, fields: nil)
        invoke("log.write", :session, :WrittenLine, level:, category:, message:, fields:)
      end

      # Lists the stored lines of the log, the newest first, one page at a time. If the users of any company must sign
      # in, a conversation gets only its own lines and the core's lines. An owner who is signed in to each such company
      # gets all lines. To be notified of new lines, call this method through `live.open`.
      #
      # @param since [Time, nil] The time of the oldest line to return. If it is left out, lines of any age are
      #   returned.
      # @param level ["error", "warning", "info", "debug", nil] The lowest severity to return. Lines of this severity
      #   and of higher ones are returned. If it is left out, lines of all severities are returned.
      # @param category [String, nil] The category of the lines to return. If it is left out, lines of all categories
      #   are returned.
      # @param text [String, nil] A text that the message or the fields of a returned line must contain. Case does not
      #   matter. If it is left out, all lines are returned.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @return [Records::LogLinePage] A page of lines. Each page searches only a part of the log, so a page may have
      #   fewer lines than `limit` although `next` is not `null`.
      # @raise [Errors::InvalidParams]
      def read(since: nil, level: nil, category: nil, text: nil, limit: nil, after: nil)
        invoke("log.read", :read, :LogLinePage, since:, level:, category:, text:, limit:, after:)
      end

      # Exports the log and other facts that help to find a fault, such as for a message to support. The result is a
      # file or a text of JSON lines: facts about the core, the state and events of sync, and all stored lines of the
      # log, the oldest first. It contains no records, secrets or account ids. If the users of any company must sign in,
      # only an owner who is signed in to each such company may call this method.
      #
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Either `path` or `inline` must be given, not both.
      # @param inline [Boolean, nil] `true` to return the export as a text in the result. The text may have at most 4
      #   MiB. Either `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of lines written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @return [Records::LogExportReport] The size of the export, and its text if `inline` is `true`. The core answers
      #   other requests during the export.
      # @raise [Errors::InvalidParams, Errors::Forbidden, Errors::LimitReached, Errors::RequestCancelled]
      def export(path: nil, inline: nil, progress_token: nil, overwrite: nil)
        invoke("log.export", :session, :LogExportReport, path:, inline:, progress_token:, overwrite:)
      end

      # Removes all lines of the log. If the users of any company must sign in, only an owner who is signed in to each
      # such company may call this method.
      #
      # @return [Records::ClearedLog] The number of removed bytes, and whether all lines were removed.
      # @raise [Errors::InvalidParams, Errors::Forbidden]
      def clear
        invoke("log.clear", :session, :ClearedLog)
      end
    end

    # The orders of customers: lines, steps, payments, shipments and returns.
    class Orders < Service
      # Methods of orders.lines.
      #
      # @return [OrdersLines]
      def lines = @lines ||= OrdersLines.new(@caller)

      # Methods of orders.returns.
      #
      # @return [OrdersReturns]
      def returns = @returns ||= OrdersReturns.new(@caller)

      # Methods of orders.payments.
      #
      # @return [OrdersPayments]
      def payments = @payments ||= OrdersPayments.new(@caller)

      # Lists the changes of an order, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("orders.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Creates an order as a draft.
      #
      # @param contact [String] The id of the customer, a contact.
      # @param currency [String] The currency of all amounts of the order (ISO 4217).
      # @param source ["web", "phone", "walkIn", "other", nil] The channel through which the order came.
      # @param agent [String, nil] The id of the user who is responsible for the order.
      # @param reference [String, nil] The customer's own reference for the order.
      # @param billing_address [Records::AddressInput, nil] The address of the invoice. If it is left out, the order
      #   gets the contact's address.
      # @param shipping_address [Records::AddressInput, nil] The address to which the goods are shipped. If it is left
      #   out, the order gets the contact's address.
      # @param tax_included [Boolean, nil] `true` if prices include the tax.
      # @param discount [Records::OrderDiscountInput, nil] The discount on the whole order.
      # @param note [String, nil] A note for the customer, on the order's documents.
      # @param internal_note [String, nil] An internal note, which appears on no document.
      # @param requested_at [Time, nil] The instant for which the customer wants the goods.
      # @param archived [Boolean, nil] `true` if the order is archived. `orders.list` returns archived orders only with
      #   `archived: true`. Only closed or cancelled orders can be archived.
      # @param lines [Array<Records::NewLine>, nil] The lines, at most 1,000. To add lines later, call
      #   `orders.lines.add`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OrderView] The new order, with its lines.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def create(
        contact:, currency:, source: nil, agent: nil, reference: nil, billing_address: nil, shipping_address: nil,
        tax_included: nil, discount: nil, note: nil, internal_note: nil, requested_at: nil, archived: nil, lines: nil,
        company: nil, idempotency_key: nil
      )
        invoke(
          "orders.create", :write, :OrderView, contact:, currency:, source:, agent:, reference:, billing_address:,
          shipping_address:, tax_included:, discount:, note:, internal_note:, requested_at:, archived:, lines:,
          company:, idempotency_key:
        )
      end

      # Returns an order with its lines, payments, dispatches and steps.
      #
      # @param id [String] The id of the order.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::OrderView] The order with all its parts.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("orders.get", :read, :OrderView, id:, company:)
      end

      # Lists orders, newest first, one page at a time.
      #
      # @param status ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled", nil]
      #   Only orders with this status.
      # @param contact [String, nil] Only orders of this contact.
      # @param agent [String, nil] Only orders for which the user with this id is responsible.
      # @param source ["web", "phone", "walkIn", "other", nil] Only orders that came through this channel.
      # @param payment_state ["unpaid", "partial", "paid", "overpaid", nil] Only orders with this payment state.
      # @param fulfilment_state ["none", "partial", "full", nil] Only orders with this fulfilment state.
      # @param from [Time, nil] Only orders created at this instant or later.
      # @param to [Time, nil] Only orders created before this instant.
      # @param archived [Boolean, nil] `true` to list only archived orders. If it is left out, the list contains only
      #   orders that are not archived.
      # @param text [String, nil] Words to search for, at most 32. Each word must begin a word of the number, an earlier
      #   number, the reference, the contact's name or the note. Case and accents do not matter.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::OrderPage] A page of orders. If only few of many orders match, a page may have fewer elements
      #   than `limit`, or none, although `next` is not `null`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        status: nil, contact: nil, agent: nil, source: nil, payment_state: nil, fulfilment_state: nil, from: nil,
        to: nil, archived: nil, text: nil, limit: nil, after: nil, snapshot: nil, company: nil
      )
        invoke(
          "orders.list", :read, :OrderPage, status:, contact:, agent:, source:, payment_state:, fulfilment_state:,
          from:, to:, archived:, text:, limit:, after:, snapshot:, company:
        )
      end

      # Changes the given members of an order. Other members keep their values.
      #
      # @param id [String] The id of the order.
      # @param changes [Records::OrderDraftChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ShownOrder] The order after the change. If all given values are equal to the stored ones, the
      #   order and its version do not change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("orders.update", :write, :ShownOrder, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a draft that was never submitted, with its lines. Any other order can only be cancelled.
      #
      # @param id [String] The id of the order.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("orders.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Moves an order to another status. Only a manager of orders can cancel an order.
      #
      # @param id [String] The id of the order.
      # @param to ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] The new
      #   status of the document.
      # @param reason [String, nil] The reason for the step, as a free text.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ShownOrder] The order after the step. An overpaid order can be closed, too. A negative `due`
      #   is the amount to pay back.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::LimitReached, Errors::Duplicate,
      #   Errors::SeriesUnconfirmed, Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("orders.step", :write, :ShownOrder, id:, to:, reason:, expect:, company:, idempotency_key:)
      end

      # Issues the documents that an order still needs: an invoice for quantities that are not invoiced yet, and a
      # credit note for each invoice with amounts that are no longer owed. If an order in progress is then invoiced
      # completely, its status becomes invoiced.
      #
      # @param id [String] The id of the order.
      # @param lines [Array<Records::InvoicedLine>, nil] The quantities to invoice. If they are left out, everything
      #   that is not invoiced yet is invoiced.
      # @param reason [String, nil] The reason for the credit notes, as a free text.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::InvoicedOrder] The order, and the new documents with the credit notes first. The list is empty
      #   if the order needs no document.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::Duplicate, Errors::SeriesUnconfirmed,
      #   Errors::KeyReused]
      def invoice(id:, lines: nil, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("orders.invoice", :write, :InvoicedOrder, id:, lines:, reason:, expect:, company:, idempotency_key:)
      end

      # Ships lines of an order, or parts of lines, with a dispatch. The goods leave the stock.
      #
      # @param id [String] The id of the order.
      # @param lines [Array<Records::ShippedLine>] The quantities of order lines to ship.
      # @param dispatch [String, nil] The id of the dispatch with which the goods leave. If it is left out, a new
      #   dispatch is created.
      # @param collection_type ["endUser", "colleague", "shipping", nil] The way in which the goods of a new dispatch
      #   get to the recipient. Default: `shipping`.
      # @param force [Boolean, nil] `true` to take stock that is reserved for other orders or builds. Only managers of
      #   orders and of the inventory can do this.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Shipment] The shipped goods and their dispatch.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::InsufficientStock, Errors::KeyReused]
      def ship(
        id:, lines:, dispatch: nil, collection_type: nil, force: nil, expect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "orders.ship", :write, :Shipment, id:, lines:, dispatch:, collection_type:, force:, expect:, company:,
          idempotency_key:
        )
      end

      # Creates a draft with the lines of an order, at the current prices of the items.
      #
      # @param id [String] The id of the order to copy.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::OrderView] The new order, with its lines.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def duplicate(id:, company: nil, idempotency_key: nil)
        invoke("orders.duplicate", :write, :OrderView, id:, company:, idempotency_key:)
      end

      # Returns the contents of a document about an order, such as a quote: the parties, the lines, and their sums.
      #
      # @param id [String] The id of the order.
      # @param kind ["invoice", "packingList", "quote"] The kind of the document, such as quote.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::OrderDocument] The contents of the document. The front end makes the layout.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::IllegalStep]
      def document(id:, kind:, company: nil)
        invoke("orders.document", :read, :OrderDocument, id:, kind:, company:)
      end

      # Sells goods over the counter: creates an order, ships, invoices and closes it, and records its payment. If one
      # of these actions is refused, nothing is stored.
      #
      # @param lines [Array<Records::SaleLine>] The lines of the sale: goods, services and other charges.
      # @param payment [Records::SalePayment] The payment of the whole amount.
      # @param currency [String] The currency of all amounts of the order (ISO 4217).
      # @param source ["web", "phone", "walkIn", "other", nil] The channel through which the order came.
      # @param agent [String, nil] The id of the user who is responsible for the order.
      # @param reference [String, nil] The customer's own reference for the order.
      # @param billing_address [Records::AddressInput, nil] The address of the invoice. If it is left out, the order
      #   gets the contact's address.
      # @param shipping_address [Records::AddressInput, nil] The address to which the goods are shipped. If it is left
      #   out, the order gets the contact's address.
      # @param tax_included [Boolean, nil] `true` if prices include the tax.
      # @param discount [Records::OrderDiscountInput, nil] The discount on the whole order.
      # @param note [String, nil] A note for the customer, on the order's documents.
      # @param internal_note [String, nil] An internal note, which appears on no document.
      # @param requested_at [Time, nil] The instant for which the customer wants the goods.
      # @param archived [Boolean, nil] `true` if the order is archived. `orders.list` returns archived orders only with
      #   `archived: true`. Only closed or cancelled orders can be archived.
      # @param force [Boolean, nil] `true` to take stock that is reserved for other orders or builds. Only managers of
      #   orders and of the inventory can do this.
      # @param contact [String, nil] The id of the customer's contact. Default: the company's `counterContact`
      #   (`companies.update`, in `settings`).
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Sale] The closed order, with its invoice and its payment.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::IllegalStep, Errors::InsufficientStock, Errors::LimitReached, Errors::Duplicate,
      #   Errors::SeriesUnconfirmed, Errors::KeyReused]
      def sell(
        lines:, payment:, currency:, source: nil, agent: nil, reference: nil, billing_address: nil,
        shipping_address: nil, tax_included: nil, discount: nil, note: nil, internal_note: nil, requested_at: nil,
        archived: nil, force: nil, contact: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "orders.sell", :write, :Sale, lines:, payment:, currency:, source:, agent:, reference:, billing_address:,
          shipping_address:, tax_included:, discount:, note:, internal_note:, requested_at:, archived:, force:,
          contact:, company:, idempotency_key:
        )
      end

      # Exports all orders of a company, including archived orders, as a file or a text that the import method reads.
      # The oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "orders.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:, dialect:,
          separator:, decimal:, company:
        )
      end

      # Imports orders from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "orders.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # The search for places by their names.
    class Places < Service
      # Asks the host for places whose names begin with the text that the user has typed so far. If no host searches
      # places, or if the host fails or is late, the core searches the cities of the system's time zones. For the
      # coordinates of a suggestion, call `places.resolve`.
      #
      # @param text [String] The text that the user has typed so far. Case and accents are ignored.
      # @param latitude [Numeric, nil] The point around which to search first, in degrees. `latitude` and `longitude`
      #   must be given together. If they are left out, the search begins around the device's last known place, if there
      #   is one.
      # @param longitude [Numeric, nil] The point around which to search first, in degrees. `latitude` and `longitude`
      #   must be given together. If they are left out, the search begins around the device's last known place, if there
      #   is one.
      # @param limit [Integer, nil] The largest number of places to return. Default: 10.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param session [String, nil] A name that the caller chooses for the search field in which the user types. If an
      #   earlier search with the same `session` still waits, the earlier search fails with `requestCancelled`.
      # @return [Records::FoundPlaces] The places and the suggestions.
      # @raise [Errors::InvalidParams, Errors::PlacesUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def search(text:, latitude: nil, longitude: nil, limit: nil, deadline: nil, session: nil)
        invoke("places.search", :read, :FoundPlaces, text:, latitude:, longitude:, limit:, deadline:, session:)
      end

      # Asks the host for the coordinates of a place that `places.search` has suggested. To register the place for
      # widgets, pass the result to `widgets.recents.add`.
      #
      # @param token [String] The token of the suggestion, from the result of `places.search`.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @return [Records::ResolvedPlace] The place, with the members that `widgets.recents.add` accepts.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def resolve(token:, deadline: nil)
        invoke("places.resolve", :read, :ResolvedPlace, token:, deadline:)
      end
    end

    # The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
    class Policy < Service
      # Methods of policy.promotions.
      #
      # @return [PolicyPromotions]
      def promotions = @promotions ||= PolicyPromotions.new(@caller)

      # Methods of policy.update.
      #
      # @return [PolicyUpdate]
      def update = @update ||= PolicyUpdate.new(@caller)

      # Methods of policy.deployment.
      #
      # @return [PolicyDeployment]
      def deployment = @deployment ||= PolicyDeployment.new(@caller)

      # Returns whether a version of the app must or should be updated: `none`, `recommended` or `required`. Call this
      # method when the app starts, with the app's own version.
      #
      # @param version [String] The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.
      # @return [Records::PolicyVerdict] The need for an update, and the message and the page for the user. `update` is
      #   `none` if no policy is known.
      # @raise [Errors::InvalidParams]
      def check(version:)
        invoke("policy.check", :read, :PolicyVerdict, version:)
      end

      # Returns all flags of AppConfig with their values. To get the value of one flag, use policy.flag.
      #
      # @return [Records::Flags] All known flags, and the age of the document that they come from.
      # @raise [Errors::InvalidParams]
      def flags
        invoke("policy.flags", :read, :Flags)
      end

      # Returns whether a flag of AppConfig is on.
      #
      # @param name [String] The name of the flag.
      # @param fallback [Boolean, nil] The value to return if AppConfig does not have the flag. Default: `false`.
      # @return [Records::ShownFlag] The value of the flag, and the age of the document that it comes from.
      # @raise [Errors::InvalidParams]
      def flag(name:, fallback: nil)
        invoke("policy.flag", :read, :ShownFlag, name:, fallback:)
      end

      # Fetches a remote document now, from the host or from its records in the public database, and stores it. Stale
      # documents are also fetched without this method, after a request that reads them. If the fetch fails, the stored
      # document remains.
      #
      # @param document ["AppConfig", "IAPPromo"] The name of the document: AppConfig or IAPPromo.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::RefreshedDocument] The freshness, age and origin of the stored document, and its malformed
      #   parts.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled, Errors::CloudUnavailable,
      #   Errors::AccountUnavailable, Errors::KeyReused]
      def refresh(document:, deadline: nil, progress_token: nil, idempotency_key: nil)
        invoke("policy.refresh", :write, :RefreshedDocument, document:, deadline:, progress_token:, idempotency_key:)
      end
    end

    # The price lists of a company, and the prices of single customers.
    class Prices < Service
      # Creates a price.
      #
      # @param item [String] The id of the item.
      # @param price [Records::MoneyInput] The price of one own unit of the item.
      # @param list [String, nil] The name of the price list. The list applies to contacts whose `priceList` is this
      #   name. Upper and lower case of the letters A to Z do not matter. Required for a price without `contact`.
      # @param contact [String, nil] The id of the customer for whom the price is. `null` for all customers of `list`. A
      #   customer's own price takes precedence over the prices of lists.
      # @param min_quantity [Numeric, nil] The smallest quantity of a line to which this price applies, in the item's
      #   own unit. `null` for any quantity.
      # @param from [String, Date, nil] The first day on which the price applies, in the company's time zone. `null` if
      #   there is no first day.
      # @param until [String, Date, nil] The last day on which the price applies, in the company's time zone. `null` if
      #   there is no last day.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Price] The new price.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def create(
        item:, price:, list: nil, contact: nil, min_quantity: nil, from: nil, until: nil, company: nil,
        idempotency_key: nil
      )
        invoke(
          "prices.create", :write, :Price, item:, price:, list:, contact:, min_quantity:, from:,
          until: binding.local_variable_get(:until), company:, idempotency_key:
        )
      end

      # Returns the price with the given id.
      #
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Price] The price.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("prices.get", :read, :Price, id:, company:)
      end

      # Changes the given members of a price. Other members keep their values.
      #
      # @param id [String] The id of the record.
      # @param changes [Records::PriceDetailsChanges] The members to change. Other members keep their values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Price] The price after the change. If no given member has a new value, the record does not
      #   change, and keeps its version.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("prices.update", :write, :Price, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a price.
      #
      # @param id [String] The id of the record.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("prices.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Lists the changes of a price, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("prices.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Lists prices, newest first, one page at a time.
      #
      # @param list [String, nil] Only prices of the price list with this name.
      # @param item [String, nil] Only prices of the item with this id.
      # @param contact [String, nil] Only prices whose `contact` is the customer with this id.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::PricePage] A page of prices.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(list: nil, item: nil, contact: nil, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("prices.list", :read, :PricePage, list:, item:, contact:, limit:, after:, snapshot:, company:)
      end

      # Returns the price and the tax that a new order line without a price would get now. It stores nothing.
      #
      # @param lines [Array<Records::AskedPrice>] The items, with the quantities that are to be sold.
      # @param currency [String] The currency of the prices (ISO 4217).
      # @param contact [String, nil] The id of the customer's contact. Default: the company's `counterContact`; without
      #   a contact, no price of a list applies.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::FoundPrices] The prices, in the order of the given lines.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def find(lines:, currency:, contact: nil, company: nil)
        invoke("prices.find", :read, :FoundPrices, lines:, currency:, contact:, company:)
      end

      # Exports all prices of a company, including archived prices, as a file or a text that the import method reads.
      # The oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "prices.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:, dialect:,
          separator:, decimal:, company:
        )
      end

      # Imports prices from a file or a text in the form that the export method writes. If a row is refused, the other
      # rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "prices.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # The purchases from suppliers: lines, steps and receipts.
    class Purchases < Service
      # Methods of purchases.lines.
      #
      # @return [PurchasesLines]
      def lines = @lines ||= PurchasesLines.new(@caller)

      # Methods of purchases.receipts.
      #
      # @return [PurchasesReceipts]
      def receipts = @receipts ||= PurchasesReceipts.new(@caller)

      # Lists the changes of a purchase, newest first, one page at a time. A deleted record still has a history.
      #
      # @param id [String] The id of the record.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::HistoryEntryPage] A page of changes.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def history(id:, limit: nil, after: nil, company: nil)
        invoke("purchases.history", :read, :HistoryEntryPage, id:, limit:, after:, company:)
      end

      # Creates a purchase as a draft.
      #
      # @param contact [String] The id of the contact who is the supplier.
      # @param currency [String] The currency of all amounts of the purchase (ISO 4217).
      # @param reference [String, nil] The supplier's own reference for the purchase.
      # @param delivery_address [Records::AddressInput, nil] The address to which the goods are delivered.
      # @param tax_included [Boolean, nil] `true` if prices include the tax.
      # @param discount [Numeric, nil] The discount on the whole purchase, in percent.
      # @param note [String, nil] A note for the supplier, on the purchase's documents.
      # @param internal_note [String, nil] An internal note, which appears on no document.
      # @param expected_at [Time, nil] The instant at which the goods are expected.
      # @param archived [Boolean, nil] `true` if the purchase is archived. `purchases.list` returns archived purchases
      #   only with `archived: true`. Only closed or cancelled purchases can be archived.
      # @param lines [Array<Records::NewPurchaseLine>, nil] The lines, at most 1,000. To add lines later, call
      #   `purchases.lines.add`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PurchaseView] The new purchase, with its lines.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def create(
        contact:, currency:, reference: nil, delivery_address: nil, tax_included: nil, discount: nil, note: nil,
        internal_note: nil, expected_at: nil, archived: nil, lines: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "purchases.create", :write, :PurchaseView, contact:, currency:, reference:, delivery_address:, tax_included:,
          discount:, note:, internal_note:, expected_at:, archived:, lines:, company:, idempotency_key:
        )
      end

      # Returns a purchase with its lines, receipts and steps.
      #
      # @param id [String] The id of the purchase.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::PurchaseView] The purchase with all its parts.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("purchases.get", :read, :PurchaseView, id:, company:)
      end

      # Lists purchases, newest first, one page at a time.
      #
      # @param status ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled", nil] Only purchases with
      #   this status.
      # @param contact [String, nil] Only purchases from the supplier with this id.
      # @param from [Time, nil] Only purchases created at this instant or later.
      # @param to [Time, nil] Only purchases created before this instant.
      # @param archived [Boolean, nil] `true` to list only archived purchases. If it is left out, the list contains only
      #   purchases that are not archived.
      # @param text [String, nil] Words to search for, at most 32. Each word must begin a word of the number, the
      #   reference, the supplier's name or the note. Case and accents do not matter.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::PurchasePage] A page of purchases.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(
        status: nil, contact: nil, from: nil, to: nil, archived: nil, text: nil, limit: nil, after: nil,
        snapshot: nil, company: nil
      )
        invoke(
          "purchases.list", :read, :PurchasePage, status:, contact:, from:, to:, archived:, text:, limit:, after:,
          snapshot:, company:
        )
      end

      # Changes the given members of a purchase. Other members keep their values.
      #
      # @param id [String] The id of the purchase.
      # @param changes [Records::PurchaseDraftChanges] The members to change, with their new values.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Purchase] The purchase after the change. If all given values are equal to the stored ones, the
      #   purchase and its version do not change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("purchases.update", :write, :Purchase, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes a draft that was never ordered. Any other purchase can only be cancelled or closed.
      #
      # @param id [String] The id of the purchase.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The id of the deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::InUse, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("purchases.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Moves a purchase to another status. Only a manager of orders can cancel a purchase.
      #
      # @param id [String] The id of the purchase.
      # @param to ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"] The new status of the
      #   document.
      # @param reason [String, nil] The reason for the step, as a free text.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PurchaseView] The purchase after the step, with all its parts.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::LimitReached, Errors::KeyReused]
      def step(id:, to:, reason: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke("purchases.step", :write, :PurchaseView, id:, to:, reason:, expect:, company:, idempotency_key:)
      end

      # Returns the contents of the order form that a company sends to a supplier: the parties, the lines, and their
      # sums.
      #
      # @param id [String] The id of the purchase.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::PurchaseDocument] The contents of the document. The front end makes the layout.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def document(id:, company: nil)
        invoke("purchases.document", :read, :PurchaseDocument, id:, company:)
      end

      # Receives goods of a purchase, all or a part, into the inventory. Use it when ordered goods have arrived.
      #
      # @param id [String] The id of the purchase.
      # @param lines [Array<Records::ReceivedLine>] The received quantities, one for each line.
      # @param force [Boolean, nil] `true` to receive more than was ordered. Only managers of orders may set this
      #   member.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ReceivedPurchase] The receipts, and the purchase after them.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::IllegalStep, Errors::KeyReused]
      def receive(id:, lines:, force: nil, expect: nil, company: nil, idempotency_key: nil)
        invoke(
          "purchases.receive", :write, :ReceivedPurchase, id:, lines:, force:, expect:, company:, idempotency_key:
        )
      end

      # Creates draft purchases of items whose stock will not suffice, one draft for each supplier. An item is included
      # if its projected stock is below its `minStock`, or below zero. The projected stock is the usable stock on hand,
      # minus the demand of open orders and builds, plus the quantities on order. Each line orders the missing quantity
      # that existing drafts do not cover, or the item's `reorderQuantity` if that is larger. The quantity is rounded up
      # to whole units in which the supplier sells the item, and raised to the supplier's `minOrder`. If the caller
      # manages the inventory, each line has the supplier's price for its quantity, or else the item's cost. The longest
      # lead time of its lines sets the expected date of a draft.
      #
      # @param currency [String, nil] The currency of a draft if neither its supplier nor its items have a currency.
      #   Default: the company's currency.
      # @param dry_run [Boolean, nil] `true` to return the drafts without storing them. The ids in the reply then belong
      #   to no record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SuggestedPurchases] The drafts, and the items that no draft contains.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::KeyReused]
      def suggest(currency: nil, dry_run: nil, company: nil, idempotency_key: nil)
        invoke("purchases.suggest", :write, :SuggestedPurchases, currency:, dry_run:, company:, idempotency_key:)
      end

      # Exports all purchases of a company, including archived purchases, as a file or a text that the import method
      # reads. The oldest come first.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on
      #   each line.
      # @param path [String, nil] The path of the file. An existing file is refused, unless `overwrite` is `true`.
      #   Callers who may only view the company's records cannot write files. Either `path` or `inline` must be given,
      #   not both.
      # @param inline [Boolean, nil] `true` to return the text in the reply. The text may have at most 4 MiB. Either
      #   `path` or `inline` must be given, not both.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records written so far.
      # @param overwrite [Boolean, nil] `true` to replace an existing file. The file is replaced only when the new one
      #   is complete. Default: `false`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with
      #   a byte-order mark, semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet
      #   would take for a formula get an apostrophe before them. Default: `standard`.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator in the dialect `excel`. Default: a
      #   semicolon, or a comma if `decimal` is `point`.
      # @param decimal ["point", "comma", nil] The decimal separator in the dialect `excel`. Default: `comma`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ExportReport] The numbers of records and bytes, and the text if `inline` is `true`. The core
      #   answers other requests during the export.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::LimitReached, Errors::RequestCancelled, Errors::StorageFault]
      def export(
        format:, path: nil, inline: nil, progress_token: nil, overwrite: nil, dialect: nil, separator: nil,
        decimal: nil, company: nil
      )
        invoke(
          "purchases.export", :session, :ExportReport, format:, path:, inline:, progress_token:, overwrite:, dialect:,
          separator:, decimal:, company:
        )
      end

      # Imports purchases from a file or a text in the form that the export method writes. If a row is refused, the
      # other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
      # interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
      # imports all rows again.
      #
      # @param format ["csv", "jsonl"] The format. csv: comma-separated values (RFC 4180), as spreadsheets write them.
      #   The first line names the members. jsonl: one JSON object on each line.
      # @param path [String, nil] The path of the file. Either `path` or `inline` must be given, not both.
      # @param inline [String, nil] The text to import, instead of a file. Either `path` or `inline` must be given, not
      #   both.
      # @param mapping [Hash{String => String, nil}, nil] The members for columns that are not named after members. Each
      #   key is the name of a column. Its value is the name of a member, or `null` to ignore the column.
      # @param mode ["create", "update", "upsert", nil] The mode. create: each row creates a record. update: each row
      #   changes the record with the same key. upsert: each row changes the record with the same key, or creates a
      #   record if there is none. Default: `create`.
      # @param atomic [Boolean, nil] `true` to import either all rows or no row, in one write. Other requests wait until
      #   the import is complete. Default: `false`.
      # @param dry_run [Boolean, nil] `true` for a dry run, which returns the result of the import but stores nothing.
      #   Other requests wait until the dry run is complete. Default: `false`.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of bytes read so far.
      # @param separator ["comma", "semicolon", "tab", nil] The column separator of csv. If it is left out, the core
      #   guesses the separator from the first lines, and returns it in the result.
      # @param decimal ["point", "comma", nil] The decimal separator of csv. If it is left out, the core guesses the
      #   separator from the numbers, and returns it. If the numbers do not show it, a number that can be read in two
      #   ways, such as 1.000, may be refused.
      # @param encoding ["utf8", "utf16", "windows1252", nil] The character encoding of a file. Default: `utf16` if the
      #   file begins like a UTF-16 file, otherwise `utf8`.
      # @param dialect ["standard", "excel", nil] The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of
      #   the export method. Default: `standard`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::ImportReport] The numbers of created and changed records, and the refused rows. The core
      #   answers other requests during the import, unless the import is atomic or a dry run.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::RequestCancelled, Errors::KeyReused]
      def import(
        format:, path: nil, inline: nil, mapping: nil, mode: nil, atomic: nil, dry_run: nil, progress_token: nil,
        separator: nil, decimal: nil, encoding: nil, dialect: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "purchases.import", :write, :ImportReport, format:, path:, inline:, mapping:, mode:, atomic:, dry_run:,
          progress_token:, separator:, decimal:, encoding:, dialect:, company:, idempotency_key:
        )
      end
    end

    # Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers still
    # owe.
    class Reports < Service
      # Returns the value of the stock at one instant: the quantity on hand times the average purchase cost up to then.
      # Movements count from the instant at which they happened.
      #
      # @param at [String, Date, Time, nil] The instant for which the stock is valued, such as 2026-11-30T17:00:00Z. A
      #   day, such as 2026-11-30, means its end in the company's time zone. Default: now.
      # @param by ["item", "category", "location", nil] The grouping of the rows: one for each item, for each category,
      #   or for each location. Default: `item`.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the examined ledger entries.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::StockValueReport] The totals for each currency, and one page of rows. The core answers other
      #   requests during the computation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::LimitReached, Errors::RequestCancelled]
      def stock_value(at: nil, by: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        invoke(
          "reports.stockValue", :session, :StockValueReport, at:, by:, limit:, after:, progress_token:, company:
        )
      end

      # Returns how often the stock was sold or used up in a period: the cost of the goods that left, divided by the
      # average of the stock's values before and after the period.
      #
      # @param from [String, Date, nil] The first day of the period, in the company's time zone. If it is left out, the
      #   period begins with the oldest record.
      # @param to [String, Date, nil] The last day of the period, which is included, in the company's time zone. If it
      #   is left out, the period extends to the present.
      # @param by ["item", "category", nil] The grouping of the rows: one for each item, or for each category. Default:
      #   `item`.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the examined ledger entries.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::TurnoverReport] The totals for each currency, and one page of rows. The core answers other
      #   requests during the computation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::LimitReached, Errors::RequestCancelled]
      def turnover(from: nil, to: nil, by: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        invoke(
          "reports.turnover", :session, :TurnoverReport, from:, to:, by:, limit:, after:, progress_token:, company:
        )
      end

      # Returns the sold items in three classes, by their shares of the revenue (ABC analysis). A: the items with the
      # most revenue, up to 80 % of all revenue. B: the next items, up to 95 %. C: the rest. Use it to see which items
      # matter most. Orders count as in `reports.sales`.
      #
      # @param from [String, Date, nil] The first day of the period, in the company's time zone. If it is left out, the
      #   period begins with the oldest record.
      # @param to [String, Date, nil] The last day of the period, which is included, in the company's time zone. If it
      #   is left out, the period extends to the present.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the examined orders.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ABCReport] The totals of the classes for each currency, and one page of items. The core
      #   answers other requests during the computation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::LimitReached, Errors::RequestCancelled]
      def abc(from: nil, to: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        invoke("reports.abc", :session, :ABCReport, from:, to:, limit:, after:, progress_token:, company:)
      end

      # Returns the sales of a period: the orders that were submitted in the period, less goods that were returned or
      # credited later. Drafts and cancelled orders are left out.
      #
      # @param from [String, Date, nil] The first day of the period, in the company's time zone. If it is left out, the
      #   period begins with the oldest record.
      # @param to [String, Date, nil] The last day of the period, which is included, in the company's time zone. If it
      #   is left out, the period extends to the present.
      # @param by ["day", "week", "month", "item", "contact", "agent", nil] The grouping of the rows. week: by weeks
      #   that begin on Monday. contact: by customer. agent: by the user who is responsible for the order. Default:
      #   `day`.
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the examined orders.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::SalesReport] The totals for each currency, and one page of rows. The core answers other
      #   requests during the computation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::LimitReached, Errors::RequestCancelled]
      def sales(from: nil, to: nil, by: nil, limit: nil, after: nil, progress_token: nil, company: nil)
        invoke("reports.sales", :session, :SalesReport, from:, to:, by:, limit:, after:, progress_token:, company:)
      end

      # Returns the amounts that customers still have to pay, by the age of the invoices. Use it to see which customers
      # pay late.
      #
      # @param by ["contact", nil] The grouping of the rows. contact: one row for each customer and currency. Default:
      #   one row for each currency.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the examined orders.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::AgingReport] One row for each currency, or for each customer and currency. The core answers
      #   other requests during the computation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::LimitReached, Errors::RequestCancelled]
      def aging(by: nil, progress_token: nil, company: nil)
        invoke("reports.aging", :session, :AgingReport, by:, progress_token:, company:)
      end

      # Returns the amounts without tax and the taxes of a period, by tax category and rate. Invoices and credit notes
      # count on their day of issue, purchases on the day on which they were ordered. Use it for the tax return.
      #
      # @param from [String, Date, nil] The first day of the period, in the company's time zone. If it is left out, the
      #   period begins with the oldest record.
      # @param to [String, Date, nil] The last day of the period, which is included, in the company's time zone. If it
      #   is left out, the period extends to the present.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the examined documents.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::TaxReport] One row for each currency, rate and category. The core answers other requests
      #   during the computation.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::LimitReached, Errors::RequestCancelled]
      def tax(from: nil, to: nil, progress_token: nil, company: nil)
        invoke("reports.tax", :session, :TaxReport, from:, to:, progress_token:, company:)
      end

      # Asks the AI of the host to explain a report in words. The model gets the totals and the first rows of the
      # report. The core accepts only explanations whose numbers all occur there. The explanation is not stored as a
      # record.
      #
      # @param report ["stockValue", "turnover", "abc", "sales", "aging"] The name of the report to explain, which is
      #   the name of its method without `reports.`.
      # @param parameters [Hash{String => Object}, nil] The parameters of the report's own method, without `company`.
      #   Default: the method's defaults.
      # @param deadline [Integer, nil] The time limit for the answer, in milliseconds. It includes the time during which
      #   the question waits for earlier questions. Default: 30,000.
      # @param fresh [Boolean, nil] `true` to ask the model even if an equal question was answered in the last 10
      #   minutes. Default: `false`: the earlier answer is returned.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `value` is the part of the answer that has arrived so far.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ReportExplanation] The explanation. The core answers other requests while it waits for the
      #   model.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError, Errors::HostFault,
      #   Errors::LimitReached, Errors::RequestCancelled]
      def explain(report:, parameters: nil, deadline: nil, fresh: nil, progress_token: nil, company: nil)
        invoke(
          "reports.explain", :session, :ReportExplanation, report:, parameters:, deadline:, fresh:, progress_token:,
          company:
        )
      end
    end

    # Methods about the core's methods and about requests.
    class Rpc < Service
      # Returns the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).
      #
      # @return [Hash{String => Object}] An OpenRPC document.
      # @raise [Errors::InvalidParams]
      def discover
        invoke("rpc.discover", :read)
      end

      # Cancels a request that waits for the host, or for long work. The cancelled request fails with
      # `requestCancelled`. The reply to the cancelled request comes after the reply to `rpc.cancel`.
      #
      # @param id [String, Numeric] The id of the request to cancel, as the request was sent.
      # @return [Records::Cancelled] The number of cancelled requests. 0 if no request with this id waits, for example
      #   because it already has its reply.
      # @raise [Errors::InvalidParams]
      def cancel(id:)
        invoke("rpc.cancel", :session, :Cancelled, id:)
      end
    end

    # Interprets scanned codes and finds their records. Makes codes for labels.
    class Scan < Service
      # Interprets a scanned code. Returns whether the code is valid, its content, and the records of the company that
      # have this code.
      #
      # @param code [String] The text that the scanner has sent. A symbology identifier before the code, such as `]C1`,
      #   is understood.
      # @param symbology ["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar",
      #   "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode", nil] The symbology of the barcode, if the scanner
      #   reports it separately. If it is left out, the core infers it from the code.
      # @param archived [Boolean, nil] `true` to include archived records in `matches`. Default: `false`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ResolvedCode] The interpretation of the code. An invalid code is no error: `valid` is then
      #   `false`.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def resolve(code:, symbology: nil, archived: nil, company: nil)
        invoke("scan.resolve", :read, :ResolvedCode, code:, symbology:, archived:, company:)
      end

      # Returns the text of a code to print on a label for a record. When the code is scanned, scan.resolve finds the
      # record, even years later.
      #
      # @param kind ["item", "lot", "location", "loan", "order", "dispatch"] The kind of the record: item, lot,
      #   location, loan, order or dispatch.
      # @param id [String] The id of the record.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Label] The code and the record's name. Each call for the same record returns the same code.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def label(kind:, id:, company: nil)
        invoke("scan.label", :read, :Label, kind:, id:, company:)
      end
    end

    # The settings of the account and of the device, and the app's own settings.
    class Settings < Service
      # Returns the values of settings. To be notified of changes, call this method through `live.open`.
      #
      # @param keys [Array<String>, nil] The names of the settings. Default: all settings. These include the app's own
      #   settings, and settings that a newer program has stored.
      # @return [Records::SettingValues] The values, by the names of the settings.
      # @raise [Errors::InvalidParams]
      def get(keys: nil)
        invoke("settings.get", :read, :SettingValues, keys:)
      end

      # Stores the values of settings. The app can also store settings of its own, under `app.NAME` (synced) or
      # `app.device.NAME` (on this device only). Each of these can be any JSON of at most 64 KiB.
      #
      # @param values [Hash{String => Object}] The values, by the names of the settings. `null` restores the default.
      #   `settings.describe` lists the names, types and defaults.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SettingValues] The values of the given settings after the change.
      # @raise [Errors::InvalidParams, Errors::LimitReached, Errors::KeyReused]
      def set(values:, idempotency_key: nil)
        invoke("settings.set", :write, :SettingValues, values:, idempotency_key:)
      end

      # Resets the named settings to their defaults. If one of the app's own settings is named, it is removed.
      #
      # @param keys [Array<String>] The names of the settings.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::SettingValues] The values of the named settings after the reset.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def reset(keys:, idempotency_key: nil)
        invoke("settings.reset", :write, :SettingValues, keys:, idempotency_key:)
      end

      # Lists all settings with their types, limits and defaults, and tells where each of them is stored.
      #
      # @return [Records::DescribedSettings] All settings.
      # @raise [Errors::InvalidParams]
      def describe
        invoke("settings.describe", :read, :DescribedSettings)
      end
    end

    # Sharing companies between accounts: links, invitations and participants.
    class Sharing < Service
      # Methods of sharing.participants.
      #
      # @return [SharingParticipants]
      def participants = @participants ||= SharingParticipants.new(@caller)

      # Methods of sharing.departures.
      #
      # @return [SharingDepartures]
      def departures = @departures ||= SharingDepartures.new(@caller)

      # Shares a company with all of its present and future records. A second call returns the same share.
      #
      # @param public_permission ["none", "readOnly", "readWrite", nil] The people who can join with the link of the
      #   share. Default: `none`: only invited people can join.
      # @param dept_mask [Integer, nil] The departments in which the user does the daily work. Each bit of this number
      #   is a department; `access.departments` lists the bits.
      # @param manager_mask [Integer, nil] The departments that the user manages. Each bit of this number is a
      #   department. A manager of a department can also delete, approve and see costs there.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] The name of a preset, which sets both masks;
      #   `access.presets` lists the presets. Give either `preset` or the masks, not both.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Share] The share with its link. The core has begun to send the company's records to the cloud.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::AccountUnavailable, Errors::CloudUnavailable, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def create(
        public_permission: nil, dept_mask: nil, manager_mask: nil, preset: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "sharing.create", :write, :Share, public_permission:, dept_mask:, manager_mask:, preset:, company:,
          idempotency_key:
        )
      end

      # Returns the share of a company, and how many of its records are in the cloud. Owners also get the participants.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::SharingState] The share, the numbers of records, and for owners the participants.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(company: nil)
        invoke("sharing.get", :read, :SharingState, company:)
      end

      # Invites a participant to a shared company, and sets the participant's rights. If the same `invitedAs` was
      # invited before, no new invitation is made: the permission and the rights of the old one change.
      #
      # @param as [String] An address, a number or a label for the participant. If it is the participant's user
      #   reference, the participant can also use the link of the share.
      # @param permission ["readWrite", "readOnly", nil] The permission. readWrite: everything that the participant's
      #   rights allow. readOnly: only reading, even if the rights allow more. Default: `readWrite`.
      # @param name [String, nil] The participant's name: any text of one line.
      # @param dept_mask [Integer, nil] The departments in which the user does the daily work. Each bit of this number
      #   is a department; `access.departments` lists the bits.
      # @param manager_mask [Integer, nil] The departments that the user manages. Each bit of this number is a
      #   department. A manager of a department can also delete, approve and see costs there.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] The name of a preset, which sets both masks;
      #   `access.presets` lists the presets. Give either `preset` or the masks, not both.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Participant] The participant, with the link to send.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::TierRequired, Errors::AccountUnavailable, Errors::CloudUnavailable, Errors::RequestCancelled,
      #   Errors::KeyReused]
      def invite(
        as:, permission: nil, name: nil, dept_mask: nil, manager_mask: nil, preset: nil, company: nil,
        idempotency_key: nil
      )
        invoke(
          "sharing.invite", :write, :Participant, as:, permission:, name:, dept_mask:, manager_mask:, preset:, company:,
          idempotency_key:
        )
      end

      # Sets who can join with the link of the share from now on. Accounts that have already joined remain participants.
      #
      # @param public_permission ["none", "readOnly", "readWrite"] The people who can join with the share's link. none:
      #   nobody, so that only invited people can join. readOnly: everybody who has the link, for reading only.
      #   readWrite: everybody who has the link, with the rights of the access record that they get.
      # @param dept_mask [Integer, nil] The departments in which the user does the daily work. Each bit of this number
      #   is a department; `access.departments` lists the bits.
      # @param manager_mask [Integer, nil] The departments that the user manages. Each bit of this number is a
      #   department. A manager of a department can also delete, approve and see costs there.
      # @param preset ["sales", "warehouse", "management", "viewer", nil] The name of a preset, which sets both masks;
      #   `access.presets` lists the presets. Give either `preset` or the masks, not both.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Share] The share.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::AccountUnavailable, Errors::CloudUnavailable, Errors::RequestCancelled, Errors::KeyReused]
      def set_public(
        public_permission:, dept_mask: nil, manager_mask: nil, preset: nil, company: nil, idempotency_key: nil
      )
        invoke(
          "sharing.setPublic", :write, :Share, public_permission:, dept_mask:, manager_mask:, preset:, company:,
          idempotency_key:
        )
      end

      # Ends the share of a company for all participants, and removes the company from their devices. On this device,
      # the company remains with all records that the participants have made.
      #
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Share] The share, which has ended.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::AccountUnavailable, Errors::CloudUnavailable, Errors::RequestCancelled, Errors::KeyReused]
      def revoke(company: nil, idempotency_key: nil)
        invoke("sharing.revoke", :write, :Share, company:, idempotency_key:)
      end

      # Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Use this method
      # before `sharing.accept`, to show the user the company. Nothing is stored.
      #
      # @param url [String] The link: the link of a share, or of an invitation.
      # @return [Records::SharePreview] The company to which the link leads, and the state of the link.
      # @raise [Errors::InvalidParams, Errors::ShareNotFound, Errors::AccountUnavailable, Errors::CloudUnavailable,
      #   Errors::RequestCancelled]
      def preview(url:)
        invoke("sharing.preview", :session, :SharePreview, url:)
      end

      # Accepts a share link. After that, `companies.list` returns the company, with the rights that its owner gives. A
      # second call changes nothing. For a link of the account's own share, the result is the account's own company.
      #
      # @param url [String] The link: the link of a share, or of an invitation.
      # @param name [String, nil] The name of the participant. It is used only if the owner has given no name.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records that have arrived so far.
      # @return [Records::AcceptedShare] The company. It is on this device with the account's rights, and the core still
      #   fetches its other records.
      # @raise [Errors::InvalidParams, Errors::ShareNotFound, Errors::TierRequired, Errors::AccountUnavailable,
      #   Errors::CloudUnavailable, Errors::RequestCancelled]
      def accept(url:, name: nil, progress_token: nil)
        invoke("sharing.accept", :session, :AcceptedShare, url:, name:, progress_token:)
      end

      # Leaves a company that another account shares. The company is removed from all devices of this account. Records
      # that this account has made in the company remain with the owner. Unsent changes are lost. A second call changes
      # nothing.
      #
      # @param company [String] The company to leave.
      # @return [Records::LeftCompany] The id of the company, which is no longer on this device.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::SignInRequired, Errors::AccountUnavailable,
      #   Errors::CloudUnavailable, Errors::RequestCancelled]
      def leave(company:)
        invoke("sharing.leave", :session, :LeftCompany, company:)
      end

      # Asks the host to show the system's sheet for sending a link: the link of the share, or of an invitation. An app
      # can also send the links itself: `sharing.get` and `sharing.participants.list` return them.
      #
      # @param participant [String, nil] The id of a participant whose invitation is pending, to send the link of this
      #   invitation. If it is left out, the link of the share is sent.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::PresentedLink] The link, and whether the user sent it.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError, Errors::HostFault, Errors::LimitReached,
      #   Errors::RequestCancelled, Errors::KeyReused]
      def present(participant: nil, deadline: nil, progress_token: nil, company: nil, idempotency_key: nil)
        invoke(
          "sharing.present", :write, :PresentedLink, participant:, deadline:, progress_token:, company:,
          idempotency_key:
        )
      end
    end

    # The synchronization of records between all devices of an account, through a container.
    class Sync < Service
      # Methods of sync.queue.
      #
      # @return [SyncQueue]
      def queue = @queue ||= SyncQueue.new(@caller)

      # Methods of sync.events.
      #
      # @return [SyncEvents]
      def events = @events ||= SyncEvents.new(@caller)

      # Methods of sync.conflicts.
      #
      # @return [SyncConflicts]
      def conflicts = @conflicts ||= SyncConflicts.new(@caller)

      # Connects the data directory to a container. From then on, even after a restart, the core syncs with this
      # container. Records from before the connection are sent, too. The data directory belongs to the first account
      # with which it is connected.
      #
      # @param cloud [String] The container: the path of a file, the address of a server
      #   (`postgres://ROLE@HOST/DATABASE`), or `host` for the host's own cloud. A file that does not exist is created.
      #   A command (`exec:`) is accepted only on the command line.
      # @param account [String, nil] The user reference: a name for the account, which is the same on all devices of the
      #   account. Default: the account of the directory, or `me` for a directory without an account.
      # @param replace [Boolean, nil] `true` if the container no longer exists, and a new, empty one is to replace it.
      #   The core sends all records of the directory to the new container. Default: `false`.
      # @return [Records::SyncStatus] The state of sync. The core has begun its first cycle, which fetches and sends
      #   records.
      # @raise [Errors::InvalidParams]
      def connect(cloud:, account: nil, replace: nil)
        invoke("sync.connect", :session, :SyncStatus, cloud:, account:, replace:)
      end

      # Ends the connection to the container. All records remain on this device, and unconfirmed changes are sent after
      # the next connection.
      #
      # @return [Records::SyncStatus] The state of sync, without a container.
      # @raise [Errors::InvalidParams]
      def disconnect
        invoke("sync.disconnect", :session, :SyncStatus)
      end

      # Begins a cycle now: the core fetches the container's changes, and sends the changes of this device. Without this
      # method, the core begins cycles by itself.
      #
      # @param wait [Boolean, nil] `true` to send the reply only when the cycle has ended. `rpc.cancel` ends the wait,
      #   but not the cycle.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token. There, `done` is the number of records fetched and sent so far.
      # @return [Records::SyncStatus] The state of sync. With `wait`, the state at the end of the cycle.
      # @raise [Errors::InvalidParams]
      def now(wait: nil, progress_token: nil)
        invoke("sync.now", :session, :SyncStatus, wait:, progress_token:)
      end

      # Returns the state of sync: whether it works, what is still to be sent and fetched, and the last errors.
      #
      # @return [Records::SyncStatus] The state of sync, as a whole and for each store.
      # @raise [Errors::InvalidParams]
      def status
        invoke("sync.status", :read, :SyncStatus)
      end

      # Sent by the host when records have changed in the cloud. The core begins a cycle: it fetches the changes, and
      # sends its own. If several such requests arrive during a cycle, only one further cycle follows.
      #
      # @param database ["private", "shared", "public", nil] The database in which records have changed. `null` if it is
      #   not known.
      # @param zone [Records::CloudZoneInput, nil] The zone in which records have changed. `null` if it is not known.
      # @return [Records::SyncStatus] The state of sync.
      # @raise [Errors::InvalidParams]
      def remote_changed(database: nil, zone: nil)
        invoke("sync.remoteChanged", :session, :SyncStatus, database:, zone:)
      end

      # Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. If no account
      # is signed in, the core keeps working, and changes wait. If another account is signed in, the core switches to it
      # like `sync.switchAccount`. Unsent changes of the former account are then lost without a question, because the
      # user has already changed the account.
      #
      # @param status ["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"] The state
      #   of the cloud's account, such as `available` or `noAccount`.
      # @param account [String, nil] The user reference of the account. Required if `status` is `available`.
      # @return [Records::SyncAccount] The account of the data directory, and the state of the cloud's account.
      # @raise [Errors::InvalidParams, Errors::StorageFault]
      def account_changed(status:, account: nil)
        invoke("sync.accountChanged", :session, :SyncAccount, status:, account:)
      end

      # Returns the account to which the data directory belongs, and the state of the cloud's account.
      #
      # @return [Records::SyncAccount] The account of the data directory, and the state of the cloud's account.
      # @raise [Errors::InvalidParams]
      def account
        invoke("sync.account", :read, :SyncAccount)
      end

      # Switches the data directory to another account. First, the core removes all data of the present account from
      # this device: companies, sessions, settings, caches, purchases and files. Synced records remain in that account's
      # container, and return after a switch back. Records that were written before the first connection belong to the
      # first account.
      #
      # @param account [String] The user reference: a name for the account, the same on all devices of the account.
      # @param cloud [String, nil] The container of the new account: the path of a file, the address of a server, or
      #   `host` for the host's own cloud. Default: the present container. A command (`exec:`) is accepted only on the
      #   command line.
      # @param discard [Boolean, nil] `true` if unsent changes may be lost. If it is left out, the request fails with
      #   `pendingChanges` if there are unsent changes.
      # @return [Records::SyncAccount] The new account. The core has begun to fetch the account's data.
      # @raise [Errors::InvalidParams, Errors::PendingChanges, Errors::StorageFault]
      def switch_account(account:, cloud: nil, discard: nil)
        invoke("sync.switchAccount", :session, :SyncAccount, account:, cloud:, discard:)
      end
    end

    # Methods about the process of the core.
    class System < Service
      # Returns an empty object at once. Use it to check that the core responds.
      #
      # @return [Records::Pong] An empty object.
      # @raise [Errors::InvalidParams]
      def ping
        invoke("system.ping", :read, :Pong)
      end

      # Agrees with the core on the version of the protocol, and names the client. The call is optional. Without the
      # call, the newest version is used.
      #
      # @param protocol [Integer] The version of the protocol that the client uses. The only version is 1.
      # @param client [Records::ClientInput, nil] The client's name and version. `system.diagnostics` and
      #   `system.conversations` return them.
      # @return [Records::Hello] The version of the protocol that is used from now on, and the core's name and version.
      # @raise [Errors::InvalidParams, Errors::UnsupportedProtocol]
      def hello(protocol:, client: nil)
        invoke("system.hello", :session, :Hello, protocol:, client:)
      end

      # Returns the version of this process, its data directory and its number of methods.
      #
      # @return [Records::Info] The facts about the process.
      # @raise [Errors::InvalidParams]
      def info
        invoke("system.info", :read, :Info)
      end

      # Returns facts for finding a fault: versions, sizes and the newest lines of the log. The facts contain no text of
      # users.
      #
      # @param check [Boolean, nil] `true` to check every page of the stores. The check takes about one second per
      #   million records. If it is left out, `integrity` is `null`.
      # @return [Records::Diagnostics] The state of the process and of its stores.
      # @raise [Errors::InvalidParams]
      def diagnostics(check: nil)
        invoke("system.diagnostics", :read, :Diagnostics, check:)
      end

      # Writes a backup of the data directory to one file: the stores, as they are at one moment, and the files of
      # assets. An asset's file that cannot be read is left out, and named in `missing`. The core answers other requests
      # during the backup. The command `mainspring restore` creates a data directory from the backup.
      #
      # @param path [String] The path of the backup, a tar archive. An existing file is refused, unless `overwrite` is
      #   `true`. The backup contains passwords and keys as the stores contain them, but no tokens of the app's backend.
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token, in which `done` counts the bytes written and read again.
      # @param overwrite [Boolean, nil] `true` to replace an existing file, once the new file is complete.
      # @return [Records::BackupReport] The contents of the backup. The reply comes when the file is complete, on the
      #   disk, and was read again as a check.
      # @raise [Errors::InvalidParams, Errors::Forbidden, Errors::LimitReached, Errors::RequestCancelled,
      #   Errors::StorageFault]
      def backup(path:, progress_token: nil, overwrite: nil)
        invoke("system.backup", :session, :BackupReport, path:, progress_token:, overwrite:)
      end

      # Lists the conversations of the core: its connections to programs. There is only one conversation, unless several
      # programs share the core (`--shared`).
      #
      # @return [Records::ConversationList] The open conversations, oldest first.
      # @raise [Errors::InvalidParams]
      def conversations
        invoke("system.conversations", :read, :ConversationList)
      end
    end

    # Events that the app reports to its maker, while the user allows it.
    class Telemetry < Service
      # Records an event of the app, to be sent to the app's maker. If the setting `telemetryEnabled` is off, the event
      # is dropped. Otherwise it is sent together with others: when 20 events wait, or after 60 seconds.
      #
      # @param name [String] The name of the event, which must be in `telemetry.names`. A repeated request is recognized
      #   only by its `idempotencyKey`: the names are not compared.
      # @param properties [Hash{String => Object}, nil] The properties of the event, as `telemetry.names` declares them.
      #   Each property can be left out. A repeated request is recognized only by its `idempotencyKey`: the properties
      #   are not compared.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::TrackedEvent] The outcome: the event waits to be sent, or it was dropped.
      # @raise [Errors::InvalidParams, Errors::KeyReused]
      def track(name:, properties: nil, idempotency_key: nil)
        invoke("telemetry.track", :write, :TrackedEvent, name:, properties:, idempotency_key:)
      end

      # Lists the events that `telemetry.track` accepts, with their properties. Telemetry never sends any other data.
      #
      # @return [Records::TelemetryNames] The events that may be sent.
      # @raise [Errors::InvalidParams]
      def names
        invoke("telemetry.names", :read, :TelemetryNames)
      end
    end

    # Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
    class Temperature < Service
      # Converts a temperature, or a list of temperatures, from one scale to another.
      #
      # @param value [Numeric, Array<Numeric>] A number, or a list of at most 100,000 numbers, on the scale `from`. Each
      #   number is rounded to nine decimals.
      # @param from ["celsius", "fahrenheit", "kelvin", "humanus"] The scale of `value`.
      # @param to ["celsius", "fahrenheit", "kelvin", "humanus"] The scale of the result.
      # @return [Records::ConvertedTemperature] The converted value, or a list of converted values in the same order.
      # @raise [Errors::InvalidParams]
      def convert(value:, from:, to:)
        invoke("temperature.convert", :read, :ConvertedTemperature, value:, from:, to:)
      end

      # Lists the temperature scales that `temperature.convert` knows.
      #
      # @return [Records::TemperatureScalePage] All scales, in a fixed order.
      # @raise [Errors::InvalidParams]
      def scales
        invoke("temperature.scales", :read, :TemperatureScalePage)
      end

      # Returns the table that defines the Humanus scale: its id, its origin, and its knots. A knot is a pair of
      # temperatures, one in degrees Celsius and one in Humanus.
      #
      # @return [Records::HumanusTable] The table that the core uses.
      # @raise [Errors::InvalidParams]
      def table
        invoke("temperature.table", :read, :HumanusTable)
      end
    end

    # The users who have signed in with Apple. Each user sees only their own record.
    class Users < Service
      # Returns the user who is signed in. Other users of the account are not found.
      #
      # @param id [String, nil] The id of the user. Default: the user who is signed in.
      # @return [Records::User] The user.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NotOnThisPath, Errors::Unauthorized]
      def get(id: nil)
        invoke("users.get", :read, :User, id:)
      end
    end

    # Stored calls of listing methods, for lists that users open often.
    class Views < Service
      # Stores a call of a listing method under a name, such as a filtered list that users open often. Run the call
      # again with `views.run`. The core runs the call once now, as a check.
      #
      # @param name [String] The view's name.
      # @param query [Records::ViewQueryInput] The call that views.run repeats.
      # @param shared [Boolean, nil] `true` to share the view with all users of the company who may call the view's
      #   method.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::View] The new view. If the method refuses the call, for example because of an unknown filter,
      #   this request fails, too.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::LimitReached, Errors::KeyReused]
      def create(name:, query:, shared: nil, company: nil, idempotency_key: nil)
        invoke("views.create", :write, :View, name:, query:, shared:, company:, idempotency_key:)
      end

      # Returns a saved view. Users see their own views, and a shared view if they may call its method.
      #
      # @param id [String] The view.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::View] The view.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden]
      def get(id:, company: nil)
        invoke("views.get", :read, :View, id:, company:)
      end

      # Lists the caller's own views, and the shared views whose method the caller may call. The newest come first, one
      # page at a time.
      #
      # @param limit [Integer, nil] The largest number of elements in the page. Default: 50.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company (or of the account,
      #   for the account's own records). Send `snapshot` with the first page; it then applies to the later pages, too.
      #   If the state changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without
      #   `snapshot`, each page shows the state at its own time. Either way, an element that stays in the list is
      #   neither skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of
      #   an asset's file on the device.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::ViewPage] A page of views.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def list(limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("views.list", :read, :ViewPage, limit:, after:, snapshot:, company:)
      end

      # Changes the given members of one of the caller's own views. Other members keep their values.
      #
      # @param id [String] The view.
      # @param changes [Records::ViewDraftChanges] The members to change.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::View] The view after the change. If no given member has a new value, the view and its version
      #   do not change.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def update(id:, changes:, expect: nil, company: nil, idempotency_key: nil)
        invoke("views.update", :write, :View, id:, changes:, expect:, company:, idempotency_key:)
      end

      # Deletes one of the caller's own views. Owners of the company can also delete shared views.
      #
      # @param id [String] The view.
      # @param expect [Integer, nil] The version of the record that the caller has read. If the record has another
      #   version, the request fails with `conflict`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @param idempotency_key [String, nil] An idempotency key: any text of the caller. A request with a key must pass
      #   its parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and
      #   changes nothing.
      # @return [Records::Deleted] The deleted record.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::Archived, Errors::Conflict, Errors::KeyReused]
      def delete(id:, expect: nil, company: nil, idempotency_key: nil)
        invoke("views.delete", :write, :Deleted, id:, expect:, company:, idempotency_key:)
      end

      # Calls the method of a view with the stored parameters, and returns the method's result. The method's own rule of
      # access applies.
      #
      # @param id [String] The view.
      # @param limit [Integer, nil] The largest number of elements in a page. Default: the method's own default.
      # @param after [String, nil] The `next` of the previous page. Default: the first page.
      # @param snapshot [Boolean, nil] `true` if all pages must show the same state of the company. Only for methods
      #   that have the parameter `snapshot`.
      # @param company [String, nil] The id of the company. Default: the selected company, or the only company.
      # @return [Records::Page] A page of the method's list.
      # @raise [Errors::InvalidParams, Errors::NotFound, Errors::NoCompany, Errors::SignInRequired, Errors::Forbidden,
      #   Errors::CursorTooOld]
      def run(id:, limit: nil, after: nil, snapshot: nil, company: nil)
        invoke("views.run", :read, :Page, id:, limit:, after:, snapshot:, company:)
      end
    end

    # The weather of places. The host provides the weather, and the core stores it for a while.
    class Weather < Service
      # Returns the present weather of a place: a stored answer of the host, or a new answer if the stored one is too
      # old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three decimals.
      #
      # @param latitude [Numeric] The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north
      #   of the equator.
      # @param longitude [Numeric] The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive
      #   east of Greenwich.
      # @param scale ["celsius", "fahrenheit", "kelvin", "humanus", nil] The scale of the temperatures in the result.
      #   Default: `celsius`.
      # @param max_age [Integer, nil] The largest age of a stored answer, in seconds. Default: 900. An older answer is
      #   returned with `stale: true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24
      #   hours, the core asks the host before the reply.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @return [Records::CurrentWeather] The weather, and its age.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def current(latitude:, longitude:, scale: nil, max_age: nil, deadline: nil, progress_token: nil)
        invoke(
          "weather.current", :read, :CurrentWeather, latitude:, longitude:, scale:, max_age:, deadline:, progress_token:
        )
      end

      # Returns the weather of a place in the next hours: a stored answer of the host, or a new answer if the stored one
      # is too old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three
      # decimals.
      #
      # @param latitude [Numeric] The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north
      #   of the equator.
      # @param longitude [Numeric] The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive
      #   east of Greenwich.
      # @param hours [Integer, nil] The largest number of hours to return, from the present hour on. Default: 12.
      # @param scale ["celsius", "fahrenheit", "kelvin", "humanus", nil] The scale of the temperatures in the result.
      #   Default: `celsius`.
      # @param max_age [Integer, nil] The largest age of a stored answer, in seconds. Default: 900. An older answer is
      #   returned with `stale: true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24
      #   hours, the core asks the host before the reply.
      # @param deadline [Integer, nil] The time limit for the host's answer, in milliseconds. Default: 10,000 (10
      #   seconds).
      # @param progress_token [String, Integer, nil] A text or an integer of the caller's choice. If it is given, the
      #   core sends `rpc.progress` with this token when the host reports progress with `host.progress`.
      # @return [Records::HourlyWeather] The weather hour by hour, and its age.
      # @raise [Errors::InvalidParams, Errors::HostUnavailable, Errors::HostTimeout, Errors::HostError,
      #   Errors::HostFault, Errors::LimitReached, Errors::RequestCancelled]
      def hourly(latitude:, longitude:, hours: nil, scale: nil, max_age: nil, deadline: nil, progress_token: nil)
        invoke(
          "weather.hourly", :read, :HourlyWeather, latitude:, longitude:, hours:, scale:, max_age:, deadline:,
          progress_token:
        )
      end
    end

    # The places that widgets show, and the content of widgets for the next hours.
    class Widgets < Service
      # Methods of widgets.recents.
      #
      # @return [WidgetsRecents]
      def recents = @recents ||= WidgetsRecents.new(@caller)

      # Methods of widgets.entities.
      #
      # @return [WidgetsEntities]
      def entities = @entities ||= WidgetsEntities.new(@caller)

      # Methods of widgets.place.
      #
      # @return [WidgetsPlace]
      def place = @place ||= WidgetsPlace.new(@caller)

      # Returns the content of a widget for the next hours. A widget calls this method when it refreshes. If the weather
      # or the place is not known, the request does not fail: the result has a reason for each fallback.
      #
      # @param place [String, nil] The id of the place in the widget's configuration. Default: the place chosen with
      #   `widgets.place.choose`, or the device's place if none is chosen.
      # @param hours [Integer, nil] The largest number of hours to return, from the present hour on. Default: 12.
      # @param scale ["celsius", "fahrenheit", "kelvin", "humanus", nil] The scale of the temperatures. Default: the
      #   value `scale` of the app group, or `celsius` if there is no such value.
      # @param deadline [Integer, nil] The time that the host has for its answers, in milliseconds. Default: 10,000.
      # @param max_age [Integer, nil] The age from which the device's place counts as old, in seconds. Default: 86,400,
      #   which is one day.
      # @return [Records::Timeline] The place, the hours, the time of the next refresh, and a reason for each fallback.
      # @raise [Errors::InvalidParams, Errors::RequestCancelled]
      def timeline(place: nil, hours: nil, scale: nil, deadline: nil, max_age: nil)
        invoke("widgets.timeline", :read, :Timeline, place:, hours:, scale:, deadline:, max_age:)
      end
    end

    # All services.
    class All < Service
      # Methods about the core's methods and about requests.
      #
      # @return [Rpc]
      def rpc = @rpc ||= Rpc.new(@caller)

      # Methods about the process of the core.
      #
      # @return [System]
      def system = @system ||= System.new(@caller)

      # The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of progress.
      #
      # @return [Host]
      def host = @host ||= Host.new(@caller)

      # The log of all changes of records: reading the log, and subscribing to changes.
      #
      # @return [Events]
      def events = @events ||= Events.new(@caller)

      # Live queries: calls of reading methods whose results the core sends again when they change.
      #
      # @return [Live]
      def live = @live ||= Live.new(@caller)

      # Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
      #
      # @return [Temperature]
      def temperature = @temperature ||= Temperature.new(@caller)

      # The weather of places. The host provides the weather, and the core stores it for a while.
      #
      # @return [Weather]
      def weather = @weather ||= Weather.new(@caller)

      # The location of the device, the app's permission to know the location, and the names of places.
      #
      # @return [Location]
      def location = @location ||= Location.new(@caller)

      # The search for places by their names.
      #
      # @return [Places]
      def places = @places ||= Places.new(@caller)

      # The companies that records belong to, and the selected company.
      #
      # @return [Companies]
      def companies = @companies ||= Companies.new(@caller)

      # Rights in a company: access records, credentials and sign-in.
      #
      # @return [Access]
      def access = @access ||= Access.new(@caller)

      # The account's purchases, which are proven by signatures of the App Store, and the tiers and features that they
      # give.
      #
      # @return [Entitlements]
      def entitlements = @entitlements ||= Entitlements.new(@caller)

      # The items that a company keeps in stock.
      #
      # @return [Inventory]
      def inventory = @inventory ||= Inventory.new(@caller)

      # Interprets scanned codes and finds their records. Makes codes for labels.
      #
      # @return [Scan]
      def scan = @scan ||= Scan.new(@caller)

      # The people and organisations that a company deals with.
      #
      # @return [Contacts]
      def contacts = @contacts ||= Contacts.new(@caller)

      # The orders of customers: lines, steps, payments, shipments and returns.
      #
      # @return [Orders]
      def orders = @orders ||= Orders.new(@caller)

      # The dispatches of orders: goods that leave the company together.
      #
      # @return [Dispatches]
      def dispatches = @dispatches ||= Dispatches.new(@caller)

      # The purchases from suppliers: lines, steps and receipts.
      #
      # @return [Purchases]
      def purchases = @purchases ||= Purchases.new(@caller)

      # Bills of materials, and builds, which make items from components.
      #
      # @return [Assemblies]
      def assemblies = @assemblies ||= Assemblies.new(@caller)

      # The invoices and credit notes of orders. A document is never changed and never deleted.
      #
      # @return [Invoices]
      def invoices = @invoices ||= Invoices.new(@caller)

      # The price lists of a company, and the prices of single customers.
      #
      # @return [Prices]
      def prices = @prices ||= Prices.new(@caller)

      # The figures of a company's day.
      #
      # @return [Dashboard]
      def dashboard = @dashboard ||= Dashboard.new(@caller)

      # Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers
      # still owe.
      #
      # @return [Reports]
      def reports = @reports ||= Reports.new(@caller)

      # The photos, documents, logos and proofs of any record.
      #
      # @return [Assets]
      def assets = @assets ||= Assets.new(@caller)

      # Stored calls of listing methods, for lists that users open often.
      #
      # @return [Views]
      def views = @views ||= Views.new(@caller)

      # The availability of the host's language model, which other services use.
      #
      # @return [Ai]
      def ai = @ai ||= Ai.new(@caller)

      # The settings of the account and of the device, and the app's own settings.
      #
      # @return [Settings]
      def settings = @settings ||= Settings.new(@caller)

      # The account's coffee journal: beans, equipment, brews, tasting notes and recipes.
      #
      # @return [Journal]
      def journal = @journal ||= Journal.new(@caller)

      # Signing in with Apple, and the user's authentication by the app's backend.
      #
      # @return [Auth]
      def auth = @auth ||= Auth.new(@caller)

      # The users who have signed in with Apple. Each user sees only their own record.
      #
      # @return [Users]
      def users = @users ||= Users.new(@caller)

      # Events that the app reports to its maker, while the user allows it.
      #
      # @return [Telemetry]
      def telemetry = @telemetry ||= Telemetry.new(@caller)

      # Conversations with the model of the app's backend.
      #
      # @return [Conversations]
      def conversations = @conversations ||= Conversations.new(@caller)

      # Messages from users to the makers of the app.
      #
      # @return [Feedback]
      def feedback = @feedback ||= Feedback.new(@caller)

      # The synchronization of records between all devices of an account, through a container.
      #
      # @return [Sync]
      def sync = @sync ||= Sync.new(@caller)

      # Sharing companies between accounts: links, invitations and participants.
      #
      # @return [Sharing]
      def sharing = @sharing ||= Sharing.new(@caller)

      # Records of the public database, of any type. The device stores copies of the records, which can only be read.
      #
      # @return [Content]
      def content = @content ||= Content.new(@caller)

      # The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
      #
      # @return [Policy]
      def policy = @policy ||= Policy.new(@caller)

      # The places that widgets show, and the content of widgets for the next hours.
      #
      # @return [Widgets]
      def widgets = @widgets ||= Widgets.new(@caller)

      # Values that the app shares with its widgets.
      #
      # @return [AppGroup]
      def app_group = @app_group ||= AppGroup.new(@caller)

      # Links that open the app. The core stores an opened link until the app can show its target.
      #
      # @return [Links]
      def links = @links ||= Links.new(@caller)

      # The log of the core and its front ends, for finding the cause of faults.
      #
      # @return [Log]
      def log = @log ||= Log.new(@caller)
    end
  end
end
