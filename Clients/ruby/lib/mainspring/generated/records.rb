# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  module Records
    # The items with their shares of the revenue, in classes.
    class ABCReport < Record
      MEMBERS = {
        from: "from", to: "to", time_zone: "timeZone", totals: "totals", items: "items", next: "next"
      }.freeze
      REQUIRED = [:from, :to, :time_zone, :totals, :items, :next].freeze

      # @return [String, nil] The first day; null for all earlier days.
      attr_reader :from

      # @return [String, nil] The last day; null for a report up to now.
      attr_reader :to

      # @return [String] The time zone in which days begin and end: the company's. It is UTC if the company has none, or
      #   one that the machine does not know.
      attr_reader :time_zone

      # @return [Array<Records::ABCTotal>] The totals of all sold items, by currency and class.
      attr_reader :totals

      # @return [Array<Records::ABCRow>] The sold items, by currency, the largest revenue first.
      attr_reader :items

      # @return [String, nil] Pass it as after to get the next page; null at the end.
      attr_reader :next

      def initialize(from:, to:, time_zone:, totals:, items:, next:)
        @from = from
        @to = to
        @time_zone = time_zone
        @totals = totals
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @from = json.fetch("from")
        @to = json.fetch("to")
        @time_zone = json.fetch("timeZone")
        @totals = json.fetch("totals").map { |one| Records::ABCTotal.read(one) }.freeze
        @items = json.fetch("items").map { |one| Records::ABCRow.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The revenue of an item.
    class ABCRow < Record
      MEMBERS = {
        item: "item", sku: "sku", name: "name", class_: "class", revenue: "revenue", share: "share",
        cumulated: "cumulated"
      }.freeze
      REQUIRED = [:item, :sku, :name, :class_, :revenue, :share, :cumulated].freeze
      CHOICES = {class_: %w[A B C]}.freeze

      # @return [String, nil] The item.
      attr_reader :item

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String, nil] The item's name.
      attr_reader :name

      # @return ["A", "B", "C"] The class: A if the items with more revenue brought less than 80 % of all revenue, B if
      #   they brought less than 95 %, else C.
      attr_reader :class_

      # @return [Records::MoneySum] The revenue without tax, less returned and credited goods.
      attr_reader :revenue

      # @return [BigDecimal, nil] The share of all revenue in the currency, in percent, with two decimals, rounded half
      #   to even; null if there is no revenue.
      attr_reader :share

      # @return [BigDecimal, nil] The share of this item and of all items with more revenue together.
      attr_reader :cumulated

      def initialize(item:, sku:, name:, class_:, revenue:, share:, cumulated:)
        @item = item
        @sku = sku
        @name = name
        @class_ = class_
        @revenue = revenue
        @share = share
        @cumulated = cumulated
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @class_ = json.fetch("class")
        @revenue = Records::MoneySum.read(json.fetch("revenue"))
        @share = json.fetch("share")&.then { |present| Values.decimal(present) }
        @cumulated = json.fetch("cumulated")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # The items of one class, in one currency.
    class ABCTotal < Record
      MEMBERS = {class_: "class", count: "count", revenue: "revenue", share: "share"}.freeze
      REQUIRED = [:class_, :count, :revenue, :share].freeze
      CHOICES = {class_: %w[A B C]}.freeze

      # @return ["A", "B", "C"] The class.
      attr_reader :class_

      # @return [Integer] The number of items in the class.
      attr_reader :count

      # @return [Records::MoneySum] The revenue of these items, without tax.
      attr_reader :revenue

      # @return [BigDecimal, nil] The share of all revenue, in percent, with two decimals; null if there is no revenue.
      attr_reader :share

      def initialize(class_:, count:, revenue:, share:)
        @class_ = class_
        @count = count
        @revenue = revenue
        @share = share
        freeze
      end

      # @api private
      def fill(json)
        @class_ = json.fetch("class")
        @count = json.fetch("count")
        @revenue = Records::MoneySum.read(json.fetch("revenue"))
        @share = json.fetch("share")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # The host's answer to host.ai.available.
    class AIAvailabilityAnswer < InputRecord
      MEMBERS = {available: "available", reason: "reason"}.freeze
      REQUIRED = [:available].freeze

      # @return [Boolean] true if there is a model that answers.
      attr_reader :available

      # @return ["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other",
      #   "noHost", nil, UNSET] The reason why there is no model; null if there is one.
      attr_reader :reason

      def initialize(available:, reason: UNSET)
        @available = available
        @reason = reason
        freeze
      end
    end

    # The host's answer to host.ai.respond.
    class AIResponse < InputRecord
      MEMBERS = {content: "content"}.freeze
      REQUIRED = [:content].freeze

      # @return [Hash{String => Object}] The object.
      attr_reader :content

      def initialize(content:)
        @content = content
        freeze
      end
    end

    # A share that was accepted.
    class AcceptedShare < Record
      MEMBERS = {company: "company", mine: "mine", permission: "permission"}.freeze
      REQUIRED = [:company, :mine, :permission].freeze
      CHOICES = {permission: %w[readWrite readOnly]}.freeze

      # @return [String] The company, now also in companies.list. Its records are on their way.
      attr_reader :company

      # @return [Boolean] true if the company is the account's own. Then nothing was changed.
      attr_reader :mine

      # @return ["readWrite", "readOnly"] readWrite: all that the access record allows. readOnly: only reading, whatever
      #   the access record allows.
      attr_reader :permission

      def initialize(company:, mine:, permission:)
        @company = company
        @mine = mine
        @permission = permission
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        @mine = json.fetch("mine")
        @permission = json.fetch("permission")
        freeze
      end
    end

    # The rights of one user in one company.
    class AccessRecord < Record
      MEMBERS = {
        id: "id", company: "company", user: "user", name: "name", is_owner: "isOwner", is_founder: "isFounder",
        dept_mask: "deptMask", manager_mask: "managerMask", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", recovered_at: "recoveredAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :user, :name, :is_owner, :is_founder, :dept_mask, :manager_mask, :version, :created_at,
        :updated_at, :recovered_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company.
      attr_reader :company

      # @return [String] The user who has these rights: the account, or a user who signs in.
      attr_reader :user

      # @return [String, nil] The user's name. access.people shows it to all users of the company.
      attr_reader :name

      # @return [Boolean] `true` if the user is an owner, who has all rights except those of the founder alone.
      attr_reader :is_owner

      # @return [Boolean] `true` if the user is the founder. No other owner can revoke or demote the founder;
      #   access.transfer makes another owner the founder.
      attr_reader :is_founder

      # @return [Integer] The departments in which the user does the daily work, as a mask. access.departments lists the
      #   bits.
      attr_reader :dept_mask

      # @return [Integer] The departments in which the user also deletes, approves and sees costs, as a mask.
      attr_reader :manager_mask

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the user was let in.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Time, nil] The time when `mainspring recover` last gave the user another password, or null if it never
      #   did.
      attr_reader :recovered_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, user:, name:, is_owner:, is_founder:, dept_mask:, manager_mask:, version:, created_at:,
        updated_at:, recovered_at:, unreadable: nil
      )
        @id = id
        @company = company
        @user = user
        @name = name
        @is_owner = is_owner
        @is_founder = is_founder
        @dept_mask = dept_mask
        @manager_mask = manager_mask
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @recovered_at = recovered_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @user = json.fetch("user")
        @name = json.fetch("name")
        @is_owner = json.fetch("isOwner")
        @is_founder = json.fetch("isFounder")
        @dept_mask = json.fetch("deptMask")
        @manager_mask = json.fetch("managerMask")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @recovered_at = json.fetch("recoveredAt")&.then { |present| Values.instant(present) }
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class AccessRecordConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::AccessRecord] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::AccessRecord.read(json.fetch("current"))
        freeze
      end
    end

    # A rule of access: the right that a call requires.
    class AccessRule < Record
      MEMBERS = {rule: "rule", department: "department", mask: "mask"}.freeze
      REQUIRED = [:rule].freeze
      CHOICES = {rule: %w[anyone account member department manager owner founder]}.freeze

      # @return ["anyone", "account", "member", "department", "manager", "owner", "founder"] The kind of the required
      #   right.
      attr_reader :rule

      # @return [String, nil] The department for which the right is required. Left out if the rule names no department.
      attr_reader :department

      # @return [Integer, nil] The bits, one of which is enough. Left out if the rule requires no bits.
      attr_reader :mask

      def initialize(rule:, department: nil, mask: nil)
        @rule = rule
        @department = department
        @mask = mask
        freeze
      end

      # @api private
      def fill(json)
        @rule = json.fetch("rule")
        @department = json["department"]
        @mask = json["mask"]
        freeze
      end
    end

    # The directory has no cloud account that can be used; data.status is the state of the account.
    class AccountUnavailableData < Record
      MEMBERS = {kind: "kind", status: "status"}.freeze
      REQUIRED = [:kind, :status].freeze
      CHOICES = {
        kind: %w[accountUnavailable],
        status: %w[available noAccount restricted couldNotDetermine temporarilyUnavailable]
      }.freeze

      # @return ["accountUnavailable"] The machine name of the error.
      attr_reader :kind

      # @return ["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"] The state of the
      #   cloud's account.
      attr_reader :status

      def initialize(kind:, status:)
        @kind = kind
        @status = status
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @status = json.fetch("status")
        freeze
      end
    end

    # One event in the history of a contact.
    class Activity < Record
      MEMBERS = {at: "at", kind: "kind", id: "id", text: "text", status: "status", actor: "actor"}.freeze
      REQUIRED = [:at, :kind, :id, :text, :status, :actor].freeze

      # @return [Time] The time of the event.
      attr_reader :at

      # @return [String] The kind of record. contactNote is a note that a user wrote.
      attr_reader :kind

      # @return [String] The id of the record.
      attr_reader :id

      # @return [String] The text of a note, or the number of the record.
      attr_reader :text

      # @return [String, nil] The status of the record; null for a kind without status.
      attr_reader :status

      # @return [String, nil] The user who did it; null if no longer known.
      attr_reader :actor

      def initialize(at:, kind:, id:, text:, status:, actor:)
        @at = at
        @kind = kind
        @id = id
        @text = text
        @status = status
        @actor = actor
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @kind = json.fetch("kind")
        @id = json.fetch("id")
        @text = json.fetch("text")
        @status = json.fetch("status")
        @actor = json.fetch("actor")
        freeze
      end
    end

    # One page of a list.
    class ActivityPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Activity>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Activity.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A postal address.
    class Address < Record
      MEMBERS = {
        lines: "lines", city: "city", region: "region", postal_code: "postalCode", country: "country"
      }.freeze
      REQUIRED = [:lines, :city, :region, :postal_code, :country].freeze

      # @return [Array<String>] Street, number, floor, as they stand on an envelope.
      attr_reader :lines

      # @return [String, nil] The city.
      attr_reader :city

      # @return [String, nil] The state, province or county.
      attr_reader :region

      # @return [String, nil] The postal code.
      attr_reader :postal_code

      # @return [String, nil] ISO 3166-1, two capitals: DE.
      attr_reader :country

      def initialize(lines:, city:, region:, postal_code:, country:)
        @lines = lines
        @city = city
        @region = region
        @postal_code = postal_code
        @country = country
        freeze
      end

      # @api private
      def fill(json)
        @lines = json.fetch("lines")
        @city = json.fetch("city")
        @region = json.fetch("region")
        @postal_code = json.fetch("postalCode")
        @country = json.fetch("country")
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class AddressChanges < InputRecord
      MEMBERS = {
        lines: "lines", city: "city", region: "region", postal_code: "postalCode", country: "country"
      }.freeze
      REQUIRED = [].freeze

      # @return [Array<String>, nil, UNSET] Street, number, floor, as they stand on an envelope.
      attr_reader :lines

      # @return [String, nil, UNSET] The city.
      attr_reader :city

      # @return [String, nil, UNSET] The state, province or county.
      attr_reader :region

      # @return [String, nil, UNSET] The postal code.
      attr_reader :postal_code

      # @return [String, nil, UNSET] ISO 3166-1, two capitals: DE.
      attr_reader :country

      def initialize(lines: UNSET, city: UNSET, region: UNSET, postal_code: UNSET, country: UNSET)
        @lines = lines
        @city = city
        @region = region
        @postal_code = postal_code
        @country = country
        freeze
      end
    end

    # A postal address.
    class AddressInput < InputRecord
      MEMBERS = {
        lines: "lines", city: "city", region: "region", postal_code: "postalCode", country: "country"
      }.freeze
      REQUIRED = [].freeze

      # @return [Array<String>, nil, UNSET] Street, number, floor, as they stand on an envelope.
      attr_reader :lines

      # @return [String, nil, UNSET] The city.
      attr_reader :city

      # @return [String, nil, UNSET] The state, province or county.
      attr_reader :region

      # @return [String, nil, UNSET] The postal code.
      attr_reader :postal_code

      # @return [String, nil, UNSET] ISO 3166-1, two capitals: DE.
      attr_reader :country

      def initialize(lines: UNSET, city: UNSET, region: UNSET, postal_code: UNSET, country: UNSET)
        @lines = lines
        @city = city
        @region = region
        @postal_code = postal_code
        @country = country
        freeze
      end
    end

    # The number of unpaid orders, and the amount due.
    class AgingFigures < Record
      MEMBERS = {orders: "orders", due: "due"}.freeze
      REQUIRED = [:orders, :due].freeze

      # @return [Integer] The number of orders.
      attr_reader :orders

      # @return [Records::MoneySum] The amount that is still due for these orders.
      attr_reader :due

      def initialize(orders:, due:)
        @orders = orders
        @due = due
        freeze
      end

      # @api private
      def fill(json)
        @orders = json.fetch("orders")
        @due = Records::MoneySum.read(json.fetch("due"))
        freeze
      end
    end

    # The unpaid amounts of customers, by the age of the invoices.
    class AgingReport < Record
      MEMBERS = {at: "at", time_zone: "timeZone", items: "items", next: "next"}.freeze
      REQUIRED = [:at, :time_zone, :items, :next].freeze

      # @return [Time] The instant of the report.
      attr_reader :at

      # @return [String] The time zone in which days are counted: the company's. It is UTC if the company has none, or
      #   one that the machine does not know.
      attr_reader :time_zone

      # @return [Array<Records::AgingRow>] A row for each currency with unpaid amounts.
      attr_reader :items

      # @return [String, nil] Always null, as the list is complete.
      attr_reader :next

      def initialize(at:, time_zone:, items:, next:)
        @at = at
        @time_zone = time_zone
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @time_zone = json.fetch("timeZone")
        @items = json.fetch("items").map { |one| Records::AgingRow.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The unpaid amounts in one currency.
    class AgingRow < Record
      MEMBERS = {total: "total", days30: "days30", days60: "days60", days90: "days90", older: "older"}.freeze
      REQUIRED = [:total, :days30, :days60, :days90, :older].freeze

      # @return [Records::AgingFigures] The sum of all unpaid amounts.
      attr_reader :total

      # @return [Records::AgingFigures] The amounts invoiced at most 30 days ago.
      attr_reader :days30

      # @return [Records::AgingFigures] The amounts invoiced 31 to 60 days ago.
      attr_reader :days60

      # @return [Records::AgingFigures] The amounts invoiced 61 to 90 days ago.
      attr_reader :days90

      # @return [Records::AgingFigures] The amounts invoiced more than 90 days ago.
      attr_reader :older

      def initialize(total:, days30:, days60:, days90:, older:)
        @total = total
        @days30 = days30
        @days60 = days60
        @days90 = days90
        @older = older
        freeze
      end

      # @api private
      def fill(json)
        @total = Records::AgingFigures.read(json.fetch("total"))
        @days30 = Records::AgingFigures.read(json.fetch("days30"))
        @days60 = Records::AgingFigures.read(json.fetch("days60"))
        @days90 = Records::AgingFigures.read(json.fetch("days90"))
        @older = Records::AgingFigures.read(json.fetch("older"))
        freeze
      end
    end

    # The methods that the caller may and may not call.
    class AllowedMethods < Record
      MEMBERS = {company: "company", user: "user", methods: "methods"}.freeze
      REQUIRED = [:company, :user, :methods].freeze

      # @return [String, nil] The company of the request, or the selected one; null if there is neither.
      attr_reader :company

      # @return [String, nil] The user who acts in the company; null as long as a sign-in is needed.
      attr_reader :user

      # @return [Array<Records::CheckedMethod>] Every method, in the order of the discovery document.
      attr_reader :methods

      def initialize(company:, user:, methods:)
        @company = company
        @user = user
        @methods = methods
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        @user = json.fetch("user")
        @methods = json.fetch("methods").map { |one| Records::CheckedMethod.read(one) }.freeze
        freeze
      end
    end

    # The transaction was already reversed; data.reversedBy names the reversing transaction.
    class AlreadyReversedData < Record
      MEMBERS = {kind: "kind", reversed_by: "reversedBy"}.freeze
      REQUIRED = [:kind, :reversed_by].freeze
      CHOICES = {kind: %w[alreadyReversed]}.freeze

      # @return ["alreadyReversed"] The machine name of the error.
      attr_reader :kind

      # @return [String] The transaction that reversed it.
      attr_reader :reversed_by

      def initialize(kind:, reversed_by:)
        @kind = kind
        @reversed_by = reversed_by
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reversed_by = json.fetch("reversedBy")
        freeze
      end
    end

    # The flavour of a coffee in numbers, and their source.
    class AnalyzedFlavor < Record
      MEMBERS = {
        profile: "profile", version: "version", source: "source", suggestion: "suggestion", at: "at",
        repeated: "repeated"
      }.freeze
      REQUIRED = [:profile, :version, :source, :suggestion, :at, :repeated].freeze
      CHOICES = {source: %w[model history]}.freeze

      # @return [Records::FlavorProfile] The profile.
      attr_reader :profile

      # @return [Integer, nil] The version of the tasting that it was stored with; null if it was not.
      attr_reader :version

      # @return ["model", "history"] model: the AI of the host. history: the account's own journal, because the host
      #   failed.
      attr_reader :source

      # @return [String, nil] The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for
      #   history.
      attr_reader :suggestion

      # @return [Time] The time of the answer.
      attr_reader :at

      # @return [Boolean] true if the same question was answered before, and the model was not asked again.
      attr_reader :repeated

      def initialize(profile:, version:, source:, suggestion:, at:, repeated:)
        @profile = profile
        @version = version
        @source = source
        @suggestion = suggestion
        @at = at
        @repeated = repeated
        freeze
      end

      # @api private
      def fill(json)
        @profile = Records::FlavorProfile.read(json.fetch("profile"))
        @version = json.fetch("version")
        @source = json.fetch("source")
        @suggestion = json.fetch("suggestion")
        @at = Values.instant(json.fetch("at"))
        @repeated = json.fetch("repeated")
        freeze
      end
    end

    # Another owner of the company must send the request.
    class AnotherOwner < Record
      MEMBERS = {rule: "rule"}.freeze
      REQUIRED = [:rule].freeze
      CHOICES = {rule: %w[anotherOwner]}.freeze

      # @return ["anotherOwner"] anotherOwner
      attr_reader :rule

      def initialize(rule:)
        @rule = rule
        freeze
      end

      # @api private
      def fill(json)
        @rule = json.fetch("rule")
        freeze
      end
    end

    # The form in which a table was read, as given or as guessed.
    class AnsweredForm < Record
      MEMBERS = {separator: "separator", decimal: "decimal", encoding: "encoding"}.freeze
      REQUIRED = [:separator, :decimal, :encoding].freeze
      CHOICES = {
        separator: %w[comma semicolon tab], decimal: %w[point comma], encoding: %w[utf8 utf16 windows1252]
      }.freeze

      # @return ["comma", "semicolon", "tab", nil] The column separator; null for another one, which a sep= line of the
      #   file sets.
      attr_reader :separator

      # @return ["point", "comma", nil] The decimal separator; null if no number of the first rows tells.
      attr_reader :decimal

      # @return ["utf8", "utf16", "windows1252"] The character encoding.
      attr_reader :encoding

      def initialize(separator:, decimal:, encoding:)
        @separator = separator
        @decimal = decimal
        @encoding = encoding
        freeze
      end

      # @api private
      def fill(json)
        @separator = json.fetch("separator")
        @decimal = json.fetch("decimal")
        @encoding = json.fetch("encoding")
        freeze
      end
    end

    # Facts that help to understand feedback: versions and counts, but no text of users.
    class AppDiagnostics < Record
      MEMBERS = {
        version: "version", platform: "platform", sqlite: "sqlite", build_environment: "buildEnvironment",
        client: "client", stores: "stores", warnings: "warnings", errors: "errors"
      }.freeze
      REQUIRED = [:version, :platform, :sqlite, :build_environment, :client, :stores, :warnings, :errors].freeze
      CHOICES = {build_environment: %w[development staging production]}.freeze

      # @return [String] The core's version.
      attr_reader :version

      # @return [String] The operating system: linux or macos.
      attr_reader :platform

      # @return [String] The version of SQLite.
      attr_reader :sqlite

      # @return ["development", "staging", "production"] The environment that the app was built for.
      attr_reader :build_environment

      # @return [String, nil] The program that uses the core, as in system.hello; null if it has not sent that.
      attr_reader :client

      # @return [Array<Records::StoreVersion>] The stores of the data directory.
      attr_reader :stores

      # @return [Integer] The number of warnings among the newest lines of the log.
      attr_reader :warnings

      # @return [Integer] The number of errors among the newest lines of the log.
      attr_reader :errors

      def initialize(version:, platform:, sqlite:, build_environment:, client:, stores:, warnings:, errors:)
        @version = version
        @platform = platform
        @sqlite = sqlite
        @build_environment = build_environment
        @client = client
        @stores = stores
        @warnings = warnings
        @errors = errors
        freeze
      end

      # @api private
      def fill(json)
        @version = json.fetch("version")
        @platform = json.fetch("platform")
        @sqlite = json.fetch("sqlite")
        @build_environment = json.fetch("buildEnvironment")
        @client = json.fetch("client")
        @stores = json.fetch("stores").map { |one| Records::StoreVersion.read(one) }.freeze
        @warnings = json.fetch("warnings")
        @errors = json.fetch("errors")
        freeze
      end
    end

    # The credential that Apple gives an app at a sign-in.
    class AppleCredential < InputRecord
      MEMBERS = {
        user: "user", identity_token: "identityToken", authorization_code: "authorizationCode", full_name: "fullName",
        email: "email", transferred_from: "transferredFrom"
      }.freeze
      REQUIRED = [:user].freeze

      # @return [String] The user's id at Apple.
      attr_reader :user

      # @return [String, nil, UNSET] The identity token, a JWS. It is required, and never stored.
      attr_reader :identity_token

      # @return [String, nil, UNSET] The authorization code. It is required, can be used once, and is never stored.
      attr_reader :authorization_code

      # @return [String, nil, UNSET] The user's name. Apple sends it only at the first sign-in.
      attr_reader :full_name

      # @return [String, nil, UNSET] The user's e-mail address. Apple sends it only at the first sign-in.
      attr_reader :email

      # @return [String, nil, UNSET] The user's id before the app was transferred to another developer. Used if that
      #   user's session ended with transferred.
      attr_reader :transferred_from

      def initialize(
        user:, identity_token: UNSET, authorization_code: UNSET, full_name: UNSET, email: UNSET,
        transferred_from: UNSET
      )
        @user = user
        @identity_token = identity_token
        @authorization_code = authorization_code
        @full_name = full_name
        @email = email
        @transferred_from = transferred_from
        freeze
      end
    end

    # The host's answer to host.auth.apple.credentialState.
    class AppleCredentialState < InputRecord
      MEMBERS = {state: "state"}.freeze
      REQUIRED = [:state].freeze

      # @return ["authorized", "revoked", "notFound", "transferred"] The state of the credential.
      attr_reader :state

      def initialize(state:)
        @state = state
        freeze
      end
    end

    # The host's answer to host.auth.apple.keys.
    class AppleKeys < InputRecord
      MEMBERS = {keys: "keys"}.freeze
      REQUIRED = [:keys].freeze

      # @return [Array<Records::JSONWebKey>] The keys.
      attr_reader :keys

      def initialize(keys:)
        @keys = keys
        freeze
      end
    end

    # The company is archived; it can be read, and restored with companies.update.
    class ArchivedData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[archived]}.freeze

      # @return ["archived"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # A photo, document, logo or proof of a record.
    class Asset < Record
      MEMBERS = {
        id: "id", company: "company", owner: "owner", role: "role", name: "name", media_type: "mediaType",
        bytes: "bytes", sha256: "sha256", width: "width", height: "height", variants: "variants",
        position: "position", version: "version", created_at: "createdAt", updated_at: "updatedAt", state: "state"
      }.freeze
      REQUIRED = [
        :id, :company, :owner, :role, :name, :media_type, :bytes, :sha256, :width, :height, :variants, :position,
        :version, :created_at, :updated_at, :state
      ].freeze
      CHOICES = {role: %w[photo document logo proof], state: %w[local synced remote missing]}.freeze

      # @return [String] The asset's id.
      attr_reader :id

      # @return [String, nil] The company of the asset; null for an asset of the account's own record.
      attr_reader :company

      # @return [Records::AssetOwner] The record to which the asset belongs.
      attr_reader :owner

      # @return ["photo", "document", "logo", "proof"] The role. photo: an image; a record has at most 20. logo: a PNG
      #   or JPEG of at most 2 MB. proof: a proof of delivery. document: anything else.
      attr_reader :role

      # @return [String, nil] The asset's name, which may differ from the file's name.
      attr_reader :name

      # @return [String] The media type, from the asset's first bytes. If these do not show it, the type that the
      #   request gave.
      attr_reader :media_type

      # @return [Integer] The number of bytes.
      attr_reader :bytes

      # @return [String] The SHA-256 digest of the bytes, as hexadecimal digits.
      attr_reader :sha256

      # @return [Integer, nil] The width in pixels, from the image's header; null for other assets.
      attr_reader :width

      # @return [Integer, nil] The height in pixels.
      attr_reader :height

      # @return [Array<Records::AssetVariant>] Smaller pictures of an image. Where one is missing, the image itself is
      #   used.
      attr_reader :variants

      # @return [Integer] The position among the assets of the record. The first photo is the cover.
      attr_reader :position

      # @return [Integer] The version, from 1. It grows by one with each change.
      attr_reader :version

      # @return [Time] The instant at which the asset was added.
      attr_reader :created_at

      # @return [Time] The instant of the last change.
      attr_reader :updated_at

      # @return ["local", "synced", "remote", "missing"] The place of the bytes. local: only on this device. synced: on
      #   this device and in the cloud. remote: only in the cloud; the first read fetches them. missing: in neither,
      #   because another device has not sent them yet, or the file was removed.
      attr_reader :state

      def initialize(
        id:, company:, owner:, role:, name:, media_type:, bytes:, sha256:, width:, height:, variants:, position:,
        version:, created_at:, updated_at:, state:
      )
        @id = id
        @company = company
        @owner = owner
        @role = role
        @name = name
        @media_type = media_type
        @bytes = bytes
        @sha256 = sha256
        @width = width
        @height = height
        @variants = variants
        @position = position
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @state = state
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @owner = Records::AssetOwner.read(json.fetch("owner"))
        @role = json.fetch("role")
        @name = json.fetch("name")
        @media_type = json.fetch("mediaType")
        @bytes = json.fetch("bytes")
        @sha256 = json.fetch("sha256")
        @width = json.fetch("width")
        @height = json.fetch("height")
        @variants = json.fetch("variants").map { |one| Records::AssetVariant.read(one) }.freeze
        @position = json.fetch("position")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @state = json.fetch("state")
        freeze
      end
    end

    # Bytes of an asset.
    class AssetBytes < Record
      MEMBERS = {media_type: "mediaType", bytes: "bytes", offset: "offset", base64: "base64"}.freeze
      REQUIRED = [:media_type, :bytes, :offset, :base64].freeze

      # @return [String] The media type of the asset.
      attr_reader :media_type

      # @return [Integer] The number of bytes of the whole asset.
      attr_reader :bytes

      # @return [Integer] The offset of the first of these bytes.
      attr_reader :offset

      # @return [String] The bytes in standard base64 (RFC 4648); empty at the end of the asset.
      attr_reader :base64

      def initialize(media_type:, bytes:, offset:, base64:)
        @media_type = media_type
        @bytes = bytes
        @offset = offset
        @base64 = base64
        freeze
      end

      # @api private
      def fill(json)
        @media_type = json.fetch("mediaType")
        @bytes = json.fetch("bytes")
        @offset = json.fetch("offset")
        @base64 = json.fetch("base64")
        freeze
      end
    end

    # The file of the asset was removed from the data directory.
    class AssetMissingData < Record
      MEMBERS = {kind: "kind", sha256: "sha256"}.freeze
      REQUIRED = [:kind, :sha256].freeze
      CHOICES = {kind: %w[assetMissing]}.freeze

      # @return ["assetMissing"] The machine name of the error.
      attr_reader :kind

      # @return [String] The digest of the missing bytes. Adding the same bytes again restores them.
      attr_reader :sha256

      def initialize(kind:, sha256:)
        @kind = kind
        @sha256 = sha256
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @sha256 = json.fetch("sha256")
        freeze
      end
    end

    # The record to which an asset belongs, and with which it is deleted.
    class AssetOwner < Record
      MEMBERS = {type: "type", id: "id"}.freeze
      REQUIRED = [:type, :id].freeze

      # @return [String] The kind of the record, as events name it: item, location, company.
      attr_reader :type

      # @return [String] The id of the record.
      attr_reader :id

      def initialize(type:, id:)
        @type = type
        @id = id
        freeze
      end

      # @api private
      def fill(json)
        @type = json.fetch("type")
        @id = json.fetch("id")
        freeze
      end
    end

    # The record to which an asset belongs, and with which it is deleted.
    class AssetOwnerInput < InputRecord
      MEMBERS = {type: "type", id: "id"}.freeze
      REQUIRED = [:type, :id].freeze

      # @return [String] The kind of the record, as events name it: item, location, company.
      attr_reader :type

      # @return [String] The id of the record.
      attr_reader :id

      def initialize(type:, id:)
        @type = type
        @id = id
        freeze
      end
    end

    # One page of a list.
    class AssetPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Asset>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Asset.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The file of an asset.
    class AssetPath < Record
      MEMBERS = {path: "path", media_type: "mediaType", bytes: "bytes"}.freeze
      REQUIRED = [:path, :media_type, :bytes].freeze

      # @return [String] The absolute path. The file's name does not show the type.
      attr_reader :path

      # @return [String] The media type of the file.
      attr_reader :media_type

      # @return [Integer] The number of bytes.
      attr_reader :bytes

      def initialize(path:, media_type:, bytes:)
        @path = path
        @media_type = media_type
        @bytes = bytes
        freeze
      end

      # @api private
      def fill(json)
        @path = json.fetch("path")
        @media_type = json.fetch("mediaType")
        @bytes = json.fetch("bytes")
        freeze
      end
    end

    # The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size.
    class AssetTooLargeData < Record
      MEMBERS = {kind: "kind", limit: "limit", bytes: "bytes"}.freeze
      REQUIRED = [:kind, :limit, :bytes].freeze
      CHOICES = {kind: %w[assetTooLarge]}.freeze

      # @return ["assetTooLarge"] The machine name of the error.
      attr_reader :kind

      # @return [Integer] The limit in bytes, for all assets of a record or for a logo.
      attr_reader :limit

      # @return [Integer] The number of bytes that there would be.
      attr_reader :bytes

      def initialize(kind:, limit:, bytes:)
        @kind = kind
        @limit = limit
        @bytes = bytes
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @limit = json.fetch("limit")
        @bytes = json.fetch("bytes")
        freeze
      end
    end

    # A smaller picture of an image, made by the host.
    class AssetVariant < Record
      MEMBERS = {
        kind: "kind", media_type: "mediaType", bytes: "bytes", width: "width", height: "height", sha256: "sha256"
      }.freeze
      REQUIRED = [:kind, :media_type, :bytes, :width, :height, :sha256].freeze
      CHOICES = {kind: %w[thumb preview]}.freeze

      # @return ["thumb", "preview"] The size. thumb: at most 256 pixels on the longer side; preview: at most 1280.
      attr_reader :kind

      # @return [String] The media type, from the picture's first bytes.
      attr_reader :media_type

      # @return [Integer] The number of bytes.
      attr_reader :bytes

      # @return [Integer] The width in pixels.
      attr_reader :width

      # @return [Integer] The height in pixels.
      attr_reader :height

      # @return [String] The SHA-256 digest of the bytes.
      attr_reader :sha256

      def initialize(kind:, media_type:, bytes:, width:, height:, sha256:)
        @kind = kind
        @media_type = media_type
        @bytes = bytes
        @width = width
        @height = height
        @sha256 = sha256
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @media_type = json.fetch("mediaType")
        @bytes = json.fetch("bytes")
        @width = json.fetch("width")
        @height = json.fetch("height")
        @sha256 = json.fetch("sha256")
        freeze
      end
    end

    # The parts of the app that are open to the user.
    class AuthGate < Record
      MEMBERS = {shell: "shell", backend: "backend"}.freeze
      REQUIRED = [:shell, :backend].freeze

      # @return [Boolean] true if the app is open: a user has signed in with Apple.
      attr_reader :shell

      # @return [Boolean] true if chat and feedback are open: the backend has authenticated the user.
      attr_reader :backend

      def initialize(shell:, backend:)
        @shell = shell
        @backend = backend
        freeze
      end

      # @api private
      def fill(json)
        @shell = json.fetch("shell")
        @backend = json.fetch("backend")
        freeze
      end
    end

    # The state of the session: the user who is signed in with Apple, and the backend's authentication.
    class AuthState < Record
      MEMBERS = {
        signed_in: "signedIn", user: "user", path: "path", secrets: "secrets", credential_state: "credentialState",
        checked_at: "checkedAt", backend: "backend"
      }.freeze
      REQUIRED = [:signed_in, :user, :path, :secrets, :credential_state, :checked_at, :backend].freeze
      CHOICES = {
        path: %w[appleNative backend], secrets: %w[host file],
        credential_state: %w[authorized revoked notFound transferred], backend: %w[none valid expired]
      }.freeze

      # @return [Boolean] true if a user is signed in.
      attr_reader :signed_in

      # @return [String, nil] The id of the user, a record of users; null if none is signed in.
      attr_reader :user

      # @return ["appleNative", "backend"] The place of the app's data, as in policy.deployment.get.
      attr_reader :path

      # @return ["host", "file"] The place of the backend's token, now or in future: with the host, or in a file of the
      #   core.
      attr_reader :secrets

      # @return ["authorized", "revoked", "notFound", "transferred", nil] Apple's last report about the credential, also
      #   for a session that has ended; null before the first.
      attr_reader :credential_state

      # @return [Time, nil] The time of that report. The session lasts, however old the report is.
      attr_reader :checked_at

      # @return ["none", "valid", "expired"] The state of the backend's authentication of the user.
      attr_reader :backend

      def initialize(signed_in:, user:, path:, secrets:, credential_state:, checked_at:, backend:)
        @signed_in = signed_in
        @user = user
        @path = path
        @secrets = secrets
        @credential_state = credential_state
        @checked_at = checked_at
        @backend = backend
        freeze
      end

      # @api private
      def fill(json)
        @signed_in = json.fetch("signedIn")
        @user = json.fetch("user")
        @path = json.fetch("path")
        @secrets = json.fetch("secrets")
        @credential_state = json.fetch("credentialState")
        @checked_at = json.fetch("checkedAt")&.then { |present| Values.instant(present) }
        @backend = json.fetch("backend")
        freeze
      end
    end

    # The availability of the AI.
    class Availability < Record
      MEMBERS = {available: "available", reason: "reason"}.freeze
      REQUIRED = [:available, :reason].freeze
      CHOICES = {
        reason: %w[systemTooOld deviceNotEligible notEnabled modelNotReady languageUnsupported other noHost]
      }.freeze

      # @return [Boolean] true if there is a model that answers.
      attr_reader :available

      # @return ["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other",
      #   "noHost", nil] The reason why there is no model; null if there is one.
      attr_reader :reason

      def initialize(available:, reason:)
        @available = available
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @available = json.fetch("available")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # The answer of the app's backend.
    class BackendAnswer < InputRecord
      MEMBERS = {status: "status", headers: "headers", body: "body"}.freeze
      REQUIRED = [:status].freeze

      # @return [Integer] The HTTP status.
      attr_reader :status

      # @return [Array<Records::HTTPHeaderInput>, nil, UNSET] The headers that the core uses: content-type, and
      #   retry-after in seconds, also if the backend has sent a date.
      attr_reader :headers

      # @return [String, nil, UNSET] The body, as text; null if there is none, or if it was passed on as events.
      attr_reader :body

      def initialize(status:, headers: UNSET, body: UNSET)
        @status = status
        @headers = headers
        @body = body
        freeze
      end
    end

    # The app's backend gave no usable answer; data.reason is the reason.
    class BackendFailedData < Record
      MEMBERS = {kind: "kind", reason: "reason", status: "status", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {kind: %w[backendFailed], reason: %w[status error cutOff tooLong malformed]}.freeze

      # @return ["backendFailed"] The machine name of the error.
      attr_reader :kind

      # @return ["status", "error", "cutOff", "tooLong", "malformed"] status: the backend replied with the given status.
      #   error: the backend reported a failure. cutOff: the answer ended too early. tooLong: the answer has more than
      #   100,000 characters. malformed: the answer has another form than expected.
      attr_reader :reason

      # @return [Integer, nil] The HTTP status; left out if it is not the reason.
      attr_reader :status

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, reason:, status: nil, record: nil, owner: nil)
        @kind = kind
        @reason = reason
        @status = status
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        @status = json["status"]
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The host's answer to host.backend.authenticate.
    class BackendToken < InputRecord
      MEMBERS = {token: "token", expires_at: "expiresAt"}.freeze
      REQUIRED = [:token].freeze

      # @return [String] The token.
      attr_reader :token

      # @return [Time, nil, UNSET] The time when the token expires; null if the backend does not say.
      attr_reader :expires_at

      def initialize(token:, expires_at: UNSET)
        @token = token
        @expires_at = expires_at
        freeze
      end
    end

    # The contents of a backup.
    class BackupReport < Record
      MEMBERS = {
        made_at: "madeAt", bytes: "bytes", assets: "assets", damaged: "damaged", missing: "missing"
      }.freeze
      REQUIRED = [:made_at, :bytes, :assets, :damaged, :missing].freeze

      # @return [Time] The time of the state in the backup. It contains all changes that were answered before.
      attr_reader :made_at

      # @return [Integer] The size of the backup in bytes.
      attr_reader :bytes

      # @return [Integer] The number of files of assets in the backup.
      attr_reader :assets

      # @return [Array<String>] The SHA-256 of each asset whose file was already damaged.
      attr_reader :damaged

      # @return [Array<Records::MissingAsset>] The files of assets that are gone or could not be read, and are not in
      #   the backup, ordered by name.
      attr_reader :missing

      def initialize(made_at:, bytes:, assets:, damaged:, missing:)
        @made_at = made_at
        @bytes = bytes
        @assets = assets
        @damaged = damaged
        @missing = missing
        freeze
      end

      # @api private
      def fill(json)
        @made_at = Values.instant(json.fetch("madeAt"))
        @bytes = json.fetch("bytes")
        @assets = json.fetch("assets")
        @damaged = json.fetch("damaged")
        @missing = json.fetch("missing").map { |one| Records::MissingAsset.read(one) }.freeze
        freeze
      end
    end

    # Coffee beans, as they were bought.
    class Bean < Record
      MEMBERS = {
        id: "id", name: "name", roaster: "roaster", origins: "origins", roast_level: "roastLevel", process: "process",
        decaf: "decaf", roast_date: "roastDate", opened_at: "openedAt", frozen_at: "frozenAt", thawed_at: "thawedAt",
        best_before: "bestBefore", weight: "weight", withdrawn: "withdrawn", price: "price", rating: "rating",
        flavours: "flavours", note: "note", url: "url", barcode: "barcode", favourite: "favourite",
        archived: "archived", finished: "finished", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable", age_days: "ageDays", remaining: "remaining",
        overdrawn: "overdrawn", brews: "brews", last_brewed_at: "lastBrewedAt", average_rating: "averageRating",
        cost_per_gram: "costPerGram", photos: "photos"
      }.freeze
      REQUIRED = [
        :id, :name, :roaster, :origins, :roast_level, :process, :decaf, :roast_date, :opened_at, :frozen_at,
        :thawed_at, :best_before, :weight, :withdrawn, :price, :rating, :flavours, :note, :url, :barcode, :favourite,
        :archived, :finished, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        roast_level: %w[light mediumLight medium mediumDark dark],
        process: %w[washed natural honey anaerobic wetHulled other]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The name on the bag.
      attr_reader :name

      # @return [String, nil] The roaster.
      attr_reader :roaster

      # @return [Array<Records::BeanOrigin>] The origins of the beans; the shares of a blend sum to at most 100 percent.
      attr_reader :origins

      # @return ["light", "mediumLight", "medium", "mediumDark", "dark", nil] The roast level of the beans.
      attr_reader :roast_level

      # @return ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] The process of the cherries.
      attr_reader :process

      # @return [Boolean] true if the beans are decaffeinated.
      attr_reader :decaf

      # @return [String, nil] The day on which the beans were roasted.
      attr_reader :roast_date

      # @return [String, nil] The day on which the bag was opened.
      attr_reader :opened_at

      # @return [String, nil] The day on which the beans were frozen, not before roastDate.
      attr_reader :frozen_at

      # @return [String, nil] The day on which the beans were thawed, not before frozenAt.
      attr_reader :thawed_at

      # @return [String, nil] The last day on which the roaster recommends the beans.
      attr_reader :best_before

      # @return [BigDecimal, nil] The weight of the beans in the bag, in grams.
      attr_reader :weight

      # @return [BigDecimal] The grams that were used for other purposes than brews.
      attr_reader :withdrawn

      # @return [Records::Money, nil] The price of the bag.
      attr_reader :price

      # @return [BigDecimal, nil] 0 to 5, in halves.
      attr_reader :rating

      # @return [Array<String>] The flavours, as the roaster names them. Devices merge them as a set.
      attr_reader :flavours

      # @return [String, nil] Any further text.
      attr_reader :note

      # @return [String, nil] The address of a page about the beans.
      attr_reader :url

      # @return [String, nil] The code on the bag.
      attr_reader :barcode

      # @return [Boolean] true if the beans are a favourite.
      attr_reader :favourite

      # @return [Boolean] true if the beans are out of use.
      attr_reader :archived

      # @return [Boolean] true if the bag is empty.
      attr_reader :finished

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Integer, nil] The age in whole days since roastDate, in the account's time zone. A day in the freezer
      #   counts one ninetieth. Left out without roastDate.
      attr_reader :age_days

      # @return [BigDecimal, nil] The remaining grams: weight less withdrawn less the doses of all brews. Left out
      #   without weight.
      attr_reader :remaining

      # @return [Boolean, nil] true if remaining is less than 0.
      attr_reader :overdrawn

      # @return [Integer, nil] The number of brews, without drafts.
      attr_reader :brews

      # @return [Time, nil] The time of the last brew.
      attr_reader :last_brewed_at

      # @return [BigDecimal, nil] The mean rating of the rated brews, to four places.
      attr_reader :average_rating

      # @return [Records::UnitCost, nil] The price of a gram, in minor units to five places. Left out without price or
      #   weight.
      attr_reader :cost_per_gram

      # @return [Array<String>, nil] The ids of its assets of the role photo, the cover first. assets.read with variant
      #   thumb returns a small picture. Left out without photos.
      attr_reader :photos

      def initialize(
        id:, name:, roaster:, origins:, roast_level:, process:, decaf:, roast_date:, opened_at:, frozen_at:,
        thawed_at:, best_before:, weight:, withdrawn:, price:, rating:, flavours:, note:, url:, barcode:, favourite:,
        archived:, finished:, version:, created_at:, updated_at:, unreadable: nil, age_days: nil, remaining: nil,
        overdrawn: nil, brews: nil, last_brewed_at: nil, average_rating: nil, cost_per_gram: nil, photos: nil
      )
        @id = id
        @name = name
        @roaster = roaster
        @origins = origins
        @roast_level = roast_level
        @process = process
        @decaf = decaf
        @roast_date = roast_date
        @opened_at = opened_at
        @frozen_at = frozen_at
        @thawed_at = thawed_at
        @best_before = best_before
        @weight = weight
        @withdrawn = withdrawn
        @price = price
        @rating = rating
        @flavours = flavours
        @note = note
        @url = url
        @barcode = barcode
        @favourite = favourite
        @archived = archived
        @finished = finished
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @age_days = age_days
        @remaining = remaining
        @overdrawn = overdrawn
        @brews = brews
        @last_brewed_at = last_brewed_at
        @average_rating = average_rating
        @cost_per_gram = cost_per_gram
        @photos = photos
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @roaster = json.fetch("roaster")
        @origins = json.fetch("origins").map { |one| Records::BeanOrigin.read(one) }.freeze
        @roast_level = json.fetch("roastLevel")
        @process = json.fetch("process")
        @decaf = json.fetch("decaf")
        @roast_date = json.fetch("roastDate")
        @opened_at = json.fetch("openedAt")
        @frozen_at = json.fetch("frozenAt")
        @thawed_at = json.fetch("thawedAt")
        @best_before = json.fetch("bestBefore")
        @weight = json.fetch("weight")&.then { |present| Values.decimal(present) }
        @withdrawn = Values.decimal(json.fetch("withdrawn"))
        @price = json.fetch("price")&.then { |present| Records::Money.read(present) }
        @rating = json.fetch("rating")&.then { |present| Values.decimal(present) }
        @flavours = json.fetch("flavours")
        @note = json.fetch("note")
        @url = json.fetch("url")
        @barcode = json.fetch("barcode")
        @favourite = json.fetch("favourite")
        @archived = json.fetch("archived")
        @finished = json.fetch("finished")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @age_days = json["ageDays"]
        @remaining = json["remaining"]&.then { |present| Values.decimal(present) }
        @overdrawn = json["overdrawn"]
        @brews = json["brews"]
        @last_brewed_at = json["lastBrewedAt"]&.then { |present| Values.instant(present) }
        @average_rating = json["averageRating"]&.then { |present| Values.decimal(present) }
        @cost_per_gram = json["costPerGram"]&.then { |present| Records::UnitCost.read(present) }
        @photos = json["photos"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class BeanConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Bean] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Bean.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class BeanDetailsChanges < InputRecord
      MEMBERS = {
        name: "name", roaster: "roaster", origins: "origins", roast_level: "roastLevel", process: "process",
        decaf: "decaf", roast_date: "roastDate", opened_at: "openedAt", frozen_at: "frozenAt", thawed_at: "thawedAt",
        best_before: "bestBefore", weight: "weight", withdrawn: "withdrawn", price: "price", rating: "rating",
        flavours: "flavours", note: "note", url: "url", barcode: "barcode", favourite: "favourite",
        archived: "archived", finished: "finished"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The name on the bag.
      attr_reader :name

      # @return [String, nil, UNSET] The roaster.
      attr_reader :roaster

      # @return [Array<Records::BeanOriginInput>, nil, UNSET] The origins of the beans; the shares of a blend sum to at
      #   most 100 percent.
      attr_reader :origins

      # @return ["light", "mediumLight", "medium", "mediumDark", "dark", nil, UNSET] The roast level of the beans.
      attr_reader :roast_level

      # @return ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil, UNSET] The process of the
      #   cherries.
      attr_reader :process

      # @return [Boolean, nil, UNSET] true if the beans are decaffeinated.
      attr_reader :decaf

      # @return [String, Date, nil, UNSET] The day on which the beans were roasted.
      attr_reader :roast_date

      # @return [String, Date, nil, UNSET] The day on which the bag was opened.
      attr_reader :opened_at

      # @return [String, Date, nil, UNSET] The day on which the beans were frozen, not before roastDate.
      attr_reader :frozen_at

      # @return [String, Date, nil, UNSET] The day on which the beans were thawed, not before frozenAt.
      attr_reader :thawed_at

      # @return [String, Date, nil, UNSET] The last day on which the roaster recommends the beans.
      attr_reader :best_before

      # @return [Numeric, nil, UNSET] The weight of the beans in the bag, in grams.
      attr_reader :weight

      # @return [Numeric, nil, UNSET] The grams that were used for other purposes than brews.
      attr_reader :withdrawn

      # @return [Records::MoneyChanges, nil, UNSET] The price of the bag.
      attr_reader :price

      # @return [Numeric, nil, UNSET] 0 to 5, in halves.
      attr_reader :rating

      # @return [Array<String>, nil, UNSET] The flavours, as the roaster names them. Devices merge them as a set.
      attr_reader :flavours

      # @return [String, nil, UNSET] Any further text.
      attr_reader :note

      # @return [String, nil, UNSET] The address of a page about the beans.
      attr_reader :url

      # @return [String, nil, UNSET] The code on the bag.
      attr_reader :barcode

      # @return [Boolean, nil, UNSET] true if the beans are a favourite.
      attr_reader :favourite

      # @return [Boolean, nil, UNSET] true if the beans are out of use.
      attr_reader :archived

      # @return [Boolean, nil, UNSET] true if the bag is empty.
      attr_reader :finished

      def initialize(
        name: UNSET, roaster: UNSET, origins: UNSET, roast_level: UNSET, process: UNSET, decaf: UNSET,
        roast_date: UNSET, opened_at: UNSET, frozen_at: UNSET, thawed_at: UNSET, best_before: UNSET, weight: UNSET,
        withdrawn: UNSET, price: UNSET, rating: UNSET, flavours: UNSET, note: UNSET, url: UNSET, barcode: UNSET,
        favourite: UNSET, archived: UNSET, finished: UNSET
      )
        @name = name
        @roaster = roaster
        @origins = origins
        @roast_level = roast_level
        @process = process
        @decaf = decaf
        @roast_date = roast_date
        @opened_at = opened_at
        @frozen_at = frozen_at
        @thawed_at = thawed_at
        @best_before = best_before
        @weight = weight
        @withdrawn = withdrawn
        @price = price
        @rating = rating
        @flavours = flavours
        @note = note
        @url = url
        @barcode = barcode
        @favourite = favourite
        @archived = archived
        @finished = finished
        freeze
      end
    end

    # An origin of beans; a blend has several.
    class BeanOrigin < Record
      MEMBERS = {
        country: "country", region: "region", farm: "farm", producer: "producer", altitude: "altitude",
        variety: "variety", process: "process", share: "share"
      }.freeze
      REQUIRED = [:country, :region, :farm, :producer, :altitude, :variety, :process, :share].freeze
      CHOICES = {process: %w[washed natural honey anaerobic wetHulled other]}.freeze

      # @return [String, nil] The country of origin (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [String, nil] The region.
      attr_reader :region

      # @return [String, nil] The farm or the washing station.
      attr_reader :farm

      # @return [String, nil] The producer.
      attr_reader :producer

      # @return [Integer, nil] The altitude in metres above the sea.
      attr_reader :altitude

      # @return [String, nil] The variety of the plant.
      attr_reader :variety

      # @return ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil] The process of these cherries, if
      #   it differs within a blend.
      attr_reader :process

      # @return [BigDecimal, nil] The share of a blend, in percent.
      attr_reader :share

      def initialize(country:, region:, farm:, producer:, altitude:, variety:, process:, share:)
        @country = country
        @region = region
        @farm = farm
        @producer = producer
        @altitude = altitude
        @variety = variety
        @process = process
        @share = share
        freeze
      end

      # @api private
      def fill(json)
        @country = json.fetch("country")
        @region = json.fetch("region")
        @farm = json.fetch("farm")
        @producer = json.fetch("producer")
        @altitude = json.fetch("altitude")
        @variety = json.fetch("variety")
        @process = json.fetch("process")
        @share = json.fetch("share")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # An origin of beans; a blend has several.
    class BeanOriginInput < InputRecord
      MEMBERS = {
        country: "country", region: "region", farm: "farm", producer: "producer", altitude: "altitude",
        variety: "variety", process: "process", share: "share"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, nil, UNSET] The country of origin (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [String, nil, UNSET] The region.
      attr_reader :region

      # @return [String, nil, UNSET] The farm or the washing station.
      attr_reader :farm

      # @return [String, nil, UNSET] The producer.
      attr_reader :producer

      # @return [Integer, nil, UNSET] The altitude in metres above the sea.
      attr_reader :altitude

      # @return [String, nil, UNSET] The variety of the plant.
      attr_reader :variety

      # @return ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil, UNSET] The process of these
      #   cherries, if it differs within a blend.
      attr_reader :process

      # @return [Numeric, nil, UNSET] The share of a blend, in percent.
      attr_reader :share

      def initialize(
        country: UNSET, region: UNSET, farm: UNSET, producer: UNSET, altitude: UNSET, variety: UNSET, process: UNSET,
        share: UNSET
      )
        @country = country
        @region = region
        @farm = farm
        @producer = producer
        @altitude = altitude
        @variety = variety
        @process = process
        @share = share
        freeze
      end
    end

    # One page of a list.
    class BeanPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Bean>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Bean.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A brew of coffee: its parameters and its result.
    class Brew < Record
      MEMBERS = {
        id: "id", at: "at", bean: "bean", method: "method", dose: "dose", water: "water", yield: "yield",
        grinder: "grinder", grind_setting: "grindSetting", temperature: "temperature", time: "time",
        bloom_water: "bloomWater", bloom_time: "bloomTime", pressure: "pressure", pours: "pours", tds: "tds",
        equipment: "equipment", place: "place", rating: "rating", note: "note", recipe: "recipe",
        favourite: "favourite", archived: "archived", draft: "draft", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable", ratio: "ratio", ratio_of: "ratioOf", strength: "strength",
        extraction: "extraction", estimated: "estimated", flow: "flow", bean_age: "beanAge", cost: "cost",
        section: "section", warnings: "warnings", photos: "photos"
      }.freeze
      REQUIRED = [
        :id, :at, :bean, :method, :dose, :water, :yield, :grinder, :grind_setting, :temperature, :time, :bloom_water,
        :bloom_time, :pressure, :pours, :tds, :equipment, :place, :rating, :note, :recipe, :favourite, :archived,
        :draft, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other],
        ratio_of: %w[yield water]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [Time] The time of the brew, from 1900 to one day in the future.
      attr_reader :at

      # @return [String, nil] The bean. Required except in a draft.
      attr_reader :bean

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil] The method. Required except in a draft.
      attr_reader :method

      # @return [BigDecimal, nil] The ground coffee, in grams. Required except in a draft.
      attr_reader :dose

      # @return [BigDecimal, nil] The water, in grams.
      attr_reader :water

      # @return [BigDecimal, nil] The beverage, in grams.
      attr_reader :yield

      # @return [String, nil] The grinder.
      attr_reader :grinder

      # @return [BigDecimal, nil] The setting on the grinder's own scale.
      attr_reader :grind_setting

      # @return [BigDecimal, nil] The temperature of the water, in degrees Celsius.
      attr_reader :temperature

      # @return [BigDecimal, nil] The time of the whole brew, in seconds.
      attr_reader :time

      # @return [BigDecimal, nil] The water of the bloom, in grams.
      attr_reader :bloom_water

      # @return [BigDecimal, nil] The time of the bloom, in seconds.
      attr_reader :bloom_time

      # @return [BigDecimal, nil] The pressure, in bar.
      attr_reader :pressure

      # @return [Array<Records::Pour>] The pours, in the order of time.
      attr_reader :pours

      # @return [BigDecimal, nil] The total dissolved solids of the beverage, in percent.
      attr_reader :tds

      # @return [Array<String>] Other equipment, each once. Devices merge it as a set.
      attr_reader :equipment

      # @return [String, nil] The place.
      attr_reader :place

      # @return [BigDecimal, nil] 0 to 5, in halves.
      attr_reader :rating

      # @return [String, nil] Any further text.
      attr_reader :note

      # @return [String, nil] The recipe that the brew followed.
      attr_reader :recipe

      # @return [Boolean] true if the brew is a favourite.
      attr_reader :favourite

      # @return [Boolean] true if the brew is hidden. Statistics leave it out.
      attr_reader :archived

      # @return [Boolean] true if the brew is incomplete. A draft needs only `at`, and is in no figure.
      attr_reader :draft

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [BigDecimal, nil] The grams of beverage or water per gram of coffee, to two places; ratioOf says which.
      #   Figures above 100,000 are left out.
      attr_reader :ratio

      # @return ["yield", "water", nil] yield: the ratio is of the beverage, as for espresso and moka pot. water: it is
      #   of the water. Without one weight, the ratio is of the other.
      attr_reader :ratio_of

      # @return [BigDecimal, nil] The grams of coffee per litre of water, to one place.
      attr_reader :strength

      # @return [BigDecimal, nil] The extraction yield in percent, to two places: TDS times beverage over dose.
      attr_reader :extraction

      # @return [Boolean, nil] true if the beverage was not weighed. The extraction then uses the water less twice the
      #   dose.
      attr_reader :estimated

      # @return [BigDecimal, nil] The grams of beverage per second, to two places.
      attr_reader :flow

      # @return [Integer, nil] The age of the bean on the day of the brew, in whole days.
      attr_reader :bean_age

      # @return [Records::Money, nil] The price of the dose.
      attr_reader :cost

      # @return [String, nil] The key of the section; only in lists with sectionBy.
      attr_reader :section

      # @return [Array<Records::BrewWarning>, nil] Unusual parameters, which are accepted. Lists leave them out.
      attr_reader :warnings

      # @return [Array<String>, nil] The ids of its assets of the role photo, the cover first. assets.read with variant
      #   thumb returns a small picture. Left out without photos.
      attr_reader :photos

      def initialize(
        id:, at:, bean:, method:, dose:, water:, yield:, grinder:, grind_setting:, temperature:, time:, bloom_water:,
        bloom_time:, pressure:, pours:, tds:, equipment:, place:, rating:, note:, recipe:, favourite:, archived:,
        draft:, version:, created_at:, updated_at:, unreadable: nil, ratio: nil, ratio_of: nil, strength: nil,
        extraction: nil, estimated: nil, flow: nil, bean_age: nil, cost: nil, section: nil, warnings: nil, photos: nil
      )
        @id = id
        @at = at
        @bean = bean
        @method = method
        @dose = dose
        @water = water
        @yield = binding.local_variable_get(:yield)
        @grinder = grinder
        @grind_setting = grind_setting
        @temperature = temperature
        @time = time
        @bloom_water = bloom_water
        @bloom_time = bloom_time
        @pressure = pressure
        @pours = pours
        @tds = tds
        @equipment = equipment
        @place = place
        @rating = rating
        @note = note
        @recipe = recipe
        @favourite = favourite
        @archived = archived
        @draft = draft
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @ratio = ratio
        @ratio_of = ratio_of
        @strength = strength
        @extraction = extraction
        @estimated = estimated
        @flow = flow
        @bean_age = bean_age
        @cost = cost
        @section = section
        @warnings = warnings
        @photos = photos
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @at = Values.instant(json.fetch("at"))
        @bean = json.fetch("bean")
        @method = json.fetch("method")
        @dose = json.fetch("dose")&.then { |present| Values.decimal(present) }
        @water = json.fetch("water")&.then { |present| Values.decimal(present) }
        @yield = json.fetch("yield")&.then { |present| Values.decimal(present) }
        @grinder = json.fetch("grinder")
        @grind_setting = json.fetch("grindSetting")&.then { |present| Values.decimal(present) }
        @temperature = json.fetch("temperature")&.then { |present| Values.decimal(present) }
        @time = json.fetch("time")&.then { |present| Values.decimal(present) }
        @bloom_water = json.fetch("bloomWater")&.then { |present| Values.decimal(present) }
        @bloom_time = json.fetch("bloomTime")&.then { |present| Values.decimal(present) }
        @pressure = json.fetch("pressure")&.then { |present| Values.decimal(present) }
        @pours = json.fetch("pours").map { |one| Records::Pour.read(one) }.freeze
        @tds = json.fetch("tds")&.then { |present| Values.decimal(present) }
        @equipment = json.fetch("equipment")
        @place = json.fetch("place")
        @rating = json.fetch("rating")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @recipe = json.fetch("recipe")
        @favourite = json.fetch("favourite")
        @archived = json.fetch("archived")
        @draft = json.fetch("draft")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @ratio = json["ratio"]&.then { |present| Values.decimal(present) }
        @ratio_of = json["ratioOf"]
        @strength = json["strength"]&.then { |present| Values.decimal(present) }
        @extraction = json["extraction"]&.then { |present| Values.decimal(present) }
        @estimated = json["estimated"]
        @flow = json["flow"]&.then { |present| Values.decimal(present) }
        @bean_age = json["beanAge"]
        @cost = json["cost"]&.then { |present| Records::Money.read(present) }
        @section = json["section"]
        @warnings = json["warnings"]&.then { |present| present.map { |one| Records::BrewWarning.read(one) }.freeze }
        @photos = json["photos"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class BrewConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Brew] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Brew.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class BrewDetailsChanges < InputRecord
      MEMBERS = {
        at: "at", bean: "bean", method: "method", dose: "dose", water: "water", yield: "yield", grinder: "grinder",
        grind_setting: "grindSetting", temperature: "temperature", time: "time", bloom_water: "bloomWater",
        bloom_time: "bloomTime", pressure: "pressure", pours: "pours", tds: "tds", equipment: "equipment",
        place: "place", rating: "rating", note: "note", recipe: "recipe", favourite: "favourite",
        archived: "archived", draft: "draft"
      }.freeze
      REQUIRED = [].freeze

      # @return [Time, UNSET] The time of the brew, from 1900 to one day in the future.
      attr_reader :at

      # @return [String, nil, UNSET] The bean. Required except in a draft.
      attr_reader :bean

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil, UNSET] The method. Required except in a draft.
      attr_reader :method

      # @return [Numeric, nil, UNSET] The ground coffee, in grams. Required except in a draft.
      attr_reader :dose

      # @return [Numeric, nil, UNSET] The water, in grams.
      attr_reader :water

      # @return [Numeric, nil, UNSET] The beverage, in grams.
      attr_reader :yield

      # @return [String, nil, UNSET] The grinder.
      attr_reader :grinder

      # @return [Numeric, nil, UNSET] The setting on the grinder's own scale.
      attr_reader :grind_setting

      # @return [Numeric, nil, UNSET] The temperature of the water, in degrees Celsius.
      attr_reader :temperature

      # @return [Numeric, nil, UNSET] The time of the whole brew, in seconds.
      attr_reader :time

      # @return [Numeric, nil, UNSET] The water of the bloom, in grams.
      attr_reader :bloom_water

      # @return [Numeric, nil, UNSET] The time of the bloom, in seconds.
      attr_reader :bloom_time

      # @return [Numeric, nil, UNSET] The pressure, in bar.
      attr_reader :pressure

      # @return [Array<Records::PourInput>, nil, UNSET] The pours, in the order of time.
      attr_reader :pours

      # @return [Numeric, nil, UNSET] The total dissolved solids of the beverage, in percent.
      attr_reader :tds

      # @return [Array<String>, nil, UNSET] Other equipment, each once. Devices merge it as a set.
      attr_reader :equipment

      # @return [String, nil, UNSET] The place.
      attr_reader :place

      # @return [Numeric, nil, UNSET] 0 to 5, in halves.
      attr_reader :rating

      # @return [String, nil, UNSET] Any further text.
      attr_reader :note

      # @return [String, nil, UNSET] The recipe that the brew followed.
      attr_reader :recipe

      # @return [Boolean, nil, UNSET] true if the brew is a favourite.
      attr_reader :favourite

      # @return [Boolean, nil, UNSET] true if the brew is hidden. Statistics leave it out.
      attr_reader :archived

      # @return [Boolean, nil, UNSET] true if the brew is incomplete. A draft needs only `at`, and is in no figure.
      attr_reader :draft

      def initialize(
        at: UNSET, bean: UNSET, method: UNSET, dose: UNSET, water: UNSET, yield: UNSET, grinder: UNSET,
        grind_setting: UNSET, temperature: UNSET, time: UNSET, bloom_water: UNSET, bloom_time: UNSET, pressure: UNSET,
        pours: UNSET, tds: UNSET, equipment: UNSET, place: UNSET, rating: UNSET, note: UNSET, recipe: UNSET,
        favourite: UNSET, archived: UNSET, draft: UNSET
      )
        @at = at
        @bean = bean
        @method = method
        @dose = dose
        @water = water
        @yield = binding.local_variable_get(:yield)
        @grinder = grinder
        @grind_setting = grind_setting
        @temperature = temperature
        @time = time
        @bloom_water = bloom_water
        @bloom_time = bloom_time
        @pressure = pressure
        @pours = pours
        @tds = tds
        @equipment = equipment
        @place = place
        @rating = rating
        @note = note
        @recipe = recipe
        @favourite = favourite
        @archived = archived
        @draft = draft
        freeze
      end
    end

    # The filters of brews. A brew must fit all of them.
    class BrewFilter < InputRecord
      MEMBERS = {
        from: "from", to: "to", bean: "bean", roaster: "roaster", country: "country", process: "process",
        roast_level: "roastLevel", method: "method", grinder: "grinder", favourite: "favourite"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, Date, nil, UNSET] The first day, in the account's time zone.
      attr_reader :from

      # @return [String, Date, nil, UNSET] The last day, in the account's time zone.
      attr_reader :to

      # @return [String, nil, UNSET] The bean.
      attr_reader :bean

      # @return [String, nil, UNSET] The roaster of the bean; case does not matter.
      attr_reader :roaster

      # @return [String, nil, UNSET] A country of origin of the bean.
      attr_reader :country

      # @return ["washed", "natural", "honey", "anaerobic", "wetHulled", "other", nil, UNSET] The process of the bean.
      attr_reader :process

      # @return ["light", "mediumLight", "medium", "mediumDark", "dark", nil, UNSET] The roast level of the bean.
      attr_reader :roast_level

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil, UNSET] The method.
      attr_reader :method

      # @return [String, nil, UNSET] The grinder.
      attr_reader :grinder

      # @return [Boolean, nil, UNSET] true for favourite brews only, false for the others.
      attr_reader :favourite

      def initialize(
        from: UNSET, to: UNSET, bean: UNSET, roaster: UNSET, country: UNSET, process: UNSET, roast_level: UNSET,
        method: UNSET, grinder: UNSET, favourite: UNSET
      )
        @from = from
        @to = to
        @bean = bean
        @roaster = roaster
        @country = country
        @process = process
        @roast_level = roast_level
        @method = method
        @grinder = grinder
        @favourite = favourite
        freeze
      end
    end

    # One page of a list.
    class BrewPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Brew>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Brew.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A section of a list of brews.
    class BrewSection < Record
      MEMBERS = {key: "key", count: "count", first: "first"}.freeze
      REQUIRED = [:key, :count, :first].freeze

      # @return [String, nil] The first day of the day, week or month, the id of the bean, or the method; null for
      #   drafts without one.
      attr_reader :key

      # @return [Integer] The number of brews.
      attr_reader :count

      # @return [String] The parameter `after` of journal.brews.list for a page that begins with this section.
      attr_reader :first

      def initialize(key:, count:, first:)
        @key = key
        @count = count
        @first = first
        freeze
      end

      # @api private
      def fill(json)
        @key = json.fetch("key")
        @count = json.fetch("count")
        @first = json.fetch("first")
        freeze
      end
    end

    # One page of a list.
    class BrewSectionPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::BrewSection>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::BrewSection.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # An unusual parameter of a brew, which is accepted.
    class BrewWarning < Record
      MEMBERS = {kind: "kind", value: "value", minimum: "minimum", maximum: "maximum", record: "record"}.freeze
      REQUIRED = [:kind, :value, :minimum, :maximum, :record].freeze
      CHOICES = {kind: %w[ratio extraction grindSetting archivedBean archivedEquipment pours]}.freeze

      # @return ["ratio", "extraction", "grindSetting", "archivedBean", "archivedEquipment", "pours"] ratio: outside 1
      #   to 25. extraction: outside 10 to 30 percent. grindSetting: outside the grinder's scale. archivedBean,
      #   archivedEquipment: the record is archived. pours: their sum is more than 5 g below the water.
      attr_reader :kind

      # @return [BigDecimal, nil] The unusual value.
      attr_reader :value

      # @return [BigDecimal, nil] The lowest usual value.
      attr_reader :minimum

      # @return [BigDecimal, nil] The highest usual value.
      attr_reader :maximum

      # @return [String, nil] The archived bean or piece of equipment.
      attr_reader :record

      def initialize(kind:, value:, minimum:, maximum:, record:)
        @kind = kind
        @value = value
        @minimum = minimum
        @maximum = maximum
        @record = record
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @value = json.fetch("value")&.then { |present| Values.decimal(present) }
        @minimum = json.fetch("minimum")&.then { |present| Values.decimal(present) }
        @maximum = json.fetch("maximum")&.then { |present| Values.decimal(present) }
        @record = json.fetch("record")
        freeze
      end
    end

    # The caller, and the caller's rights in a company.
    class Caller < Record
      MEMBERS = {
        account: "account", company: "company", store: "store", user: "user", username: "username", name: "name",
        role: "role", is_owner: "isOwner", is_founder: "isFounder", dept_mask: "deptMask",
        manager_mask: "managerMask", departments: "departments", managed: "managed", sign_in: "signIn", until: "until"
      }.freeze
      REQUIRED = [
        :account, :company, :store, :user, :username, :name, :role, :is_owner, :is_founder, :dept_mask, :manager_mask,
        :departments, :managed, :sign_in, :until
      ].freeze
      CHOICES = {
        store: %w[private shared], role: %w[owner participant], sign_in: %w[unneeded needed done create]
      }.freeze

      # @return [String] The account that the data directory serves.
      attr_reader :account

      # @return [String, nil] The company of the request, or the selected one; null if there is neither.
      attr_reader :company

      # @return ["private", "shared", nil] The store that holds the company.
      attr_reader :store

      # @return [String, nil] The user who acts in the company; null as long as a sign-in is needed.
      attr_reader :user

      # @return [String, nil] The username that the user signs in with; null without one.
      attr_reader :username

      # @return [String, nil] The user's name; null without one.
      attr_reader :name

      # @return ["owner", "participant", nil] The user's role in the company; null as long as a sign-in is needed.
      attr_reader :role

      # @return [Boolean] `true` if the user is an owner, who has all rights except those of the founder alone.
      attr_reader :is_owner

      # @return [Boolean] `true` if the user is the founder. No other owner can revoke or demote the founder;
      #   access.transfer makes another owner the founder.
      attr_reader :is_founder

      # @return [Integer] The departments in which the user does the daily work, as a mask. access.departments lists the
      #   bits.
      attr_reader :dept_mask

      # @return [Integer] The departments in which the user also deletes, approves and sees costs, as a mask.
      attr_reader :manager_mask

      # @return [Array<String>] The names of the departments in deptMask.
      attr_reader :departments

      # @return [Array<String>] The names of the departments in managerMask.
      attr_reader :managed

      # @return ["unneeded", "needed", "done", "create"] The state of signing in. unneeded: the company has no
      #   credentials, and the account acts in it. needed: the company has credentials, and no user is signed in. done:
      #   a user is signed in. create: the owner requires credentials from everybody, and the account has none yet
      #   (access.credentials.create).
      attr_reader :sign_in

      # @return [Time, nil] The time when the session ends if no request comes before; null without a session.
      attr_reader :until

      def initialize(
        account:, company:, store:, user:, username:, name:, role:, is_owner:, is_founder:, dept_mask:, manager_mask:,
        departments:, managed:, sign_in:, until:
      )
        @account = account
        @company = company
        @store = store
        @user = user
        @username = username
        @name = name
        @role = role
        @is_owner = is_owner
        @is_founder = is_founder
        @dept_mask = dept_mask
        @manager_mask = manager_mask
        @departments = departments
        @managed = managed
        @sign_in = sign_in
        @until = binding.local_variable_get(:until)
        freeze
      end

      # @api private
      def fill(json)
        @account = json.fetch("account")
        @company = json.fetch("company")
        @store = json.fetch("store")
        @user = json.fetch("user")
        @username = json.fetch("username")
        @name = json.fetch("name")
        @role = json.fetch("role")
        @is_owner = json.fetch("isOwner")
        @is_founder = json.fetch("isFounder")
        @dept_mask = json.fetch("deptMask")
        @manager_mask = json.fetch("managerMask")
        @departments = json.fetch("departments")
        @managed = json.fetch("managed")
        @sign_in = json.fetch("signIn")
        @until = json.fetch("until")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # The outcome of a cancellation.
    class Cancelled < Record
      MEMBERS = {cancelled: "cancelled"}.freeze
      REQUIRED = [:cancelled].freeze

      # @return [Integer] The number of requests that were cancelled.
      attr_reader :cancelled

      def initialize(cancelled:)
        @cancelled = cancelled
        freeze
      end

      # @api private
      def fill(json)
        @cancelled = json.fetch("cancelled")
        freeze
      end
    end

    # An answer that was cancelled.
    class CancelledAnswer < Record
      MEMBERS = {cancelled: "cancelled"}.freeze
      REQUIRED = [:cancelled].freeze

      # @return [String, nil] The id of the answer; null if there was none to cancel.
      attr_reader :cancelled

      def initialize(cancelled:)
        @cancelled = cancelled
        freeze
      end

      # @api private
      def fill(json)
        @cancelled = json.fetch("cancelled")
        freeze
      end
    end

    # Something that only some tiers allow.
    class CatalogueFeature < Record
      MEMBERS = {id: "id", name: "name"}.freeze
      REQUIRED = [:id, :name].freeze

      # @return [String] The feature, as methods name it.
      attr_reader :id

      # @return [String] What people call it.
      attr_reader :name

      def initialize(id:, name:)
        @id = id
        @name = name
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        freeze
      end
    end

    # Something that the store sells.
    class CatalogueProduct < Record
      MEMBERS = {id: "id", tier: "tier", name: "name", type: "type", days: "days"}.freeze
      REQUIRED = [:id, :tier, :name, :type, :days].freeze
      CHOICES = {type: %w[Consumable Non-Consumable Non-Renewing Subscription Auto-Renewable Subscription]}.freeze

      # @return [String] The product, as the store names it.
      attr_reader :id

      # @return [String, nil] The tier that it gives; null for none.
      attr_reader :tier

      # @return [String, nil] What people call it.
      attr_reader :name

      # @return ["Consumable", "Non-Consumable", "Non-Renewing Subscription", "Auto-Renewable Subscription", nil] What
      #   kind of product it is, as the App Store names it.
      attr_reader :type

      # @return [Integer, nil] How long a Non-Renewing Subscription lasts; null for ever.
      attr_reader :days

      def initialize(id:, tier:, name:, type:, days:)
        @id = id
        @tier = tier
        @name = name
        @type = type
        @days = days
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @tier = json.fetch("tier")
        @name = json.fetch("name")
        @type = json.fetch("type")
        @days = json.fetch("days")
        freeze
      end
    end

    # A tier: a step of a ladder, with what it allows beyond the steps below.
    class CatalogueTier < Record
      MEMBERS = {
        id: "id", group: "group", rank: "rank", name: "name", features: "features", company_tier: "companyTier"
      }.freeze
      REQUIRED = [:id, :group, :rank, :name, :features, :company_tier].freeze
      CHOICES = {company_tier: %w[free business enterprise]}.freeze

      # @return [String] The tier.
      attr_reader :id

      # @return [String] The ladder that it is a step of; of each ladder the highest step counts.
      attr_reader :group

      # @return [Integer] Its place on the ladder; 0 is what one has without buying.
      attr_reader :rank

      # @return [String] What people call it.
      attr_reader :name

      # @return [Array<String>] What it allows, beyond the lower steps.
      attr_reader :features

      # @return ["free", "business", "enterprise", nil] What a company gets whose tier follows from what its owner has
      #   bought; null for nothing.
      attr_reader :company_tier

      def initialize(id:, group:, rank:, name:, features:, company_tier:)
        @id = id
        @group = group
        @rank = rank
        @name = name
        @features = features
        @company_tier = company_tier
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @group = json.fetch("group")
        @rank = json.fetch("rank")
        @name = json.fetch("name")
        @features = json.fetch("features")
        @company_tier = json.fetch("companyTier")
        freeze
      end
    end

    # A piece of a conversation as text.
    class ChatExport < Record
      MEMBERS = {text: "text", rest: "rest"}.freeze
      REQUIRED = [:text, :rest].freeze

      # @return [String] The text: whole messages, at most about 1 MiB.
      attr_reader :text

      # @return [String, nil] The value to pass as after for the next piece; null at the end.
      attr_reader :rest

      def initialize(text:, rest:)
        @text = text
        @rest = rest
        freeze
      end

      # @api private
      def fill(json)
        @text = json.fetch("text")
        @rest = json.fetch("rest")
        freeze
      end
    end

    # Whether the account may use a feature.
    class CheckedFeature < Record
      MEMBERS = {
        feature: "feature", allowed: "allowed", tiers: "tiers", products: "products", until: "until", store: "store",
        source: "source", age: "age"
      }.freeze
      REQUIRED = [:feature, :allowed, :tiers, :products, :until, :store, :source, :age].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [String] The feature.
      attr_reader :feature

      # @return [Boolean] Whether it may be used; what the catalogue does not know is not for sale, and open.
      attr_reader :allowed

      # @return [Array<String>] The tiers that have it, the lowest first.
      attr_reader :tiers

      # @return [Array<String>] What the store sells these tiers as.
      attr_reader :products

      # @return [Time, nil] When that ends, as far as is known; null for never, and when it may not be used.
      attr_reader :until

      # @return [Records::StoreListing] What the store says of these products.
      attr_reader :store

      # @return ["fresh", "stale", "default"] fresh: it follows from signed documents; stale: so it does, but a
      #   subscription that was to renew has ended within the last 90 days, and no document says what came of that;
      #   default: there are none, and it is what everybody has.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds ago the newest document was signed; null without any.
      attr_reader :age

      def initialize(feature:, allowed:, tiers:, products:, until:, store:, source:, age:)
        @feature = feature
        @allowed = allowed
        @tiers = tiers
        @products = products
        @until = binding.local_variable_get(:until)
        @store = store
        @source = source
        @age = age
        freeze
      end

      # @api private
      def fill(json)
        @feature = json.fetch("feature")
        @allowed = json.fetch("allowed")
        @tiers = json.fetch("tiers")
        @products = json.fetch("products")
        @until = json.fetch("until")&.then { |present| Values.instant(present) }
        @store = Records::StoreListing.read(json.fetch("store"))
        @source = json.fetch("source")
        @age = json.fetch("age")
        freeze
      end
    end

    # The decision about one method and one user.
    class CheckedMethod < Record
      MEMBERS = {method: "method", allowed: "allowed", reason: "reason"}.freeze
      REQUIRED = [:method, :allowed, :reason].freeze
      CHOICES = {
        reason: %w[anyone account founder owner manager department member noCompany signInRequired noRight archived noFeature noCredentials notKeptHere personal tierIsBought tierRequired shared readOnly notShared]
      }.freeze

      # @return [String] The method's name.
      attr_reader :method

      # @return [Boolean] true if the user may call the method.
      attr_reader :allowed

      # @return ["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany",
      #   "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal",
      #   "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"] Allowed. anyone, account: the rule needs no
      #   right. owner, founder: by ownership. manager: by a manager's bit. department: by a department's bit. member:
      #   by any right in the company. Not allowed. noCompany: there is no company for the call. signInRequired: no user
      #   is signed in. noRight: the right is missing. archived: the company is archived. noFeature: the account lacks
      #   the feature that the method needs. noCredentials: there are no credentials to change. notKeptHere: another
      #   account stores the credentials. personal: the company is the account's own inventory. tierIsBought: the
      #   company's tier follows from purchases. tierRequired: the company's tier is lower than the method needs.
      #   shared: only the account that owns the company may call the method, and the company is shared with this one.
      #   readOnly: the company is shared for reading only. notShared: the method is for companies that others share,
      #   and this one is the account's own.
      attr_reader :reason

      def initialize(method:, allowed:, reason:)
        @method = method
        @allowed = allowed
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @method = json.fetch("method")
        @allowed = json.fetch("allowed")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # What was removed of the log.
    class ClearedLog < Record
      MEMBERS = {bytes: "bytes", whole: "whole"}.freeze
      REQUIRED = [:bytes, :whole].freeze

      # @return [Integer] How many bytes were removed.
      attr_reader :bytes

      # @return [Boolean] Whether all is gone; false where a file can't be removed, as in a directory that is only read.
      attr_reader :whole

      def initialize(bytes:, whole:)
        @bytes = bytes
        @whole = whole
        freeze
      end

      # @api private
      def fill(json)
        @bytes = json.fetch("bytes")
        @whole = json.fetch("whole")
        freeze
      end
    end

    # The number of places that were removed.
    class ClearedRecents < Record
      MEMBERS = {removed: "removed"}.freeze
      REQUIRED = [:removed].freeze

      # @return [Integer] The number of removed places.
      attr_reader :removed

      def initialize(removed:)
        @removed = removed
        freeze
      end

      # @api private
      def fill(json)
        @removed = json.fetch("removed")
        freeze
      end
    end

    # The program at the other end of the pipe.
    class Client < Record
      MEMBERS = {name: "name", version: "version", build: "build"}.freeze
      REQUIRED = [:name, :version, :build].freeze
      CHOICES = {build: %w[development staging production]}.freeze

      # @return [String] The name of the program.
      attr_reader :name

      # @return [String, nil] The version of the program.
      attr_reader :version

      # @return ["development", "staging", "production", nil] The environment that the client was built for. The option
      #   --build-environment overrides it; without both it is development.
      attr_reader :build

      def initialize(name:, version:, build:)
        @name = name
        @version = version
        @build = build
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @version = json.fetch("version")
        @build = json.fetch("build")
        freeze
      end
    end

    # The program at the other end of the pipe.
    class ClientInput < InputRecord
      MEMBERS = {name: "name", version: "version", build: "build"}.freeze
      REQUIRED = [:name].freeze

      # @return [String] The name of the program.
      attr_reader :name

      # @return [String, nil, UNSET] The version of the program.
      attr_reader :version

      # @return ["development", "staging", "production", nil, UNSET] The environment that the client was built for. The
      #   option --build-environment overrides it; without both it is development.
      attr_reader :build

      def initialize(name:, version: UNSET, build: UNSET)
        @name = name
        @version = version
        @build = build
        freeze
      end
    end

    # The account whose cloud it is.
    class CloudAccountAnswer < InputRecord
      MEMBERS = {
        status: "status", account: "account", container: "container", enforces_rights: "enforcesRights"
      }.freeze
      REQUIRED = [:status].freeze

      # @return ["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"] The state of the
      #   account, such as available or noAccount.
      attr_reader :status

      # @return [String, nil, UNSET] The user reference, the same on all devices of the account; null without an
      #   account.
      attr_reader :account

      # @return [String, nil, UNSET] The id of the container.
      attr_reader :container

      # @return [Boolean, nil, UNSET] true if the container refuses writes that the caller's access record does not
      #   allow, and changes or deletions of records that are only added. Otherwise the owner's core reverts such
      #   writes.
      attr_reader :enforces_rights

      def initialize(status:, account: UNSET, container: UNSET, enforces_rights: UNSET)
        @status = status
        @account = account
        @container = container
        @enforces_rights = enforces_rights
        freeze
      end
    end

    # One comparison of a filter. A record without the field does not match.
    class CloudComparison < Record
      MEMBERS = {field: "field", comparator: "comparator", value: "value"}.freeze
      REQUIRED = [:field, :comparator, :value].freeze
      CHOICES = {
        comparator: %w[equals notEquals lessThan lessThanOrEquals greaterThan greaterThanOrEquals in beginsWith contains]
      }.freeze

      # @return [String] The field's name, or recordName, creationDate or modificationDate.
      attr_reader :field

      # @return ["equals", "notEquals", "lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "in",
      #   "beginsWith", "contains"] equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in
      #   (one of a list), beginsWith (texts), or contains (a list that has the value).
      attr_reader :comparator

      # @return [Object] A string, a number, or \{"type":"date","value":"..."}; of in a list of 1 to 100 of these.
      #   Values of different kinds never match.
      attr_reader :value

      def initialize(field:, comparator:, value:)
        @field = field
        @comparator = comparator
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @field = json.fetch("field")
        @comparator = json.fetch("comparator")
        @value = json.fetch("value")
        freeze
      end
    end

    # One comparison of a filter. A record without the field does not match.
    class CloudComparisonInput < InputRecord
      MEMBERS = {field: "field", comparator: "comparator", value: "value"}.freeze
      REQUIRED = [:field, :comparator, :value].freeze

      # @return [String] The field's name, or recordName, creationDate or modificationDate.
      attr_reader :field

      # @return ["equals", "notEquals", "lessThan", "lessThanOrEquals", "greaterThan", "greaterThanOrEquals", "in",
      #   "beginsWith", "contains"] equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in
      #   (one of a list), beginsWith (texts), or contains (a list that has the value).
      attr_reader :comparator

      # @return [Object] A string, a number, or \{"type":"date","value":"..."}; of in a list of 1 to 100 of these.
      #   Values of different kinds never match.
      attr_reader :value

      def initialize(field:, comparator:, value:)
        @field = field
        @comparator = comparator
        @value = value
        freeze
      end
    end

    # A record that is to be deleted, or was deleted.
    class CloudDeletion < Record
      MEMBERS = {
        record_name: "recordName", record_type: "recordType", zone: "zone", record_change_tag: "recordChangeTag"
      }.freeze
      REQUIRED = [:record_name, :record_type].freeze

      # @return [String] The record's id.
      attr_reader :record_name

      # @return [String] The kind of record.
      attr_reader :record_type

      # @return [Records::CloudZone, nil] The zone of a record that is to be deleted.
      attr_reader :zone

      # @return [String, nil] The change tag of the state to delete. A record in another state stays.
      attr_reader :record_change_tag

      def initialize(record_name:, record_type:, zone: nil, record_change_tag: nil)
        @record_name = record_name
        @record_type = record_type
        @zone = zone
        @record_change_tag = record_change_tag
        freeze
      end

      # @api private
      def fill(json)
        @record_name = json.fetch("recordName")
        @record_type = json.fetch("recordType")
        @zone = json["zone"]&.then { |present| Records::CloudZone.read(present) }
        @record_change_tag = json["recordChangeTag"]
        freeze
      end
    end

    # A record that is to be deleted, or was deleted.
    class CloudDeletionInput < InputRecord
      MEMBERS = {
        record_name: "recordName", record_type: "recordType", zone: "zone", record_change_tag: "recordChangeTag"
      }.freeze
      REQUIRED = [:record_name, :record_type].freeze

      # @return [String] The record's id.
      attr_reader :record_name

      # @return [String] The kind of record.
      attr_reader :record_type

      # @return [Records::CloudZoneAnswer, nil, UNSET] The zone of a record that is to be deleted.
      attr_reader :zone

      # @return [String, nil, UNSET] The change tag of the state to delete. A record in another state stays.
      attr_reader :record_change_tag

      def initialize(record_name:, record_type:, zone: UNSET, record_change_tag: UNSET)
        @record_name = record_name
        @record_type = record_type
        @zone = zone
        @record_change_tag = record_change_tag
        freeze
      end
    end

    # A participant of a shared zone.
    class CloudParticipant < InputRecord
      MEMBERS = {
        id: "id", account: "account", invited_as: "invitedAs", url: "url", permission: "permission",
        acceptance: "acceptance", invited_at: "invitedAt", accepted_at: "acceptedAt", access: "access"
      }.freeze
      REQUIRED = [:id, :permission, :acceptance, :invited_at, :access].freeze

      # @return [String] The id of the invitation.
      attr_reader :id

      # @return [String, nil, UNSET] The user reference; null until the invitation is accepted.
      attr_reader :account

      # @return [String, nil, UNSET] An address, a number or a label; null for a participant without an invitation.
      attr_reader :invited_as

      # @return [String, nil, UNSET] The invitation's own link, which admits the first person to open it; null once it
      #   is accepted.
      attr_reader :url

      # @return ["readWrite", "readOnly"] readWrite: all that the access record allows. readOnly: only reading, whatever
      #   the access record allows.
      attr_reader :permission

      # @return ["pending", "accepted", "removed"] pending: not accepted yet. accepted: the participant has joined.
      #   removed: the owner has ended the participation.
      attr_reader :acceptance

      # @return [Time] The time of the invitation, or of joining without one.
      attr_reader :invited_at

      # @return [Time, nil, UNSET] The time when the invitation was accepted; null until then.
      attr_reader :accepted_at

      # @return [String] The name of the access record with the participant's rights.
      attr_reader :access

      def initialize(
        id:, account: UNSET, invited_as: UNSET, url: UNSET, permission:, acceptance:, invited_at:, accepted_at: UNSET,
        access:
      )
        @id = id
        @account = account
        @invited_as = invited_as
        @url = url
        @permission = permission
        @acceptance = acceptance
        @invited_at = invited_at
        @accepted_at = accepted_at
        @access = access
        freeze
      end
    end

    # A record in a container.
    class CloudRecord < Record
      MEMBERS = {
        record_name: "recordName", record_type: "recordType", zone: "zone", fields: "fields",
        record_change_tag: "recordChangeTag", creation_date: "creationDate", modification_date: "modificationDate",
        creator: "creator", modifier: "modifier", parent: "parent"
      }.freeze
      REQUIRED = [:record_name, :record_type, :zone, :fields].freeze

      # @return [String] The record's id.
      attr_reader :record_name

      # @return [String] The kind of record.
      attr_reader :record_type

      # @return [Records::CloudZone] The zone of the record.
      attr_reader :zone

      # @return [Hash{String => Records::CloudValue, nil}] The record's fields by name. In a save, only the fields that
      #   change, with null for one to remove.
      attr_reader :fields

      # @return [String, nil] The container's name for this state of the record.
      attr_reader :record_change_tag

      # @return [Time, nil] The time when the record was first saved, by the container's clock. Records are in the order
      #   of these times.
      attr_reader :creation_date

      # @return [Time, nil] The time when the record was last saved, by the container's clock.
      attr_reader :modification_date

      # @return [String, nil] The account that created the record, as the container names it.
      attr_reader :creator

      # @return [String, nil] The account that last saved the record.
      attr_reader :modifier

      # @return [String, nil] The record that it belongs to.
      attr_reader :parent

      def initialize(
        record_name:, record_type:, zone:, fields:, record_change_tag: nil, creation_date: nil,
        modification_date: nil, creator: nil, modifier: nil, parent: nil
      )
        @record_name = record_name
        @record_type = record_type
        @zone = zone
        @fields = fields
        @record_change_tag = record_change_tag
        @creation_date = creation_date
        @modification_date = modification_date
        @creator = creator
        @modifier = modifier
        @parent = parent
        freeze
      end

      # @api private
      def fill(json)
        @record_name = json.fetch("recordName")
        @record_type = json.fetch("recordType")
        @zone = Records::CloudZone.read(json.fetch("zone"))
        @fields = json.fetch("fields").transform_values { |one| one&.then { |present| Records::CloudValue.read(present) } }.freeze
        @record_change_tag = json["recordChangeTag"]
        @creation_date = json["creationDate"]&.then { |present| Values.instant(present) }
        @modification_date = json["modificationDate"]&.then { |present| Values.instant(present) }
        @creator = json["creator"]
        @modifier = json["modifier"]
        @parent = json["parent"]
        freeze
      end
    end

    # A record in a container.
    class CloudRecordInput < InputRecord
      MEMBERS = {
        record_name: "recordName", record_type: "recordType", zone: "zone", fields: "fields",
        record_change_tag: "recordChangeTag", creation_date: "creationDate", modification_date: "modificationDate",
        creator: "creator", modifier: "modifier", parent: "parent"
      }.freeze
      REQUIRED = [:record_name, :record_type, :zone, :fields].freeze

      # @return [String] The record's id.
      attr_reader :record_name

      # @return [String] The kind of record.
      attr_reader :record_type

      # @return [Records::CloudZoneAnswer] The zone of the record.
      attr_reader :zone

      # @return [Hash{String => Records::CloudValueInput, nil}] The record's fields by name. In a save, only the fields
      #   that change, with null for one to remove.
      attr_reader :fields

      # @return [String, nil, UNSET] The container's name for this state of the record.
      attr_reader :record_change_tag

      # @return [Time, nil, UNSET] The time when the record was first saved, by the container's clock. Records are in
      #   the order of these times.
      attr_reader :creation_date

      # @return [Time, nil, UNSET] The time when the record was last saved, by the container's clock.
      attr_reader :modification_date

      # @return [String, nil, UNSET] The account that created the record, as the container names it.
      attr_reader :creator

      # @return [String, nil, UNSET] The account that last saved the record.
      attr_reader :modifier

      # @return [String, nil, UNSET] The record that it belongs to.
      attr_reader :parent

      def initialize(
        record_name:, record_type:, zone:, fields:, record_change_tag: UNSET, creation_date: UNSET,
        modification_date: UNSET, creator: UNSET, modifier: UNSET, parent: UNSET
      )
        @record_name = record_name
        @record_type = record_type
        @zone = zone
        @fields = fields
        @record_change_tag = record_change_tag
        @creation_date = creation_date
        @modification_date = modification_date
        @creator = creator
        @modifier = modifier
        @parent = parent
        freeze
      end
    end

    # The result for one record: its new state, or the reason of a refusal.
    class CloudResult < InputRecord
      MEMBERS = {
        record_name: "recordName", record_change_tag: "recordChangeTag", creation_date: "creationDate",
        modification_date: "modificationDate", kind: "kind", message: "message", server_record: "serverRecord",
        retry_after: "retryAfter"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, nil, UNSET] The record's id.
      attr_reader :record_name

      # @return [String, nil, UNSET] The change tag of the saved record.
      attr_reader :record_change_tag

      # @return [Time, nil, UNSET] The time when the record was first saved, by the container's clock.
      attr_reader :creation_date

      # @return [Time, nil, UNSET] The time when the record was saved, by the container's clock.
      attr_reader :modification_date

      # @return ["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited",
      #   "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged",
      #   "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure",
      #   "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation",
      #   "assetFileMissing", "incompatibleVersion", nil, UNSET] The reason why the record was refused.
      attr_reader :kind

      # @return [String, nil, UNSET] The reason as a sentence.
      attr_reader :message

      # @return [Records::CloudRecordInput, nil, UNSET] The record as the container has it, with serverRecordChanged.
      attr_reader :server_record

      # @return [Integer, nil, UNSET] The milliseconds until it may be tried again.
      attr_reader :retry_after

      def initialize(
        record_name: UNSET, record_change_tag: UNSET, creation_date: UNSET, modification_date: UNSET, kind: UNSET,
        message: UNSET, server_record: UNSET, retry_after: UNSET
      )
        @record_name = record_name
        @record_change_tag = record_change_tag
        @creation_date = creation_date
        @modification_date = modification_date
        @kind = kind
        @message = message
        @server_record = server_record
        @retry_after = retry_after
        freeze
      end
    end

    # The share of a zone, as one account sees it.
    class CloudShare < InputRecord
      MEMBERS = {
        zone: "zone", title: "title", owner_name: "ownerName", url: "url", public_permission: "publicPermission",
        permission: "permission", created_at: "createdAt", revoked_at: "revokedAt", share_tag: "shareTag",
        participants: "participants"
      }.freeze
      REQUIRED = [:zone, :title, :public_permission, :permission, :created_at, :share_tag].freeze

      # @return [Records::CloudZoneAnswer] The zone, as the requesting account names it.
      attr_reader :zone

      # @return [String] The name of what is shared.
      attr_reader :title

      # @return [String, nil, UNSET] The name of the owner.
      attr_reader :owner_name

      # @return [String, nil, UNSET] The share's own link; null for all accounts but the owner.
      attr_reader :url

      # @return ["none", "readOnly", "readWrite"] The people whom the share's own link admits. none: only those who are
      #   invited. readOnly: all who have the link, for reading. readWrite: all who have the link, with the rights of
      #   their access record.
      attr_reader :public_permission

      # @return ["readWrite", "readOnly"] The permission of the requesting account. The owner may do everything.
      attr_reader :permission

      # @return [Time] The time when the share was created.
      attr_reader :created_at

      # @return [Time, nil, UNSET] The time when the owner ended the share; null until then.
      attr_reader :revoked_at

      # @return [String] The container's name for this state of the share and its participants.
      attr_reader :share_tag

      # @return [Array<Records::CloudParticipant>, nil, UNSET] The participants, in the order of their invitations. An
      #   account that is not the owner sees only itself.
      attr_reader :participants

      def initialize(
        zone:, title:, owner_name: UNSET, url: UNSET, public_permission:, permission:, created_at:, revoked_at: UNSET,
        share_tag:, participants: UNSET
      )
        @zone = zone
        @title = title
        @owner_name = owner_name
        @url = url
        @public_permission = public_permission
        @permission = permission
        @created_at = created_at
        @revoked_at = revoked_at
        @share_tag = share_tag
        @participants = participants
        freeze
      end
    end

    # The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again later.
    class CloudUnavailableData < Record
      MEMBERS = {kind: "kind", reason: "reason"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {
        kind: %w[cloudUnavailable],
        reason: %w[networkUnavailable networkFailure timeout serviceUnavailable requestRateLimited zoneBusy notAuthenticated accountTemporarilyUnavailable quotaExceeded serverRecordChanged unknownItem changeTokenExpired historyLost zoneNotFound userDeletedZone permissionFailure tooManyParticipants limitExceeded batchRequestFailed invalidArguments constraintViolation assetFileMissing incompatibleVersion]
      }.freeze

      # @return ["cloudUnavailable"] The machine name of the error.
      attr_reader :kind

      # @return ["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited",
      #   "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged",
      #   "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure",
      #   "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation",
      #   "assetFileMissing", "incompatibleVersion", nil] The kind of error that the container reported; null if the
      #   directory is connected to none.
      attr_reader :reason

      def initialize(kind:, reason:)
        @kind = kind
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # The value of one field.
    class CloudValue < Record
      MEMBERS = {type: "type", value: "value"}.freeze
      REQUIRED = [:type, :value].freeze
      CHOICES = {type: %w[text int double bytes date reference asset list]}.freeze

      # @return ["text", "int", "double", "bytes", "date", "reference", "asset", "list"] The type of the value.
      attr_reader :type

      # @return [Object] The value: a string, a number, or a list of values of one type. For an asset, a CloudFile.
      attr_reader :value

      def initialize(type:, value:)
        @type = type
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @type = json.fetch("type")
        @value = json.fetch("value")
        freeze
      end
    end

    # The value of one field.
    class CloudValueInput < InputRecord
      MEMBERS = {type: "type", value: "value"}.freeze
      REQUIRED = [:type, :value].freeze

      # @return ["text", "int", "double", "bytes", "date", "reference", "asset", "list"] The type of the value.
      attr_reader :type

      # @return [Object] The value: a string, a number, or a list of values of one type. For an asset, a CloudFile.
      attr_reader :value

      def initialize(type:, value:)
        @type = type
        @value = value
        freeze
      end
    end

    # A part of a database. Change tokens, atomic saves and shares are each of one zone.
    class CloudZone < Record
      MEMBERS = {name: "name", owner: "owner"}.freeze
      REQUIRED = [:name].freeze

      # @return [String] The company's id, or account for the account's own records.
      attr_reader :name

      # @return [String, nil] The account that owns the zone, in the shared database.
      attr_reader :owner

      def initialize(name:, owner: nil)
        @name = name
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @owner = json["owner"]
        freeze
      end
    end

    # A part of a database. Change tokens, atomic saves and shares are each of one zone.
    class CloudZoneAnswer < InputRecord
      MEMBERS = {name: "name", owner: "owner"}.freeze
      REQUIRED = [:name].freeze

      # @return [String] The company's id, or account for the account's own records.
      attr_reader :name

      # @return [String, nil, UNSET] The account that owns the zone, in the shared database.
      attr_reader :owner

      def initialize(name:, owner: UNSET)
        @name = name
        @owner = owner
        freeze
      end
    end

    # A part of a database. Change tokens, atomic saves and shares are each of one zone.
    class CloudZoneInput < InputRecord
      MEMBERS = {name: "name", owner: "owner"}.freeze
      REQUIRED = [:name].freeze

      # @return [String] The company's id, or account for the account's own records.
      attr_reader :name

      # @return [String, nil, UNSET] The account that owns the zone, in the shared database.
      attr_reader :owner

      def initialize(name:, owner: UNSET)
        @name = name
        @owner = owner
        freeze
      end
    end

    # A record that a scanned code leads to.
    class CodeMatch < Record
      MEMBERS = {kind: "kind", id: "id", title: "title"}.freeze
      REQUIRED = [:kind, :id, :title].freeze
      CHOICES = {kind: %w[item lot location loan order dispatch]}.freeze

      # @return ["item", "lot", "location", "loan", "order", "dispatch"] The kind of the record.
      attr_reader :kind

      # @return [String] The id of the record.
      attr_reader :id

      # @return [String] The name of the record.
      attr_reader :title

      def initialize(kind:, id:, title:)
        @kind = kind
        @id = id
        @title = title
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @id = json.fetch("id")
        @title = json.fetch("title")
        freeze
      end
    end

    # A company: the tenant that records belong to.
    class Company < Record
      MEMBERS = {
        id: "id", name: "name", legal_name: "legalName", address: "address", currency: "currency",
        time_zone: "timeZone", logo: "logo", departments: "departments", settings: "settings", archived: "archived",
        kind: "kind", tier: "tier", tier_source: "tierSource", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :name, :legal_name, :address, :currency, :time_zone, :logo, :departments, :settings, :archived, :kind,
        :tier, :tier_source, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        kind: %w[business personal], tier: %w[free business enterprise], tier_source: %w[manual entitlements]
      }.freeze

      # @return [String] The company's id.
      attr_reader :id

      # @return [String] The name that the company is called by.
      attr_reader :name

      # @return [String, nil] The company's legal name, as in its contracts.
      attr_reader :legal_name

      # @return [Records::Address, nil] The company's address.
      attr_reader :address

      # @return [String, nil] The company's currency (ISO 4217).
      attr_reader :currency

      # @return [String, nil] The time zone in which the company's days begin and end.
      attr_reader :time_zone

      # @return [String, nil] The place of the company's logo: a name or an address that means something to the front
      #   end.
      attr_reader :logo

      # @return [Array<Records::CustomDepartment>] The company's own departments, beside those of every company.
      attr_reader :departments

      # @return [Records::CompanySettings] The company's settings.
      attr_reader :settings

      # @return [Boolean] true if the company is archived: its records can be read, but not written.
      attr_reader :archived

      # @return ["business", "personal"] The kind of company: business, or personal for the account's own inventory
      #   (companies.personal).
      attr_reader :kind

      # @return ["free", "business", "enterprise"] The tier that the company pays for. companies.tiers lists the limits
      #   of each.
      attr_reader :tier

      # @return ["manual", "entitlements"] manual: the tier was set by companies.setTier. entitlements: it follows from
      #   the purchases of the account.
      attr_reader :tier_source

      # @return [Integer] The version of the company: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the company was created.
      attr_reader :created_at

      # @return [Time] The time of the company's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, name:, legal_name:, address:, currency:, time_zone:, logo:, departments:, settings:, archived:, kind:,
        tier:, tier_source:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @name = name
        @legal_name = legal_name
        @address = address
        @currency = currency
        @time_zone = time_zone
        @logo = logo
        @departments = departments
        @settings = settings
        @archived = archived
        @kind = kind
        @tier = tier
        @tier_source = tier_source
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @legal_name = json.fetch("legalName")
        @address = json.fetch("address")&.then { |present| Records::Address.read(present) }
        @currency = json.fetch("currency")
        @time_zone = json.fetch("timeZone")
        @logo = json.fetch("logo")
        @departments = json.fetch("departments").map { |one| Records::CustomDepartment.read(one) }.freeze
        @settings = Records::CompanySettings.read(json.fetch("settings"))
        @archived = json.fetch("archived")
        @kind = json.fetch("kind")
        @tier = json.fetch("tier")
        @tier_source = json.fetch("tierSource")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class CompanyConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Company] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Company.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class CompanyDetailsChanges < InputRecord
      MEMBERS = {
        name: "name", legal_name: "legalName", address: "address", currency: "currency", time_zone: "timeZone",
        logo: "logo", departments: "departments", settings: "settings", archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The name that the company is called by.
      attr_reader :name

      # @return [String, nil, UNSET] The company's legal name, as in its contracts.
      attr_reader :legal_name

      # @return [Records::AddressChanges, nil, UNSET] The company's address.
      attr_reader :address

      # @return [String, nil, UNSET] The company's currency (ISO 4217).
      attr_reader :currency

      # @return [String, nil, UNSET] The time zone in which the company's days begin and end.
      attr_reader :time_zone

      # @return [String, nil, UNSET] The place of the company's logo: a name or an address that means something to the
      #   front end.
      attr_reader :logo

      # @return [Array<Records::CustomDepartmentInput>, nil, UNSET] The company's own departments, beside those of every
      #   company.
      attr_reader :departments

      # @return [Records::CompanySettingsChanges, nil, UNSET] The company's settings.
      attr_reader :settings

      # @return [Boolean, nil, UNSET] true if the company is archived: its records can be read, but not written.
      attr_reader :archived

      def initialize(
        name: UNSET, legal_name: UNSET, address: UNSET, currency: UNSET, time_zone: UNSET, logo: UNSET,
        departments: UNSET, settings: UNSET, archived: UNSET
      )
        @name = name
        @legal_name = legal_name
        @address = address
        @currency = currency
        @time_zone = time_zone
        @logo = logo
        @departments = departments
        @settings = settings
        @archived = archived
        freeze
      end
    end

    # The settings of a company.
    class CompanySettings < Record
      MEMBERS = {
        allow_negative_stock: "allowNegativeStock", order_number_format: "orderNumberFormat",
        session_hours: "sessionHours", idle_minutes: "idleMinutes", expiry_days: "expiryDays",
        purchase_number_format: "purchaseNumberFormat", require_credentials: "requireCredentials",
        history_months: "historyMonths"
      }.freeze
      REQUIRED = [
        :allow_negative_stock, :order_number_format, :session_hours, :idle_minutes, :expiry_days,
        :purchase_number_format, :require_credentials, :history_months
      ].freeze

      # @return [Boolean] true to allow a request to take more from stock than there is.
      attr_reader :allow_negative_stock

      # @return [String] The format of order numbers. It has \{number} exactly once, or \{number:5} for five digits, and
      #   may have \{year}, \{month} and \{day}.
      attr_reader :order_number_format

      # @return [Integer] The length of a session in hours, with or without requests. 12 if left out.
      attr_reader :session_hours

      # @return [Integer, nil] The minutes without a request in the company after which a session ends, for a till with
      #   many users. null for no limit.
      attr_reader :idle_minutes

      # @return [Integer] The number of days before their expiry from which lots are reported. 30 if left out.
      attr_reader :expiry_days

      # @return [String] The format of purchase numbers, with the same rules as orderNumberFormat. P-\{number:5} if left
      #   out.
      attr_reader :purchase_number_format

      # @return [Boolean] true if each account that the company is shared with must create its own credentials, and sign
      #   in, before anything else.
      attr_reader :require_credentials

      # @return [Integer, nil] The number of months that histories are stored for; null for as long as the company
      #   exists. Older changes are removed from each device in idle moments. The ledger stays.
      attr_reader :history_months

      def initialize(
        allow_negative_stock:, order_number_format:, session_hours:, idle_minutes:, expiry_days:,
        purchase_number_format:, require_credentials:, history_months:
      )
        @allow_negative_stock = allow_negative_stock
        @order_number_format = order_number_format
        @session_hours = session_hours
        @idle_minutes = idle_minutes
        @expiry_days = expiry_days
        @purchase_number_format = purchase_number_format
        @require_credentials = require_credentials
        @history_months = history_months
        freeze
      end

      # @api private
      def fill(json)
        @allow_negative_stock = json.fetch("allowNegativeStock")
        @order_number_format = json.fetch("orderNumberFormat")
        @session_hours = json.fetch("sessionHours")
        @idle_minutes = json.fetch("idleMinutes")
        @expiry_days = json.fetch("expiryDays")
        @purchase_number_format = json.fetch("purchaseNumberFormat")
        @require_credentials = json.fetch("requireCredentials")
        @history_months = json.fetch("historyMonths")
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class CompanySettingsChanges < InputRecord
      MEMBERS = {
        allow_negative_stock: "allowNegativeStock", order_number_format: "orderNumberFormat",
        session_hours: "sessionHours", idle_minutes: "idleMinutes", expiry_days: "expiryDays",
        purchase_number_format: "purchaseNumberFormat", require_credentials: "requireCredentials",
        history_months: "historyMonths"
      }.freeze
      REQUIRED = [].freeze

      # @return [Boolean, nil, UNSET] true to allow a request to take more from stock than there is.
      attr_reader :allow_negative_stock

      # @return [String, nil, UNSET] The format of order numbers. It has \{number} exactly once, or \{number:5} for five
      #   digits, and may have \{year}, \{month} and \{day}.
      attr_reader :order_number_format

      # @return [Integer, nil, UNSET] The length of a session in hours, with or without requests. 12 if left out.
      attr_reader :session_hours

      # @return [Integer, nil, UNSET] The minutes without a request in the company after which a session ends, for a
      #   till with many users. null for no limit.
      attr_reader :idle_minutes

      # @return [Integer, nil, UNSET] The number of days before their expiry from which lots are reported. 30 if left
      #   out.
      attr_reader :expiry_days

      # @return [String, nil, UNSET] The format of purchase numbers, with the same rules as orderNumberFormat.
      #   P-\{number:5} if left out.
      attr_reader :purchase_number_format

      # @return [Boolean, nil, UNSET] true if each account that the company is shared with must create its own
      #   credentials, and sign in, before anything else.
      attr_reader :require_credentials

      # @return [Integer, nil, UNSET] The number of months that histories are stored for; null for as long as the
      #   company exists. Older changes are removed from each device in idle moments. The ledger stays.
      attr_reader :history_months

      def initialize(
        allow_negative_stock: UNSET, order_number_format: UNSET, session_hours: UNSET, idle_minutes: UNSET,
        expiry_days: UNSET, purchase_number_format: UNSET, require_credentials: UNSET, history_months: UNSET
      )
        @allow_negative_stock = allow_negative_stock
        @order_number_format = order_number_format
        @session_hours = session_hours
        @idle_minutes = idle_minutes
        @expiry_days = expiry_days
        @purchase_number_format = purchase_number_format
        @require_credentials = require_credentials
        @history_months = history_months
        freeze
      end
    end

    # The settings of a company.
    class CompanySettingsInput < InputRecord
      MEMBERS = {
        allow_negative_stock: "allowNegativeStock", order_number_format: "orderNumberFormat",
        session_hours: "sessionHours", idle_minutes: "idleMinutes", expiry_days: "expiryDays",
        purchase_number_format: "purchaseNumberFormat", require_credentials: "requireCredentials",
        history_months: "historyMonths"
      }.freeze
      REQUIRED = [].freeze

      # @return [Boolean, nil, UNSET] true to allow a request to take more from stock than there is.
      attr_reader :allow_negative_stock

      # @return [String, nil, UNSET] The format of order numbers. It has \{number} exactly once, or \{number:5} for five
      #   digits, and may have \{year}, \{month} and \{day}.
      attr_reader :order_number_format

      # @return [Integer, nil, UNSET] The length of a session in hours, with or without requests. 12 if left out.
      attr_reader :session_hours

      # @return [Integer, nil, UNSET] The minutes without a request in the company after which a session ends, for a
      #   till with many users. null for no limit.
      attr_reader :idle_minutes

      # @return [Integer, nil, UNSET] The number of days before their expiry from which lots are reported. 30 if left
      #   out.
      attr_reader :expiry_days

      # @return [String, nil, UNSET] The format of purchase numbers, with the same rules as orderNumberFormat.
      #   P-\{number:5} if left out.
      attr_reader :purchase_number_format

      # @return [Boolean, nil, UNSET] true if each account that the company is shared with must create its own
      #   credentials, and sign in, before anything else.
      attr_reader :require_credentials

      # @return [Integer, nil, UNSET] The number of months that histories are stored for; null for as long as the
      #   company exists. Older changes are removed from each device in idle moments. The ledger stays.
      attr_reader :history_months

      def initialize(
        allow_negative_stock: UNSET, order_number_format: UNSET, session_hours: UNSET, idle_minutes: UNSET,
        expiry_days: UNSET, purchase_number_format: UNSET, require_credentials: UNSET, history_months: UNSET
      )
        @allow_negative_stock = allow_negative_stock
        @order_number_format = order_number_format
        @session_hours = session_hours
        @idle_minutes = idle_minutes
        @expiry_days = expiry_days
        @purchase_number_format = purchase_number_format
        @require_credentials = require_credentials
        @history_months = history_months
        freeze
      end
    end

    # A flavour term that completes a text.
    class CompletedTerm < Record
      MEMBERS = {term: "term", id: "id"}.freeze
      REQUIRED = [:term, :id].freeze

      # @return [String] The term.
      attr_reader :term

      # @return [String, nil] The id in the flavour wheel; null for a term that it does not list.
      attr_reader :id

      def initialize(term:, id:)
        @term = term
        @id = id
        freeze
      end

      # @api private
      def fill(json)
        @term = json.fetch("term")
        @id = json.fetch("id")
        freeze
      end
    end

    # Flavour terms that complete a text.
    class CompletedTerms < Record
      MEMBERS = {terms: "terms"}.freeze
      REQUIRED = [:terms].freeze

      # @return [Array<Records::CompletedTerm>] The terms.
      attr_reader :terms

      def initialize(terms:)
        @terms = terms
        freeze
      end

      # @api private
      def fill(json)
        @terms = json.fetch("terms").map { |one| Records::CompletedTerm.read(one) }.freeze
        freeze
      end
    end

    # A deployment path that somebody names.
    class ConsideredPath < Record
      MEMBERS = {source: "source", value: "value", valid: "valid"}.freeze
      REQUIRED = [:source, :value, :valid].freeze
      CHOICES = {source: %w[e2e environment setting file default]}.freeze

      # @return ["e2e", "environment", "setting", "file", "default"] e2e: MAINSPRING_E2E_DEPLOYMENT; environment:
      #   MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file: the document AppConfig; default: nobody.
      attr_reader :source

      # @return [String] What stands there.
      attr_reader :value

      # @return [Boolean] Whether it is a deployment path; others are passed over.
      attr_reader :valid

      def initialize(source:, value:, valid:)
        @source = source
        @value = value
        @valid = valid
        freeze
      end

      # @api private
      def fill(json)
        @source = json.fetch("source")
        @value = json.fetch("value")
        @valid = json.fetch("valid")
        freeze
      end
    end

    # A person or an organisation that a company deals with.
    class Contact < Record
      MEMBERS = {
        id: "id", company: "company", name: "name", kinds: "kinds", organisation: "organisation", people: "people",
        emails: "emails", phones: "phones", website: "website", addresses: "addresses", tax_id: "taxId",
        currency: "currency", payment_days: "paymentDays", price_list: "priceList", tags: "tags", note: "note",
        archived: "archived", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :name, :kinds, :organisation, :people, :emails, :phones, :website, :addresses, :tax_id,
        :currency, :payment_days, :price_list, :tags, :note, :archived, :version, :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The contact's name.
      attr_reader :name

      # @return [Array<"customer", "supplier", "partner">] The kinds of the contact: at least one, each once.
      attr_reader :kinds

      # @return [String, nil] The organisation of a person.
      attr_reader :organisation

      # @return [Array<Records::ContactPerson>] The people to speak to at the organisation.
      attr_reader :people

      # @return [Array<Records::ContactEmail>] The email addresses, the main one first.
      attr_reader :emails

      # @return [Array<Records::ContactPhone>] The telephone numbers, the main one first.
      attr_reader :phones

      # @return [String, nil] The address of the website.
      attr_reader :website

      # @return [Array<Records::ContactAddress>] The postal addresses.
      attr_reader :addresses

      # @return [String, nil] The tax id.
      attr_reader :tax_id

      # @return [String, nil] The currency in which the contact is paid, or pays.
      attr_reader :currency

      # @return [Integer, nil] The days of the payment terms, stored as a note. The core derives nothing from it.
      attr_reader :payment_days

      # @return [String, nil] The name of a price list, stored as a note. The core has no price lists.
      attr_reader :price_list

      # @return [Array<String>] Further words by which the contact can be found.
      attr_reader :tags

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [Boolean] `true` if the contact is no longer in use.
      attr_reader :archived

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, name:, kinds:, organisation:, people:, emails:, phones:, website:, addresses:, tax_id:,
        currency:, payment_days:, price_list:, tags:, note:, archived:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @company = company
        @name = name
        @kinds = kinds
        @organisation = organisation
        @people = people
        @emails = emails
        @phones = phones
        @website = website
        @addresses = addresses
        @tax_id = tax_id
        @currency = currency
        @payment_days = payment_days
        @price_list = price_list
        @tags = tags
        @note = note
        @archived = archived
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @name = json.fetch("name")
        @kinds = json.fetch("kinds")
        @organisation = json.fetch("organisation")
        @people = json.fetch("people").map { |one| Records::ContactPerson.read(one) }.freeze
        @emails = json.fetch("emails").map { |one| Records::ContactEmail.read(one) }.freeze
        @phones = json.fetch("phones").map { |one| Records::ContactPhone.read(one) }.freeze
        @website = json.fetch("website")
        @addresses = json.fetch("addresses").map { |one| Records::ContactAddress.read(one) }.freeze
        @tax_id = json.fetch("taxId")
        @currency = json.fetch("currency")
        @payment_days = json.fetch("paymentDays")
        @price_list = json.fetch("priceList")
        @tags = json.fetch("tags")
        @note = json.fetch("note")
        @archived = json.fetch("archived")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # A postal address with its purpose.
    class ContactAddress < Record
      MEMBERS = {label: "label", address: "address", is_default: "isDefault"}.freeze
      REQUIRED = [:label, :address, :is_default].freeze
      CHOICES = {label: %w[billing shipping other]}.freeze

      # @return ["billing", "shipping", "other"] The purpose of the address.
      attr_reader :label

      # @return [Records::Address] The address.
      attr_reader :address

      # @return [Boolean] `true` if this is the default address of its label. Without a default, the first address of
      #   the label is used.
      attr_reader :is_default

      def initialize(label:, address:, is_default:)
        @label = label
        @address = address
        @is_default = is_default
        freeze
      end

      # @api private
      def fill(json)
        @label = json.fetch("label")
        @address = Records::Address.read(json.fetch("address"))
        @is_default = json.fetch("isDefault")
        freeze
      end
    end

    # A postal address with its purpose.
    class ContactAddressInput < InputRecord
      MEMBERS = {label: "label", address: "address", is_default: "isDefault"}.freeze
      REQUIRED = [:label, :address].freeze

      # @return ["billing", "shipping", "other"] The purpose of the address.
      attr_reader :label

      # @return [Records::AddressInput] The address.
      attr_reader :address

      # @return [Boolean, nil, UNSET] `true` if this is the default address of its label. Without a default, the first
      #   address of the label is used.
      attr_reader :is_default

      def initialize(label:, address:, is_default: UNSET)
        @label = label
        @address = address
        @is_default = is_default
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class ContactConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Contact] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Contact.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class ContactDetailsChanges < InputRecord
      MEMBERS = {
        name: "name", kinds: "kinds", organisation: "organisation", people: "people", emails: "emails",
        phones: "phones", website: "website", addresses: "addresses", tax_id: "taxId", currency: "currency",
        payment_days: "paymentDays", price_list: "priceList", tags: "tags", note: "note", archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The contact's name.
      attr_reader :name

      # @return [Array<"customer", "supplier", "partner">, UNSET] The kinds of the contact: at least one, each once.
      attr_reader :kinds

      # @return [String, nil, UNSET] The organisation of a person.
      attr_reader :organisation

      # @return [Array<Records::ContactPersonInput>, nil, UNSET] The people to speak to at the organisation.
      attr_reader :people

      # @return [Array<Records::ContactEmailInput>, nil, UNSET] The email addresses, the main one first.
      attr_reader :emails

      # @return [Array<Records::ContactPhoneInput>, nil, UNSET] The telephone numbers, the main one first.
      attr_reader :phones

      # @return [String, nil, UNSET] The address of the website.
      attr_reader :website

      # @return [Array<Records::ContactAddressInput>, nil, UNSET] The postal addresses.
      attr_reader :addresses

      # @return [String, nil, UNSET] The tax id.
      attr_reader :tax_id

      # @return [String, nil, UNSET] The currency in which the contact is paid, or pays.
      attr_reader :currency

      # @return [Integer, nil, UNSET] The days of the payment terms, stored as a note. The core derives nothing from it.
      attr_reader :payment_days

      # @return [String, nil, UNSET] The name of a price list, stored as a note. The core has no price lists.
      attr_reader :price_list

      # @return [Array<String>, nil, UNSET] Further words by which the contact can be found.
      attr_reader :tags

      # @return [String, nil, UNSET] A free note.
      attr_reader :note

      # @return [Boolean, nil, UNSET] `true` if the contact is no longer in use.
      attr_reader :archived

      def initialize(
        name: UNSET, kinds: UNSET, organisation: UNSET, people: UNSET, emails: UNSET, phones: UNSET, website: UNSET,
        addresses: UNSET, tax_id: UNSET, currency: UNSET, payment_days: UNSET, price_list: UNSET, tags: UNSET,
        note: UNSET, archived: UNSET
      )
        @name = name
        @kinds = kinds
        @organisation = organisation
        @people = people
        @emails = emails
        @phones = phones
        @website = website
        @addresses = addresses
        @tax_id = tax_id
        @currency = currency
        @payment_days = payment_days
        @price_list = price_list
        @tags = tags
        @note = note
        @archived = archived
        freeze
      end
    end

    # An email address with its purpose.
    class ContactEmail < Record
      MEMBERS = {value: "value", label: "label"}.freeze
      REQUIRED = [:value, :label].freeze

      # @return [String] The address.
      attr_reader :value

      # @return [String, nil] The purpose of the address: orders, home.
      attr_reader :label

      def initialize(value:, label:)
        @value = value
        @label = label
        freeze
      end

      # @api private
      def fill(json)
        @value = json.fetch("value")
        @label = json.fetch("label")
        freeze
      end
    end

    # An email address with its purpose.
    class ContactEmailInput < InputRecord
      MEMBERS = {value: "value", label: "label"}.freeze
      REQUIRED = [:value].freeze

      # @return [String] The address.
      attr_reader :value

      # @return [String, nil, UNSET] The purpose of the address: orders, home.
      attr_reader :label

      def initialize(value:, label: UNSET)
        @value = value
        @label = label
        freeze
      end
    end

    # A contact's id and name.
    class ContactName < Record
      MEMBERS = {id: "id", name: "name"}.freeze
      REQUIRED = [:id, :name].freeze

      # @return [String] The id of the contact.
      attr_reader :id

      # @return [String] The contact's name.
      attr_reader :name

      def initialize(id:, name:)
        @id = id
        @name = name
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        freeze
      end
    end

    # A note on something that was done with a contact.
    class ContactNote < Record
      MEMBERS = {
        id: "id", company: "company", contact: "contact", text: "text", actor: "actor", at: "at", version: "version"
      }.freeze
      REQUIRED = [:id, :company, :contact, :text, :actor, :at, :version].freeze

      # @return [String] The note's id.
      attr_reader :id

      # @return [String] The company that it belongs to.
      attr_reader :company

      # @return [String] The contact.
      attr_reader :contact

      # @return [String] The text of the note.
      attr_reader :text

      # @return [String] The user who wrote the note.
      attr_reader :actor

      # @return [Time] The instant at which the note was written.
      attr_reader :at

      # @return [Integer] The version, from 1. It grows by one when the note's contact is merged into another.
      attr_reader :version

      def initialize(id:, company:, contact:, text:, actor:, at:, version:)
        @id = id
        @company = company
        @contact = contact
        @text = text
        @actor = actor
        @at = at
        @version = version
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @contact = json.fetch("contact")
        @text = json.fetch("text")
        @actor = json.fetch("actor")
        @at = Values.instant(json.fetch("at"))
        @version = json.fetch("version")
        freeze
      end
    end

    # One page of a list.
    class ContactPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Contact>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Contact.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A person to speak to.
    class ContactPerson < Record
      MEMBERS = {name: "name", role: "role", email: "email", phone: "phone"}.freeze
      REQUIRED = [:name, :role, :email, :phone].freeze

      # @return [String] The person's name.
      attr_reader :name

      # @return [String, nil] The person's role in the organisation.
      attr_reader :role

      # @return [String, nil] The person's email address.
      attr_reader :email

      # @return [String, nil] The person's telephone number, as it is written.
      attr_reader :phone

      def initialize(name:, role:, email:, phone:)
        @name = name
        @role = role
        @email = email
        @phone = phone
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @role = json.fetch("role")
        @email = json.fetch("email")
        @phone = json.fetch("phone")
        freeze
      end
    end

    # A person to speak to.
    class ContactPersonInput < InputRecord
      MEMBERS = {name: "name", role: "role", email: "email", phone: "phone"}.freeze
      REQUIRED = [:name].freeze

      # @return [String] The person's name.
      attr_reader :name

      # @return [String, nil, UNSET] The person's role in the organisation.
      attr_reader :role

      # @return [String, nil, UNSET] The person's email address.
      attr_reader :email

      # @return [String, nil, UNSET] The person's telephone number, as it is written.
      attr_reader :phone

      def initialize(name:, role: UNSET, email: UNSET, phone: UNSET)
        @name = name
        @role = role
        @email = email
        @phone = phone
        freeze
      end
    end

    # A telephone number with its purpose.
    class ContactPhone < Record
      MEMBERS = {value: "value", label: "label"}.freeze
      REQUIRED = [:value, :label].freeze

      # @return [String] The number as it is written. Searches find it by its digits.
      attr_reader :value

      # @return [String, nil] The purpose of the number: office, mobile.
      attr_reader :label

      def initialize(value:, label:)
        @value = value
        @label = label
        freeze
      end

      # @api private
      def fill(json)
        @value = json.fetch("value")
        @label = json.fetch("label")
        freeze
      end
    end

    # A telephone number with its purpose.
    class ContactPhoneInput < InputRecord
      MEMBERS = {value: "value", label: "label"}.freeze
      REQUIRED = [:value].freeze

      # @return [String] The number as it is written. Searches find it by its digits.
      attr_reader :value

      # @return [String, nil, UNSET] The purpose of the number: office, mobile.
      attr_reader :label

      def initialize(value:, label: UNSET)
        @value = value
        @label = label
        freeze
      end
    end

    # A page of public records.
    class ContentPage < Record
      MEMBERS = {
        items: "items", next: "next", source: "source", age: "age", fetched_at: "fetchedAt",
        refresh_failure: "refreshFailure"
      }.freeze
      REQUIRED = [:items, :next, :source, :age, :fetched_at, :refresh_failure].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [Array<Records::ContentRecord>] The records, in the order of their ids.
      attr_reader :items

      # @return [String, nil] Pass it as after to get the next page; null at the end.
      attr_reader :next

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return [Time, nil] When the records were fetched; null if they never were.
      attr_reader :fetched_at

      # @return [Records::RefreshFailure, nil] Why the last fetch brought nothing; null if it did not fail.
      attr_reader :refresh_failure

      def initialize(items:, next:, source:, age:, fetched_at:, refresh_failure:)
        @items = items
        @next = binding.local_variable_get(:next)
        @source = source
        @age = age
        @fetched_at = fetched_at
        @refresh_failure = refresh_failure
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::ContentRecord.read(one) }.freeze
        @next = json.fetch("next")
        @source = json.fetch("source")
        @age = json.fetch("age")
        @fetched_at = json.fetch("fetchedAt")&.then { |present| Values.instant(present) }
        @refresh_failure = json.fetch("refreshFailure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # A record of the public database, as it was fetched.
    class ContentRecord < Record
      MEMBERS = {
        type: "type", id: "id", fields: "fields", created_at: "createdAt", modified_at: "modifiedAt"
      }.freeze
      REQUIRED = [:type, :id, :fields, :created_at, :modified_at].freeze

      # @return [String] The kind of record.
      attr_reader :type

      # @return [String] The record's name in the public database.
      attr_reader :id

      # @return [Hash{String => Object}] Its fields: texts, dates and references as strings, numbers as numbers, lists
      #   as lists, an asset as \{sha256, bytes}.
      attr_reader :fields

      # @return [Time, nil] When it was first saved there; null if the host does not say.
      attr_reader :created_at

      # @return [Time, nil] When it was last saved there; null if the host does not say.
      attr_reader :modified_at

      def initialize(type:, id:, fields:, created_at:, modified_at:)
        @type = type
        @id = id
        @fields = fields
        @created_at = created_at
        @modified_at = modified_at
        freeze
      end

      # @api private
      def fill(json)
        @type = json.fetch("type")
        @id = json.fetch("id")
        @fields = json.fetch("fields")
        @created_at = json.fetch("createdAt")&.then { |present| Values.instant(present) }
        @modified_at = json.fetch("modifiedAt")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # A type of public records that the device stores.
    class ContentType < Record
      MEMBERS = {
        type: "type", records: "records", filter: "filter", source: "source", age: "age", fetched_at: "fetchedAt",
        refresh_failure: "refreshFailure"
      }.freeze
      REQUIRED = [:type, :records, :filter, :source, :age, :fetched_at, :refresh_failure].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [String] The kind of record.
      attr_reader :type

      # @return [Integer] The number of records that are stored.
      attr_reader :records

      # @return [Array<Records::CloudComparison>] Which records of the type the device fetches; empty for all of them.
      attr_reader :filter

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return [Time, nil] When the records were fetched; null if they never were.
      attr_reader :fetched_at

      # @return [Records::RefreshFailure, nil] Why the last fetch brought nothing; null if it did not fail.
      attr_reader :refresh_failure

      def initialize(type:, records:, filter:, source:, age:, fetched_at:, refresh_failure:)
        @type = type
        @records = records
        @filter = filter
        @source = source
        @age = age
        @fetched_at = fetched_at
        @refresh_failure = refresh_failure
        freeze
      end

      # @api private
      def fill(json)
        @type = json.fetch("type")
        @records = json.fetch("records")
        @filter = json.fetch("filter").map { |one| Records::CloudComparison.read(one) }.freeze
        @source = json.fetch("source")
        @age = json.fetch("age")
        @fetched_at = json.fetch("fetchedAt")&.then { |present| Values.instant(present) }
        @refresh_failure = json.fetch("refreshFailure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # The types of public records that the device stores.
    class ContentTypes < Record
      MEMBERS = {types: "types"}.freeze
      REQUIRED = [:types].freeze

      # @return [Array<Records::ContentType>] The types, by their names.
      attr_reader :types

      def initialize(types:)
        @types = types
        freeze
      end

      # @api private
      def fill(json)
        @types = json.fetch("types").map { |one| Records::ContentType.read(one) }.freeze
        freeze
      end
    end

    # A conversation with the model of the app's backend.
    class Conversation < Record
      MEMBERS = {
        id: "id", title: "title", model: "model", user: "user", last_message_at: "lastMessageAt",
        archived: "archived", backend_id: "backendId", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :title, :model, :user, :last_message_at, :archived, :backend_id, :version, :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The title. At first it is the beginning of the first message, until the backend or a user
      #   changes it.
      attr_reader :title

      # @return [String, nil] The name of the model at the backend; null for the backend's own choice.
      attr_reader :model

      # @return [String] The id of the user, a record of users.
      attr_reader :user

      # @return [Time, nil] The time of the latest message.
      attr_reader :last_message_at

      # @return [Boolean] true if the conversation is left out of the usual list.
      attr_reader :archived

      # @return [String, nil] The backend's id of the conversation; null before its first answer.
      attr_reader :backend_id

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, title:, model:, user:, last_message_at:, archived:, backend_id:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @title = title
        @model = model
        @user = user
        @last_message_at = last_message_at
        @archived = archived
        @backend_id = backend_id
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @title = json.fetch("title")
        @model = json.fetch("model")
        @user = json.fetch("user")
        @last_message_at = json.fetch("lastMessageAt")&.then { |present| Values.instant(present) }
        @archived = json.fetch("archived")
        @backend_id = json.fetch("backendId")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class ConversationConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Conversation] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Conversation.read(json.fetch("current"))
        freeze
      end
    end

    # The conversations of a core.
    class ConversationList < Record
      MEMBERS = {conversations: "conversations"}.freeze
      REQUIRED = [:conversations].freeze

      # @return [Array<Records::ListedConversation>] The conversations, oldest first.
      attr_reader :conversations

      def initialize(conversations:)
        @conversations = conversations
        freeze
      end

      # @api private
      def fill(json)
        @conversations = json.fetch("conversations").map { |one| Records::ListedConversation.read(one) }.freeze
        freeze
      end
    end

    # One page of a list.
    class ConversationPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Conversation>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Conversation.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # One or more converted temperatures.
    class ConvertedTemperature < Record
      MEMBERS = {
        value: "value", scale: "scale", extrapolated: "extrapolated", extrapolated_at: "extrapolatedAt"
      }.freeze
      REQUIRED = [:value, :scale, :extrapolated].freeze
      CHOICES = {scale: %w[celsius fahrenheit kelvin humanus]}.freeze

      # @return [BigDecimal, Array<BigDecimal>] The converted value or values, with at most nine decimals.
      attr_reader :value

      # @return ["celsius", "fahrenheit", "kelvin", "humanus"] The scale of the converted values.
      attr_reader :scale

      # @return [Boolean] `true` if any value lies outside the Humanus table, on its linear extension.
      attr_reader :extrapolated

      # @return [Array<Integer>, nil] The positions in the list, from 0, of the values outside the Humanus table. Left
      #   out for a single value.
      attr_reader :extrapolated_at

      def initialize(value:, scale:, extrapolated:, extrapolated_at: nil)
        @value = value
        @scale = scale
        @extrapolated = extrapolated
        @extrapolated_at = extrapolated_at
        freeze
      end

      # @api private
      def fill(json)
        @value = Values.decimals(json.fetch("value"))
        @scale = json.fetch("scale")
        @extrapolated = json.fetch("extrapolated")
        @extrapolated_at = json["extrapolatedAt"]
        freeze
      end
    end

    # A parameter that was changed for the last tasting.
    class Correction < Record
      MEMBERS = {parameter: "parameter", reason: "reason", from: "from", to: "to"}.freeze
      REQUIRED = [:parameter, :reason, :from, :to].freeze
      CHOICES = {
        parameter: %w[grindSetting temperature], reason: %w[sour bitter lowExtraction highExtraction]
      }.freeze

      # @return ["grindSetting", "temperature"] The parameter.
      attr_reader :parameter

      # @return ["sour", "bitter", "lowExtraction", "highExtraction"] sour, lowExtraction: finer and hotter by one step.
      #   bitter, highExtraction: coarser and cooler by one step.
      attr_reader :reason

      # @return [BigDecimal] The value of the source.
      attr_reader :from

      # @return [BigDecimal] The value to try.
      attr_reader :to

      def initialize(parameter:, reason:, from:, to:)
        @parameter = parameter
        @reason = reason
        @from = from
        @to = to
        freeze
      end

      # @api private
      def fill(json)
        @parameter = json.fetch("parameter")
        @reason = json.fetch("reason")
        @from = Values.decimal(json.fetch("from"))
        @to = Values.decimal(json.fetch("to"))
        freeze
      end
    end

    # A stocktake: its scope and its status.
    class Count < Record
      MEMBERS = {
        id: "id", company: "company", name: "name", scope: "scope", blind: "blind", note: "note", status: "status",
        transaction: "transaction", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :name, :scope, :blind, :note, :status, :transaction, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {status: %w[open review posted cancelled]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String, nil] The stocktake's name.
      attr_reader :name

      # @return [Records::CountScope] The stock to be counted.
      attr_reader :scope

      # @return [Boolean] `true` if the expected quantities are hidden from the people who count. Managers see them.
      attr_reader :blind

      # @return [String, nil] A free note.
      attr_reader :note

      # @return ["open", "review", "posted", "cancelled"] The stocktake's status.
      attr_reader :status

      # @return [String, nil] The ledger transaction that the stocktake posted; null before it is posted, and if nothing
      #   differed.
      attr_reader :transaction

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, name:, scope:, blind:, note:, status:, transaction:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @company = company
        @name = name
        @scope = scope
        @blind = blind
        @note = note
        @status = status
        @transaction = transaction
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @name = json.fetch("name")
        @scope = Records::CountScope.read(json.fetch("scope"))
        @blind = json.fetch("blind")
        @note = json.fetch("note")
        @status = json.fetch("status")
        @transaction = json.fetch("transaction")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class CountConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Count] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Count.read(json.fetch("current"))
        freeze
      end
    end

    # The counted quantity of an item in a location.
    class CountLine < Record
      MEMBERS = {
        id: "id", company: "company", count: "count", item: "item", location: "location", lot: "lot",
        quantity: "quantity", expected: "expected", actor: "actor", at: "at"
      }.freeze
      REQUIRED = [:id, :company, :count, :item, :location, :lot, :quantity, :expected, :actor, :at].freeze

      # @return [String] The line's id.
      attr_reader :id

      # @return [String] The company that it belongs to.
      attr_reader :company

      # @return [String] The stocktake.
      attr_reader :count

      # @return [String] The counted item.
      attr_reader :item

      # @return [String] The location of the counted stock.
      attr_reader :location

      # @return [String, nil] The counted lot; null for an item that is not tracked by lots.
      attr_reader :lot

      # @return [BigDecimal] The counted quantity, in the item's own unit.
      attr_reader :quantity

      # @return [BigDecimal, nil] The ledger's quantity at the time of the count, so that later sales make no
      #   difference; null for a caller who counts blind.
      attr_reader :expected

      # @return [String] The user who counted.
      attr_reader :actor

      # @return [Time] The instant at which the stock was counted.
      attr_reader :at

      def initialize(id:, company:, count:, item:, location:, lot:, quantity:, expected:, actor:, at:)
        @id = id
        @company = company
        @count = count
        @item = item
        @location = location
        @lot = lot
        @quantity = quantity
        @expected = expected
        @actor = actor
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @count = json.fetch("count")
        @item = json.fetch("item")
        @location = json.fetch("location")
        @lot = json.fetch("lot")
        @quantity = Values.decimal(json.fetch("quantity"))
        @expected = json.fetch("expected")&.then { |present| Values.decimal(present) }
        @actor = json.fetch("actor")
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # One page of a list.
    class CountPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Count>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Count.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The stock to be counted. Without any member, all of the company's stock.
    class CountScope < Record
      MEMBERS = {location: "location", category: "category", items: "items"}.freeze
      REQUIRED = [:location, :category, :items].freeze

      # @return [String, nil] Only stock in this location or in a part of it.
      attr_reader :location

      # @return [String, nil] Only items of this category.
      attr_reader :category

      # @return [Array<String>] Only these items. If empty, all items.
      attr_reader :items

      def initialize(location:, category:, items:)
        @location = location
        @category = category
        @items = items
        freeze
      end

      # @api private
      def fill(json)
        @location = json.fetch("location")
        @category = json.fetch("category")
        @items = json.fetch("items")
        freeze
      end
    end

    # The stock to be counted. Without any member, all of the company's stock.
    class CountScopeForm < InputRecord
      MEMBERS = {location: "location", category: "category", items: "items", skus: "skus"}.freeze
      REQUIRED = [].freeze

      # @return [String, nil, UNSET] Only stock in this location or in a part of it. The location is given by its id,
      #   code or path.
      attr_reader :location

      # @return [String, nil, UNSET] Only items of this category.
      attr_reader :category

      # @return [Array<String>, nil, UNSET] Only these items. Without any, all items.
      attr_reader :items

      # @return [Array<String>, nil, UNSET] Only the items with these SKUs, in place of items.
      attr_reader :skus

      def initialize(location: UNSET, category: UNSET, items: UNSET, skus: UNSET)
        @location = location
        @category = category
        @items = items
        @skus = skus
        freeze
      end
    end

    # The credentials of a user: the username and two dates, but never the password.
    class Credential < Record
      MEMBERS = {
        company: "company", user: "user", username: "username", created_at: "createdAt", changed_at: "changedAt"
      }.freeze
      REQUIRED = [:company, :user, :username, :created_at, :changed_at].freeze

      # @return [String] The company that the credentials are for.
      attr_reader :company

      # @return [String] The user who signs in with them.
      attr_reader :user

      # @return [String] The username to sign in with. It never changes.
      attr_reader :username

      # @return [Time] The time when the credentials were created.
      attr_reader :created_at

      # @return [Time] The time when the password was last changed.
      attr_reader :changed_at

      def initialize(company:, user:, username:, created_at:, changed_at:)
        @company = company
        @user = user
        @username = username
        @created_at = created_at
        @changed_at = changed_at
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        @user = json.fetch("user")
        @username = json.fetch("username")
        @created_at = Values.instant(json.fetch("createdAt"))
        @changed_at = Values.instant(json.fetch("changedAt"))
        freeze
      end
    end

    # The credited amount for goods that were returned or will not be shipped.
    class CreditSum < Record
      MEMBERS = {net: "net", tax: "tax", gross: "gross", taxes: "taxes"}.freeze
      REQUIRED = [:net, :tax, :gross, :taxes].freeze

      # @return [Records::Money] The amount without tax.
      attr_reader :net

      # @return [Records::Money] The tax.
      attr_reader :tax

      # @return [Records::Money] The amount with tax. It equals credited of the order.
      attr_reader :gross

      # @return [Array<Records::TaxSum>] The amounts for each tax rate; empty before anything is credited.
      attr_reader :taxes

      def initialize(net:, tax:, gross:, taxes:)
        @net = net
        @tax = tax
        @gross = gross
        @taxes = taxes
        freeze
      end

      # @api private
      def fill(json)
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        @taxes = json.fetch("taxes").map { |one| Records::TaxSum.read(one) }.freeze
        freeze
      end
    end

    # What the account is entitled to.
    class CurrentEntitlements < Record
      MEMBERS = {
        environment: "environment", tiers: "tiers", features: "features", entitlements: "entitlements",
        valid_until: "validUntil", at: "at", source: "source", age: "age"
      }.freeze
      REQUIRED = [:environment, :tiers, :features, :entitlements, :valid_until, :at, :source, :age].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [String, nil] The App Store that the newest document is from; null without any.
      attr_reader :environment

      # @return [Array<Records::HeldTier>] The tier of each ladder, in the catalogue's order.
      attr_reader :tiers

      # @return [Array<String>] What these tiers allow, in the order of their names' bytes.
      attr_reader :features

      # @return [Array<Records::Entitlement>] What entitles, or may again: of each subscription or other purchase the
      #   transaction that stands for it, if it is active, open for a while, tried to be paid, or has ended within 90
      #   days. Those that entitle first, the highest tier first. The rest is in entitlements.history.
      attr_reader :entitlements

      # @return [Time, nil] When time alone changes the answer: something ends, or its payment is given up, or it is
      #   listed no longer; null for never.
      attr_reader :valid_until

      # @return [Time] The moment that it is about.
      attr_reader :at

      # @return ["fresh", "stale", "default"] fresh: it follows from signed documents; stale: so it does, but a
      #   subscription that was to renew has ended within the last 90 days, and no document says what came of that;
      #   default: there are none, and it is what everybody has.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds ago the newest document was signed; null without any.
      attr_reader :age

      def initialize(environment:, tiers:, features:, entitlements:, valid_until:, at:, source:, age:)
        @environment = environment
        @tiers = tiers
        @features = features
        @entitlements = entitlements
        @valid_until = valid_until
        @at = at
        @source = source
        @age = age
        freeze
      end

      # @api private
      def fill(json)
        @environment = json.fetch("environment")
        @tiers = json.fetch("tiers").map { |one| Records::HeldTier.read(one) }.freeze
        @features = json.fetch("features")
        @entitlements = json.fetch("entitlements").map { |one| Records::Entitlement.read(one) }.freeze
        @valid_until = json.fetch("validUntil")&.then { |present| Values.instant(present) }
        @at = Values.instant(json.fetch("at"))
        @source = json.fetch("source")
        @age = json.fetch("age")
        freeze
      end
    end

    # The present weather of a place.
    class CurrentWeather < Record
      MEMBERS = {
        place: "place", celsius: "celsius", temperature: "temperature", condition: "condition", humidity: "humidity",
        observed_at: "observedAt", more: "more", stale: "stale", age: "age", fetched_at: "fetchedAt",
        refresh_failure: "refreshFailure"
      }.freeze
      REQUIRED = [
        :place, :celsius, :temperature, :condition, :humidity, :observed_at, :more, :stale, :age, :fetched_at,
        :refresh_failure
      ].freeze

      # @return [Records::WeatherPlace] The place of the weather.
      attr_reader :place

      # @return [BigDecimal] The temperature in degrees Celsius, from the host's answer.
      attr_reader :celsius

      # @return [Records::ScaledTemperature] The temperature on the requested scale.
      attr_reader :temperature

      # @return [String, nil] The weather in a word or two, in the host's words.
      attr_reader :condition

      # @return [BigDecimal, nil] The relative humidity, from 0 to 1.
      attr_reader :humidity

      # @return [Time, nil] The time of the observation.
      attr_reader :observed_at

      # @return [Hash{String => Object}, nil] The other members of the host's answer, unchanged; null if there are none.
      attr_reader :more

      # @return [Boolean] true if the answer is older than requested, or the host failed to give a newer one.
      attr_reader :stale

      # @return [Integer] The milliseconds since the observation, or since the host's answer if it does not name a time
      #   of observation. 0 if the clock was set back since.
      attr_reader :age

      # @return [Time] The time of the host's answer.
      attr_reader :fetched_at

      # @return [Records::RefreshFailure, nil] The reason why there is no newer answer: the host's last refresh failed,
      #   or no host can be asked now. null otherwise.
      attr_reader :refresh_failure

      def initialize(
        place:, celsius:, temperature:, condition:, humidity:, observed_at:, more:, stale:, age:, fetched_at:,
        refresh_failure:
      )
        @place = place
        @celsius = celsius
        @temperature = temperature
        @condition = condition
        @humidity = humidity
        @observed_at = observed_at
        @more = more
        @stale = stale
        @age = age
        @fetched_at = fetched_at
        @refresh_failure = refresh_failure
        freeze
      end

      # @api private
      def fill(json)
        @place = Records::WeatherPlace.read(json.fetch("place"))
        @celsius = Values.decimal(json.fetch("celsius"))
        @temperature = Records::ScaledTemperature.read(json.fetch("temperature"))
        @condition = json.fetch("condition")
        @humidity = json.fetch("humidity")&.then { |present| Values.decimal(present) }
        @observed_at = json.fetch("observedAt")&.then { |present| Values.instant(present) }
        @more = json.fetch("more")
        @stale = json.fetch("stale")
        @age = json.fetch("age")
        @fetched_at = Values.instant(json.fetch("fetchedAt"))
        @refresh_failure = json.fetch("refreshFailure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # The host's answer to host.weather.current.
    class CurrentWeatherAnswer < InputRecord
      MEMBERS = {
        latitude: "latitude", longitude: "longitude", name: "name", temperature: "temperature",
        condition: "condition", humidity: "humidity", observed_at: "observedAt", time_zone: "timeZone", more: "more"
      }.freeze
      REQUIRED = [:latitude, :longitude, :temperature].freeze

      # @return [Numeric] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil, UNSET] The name of the place.
      attr_reader :name

      # @return [Records::MeasuredTemperature] The temperature of the air.
      attr_reader :temperature

      # @return [String, nil, UNSET] The weather in a word or two, in the host's words.
      attr_reader :condition

      # @return [Numeric, nil, UNSET] The relative humidity, from 0 to 1.
      attr_reader :humidity

      # @return [Time, nil, UNSET] The time of the observation.
      attr_reader :observed_at

      # @return [String, nil, UNSET] The name of the time zone in the IANA database.
      attr_reader :time_zone

      # @return [Hash{String => Object}, nil, UNSET] Other members of the host's answer. Members that the core does not
      #   know are stored in it.
      attr_reader :more

      def initialize(
        latitude:, longitude:, name: UNSET, temperature:, condition: UNSET, humidity: UNSET, observed_at: UNSET,
        time_zone: UNSET, more: UNSET
      )
        @latitude = latitude
        @longitude = longitude
        @name = name
        @temperature = temperature
        @condition = condition
        @humidity = humidity
        @observed_at = observed_at
        @time_zone = time_zone
        @more = more
        freeze
      end
    end

    # The event log no longer reaches back to the cursor: read all records again, and continue from data.newest. Or the
    # snapshot of a list's first page is no longer kept: read the list from its first page.
    class CursorTooOldData < Record
      MEMBERS = {kind: "kind", oldest: "oldest", newest: "newest"}.freeze
      REQUIRED = [:kind, :oldest, :newest].freeze
      CHOICES = {kind: %w[cursorTooOld]}.freeze

      # @return ["cursorTooOld"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] The cursor of the log's beginning; null for a page of a list.
      attr_reader :oldest

      # @return [String, nil] The cursor of the log's end, to go on from after reading all records anew; null for a page
      #   of a list.
      attr_reader :newest

      def initialize(kind:, oldest:, newest:)
        @kind = kind
        @oldest = oldest
        @newest = newest
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @oldest = json.fetch("oldest")
        @newest = json.fetch("newest")
        freeze
      end
    end

    # A company's own department: a name for a bit of the masks of access records.
    class CustomDepartment < Record
      MEMBERS = {name: "name", mask: "mask"}.freeze
      REQUIRED = [:name, :mask].freeze

      # @return [String] The department's name.
      attr_reader :name

      # @return [Integer] The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).
      attr_reader :mask

      def initialize(name:, mask:)
        @name = name
        @mask = mask
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @mask = json.fetch("mask")
        freeze
      end
    end

    # A company's own department: a name for a bit of the masks of access records.
    class CustomDepartmentInput < InputRecord
      MEMBERS = {name: "name", mask: "mask"}.freeze
      REQUIRED = [:name, :mask].freeze

      # @return [String] The department's name.
      attr_reader :name

      # @return [Integer] The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52).
      attr_reader :mask

      def initialize(name:, mask:)
        @name = name
        @mask = mask
        freeze
      end
    end

    # The changes in a database.
    class DatabaseChanges < InputRecord
      MEMBERS = {
        zones: "zones", deleted_zones: "deletedZones", token: "token", more: "more", shared_token: "sharedToken"
      }.freeze
      REQUIRED = [:token, :more].freeze

      # @return [Array<Records::CloudZoneAnswer>, nil, UNSET] The zones with changes.
      attr_reader :zones

      # @return [Array<Records::DeletedZone>, nil, UNSET] The zones that are gone.
      attr_reader :deleted_zones

      # @return [String] The token for the next request.
      attr_reader :token

      # @return [Boolean] true if there are more changes already.
      attr_reader :more

      # @return [String, nil, UNSET] In a reply about the private database, the present token of the shared one. A core
      #   that has this token need not send a request. Left out by a container that does not know it.
      attr_reader :shared_token

      def initialize(zones: UNSET, deleted_zones: UNSET, token:, more:, shared_token: UNSET)
        @zones = zones
        @deleted_zones = deleted_zones
        @token = token
        @more = more
        @shared_token = shared_token
        freeze
      end
    end

    # The figures of a day. A figure is null if the caller has no access to its department.
    class DaySummary < Record
      MEMBERS = {
        from: "from", orders: "orders", to_ship: "toShip", sales: "sales", dispatches: "dispatches",
        low_items: "lowItems", out_items: "outItems", expiring_lots: "expiringLots", overdue_loans: "overdueLoans"
      }.freeze
      REQUIRED = [
        :from, :orders, :to_ship, :sales, :dispatches, :low_items, :out_items, :expiring_lots, :overdue_loans
      ].freeze

      # @return [Time] The instant at which the day begins.
      attr_reader :from

      # @return [Array<Records::StatusCount>, nil] The number of orders in each status.
      attr_reader :orders

      # @return [Integer, nil] The number of orders, in progress or invoiced, with goods to ship that are wanted by the
      #   end of the day.
      attr_reader :to_ship

      # @return [Array<Records::SalesSum>, nil] The sums of the day's orders, for each currency. Drafts and cancelled
      #   orders are left out.
      attr_reader :sales

      # @return [Array<Records::StatusCount>, nil] The number of dispatches in each status.
      attr_reader :dispatches

      # @return [Integer, nil] The number of items with a projected stock below their minStock, or below zero.
      attr_reader :low_items

      # @return [Integer, nil] The number of these items without available stock: none is on hand, or all of it is
      #   reserved for orders.
      attr_reader :out_items

      # @return [Integer, nil] The number of lots in stock that have expired or expire within 30 days, or within the
      #   days of the company's `settings.expiryDays`.
      attr_reader :expiring_lots

      # @return [Integer, nil] The number of overdue loans.
      attr_reader :overdue_loans

      def initialize(
        from:, orders:, to_ship:, sales:, dispatches:, low_items:, out_items:, expiring_lots:, overdue_loans:
      )
        @from = from
        @orders = orders
        @to_ship = to_ship
        @sales = sales
        @dispatches = dispatches
        @low_items = low_items
        @out_items = out_items
        @expiring_lots = expiring_lots
        @overdue_loans = overdue_loans
        freeze
      end

      # @api private
      def fill(json)
        @from = Values.instant(json.fetch("from"))
        @orders = json.fetch("orders")&.then { |present| present.map { |one| Records::StatusCount.read(one) }.freeze }
        @to_ship = json.fetch("toShip")
        @sales = json.fetch("sales")&.then { |present| present.map { |one| Records::SalesSum.read(one) }.freeze }
        @dispatches = json.fetch("dispatches")&.then { |present| present.map { |one| Records::StatusCount.read(one) }.freeze }
        @low_items = json.fetch("lowItems")
        @out_items = json.fetch("outItems")
        @expiring_lots = json.fetch("expiringLots")
        @overdue_loans = json.fetch("overdueLoans")
        freeze
      end
    end

    # An event that may be sent.
    class DeclaredEvent < Record
      MEMBERS = {name: "name", properties: "properties"}.freeze
      REQUIRED = [:name, :properties].freeze

      # @return [String] The name of the event.
      attr_reader :name

      # @return [Array<Records::DeclaredProperty>] The properties that the event may have.
      attr_reader :properties

      def initialize(name:, properties:)
        @name = name
        @properties = properties
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @properties = json.fetch("properties").map { |one| Records::DeclaredProperty.read(one) }.freeze
        freeze
      end
    end

    # A property that an event may have.
    class DeclaredProperty < Record
      MEMBERS = {key: "key", type: "type"}.freeze
      REQUIRED = [:key, :type].freeze
      CHOICES = {type: %w[text number boolean]}.freeze

      # @return [String] The name of the property.
      attr_reader :key

      # @return ["text", "number", "boolean"] The type of the value: a text of at most 100 characters, a number, or true
      #   or false.
      attr_reader :type

      def initialize(key:, type:)
        @key = key
        @type = type
        freeze
      end

      # @api private
      def fill(json)
        @key = json.fetch("key")
        @type = json.fetch("type")
        freeze
      end
    end

    # A record that was deleted.
    class Deleted < Record
      MEMBERS = {deleted: "deleted"}.freeze
      REQUIRED = [:deleted].freeze

      # @return [String] The id of the deleted record.
      attr_reader :deleted

      def initialize(deleted:)
        @deleted = deleted
        freeze
      end

      # @api private
      def fill(json)
        @deleted = json.fetch("deleted")
        freeze
      end
    end

    # The outcome of deleting an account.
    class DeletedAccount < Record
      MEMBERS = {user: "user", backend: "backend", failure: "failure"}.freeze
      REQUIRED = [:user, :backend, :failure].freeze
      CHOICES = {backend: %w[none deleted failed]}.freeze

      # @return [String] The id of the user that was deleted here.
      attr_reader :user

      # @return ["none", "deleted", "failed"] none: the backend has not authenticated the user, and got no request.
      #   deleted: it has deleted its account. failed: the app must ask for the deletion in another way.
      attr_reader :backend

      # @return [Records::RefreshFailure, nil] The reason why the backend failed; null if it did not.
      attr_reader :failure

      def initialize(user:, backend:, failure:)
        @user = user
        @backend = backend
        @failure = failure
        freeze
      end

      # @api private
      def fill(json)
        @user = json.fetch("user")
        @backend = json.fetch("backend")
        @failure = json.fetch("failure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # A zone that no longer exists, or is no longer shared with the account.
    class DeletedZone < InputRecord
      MEMBERS = {zone: "zone", reason: "reason"}.freeze
      REQUIRED = [:zone, :reason].freeze

      # @return [Records::CloudZoneAnswer] The zone.
      attr_reader :zone

      # @return ["deleted", "purged", "encryptedDataReset", "removed", "revoked", "left"] The reason why the zone is
      #   gone.
      attr_reader :reason

      def initialize(zone:, reason:)
        @zone = zone
        @reason = reason
        freeze
      end
    end

    # A department: a bit of the masks of access records, with a name.
    class Department < Record
      MEMBERS = {name: "name", mask: "mask", custom: "custom"}.freeze
      REQUIRED = [:name, :mask, :custom].freeze

      # @return [String] The department's name.
      attr_reader :name

      # @return [Integer] The department's bit.
      attr_reader :mask

      # @return [Boolean] true if the department is the company's own.
      attr_reader :custom

      def initialize(name:, mask:, custom:)
        @name = name
        @mask = mask
        @custom = custom
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @mask = json.fetch("mask")
        @custom = json.fetch("custom")
        freeze
      end
    end

    # One page of a list.
    class DepartmentPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Department>] All elements, in the list's order.
      attr_reader :items

      # @return [String, nil] Always null, as the list has only one page.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Department.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A company of another account that this account no longer takes part in.
    class Departure < Record
      MEMBERS = {id: "id", company: "company", name: "name", reason: "reason", unsent: "unsent", at: "at"}.freeze
      REQUIRED = [:id, :company, :name, :reason, :unsent, :at].freeze
      CHOICES = {reason: %w[left removed revoked deleted]}.freeze

      # @return [String] The id of the departure, as in the notification events.changed.
      attr_reader :id

      # @return [String] The company, which is no longer on this device.
      attr_reader :company

      # @return [String, nil] The company's name; null if it had not arrived here.
      attr_reader :name

      # @return ["left", "removed", "revoked", "deleted"] left: the account left the company. removed: the owner removed
      #   the account. revoked: the owner ended the share. deleted: the company was deleted.
      attr_reader :reason

      # @return [Integer] The number of records with changes that were made here and never sent. They are lost.
      attr_reader :unsent

      # @return [Time] The time when this device found out.
      attr_reader :at

      def initialize(id:, company:, name:, reason:, unsent:, at:)
        @id = id
        @company = company
        @name = name
        @reason = reason
        @unsent = unsent
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @name = json.fetch("name")
        @reason = json.fetch("reason")
        @unsent = json.fetch("unsent")
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # One page of a list.
    class DeparturePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Departure>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Departure.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # Where the app's data is, and who says so.
    class Deployment < Record
      MEMBERS = {
        path: "path", source: "source", cloud_kit: "cloudKit", build_environment: "buildEnvironment",
        cloud_kit_container: "cloudKitContainer", considered: "considered", problems: "problems"
      }.freeze
      REQUIRED = [
        :path, :source, :cloud_kit, :build_environment, :cloud_kit_container, :considered, :problems
      ].freeze
      CHOICES = {
        path: %w[appleNative backend], source: %w[e2e environment setting file default],
        build_environment: %w[development staging production]
      }.freeze

      # @return ["appleNative", "backend"] The deployment path.
      attr_reader :path

      # @return ["e2e", "environment", "setting", "file", "default"] e2e: MAINSPRING_E2E_DEPLOYMENT; environment:
      #   MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file: the document AppConfig; default: nobody.
      attr_reader :source

      # @return [Boolean] Whether CloudKit is used: with appleNative alone, in an app that was built for production, and
      #   with a container. Otherwise sync with the host's cloud is paused.
      attr_reader :cloud_kit

      # @return ["development", "staging", "production"] What the app was built for: as the core was started, else as
      #   system.hello says, else development.
      attr_reader :build_environment

      # @return [String, nil] The id of the container that AppConfig names; null for none.
      attr_reader :cloud_kit_container

      # @return [Array<Records::ConsideredPath>] What was looked at, in its order, up to the one that won.
      attr_reader :considered

      # @return [Array<Records::DocumentProblem>] What of the document's deployment is malformed or not known, and
      #   counts as not there.
      attr_reader :problems

      def initialize(path:, source:, cloud_kit:, build_environment:, cloud_kit_container:, considered:, problems:)
        @path = path
        @source = source
        @cloud_kit = cloud_kit
        @build_environment = build_environment
        @cloud_kit_container = cloud_kit_container
        @considered = considered
        @problems = problems
        freeze
      end

      # @api private
      def fill(json)
        @path = json.fetch("path")
        @source = json.fetch("source")
        @cloud_kit = json.fetch("cloudKit")
        @build_environment = json.fetch("buildEnvironment")
        @cloud_kit_container = json.fetch("cloudKitContainer")
        @considered = json.fetch("considered").map { |one| Records::ConsideredPath.read(one) }.freeze
        @problems = json.fetch("problems").map { |one| Records::DocumentProblem.read(one) }.freeze
        freeze
      end
    end

    # A setting: its name, its type and its default.
    class DescribedSetting < Record
      MEMBERS = {
        name: "name", type: "type", schema: "schema", default: "default", kept: "kept", doc: "doc", option: "option",
        record: "record"
      }.freeze
      REQUIRED = [:name, :type, :schema, :default, :kept, :doc, :option, :record].freeze
      CHOICES = {type: %w[boolean integer text choice any], kept: %w[account device]}.freeze

      # @return [String] The name. app.* and app.device.* stand for the app's own settings.
      attr_reader :name

      # @return ["boolean", "integer", "text", "choice", "any"] The type of the value.
      attr_reader :type

      # @return [Object] The type and the limits as JSON Schema (draft 2020-12).
      attr_reader :schema

      # @return [Object] The value of a setting that was never set.
      attr_reader :default

      # @return ["account", "device"] account: the value syncs with the account. device: it stays on this device.
      attr_reader :kept

      # @return [String] The purpose of the setting.
      attr_reader :doc

      # @return [String, nil] The command-line option that now sets the value; null for a value that can be set.
      attr_reader :option

      # @return [String, nil] The id of the setting in events and conflict lines; null for a setting of the device.
      attr_reader :record

      def initialize(name:, type:, schema:, default:, kept:, doc:, option:, record:)
        @name = name
        @type = type
        @schema = schema
        @default = default
        @kept = kept
        @doc = doc
        @option = option
        @record = record
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @type = json.fetch("type")
        @schema = json.fetch("schema")
        @default = json.fetch("default")
        @kept = json.fetch("kept")
        @doc = json.fetch("doc")
        @option = json.fetch("option")
        @record = json.fetch("record")
        freeze
      end
    end

    # All settings.
    class DescribedSettings < Record
      MEMBERS = {settings: "settings"}.freeze
      REQUIRED = [:settings].freeze

      # @return [Array<Records::DescribedSetting>] The settings: those of the account, those of the device, then the
      #   app's own.
      attr_reader :settings

      def initialize(settings:)
        @settings = settings
        freeze
      end

      # @api private
      def fill(json)
        @settings = json.fetch("settings").map { |one| Records::DescribedSetting.read(one) }.freeze
        freeze
      end
    end

    # Where the device is.
    class DeviceLocation < Record
      MEMBERS = {latitude: "latitude", longitude: "longitude", accuracy: "accuracy", at: "at", name: "name"}.freeze
      REQUIRED = [:latitude, :longitude, :accuracy, :at, :name].freeze

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [BigDecimal, nil] How many metres the device may be from there; null when the host does not say.
      attr_reader :accuracy

      # @return [Time] When the device was there.
      attr_reader :at

      # @return [String, nil] What the place is called; null as long as location.geocode has not found out.
      attr_reader :name

      def initialize(latitude:, longitude:, accuracy:, at:, name:)
        @latitude = latitude
        @longitude = longitude
        @accuracy = accuracy
        @at = at
        @name = name
        freeze
      end

      # @api private
      def fill(json)
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @accuracy = json.fetch("accuracy")&.then { |present| Values.decimal(present) }
        @at = Values.instant(json.fetch("at"))
        @name = json.fetch("name")
        freeze
      end
    end

    # The last known place of the device.
    class DevicePlace < Record
      MEMBERS = {latitude: "latitude", longitude: "longitude", name: "name", at: "at", accuracy: "accuracy"}.freeze
      REQUIRED = [:latitude, :longitude, :name, :at, :accuracy].freeze

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The name of the place; null as long as it is not known.
      attr_reader :name

      # @return [Time] The time when the device was there.
      attr_reader :at

      # @return [BigDecimal, nil] The accuracy of the position in metres; null if the host did not report it.
      attr_reader :accuracy

      def initialize(latitude:, longitude:, name:, at:, accuracy:)
        @latitude = latitude
        @longitude = longitude
        @name = name
        @at = at
        @accuracy = accuracy
        freeze
      end

      # @api private
      def fill(json)
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @name = json.fetch("name")
        @at = Values.instant(json.fetch("at"))
        @accuracy = json.fetch("accuracy")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # The state of a process and of its stores.
    class Diagnostics < Record
      MEMBERS = {
        version: "version", platform: "platform", sqlite: "sqlite", data: "data", uptime: "uptime",
        requests: "requests", stores: "stores", client: "client", heap: "heap", statements: "statements", log: "log"
      }.freeze
      REQUIRED = [
        :version, :platform, :sqlite, :data, :uptime, :requests, :stores, :client, :heap, :statements, :log
      ].freeze

      # @return [String] The program's version.
      attr_reader :version

      # @return [String] The operating system: linux or macos.
      attr_reader :platform

      # @return [String] The version of SQLite.
      attr_reader :sqlite

      # @return [String] The data directory, or :memory:.
      attr_reader :data

      # @return [Integer] The milliseconds since the process started.
      attr_reader :uptime

      # @return [Integer] The number of requests that the process has begun to serve, including answers of the host and
      #   requests served again.
      attr_reader :requests

      # @return [Array<Records::StoreDiagnostics>] The stores of the data directory.
      attr_reader :stores

      # @return [Records::Client, nil] The client that sent system.hello; null if none did.
      attr_reader :client

      # @return [Integer, nil] The bytes of allocated memory, rounded to whole MiB if users sign in to any company. null
      #   if the system does not report it.
      attr_reader :heap

      # @return [Integer, nil] The number of prepared SQL statements; null if users sign in to any company.
      attr_reader :statements

      # @return [Array<Records::LogEntry>] The newest lines of the log, oldest first.
      attr_reader :log

      def initialize(
        version:, platform:, sqlite:, data:, uptime:, requests:, stores:, client:, heap:, statements:, log:
      )
        @version = version
        @platform = platform
        @sqlite = sqlite
        @data = data
        @uptime = uptime
        @requests = requests
        @stores = stores
        @client = client
        @heap = heap
        @statements = statements
        @log = log
        freeze
      end

      # @api private
      def fill(json)
        @version = json.fetch("version")
        @platform = json.fetch("platform")
        @sqlite = json.fetch("sqlite")
        @data = json.fetch("data")
        @uptime = json.fetch("uptime")
        @requests = json.fetch("requests")
        @stores = json.fetch("stores").map { |one| Records::StoreDiagnostics.read(one) }.freeze
        @client = json.fetch("client")&.then { |present| Records::Client.read(present) }
        @heap = json.fetch("heap")
        @statements = json.fetch("statements")
        @log = json.fetch("log").map { |one| Records::LogEntry.read(one) }.freeze
        freeze
      end
    end

    # A record in the state that the cloud has.
    class DiscardedRecord < Record
      MEMBERS = {id: "id", discarded: "discarded"}.freeze
      REQUIRED = [:id, :discarded].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [Boolean] true if the record had pending changes.
      attr_reader :discarded

      def initialize(id:, discarded:)
        @id = id
        @discarded = discarded
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @discarded = json.fetch("discarded")
        freeze
      end
    end

    # A promotion that is hidden.
    class Dismissal < Record
      MEMBERS = {id: "id", until: "until"}.freeze
      REQUIRED = [:id, :until].freeze

      # @return [String] The promotion.
      attr_reader :id

      # @return [Time] The first instant at which it is hidden no more.
      attr_reader :until

      def initialize(id:, until:)
        @id = id
        @until = binding.local_variable_get(:until)
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @until = Values.instant(json.fetch("until"))
        freeze
      end
    end

    # A dispatch: goods of an order that leave together.
    class Dispatch < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", collection_type: "collectionType", contact: "contact",
        user: "user", recipient: "recipient", address: "address", carrier: "carrier", service: "service",
        tracking_number: "trackingNumber", parcels: "parcels", weight: "weight", assignee: "assignee",
        planned_at: "plannedAt", note: "note", proof: "proof", number: "number", status: "status",
        handed_over_at: "handedOverAt", delivered_at: "deliveredAt", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :collection_type, :contact, :user, :recipient, :address, :carrier, :service,
        :tracking_number, :parcels, :weight, :assignee, :planned_at, :note, :proof, :number, :status, :handed_over_at,
        :delivered_at, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        collection_type: %w[endUser colleague shipping],
        status: %w[planned picking packed handedOver delivered failed returned cancelled]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return ["endUser", "colleague", "shipping"] The way in which the goods get to the recipient.
      attr_reader :collection_type

      # @return [String, nil] The recipient, if it is a contact.
      attr_reader :contact

      # @return [String, nil] The recipient, if it is a user of the company.
      attr_reader :user

      # @return [String, nil] The recipient, as a text.
      attr_reader :recipient

      # @return [Records::Address, nil] The address of the recipient. Without it, the order's shipping address.
      attr_reader :address

      # @return [String, nil] The carrier.
      attr_reader :carrier

      # @return [String, nil] The carrier's name for the kind of shipping: express.
      attr_reader :service

      # @return [String, nil] The carrier's tracking number.
      attr_reader :tracking_number

      # @return [Integer, nil] The number of parcels.
      attr_reader :parcels

      # @return [Integer, nil] The weight in grams.
      attr_reader :weight

      # @return [String, nil] The user who is responsible for the dispatch.
      attr_reader :assignee

      # @return [Time, nil] The instant at which the dispatch is planned to leave.
      attr_reader :planned_at

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [String, nil] The proof of delivery: one of the dispatch's assets (assets.add).
      attr_reader :proof

      # @return [String] The company's number of the dispatch.
      attr_reader :number

      # @return ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"] The
      #   dispatch's status. dispatches.step changes it.
      attr_reader :status

      # @return [Time, nil] The instant at which the dispatch was last handed over.
      attr_reader :handed_over_at

      # @return [Time, nil] The instant of delivery.
      attr_reader :delivered_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, order:, collection_type:, contact:, user:, recipient:, address:, carrier:, service:,
        tracking_number:, parcels:, weight:, assignee:, planned_at:, note:, proof:, number:, status:, handed_over_at:,
        delivered_at:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @order = order
        @collection_type = collection_type
        @contact = contact
        @user = user
        @recipient = recipient
        @address = address
        @carrier = carrier
        @service = service
        @tracking_number = tracking_number
        @parcels = parcels
        @weight = weight
        @assignee = assignee
        @planned_at = planned_at
        @note = note
        @proof = proof
        @number = number
        @status = status
        @handed_over_at = handed_over_at
        @delivered_at = delivered_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @collection_type = json.fetch("collectionType")
        @contact = json.fetch("contact")
        @user = json.fetch("user")
        @recipient = json.fetch("recipient")
        @address = json.fetch("address")&.then { |present| Records::Address.read(present) }
        @carrier = json.fetch("carrier")
        @service = json.fetch("service")
        @tracking_number = json.fetch("trackingNumber")
        @parcels = json.fetch("parcels")
        @weight = json.fetch("weight")
        @assignee = json.fetch("assignee")
        @planned_at = json.fetch("plannedAt")&.then { |present| Values.instant(present) }
        @note = json.fetch("note")
        @proof = json.fetch("proof")
        @number = json.fetch("number")
        @status = json.fetch("status")
        @handed_over_at = json.fetch("handedOverAt")&.then { |present| Values.instant(present) }
        @delivered_at = json.fetch("deliveredAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class DispatchConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Dispatch] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Dispatch.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class DispatchDraftChanges < InputRecord
      MEMBERS = {
        collection_type: "collectionType", contact: "contact", user: "user", recipient: "recipient",
        address: "address", carrier: "carrier", service: "service", tracking_number: "trackingNumber",
        parcels: "parcels", weight: "weight", assignee: "assignee", planned_at: "plannedAt", note: "note",
        proof: "proof"
      }.freeze
      REQUIRED = [].freeze

      # @return ["endUser", "colleague", "shipping", UNSET] The way in which the goods get to the recipient.
      attr_reader :collection_type

      # @return [String, nil, UNSET] The recipient, if it is a contact.
      attr_reader :contact

      # @return [String, nil, UNSET] The recipient, if it is a user of the company.
      attr_reader :user

      # @return [String, nil, UNSET] The recipient, as a text.
      attr_reader :recipient

      # @return [Records::AddressChanges, nil, UNSET] The address of the recipient. Without it, the order's shipping
      #   address.
      attr_reader :address

      # @return [String, nil, UNSET] The carrier.
      attr_reader :carrier

      # @return [String, nil, UNSET] The carrier's name for the kind of shipping: express.
      attr_reader :service

      # @return [String, nil, UNSET] The carrier's tracking number.
      attr_reader :tracking_number

      # @return [Integer, nil, UNSET] The number of parcels.
      attr_reader :parcels

      # @return [Integer, nil, UNSET] The weight in grams.
      attr_reader :weight

      # @return [String, nil, UNSET] The user who is responsible for the dispatch.
      attr_reader :assignee

      # @return [Time, nil, UNSET] The instant at which the dispatch is planned to leave.
      attr_reader :planned_at

      # @return [String, nil, UNSET] A free note.
      attr_reader :note

      # @return [String, nil, UNSET] The proof of delivery: one of the dispatch's assets (assets.add).
      attr_reader :proof

      def initialize(
        collection_type: UNSET, contact: UNSET, user: UNSET, recipient: UNSET, address: UNSET, carrier: UNSET,
        service: UNSET, tracking_number: UNSET, parcels: UNSET, weight: UNSET, assignee: UNSET, planned_at: UNSET,
        note: UNSET, proof: UNSET
      )
        @collection_type = collection_type
        @contact = contact
        @user = user
        @recipient = recipient
        @address = address
        @carrier = carrier
        @service = service
        @tracking_number = tracking_number
        @parcels = parcels
        @weight = weight
        @assignee = assignee
        @planned_at = planned_at
        @note = note
        @proof = proof
        freeze
      end
    end

    # One page of a list.
    class DispatchPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Dispatch>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Dispatch.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A step: the change of a record from one status to another.
    class DispatchStep < Record
      MEMBERS = {
        id: "id", company: "company", subject: "subject", from: "from", to: "to", reason: "reason", actor: "actor",
        follows: "follows", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        from: %w[planned picking packed handedOver delivered failed returned cancelled],
        to: %w[planned picking packed handedOver delivered failed returned cancelled]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The record that took the step.
      attr_reader :subject

      # @return ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"] The
      #   status before the step.
      attr_reader :from

      # @return ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"] The
      #   status after the step.
      attr_reader :to

      # @return [String, nil] The reason, in the company's words.
      attr_reader :reason

      # @return [String] The user who took the step.
      attr_reader :actor

      # @return [Array<String>, nil] The ids of the steps before it: the last one, or several if devices took steps
      #   while apart. null for a step of an older program.
      attr_reader :follows

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @company = company
        @subject = subject
        @from = from
        @to = to
        @reason = reason
        @actor = actor
        @follows = follows
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @subject = json.fetch("subject")
        @from = json.fetch("from")
        @to = json.fetch("to")
        @reason = json.fetch("reason")
        @actor = json.fetch("actor")
        @follows = json.fetch("follows")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # A dispatch with its lines and steps.
    class DispatchView < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", collection_type: "collectionType", contact: "contact",
        user: "user", recipient: "recipient", address: "address", carrier: "carrier", service: "service",
        tracking_number: "trackingNumber", parcels: "parcels", weight: "weight", assignee: "assignee",
        planned_at: "plannedAt", note: "note", proof: "proof", number: "number", status: "status",
        handed_over_at: "handedOverAt", delivered_at: "deliveredAt", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable", lines: "lines", steps: "steps"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :collection_type, :contact, :user, :recipient, :address, :carrier, :service,
        :tracking_number, :parcels, :weight, :assignee, :planned_at, :note, :proof, :number, :status, :handed_over_at,
        :delivered_at, :version, :created_at, :updated_at, :lines, :steps
      ].freeze
      CHOICES = {
        collection_type: %w[endUser colleague shipping],
        status: %w[planned picking packed handedOver delivered failed returned cancelled]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return ["endUser", "colleague", "shipping"] The way in which the goods get to the recipient.
      attr_reader :collection_type

      # @return [String, nil] The recipient, if it is a contact.
      attr_reader :contact

      # @return [String, nil] The recipient, if it is a user of the company.
      attr_reader :user

      # @return [String, nil] The recipient, as a text.
      attr_reader :recipient

      # @return [Records::Address, nil] The address of the recipient. Without it, the order's shipping address.
      attr_reader :address

      # @return [String, nil] The carrier.
      attr_reader :carrier

      # @return [String, nil] The carrier's name for the kind of shipping: express.
      attr_reader :service

      # @return [String, nil] The carrier's tracking number.
      attr_reader :tracking_number

      # @return [Integer, nil] The number of parcels.
      attr_reader :parcels

      # @return [Integer, nil] The weight in grams.
      attr_reader :weight

      # @return [String, nil] The user who is responsible for the dispatch.
      attr_reader :assignee

      # @return [Time, nil] The instant at which the dispatch is planned to leave.
      attr_reader :planned_at

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [String, nil] The proof of delivery: one of the dispatch's assets (assets.add).
      attr_reader :proof

      # @return [String] The company's number of the dispatch.
      attr_reader :number

      # @return ["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"] The
      #   dispatch's status. dispatches.step changes it.
      attr_reader :status

      # @return [Time, nil] The instant at which the dispatch was last handed over.
      attr_reader :handed_over_at

      # @return [Time, nil] The instant of delivery.
      attr_reader :delivered_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Array<Records::DispatchedLine>] The lines that were shipped with the dispatch.
      attr_reader :lines

      # @return [Array<Records::DispatchStep>] The steps, the oldest first.
      attr_reader :steps

      def initialize(
        id:, company:, order:, collection_type:, contact:, user:, recipient:, address:, carrier:, service:,
        tracking_number:, parcels:, weight:, assignee:, planned_at:, note:, proof:, number:, status:, handed_over_at:,
        delivered_at:, version:, created_at:, updated_at:, unreadable: nil, lines:, steps:
      )
        @id = id
        @company = company
        @order = order
        @collection_type = collection_type
        @contact = contact
        @user = user
        @recipient = recipient
        @address = address
        @carrier = carrier
        @service = service
        @tracking_number = tracking_number
        @parcels = parcels
        @weight = weight
        @assignee = assignee
        @planned_at = planned_at
        @note = note
        @proof = proof
        @number = number
        @status = status
        @handed_over_at = handed_over_at
        @delivered_at = delivered_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @lines = lines
        @steps = steps
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @collection_type = json.fetch("collectionType")
        @contact = json.fetch("contact")
        @user = json.fetch("user")
        @recipient = json.fetch("recipient")
        @address = json.fetch("address")&.then { |present| Records::Address.read(present) }
        @carrier = json.fetch("carrier")
        @service = json.fetch("service")
        @tracking_number = json.fetch("trackingNumber")
        @parcels = json.fetch("parcels")
        @weight = json.fetch("weight")
        @assignee = json.fetch("assignee")
        @planned_at = json.fetch("plannedAt")&.then { |present| Values.instant(present) }
        @note = json.fetch("note")
        @proof = json.fetch("proof")
        @number = json.fetch("number")
        @status = json.fetch("status")
        @handed_over_at = json.fetch("handedOverAt")&.then { |present| Values.instant(present) }
        @delivered_at = json.fetch("deliveredAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @lines = json.fetch("lines").map { |one| Records::DispatchedLine.read(one) }.freeze
        @steps = json.fetch("steps").map { |one| Records::DispatchStep.read(one) }.freeze
        freeze
      end
    end

    # The quantity of an order line that leaves with a dispatch.
    class DispatchedLine < Record
      MEMBERS = {
        order_line: "orderLine", item: "item", sku: "sku", text: "text", quantity: "quantity", unit: "unit",
        parts: "parts"
      }.freeze
      REQUIRED = [:order_line, :item, :sku, :text, :quantity, :unit, :parts].freeze

      # @return [String] The line.
      attr_reader :order_line

      # @return [String, nil] The item.
      attr_reader :item

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [BigDecimal] The quantity.
      attr_reader :quantity

      # @return [String, nil] The unit of the quantity.
      attr_reader :unit

      # @return [Array<Records::EntryPart>] The locations and lots from which the goods were taken.
      attr_reader :parts

      def initialize(order_line:, item:, sku:, text:, quantity:, unit:, parts:)
        @order_line = order_line
        @item = item
        @sku = sku
        @text = text
        @quantity = quantity
        @unit = unit
        @parts = parts
        freeze
      end

      # @api private
      def fill(json)
        @order_line = json.fetch("orderLine")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @parts = json.fetch("parts").map { |one| Records::EntryPart.read(one) }.freeze
        freeze
      end
    end

    # A line of a document.
    class DocumentLine < Record
      MEMBERS = {
        sku: "sku", text: "text", note: "note", quantity: "quantity", unit: "unit", shipped: "shipped",
        unit_price: "unitPrice", discount: "discount", tax_rate: "taxRate", net: "net", tax: "tax", gross: "gross"
      }.freeze
      REQUIRED = [
        :sku, :text, :note, :quantity, :unit, :shipped, :unit_price, :discount, :tax_rate, :net, :tax, :gross
      ].freeze

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [String, nil] The note below the line.
      attr_reader :note

      # @return [BigDecimal] The ordered quantity, less the cancelled quantity. On a packing list, also less the
      #   credited quantity that will not be shipped.
      attr_reader :quantity

      # @return [String, nil] The unit of the quantity.
      attr_reader :unit

      # @return [BigDecimal] The quantity that was shipped and has not been returned.
      attr_reader :shipped

      # @return [Records::Money, nil] The price of one unit; null on a packing list, as are all members from here on.
      attr_reader :unit_price

      # @return [BigDecimal, nil] The discount in percent.
      attr_reader :discount

      # @return [BigDecimal, nil] The tax rate in percent.
      attr_reader :tax_rate

      # @return [Records::Money, nil] The line's amount without tax.
      attr_reader :net

      # @return [Records::Money, nil] The tax.
      attr_reader :tax

      # @return [Records::Money, nil] The sum of net and tax.
      attr_reader :gross

      def initialize(
        sku:, text:, note:, quantity:, unit:, shipped:, unit_price:, discount:, tax_rate:, net:, tax:, gross:
      )
        @sku = sku
        @text = text
        @note = note
        @quantity = quantity
        @unit = unit
        @shipped = shipped
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @net = net
        @tax = tax
        @gross = gross
        freeze
      end

      # @api private
      def fill(json)
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @note = json.fetch("note")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @shipped = Values.decimal(json.fetch("shipped"))
        @unit_price = json.fetch("unitPrice")&.then { |present| Records::Money.read(present) }
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @tax_rate = json.fetch("taxRate")&.then { |present| Values.decimal(present) }
        @net = json.fetch("net")&.then { |present| Records::Money.read(present) }
        @tax = json.fetch("tax")&.then { |present| Records::Money.read(present) }
        @gross = json.fetch("gross")&.then { |present| Records::Money.read(present) }
        freeze
      end
    end

    # A party to a document.
    class DocumentParty < Record
      MEMBERS = {name: "name", address: "address"}.freeze
      REQUIRED = [:name, :address].freeze

      # @return [String] The party's name.
      attr_reader :name

      # @return [Records::Address, nil] The party's address.
      attr_reader :address

      def initialize(name:, address:)
        @name = name
        @address = address
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @address = json.fetch("address")&.then { |present| Records::Address.read(present) }
        freeze
      end
    end

    # What is malformed in a document and counts as not there.
    class DocumentProblem < Record
      MEMBERS = {pointer: "pointer", kind: "kind", message: "message", promotion: "promotion"}.freeze
      REQUIRED = [:pointer, :kind, :message].freeze

      # @return [String] Where in the document: a JSON Pointer (RFC 6901).
      attr_reader :pointer

      # @return [String] missing, type or value.
      attr_reader :kind

      # @return [String] What was expected.
      attr_reader :message

      # @return [String, nil] The id of the promotion that was left out, if it can be read.
      attr_reader :promotion

      def initialize(pointer:, kind:, message:, promotion: nil)
        @pointer = pointer
        @kind = kind
        @message = message
        @promotion = promotion
        freeze
      end

      # @api private
      def fill(json)
        @pointer = json.fetch("pointer")
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        @promotion = json["promotion"]
        freeze
      end
    end

    # The sums of a document's lines.
    class DocumentSums < Record
      MEMBERS = {
        net: "net", tax: "tax", gross: "gross", credited: "credited", paid: "paid", due: "due", taxes: "taxes",
        credits: "credits"
      }.freeze
      REQUIRED = [:net, :tax, :gross, :credited, :paid, :due, :taxes, :credits].freeze

      # @return [Records::Money] The sum without tax.
      attr_reader :net

      # @return [Records::Money] The tax.
      attr_reader :tax

      # @return [Records::Money] The sum with tax.
      attr_reader :gross

      # @return [Records::Money] The part of gross for goods that were returned or will not be shipped.
      attr_reader :credited

      # @return [Records::Money] The amount paid.
      attr_reader :paid

      # @return [Records::Money] The amount owed less the amount paid; negative if a refund is due. For a draft, the
      #   amount that will be owed if it is submitted unchanged.
      attr_reader :due

      # @return [Array<Records::TaxSum>] The sums for each tax rate.
      attr_reader :taxes

      # @return [Records::CreditSum] The composition of credited: net, tax and gross, in all and for each tax rate.
      attr_reader :credits

      def initialize(net:, tax:, gross:, credited:, paid:, due:, taxes:, credits:)
        @net = net
        @tax = tax
        @gross = gross
        @credited = credited
        @paid = paid
        @due = due
        @taxes = taxes
        @credits = credits
        freeze
      end

      # @api private
      def fill(json)
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        @credited = Records::Money.read(json.fetch("credited"))
        @paid = Records::Money.read(json.fetch("paid"))
        @due = Records::Money.read(json.fetch("due"))
        @taxes = json.fetch("taxes").map { |one| Records::TaxSum.read(one) }.freeze
        @credits = Records::CreditSum.read(json.fetch("credits"))
        freeze
      end
    end

    # A file with the content of an asset.
    class DownloadedAsset < InputRecord
      MEMBERS = {path: "path", sha256: "sha256"}.freeze
      REQUIRED = [:path, :sha256].freeze

      # @return [String] The path of the file.
      attr_reader :path

      # @return [String] The digest of its bytes (SHA-256), as 64 lower-case hexadecimal digits.
      attr_reader :sha256

      def initialize(path:, sha256:)
        @path = path
        @sha256 = sha256
        freeze
      end
    end

    # Two contacts that may be the same person or organisation.
    class DuplicateContacts < Record
      MEMBERS = {first: "first", second: "second", by: "by"}.freeze
      REQUIRED = [:first, :second, :by].freeze

      # @return [Records::ContactName] The older contact.
      attr_reader :first

      # @return [Records::ContactName] The newer contact.
      attr_reader :second

      # @return [Array<"email", "phone", "taxId">] The values that both contacts share.
      attr_reader :by

      def initialize(first:, second:, by:)
        @first = first
        @second = second
        @by = by
        freeze
      end

      # @api private
      def fill(json)
        @first = Records::ContactName.read(json.fetch("first"))
        @second = Records::ContactName.read(json.fetch("second"))
        @by = json.fetch("by")
        freeze
      end
    end

    # One page of a list.
    class DuplicateContactsPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::DuplicateContacts>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::DuplicateContacts.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # Another record has the same unique value; data.member names the member.
    class DuplicateData < Record
      MEMBERS = {kind: "kind", member: "member", id: "id"}.freeze
      REQUIRED = [:kind, :member].freeze
      CHOICES = {kind: %w[duplicate]}.freeze

      # @return ["duplicate"] The machine name of the error.
      attr_reader :kind

      # @return [String] The member whose value is taken.
      attr_reader :member

      # @return [String, nil] The id of the record that has the value, if the caller may see it.
      attr_reader :id

      def initialize(kind:, member:, id: nil)
        @kind = kind
        @member = member
        @id = id
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @member = json.fetch("member")
        @id = json["id"]
        freeze
      end
    end

    # A purchase, and what it entitles to now. Members of the App Store's documents have their names.
    class Entitlement < Record
      MEMBERS = {
        transaction_id: "transactionId", original_transaction_id: "originalTransactionId", product_id: "productId",
        tier: "tier", type: "type", state: "state", entitled: "entitled", until: "until", lifetime: "lifetime",
        will_renew: "willRenew", renews_to: "renewsTo", family_shared: "familyShared", offer_type: "offerType",
        offer_id: "offerId", offer_period: "offerPeriod", trial: "trial", purchase_date: "purchaseDate",
        expires_date: "expiresDate", revocation_date: "revocationDate", revocation_reason: "revocationReason",
        grace_period_expires_date: "gracePeriodExpiresDate", expiration_intent: "expirationIntent",
        price_consent: "priceConsent", environment: "environment", signed_date: "signedDate"
      }.freeze
      REQUIRED = [
        :transaction_id, :original_transaction_id, :product_id, :tier, :type, :state, :entitled, :until, :lifetime,
        :will_renew, :renews_to, :family_shared, :offer_type, :offer_id, :offer_period, :trial, :purchase_date,
        :expires_date, :revocation_date, :revocation_reason, :grace_period_expires_date, :expiration_intent,
        :price_consent, :environment, :signed_date
      ].freeze
      CHOICES = {
        state: %w[revoked upgraded consumed active inGracePeriod inBillingRetry expired],
        offer_type: %w[introductory promotional code winBack], revocation_reason: %w[other appIssue],
        expiration_intent: %w[cancelled billingError priceIncrease productUnavailable other],
        price_consent: %w[pending agreed]
      }.freeze

      # @return [String] The transaction.
      attr_reader :transaction_id

      # @return [String] The purchase that it renews, or is.
      attr_reader :original_transaction_id

      # @return [String] What was bought.
      attr_reader :product_id

      # @return [String, nil] The tier that the catalogue gives it; null for none, and for a product that is not in it.
      attr_reader :tier

      # @return [String, nil] What kind of product it is, as the App Store names it.
      attr_reader :type

      # @return ["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"] revoked:
      #   refunded, or no longer shared; upgraded: a higher subscription took its place; consumed: used up when bought;
      #   active: paid for; inGracePeriod: not paid, and open for a while; inBillingRetry: not paid, and the App Store
      #   still tries; expired: it has ended.
      attr_reader :state

      # @return [Boolean] Whether it entitles to its tier.
      attr_reader :entitled

      # @return [Time, nil] When that ends, as far as is known; null for never, and for what does not entitle.
      attr_reader :until

      # @return [Boolean] Whether it entitles for ever.
      attr_reader :lifetime

      # @return [Boolean, nil] Whether it will renew; null when that is not known, or there is nothing to renew.
      attr_reader :will_renew

      # @return [String, nil] The product that it will renew to; null when it will not.
      attr_reader :renews_to

      # @return [Boolean] Whether somebody of the family bought it.
      attr_reader :family_shared

      # @return ["introductory", "promotional", "code", "winBack", nil] The kind of offer that it was bought with; null
      #   for none.
      attr_reader :offer_type

      # @return [String, nil] Which offer; null for none, and for an introductory one.
      attr_reader :offer_id

      # @return [String, nil] For how long the offer is, a duration as in ISO 8601; null for none.
      attr_reader :offer_period

      # @return [Boolean] Whether the period costs nothing: it is a trial until its end.
      attr_reader :trial

      # @return [Time] When it was bought, or its period began.
      attr_reader :purchase_date

      # @return [Time, nil] When its period ends, or ended.
      attr_reader :expires_date

      # @return [Time, nil] When it was refunded, or no longer shared.
      attr_reader :revocation_date

      # @return ["other", "appIssue", nil] Why: appIssue, or other; null when it was not.
      attr_reader :revocation_reason

      # @return [Time, nil] Until when it stays open though its renewal was not paid.
      attr_reader :grace_period_expires_date

      # @return ["cancelled", "billingError", "priceIncrease", "productUnavailable", "other", nil] Why it does not go
      #   on; null when that is not known.
      attr_reader :expiration_intent

      # @return ["pending", "agreed", nil] Whether a higher price was agreed to, or that is pending; null when nobody
      #   was asked.
      attr_reader :price_consent

      # @return [String] Which App Store sold it.
      attr_reader :environment

      # @return [Time] When the App Store said so.
      attr_reader :signed_date

      def initialize(
        transaction_id:, original_transaction_id:, product_id:, tier:, type:, state:, entitled:, until:, lifetime:,
        will_renew:, renews_to:, family_shared:, offer_type:, offer_id:, offer_period:, trial:, purchase_date:,
        expires_date:, revocation_date:, revocation_reason:, grace_period_expires_date:, expiration_intent:,
        price_consent:, environment:, signed_date:
      )
        @transaction_id = transaction_id
        @original_transaction_id = original_transaction_id
        @product_id = product_id
        @tier = tier
        @type = type
        @state = state
        @entitled = entitled
        @until = binding.local_variable_get(:until)
        @lifetime = lifetime
        @will_renew = will_renew
        @renews_to = renews_to
        @family_shared = family_shared
        @offer_type = offer_type
        @offer_id = offer_id
        @offer_period = offer_period
        @trial = trial
        @purchase_date = purchase_date
        @expires_date = expires_date
        @revocation_date = revocation_date
        @revocation_reason = revocation_reason
        @grace_period_expires_date = grace_period_expires_date
        @expiration_intent = expiration_intent
        @price_consent = price_consent
        @environment = environment
        @signed_date = signed_date
        freeze
      end

      # @api private
      def fill(json)
        @transaction_id = json.fetch("transactionId")
        @original_transaction_id = json.fetch("originalTransactionId")
        @product_id = json.fetch("productId")
        @tier = json.fetch("tier")
        @type = json.fetch("type")
        @state = json.fetch("state")
        @entitled = json.fetch("entitled")
        @until = json.fetch("until")&.then { |present| Values.instant(present) }
        @lifetime = json.fetch("lifetime")
        @will_renew = json.fetch("willRenew")
        @renews_to = json.fetch("renewsTo")
        @family_shared = json.fetch("familyShared")
        @offer_type = json.fetch("offerType")
        @offer_id = json.fetch("offerId")
        @offer_period = json.fetch("offerPeriod")
        @trial = json.fetch("trial")
        @purchase_date = Values.instant(json.fetch("purchaseDate"))
        @expires_date = json.fetch("expiresDate")&.then { |present| Values.instant(present) }
        @revocation_date = json.fetch("revocationDate")&.then { |present| Values.instant(present) }
        @revocation_reason = json.fetch("revocationReason")
        @grace_period_expires_date = json.fetch("gracePeriodExpiresDate")&.then { |present| Values.instant(present) }
        @expiration_intent = json.fetch("expirationIntent")
        @price_consent = json.fetch("priceConsent")
        @environment = json.fetch("environment")
        @signed_date = Values.instant(json.fetch("signedDate"))
        freeze
      end
    end

    # What the account is entitled to, and when that last changed.
    class EntitlementSnapshot < Record
      MEMBERS = {
        environment: "environment", tiers: "tiers", features: "features", valid_until: "validUntil", at: "at",
        basis: "basis", newest: "newest", stale_until: "staleUntil", source: "source", age: "age"
      }.freeze
      REQUIRED = [:environment, :tiers, :features, :valid_until, :at, :source, :age].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [String, nil] The App Store that the newest document was from; null without any.
      attr_reader :environment

      # @return [Array<Records::HeldTier>] The tier of each ladder.
      attr_reader :tiers

      # @return [Array<String>] What these tiers allow.
      attr_reader :features

      # @return [Time, nil] When time changes it; null for never.
      attr_reader :valid_until

      # @return [Time] When it last changed. Now, where nothing was ever bought, and where what was kept was computed
      #   with other roots, another app, other environments or another catalogue.
      attr_reader :at

      # @return [String, nil] A digest of the roots, the app, the environments and the catalogue that it was computed
      #   with.
      attr_reader :basis

      # @return [Time, nil] When the newest document was signed.
      attr_reader :newest

      # @return [Time, nil] Until when something newer is to be known.
      attr_reader :stale_until

      # @return ["fresh", "stale", "default"] fresh: it follows from signed documents; stale: so it does, but a
      #   subscription that was to renew has ended within the last 90 days, and no document says what came of that;
      #   default: there are none, and it is what everybody has.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds ago the newest document was signed; null without any.
      attr_reader :age

      def initialize(
        environment:, tiers:, features:, valid_until:, at:, basis: nil, newest: nil, stale_until: nil, source:, age:
      )
        @environment = environment
        @tiers = tiers
        @features = features
        @valid_until = valid_until
        @at = at
        @basis = basis
        @newest = newest
        @stale_until = stale_until
        @source = source
        @age = age
        freeze
      end

      # @api private
      def fill(json)
        @environment = json.fetch("environment")
        @tiers = json.fetch("tiers").map { |one| Records::HeldTier.read(one) }.freeze
        @features = json.fetch("features")
        @valid_until = json.fetch("validUntil")&.then { |present| Values.instant(present) }
        @at = Values.instant(json.fetch("at"))
        @basis = json["basis"]
        @newest = json["newest"]&.then { |present| Values.instant(present) }
        @stale_until = json["staleUntil"]&.then { |present| Values.instant(present) }
        @source = json.fetch("source")
        @age = json.fetch("age")
        freeze
      end
    end

    # A quantity of a lot, moved from or into a location.
    class EntryPart < Record
      MEMBERS = {quantity: "quantity", location: "location", lot: "lot"}.freeze
      REQUIRED = [:quantity, :location, :lot].freeze

      # @return [BigDecimal] The quantity, in the item's own unit.
      attr_reader :quantity

      # @return [String] The location that the goods left, or that received them.
      attr_reader :location

      # @return [String, nil] The lot; null for an item that is not tracked by lots.
      attr_reader :lot

      def initialize(quantity:, location:, lot:)
        @quantity = quantity
        @location = location
        @lot = lot
        freeze
      end

      # @api private
      def fill(json)
        @quantity = Values.decimal(json.fetch("quantity"))
        @location = json.fetch("location")
        @lot = json.fetch("lot")
        freeze
      end
    end

    # A grinder, a brewer, a machine, or another piece of equipment.
    class Equipment < Record
      MEMBERS = {
        id: "id", kind: "kind", name: "name", brand: "brand", model: "model", bought_at: "boughtAt", price: "price",
        setting: "setting", method: "method", note: "note", favourite: "favourite", archived: "archived",
        is_default: "isDefault", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", photos: "photos"
      }.freeze
      REQUIRED = [
        :id, :kind, :name, :brand, :model, :bought_at, :price, :setting, :method, :note, :favourite, :archived,
        :is_default, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        kind: %w[grinder brewer espressoMachine kettle scale filter other],
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"] The kind of equipment.
      attr_reader :kind

      # @return [String] The name.
      attr_reader :name

      # @return [String, nil] The maker.
      attr_reader :brand

      # @return [String, nil] The model.
      attr_reader :model

      # @return [String, nil] The day of the purchase.
      attr_reader :bought_at

      # @return [Records::Money, nil] The price.
      attr_reader :price

      # @return [Records::GrindScale, nil] The scale of a grinder; other kinds have none.
      attr_reader :setting

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil] The method of a brewer; other kinds have none.
      attr_reader :method

      # @return [String, nil] Any further text.
      attr_reader :note

      # @return [Boolean] true if the piece is a favourite.
      attr_reader :favourite

      # @return [Boolean] true if the piece is out of use.
      attr_reader :archived

      # @return [Boolean] true if the piece is the default of its kind. Each kind has at most one; setting another
      #   removes it here.
      attr_reader :is_default

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Array<String>, nil] The ids of its assets of the role photo, the cover first. assets.read with variant
      #   thumb returns a small picture. Left out without photos.
      attr_reader :photos

      def initialize(
        id:, kind:, name:, brand:, model:, bought_at:, price:, setting:, method:, note:, favourite:, archived:,
        is_default:, version:, created_at:, updated_at:, unreadable: nil, photos: nil
      )
        @id = id
        @kind = kind
        @name = name
        @brand = brand
        @model = model
        @bought_at = bought_at
        @price = price
        @setting = setting
        @method = method
        @note = note
        @favourite = favourite
        @archived = archived
        @is_default = is_default
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @photos = photos
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @kind = json.fetch("kind")
        @name = json.fetch("name")
        @brand = json.fetch("brand")
        @model = json.fetch("model")
        @bought_at = json.fetch("boughtAt")
        @price = json.fetch("price")&.then { |present| Records::Money.read(present) }
        @setting = json.fetch("setting")&.then { |present| Records::GrindScale.read(present) }
        @method = json.fetch("method")
        @note = json.fetch("note")
        @favourite = json.fetch("favourite")
        @archived = json.fetch("archived")
        @is_default = json.fetch("isDefault")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @photos = json["photos"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class EquipmentConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Equipment] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Equipment.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class EquipmentDetailsChanges < InputRecord
      MEMBERS = {
        kind: "kind", name: "name", brand: "brand", model: "model", bought_at: "boughtAt", price: "price",
        setting: "setting", method: "method", note: "note", favourite: "favourite", archived: "archived",
        is_default: "isDefault"
      }.freeze
      REQUIRED = [].freeze

      # @return ["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other", UNSET] The kind of
      #   equipment.
      attr_reader :kind

      # @return [String, UNSET] The name.
      attr_reader :name

      # @return [String, nil, UNSET] The maker.
      attr_reader :brand

      # @return [String, nil, UNSET] The model.
      attr_reader :model

      # @return [String, Date, nil, UNSET] The day of the purchase.
      attr_reader :bought_at

      # @return [Records::MoneyChanges, nil, UNSET] The price.
      attr_reader :price

      # @return [Records::GrindScaleChanges, nil, UNSET] The scale of a grinder; other kinds have none.
      attr_reader :setting

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil, UNSET] The method of a brewer; other kinds have none.
      attr_reader :method

      # @return [String, nil, UNSET] Any further text.
      attr_reader :note

      # @return [Boolean, nil, UNSET] true if the piece is a favourite.
      attr_reader :favourite

      # @return [Boolean, nil, UNSET] true if the piece is out of use.
      attr_reader :archived

      # @return [Boolean, nil, UNSET] true if the piece is the default of its kind. Each kind has at most one; setting
      #   another removes it here.
      attr_reader :is_default

      def initialize(
        kind: UNSET, name: UNSET, brand: UNSET, model: UNSET, bought_at: UNSET, price: UNSET, setting: UNSET,
        method: UNSET, note: UNSET, favourite: UNSET, archived: UNSET, is_default: UNSET
      )
        @kind = kind
        @name = name
        @brand = brand
        @model = model
        @bought_at = bought_at
        @price = price
        @setting = setting
        @method = method
        @note = note
        @favourite = favourite
        @archived = archived
        @is_default = is_default
        freeze
      end
    end

    # One page of a list.
    class EquipmentPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Equipment>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Equipment.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A change of one record.
    class Event < Record
      MEMBERS = {
        service: "service", type: "type", company: "company", id: "id", action: "action", version: "version",
        fields: "fields", actor: "actor", at: "at", origin: "origin"
      }.freeze
      REQUIRED = [:service, :type, :company, :id, :action, :version, :fields, :actor, :at, :origin].freeze
      CHOICES = {action: %w[created updated deleted], origin: %w[here sync]}.freeze

      # @return [String] The service of the record, as in the names of its methods: inventory, companies, access, ...
      attr_reader :service

      # @return [String] The kind of record: item, company, access, ... For a change of the device: recents, appGroup,
      #   links, location, deployment, documents, intents or session.
      attr_reader :type

      # @return [String, nil] The company that the record belongs to; null for the account's own.
      attr_reader :company

      # @return [String] The id of the record. For a change of the device, the account's id.
      attr_reader :id

      # @return ["created", "updated", "deleted"] The change: created, updated or deleted.
      attr_reader :action

      # @return [Integer] The version of the record after the change. For a deleted record, its last version. For a
      #   change of the device, a number that grows.
      attr_reader :version

      # @return [Array<String>] The members that an update changed, among those that the reader may see. Empty for other
      #   actions.
      attr_reader :fields

      # @return [String] The user who made the change.
      attr_reader :actor

      # @return [Time] The time of the change. For a change that sync brought, the time of its arrival.
      attr_reader :at

      # @return ["here", "sync"] here: a request to this device made the change. sync: it came from another device.
      attr_reader :origin

      def initialize(service:, type:, company:, id:, action:, version:, fields:, actor:, at:, origin:)
        @service = service
        @type = type
        @company = company
        @id = id
        @action = action
        @version = version
        @fields = fields
        @actor = actor
        @at = at
        @origin = origin
        freeze
      end

      # @api private
      def fill(json)
        @service = json.fetch("service")
        @type = json.fetch("type")
        @company = json.fetch("company")
        @id = json.fetch("id")
        @action = json.fetch("action")
        @version = json.fetch("version")
        @fields = json.fetch("fields")
        @actor = json.fetch("actor")
        @at = Values.instant(json.fetch("at"))
        @origin = json.fetch("origin")
        freeze
      end
    end

    # Changes, in the order in which they were made.
    class EventPage < Record
      MEMBERS = {events: "events", cursor: "cursor", more: "more"}.freeze
      REQUIRED = [:events, :cursor, :more].freeze

      # @return [Array<Records::Event>] The changes that the caller may see, oldest first.
      attr_reader :events

      # @return [String] The place after these events. Pass it as cursor to go on from there, now or after a restart.
      attr_reader :cursor

      # @return [Boolean] true if there are already more events after the cursor.
      attr_reader :more

      def initialize(events:, cursor:, more:)
        @events = events
        @cursor = cursor
        @more = more
        freeze
      end

      # @api private
      def fill(json)
        @events = json.fetch("events").map { |one| Records::Event.read(one) }.freeze
        @cursor = json.fetch("cursor")
        @more = json.fetch("more")
        freeze
      end
    end

    # The brews behind an insight.
    class Evidence < Record
      MEMBERS = {brews: "brews", have: "have", need: "need"}.freeze
      REQUIRED = [:brews, :have, :need].freeze

      # @return [Integer] The number of examined brews: the latest 1,000 that fit the filters.
      attr_reader :brews

      # @return [Integer] The number of these brews, or of tasting notes, that count for this kind. If their different
      #   values are too few, the number of values.
      attr_reader :have

      # @return [Integer] The number that this kind needs.
      attr_reader :need

      def initialize(brews:, have:, need:)
        @brews = brews
        @have = have
        @need = need
        freeze
      end

      # @api private
      def fill(json)
        @brews = json.fetch("brews")
        @have = json.fetch("have")
        @need = json.fetch("need")
        freeze
      end
    end

    # A lot in stock that expires soon or has expired.
    class ExpiringLot < Record
      MEMBERS = {
        lot: "lot", item: "item", sku: "sku", name: "name", unit: "unit", batch: "batch", serial: "serial",
        expiry: "expiry", status: "status", on_hand: "onHand"
      }.freeze
      REQUIRED = [:lot, :item, :sku, :name, :unit, :batch, :serial, :expiry, :status, :on_hand].freeze
      CHOICES = {status: %w[ok attention damaged destroyed rejected lost quarantined returned]}.freeze

      # @return [String] The lot.
      attr_reader :lot

      # @return [String] The item of the lot.
      attr_reader :item

      # @return [String] The item's stock keeping unit.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The lot's batch.
      attr_reader :batch

      # @return [String, nil] The lot's serial number.
      attr_reader :serial

      # @return [String] The last day on which the lot is good.
      attr_reader :expiry

      # @return ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"] The lot's
      #   status.
      attr_reader :status

      # @return [BigDecimal] The quantity of the lot on hand.
      attr_reader :on_hand

      def initialize(lot:, item:, sku:, name:, unit:, batch:, serial:, expiry:, status:, on_hand:)
        @lot = lot
        @item = item
        @sku = sku
        @name = name
        @unit = unit
        @batch = batch
        @serial = serial
        @expiry = expiry
        @status = status
        @on_hand = on_hand
        freeze
      end

      # @api private
      def fill(json)
        @lot = json.fetch("lot")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @expiry = json.fetch("expiry")
        @status = json.fetch("status")
        @on_hand = Values.decimal(json.fetch("onHand"))
        freeze
      end
    end

    # One page of a list.
    class ExpiringLotPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::ExpiringLot>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::ExpiringLot.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # Figures and insights in words, and their source.
    class ExplainedInsights < Record
      MEMBERS = {
        headline: "headline", paragraphs: "paragraphs", source: "source", suggestion: "suggestion", at: "at",
        repeated: "repeated"
      }.freeze
      REQUIRED = [:headline, :paragraphs, :source, :suggestion, :at, :repeated].freeze
      CHOICES = {source: %w[model history]}.freeze

      # @return [String] The most important fact, in one short sentence.
      attr_reader :headline

      # @return [Array<String>] One to three paragraphs of plain sentences.
      attr_reader :paragraphs

      # @return ["model", "history"] model: the AI of the host. history: the account's own journal, because the host
      #   failed.
      attr_reader :source

      # @return [String, nil] The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for
      #   history.
      attr_reader :suggestion

      # @return [Time] The time of the answer.
      attr_reader :at

      # @return [Boolean] true if the same question was answered before, and the model was not asked again.
      attr_reader :repeated

      def initialize(headline:, paragraphs:, source:, suggestion:, at:, repeated:)
        @headline = headline
        @paragraphs = paragraphs
        @source = source
        @suggestion = suggestion
        @at = at
        @repeated = repeated
        freeze
      end

      # @api private
      def fill(json)
        @headline = json.fetch("headline")
        @paragraphs = json.fetch("paragraphs")
        @source = json.fetch("source")
        @suggestion = json.fetch("suggestion")
        @at = Values.instant(json.fetch("at"))
        @repeated = json.fetch("repeated")
        freeze
      end
    end

    # The reason why a user may call a method, or the rights that would be enough.
    class Explanation < Record
      MEMBERS = {
        method: "method", rule: "rule", allowed: "allowed", reason: "reason", feature: "feature", asked: "asked",
        held: "held", grants: "grants"
      }.freeze
      REQUIRED = [:method, :rule, :allowed, :reason, :feature, :asked, :held, :grants].freeze
      CHOICES = {
        reason: %w[anyone account founder owner manager department member noCompany signInRequired noRight archived noFeature noCredentials notKeptHere personal tierIsBought tierRequired shared readOnly notShared]
      }.freeze

      # @return [String] The method's name.
      attr_reader :method

      # @return [Records::AccessRule] The method's rule of access, as x-access in the discovery document.
      attr_reader :rule

      # @return [Boolean] true if the user may call the method.
      attr_reader :allowed

      # @return ["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany",
      #   "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal",
      #   "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"] Allowed. anyone, account: the rule needs no
      #   right. owner, founder: by ownership. manager: by a manager's bit. department: by a department's bit. member:
      #   by any right in the company. Not allowed. noCompany: there is no company for the call. signInRequired: no user
      #   is signed in. noRight: the right is missing. archived: the company is archived. noFeature: the account lacks
      #   the feature that the method needs. noCredentials: there are no credentials to change. notKeptHere: another
      #   account stores the credentials. personal: the company is the account's own inventory. tierIsBought: the
      #   company's tier follows from purchases. tierRequired: the company's tier is lower than the method needs.
      #   shared: only the account that owns the company may call the method, and the company is shared with this one.
      #   readOnly: the company is shared for reading only. notShared: the method is for companies that others share,
      #   and this one is the account's own.
      attr_reader :reason

      # @return [String, nil] The feature that must have been bought for the method; null if it needs none.
      attr_reader :feature

      # @return [Integer, nil] The bits of which the rule needs one; null if it needs none in particular.
      attr_reader :asked

      # @return [Records::Rights] The rights that the user holds.
      attr_reader :held

      # @return [Array<Records::SufficientGrant>] The rights of which each would be enough by itself. Empty unless a
      #   right is what the user lacks.
      attr_reader :grants

      def initialize(method:, rule:, allowed:, reason:, feature:, asked:, held:, grants:)
        @method = method
        @rule = rule
        @allowed = allowed
        @reason = reason
        @feature = feature
        @asked = asked
        @held = held
        @grants = grants
        freeze
      end

      # @api private
      def fill(json)
        @method = json.fetch("method")
        @rule = Records::AccessRule.read(json.fetch("rule"))
        @allowed = json.fetch("allowed")
        @reason = json.fetch("reason")
        @feature = json.fetch("feature")
        @asked = json.fetch("asked")
        @held = Records::Rights.read(json.fetch("held"))
        @grants = json.fetch("grants").map { |one| Records::SufficientGrant.read(one) }.freeze
        freeze
      end
    end

    # The result of an export.
    class ExportReport < Record
      MEMBERS = {rows: "rows", bytes: "bytes", text: "text"}.freeze
      REQUIRED = [:rows, :bytes, :text].freeze

      # @return [Integer] The number of records.
      attr_reader :rows

      # @return [Integer] The number of bytes, including the line of column names.
      attr_reader :bytes

      # @return [String, nil] The exported text, if inline was true; null otherwise.
      attr_reader :text

      def initialize(rows:, bytes:, text:)
        @rows = rows
        @bytes = bytes
        @text = text
        freeze
      end

      # @api private
      def fill(json)
        @rows = json.fetch("rows")
        @bytes = json.fetch("bytes")
        @text = json.fetch("text")
        freeze
      end
    end

    # The reason why a widget shows something else than it should.
    class Fallback < Record
      MEMBERS = {reason: "reason", message: "message", error: "error"}.freeze
      REQUIRED = [:reason, :message, :error].freeze
      CHOICES = {
        reason: %w[placeUnknown premiumNeeded devicePlaceUnknown devicePlaceOld locationDenied nameMissing weatherStale weatherMissing nowMissing hoursMissing]
      }.freeze

      # @return ["placeUnknown", "premiumNeeded", "devicePlaceUnknown", "devicePlaceOld", "locationDenied",
      #   "nameMissing", "weatherStale", "weatherMissing", "nowMissing", "hoursMissing"] The reason as a machine name.
      attr_reader :reason

      # @return [String] The reason as a sentence for people.
      attr_reader :message

      # @return [String, nil] The machine name of the error that caused it; null for none.
      attr_reader :error

      def initialize(reason:, message:, error:)
        @reason = reason
        @message = message
        @error = error
        freeze
      end

      # @api private
      def fill(json)
        @reason = json.fetch("reason")
        @message = json.fetch("message")
        @error = json.fetch("error")
        freeze
      end
    end

    # The method needs a feature that the account does not have; data.feature names it, data.tiers lists the tiers with
    # it, and data.products the store's products.
    class FeatureRequiredData < Record
      MEMBERS = {kind: "kind", feature: "feature", tiers: "tiers", products: "products", store: "store"}.freeze
      REQUIRED = [:kind, :feature, :tiers, :products, :store].freeze
      CHOICES = {kind: %w[featureRequired]}.freeze

      # @return ["featureRequired"] The machine name of the error.
      attr_reader :kind

      # @return [String] The feature that the method needs.
      attr_reader :feature

      # @return [Array<String>] The tiers that have it, the lower steps first.
      attr_reader :tiers

      # @return [Array<String>] What the store sells these tiers as.
      attr_reader :products

      # @return [Records::StoreListing] What the store says of these products: their prices on this device.
      attr_reader :store

      def initialize(kind:, feature:, tiers:, products:, store:)
        @kind = kind
        @feature = feature
        @tiers = tiers
        @products = products
        @store = store
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @feature = json.fetch("feature")
        @tiers = json.fetch("tiers")
        @products = json.fetch("products")
        @store = Records::StoreListing.read(json.fetch("store"))
        freeze
      end
    end

    # A message from a user to the makers of the app.
    class Feedback < Record
      MEMBERS = {
        id: "id", user: "user", kind: "kind", message: "message", contact: "contact", diagnostics: "diagnostics",
        state: "state", sent_at: "sentAt", error: "error", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :user, :kind, :message, :contact, :diagnostics, :state, :sent_at, :error, :version, :created_at,
        :updated_at
      ].freeze
      CHOICES = {kind: %w[bug idea question praise], state: %w[waiting sent failed]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The id of the user, a record of users.
      attr_reader :user

      # @return ["bug", "idea", "question", "praise"] bug: something is wrong. idea: something is missing. question.
      #   praise.
      attr_reader :kind

      # @return [String] The user's message.
      attr_reader :message

      # @return [String, nil] The way to reach the user for a reply, such as an address; null for no reply.
      attr_reader :contact

      # @return [Records::AppDiagnostics, nil] The diagnostics sent with it; null for none.
      attr_reader :diagnostics

      # @return ["waiting", "sent", "failed"] waiting: it is sent by itself when the backend has authenticated the user,
      #   or can be reached. sent: the backend has it. failed: feedback.retry sends it again.
      attr_reader :state

      # @return [Time, nil] The time when the backend accepted it; null before that.
      attr_reader :sent_at

      # @return [Records::FeedbackError, nil] The reason why the last attempt failed; null if none did.
      attr_reader :error

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, user:, kind:, message:, contact:, diagnostics:, state:, sent_at:, error:, version:, created_at:,
        updated_at:, unreadable: nil
      )
        @id = id
        @user = user
        @kind = kind
        @message = message
        @contact = contact
        @diagnostics = diagnostics
        @state = state
        @sent_at = sent_at
        @error = error
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @user = json.fetch("user")
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        @contact = json.fetch("contact")
        @diagnostics = json.fetch("diagnostics")&.then { |present| Records::AppDiagnostics.read(present) }
        @state = json.fetch("state")
        @sent_at = json.fetch("sentAt")&.then { |present| Values.instant(present) }
        @error = json.fetch("error")&.then { |present| Records::FeedbackError.read(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class FeedbackConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Feedback] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Feedback.read(json.fetch("current"))
        freeze
      end
    end

    # The reason why feedback was not sent.
    class FeedbackError < Record
      MEMBERS = {kind: "kind", message: "message"}.freeze
      REQUIRED = [:kind, :message].freeze

      # @return [String] The machine name of the error.
      attr_reader :kind

      # @return [String] A sentence for people.
      attr_reader :message

      def initialize(kind:, message:)
        @kind = kind
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        freeze
      end
    end

    # One page of a list.
    class FeedbackPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Feedback>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Feedback.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The host's answer to host.config.fetch.
    class FetchedConfig < InputRecord
      MEMBERS = {document: "document"}.freeze
      REQUIRED = [:document].freeze

      # @return [Object] The document as it was fetched: AppConfig or IAPPromo, or the list of records that it consists
      #   of; of at most 1 MiB without white space.
      attr_reader :document

      def initialize(document:)
        @document = document
        freeze
      end
    end

    # A figure of a group of brews, which share a span of the calendar or a value.
    class FigurePoint < Record
      MEMBERS = {key: "key", name: "name", brews: "brews", value: "value", money: "money"}.freeze
      REQUIRED = [:key, :name, :brews, :value, :money].freeze

      # @return [String, nil] The first day of the span, or the value that the brews share; null for brews without one.
      attr_reader :key

      # @return [String, nil] The name of a bean or grinder; null for other keys.
      attr_reader :name

      # @return [Integer] The number of brews.
      attr_reader :brews

      # @return [BigDecimal, nil] The sum, or the mean to four places. null if no brew has a value, and for the measure
      #   cost.
      attr_reader :value

      # @return [Array<Records::Money>] The cost by currency; empty for other measures.
      attr_reader :money

      def initialize(key:, name:, brews:, value:, money:)
        @key = key
        @name = name
        @brews = brews
        @value = value
        @money = money
        freeze
      end

      # @api private
      def fill(json)
        @key = json.fetch("key")
        @name = json.fetch("name")
        @brews = json.fetch("brews")
        @value = json.fetch("value")&.then { |present| Values.decimal(present) }
        @money = json.fetch("money").map { |one| Records::Money.read(one) }.freeze
        freeze
      end
    end

    # Figures in an order.
    class FigurePoints < Record
      MEMBERS = {points: "points"}.freeze
      REQUIRED = [:points].freeze

      # @return [Array<Records::FigurePoint>] The figures.
      attr_reader :points

      def initialize(points:)
        @points = points
        freeze
      end

      # @api private
      def fill(json)
        @points = json.fetch("points").map { |one| Records::FigurePoint.read(one) }.freeze
        freeze
      end
    end

    # All flags that are known.
    class Flags < Record
      MEMBERS = {flags: "flags", problems: "problems", source: "source", age: "age", origin: "origin"}.freeze
      REQUIRED = [:flags, :problems, :source, :age, :origin].freeze
      CHOICES = {source: %w[fresh stale default], origin: %w[host records file builtIn]}.freeze

      # @return [Hash{String => Boolean}] Whether each is on, in the order of their names' Unicode scalars.
      attr_reader :flags

      # @return [Array<Records::DocumentProblem>] Which flags are malformed, and left out.
      attr_reader :problems

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return ["host", "records", "file", "builtIn"] host: the host fetched it; records: it consists of records of the
      #   public database; file: an option names it; builtIn: there is none.
      attr_reader :origin

      def initialize(flags:, problems:, source:, age:, origin:)
        @flags = flags
        @problems = problems
        @source = source
        @age = age
        @origin = origin
        freeze
      end

      # @api private
      def fill(json)
        @flags = json.fetch("flags")
        @problems = json.fetch("problems").map { |one| Records::DocumentProblem.read(one) }.freeze
        @source = json.fetch("source")
        @age = json.fetch("age")
        @origin = json.fetch("origin")
        freeze
      end
    end

    # A family of the flavour wheel: its second level.
    class FlavorFamily < Record
      MEMBERS = {id: "id", name: "name", terms: "terms"}.freeze
      REQUIRED = [:id, :name, :terms].freeze

      # @return [String] The id, which never changes.
      attr_reader :id

      # @return [String] The term.
      attr_reader :name

      # @return [Array<Records::FlavorTerm>] The terms of the family.
      attr_reader :terms

      def initialize(id:, name:, terms:)
        @id = id
        @name = name
        @terms = terms
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @terms = json.fetch("terms").map { |one| Records::FlavorTerm.read(one) }.freeze
        freeze
      end
    end

    # A group of the flavour wheel: its first level.
    class FlavorGroup < Record
      MEMBERS = {id: "id", name: "name", families: "families"}.freeze
      REQUIRED = [:id, :name, :families].freeze

      # @return [String] The id, which never changes.
      attr_reader :id

      # @return [String] The term.
      attr_reader :name

      # @return [Array<Records::FlavorFamily>] The families of the group.
      attr_reader :families

      def initialize(id:, name:, families:)
        @id = id
        @name = name
        @families = families
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @families = json.fetch("families").map { |one| Records::FlavorFamily.read(one) }.freeze
        freeze
      end
    end

    # The flavour of a coffee in numbers.
    class FlavorProfile < Record
      MEMBERS = {
        acidity: "acidity", sweetness: "sweetness", bitterness: "bitterness", body: "body", fruitiness: "fruitiness",
        floral: "floral", nutty: "nutty", roasted: "roasted", dominant: "dominant", summary: "summary"
      }.freeze
      REQUIRED = [
        :acidity, :sweetness, :bitterness, :body, :fruitiness, :floral, :nutty, :roasted, :dominant, :summary
      ].freeze

      # @return [BigDecimal] 0 for none, 10 for very sour.
      attr_reader :acidity

      # @return [BigDecimal] 0 for none, 10 for very sweet.
      attr_reader :sweetness

      # @return [BigDecimal] 0 for none, 10 for very bitter.
      attr_reader :bitterness

      # @return [BigDecimal] 0 for watery, 10 for syrupy.
      attr_reader :body

      # @return [BigDecimal] How much fruit there is, 0 to 10.
      attr_reader :fruitiness

      # @return [BigDecimal] How many flowers there are, 0 to 10.
      attr_reader :floral

      # @return [BigDecimal] How many nuts there are, 0 to 10.
      attr_reader :nutty

      # @return [BigDecimal] How much roast there is, 0 to 10.
      attr_reader :roasted

      # @return [Array<String>] The one to three flavour terms that stand out.
      attr_reader :dominant

      # @return [String] One sentence about the whole.
      attr_reader :summary

      def initialize(
        acidity:, sweetness:, bitterness:, body:, fruitiness:, floral:, nutty:, roasted:, dominant:, summary:
      )
        @acidity = acidity
        @sweetness = sweetness
        @bitterness = bitterness
        @body = body
        @fruitiness = fruitiness
        @floral = floral
        @nutty = nutty
        @roasted = roasted
        @dominant = dominant
        @summary = summary
        freeze
      end

      # @api private
      def fill(json)
        @acidity = Values.decimal(json.fetch("acidity"))
        @sweetness = Values.decimal(json.fetch("sweetness"))
        @bitterness = Values.decimal(json.fetch("bitterness"))
        @body = Values.decimal(json.fetch("body"))
        @fruitiness = Values.decimal(json.fetch("fruitiness"))
        @floral = Values.decimal(json.fetch("floral"))
        @nutty = Values.decimal(json.fetch("nutty"))
        @roasted = Values.decimal(json.fetch("roasted"))
        @dominant = json.fetch("dominant")
        @summary = json.fetch("summary")
        freeze
      end
    end

    # A term of the flavour wheel.
    class FlavorTerm < Record
      MEMBERS = {id: "id", name: "name"}.freeze
      REQUIRED = [:id, :name].freeze

      # @return [String] The id, which never changes.
      attr_reader :id

      # @return [String] The term.
      attr_reader :name

      def initialize(id:, name:)
        @id = id
        @name = name
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        freeze
      end
    end

    # The flavour wheel.
    class FlavorWheel < Record
      MEMBERS = {groups: "groups"}.freeze
      REQUIRED = [:groups].freeze

      # @return [Array<Records::FlavorGroup>] The groups: the first level.
      attr_reader :groups

      def initialize(groups:)
        @groups = groups
        freeze
      end

      # @api private
      def fill(json)
        @groups = json.fetch("groups").map { |one| Records::FlavorGroup.read(one) }.freeze
        freeze
      end
    end

    # The caller may not do this in the company; data.needs is the right or condition that would allow it.
    class ForbiddenData < Record
      MEMBERS = {kind: "kind", needs: "needs"}.freeze
      REQUIRED = [:kind, :needs].freeze
      CHOICES = {kind: %w[forbidden]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return [Records::AccessRule] The rule of access that the caller does not meet.
      attr_reader :needs

      def initialize(kind:, needs:)
        @kind = kind
        @needs = needs
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @needs = Records::AccessRule.read(json.fetch("needs"))
        freeze
      end
    end

    # A contact, found by an id.
    class FoundContact < Record
      MEMBERS = {
        id: "id", company: "company", name: "name", kinds: "kinds", organisation: "organisation", people: "people",
        emails: "emails", phones: "phones", website: "website", addresses: "addresses", tax_id: "taxId",
        currency: "currency", payment_days: "paymentDays", price_list: "priceList", tags: "tags", note: "note",
        archived: "archived", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", merged_into: "mergedInto"
      }.freeze
      REQUIRED = [
        :id, :company, :name, :kinds, :organisation, :people, :emails, :phones, :website, :addresses, :tax_id,
        :currency, :payment_days, :price_list, :tags, :note, :archived, :version, :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The contact's name.
      attr_reader :name

      # @return [Array<"customer", "supplier", "partner">] The kinds of the contact: at least one, each once.
      attr_reader :kinds

      # @return [String, nil] The organisation of a person.
      attr_reader :organisation

      # @return [Array<Records::ContactPerson>] The people to speak to at the organisation.
      attr_reader :people

      # @return [Array<Records::ContactEmail>] The email addresses, the main one first.
      attr_reader :emails

      # @return [Array<Records::ContactPhone>] The telephone numbers, the main one first.
      attr_reader :phones

      # @return [String, nil] The address of the website.
      attr_reader :website

      # @return [Array<Records::ContactAddress>] The postal addresses.
      attr_reader :addresses

      # @return [String, nil] The tax id.
      attr_reader :tax_id

      # @return [String, nil] The currency in which the contact is paid, or pays.
      attr_reader :currency

      # @return [Integer, nil] The days of the payment terms, stored as a note. The core derives nothing from it.
      attr_reader :payment_days

      # @return [String, nil] The name of a price list, stored as a note. The core has no price lists.
      attr_reader :price_list

      # @return [Array<String>] Further words by which the contact can be found.
      attr_reader :tags

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [Boolean] `true` if the contact is no longer in use.
      attr_reader :archived

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [String, nil] The id of the returned contact, if the requested contact was merged into it.
      attr_reader :merged_into

      def initialize(
        id:, company:, name:, kinds:, organisation:, people:, emails:, phones:, website:, addresses:, tax_id:,
        currency:, payment_days:, price_list:, tags:, note:, archived:, version:, created_at:, updated_at:,
        unreadable: nil, merged_into: nil
      )
        @id = id
        @company = company
        @name = name
        @kinds = kinds
        @organisation = organisation
        @people = people
        @emails = emails
        @phones = phones
        @website = website
        @addresses = addresses
        @tax_id = tax_id
        @currency = currency
        @payment_days = payment_days
        @price_list = price_list
        @tags = tags
        @note = note
        @archived = archived
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @merged_into = merged_into
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @name = json.fetch("name")
        @kinds = json.fetch("kinds")
        @organisation = json.fetch("organisation")
        @people = json.fetch("people").map { |one| Records::ContactPerson.read(one) }.freeze
        @emails = json.fetch("emails").map { |one| Records::ContactEmail.read(one) }.freeze
        @phones = json.fetch("phones").map { |one| Records::ContactPhone.read(one) }.freeze
        @website = json.fetch("website")
        @addresses = json.fetch("addresses").map { |one| Records::ContactAddress.read(one) }.freeze
        @tax_id = json.fetch("taxId")
        @currency = json.fetch("currency")
        @payment_days = json.fetch("paymentDays")
        @price_list = json.fetch("priceList")
        @tags = json.fetch("tags")
        @note = json.fetch("note")
        @archived = json.fetch("archived")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @merged_into = json["mergedInto"]
        freeze
      end
    end

    # One page of the results of a search.
    class FoundContactPage < Record
      MEMBERS = {items: "items", next: "next", partial: "partial"}.freeze
      REQUIRED = [:items, :next, :partial].freeze

      # @return [Array<Records::Contact>] The matching elements, the best match first.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      # @return [Boolean] true if the search stopped before it had seen all records. Better matches may follow; next
      #   continues it.
      attr_reader :partial

      def initialize(items:, next:, partial:)
        @items = items
        @next = binding.local_variable_get(:next)
        @partial = partial
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Contact.read(one) }.freeze
        @next = json.fetch("next")
        @partial = json.fetch("partial")
        freeze
      end
    end

    # A public record, and how new it is.
    class FoundContent < Record
      MEMBERS = {
        type: "type", id: "id", fields: "fields", created_at: "createdAt", modified_at: "modifiedAt",
        source: "source", age: "age", fetched_at: "fetchedAt", refresh_failure: "refreshFailure"
      }.freeze
      REQUIRED = [
        :type, :id, :fields, :created_at, :modified_at, :source, :age, :fetched_at, :refresh_failure
      ].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [String] The kind of record.
      attr_reader :type

      # @return [String] The record's name in the public database.
      attr_reader :id

      # @return [Hash{String => Object}] Its fields: texts, dates and references as strings, numbers as numbers, lists
      #   as lists, an asset as \{sha256, bytes}.
      attr_reader :fields

      # @return [Time, nil] When it was first saved there; null if the host does not say.
      attr_reader :created_at

      # @return [Time, nil] When it was last saved there; null if the host does not say.
      attr_reader :modified_at

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return [Time, nil] When the records were fetched; null if they never were.
      attr_reader :fetched_at

      # @return [Records::RefreshFailure, nil] Why the last fetch brought nothing; null if it did not fail.
      attr_reader :refresh_failure

      def initialize(type:, id:, fields:, created_at:, modified_at:, source:, age:, fetched_at:, refresh_failure:)
        @type = type
        @id = id
        @fields = fields
        @created_at = created_at
        @modified_at = modified_at
        @source = source
        @age = age
        @fetched_at = fetched_at
        @refresh_failure = refresh_failure
        freeze
      end

      # @api private
      def fill(json)
        @type = json.fetch("type")
        @id = json.fetch("id")
        @fields = json.fetch("fields")
        @created_at = json.fetch("createdAt")&.then { |present| Values.instant(present) }
        @modified_at = json.fetch("modifiedAt")&.then { |present| Values.instant(present) }
        @source = json.fetch("source")
        @age = json.fetch("age")
        @fetched_at = json.fetch("fetchedAt")&.then { |present| Values.instant(present) }
        @refresh_failure = json.fetch("refreshFailure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # One page of the results of a search.
    class FoundItemPage < Record
      MEMBERS = {items: "items", next: "next", partial: "partial"}.freeze
      REQUIRED = [:items, :next, :partial].freeze

      # @return [Array<Records::Item>] The matching elements, the best match first.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      # @return [Boolean] true if the search stopped before it had seen all records. Better matches may follow; next
      #   continues it.
      attr_reader :partial

      def initialize(items:, next:, partial:)
        @items = items
        @next = binding.local_variable_get(:next)
        @partial = partial
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Item.read(one) }.freeze
        @next = json.fetch("next")
        @partial = json.fetch("partial")
        freeze
      end
    end

    # One page of the results of a search.
    class FoundMessagePage < Record
      MEMBERS = {items: "items", next: "next", partial: "partial"}.freeze
      REQUIRED = [:items, :next, :partial].freeze

      # @return [Array<Records::Message>] The matching elements, the best match first.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      # @return [Boolean] true if the search stopped before it had seen all records. Better matches may follow; next
      #   continues it.
      attr_reader :partial

      def initialize(items:, next:, partial:)
        @items = items
        @next = binding.local_variable_get(:next)
        @partial = partial
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Message.read(one) }.freeze
        @next = json.fetch("next")
        @partial = json.fetch("partial")
        freeze
      end
    end

    # A place that was found.
    class FoundPlace < Record
      MEMBERS = {
        name: "name", region: "region", country: "country", latitude: "latitude", longitude: "longitude",
        time_zone: "timeZone", distance: "distance"
      }.freeze
      REQUIRED = [:name, :region, :country, :latitude, :longitude, :time_zone, :distance].freeze

      # @return [String] What the place is called.
      attr_reader :name

      # @return [String, nil] The state or province.
      attr_reader :region

      # @return [String, nil] The country's code (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The name of the time zone in the IANA database.
      attr_reader :time_zone

      # @return [Integer, nil] How many metres it is away; null when the request does not say from where.
      attr_reader :distance

      def initialize(name:, region:, country:, latitude:, longitude:, time_zone:, distance:)
        @name = name
        @region = region
        @country = country
        @latitude = latitude
        @longitude = longitude
        @time_zone = time_zone
        @distance = distance
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @region = json.fetch("region")
        @country = json.fetch("country")
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @time_zone = json.fetch("timeZone")
        @distance = json.fetch("distance")
        freeze
      end
    end

    # Places that were found.
    class FoundPlaces < Record
      MEMBERS = {places: "places", suggestions: "suggestions", source: "source"}.freeze
      REQUIRED = [:places, :suggestions, :source].freeze
      CHOICES = {source: %w[host timeZones]}.freeze

      # @return [Array<Records::FoundPlace>] The places: nearest ones first where the request says where, else best ones
      #   first.
      attr_reader :places

      # @return [Array<Records::PlaceSuggestion>] What the host suggests and places.resolve turns into a place, best
      #   ones first; empty without a host.
      attr_reader :suggestions

      # @return ["host", "timeZones"] Who knew them: the host, or the system's table of time zones.
      attr_reader :source

      def initialize(places:, suggestions:, source:)
        @places = places
        @suggestions = suggestions
        @source = source
        freeze
      end

      # @api private
      def fill(json)
        @places = json.fetch("places").map { |one| Records::FoundPlace.read(one) }.freeze
        @suggestions = json.fetch("suggestions").map { |one| Records::PlaceSuggestion.read(one) }.freeze
        @source = json.fetch("source")
        freeze
      end
    end

    # The share of a zone.
    class FoundShare < InputRecord
      MEMBERS = {share: "share"}.freeze
      REQUIRED = [].freeze

      # @return [Records::CloudShare, nil, UNSET] The share; null for a zone that was never shared.
      attr_reader :share

      def initialize(share: UNSET)
        @share = share
        freeze
      end
    end

    # The founder of a company cannot be revoked or demoted.
    class FounderStaysData < Record
      MEMBERS = {kind: "kind", needs: "needs"}.freeze
      REQUIRED = [:kind, :needs].freeze
      CHOICES = {kind: %w[forbidden]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Transfer] The condition for the request.
      attr_reader :needs

      def initialize(kind:, needs:)
        @kind = kind
        @needs = needs
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @needs = Records::Transfer.read(json.fetch("needs"))
        freeze
      end
    end

    # The content of GS1 element strings.
    class GS1Content < Record
      MEMBERS = {
        gtin: "gtin", content: "content", batch: "batch", serial: "serial", made_on: "madeOn", expiry: "expiry",
        count: "count", contained: "contained", quantity: "quantity", unit: "unit", price: "price",
        elements: "elements"
      }.freeze
      REQUIRED = [
        :gtin, :content, :batch, :serial, :made_on, :expiry, :count, :contained, :quantity, :unit, :price, :elements
      ].freeze

      # @return [String, nil] Identifier 01: the GTIN of the trade item, 14 digits; null without it.
      attr_reader :gtin

      # @return [String, nil] Identifier 02: the GTIN of the contained trade items, 14 digits; null without it.
      attr_reader :content

      # @return [String, nil] Identifier 10: the batch; null without it.
      attr_reader :batch

      # @return [String, nil] Identifier 21: the serial number; null without it.
      attr_reader :serial

      # @return [String, nil] Identifier 11: the day of manufacture; null without it.
      attr_reader :made_on

      # @return [String, nil] Identifier 17: the last day on which the goods are good. Else the day of 7003, or of 15
      #   (best before); null without these.
      attr_reader :expiry

      # @return [Integer, nil] Identifier 30: the number of pieces of an item with a variable measure; null without it.
      attr_reader :count

      # @return [Integer, nil] Identifier 37: the number of contained trade items; null without it.
      attr_reader :contained

      # @return [BigDecimal, nil] Identifiers 310n to 316n, or a measure of 32nn, 35nn or 36nn: the quantity, in unit;
      #   null without these.
      attr_reader :quantity

      # @return [String, nil] The unit of quantity: kg, m, m2, l, m3, lb, oz, in and so on; null without a quantity.
      attr_reader :unit

      # @return [Records::Money, nil] Identifier 392n: the amount to pay, in the company's currency, or 393n, in its
      #   own. Null without these, or in an unknown currency.
      attr_reader :price

      # @return [Array<Records::GS1Element>] All elements, in their order.
      attr_reader :elements

      def initialize(
        gtin:, content:, batch:, serial:, made_on:, expiry:, count:, contained:, quantity:, unit:, price:, elements:
      )
        @gtin = gtin
        @content = content
        @batch = batch
        @serial = serial
        @made_on = made_on
        @expiry = expiry
        @count = count
        @contained = contained
        @quantity = quantity
        @unit = unit
        @price = price
        @elements = elements
        freeze
      end

      # @api private
      def fill(json)
        @gtin = json.fetch("gtin")
        @content = json.fetch("content")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @made_on = json.fetch("madeOn")
        @expiry = json.fetch("expiry")
        @count = json.fetch("count")
        @contained = json.fetch("contained")
        @quantity = json.fetch("quantity")&.then { |present| Values.decimal(present) }
        @unit = json.fetch("unit")
        @price = json.fetch("price")&.then { |present| Records::Money.read(present) }
        @elements = json.fetch("elements").map { |one| Records::GS1Element.read(one) }.freeze
        freeze
      end
    end

    # One element of GS1 element strings.
    class GS1Element < Record
      MEMBERS = {ai: "ai", value: "value"}.freeze
      REQUIRED = [:ai, :value].freeze

      # @return [String] The application identifier.
      attr_reader :ai

      # @return [String] The value, as it is in the code.
      attr_reader :value

      def initialize(ai:, value:)
        @ai = ai
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @ai = json.fetch("ai")
        @value = json.fetch("value")
        freeze
      end
    end

    # The host's answer to host.geocode.reverse.
    class GeocodeAnswer < InputRecord
      MEMBERS = {
        name: "name", locality: "locality", region: "region", country: "country", time_zone: "timeZone"
      }.freeze
      REQUIRED = [:name].freeze

      # @return [String] What to call the place.
      attr_reader :name

      # @return [String, nil, UNSET] The city, town or village.
      attr_reader :locality

      # @return [String, nil, UNSET] The state or province.
      attr_reader :region

      # @return [String, nil, UNSET] The country's code (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [String, nil, UNSET] The name of the time zone in the IANA database.
      attr_reader :time_zone

      def initialize(name:, locality: UNSET, region: UNSET, country: UNSET, time_zone: UNSET)
        @name = name
        @locality = locality
        @region = region
        @country = country
        @time_zone = time_zone
        freeze
      end
    end

    # What the place at a point is called.
    class GeocodedPlace < Record
      MEMBERS = {
        latitude: "latitude", longitude: "longitude", name: "name", locality: "locality", region: "region",
        country: "country", time_zone: "timeZone", known: "known"
      }.freeze
      REQUIRED = [:latitude, :longitude, :name, :locality, :region, :country, :time_zone, :known].freeze

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String] What to call the place.
      attr_reader :name

      # @return [String, nil] The city, town or village.
      attr_reader :locality

      # @return [String, nil] The state or province.
      attr_reader :region

      # @return [String, nil] The country's code (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [String, nil] The name of the time zone in the IANA database.
      attr_reader :time_zone

      # @return [Boolean] Whether it was known, and the host was not asked.
      attr_reader :known

      def initialize(latitude:, longitude:, name:, locality:, region:, country:, time_zone:, known:)
        @latitude = latitude
        @longitude = longitude
        @name = name
        @locality = locality
        @region = region
        @country = country
        @time_zone = time_zone
        @known = known
        freeze
      end

      # @api private
      def fill(json)
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @name = json.fetch("name")
        @locality = json.fetch("locality")
        @region = json.fetch("region")
        @country = json.fetch("country")
        @time_zone = json.fetch("timeZone")
        @known = json.fetch("known")
        freeze
      end
    end

    # The scale of a grinder.
    class GrindScale < Record
      MEMBERS = {minimum: "minimum", maximum: "maximum", step: "step", finer: "finer"}.freeze
      REQUIRED = [:minimum, :maximum, :step, :finer].freeze
      CHOICES = {finer: %w[lower higher]}.freeze

      # @return [BigDecimal] The lowest setting.
      attr_reader :minimum

      # @return [BigDecimal] The highest setting.
      attr_reader :maximum

      # @return [BigDecimal] The difference between neighbouring settings; more than 0.
      attr_reader :step

      # @return ["lower", "higher"] lower: lower settings grind finer. higher: higher settings grind finer.
      attr_reader :finer

      def initialize(minimum:, maximum:, step:, finer:)
        @minimum = minimum
        @maximum = maximum
        @step = step
        @finer = finer
        freeze
      end

      # @api private
      def fill(json)
        @minimum = Values.decimal(json.fetch("minimum"))
        @maximum = Values.decimal(json.fetch("maximum"))
        @step = Values.decimal(json.fetch("step"))
        @finer = json.fetch("finer")
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class GrindScaleChanges < InputRecord
      MEMBERS = {minimum: "minimum", maximum: "maximum", step: "step", finer: "finer"}.freeze
      REQUIRED = [].freeze

      # @return [Numeric, UNSET] The lowest setting.
      attr_reader :minimum

      # @return [Numeric, UNSET] The highest setting.
      attr_reader :maximum

      # @return [Numeric, UNSET] The difference between neighbouring settings; more than 0.
      attr_reader :step

      # @return ["lower", "higher", UNSET] lower: lower settings grind finer. higher: higher settings grind finer.
      attr_reader :finer

      def initialize(minimum: UNSET, maximum: UNSET, step: UNSET, finer: UNSET)
        @minimum = minimum
        @maximum = maximum
        @step = step
        @finer = finer
        freeze
      end
    end

    # The scale of a grinder.
    class GrindScaleInput < InputRecord
      MEMBERS = {minimum: "minimum", maximum: "maximum", step: "step", finer: "finer"}.freeze
      REQUIRED = [:minimum, :maximum, :step, :finer].freeze

      # @return [Numeric] The lowest setting.
      attr_reader :minimum

      # @return [Numeric] The highest setting.
      attr_reader :maximum

      # @return [Numeric] The difference between neighbouring settings; more than 0.
      attr_reader :step

      # @return ["lower", "higher"] lower: lower settings grind finer. higher: higher settings grind finer.
      attr_reader :finer

      def initialize(minimum:, maximum:, step:, finer:)
        @minimum = minimum
        @maximum = maximum
        @step = step
        @finer = finer
        freeze
      end
    end

    # An HTTP header.
    class HTTPHeader < Record
      MEMBERS = {name: "name", value: "value"}.freeze
      REQUIRED = [:name, :value].freeze

      # @return [String] The name, in any case.
      attr_reader :name

      # @return [String] The value.
      attr_reader :value

      def initialize(name:, value:)
        @name = name
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @value = json.fetch("value")
        freeze
      end
    end

    # An HTTP header.
    class HTTPHeaderInput < InputRecord
      MEMBERS = {name: "name", value: "value"}.freeze
      REQUIRED = [:name, :value].freeze

      # @return [String] The name of the header, in upper or lower case.
      attr_reader :name

      # @return [String] The value of the header.
      attr_reader :value

      def initialize(name:, value:)
        @name = name
        @value = value
        freeze
      end
    end

    # A tier that the account has.
    class HeldTier < Record
      MEMBERS = {
        group: "group", tier: "tier", rank: "rank", until: "until", lifetime: "lifetime", product_id: "productId",
        transaction_id: "transactionId"
      }.freeze
      REQUIRED = [:group, :tier, :rank, :until, :lifetime, :product_id, :transaction_id].freeze

      # @return [String] The ladder that the tier is of.
      attr_reader :group

      # @return [String] The tier.
      attr_reader :tier

      # @return [Integer] Its place on the ladder; 0 is what one has without buying.
      attr_reader :rank

      # @return [Time, nil] When it ends, as far as is known; null for never.
      attr_reader :until

      # @return [Boolean] Whether it was bought for ever.
      attr_reader :lifetime

      # @return [String, nil] The product that it was bought as; null when it was not.
      attr_reader :product_id

      # @return [String, nil] The transaction that proves it; null when it was not bought.
      attr_reader :transaction_id

      def initialize(group:, tier:, rank:, until:, lifetime:, product_id:, transaction_id:)
        @group = group
        @tier = tier
        @rank = rank
        @until = binding.local_variable_get(:until)
        @lifetime = lifetime
        @product_id = product_id
        @transaction_id = transaction_id
        freeze
      end

      # @api private
      def fill(json)
        @group = json.fetch("group")
        @tier = json.fetch("tier")
        @rank = json.fetch("rank")
        @until = json.fetch("until")&.then { |present| Values.instant(present) }
        @lifetime = json.fetch("lifetime")
        @product_id = json.fetch("productId")
        @transaction_id = json.fetch("transactionId")
        freeze
      end
    end

    # The agreed version of the protocol.
    class Hello < Record
      MEMBERS = {protocol: "protocol", supported: "supported", name: "name", version: "version"}.freeze
      REQUIRED = [:protocol, :supported, :name, :version].freeze

      # @return [Integer] The version of the protocol that is used.
      attr_reader :protocol

      # @return [Array<Integer>] The versions that this core supports.
      attr_reader :supported

      # @return [String] The core's name.
      attr_reader :name

      # @return [String] The core's version (semver.org).
      attr_reader :version

      def initialize(protocol:, supported:, name:, version:)
        @protocol = protocol
        @supported = supported
        @name = name
        @version = version
        freeze
      end

      # @api private
      def fill(json)
        @protocol = json.fetch("protocol")
        @supported = json.fetch("supported")
        @name = json.fetch("name")
        @version = json.fetch("version")
        freeze
      end
    end

    # One event in the history of a record.
    class HistoryEntry < Record
      MEMBERS = {
        at: "at", actor: "actor", username: "username", kind: "kind", part: "part", fields: "fields", entry: "entry"
      }.freeze
      REQUIRED = [:at, :actor, :username, :kind, :fields, :entry].freeze
      CHOICES = {kind: %w[created changed stepped deleted stock]}.freeze

      # @return [Time] The time of the event.
      attr_reader :at

      # @return [String] The user who caused the event.
      attr_reader :actor

      # @return [String, nil] The username of the user, also after they left; null if they have none.
      attr_reader :username

      # @return ["created", "changed", "stepped", "deleted", "stock"] created, changed or deleted: the record itself, or
      #   a part of it. stepped: its status changed by a step. stock: quantity of the item came or went, as entry shows.
      attr_reader :kind

      # @return [String, nil] The part of the record that changed, such as a line of an order. Left out for the record
      #   itself.
      attr_reader :part

      # @return [Array<Records::HistoryField>] The changed members, among those that the reader may see. For a deletion,
      #   the last state, for readers who may delete.
      attr_reader :fields

      # @return [Object, nil] The entry of the ledger; null for other kinds of events.
      attr_reader :entry

      def initialize(at:, actor:, username:, kind:, part: nil, fields:, entry:)
        @at = at
        @actor = actor
        @username = username
        @kind = kind
        @part = part
        @fields = fields
        @entry = entry
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @actor = json.fetch("actor")
        @username = json.fetch("username")
        @kind = json.fetch("kind")
        @part = json["part"]
        @fields = json.fetch("fields").map { |one| Records::HistoryField.read(one) }.freeze
        @entry = json.fetch("entry")
        freeze
      end
    end

    # One page of a list.
    class HistoryEntryPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::HistoryEntry>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::HistoryEntry.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A member before and after a change.
    class HistoryField < Record
      MEMBERS = {name: "name", from: "from", to: "to"}.freeze
      REQUIRED = [:name, :from, :to].freeze

      # @return [String] The name of the member.
      attr_reader :name

      # @return [Object] The value before the change; null if there was none.
      attr_reader :from

      # @return [Object] The value after the change; null if there is none.
      attr_reader :to

      def initialize(name:, from:, to:)
        @name = name
        @from = from
        @to = to
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @from = json.fetch("from")
        @to = json.fetch("to")
        freeze
      end
    end

    # The host's answer.
    class HostChecked < Record
      MEMBERS = {text: "text", same: "same"}.freeze
      REQUIRED = [:text, :same].freeze

      # @return [String] What the host sent back.
      attr_reader :text

      # @return [Boolean] Whether it is what was sent.
      attr_reader :same

      def initialize(text:, same:)
        @text = text
        @same = same
        freeze
      end

      # @api private
      def fill(json)
        @text = json.fetch("text")
        @same = json.fetch("same")
        freeze
      end
    end

    # The host answered with an error; data.error contains it.
    class HostErrorData < Record
      MEMBERS = {
        kind: "kind", error: "error", reason: "reason", advice: "advice", record: "record", owner: "owner"
      }.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {
        kind: %w[hostError], reason: %w[guardrail tooLong busy refused malformed unreachable cutOff]
      }.freeze

      # @return ["hostError"] The machine name of the error.
      attr_reader :kind

      # @return [Hash{String => Object}, nil] The error as the host sent it; left out if it is longer than 65,536 bytes.
      attr_reader :error

      # @return ["guardrail", "tooLong", "busy", "refused", "malformed", "unreachable", "cutOff", nil] The reason, if
      #   the host's error has one of these kinds in data.kind; otherwise left out.
      attr_reader :reason

      # @return [String, nil] The recommended action, if there is a reason.
      attr_reader :advice

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, error: nil, reason: nil, advice: nil, record: nil, owner: nil)
        @kind = kind
        @error = error
        @reason = reason
        @advice = advice
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @error = json["error"]
        @reason = json["reason"]
        @advice = json["advice"]
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The host's answer cannot be used, or the host has ended.
    class HostFaultData < Record
      MEMBERS = {kind: "kind", problems: "problems", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[hostFault]}.freeze

      # @return ["hostFault"] The machine name of the error.
      attr_reader :kind

      # @return [Array<Records::Problem>, nil] The problems of the host's answer; left out if there was no answer.
      attr_reader :problems

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, problems: nil, record: nil, owner: nil)
        @kind = kind
        @problems = problems
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @problems = json["problems"]&.then { |present| present.map { |one| Records::Problem.read(one) }.freeze }
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The host's answer to host.ping.
    class HostPong < InputRecord
      MEMBERS = {text: "text"}.freeze
      REQUIRED = [:text].freeze

      # @return [String] The text that was sent.
      attr_reader :text

      def initialize(text:)
        @text = text
        freeze
      end
    end

    # The host's answer to host.secrets.set and host.secrets.delete.
    class HostSecretDone < InputRecord
      MEMBERS = {}.freeze
      REQUIRED = [].freeze
    end

    # The host did not answer in time; data.deadline is the limit in milliseconds.
    class HostTimeoutData < Record
      MEMBERS = {kind: "kind", deadline: "deadline", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :deadline].freeze
      CHOICES = {kind: %w[hostTimeout]}.freeze

      # @return ["hostTimeout"] The machine name of the error.
      attr_reader :kind

      # @return [Integer] The milliseconds that the host had.
      attr_reader :deadline

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, deadline:, record: nil, owner: nil)
        @kind = kind
        @deadline = deadline
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @deadline = json.fetch("deadline")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The host does not offer what the request needs; data.capability names it.
    class HostUnavailableData < Record
      MEMBERS = {kind: "kind", capability: "capability", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :capability].freeze
      CHOICES = {kind: %w[hostUnavailable]}.freeze

      # @return ["hostUnavailable"] The machine name of the error.
      attr_reader :kind

      # @return [String] The capability that the host does not provide.
      attr_reader :capability

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, capability:, record: nil, owner: nil)
        @kind = kind
        @capability = capability
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @capability = json.fetch("capability")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The weather of a place in the next hours.
    class HourlyWeather < Record
      MEMBERS = {
        place: "place", hours: "hours", fallbacks: "fallbacks", more: "more", stale: "stale", age: "age",
        fetched_at: "fetchedAt", refresh_failure: "refreshFailure"
      }.freeze
      REQUIRED = [:place, :hours, :fallbacks, :more, :stale, :age, :fetched_at, :refresh_failure].freeze

      # @return [Records::WeatherPlace] The place of the weather.
      attr_reader :place

      # @return [Array<Records::WeatherHour>] The hours that have not ended, in order.
      attr_reader :hours

      # @return [Array<Records::WeatherGap>] The reasons why hours are missing, or begin later than requested. Empty if
      #   the request was met.
      attr_reader :fallbacks

      # @return [Hash{String => Object}, nil] The other members of the host's answer, unchanged; null if there are none.
      attr_reader :more

      # @return [Boolean] true if the answer is older than requested, or the host failed to give a newer one.
      attr_reader :stale

      # @return [Integer] The milliseconds since the observation, or since the host's answer if it does not name a time
      #   of observation. 0 if the clock was set back since.
      attr_reader :age

      # @return [Time] The time of the host's answer.
      attr_reader :fetched_at

      # @return [Records::RefreshFailure, nil] The reason why there is no newer answer: the host's last refresh failed,
      #   or no host can be asked now. null otherwise.
      attr_reader :refresh_failure

      def initialize(place:, hours:, fallbacks:, more:, stale:, age:, fetched_at:, refresh_failure:)
        @place = place
        @hours = hours
        @fallbacks = fallbacks
        @more = more
        @stale = stale
        @age = age
        @fetched_at = fetched_at
        @refresh_failure = refresh_failure
        freeze
      end

      # @api private
      def fill(json)
        @place = Records::WeatherPlace.read(json.fetch("place"))
        @hours = json.fetch("hours").map { |one| Records::WeatherHour.read(one) }.freeze
        @fallbacks = json.fetch("fallbacks").map { |one| Records::WeatherGap.read(one) }.freeze
        @more = json.fetch("more")
        @stale = json.fetch("stale")
        @age = json.fetch("age")
        @fetched_at = Values.instant(json.fetch("fetchedAt"))
        @refresh_failure = json.fetch("refreshFailure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # The host's answer to host.weather.hourly.
    class HourlyWeatherAnswer < InputRecord
      MEMBERS = {
        latitude: "latitude", longitude: "longitude", name: "name", hours: "hours", observed_at: "observedAt",
        time_zone: "timeZone", more: "more"
      }.freeze
      REQUIRED = [:latitude, :longitude, :hours].freeze

      # @return [Numeric] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil, UNSET] The name of the place.
      attr_reader :name

      # @return [Array<Records::HourlyWeatherAnswerHour>] The hours, at least one, in order of time.
      attr_reader :hours

      # @return [Time, nil, UNSET] The time when the forecast was made.
      attr_reader :observed_at

      # @return [String, nil, UNSET] The name of the time zone in the IANA database.
      attr_reader :time_zone

      # @return [Hash{String => Object}, nil, UNSET] Other members of the host's answer. Members that the core does not
      #   know are stored in it.
      attr_reader :more

      def initialize(latitude:, longitude:, name: UNSET, hours:, observed_at: UNSET, time_zone: UNSET, more: UNSET)
        @latitude = latitude
        @longitude = longitude
        @name = name
        @hours = hours
        @observed_at = observed_at
        @time_zone = time_zone
        @more = more
        freeze
      end
    end

    # An hour of the host's answer to host.weather.hourly.
    class HourlyWeatherAnswerHour < InputRecord
      MEMBERS = {at: "at", temperature: "temperature", condition: "condition", more: "more"}.freeze
      REQUIRED = [:at, :temperature].freeze

      # @return [Time] The time when the hour begins.
      attr_reader :at

      # @return [Records::MeasuredTemperature] The temperature of the air.
      attr_reader :temperature

      # @return [String, nil, UNSET] The weather in a word or two, in the host's words.
      attr_reader :condition

      # @return [Hash{String => Object}, nil, UNSET] Other members of the host's answer. Members that the core does not
      #   know are stored in it.
      attr_reader :more

      def initialize(at:, temperature:, condition: UNSET, more: UNSET)
        @at = at
        @temperature = temperature
        @condition = condition
        @more = more
        freeze
      end
    end

    # One point of the Humanus scale.
    class HumanusKnot < Record
      MEMBERS = {celsius: "celsius", humanus: "humanus"}.freeze
      REQUIRED = [:celsius, :humanus].freeze

      # @return [BigDecimal] The temperature in degrees Celsius.
      attr_reader :celsius

      # @return [BigDecimal] The temperature in Humanus.
      attr_reader :humanus

      def initialize(celsius:, humanus:)
        @celsius = celsius
        @humanus = humanus
        freeze
      end

      # @api private
      def fill(json)
        @celsius = Values.decimal(json.fetch("celsius"))
        @humanus = Values.decimal(json.fetch("humanus"))
        freeze
      end
    end

    # A table of the Humanus scale.
    class HumanusTable < Record
      MEMBERS = {id: "id", provenance: "provenance", knots: "knots"}.freeze
      REQUIRED = [:id, :provenance, :knots].freeze

      # @return [String] The id of the table.
      attr_reader :id

      # @return [String] The origin of the table, and its limits.
      attr_reader :provenance

      # @return [Array<Records::HumanusKnot>] The points between which the scale is linear; both members increase
      #   strictly.
      attr_reader :knots

      def initialize(id:, provenance:, knots:)
        @id = id
        @provenance = provenance
        @knots = knots
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @provenance = json.fetch("provenance")
        @knots = json.fetch("knots").map { |one| Records::HumanusKnot.read(one) }.freeze
        freeze
      end
    end

    # The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the conditions
    # of the others.
    class IllegalStepData < Record
      MEMBERS = {kind: "kind", status: "status", asked: "asked", allowed: "allowed", waiting: "waiting"}.freeze
      REQUIRED = [:kind, :status, :asked, :allowed, :waiting].freeze
      CHOICES = {kind: %w[illegalStep]}.freeze

      # @return ["illegalStep"] The machine name of the error.
      attr_reader :kind

      # @return [String] The record's status.
      attr_reader :status

      # @return [String] The requested status, or the requested action.
      attr_reader :asked

      # @return [Array<String>] The statuses to which the record can move now.
      attr_reader :allowed

      # @return [Array<Records::WaitingStep>] The steps that are not possible yet, with their conditions.
      attr_reader :waiting

      def initialize(kind:, status:, asked:, allowed:, waiting:)
        @kind = kind
        @status = status
        @asked = asked
        @allowed = allowed
        @waiting = waiting
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @status = json.fetch("status")
        @asked = json.fetch("asked")
        @allowed = json.fetch("allowed")
        @waiting = json.fetch("waiting").map { |one| Records::WaitingStep.read(one) }.freeze
        freeze
      end
    end

    # The result of an import.
    class ImportReport < Record
      MEMBERS = {
        rows: "rows", created: "created", updated: "updated", unchanged: "unchanged", failed: "failed",
        problems: "problems", form: "form"
      }.freeze
      REQUIRED = [:rows, :created, :updated, :unchanged, :failed, :problems].freeze

      # @return [Integer] The number of rows. A record that spans several lines is one row.
      attr_reader :rows

      # @return [Integer] The number of rows that created a record.
      attr_reader :created

      # @return [Integer] The number of rows that changed a record.
      attr_reader :updated

      # @return [Integer] The number of rows whose record had these values already.
      attr_reader :unchanged

      # @return [Integer] The number of refused rows. If an atomic import has any, nothing is stored.
      attr_reader :failed

      # @return [Array<Records::RowProblems>] The refused rows and their problems, at most 1,000.
      attr_reader :problems

      # @return [Records::AnsweredForm, nil] The form in which a table was read, as given or as guessed. Left out for
      #   files that are not tables.
      attr_reader :form

      def initialize(rows:, created:, updated:, unchanged:, failed:, problems:, form: nil)
        @rows = rows
        @created = created
        @updated = updated
        @unchanged = unchanged
        @failed = failed
        @problems = problems
        @form = form
        freeze
      end

      # @api private
      def fill(json)
        @rows = json.fetch("rows")
        @created = json.fetch("created")
        @updated = json.fetch("updated")
        @unchanged = json.fetch("unchanged")
        @failed = json.fetch("failed")
        @problems = json.fetch("problems").map { |one| Records::RowProblems.read(one) }.freeze
        @form = json["form"]&.then { |present| Records::AnsweredForm.read(present) }
        freeze
      end
    end

    # A place that was used on another device.
    class ImportedPlace < InputRecord
      MEMBERS = {
        id: "id", name: "name", latitude: "latitude", longitude: "longitude", region: "region", country: "country",
        time_zone: "timeZone", used_at: "usedAt"
      }.freeze
      REQUIRED = [:name, :latitude, :longitude].freeze

      # @return [String, nil, UNSET] The id of the place there, which then is valid here, too. An id that already names
      #   a place here stays with that place.
      attr_reader :id

      # @return [String] The name of the place.
      attr_reader :name

      # @return [Numeric] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil, UNSET] The state or province.
      attr_reader :region

      # @return [String, nil, UNSET] The country (ISO 3166-1), two capital letters: DE.
      attr_reader :country

      # @return [String, nil, UNSET] The time zone of the place.
      attr_reader :time_zone

      # @return [Time, nil, UNSET] The time of its use there, as in widgets.recents.list. Here it counts as used now.
      attr_reader :used_at

      def initialize(
        id: UNSET, name:, latitude:, longitude:, region: UNSET, country: UNSET, time_zone: UNSET, used_at: UNSET
      )
        @id = id
        @name = name
        @latitude = latitude
        @longitude = longitude
        @region = region
        @country = country
        @time_zone = time_zone
        @used_at = used_at
        freeze
      end
    end

    # The number of records of one kind that refer to the record.
    class InUseCount < Record
      MEMBERS = {kind: "kind", count: "count"}.freeze
      REQUIRED = [:kind, :count].freeze

      # @return [String] The kind of records.
      attr_reader :kind

      # @return [Integer] The number of records.
      attr_reader :count

      def initialize(kind:, count:)
        @kind = kind
        @count = count
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @count = json.fetch("count")
        freeze
      end
    end

    # Other records refer to the record; data.counts is their number by kind.
    class InUseData < Record
      MEMBERS = {kind: "kind", counts: "counts"}.freeze
      REQUIRED = [:kind, :counts].freeze
      CHOICES = {kind: %w[inUse]}.freeze

      # @return ["inUse"] The machine name of the error.
      attr_reader :kind

      # @return [Array<Records::InUseCount>] The kinds of records that refer to the record, at least one.
      attr_reader :counts

      def initialize(kind:, counts:)
        @kind = kind
        @counts = counts
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @counts = json.fetch("counts").map { |one| Records::InUseCount.read(one) }.freeze
        freeze
      end
    end

    # A process of the core.
    class Info < Record
      MEMBERS = {name: "name", version: "version", data: "data", methods: "methods"}.freeze
      REQUIRED = [:name, :version, :data, :methods].freeze

      # @return [String] The program's name.
      attr_reader :name

      # @return [String] The program's version (semver.org).
      attr_reader :version

      # @return [String] The data directory, or :memory:.
      attr_reader :data

      # @return [Integer] The number of methods.
      attr_reader :methods

      def initialize(name:, version:, data:, methods:)
        @name = name
        @version = version
        @data = data
        @methods = methods
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @version = json.fetch("version")
        @data = json.fetch("data")
        @methods = json.fetch("methods")
        freeze
      end
    end

    # What became of signed documents.
    class Ingested < Record
      MEMBERS = {
        outcomes: "outcomes", tiers: "tiers", features: "features", valid_until: "validUntil", at: "at"
      }.freeze
      REQUIRED = [:outcomes, :tiers, :features, :valid_until, :at].freeze

      # @return [Array<Records::Outcome>] One a document; behind a notification those that it carries.
      attr_reader :outcomes

      # @return [Array<Records::HeldTier>] The tier of each ladder that the account has now, in the catalogue's order.
      attr_reader :tiers

      # @return [Array<String>] What these tiers allow, in the order of their names' bytes.
      attr_reader :features

      # @return [Time, nil] When that changes by itself; null for never.
      attr_reader :valid_until

      # @return [Time] The moment that it is about.
      attr_reader :at

      def initialize(outcomes:, tiers:, features:, valid_until:, at:)
        @outcomes = outcomes
        @tiers = tiers
        @features = features
        @valid_until = valid_until
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @outcomes = json.fetch("outcomes").map { |one| Records::Outcome.read(one) }.freeze
        @tiers = json.fetch("tiers").map { |one| Records::HeldTier.read(one) }.freeze
        @features = json.fetch("features")
        @valid_until = json.fetch("validUntil")&.then { |present| Values.instant(present) }
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # A finding about brews: numbers and ids, no prose.
    class Insight < Record
      MEMBERS = {kind: "kind", state: "state", data: "data", evidence: "evidence", confidence: "confidence"}.freeze
      REQUIRED = [:kind, :state, :data, :evidence, :confidence].freeze
      CHOICES = {
        kind: %w[bestParameters ratingTrend extractionTrend grindEffect temperatureEffect ageEffect consistency extractionRange flavours],
        state: %w[ready tooLittle empty], confidence: %w[low medium high]
      }.freeze

      # @return ["bestParameters", "ratingTrend", "extractionTrend", "grindEffect", "temperatureEffect", "ageEffect",
      #   "consistency", "extractionRange", "flavours"] The kind of insight.
      attr_reader :kind

      # @return ["ready", "tooLittle", "empty"] ready. tooLittle: more brews are needed. empty: there are none.
      attr_reader :state

      # @return [Records::InsightData, nil] The finding. null unless the insight is ready, and null if the brews show no
      #   effect.
      attr_reader :data

      # @return [Records::Evidence] The brews behind the insight.
      attr_reader :evidence

      # @return ["low", "medium", "high", nil] low. medium: twice the needed number of brews. high: four times as many.
      #   null unless the insight is ready.
      attr_reader :confidence

      def initialize(kind:, state:, data:, evidence:, confidence:)
        @kind = kind
        @state = state
        @data = data
        @evidence = evidence
        @confidence = confidence
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @state = json.fetch("state")
        @data = json.fetch("data")&.then { |present| Records::InsightData.read(present) }
        @evidence = Records::Evidence.read(json.fetch("evidence"))
        @confidence = json.fetch("confidence")
        freeze
      end
    end

    # The numbers and ids of an insight. Each kind has its own members; the others are left out.
    class InsightData < Record
      MEMBERS = {
        bean: "bean", method: "method", recipe: "recipe", dose: "dose", ratio: "ratio", temperature: "temperature",
        time: "time", grind_setting: "grindSetting", rating: "rating", direction: "direction", per_week: "perWeek",
        percent: "percent", value: "value", mean: "mean", rest: "rest", ratio_deviation: "ratioDeviation",
        time_deviation: "timeDeviation", extraction_deviation: "extractionDeviation", under: "under",
        within: "within", over: "over", terms: "terms"
      }.freeze
      REQUIRED = [].freeze
      CHOICES = {
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other],
        direction: %w[rising falling steady]
      }.freeze

      # @return [String, nil] The bean of the brews.
      attr_reader :bean

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil] The method of the brews.
      attr_reader :method

      # @return [String, nil] The recipe of the brews.
      attr_reader :recipe

      # @return [BigDecimal, nil] The median dose of the best brews, in grams.
      attr_reader :dose

      # @return [BigDecimal, nil] The median ratio of the best brews.
      attr_reader :ratio

      # @return [BigDecimal, nil] The median temperature of the best brews, in degrees Celsius.
      attr_reader :temperature

      # @return [BigDecimal, nil] The median time of the best brews, in seconds.
      attr_reader :time

      # @return [BigDecimal, nil] The median grind setting of the best brews.
      attr_reader :grind_setting

      # @return [BigDecimal, nil] The median rating of the best brews.
      attr_reader :rating

      # @return ["rising", "falling", "steady", nil] The trend; steady if it changes less than 5 percent of the mean.
      attr_reader :direction

      # @return [BigDecimal, nil] The change per week: the slope of the straight line that fits best.
      attr_reader :per_week

      # @return [BigDecimal, nil] The change over all days, in percent of the mean.
      attr_reader :percent

      # @return [BigDecimal, nil] The setting, the temperature or the age of the brews with the best ratings.
      attr_reader :value

      # @return [BigDecimal, nil] The mean: of the best value, or of all brews of a trend.
      attr_reader :mean

      # @return [BigDecimal, nil] The mean rating of the brews with other values.
      attr_reader :rest

      # @return [BigDecimal, nil] The standard deviation of the ratio.
      attr_reader :ratio_deviation

      # @return [BigDecimal, nil] The standard deviation of the time, in seconds.
      attr_reader :time_deviation

      # @return [BigDecimal, nil] The standard deviation of the extraction yield, in percent.
      attr_reader :extraction_deviation

      # @return [Integer, nil] The brews with an extraction yield under 18 percent.
      attr_reader :under

      # @return [Integer, nil] The brews with an extraction yield of 18 to 22 percent.
      attr_reader :within

      # @return [Integer, nil] The brews with an extraction yield over 22 percent.
      attr_reader :over

      # @return [Array<Records::TermCount>, nil] The most frequent flavour terms, at most ten.
      attr_reader :terms

      def initialize(
        bean: nil, method: nil, recipe: nil, dose: nil, ratio: nil, temperature: nil, time: nil, grind_setting: nil,
        rating: nil, direction: nil, per_week: nil, percent: nil, value: nil, mean: nil, rest: nil,
        ratio_deviation: nil, time_deviation: nil, extraction_deviation: nil, under: nil, within: nil, over: nil,
        terms: nil
      )
        @bean = bean
        @method = method
        @recipe = recipe
        @dose = dose
        @ratio = ratio
        @temperature = temperature
        @time = time
        @grind_setting = grind_setting
        @rating = rating
        @direction = direction
        @per_week = per_week
        @percent = percent
        @value = value
        @mean = mean
        @rest = rest
        @ratio_deviation = ratio_deviation
        @time_deviation = time_deviation
        @extraction_deviation = extraction_deviation
        @under = under
        @within = within
        @over = over
        @terms = terms
        freeze
      end

      # @api private
      def fill(json)
        @bean = json["bean"]
        @method = json["method"]
        @recipe = json["recipe"]
        @dose = json["dose"]&.then { |present| Values.decimal(present) }
        @ratio = json["ratio"]&.then { |present| Values.decimal(present) }
        @temperature = json["temperature"]&.then { |present| Values.decimal(present) }
        @time = json["time"]&.then { |present| Values.decimal(present) }
        @grind_setting = json["grindSetting"]&.then { |present| Values.decimal(present) }
        @rating = json["rating"]&.then { |present| Values.decimal(present) }
        @direction = json["direction"]
        @per_week = json["perWeek"]&.then { |present| Values.decimal(present) }
        @percent = json["percent"]&.then { |present| Values.decimal(present) }
        @value = json["value"]&.then { |present| Values.decimal(present) }
        @mean = json["mean"]&.then { |present| Values.decimal(present) }
        @rest = json["rest"]&.then { |present| Values.decimal(present) }
        @ratio_deviation = json["ratioDeviation"]&.then { |present| Values.decimal(present) }
        @time_deviation = json["timeDeviation"]&.then { |present| Values.decimal(present) }
        @extraction_deviation = json["extractionDeviation"]&.then { |present| Values.decimal(present) }
        @under = json["under"]
        @within = json["within"]
        @over = json["over"]
        @terms = json["terms"]&.then { |present| present.map { |one| Records::TermCount.read(one) }.freeze }
        freeze
      end
    end

    # The insights of a journal.
    class Insights < Record
      MEMBERS = {insights: "insights"}.freeze
      REQUIRED = [:insights].freeze

      # @return [Array<Records::Insight>] The insights, one of each kind.
      attr_reader :insights

      def initialize(insights:)
        @insights = insights
        freeze
      end

      # @api private
      def fill(json)
        @insights = json.fetch("insights").map { |one| Records::Insight.read(one) }.freeze
        freeze
      end
    end

    # There is less in stock than requested; data has the item, the location, the lot, and the requested and present
    # quantities.
    class InsufficientStockData < Record
      MEMBERS = {
        kind: "kind", item: "item", location: "location", lot: "lot", asked: "asked", on_hand: "onHand",
        available: "available"
      }.freeze
      REQUIRED = [:kind, :item, :location, :lot, :asked, :on_hand, :available].freeze
      CHOICES = {kind: %w[insufficientStock]}.freeze

      # @return ["insufficientStock"] The machine name of the error.
      attr_reader :kind

      # @return [String] The item.
      attr_reader :item

      # @return [String] The location from which the stock was to be taken.
      attr_reader :location

      # @return [String, nil] The lot; null if the request named none.
      attr_reader :lot

      # @return [BigDecimal] The requested quantity, in the item's own unit.
      attr_reader :asked

      # @return [BigDecimal] The quantity on hand in the location. If the request named a lot, the quantity of this lot.
      attr_reader :on_hand

      # @return [BigDecimal] The quantity that could be taken. Stock reserved for others is excluded. If the request
      #   named no lot, so are lots that have expired or must not be sold.
      attr_reader :available

      def initialize(kind:, item:, location:, lot:, asked:, on_hand:, available:)
        @kind = kind
        @item = item
        @location = location
        @lot = lot
        @asked = asked
        @on_hand = on_hand
        @available = available
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @item = json.fetch("item")
        @location = json.fetch("location")
        @lot = json.fetch("lot")
        @asked = Values.decimal(json.fetch("asked"))
        @on_hand = Values.decimal(json.fetch("onHand"))
        @available = Values.decimal(json.fetch("available"))
        freeze
      end
    end

    # What somebody began to buy outside the app.
    class IntentList < Record
      MEMBERS = {intents: "intents"}.freeze
      REQUIRED = [:intents].freeze

      # @return [Array<Records::PurchaseIntent>] In the order in which they came.
      attr_reader :intents

      def initialize(intents:)
        @intents = intents
        freeze
      end

      # @api private
      def fill(json)
        @intents = json.fetch("intents").map { |one| Records::PurchaseIntent.read(one) }.freeze
        freeze
      end
    end

    # A fault of the core; its log has the details.
    class InternalErrorData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[internalError]}.freeze

      # @return ["internalError"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # The parameters don't fit the method; data.problems lists every problem.
    class InvalidParamsData < Record
      MEMBERS = {kind: "kind", problems: "problems"}.freeze
      REQUIRED = [:kind, :problems].freeze
      CHOICES = {kind: %w[invalidParams]}.freeze

      # @return ["invalidParams"] The machine name of the error.
      attr_reader :kind

      # @return [Array<Records::Problem>] All problems of the parameters.
      attr_reader :problems

      def initialize(kind:, problems:)
        @kind = kind
        @problems = problems
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @problems = json.fetch("problems").map { |one| Records::Problem.read(one) }.freeze
        freeze
      end
    end

    # The JSON is not a JSON-RPC 2.0 request.
    class InvalidRequestData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[invalidRequest]}.freeze

      # @return ["invalidRequest"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # A participant who was invited.
    class InvitedParticipant < InputRecord
      MEMBERS = {share: "share", record: "record"}.freeze
      REQUIRED = [:share].freeze

      # @return [Records::CloudShare] The share.
      attr_reader :share

      # @return [Records::CloudRecordInput, nil, UNSET] The access record in its present state; null if it no longer
      #   exists.
      attr_reader :record

      def initialize(share:, record: UNSET)
        @share = share
        @record = record
        freeze
      end
    end

    # An item that a company keeps in stock.
    class Item < Record
      MEMBERS = {
        id: "id", company: "company", sku: "sku", name: "name", unit: "unit", description: "description",
        units: "units", purchase_unit: "purchaseUnit", sales_unit: "salesUnit", category: "category", tags: "tags",
        barcodes: "barcodes", manufacturer: "manufacturer", min_stock: "minStock",
        reorder_quantity: "reorderQuantity", location: "location", price: "price", cost: "cost",
        condition: "condition", custom: "custom", archived: "archived", track_batch: "trackBatch",
        track_serial: "trackSerial", supplier: "supplier", supplier_sku: "supplierSku", flag: "flag",
        version: "version", created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable", level: "level"
      }.freeze
      REQUIRED = [
        :id, :company, :sku, :name, :unit, :description, :units, :purchase_unit, :sales_unit, :category, :tags,
        :barcodes, :manufacturer, :min_stock, :reorder_quantity, :location, :price, :condition, :custom, :archived,
        :track_batch, :track_serial, :supplier, :supplier_sku, :flag, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {condition: %w[new used refurbished damaged]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding
      #   spaces are the same.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities: piece, kg, m.
      attr_reader :unit

      # @return [String, nil] A description of the item.
      attr_reader :description

      # @return [Array<Records::ItemUnit>] Other units in which quantities may be given.
      attr_reader :units

      # @return [String, nil] The unit in which the item is bought, one of units. Without it, the item's own unit.
      attr_reader :purchase_unit

      # @return [String, nil] The unit in which the item is sold, one of units. Without it, the item's own unit.
      attr_reader :sales_unit

      # @return [String, nil] The item's category. An item has at most one.
      attr_reader :category

      # @return [Array<String>] Further words by which the item can be found.
      attr_reader :tags

      # @return [Array<String>] GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable
      #   ASCII.
      attr_reader :barcodes

      # @return [String, nil] The item's manufacturer.
      attr_reader :manufacturer

      # @return [BigDecimal, nil] The minimum stock: with less, the item counts as low.
      attr_reader :min_stock

      # @return [BigDecimal, nil] The least quantity to order when the item is low; more than 0.
      attr_reader :reorder_quantity

      # @return [String, nil] The location where the item usually lies.
      attr_reader :location

      # @return [Records::Money, nil] The selling price of one unit.
      attr_reader :price

      # @return [Records::Money, nil] The cost of one unit, for managers of the inventory only.
      attr_reader :cost

      # @return ["new", "used", "refurbished", "damaged", nil] The condition of the item.
      attr_reader :condition

      # @return [Hash{String => String, BigDecimal, Boolean, nil}] The company's own fields: at most 50 names, each with
      #   a text, a number, a boolean or null.
      attr_reader :custom

      # @return [Boolean] `true` if the item is no longer in use.
      attr_reader :archived

      # @return [Boolean] `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot
      #   or other record refers to the item.
      attr_reader :track_batch

      # @return [Boolean] `true` if each piece has a serial number. It can change only while no ledger entry, lot or
      #   other record refers to the item.
      attr_reader :track_serial

      # @return [String, nil] The supplier of the item: a contact of the kind supplier.
      attr_reader :supplier

      # @return [String, nil] The supplier's own SKU for the item.
      attr_reader :supplier_sku

      # @return [Records::ItemFlag, nil] The reason why the item needs attention, set by inventory.items.flag; null for
      #   an item without a flag.
      attr_reader :flag

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Records::StockTotals, nil] The stock of the item in all locations. Only in lists with levels: true. The
      #   stock is low if level.available is less than minStock.
      attr_reader :level

      def initialize(
        id:, company:, sku:, name:, unit:, description:, units:, purchase_unit:, sales_unit:, category:, tags:,
        barcodes:, manufacturer:, min_stock:, reorder_quantity:, location:, price:, cost: nil, condition:, custom:,
        archived:, track_batch:, track_serial:, supplier:, supplier_sku:, flag:, version:, created_at:, updated_at:,
        unreadable: nil, level: nil
      )
        @id = id
        @company = company
        @sku = sku
        @name = name
        @unit = unit
        @description = description
        @units = units
        @purchase_unit = purchase_unit
        @sales_unit = sales_unit
        @category = category
        @tags = tags
        @barcodes = barcodes
        @manufacturer = manufacturer
        @min_stock = min_stock
        @reorder_quantity = reorder_quantity
        @location = location
        @price = price
        @cost = cost
        @condition = condition
        @custom = custom
        @archived = archived
        @track_batch = track_batch
        @track_serial = track_serial
        @supplier = supplier
        @supplier_sku = supplier_sku
        @flag = flag
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @level = level
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @description = json.fetch("description")
        @units = json.fetch("units").map { |one| Records::ItemUnit.read(one) }.freeze
        @purchase_unit = json.fetch("purchaseUnit")
        @sales_unit = json.fetch("salesUnit")
        @category = json.fetch("category")
        @tags = json.fetch("tags")
        @barcodes = json.fetch("barcodes")
        @manufacturer = json.fetch("manufacturer")
        @min_stock = json.fetch("minStock")&.then { |present| Values.decimal(present) }
        @reorder_quantity = json.fetch("reorderQuantity")&.then { |present| Values.decimal(present) }
        @location = json.fetch("location")
        @price = json.fetch("price")&.then { |present| Records::Money.read(present) }
        @cost = json["cost"]&.then { |present| Records::Money.read(present) }
        @condition = json.fetch("condition")
        @custom = json.fetch("custom").transform_values { |one| Values.decimals(one) }.freeze
        @archived = json.fetch("archived")
        @track_batch = json.fetch("trackBatch")
        @track_serial = json.fetch("trackSerial")
        @supplier = json.fetch("supplier")
        @supplier_sku = json.fetch("supplierSku")
        @flag = json.fetch("flag")&.then { |present| Records::ItemFlag.read(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @level = json["level"]&.then { |present| Records::StockTotals.read(present) }
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class ItemConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Item] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Item.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class ItemDetailsChanges < InputRecord
      MEMBERS = {
        sku: "sku", name: "name", unit: "unit", description: "description", units: "units",
        purchase_unit: "purchaseUnit", sales_unit: "salesUnit", category: "category", tags: "tags",
        barcodes: "barcodes", manufacturer: "manufacturer", min_stock: "minStock",
        reorder_quantity: "reorderQuantity", location: "location", price: "price", cost: "cost",
        condition: "condition", custom: "custom", archived: "archived", track_batch: "trackBatch",
        track_serial: "trackSerial", supplier: "supplier", supplier_sku: "supplierSku"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The stock keeping unit, unique in the company. SKUs that differ only in case or
      #   surrounding spaces are the same.
      attr_reader :sku

      # @return [String, UNSET] The item's name.
      attr_reader :name

      # @return [String, UNSET] The unit of the item's quantities: piece, kg, m.
      attr_reader :unit

      # @return [String, nil, UNSET] A description of the item.
      attr_reader :description

      # @return [Array<Records::ItemUnitInput>, nil, UNSET] Other units in which quantities may be given.
      attr_reader :units

      # @return [String, nil, UNSET] The unit in which the item is bought, one of units. Without it, the item's own
      #   unit.
      attr_reader :purchase_unit

      # @return [String, nil, UNSET] The unit in which the item is sold, one of units. Without it, the item's own unit.
      attr_reader :sales_unit

      # @return [String, nil, UNSET] The item's category. An item has at most one.
      attr_reader :category

      # @return [Array<String>, nil, UNSET] Further words by which the item can be found.
      attr_reader :tags

      # @return [Array<String>, nil, UNSET] GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of
      #   printable ASCII.
      attr_reader :barcodes

      # @return [String, nil, UNSET] The item's manufacturer.
      attr_reader :manufacturer

      # @return [Numeric, nil, UNSET] The minimum stock: with less, the item counts as low.
      attr_reader :min_stock

      # @return [Numeric, nil, UNSET] The least quantity to order when the item is low; more than 0.
      attr_reader :reorder_quantity

      # @return [String, nil, UNSET] The location where the item usually lies.
      attr_reader :location

      # @return [Records::MoneyChanges, nil, UNSET] The selling price of one unit.
      attr_reader :price

      # @return [Records::MoneyChanges, nil, UNSET] The cost of one unit, for managers of the inventory only.
      attr_reader :cost

      # @return ["new", "used", "refurbished", "damaged", nil, UNSET] The condition of the item.
      attr_reader :condition

      # @return [Hash{String => String, Numeric, Boolean, nil}, nil, UNSET] The company's own fields: at most 50 names,
      #   each with a text, a number, a boolean or null.
      attr_reader :custom

      # @return [Boolean, nil, UNSET] `true` if the item is no longer in use.
      attr_reader :archived

      # @return [Boolean, nil, UNSET] `true` if the item's stock is tracked by batch. It can change only while no ledger
      #   entry, lot or other record refers to the item.
      attr_reader :track_batch

      # @return [Boolean, nil, UNSET] `true` if each piece has a serial number. It can change only while no ledger
      #   entry, lot or other record refers to the item.
      attr_reader :track_serial

      # @return [String, nil, UNSET] The supplier of the item: a contact of the kind supplier.
      attr_reader :supplier

      # @return [String, nil, UNSET] The supplier's own SKU for the item.
      attr_reader :supplier_sku

      def initialize(
        sku: UNSET, name: UNSET, unit: UNSET, description: UNSET, units: UNSET, purchase_unit: UNSET,
        sales_unit: UNSET, category: UNSET, tags: UNSET, barcodes: UNSET, manufacturer: UNSET, min_stock: UNSET,
        reorder_quantity: UNSET, location: UNSET, price: UNSET, cost: UNSET, condition: UNSET, custom: UNSET,
        archived: UNSET, track_batch: UNSET, track_serial: UNSET, supplier: UNSET, supplier_sku: UNSET
      )
        @sku = sku
        @name = name
        @unit = unit
        @description = description
        @units = units
        @purchase_unit = purchase_unit
        @sales_unit = sales_unit
        @category = category
        @tags = tags
        @barcodes = barcodes
        @manufacturer = manufacturer
        @min_stock = min_stock
        @reorder_quantity = reorder_quantity
        @location = location
        @price = price
        @cost = cost
        @condition = condition
        @custom = custom
        @archived = archived
        @track_batch = track_batch
        @track_serial = track_serial
        @supplier = supplier
        @supplier_sku = supplier_sku
        freeze
      end
    end

    # The reason why an item needs attention.
    class ItemFlag < Record
      MEMBERS = {reason: "reason", by: "by", at: "at"}.freeze
      REQUIRED = [:reason, :by, :at].freeze

      # @return [String] The reason, in the company's words.
      attr_reader :reason

      # @return [String] The user who set the flag, or the account.
      attr_reader :by

      # @return [Time] The instant at which the flag was set.
      attr_reader :at

      def initialize(reason:, by:, at:)
        @reason = reason
        @by = by
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @reason = json.fetch("reason")
        @by = json.fetch("by")
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # An item with its stock levels, its open orders and purchases, and its latest changes.
    class ItemOverview < Record
      MEMBERS = {
        item: "item", level: "level", places: "places", orders: "orders", purchases: "purchases", history: "history"
      }.freeze
      REQUIRED = [:item, :level, :places, :orders, :purchases, :history].freeze

      # @return [Records::Item] The current state of the item.
      attr_reader :item

      # @return [Records::StockLevel] The stock of the item in all locations together.
      attr_reader :level

      # @return [Array<Records::StockLevel>] The locations and lots in which the item lies. At most 50;
      #   inventory.stock.levels lists all.
      attr_reader :places

      # @return [Array<Records::ItemPlan>, nil] Order lines with a quantity still to be shipped, in the order in which
      #   they are served. At most 50; null for a caller who may not see orders.
      attr_reader :orders

      # @return [Array<Records::ItemPlan>, nil] Purchase lines with a quantity still to arrive, the oldest first. At
      #   most 50; null for a caller who may not see purchases.
      attr_reader :purchases

      # @return [Array<Records::HistoryEntry>] The latest changes of the item. At most 20; inventory.items.history lists
      #   all.
      attr_reader :history

      def initialize(item:, level:, places:, orders:, purchases:, history:)
        @item = item
        @level = level
        @places = places
        @orders = orders
        @purchases = purchases
        @history = history
        freeze
      end

      # @api private
      def fill(json)
        @item = Records::Item.read(json.fetch("item"))
        @level = Records::StockLevel.read(json.fetch("level"))
        @places = json.fetch("places").map { |one| Records::StockLevel.read(one) }.freeze
        @orders = json.fetch("orders")&.then { |present| present.map { |one| Records::ItemPlan.read(one) }.freeze }
        @purchases = json.fetch("purchases")&.then { |present| present.map { |one| Records::ItemPlan.read(one) }.freeze }
        @history = json.fetch("history").map { |one| Records::HistoryEntry.read(one) }.freeze
        freeze
      end
    end

    # One page of a list.
    class ItemPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Item>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Item.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # An open order or purchase of an item.
    class ItemPlan < Record
      MEMBERS = {
        id: "id", number: "number", status: "status", contact_name: "contactName", quantity: "quantity", at: "at"
      }.freeze
      REQUIRED = [:id, :number, :status, :contact_name, :quantity, :at].freeze

      # @return [String] The id of the order or purchase.
      attr_reader :id

      # @return [String, nil] The number of the order or purchase; null if it has none yet.
      attr_reader :number

      # @return [String] The status of the order or purchase.
      attr_reader :status

      # @return [String] The name of the customer or supplier.
      attr_reader :contact_name

      # @return [BigDecimal] The quantity of the item that is still to ship or to receive, in the item's own unit.
      attr_reader :quantity

      # @return [Time, nil] The time when it is wanted or expected; null if not given.
      attr_reader :at

      def initialize(id:, number:, status:, contact_name:, quantity:, at:)
        @id = id
        @number = number
        @status = status
        @contact_name = contact_name
        @quantity = quantity
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @number = json.fetch("number")
        @status = json.fetch("status")
        @contact_name = json.fetch("contactName")
        @quantity = Values.decimal(json.fetch("quantity"))
        @at = json.fetch("at")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # Another unit in which an item's quantities may be given.
    class ItemUnit < Record
      MEMBERS = {unit: "unit", factor: "factor", per: "per"}.freeze
      REQUIRED = [:unit, :factor].freeze

      # @return [String] The unit's name: box.
      attr_reader :unit

      # @return [BigDecimal] The number of the item's own unit in one of this unit, such as 12; more than 0. With per,
      #   in that many of this unit.
      attr_reader :factor

      # @return [BigDecimal, nil] The number of this unit that factor is for: 45359237 kg are 100000000 pounds. More
      #   than 0, at most 1000000000. Without it, 1.
      attr_reader :per

      def initialize(unit:, factor:, per: nil)
        @unit = unit
        @factor = factor
        @per = per
        freeze
      end

      # @api private
      def fill(json)
        @unit = json.fetch("unit")
        @factor = Values.decimal(json.fetch("factor"))
        @per = json["per"]&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # Another unit in which an item's quantities may be given.
    class ItemUnitInput < InputRecord
      MEMBERS = {unit: "unit", factor: "factor", per: "per"}.freeze
      REQUIRED = [:unit, :factor].freeze

      # @return [String] The unit's name: box.
      attr_reader :unit

      # @return [Numeric] The number of the item's own unit in one of this unit, such as 12; more than 0. With per, in
      #   that many of this unit.
      attr_reader :factor

      # @return [Numeric, nil, UNSET] The number of this unit that factor is for: 45359237 kg are 100000000 pounds. More
      #   than 0, at most 1000000000. Without it, 1.
      attr_reader :per

      def initialize(unit:, factor:, per: UNSET)
        @unit = unit
        @factor = factor
        @per = per
        freeze
      end
    end

    # A public key, as a JSON Web Key (RFC 7517).
    class JSONWebKey < InputRecord
      MEMBERS = {kty: "kty", kid: "kid", use: "use", alg: "alg", n: "n", e: "e"}.freeze
      REQUIRED = [:kty].freeze

      # @return [String] The kind of key. Only RSA is used.
      attr_reader :kty

      # @return [String, nil, UNSET] The key's id, which a token's header names.
      attr_reader :kid

      # @return [String, nil, UNSET] What the key is for: sig, or null.
      attr_reader :use

      # @return [String, nil, UNSET] The algorithm: RS256, or null.
      attr_reader :alg

      # @return [String, nil, UNSET] The modulus in base64url.
      attr_reader :n

      # @return [String, nil, UNSET] The exponent in base64url.
      attr_reader :e

      def initialize(kty:, kid: UNSET, use: UNSET, alg: UNSET, n: UNSET, e: UNSET)
        @kty = kty
        @kid = kid
        @use = use
        @alg = alg
        @n = n
        @e = e
        freeze
      end
    end

    # The figures of a journal as a whole.
    class JournalOverview < Record
      MEMBERS = {
        brews: "brews", days: "days", current_streak: "currentStreak", longest_streak: "longestStreak",
        coffee: "coffee", water: "water", money: "money", rating: "rating", ratio: "ratio", extraction: "extraction",
        open_beans: "openBeans", favourite_method: "favouriteMethod"
      }.freeze
      REQUIRED = [
        :brews, :days, :current_streak, :longest_streak, :coffee, :water, :money, :rating, :ratio, :extraction,
        :open_beans, :favourite_method
      ].freeze
      CHOICES = {
        favourite_method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other]
      }.freeze

      # @return [Integer] The number of brews.
      attr_reader :brews

      # @return [Integer] The number of days with brews.
      attr_reader :days

      # @return [Integer] The days in a row with brews, up to today or yesterday.
      attr_reader :current_streak

      # @return [Integer] The most days in a row with brews.
      attr_reader :longest_streak

      # @return [BigDecimal] The coffee, in grams.
      attr_reader :coffee

      # @return [BigDecimal] The water, in grams.
      attr_reader :water

      # @return [Array<Records::Money>] The cost of the coffee, by currency.
      attr_reader :money

      # @return [BigDecimal, nil] The mean rating, to four places.
      attr_reader :rating

      # @return [BigDecimal, nil] The mean ratio, to four places.
      attr_reader :ratio

      # @return [BigDecimal, nil] The mean extraction yield in percent, to four places.
      attr_reader :extraction

      # @return [Integer] The number of beans that are neither finished nor archived. The filters do not apply.
      attr_reader :open_beans

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", nil] The most frequent method.
      attr_reader :favourite_method

      def initialize(
        brews:, days:, current_streak:, longest_streak:, coffee:, water:, money:, rating:, ratio:, extraction:,
        open_beans:, favourite_method:
      )
        @brews = brews
        @days = days
        @current_streak = current_streak
        @longest_streak = longest_streak
        @coffee = coffee
        @water = water
        @money = money
        @rating = rating
        @ratio = ratio
        @extraction = extraction
        @open_beans = open_beans
        @favourite_method = favourite_method
        freeze
      end

      # @api private
      def fill(json)
        @brews = json.fetch("brews")
        @days = json.fetch("days")
        @current_streak = json.fetch("currentStreak")
        @longest_streak = json.fetch("longestStreak")
        @coffee = Values.decimal(json.fetch("coffee"))
        @water = Values.decimal(json.fetch("water"))
        @money = json.fetch("money").map { |one| Records::Money.read(one) }.freeze
        @rating = json.fetch("rating")&.then { |present| Values.decimal(present) }
        @ratio = json.fetch("ratio")&.then { |present| Values.decimal(present) }
        @extraction = json.fetch("extraction")&.then { |present| Values.decimal(present) }
        @open_beans = json.fetch("openBeans")
        @favourite_method = json.fetch("favouriteMethod")
        freeze
      end
    end

    # A signed document that is kept.
    class KeptDocument < Record
      MEMBERS = {
        kind: "kind", id: "id", original_transaction_id: "originalTransactionId", product_id: "productId",
        environment: "environment", notification_type: "notificationType", subtype: "subtype",
        signed_date: "signedDate", received_at: "receivedAt", counts: "counts", state: "state", payload: "payload"
      }.freeze
      REQUIRED = [
        :kind, :id, :original_transaction_id, :product_id, :environment, :notification_type, :subtype, :signed_date,
        :received_at, :counts, :state, :payload
      ].freeze
      CHOICES = {
        kind: %w[transaction renewal notification app],
        state: %w[revoked upgraded consumed active inGracePeriod inBillingRetry expired]
      }.freeze

      # @return ["transaction", "renewal", "notification", "app"] What it is.
      attr_reader :kind

      # @return [String, nil] Its transaction, purchase or notification; null for none.
      attr_reader :id

      # @return [String, nil] The purchase that it is about; null for none.
      attr_reader :original_transaction_id

      # @return [String, nil] The product that it is about; null for none.
      attr_reader :product_id

      # @return [String, nil] Which App Store signed it; null when it does not say.
      attr_reader :environment

      # @return [String, nil] What a notification says has happened; null for others, and when it is trusted no longer.
      attr_reader :notification_type

      # @return [String, nil] The same, more closely.
      attr_reader :subtype

      # @return [Time] When it was signed.
      attr_reader :signed_date

      # @return [Time] When it came.
      attr_reader :received_at

      # @return [Boolean] Whether it counts: it does not when the core is told of other roots, another app or other
      #   environments than when it came.
      attr_reader :counts

      # @return ["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired", nil] What
      #   has become of a transaction; null for what is none, or does not count.
      attr_reader :state

      # @return [Hash{String => Object}, nil] What was signed, with all its members; null unless it is asked for, and
      #   when its signature is trusted no longer.
      attr_reader :payload

      def initialize(
        kind:, id:, original_transaction_id:, product_id:, environment:, notification_type:, subtype:, signed_date:,
        received_at:, counts:, state:, payload:
      )
        @kind = kind
        @id = id
        @original_transaction_id = original_transaction_id
        @product_id = product_id
        @environment = environment
        @notification_type = notification_type
        @subtype = subtype
        @signed_date = signed_date
        @received_at = received_at
        @counts = counts
        @state = state
        @payload = payload
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @id = json.fetch("id")
        @original_transaction_id = json.fetch("originalTransactionId")
        @product_id = json.fetch("productId")
        @environment = json.fetch("environment")
        @notification_type = json.fetch("notificationType")
        @subtype = json.fetch("subtype")
        @signed_date = Values.instant(json.fetch("signedDate"))
        @received_at = Values.instant(json.fetch("receivedAt"))
        @counts = json.fetch("counts")
        @state = json.fetch("state")
        @payload = json.fetch("payload")
        freeze
      end
    end

    # One page of a list.
    class KeptDocumentPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::KeptDocument>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::KeptDocument.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The idempotency key was used for another request.
    class KeyReusedData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[keyReused]}.freeze

      # @return ["keyReused"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # The requested items, as far as they are known.
    class KnownItems < Record
      MEMBERS = {found: "found"}.freeze
      REQUIRED = [:found].freeze

      # @return [Array<Records::Item, nil>] The items in the order of the request; null for each that is unknown.
      attr_reader :found

      def initialize(found:)
        @found = found
        freeze
      end

      # @api private
      def fill(json)
        @found = json.fetch("found").map { |one| one&.then { |present| Records::Item.read(present) } }.freeze
        freeze
      end
    end

    # A label for a record.
    class Label < Record
      MEMBERS = {code: "code", title: "title"}.freeze
      REQUIRED = [:code, :title].freeze

      # @return [String] The code that scan.resolve resolves to the record. It can be printed in any symbology.
      attr_reader :code

      # @return [String] The name of the record.
      attr_reader :title

      def initialize(code:, title:)
        @code = code
        @title = title
        freeze
      end

      # @api private
      def fill(json)
        @code = json.fetch("code")
        @title = json.fetch("title")
        freeze
      end
    end

    # A category or a tag, and the number of items that have it.
    class LabelCount < Record
      MEMBERS = {name: "name", items: "items"}.freeze
      REQUIRED = [:name, :items].freeze

      # @return [String] The name, as it was spelled last.
      attr_reader :name

      # @return [Integer] The number of items that have it and are not archived.
      attr_reader :items

      def initialize(name:, items:)
        @name = name
        @items = items
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @items = json.fetch("items")
        freeze
      end
    end

    # A page of categories or tags.
    class LabelPage < Record
      MEMBERS = {items: "items", next: "next", partial: "partial"}.freeze
      REQUIRED = [:items, :next, :partial].freeze

      # @return [Array<Records::LabelCount>] The categories or tags, by name; case is ignored.
      attr_reader :items

      # @return [String, nil] Pass it as after to get the next page; null at the end.
      attr_reader :next

      # @return [Boolean] `true` if some of very many new items are not counted yet. They are counted in idle moments,
      #   and by the next such requests.
      attr_reader :partial

      def initialize(items:, next:, partial:)
        @items = items
        @next = binding.local_variable_get(:next)
        @partial = partial
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::LabelCount.read(one) }.freeze
        @next = json.fetch("next")
        @partial = json.fetch("partial")
        freeze
      end
    end

    # Where the device was when it was last asked, and how far that is to be trusted.
    class LastLocation < Record
      MEMBERS = {
        latitude: "latitude", longitude: "longitude", name: "name", at: "at", accuracy: "accuracy", stale: "stale",
        age: "age", authorization: "authorization"
      }.freeze
      REQUIRED = [:latitude, :longitude, :name, :at, :accuracy, :stale, :age, :authorization].freeze
      CHOICES = {authorization: %w[notDetermined restricted denied authorizedWhenInUse authorizedAlways]}.freeze

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The name of the place; null as long as it is not known.
      attr_reader :name

      # @return [Time] The time when the device was there.
      attr_reader :at

      # @return [BigDecimal, nil] The accuracy of the position in metres; null if the host did not report it.
      attr_reader :accuracy

      # @return [Boolean] Whether it is older than was asked for.
      attr_reader :stale

      # @return [Integer] How many milliseconds ago the device was there; 0 when the clock was set back since.
      attr_reader :age

      # @return ["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"] Whether the app may
      #   know where the device is now; where it may not, this place is no more than a memory.
      attr_reader :authorization

      def initialize(latitude:, longitude:, name:, at:, accuracy:, stale:, age:, authorization:)
        @latitude = latitude
        @longitude = longitude
        @name = name
        @at = at
        @accuracy = accuracy
        @stale = stale
        @age = age
        @authorization = authorization
        freeze
      end

      # @api private
      def fill(json)
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @name = json.fetch("name")
        @at = Values.instant(json.fetch("at"))
        @accuracy = json.fetch("accuracy")&.then { |present| Values.decimal(present) }
        @stale = json.fetch("stale")
        @age = json.fetch("age")
        @authorization = json.fetch("authorization")
        freeze
      end
    end

    # A company that the account no longer takes part in.
    class LeftCompany < Record
      MEMBERS = {company: "company"}.freeze
      REQUIRED = [:company].freeze

      # @return [String] The company, which is no longer on this device.
      attr_reader :company

      def initialize(company:)
        @company = company
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        freeze
      end
    end

    # A share that was left.
    class LeftShare < InputRecord
      MEMBERS = {zone: "zone"}.freeze
      REQUIRED = [:zone].freeze

      # @return [Records::CloudZoneAnswer] The zone.
      attr_reader :zone

      def initialize(zone:)
        @zone = zone
        freeze
      end
    end

    # The limit of open things is reached; data.limit is the number.
    class LimitReachedData < Record
      MEMBERS = {kind: "kind", limit: "limit", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :limit].freeze
      CHOICES = {kind: %w[limitReached]}.freeze

      # @return ["limitReached"] The machine name of the error.
      attr_reader :kind

      # @return [Integer] The largest number allowed.
      attr_reader :limit

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, limit:, record: nil, owner: nil)
        @kind = kind
        @limit = limit
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @limit = json.fetch("limit")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class LineTermsChanges < InputRecord
      MEMBERS = {
        text: "text", quantity: "quantity", unit: "unit", unit_price: "unitPrice", discount: "discount",
        tax_rate: "taxRate", note: "note"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The line's text.
      attr_reader :text

      # @return [Numeric, UNSET] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil, UNSET] The unit of the quantity: for an item, its own unit or one of its units.
      attr_reader :unit

      # @return [Records::MoneyChanges, UNSET] The price of one unit, in the order's currency.
      attr_reader :unit_price

      # @return [Numeric, nil, UNSET] The discount in percent.
      attr_reader :discount

      # @return [Numeric, nil, UNSET] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil, UNSET] The note below the line on documents.
      attr_reader :note

      def initialize(
        text: UNSET, quantity: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET, tax_rate: UNSET, note: UNSET
      )
        @text = text
        @quantity = quantity
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        freeze
      end
    end

    # The opened links that wait for the app.
    class LinkList < Record
      MEMBERS = {links: "links"}.freeze
      REQUIRED = [:links].freeze

      # @return [Array<Records::PendingLink>] The links, in the order in which they were opened.
      attr_reader :links

      def initialize(links:)
        @links = links
        freeze
      end

      # @api private
      def fill(json)
        @links = json.fetch("links").map { |one| Records::PendingLink.read(one) }.freeze
        freeze
      end
    end

    # A parameter of a link's query.
    class LinkParameter < Record
      MEMBERS = {name: "name", value: "value"}.freeze
      REQUIRED = [:name, :value].freeze

      # @return [String] The name of the parameter, as in the pattern.
      attr_reader :name

      # @return [String] The decoded value; empty for a name without value.
      attr_reader :value

      def initialize(name:, value:)
        @name = name
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @value = json.fetch("value")
        freeze
      end
    end

    # A user of a company, with rights and username.
    class ListedAccess < Record
      MEMBERS = {access: "access", username: "username"}.freeze
      REQUIRED = [:access, :username].freeze

      # @return [Records::AccessRecord] The user's access record.
      attr_reader :access

      # @return [String, nil] The username that the user signs in with. null without one, and for users whose password
      #   the caller may not reset.
      attr_reader :username

      def initialize(access:, username:)
        @access = access
        @username = username
        freeze
      end

      # @api private
      def fill(json)
        @access = Records::AccessRecord.read(json.fetch("access"))
        @username = json.fetch("username")
        freeze
      end
    end

    # One page of a list.
    class ListedAccessPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::ListedAccess>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::ListedAccess.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A company, where it is stored, and the caller's role in it.
    class ListedCompany < Record
      MEMBERS = {
        id: "id", name: "name", logo: "logo", tier: "tier", archived: "archived", kind: "kind", store: "store",
        role: "role", sign_in: "signIn"
      }.freeze
      REQUIRED = [:id, :name, :logo, :tier, :archived, :kind, :store, :role, :sign_in].freeze
      CHOICES = {
        tier: %w[free business enterprise], kind: %w[business personal], store: %w[private shared],
        role: %w[owner participant], sign_in: %w[unneeded needed done create]
      }.freeze

      # @return [String] The company's id.
      attr_reader :id

      # @return [String] The name that the company is called by.
      attr_reader :name

      # @return [String, nil] The place of the company's logo.
      attr_reader :logo

      # @return ["free", "business", "enterprise"] The tier that the company pays for.
      attr_reader :tier

      # @return [Boolean] true if the company is archived: it can be read, but not written.
      attr_reader :archived

      # @return ["business", "personal"] The kind of company: business or personal.
      attr_reader :kind

      # @return ["private", "shared"] The store that holds the company.
      attr_reader :store

      # @return ["owner", "participant", nil] The caller's role in the company; null as long as a sign-in is needed.
      attr_reader :role

      # @return ["unneeded", "needed", "done", "create"] The state of signing in. unneeded: the company has no
      #   credentials, and the account acts in it. needed: the company has credentials, and no user is signed in. done:
      #   a user is signed in. create: the owner requires credentials from everybody, and the account has none yet
      #   (access.credentials.create).
      attr_reader :sign_in

      def initialize(id:, name:, logo:, tier:, archived:, kind:, store:, role:, sign_in:)
        @id = id
        @name = name
        @logo = logo
        @tier = tier
        @archived = archived
        @kind = kind
        @store = store
        @role = role
        @sign_in = sign_in
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @logo = json.fetch("logo")
        @tier = json.fetch("tier")
        @archived = json.fetch("archived")
        @kind = json.fetch("kind")
        @store = json.fetch("store")
        @role = json.fetch("role")
        @sign_in = json.fetch("signIn")
        freeze
      end
    end

    # One page of a list.
    class ListedCompanyPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::ListedCompany>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::ListedCompany.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A conversation of the core.
    class ListedConversation < Record
      MEMBERS = {
        number: "number", own: "own", client: "client", command: "command", process: "process", uptime: "uptime",
        capabilities: "capabilities", read_only: "readOnly"
      }.freeze
      REQUIRED = [:number, :own, :client, :command, :process, :uptime, :capabilities, :read_only].freeze

      # @return [Integer] The number of the conversation, unique in the core.
      attr_reader :number

      # @return [Boolean] true for the conversation that sent this request.
      attr_reader :own

      # @return [Records::Client, nil] The client that sent system.hello; null if none did.
      attr_reader :client

      # @return [String, nil] The program's command, such as serve or mcp; null if the core is not shared.
      attr_reader :command

      # @return [Integer, nil] The program's process id; null if the core is not shared.
      attr_reader :process

      # @return [Integer] The milliseconds since the conversation began.
      attr_reader :uptime

      # @return [Array<String>] The capabilities that it provides as the host (host.provide).
      attr_reader :capabilities

      # @return [Boolean] true if the conversation may only read.
      attr_reader :read_only

      def initialize(number:, own:, client:, command:, process:, uptime:, capabilities:, read_only:)
        @number = number
        @own = own
        @client = client
        @command = command
        @process = process
        @uptime = uptime
        @capabilities = capabilities
        @read_only = read_only
        freeze
      end

      # @api private
      def fill(json)
        @number = json.fetch("number")
        @own = json.fetch("own")
        @client = json.fetch("client")&.then { |present| Records::Client.read(present) }
        @command = json.fetch("command")
        @process = json.fetch("process")
        @uptime = json.fetch("uptime")
        @capabilities = json.fetch("capabilities")
        @read_only = json.fetch("readOnly")
        freeze
      end
    end

    # The counted quantity of an item in a location, with the names of both.
    class ListedCountLine < Record
      MEMBERS = {
        id: "id", company: "company", count: "count", item: "item", location: "location", lot: "lot",
        quantity: "quantity", expected: "expected", actor: "actor", at: "at", sku: "sku", name: "name", unit: "unit",
        location_name: "locationName", batch: "batch", serial: "serial"
      }.freeze
      REQUIRED = [
        :id, :company, :count, :item, :location, :lot, :quantity, :expected, :actor, :at, :sku, :name, :unit,
        :location_name, :batch, :serial
      ].freeze

      # @return [String] The line's id.
      attr_reader :id

      # @return [String] The company that it belongs to.
      attr_reader :company

      # @return [String] The stocktake.
      attr_reader :count

      # @return [String] The counted item.
      attr_reader :item

      # @return [String] The location of the counted stock.
      attr_reader :location

      # @return [String, nil] The counted lot; null for an item that is not tracked by lots.
      attr_reader :lot

      # @return [BigDecimal] The counted quantity, in the item's own unit.
      attr_reader :quantity

      # @return [BigDecimal, nil] The ledger's quantity at the time of the count, so that later sales make no
      #   difference; null for a caller who counts blind.
      attr_reader :expected

      # @return [String] The user who counted.
      attr_reader :actor

      # @return [Time] The instant at which the stock was counted.
      attr_reader :at

      # @return [String, nil] The item's stock keeping unit; null for a deleted item.
      attr_reader :sku

      # @return [String, nil] The item's name.
      attr_reader :name

      # @return [String, nil] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The location's name; null for a deleted location.
      attr_reader :location_name

      # @return [String, nil] The lot's batch.
      attr_reader :batch

      # @return [String, nil] The lot's serial number.
      attr_reader :serial

      def initialize(
        id:, company:, count:, item:, location:, lot:, quantity:, expected:, actor:, at:, sku:, name:, unit:,
        location_name:, batch:, serial:
      )
        @id = id
        @company = company
        @count = count
        @item = item
        @location = location
        @lot = lot
        @quantity = quantity
        @expected = expected
        @actor = actor
        @at = at
        @sku = sku
        @name = name
        @unit = unit
        @location_name = location_name
        @batch = batch
        @serial = serial
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @count = json.fetch("count")
        @item = json.fetch("item")
        @location = json.fetch("location")
        @lot = json.fetch("lot")
        @quantity = Values.decimal(json.fetch("quantity"))
        @expected = json.fetch("expected")&.then { |present| Values.decimal(present) }
        @actor = json.fetch("actor")
        @at = Values.instant(json.fetch("at"))
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @location_name = json.fetch("locationName")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        freeze
      end
    end

    # One page of a list.
    class ListedCountLinePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::ListedCountLine>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::ListedCountLine.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A lot and the quantity of it on hand.
    class ListedLot < Record
      MEMBERS = {
        id: "id", company: "company", item: "item", batch: "batch", serial: "serial", expiry: "expiry",
        manufactured_at: "manufacturedAt", supplier_lot: "supplierLot", status: "status", note: "note",
        archived: "archived", joined: "joined", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", sku: "sku", name: "name", unit: "unit", on_hand: "onHand"
      }.freeze
      REQUIRED = [
        :id, :company, :item, :batch, :serial, :expiry, :manufactured_at, :supplier_lot, :status, :note, :archived,
        :joined, :version, :created_at, :updated_at, :sku, :name, :unit, :on_hand
      ].freeze
      CHOICES = {status: %w[ok attention damaged destroyed rejected lost quarantined returned]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The lot's item. It cannot be changed.
      attr_reader :item

      # @return [String, nil] The batch, unique among the item's batches. Either batch or serial must be given.
      attr_reader :batch

      # @return [String, nil] The serial number of one piece. An item never has the same serial number twice.
      attr_reader :serial

      # @return [String, nil] The last day on which the lot is good.
      attr_reader :expiry

      # @return [String, nil] The day on which the lot was made.
      attr_reader :manufactured_at

      # @return [String, nil] The supplier's own name of the lot.
      attr_reader :supplier_lot

      # @return ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"] The lot's
      #   status. Lots that are ok or need attention are available. Only managers set destroyed or lost.
      attr_reader :status

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [Boolean] `true` if the lot is no longer in use. It accepts no more stock.
      attr_reader :archived

      # @return [String, nil] The lot with the same batch or serial number into which this one was merged, if two
      #   devices created both; null otherwise.
      attr_reader :joined

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [String] The item's stock keeping unit.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities.
      attr_reader :unit

      # @return [BigDecimal] The quantity of the lot on hand, in all locations.
      attr_reader :on_hand

      def initialize(
        id:, company:, item:, batch:, serial:, expiry:, manufactured_at:, supplier_lot:, status:, note:, archived:,
        joined:, version:, created_at:, updated_at:, unreadable: nil, sku:, name:, unit:, on_hand:
      )
        @id = id
        @company = company
        @item = item
        @batch = batch
        @serial = serial
        @expiry = expiry
        @manufactured_at = manufactured_at
        @supplier_lot = supplier_lot
        @status = status
        @note = note
        @archived = archived
        @joined = joined
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @sku = sku
        @name = name
        @unit = unit
        @on_hand = on_hand
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @item = json.fetch("item")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @expiry = json.fetch("expiry")
        @manufactured_at = json.fetch("manufacturedAt")
        @supplier_lot = json.fetch("supplierLot")
        @status = json.fetch("status")
        @note = json.fetch("note")
        @archived = json.fetch("archived")
        @joined = json.fetch("joined")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @on_hand = Values.decimal(json.fetch("onHand"))
        freeze
      end
    end

    # One page of a list.
    class ListedLotPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::ListedLot>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::ListedLot.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A live query that was closed.
    class LiveClosed < Record
      MEMBERS = {closed: "closed"}.freeze
      REQUIRED = [:closed].freeze

      # @return [Integer] The handle of the query.
      attr_reader :closed

      def initialize(closed:)
        @closed = closed
        freeze
      end

      # @api private
      def fill(json)
        @closed = json.fetch("closed")
        freeze
      end
    end

    # A live query.
    class LiveOpened < Record
      MEMBERS = {live: "live", result: "result"}.freeze
      REQUIRED = [:live, :result].freeze

      # @return [Integer] The handle of the query.
      attr_reader :live

      # @return [Records::Pong, Records::Info, Records::Diagnostics, Records::ConversationList, Records::EventPage,
      #   Records::ConvertedTemperature, Records::TemperatureScalePage, Records::HumanusTable, Records::CurrentWeather,
      #   Records::HourlyWeather, Records::LocationAuthorization, Records::LastLocation, nil, Records::Company,
      #   Records::ListedCompanyPage, Records::TierLimitsPage, Records::ListedCompany, nil, Records::Caller,
      #   Records::AllowedMethods, Records::CheckedMethod, Records::Explanation, Records::ListedAccessPage,
      #   Records::NamedPersonPage, Records::DepartmentPage, Records::PresetPage, Records::CurrentEntitlements,
      #   Records::CheckedFeature, Records::KeptDocumentPage, Records::Products, Records::IntentList,
      #   Records::EntitlementSnapshot, Records::StoreEnvironment, Records::HistoryEntryPage, Records::Item,
      #   Records::ItemPage, Records::FoundItemPage, Records::ItemOverview, Records::KnownItems, Records::LabelPage,
      #   Records::Location, Records::LocationPage, Records::LocationTree, Records::Lot, Records::ListedLotPage,
      #   Records::StockLevelPage, Records::LowStockPage, Records::StockEntryPage, Records::ExpiringLotPage,
      #   Records::StockAlertPage, Records::Count, Records::CountPage, Records::ListedCountLinePage,
      #   Records::UncountedStockPage, Records::Loan, Records::LoanPage, Records::OverdueLoanPage,
      #   Records::ResolvedCode, Records::Label, Records::FoundContact, Records::ContactPage, Records::FoundContactPage,
      #   Records::DuplicateContactsPage, Records::ActivityPage, Records::OrderView, Records::OrderPage,
      #   Records::OrderDocument, Records::DispatchView, Records::DispatchPage, Records::PickedPlacePage,
      #   Records::PurchaseView, Records::PurchasePage, Records::DaySummary, Records::Asset, Records::AssetPage,
      #   Records::AssetBytes, Records::AssetPath, Records::View, Records::ViewPage, Records::Page,
      #   Records::SettingValues, Records::DescribedSettings, Records::Bean, Records::Equipment, Records::Brew,
      #   Records::Tasting, Records::Recipe, Records::BeanPage, Records::EquipmentPage, Records::BrewPage,
      #   Records::BrewSectionPage, Records::Brew, nil, Records::TastingPage, Records::FlavorWheel,
      #   Records::CompletedTerms, Records::RecipePage, Records::ScaledRecipe, Records::JournalOverview,
      #   Records::FigurePoints, Records::Insights, Records::Recommendation, Records::AuthState, Records::AuthGate,
      #   Records::User, Records::TelemetryNames, Records::ConversationPage, Records::Conversation,
      #   Records::FoundMessagePage, Records::ChatExport, Records::MessagePage, Records::FeedbackPage,
      #   Records::AppDiagnostics, Records::SyncStatus, Records::SyncAccount, Records::SyncEventPage,
      #   Records::SyncConflictPage, Records::SharingState, Records::ParticipantPage, Records::DeparturePage,
      #   Records::ContentTypes, Records::ContentPage, Records::FoundContent, Records::PolicyVerdict, Records::Flags,
      #   Records::ShownFlag, Records::Promotions, Records::Deployment, Records::RecentList, Records::PlaceList,
      #   Records::SuggestedPlaces, Records::ShownPlace, Records::SharedValue, Records::SharedNames, Records::LinkList,
      #   Records::LogLinePage, Hash{String => Object}, nil] The present result of the method.
      attr_reader :result

      def initialize(live:, result:)
        @live = live
        @result = result
        freeze
      end

      # @api private
      def fill(json)
        @live = json.fetch("live")
        @result = json.fetch("result")
        freeze
      end
    end

    # A loan: goods that were lent or borrowed.
    class Loan < Record
      MEMBERS = {
        id: "id", company: "company", item: "item", quantity: "quantity", direction: "direction", contact: "contact",
        user: "user", lent_at: "lentAt", due_at: "dueAt", note: "note", from: "from", parts: "parts",
        returned: "returned", lost: "lost", status: "status", returned_at: "returnedAt", overdue_at: "overdueAt",
        version: "version", created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :item, :quantity, :direction, :contact, :user, :lent_at, :due_at, :note, :from, :parts,
        :returned, :lost, :status, :returned_at, :overdue_at, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {direction: %w[out in], status: %w[out partly returned lost]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The item that was lent or borrowed.
      attr_reader :item

      # @return [BigDecimal] The quantity, in the item's own unit.
      attr_reader :quantity

      # @return ["out", "in"] The direction. out: lent to others. in: borrowed from others; these goods do not count as
      #   stock.
      attr_reader :direction

      # @return [String, nil] The contact who borrowed the goods or owns them; null for a loan with a user.
      attr_reader :contact

      # @return [String, nil] The user of the company who borrowed the goods or owns them; null for a loan with a
      #   contact.
      attr_reader :user

      # @return [Time] The instant at which the goods were lent or borrowed.
      attr_reader :lent_at

      # @return [Time, nil] The instant by which the goods are to be returned.
      attr_reader :due_at

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [String, nil] The location from which the goods were lent, and to which they return.
      attr_reader :from

      # @return [Array<Records::LoanPart>] The quantity of each lot. For an item that is not tracked by lots, one part
      #   without a lot.
      attr_reader :parts

      # @return [BigDecimal] The quantity that was returned.
      attr_reader :returned

      # @return [BigDecimal] The quantity that was reported as lost.
      attr_reader :lost

      # @return ["out", "partly", "returned", "lost"] The loan's status.
      attr_reader :status

      # @return [Time, nil] The instant at which the last of the goods was returned or lost; null while some are out.
      attr_reader :returned_at

      # @return [Time, nil] The instant at which the core noticed that the loan is overdue; null before that. It notices
      #   this at once while a front end has subscriptions, else in an idle moment or on a late return.
      attr_reader :overdue_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, item:, quantity:, direction:, contact:, user:, lent_at:, due_at:, note:, from:, parts:,
        returned:, lost:, status:, returned_at:, overdue_at:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @item = item
        @quantity = quantity
        @direction = direction
        @contact = contact
        @user = user
        @lent_at = lent_at
        @due_at = due_at
        @note = note
        @from = from
        @parts = parts
        @returned = returned
        @lost = lost
        @status = status
        @returned_at = returned_at
        @overdue_at = overdue_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @item = json.fetch("item")
        @quantity = Values.decimal(json.fetch("quantity"))
        @direction = json.fetch("direction")
        @contact = json.fetch("contact")
        @user = json.fetch("user")
        @lent_at = Values.instant(json.fetch("lentAt"))
        @due_at = json.fetch("dueAt")&.then { |present| Values.instant(present) }
        @note = json.fetch("note")
        @from = json.fetch("from")
        @parts = json.fetch("parts").map { |one| Records::LoanPart.read(one) }.freeze
        @returned = Values.decimal(json.fetch("returned"))
        @lost = Values.decimal(json.fetch("lost"))
        @status = json.fetch("status")
        @returned_at = json.fetch("returnedAt")&.then { |present| Values.instant(present) }
        @overdue_at = json.fetch("overdueAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class LoanConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Loan] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Loan.read(json.fetch("current"))
        freeze
      end
    end

    # One page of a list.
    class LoanPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Loan>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Loan.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The part of a loan that belongs to one lot.
    class LoanPart < Record
      MEMBERS = {lot: "lot", quantity: "quantity", closed: "closed"}.freeze
      REQUIRED = [:lot, :quantity, :closed].freeze

      # @return [String, nil] The lot.
      attr_reader :lot

      # @return [BigDecimal] The quantity that was lent.
      attr_reader :quantity

      # @return [BigDecimal] The quantity of it that was returned or lost.
      attr_reader :closed

      def initialize(lot:, quantity:, closed:)
        @lot = lot
        @quantity = quantity
        @closed = closed
        freeze
      end

      # @api private
      def fill(json)
        @lot = json.fetch("lot")
        @quantity = Values.decimal(json.fetch("quantity"))
        @closed = Values.decimal(json.fetch("closed"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class LoanTermsChanges < InputRecord
      MEMBERS = {due_at: "dueAt", note: "note"}.freeze
      REQUIRED = [].freeze

      # @return [Time, nil, UNSET] The instant by which the goods are to be returned.
      attr_reader :due_at

      # @return [String, nil, UNSET] A free note.
      attr_reader :note

      def initialize(due_at: UNSET, note: UNSET)
        @due_at = due_at
        @note = note
        freeze
      end
    end

    # A place where a company keeps its stock.
    class Location < Record
      MEMBERS = {
        id: "id", company: "company", name: "name", code: "code", parent: "parent", structural: "structural",
        kind: "kind", barcode: "barcode", address: "address", note: "note", archived: "archived", joined: "joined",
        version: "version", created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :name, :code, :parent, :structural, :kind, :barcode, :address, :note, :archived, :joined,
        :version, :created_at, :updated_at
      ].freeze
      CHOICES = {kind: %w[stock transit loan scrap]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The location's name.
      attr_reader :name

      # @return [String, nil] The code on the location's label, unique in the company. Codes that differ only in the
      #   case of the letters A to Z are the same.
      attr_reader :code

      # @return [String, nil] The location that this one is part of.
      attr_reader :parent

      # @return [Boolean] `true` if the location only holds other locations, and no stock.
      attr_reader :structural

      # @return ["stock", "transit", "loan", "scrap"] The use of the location. Only stock in locations of the kind stock
      #   is available.
      attr_reader :kind

      # @return [String, nil] The barcode on the location.
      attr_reader :barcode

      # @return [Records::Address, nil] The address of the location.
      attr_reader :address

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [Boolean] `true` if the location is no longer in use. It accepts no more stock.
      attr_reader :archived

      # @return [String, nil] The location with the same code into which this one was merged, if two devices created
      #   both; null otherwise.
      attr_reader :joined

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, name:, code:, parent:, structural:, kind:, barcode:, address:, note:, archived:, joined:,
        version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @name = name
        @code = code
        @parent = parent
        @structural = structural
        @kind = kind
        @barcode = barcode
        @address = address
        @note = note
        @archived = archived
        @joined = joined
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @name = json.fetch("name")
        @code = json.fetch("code")
        @parent = json.fetch("parent")
        @structural = json.fetch("structural")
        @kind = json.fetch("kind")
        @barcode = json.fetch("barcode")
        @address = json.fetch("address")&.then { |present| Records::Address.read(present) }
        @note = json.fetch("note")
        @archived = json.fetch("archived")
        @joined = json.fetch("joined")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The host's answer to host.location.request.
    class LocationAnswer < InputRecord
      MEMBERS = {
        latitude: "latitude", longitude: "longitude", accuracy: "accuracy", at: "at", authorization: "authorization"
      }.freeze
      REQUIRED = [].freeze

      # @return [Numeric, nil, UNSET] Needed, unless authorization is denied or restricted.
      attr_reader :latitude

      # @return [Numeric, nil, UNSET] Needed, unless authorization is denied or restricted.
      attr_reader :longitude

      # @return [Numeric, nil, UNSET] How many metres the device may be from there.
      attr_reader :accuracy

      # @return [Time, nil, UNSET] When the device was there; now without it.
      attr_reader :at

      # @return ["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways", nil, UNSET] Whether
      #   the app may know where the device is.
      attr_reader :authorization

      def initialize(latitude: UNSET, longitude: UNSET, accuracy: UNSET, at: UNSET, authorization: UNSET)
        @latitude = latitude
        @longitude = longitude
        @accuracy = accuracy
        @at = at
        @authorization = authorization
        freeze
      end
    end

    # The app's permission to know the device's location.
    class LocationAuthorization < Record
      MEMBERS = {state: "state", changed_at: "changedAt"}.freeze
      REQUIRED = [:state, :changed_at].freeze
      CHOICES = {state: %w[notDetermined restricted denied authorizedWhenInUse authorizedAlways]}.freeze

      # @return ["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"] The decision of the
      #   user, or of the device's administrator.
      attr_reader :state

      # @return [Time, nil] The time when the host reported the decision; null before that.
      attr_reader :changed_at

      def initialize(state:, changed_at:)
        @state = state
        @changed_at = changed_at
        freeze
      end

      # @api private
      def fill(json)
        @state = json.fetch("state")
        @changed_at = json.fetch("changedAt")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class LocationConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Location] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Location.read(json.fetch("current"))
        freeze
      end
    end

    # The app is not allowed to know the device's location; data.state is denied or restricted.
    class LocationDeniedData < Record
      MEMBERS = {kind: "kind", state: "state"}.freeze
      REQUIRED = [:kind, :state].freeze
      CHOICES = {
        kind: %w[locationDenied], state: %w[notDetermined restricted denied authorizedWhenInUse authorizedAlways]
      }.freeze

      # @return ["locationDenied"] The machine name of the error.
      attr_reader :kind

      # @return ["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"] What has been
      #   decided: denied or restricted.
      attr_reader :state

      def initialize(kind:, state:)
        @kind = kind
        @state = state
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @state = json.fetch("state")
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class LocationDetailsChanges < InputRecord
      MEMBERS = {
        name: "name", code: "code", parent: "parent", structural: "structural", kind: "kind", barcode: "barcode",
        address: "address", note: "note", archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The location's name.
      attr_reader :name

      # @return [String, nil, UNSET] The code on the location's label, unique in the company. Codes that differ only in
      #   the case of the letters A to Z are the same.
      attr_reader :code

      # @return [String, nil, UNSET] The location that this one is part of.
      attr_reader :parent

      # @return [Boolean, nil, UNSET] `true` if the location only holds other locations, and no stock.
      attr_reader :structural

      # @return ["stock", "transit", "loan", "scrap", nil, UNSET] The use of the location. Only stock in locations of
      #   the kind stock is available.
      attr_reader :kind

      # @return [String, nil, UNSET] The barcode on the location.
      attr_reader :barcode

      # @return [Records::AddressChanges, nil, UNSET] The address of the location.
      attr_reader :address

      # @return [String, nil, UNSET] A free note.
      attr_reader :note

      # @return [Boolean, nil, UNSET] `true` if the location is no longer in use. It accepts no more stock.
      attr_reader :archived

      def initialize(
        name: UNSET, code: UNSET, parent: UNSET, structural: UNSET, kind: UNSET, barcode: UNSET, address: UNSET,
        note: UNSET, archived: UNSET
      )
        @name = name
        @code = code
        @parent = parent
        @structural = structural
        @kind = kind
        @barcode = barcode
        @address = address
        @note = note
        @archived = archived
        freeze
      end
    end

    # A location as a part of a tree.
    class LocationNode < Record
      MEMBERS = {
        id: "id", parent: "parent", depth: "depth", name: "name", code: "code", kind: "kind",
        structural: "structural", archived: "archived", children: "children", is_empty: "isEmpty"
      }.freeze
      REQUIRED = [:id, :parent, :depth, :name, :code, :kind, :structural, :archived, :children, :is_empty].freeze
      CHOICES = {kind: %w[stock transit loan scrap]}.freeze

      # @return [String] The location.
      attr_reader :id

      # @return [String, nil] The location that it is part of.
      attr_reader :parent

      # @return [Integer] The number of levels below the root.
      attr_reader :depth

      # @return [String] The location's name.
      attr_reader :name

      # @return [String, nil] The code on the location's label.
      attr_reader :code

      # @return ["stock", "transit", "loan", "scrap"] The use of the location.
      attr_reader :kind

      # @return [Boolean] `true` if the location only holds other locations.
      attr_reader :structural

      # @return [Boolean] `true` if the location is no longer in use.
      attr_reader :archived

      # @return [Integer] The number of locations that are direct parts of this one.
      attr_reader :children

      # @return [Boolean] `true` if the location itself holds no stock. Its parts are not considered.
      attr_reader :is_empty

      def initialize(id:, parent:, depth:, name:, code:, kind:, structural:, archived:, children:, is_empty:)
        @id = id
        @parent = parent
        @depth = depth
        @name = name
        @code = code
        @kind = kind
        @structural = structural
        @archived = archived
        @children = children
        @is_empty = is_empty
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @parent = json.fetch("parent")
        @depth = json.fetch("depth")
        @name = json.fetch("name")
        @code = json.fetch("code")
        @kind = json.fetch("kind")
        @structural = json.fetch("structural")
        @archived = json.fetch("archived")
        @children = json.fetch("children")
        @is_empty = json.fetch("isEmpty")
        freeze
      end
    end

    # One page of a list.
    class LocationPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Location>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Location.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A tree of locations.
    class LocationTree < Record
      MEMBERS = {nodes: "nodes", is_whole: "isWhole"}.freeze
      REQUIRED = [:nodes, :is_whole].freeze

      # @return [Array<Records::LocationNode>] The locations, each before its parts, sorted by name. At most 2,000.
      attr_reader :nodes

      # @return [Boolean] `true` if the tree has no further locations.
      attr_reader :is_whole

      def initialize(nodes:, is_whole:)
        @nodes = nodes
        @is_whole = is_whole
        freeze
      end

      # @api private
      def fill(json)
        @nodes = json.fetch("nodes").map { |one| Records::LocationNode.read(one) }.freeze
        @is_whole = json.fetch("isWhole")
        freeze
      end
    end

    # A line of the log.
    class LogEntry < Record
      MEMBERS = {at: "at", level: "level", message: "message"}.freeze
      REQUIRED = [:at, :level, :message].freeze
      CHOICES = {level: %w[off error warning info debug]}.freeze

      # @return [Time] The time when the line was written, by the system's clock.
      attr_reader :at

      # @return ["off", "error", "warning", "info", "debug"] The severity of the line.
      attr_reader :level

      # @return [String] The text of the line, without control characters and line ends.
      attr_reader :message

      def initialize(at:, level:, message:)
        @at = at
        @level = level
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @level = json.fetch("level")
        @message = json.fetch("message")
        freeze
      end
    end

    # What an export of the log has written.
    class LogExportReport < Record
      MEMBERS = {lines: "lines", bytes: "bytes", text: "text"}.freeze
      REQUIRED = [:lines, :bytes, :text].freeze

      # @return [Integer] How many lines of the log.
      attr_reader :lines

      # @return [Integer] How many bytes all of it has.
      attr_reader :bytes

      # @return [String, nil] All of it, where it was asked for as a text; null otherwise.
      attr_reader :text

      def initialize(lines:, bytes:, text:)
        @lines = lines
        @bytes = bytes
        @text = text
        freeze
      end

      # @api private
      def fill(json)
        @lines = json.fetch("lines")
        @bytes = json.fetch("bytes")
        @text = json.fetch("text")
        freeze
      end
    end

    # A line of the log.
    class LogLine < Record
      MEMBERS = {
        at: "at", level: "level", category: "category", conversation: "conversation", message: "message",
        fields: "fields"
      }.freeze
      REQUIRED = [:at, :level, :category, :conversation, :message, :fields].freeze
      CHOICES = {level: %w[error warning info debug]}.freeze

      # @return [Time] When it was written.
      attr_reader :at

      # @return ["error", "warning", "info", "debug"] How grave it is.
      attr_reader :level

      # @return [String] What it is about; core for what the core says about itself, cloudKit for what sync does.
      attr_reader :category

      # @return [String, nil] The conversation that wrote it: its number (system.conversations), a dot and a mark of
      #   this run of the core; null for a line of the core's own.
      attr_reader :conversation

      # @return [String] What it says, in one line: control characters are escaped as in JSON, and secrets replaced.
      attr_reader :message

      # @return [Object, nil] Its fields, an object, in which secrets are replaced; null for none.
      attr_reader :fields

      def initialize(at:, level:, category:, conversation:, message:, fields:)
        @at = at
        @level = level
        @category = category
        @conversation = conversation
        @message = message
        @fields = fields
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @level = json.fetch("level")
        @category = json.fetch("category")
        @conversation = json.fetch("conversation")
        @message = json.fetch("message")
        @fields = json.fetch("fields")
        freeze
      end
    end

    # One page of a list.
    class LogLinePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::LogLine>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::LogLine.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The host's answer to host.log.write.
    class LogWritten < InputRecord
      MEMBERS = {}.freeze
      REQUIRED = [].freeze
    end

    # A lot: a batch of an item, or one piece with a serial number.
    class Lot < Record
      MEMBERS = {
        id: "id", company: "company", item: "item", batch: "batch", serial: "serial", expiry: "expiry",
        manufactured_at: "manufacturedAt", supplier_lot: "supplierLot", status: "status", note: "note",
        archived: "archived", joined: "joined", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :item, :batch, :serial, :expiry, :manufactured_at, :supplier_lot, :status, :note, :archived,
        :joined, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {status: %w[ok attention damaged destroyed rejected lost quarantined returned]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The lot's item. It cannot be changed.
      attr_reader :item

      # @return [String, nil] The batch, unique among the item's batches. Either batch or serial must be given.
      attr_reader :batch

      # @return [String, nil] The serial number of one piece. An item never has the same serial number twice.
      attr_reader :serial

      # @return [String, nil] The last day on which the lot is good.
      attr_reader :expiry

      # @return [String, nil] The day on which the lot was made.
      attr_reader :manufactured_at

      # @return [String, nil] The supplier's own name of the lot.
      attr_reader :supplier_lot

      # @return ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"] The lot's
      #   status. Lots that are ok or need attention are available. Only managers set destroyed or lost.
      attr_reader :status

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [Boolean] `true` if the lot is no longer in use. It accepts no more stock.
      attr_reader :archived

      # @return [String, nil] The lot with the same batch or serial number into which this one was merged, if two
      #   devices created both; null otherwise.
      attr_reader :joined

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, item:, batch:, serial:, expiry:, manufactured_at:, supplier_lot:, status:, note:, archived:,
        joined:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @item = item
        @batch = batch
        @serial = serial
        @expiry = expiry
        @manufactured_at = manufactured_at
        @supplier_lot = supplier_lot
        @status = status
        @note = note
        @archived = archived
        @joined = joined
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @item = json.fetch("item")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @expiry = json.fetch("expiry")
        @manufactured_at = json.fetch("manufacturedAt")
        @supplier_lot = json.fetch("supplierLot")
        @status = json.fetch("status")
        @note = json.fetch("note")
        @archived = json.fetch("archived")
        @joined = json.fetch("joined")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class LotConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Lot] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Lot.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class LotDetailsChanges < InputRecord
      MEMBERS = {
        item: "item", batch: "batch", serial: "serial", expiry: "expiry", manufactured_at: "manufacturedAt",
        supplier_lot: "supplierLot", status: "status", note: "note", archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The lot's item. It cannot be changed.
      attr_reader :item

      # @return [String, nil, UNSET] The batch, unique among the item's batches. Either batch or serial must be given.
      attr_reader :batch

      # @return [String, nil, UNSET] The serial number of one piece. An item never has the same serial number twice.
      attr_reader :serial

      # @return [String, Date, nil, UNSET] The last day on which the lot is good.
      attr_reader :expiry

      # @return [String, Date, nil, UNSET] The day on which the lot was made.
      attr_reader :manufactured_at

      # @return [String, nil, UNSET] The supplier's own name of the lot.
      attr_reader :supplier_lot

      # @return ["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned", nil, UNSET]
      #   The lot's status. Lots that are ok or need attention are available. Only managers set destroyed or lost.
      attr_reader :status

      # @return [String, nil, UNSET] A free note.
      attr_reader :note

      # @return [Boolean, nil, UNSET] `true` if the lot is no longer in use. It accepts no more stock.
      attr_reader :archived

      def initialize(
        item: UNSET, batch: UNSET, serial: UNSET, expiry: UNSET, manufactured_at: UNSET, supplier_lot: UNSET,
        status: UNSET, note: UNSET, archived: UNSET
      )
        @item = item
        @batch = batch
        @serial = serial
        @expiry = expiry
        @manufactured_at = manufactured_at
        @supplier_lot = supplier_lot
        @status = status
        @note = note
        @archived = archived
        freeze
      end
    end

    # An item whose projected stock is too low.
    class LowStock < Record
      MEMBERS = {
        item: "item", sku: "sku", name: "name", unit: "unit", on_hand: "onHand", available: "available",
        demand: "demand", on_order: "onOrder", projected: "projected", min_stock: "minStock", lacking: "lacking",
        reorder_quantity: "reorderQuantity"
      }.freeze
      REQUIRED = [
        :item, :sku, :name, :unit, :on_hand, :available, :demand, :on_order, :projected, :min_stock, :lacking,
        :reorder_quantity
      ].freeze

      # @return [String] The item.
      attr_reader :item

      # @return [String] The item's stock keeping unit.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities.
      attr_reader :unit

      # @return [BigDecimal] The quantity on hand.
      attr_reader :on_hand

      # @return [BigDecimal] The quantity that can be sold or used.
      attr_reader :available

      # @return [BigDecimal] The quantity that open orders need, even if it is not in stock.
      attr_reader :demand

      # @return [BigDecimal] The quantity that is ordered and has not arrived.
      attr_reader :on_order

      # @return [BigDecimal] The projected stock: usable stock on hand, less all demand, plus the quantity on order.
      attr_reader :projected

      # @return [BigDecimal, nil] The item's minimum stock; null if the item has none, which counts as 0.
      attr_reader :min_stock

      # @return [BigDecimal] The lacking quantity: minStock less the projected stock.
      attr_reader :lacking

      # @return [BigDecimal, nil] The least quantity to order; null if the item has none.
      attr_reader :reorder_quantity

      def initialize(
        item:, sku:, name:, unit:, on_hand:, available:, demand:, on_order:, projected:, min_stock:, lacking:,
        reorder_quantity:
      )
        @item = item
        @sku = sku
        @name = name
        @unit = unit
        @on_hand = on_hand
        @available = available
        @demand = demand
        @on_order = on_order
        @projected = projected
        @min_stock = min_stock
        @lacking = lacking
        @reorder_quantity = reorder_quantity
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @on_hand = Values.decimal(json.fetch("onHand"))
        @available = Values.decimal(json.fetch("available"))
        @demand = Values.decimal(json.fetch("demand"))
        @on_order = Values.decimal(json.fetch("onOrder"))
        @projected = Values.decimal(json.fetch("projected"))
        @min_stock = json.fetch("minStock")&.then { |present| Values.decimal(present) }
        @lacking = Values.decimal(json.fetch("lacking"))
        @reorder_quantity = json.fetch("reorderQuantity")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # One page of a list.
    class LowStockPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::LowStock>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::LowStock.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The manager rights, one of which is enough.
    class ManagerBits < Record
      MEMBERS = {rule: "rule", department: "department", mask: "mask"}.freeze
      REQUIRED = [:rule, :mask].freeze
      CHOICES = {rule: %w[anyone account member department manager owner founder]}.freeze

      # @return ["anyone", "account", "member", "department", "manager", "owner", "founder"] The kind of the required
      #   right: manager.
      attr_reader :rule

      # @return [String, nil] The department for which the right is required. Left out if one of several departments is
      #   enough.
      attr_reader :department

      # @return [Integer] The bits, one of which is enough.
      attr_reader :mask

      def initialize(rule:, department: nil, mask:)
        @rule = rule
        @department = department
        @mask = mask
        freeze
      end

      # @api private
      def fill(json)
        @rule = json.fetch("rule")
        @department = json["department"]
        @mask = json.fetch("mask")
        freeze
      end
    end

    # A temperature in the host's unit.
    class MeasuredTemperature < InputRecord
      MEMBERS = {value: "value", unit: "unit"}.freeze
      REQUIRED = [:value, :unit].freeze

      # @return [Numeric] A number, rounded to five decimals; not below absolute zero.
      attr_reader :value

      # @return ["celsius", "fahrenheit", "kelvin"] The unit of the value.
      attr_reader :unit

      def initialize(value:, unit:)
        @value = value
        @unit = unit
        freeze
      end
    end

    # A message of a conversation.
    class Message < Record
      MEMBERS = {
        id: "id", conversation: "conversation", role: "role", content: "content", reply_to: "replyTo",
        status: "status", error: "error", model: "model", at: "at", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :conversation, :role, :content, :reply_to, :status, :error, :model, :at, :version, :created_at,
        :updated_at
      ].freeze
      CHOICES = {role: %w[user assistant system], status: %w[complete streaming failed cancelled]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The conversation of the message.
      attr_reader :conversation

      # @return ["user", "assistant", "system"] The author of the message.
      attr_reader :role

      # @return [String] The text. For an answer that is not complete, the part that has arrived.
      attr_reader :content

      # @return [String, nil] The message that this one answers; null if there is none.
      attr_reader :reply_to

      # @return ["complete", "streaming", "failed", "cancelled"] complete. streaming: the answer is arriving. failed: it
      #   broke off, and error has the reason. cancelled: it was cancelled.
      attr_reader :status

      # @return [Records::MessageError, nil] The reason for a failure; null for other messages.
      attr_reader :error

      # @return [String, nil] The name of the model at the backend; null for the backend's own choice.
      attr_reader :model

      # @return [Time] The time when the message was written, or the answer was requested.
      attr_reader :at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, conversation:, role:, content:, reply_to:, status:, error:, model:, at:, version:, created_at:,
        updated_at:, unreadable: nil
      )
        @id = id
        @conversation = conversation
        @role = role
        @content = content
        @reply_to = reply_to
        @status = status
        @error = error
        @model = model
        @at = at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @conversation = json.fetch("conversation")
        @role = json.fetch("role")
        @content = json.fetch("content")
        @reply_to = json.fetch("replyTo")
        @status = json.fetch("status")
        @error = json.fetch("error")&.then { |present| Records::MessageError.read(present) }
        @model = json.fetch("model")
        @at = Values.instant(json.fetch("at"))
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class MessageConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Message] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Message.read(json.fetch("current"))
        freeze
      end
    end

    # The reason why a message failed.
    class MessageError < Record
      MEMBERS = {kind: "kind", message: "message", retry_after: "retryAfter"}.freeze
      REQUIRED = [:kind, :message, :retry_after].freeze

      # @return [String] The machine name of the error, such as hostUnavailable, unauthorized or backendFailed.
      #   interrupted: the core ended before the answer was complete.
      attr_reader :kind

      # @return [String] A sentence for people.
      attr_reader :message

      # @return [Integer, nil] The milliseconds to wait before the next request to the backend; null if it does not say.
      attr_reader :retry_after

      def initialize(kind:, message:, retry_after:)
        @kind = kind
        @message = message
        @retry_after = retry_after
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        @retry_after = json.fetch("retryAfter")
        freeze
      end
    end

    # One page of a list.
    class MessagePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Message>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Message.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # There is no such method.
    class MethodNotFoundData < Record
      MEMBERS = {kind: "kind", suggestion: "suggestion"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[methodNotFound]}.freeze

      # @return ["methodNotFound"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] The name that was probably meant; left out if no name is similar.
      attr_reader :suggestion

      def initialize(kind:, suggestion: nil)
        @kind = kind
        @suggestion = suggestion
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @suggestion = json["suggestion"]
        freeze
      end
    end

    # A file of an asset that could not be read during the backup.
    class MissingAsset < Record
      MEMBERS = {name: "name", reason: "reason"}.freeze
      REQUIRED = [:name, :reason].freeze

      # @return [String] The SHA-256 of the asset's content, the name of an unfinished upload, or assets if the folder
      #   itself could not be read.
      attr_reader :name

      # @return [String] The reason why the file could not be read, such as Input/output error.
      attr_reader :reason

      def initialize(name:, reason:)
        @name = name
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
    class MissingCredentialData < Record
      MEMBERS = {kind: "kind", members: "members"}.freeze
      REQUIRED = [:kind, :members].freeze
      CHOICES = {kind: %w[missingCredential]}.freeze

      # @return ["missingCredential"] The machine name of the error.
      attr_reader :kind

      # @return [Array<String>] The missing members: identityToken, authorizationCode.
      attr_reader :members

      def initialize(kind:, members:)
        @kind = kind
        @members = members
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @members = json.fetch("members")
        freeze
      end
    end

    # The results of a batch.
    class ModifiedRecords < InputRecord
      MEMBERS = {results: "results", token: "token"}.freeze
      REQUIRED = [].freeze

      # @return [Array<Records::CloudResult>, nil, UNSET] One result for each record, saves first.
      attr_reader :results

      # @return [String, nil, UNSET] The token of the zone after the batch, if all records are of one zone. Later
      #   requests name it, so that a container restored to an earlier state is recognized.
      attr_reader :token

      def initialize(results: UNSET, token: UNSET)
        @results = results
        @token = token
        freeze
      end
    end

    # The results for zones.
    class ModifiedZones < InputRecord
      MEMBERS = {results: "results"}.freeze
      REQUIRED = [].freeze

      # @return [Array<Records::ZoneResult>, nil, UNSET] One result for each zone, saves first.
      attr_reader :results

      def initialize(results: UNSET)
        @results = results
        freeze
      end
    end

    # An amount of money: an integer of the currency's minor units (cents), never a fraction.
    class Money < Record
      MEMBERS = {amount: "amount", currency: "currency"}.freeze
      REQUIRED = [:amount, :currency].freeze

      # @return [Integer] In minor units: 1250 is 12.50 EUR.
      attr_reader :amount

      # @return [String] ISO 4217, three capitals.
      attr_reader :currency

      def initialize(amount:, currency:)
        @amount = amount
        @currency = currency
        freeze
      end

      # @api private
      def fill(json)
        @amount = json.fetch("amount")
        @currency = json.fetch("currency")
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class MoneyChanges < InputRecord
      MEMBERS = {amount: "amount", currency: "currency"}.freeze
      REQUIRED = [].freeze

      # @return [Integer, UNSET] In minor units: 1250 is 12.50 EUR.
      attr_reader :amount

      # @return [String, UNSET] ISO 4217, three capitals.
      attr_reader :currency

      def initialize(amount: UNSET, currency: UNSET)
        @amount = amount
        @currency = currency
        freeze
      end
    end

    # An amount of money: an integer of the currency's minor units (cents), never a fraction.
    class MoneyInput < InputRecord
      MEMBERS = {amount: "amount", currency: "currency"}.freeze
      REQUIRED = [:amount, :currency].freeze

      # @return [Integer] In minor units: 1250 is 12.50 EUR.
      attr_reader :amount

      # @return [String] ISO 4217, three capitals.
      attr_reader :currency

      def initialize(amount:, currency:)
        @amount = amount
        @currency = currency
        freeze
      end
    end

    # A sum of money: an integer of the currency's minor units, exact; it may be beyond what some readers keep of an
    # integer.
    class MoneySum < Record
      MEMBERS = {amount: "amount", currency: "currency"}.freeze
      REQUIRED = [:amount, :currency].freeze

      # @return [Integer] In minor units: 1250 is 12.50 EUR.
      attr_reader :amount

      # @return [String] ISO 4217, three capitals.
      attr_reader :currency

      def initialize(amount:, currency:)
        @amount = amount
        @currency = currency
        freeze
      end

      # @api private
      def fill(json)
        @amount = json.fetch("amount")
        @currency = json.fetch("currency")
        freeze
      end
    end

    # A present or former user of a company.
    class NamedPerson < Record
      MEMBERS = {id: "id", name: "name", username: "username", has_left: "hasLeft"}.freeze
      REQUIRED = [:id, :name].freeze

      # @return [String] The user's id, as in actor and user elsewhere.
      attr_reader :id

      # @return [String, nil] The user's name; null without one.
      attr_reader :name

      # @return [String, nil] The username. Present for users who sign in and have no name, and for users who have left
      #   and used to sign in.
      attr_reader :username

      # @return [Boolean, nil] true if the user has left; otherwise left out.
      attr_reader :has_left

      def initialize(id:, name:, username: nil, has_left: nil)
        @id = id
        @name = name
        @username = username
        @has_left = has_left
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @username = json["username"]
        @has_left = json["hasLeft"]
        freeze
      end
    end

    # One page of a list.
    class NamedPersonPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::NamedPerson>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::NamedPerson.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The credentials of a user.
    class NewCredentials < InputRecord
      MEMBERS = {username: "username", password: "password"}.freeze
      REQUIRED = [:username, :password].freeze

      # @return [String] The user name, unique in the company. Case, width and Unicode normalization are ignored. It
      #   never changes.
      attr_reader :username

      # @return [String] The password, at least 8 characters. Only a scrypt key of it is stored. A repeat with the same
      #   idempotencyKey is not compared by its password.
      attr_reader :password

      def initialize(username:, password:)
        @username = username
        @password = password
        freeze
      end
    end

    # A new line, of an item or with a text alone.
    class NewLine < InputRecord
      MEMBERS = {
        quantity: "quantity", item: "item", sku: "sku", text: "text", unit: "unit", unit_price: "unitPrice",
        discount: "discount", tax_rate: "taxRate", note: "note"
      }.freeze
      REQUIRED = [:quantity].freeze

      # @return [Numeric] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil, UNSET] The item. Either item, sku or text must be given.
      attr_reader :item

      # @return [String, nil, UNSET] The item's SKU, in place of item.
      attr_reader :sku

      # @return [String, nil, UNSET] The line's text. Without it, the item's name.
      attr_reader :text

      # @return [String, nil, UNSET] The unit of the quantity: for an item, its own unit or one of its units. Without
      #   it, the unit in which the item is sold.
      attr_reader :unit

      # @return [Records::MoneyInput, nil, UNSET] The price of one unit, in the order's currency. Without it, the item's
      #   price.
      attr_reader :unit_price

      # @return [Numeric, nil, UNSET] The discount in percent.
      attr_reader :discount

      # @return [Numeric, nil, UNSET] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil, UNSET] The note below the line on documents.
      attr_reader :note

      def initialize(
        quantity:, item: UNSET, sku: UNSET, text: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET,
        tax_rate: UNSET, note: UNSET
      )
        @quantity = quantity
        @item = item
        @sku = sku
        @text = text
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        freeze
      end
    end

    # A new line of a purchase, of an item or with a text alone.
    class NewPurchaseLine < InputRecord
      MEMBERS = {
        quantity: "quantity", item: "item", sku: "sku", text: "text", unit: "unit", unit_price: "unitPrice",
        discount: "discount", tax_rate: "taxRate", note: "note"
      }.freeze
      REQUIRED = [:quantity].freeze

      # @return [Numeric] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil, UNSET] The item. Either item, sku or text must be given.
      attr_reader :item

      # @return [String, nil, UNSET] The item's SKU, in place of item.
      attr_reader :sku

      # @return [String, nil, UNSET] The line's text. Without it, the item's name.
      attr_reader :text

      # @return [String, nil, UNSET] The unit of the quantity: for an item, its own unit or one of its units. Without
      #   it, the unit in which the item is bought.
      attr_reader :unit

      # @return [Records::MoneyInput, nil, UNSET] The price of one unit, in the purchase's currency. Without it, the
      #   item's cost, if it is known in this currency and the caller manages the inventory. For managers of orders or
      #   the inventory only.
      attr_reader :unit_price

      # @return [Numeric, nil, UNSET] The discount in percent.
      attr_reader :discount

      # @return [Numeric, nil, UNSET] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil, UNSET] The note below the line on documents.
      attr_reader :note

      def initialize(
        quantity:, item: UNSET, sku: UNSET, text: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET,
        tax_rate: UNSET, note: UNSET
      )
        @quantity = quantity
        @item = item
        @sku = sku
        @text = text
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        freeze
      end
    end

    # The request named no company, none is selected, and there is not exactly one.
    class NoCompanyData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[noCompany]}.freeze

      # @return ["noCompany"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # There is no such record.
    class NotFoundData < Record
      MEMBERS = {kind: "kind", pointer: "pointer"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[notFound]}.freeze

      # @return ["notFound"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] A JSON Pointer to the parameter that names the missing record. Left out for the main
      #   record of the method.
      attr_reader :pointer

      def initialize(kind:, pointer: nil)
        @kind = kind
        @pointer = pointer
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @pointer = json["pointer"]
        freeze
      end
    end

    # The account that owns the company stores the credentials, not this one.
    class NotKeptHereData < Record
      MEMBERS = {kind: "kind", needs: "needs"}.freeze
      REQUIRED = [:kind, :needs].freeze
      CHOICES = {kind: %w[forbidden]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return [Records::StoreNeeded] The condition for the request.
      attr_reader :needs

      def initialize(kind:, needs:)
        @kind = kind
        @needs = needs
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @needs = Records::StoreNeeded.read(json.fetch("needs"))
        freeze
      end
    end

    # The app's data is not stored here; data.path is the deployment path with the data.
    class NotOnThisPathData < Record
      MEMBERS = {kind: "kind", path: "path", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :path].freeze
      CHOICES = {kind: %w[notOnThisPath], path: %w[appleNative backend]}.freeze

      # @return ["notOnThisPath"] The machine name of the error.
      attr_reader :kind

      # @return ["appleNative", "backend"] The place of the app's data now. policy.deployment.get returns the reason.
      attr_reader :path

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, path:, record: nil, owner: nil)
        @kind = kind
        @path = path
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @path = json.fetch("path")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # A payment and the resulting payment state of its order.
    class NotedPayment < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", amount: "amount", method: "method", reference: "reference",
        paid_at: "paidAt", reason: "reason", reverses: "reverses", actor: "actor", version: "version",
        created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable", payment_state: "paymentState",
        paid: "paid", due: "due", order_version: "orderVersion"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :amount, :method, :reference, :paid_at, :reason, :reverses, :actor, :version,
        :created_at, :updated_at, :payment_state, :paid, :due, :order_version
      ].freeze
      CHOICES = {payment_state: %w[unpaid partial paid overpaid]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return [Records::Money] The amount; negative for a repayment.
      attr_reader :amount

      # @return [String, nil] The method of payment: cash, card.
      attr_reader :method

      # @return [String, nil] The payment's reference in another system.
      attr_reader :reference

      # @return [Time] The instant of the payment.
      attr_reader :paid_at

      # @return [String, nil] The reason for the reversal.
      attr_reader :reason

      # @return [String, nil] The payment that this one reverses.
      attr_reader :reverses

      # @return [String] The user who recorded the payment.
      attr_reader :actor

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return ["unpaid", "partial", "paid", "overpaid"] The payment state of the order.
      attr_reader :payment_state

      # @return [Records::Money] The total amount paid for the order, less the amount paid back.
      attr_reader :paid

      # @return [Records::Money] The amount owed less the amount paid; negative if a refund is due. For a draft, the
      #   amount that will be owed if it is submitted unchanged.
      attr_reader :due

      # @return [Integer] The present version of the order, for use as expect.
      attr_reader :order_version

      def initialize(
        id:, company:, order:, amount:, method:, reference:, paid_at:, reason:, reverses:, actor:, version:,
        created_at:, updated_at:, unreadable: nil, payment_state:, paid:, due:, order_version:
      )
        @id = id
        @company = company
        @order = order
        @amount = amount
        @method = method
        @reference = reference
        @paid_at = paid_at
        @reason = reason
        @reverses = reverses
        @actor = actor
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @payment_state = payment_state
        @paid = paid
        @due = due
        @order_version = order_version
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @amount = Records::Money.read(json.fetch("amount"))
        @method = json.fetch("method")
        @reference = json.fetch("reference")
        @paid_at = Values.instant(json.fetch("paidAt"))
        @reason = json.fetch("reason")
        @reverses = json.fetch("reverses")
        @actor = json.fetch("actor")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @payment_state = json.fetch("paymentState")
        @paid = Records::Money.read(json.fetch("paid"))
        @due = Records::Money.read(json.fetch("due"))
        @order_version = json.fetch("orderVersion")
        freeze
      end
    end

    # The host's answer to host.url.open.
    class OpenURLAnswer < InputRecord
      MEMBERS = {opened: "opened"}.freeze
      REQUIRED = [:opened].freeze

      # @return [Boolean] false where nothing on the device opens it.
      attr_reader :opened

      def initialize(opened:)
        @opened = opened
        freeze
      end
    end

    # The target of a link.
    class OpenedLink < Record
      MEMBERS = {flag: "flag", url: "url", kind: "kind", id: "id", query: "query"}.freeze
      REQUIRED = [:flag].freeze

      # @return [String, nil] The view to show: a flag of --links, or acceptShare. null for an unknown link.
      attr_reader :flag

      # @return [String, nil] The link itself, for acceptShare and for patterns with an id, a kind or a query.
      attr_reader :url

      # @return [String, nil] The kind of record that the id belongs to, as in the pattern.
      attr_reader :kind

      # @return [String, nil] The decoded text in the place of \{id} in the link.
      attr_reader :id

      # @return [Array<Records::LinkParameter>, nil] The parameters that the pattern names, in its order. Parameters
      #   that the link lacks are left out.
      attr_reader :query

      def initialize(flag:, url: nil, kind: nil, id: nil, query: nil)
        @flag = flag
        @url = url
        @kind = kind
        @id = id
        @query = query
        freeze
      end

      # @api private
      def fill(json)
        @flag = json.fetch("flag")
        @url = json["url"]
        @kind = json["kind"]
        @id = json["id"]
        @query = json["query"]&.then { |present| present.map { |one| Records::LinkParameter.read(one) }.freeze }
        freeze
      end
    end

    # The page of an update.
    class OpenedUpdate < Record
      MEMBERS = {url: "url", opened: "opened"}.freeze
      REQUIRED = [:url, :opened].freeze

      # @return [String] The address.
      attr_reader :url

      # @return [Boolean] false where nothing on the device opens it.
      attr_reader :opened

      def initialize(url:, opened:)
        @url = url
        @opened = opened
        freeze
      end

      # @api private
      def fill(json)
        @url = json.fetch("url")
        @opened = json.fetch("opened")
        freeze
      end
    end

    # An order of a customer.
    class Order < Record
      MEMBERS = {
        id: "id", company: "company", contact: "contact", currency: "currency", source: "source", agent: "agent",
        reference: "reference", billing_address: "billingAddress", shipping_address: "shippingAddress",
        tax_included: "taxIncluded", discount: "discount", note: "note", internal_note: "internalNote",
        requested_at: "requestedAt", archived: "archived", number: "number", former_numbers: "formerNumbers",
        status: "status", contact_name: "contactName", submitted_at: "submittedAt", invoiced_at: "invoicedAt",
        net: "net", tax: "tax", gross: "gross", credited: "credited", paid: "paid", payment_state: "paymentState",
        fulfilment_state: "fulfilmentState", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address,
        :tax_included, :discount, :note, :internal_note, :requested_at, :archived, :number, :former_numbers, :status,
        :contact_name, :submitted_at, :invoiced_at, :net, :tax, :gross, :credited, :paid, :payment_state,
        :fulfilment_state, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        source: %w[web phone walkIn other],
        status: %w[draft submitted inProgress invoiced shipped paid closed cancelled],
        payment_state: %w[unpaid partial paid overpaid], fulfilment_state: %w[none partial full]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The customer, a contact.
      attr_reader :contact

      # @return [String] The currency of all amounts of the order (ISO 4217).
      attr_reader :currency

      # @return ["web", "phone", "walkIn", "other", nil] The channel through which the order came.
      attr_reader :source

      # @return [String, nil] The user who is responsible for the order.
      attr_reader :agent

      # @return [String, nil] The customer's own reference for the order.
      attr_reader :reference

      # @return [Records::Address, nil] The address of the invoice. Without it, the contact's address.
      attr_reader :billing_address

      # @return [Records::Address, nil] The address to which the goods are shipped. Without it, the contact's address.
      attr_reader :shipping_address

      # @return [Boolean] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [Records::OrderDiscount, nil] The discount on the whole order.
      attr_reader :discount

      # @return [String, nil] The note on its documents.
      attr_reader :note

      # @return [String, nil] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil] The instant for which the customer wants the goods.
      attr_reader :requested_at

      # @return [Boolean] `true` if lists leave it out by default. Only a closed or cancelled record can be archived.
      attr_reader :archived

      # @return [String, nil] The order's number on documents. It is assigned at the first submission and never used for
      #   another order.
      attr_reader :number

      # @return [Array<String>] Earlier numbers of the order, by which it can still be found. If devices assigned one
      #   number to two orders while apart, the order submitted later gets the next number.
      attr_reader :former_numbers

      # @return ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] The order's
      #   status. orders.step changes it.
      attr_reader :status

      # @return [String] The contact's name when the order was created.
      attr_reader :contact_name

      # @return [Time, nil] The instant of the last submission.
      attr_reader :submitted_at

      # @return [Time, nil] The instant at which the order was invoiced.
      attr_reader :invoiced_at

      # @return [Records::Money] The sum of the lines without tax. Cancelled quantities are not counted.
      attr_reader :net

      # @return [Records::Money] The tax on net.
      attr_reader :tax

      # @return [Records::Money] The sum of net and tax.
      attr_reader :gross

      # @return [Records::Money] The part of gross for goods that were returned or will not be shipped, with tax.
      attr_reader :credited

      # @return [Records::Money] The amount paid, less the amount paid back.
      attr_reader :paid

      # @return ["unpaid", "partial", "paid", "overpaid"] The paid amount compared with the owed amount. Owed is gross
      #   less credited, or 0 for a cancelled order. Drafts and cancelled orders without payments are unpaid.
      attr_reader :payment_state

      # @return ["none", "partial", "full"] The extent to which the items were shipped. full if nothing is left to ship,
      #   even if the rest was cancelled or credited. none for a cancelled order.
      attr_reader :fulfilment_state

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, contact:, currency:, source:, agent:, reference:, billing_address:, shipping_address:,
        tax_included:, discount:, note:, internal_note:, requested_at:, archived:, number:, former_numbers:, status:,
        contact_name:, submitted_at:, invoiced_at:, net:, tax:, gross:, credited:, paid:, payment_state:,
        fulfilment_state:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @contact = contact
        @currency = currency
        @source = source
        @agent = agent
        @reference = reference
        @billing_address = billing_address
        @shipping_address = shipping_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @requested_at = requested_at
        @archived = archived
        @number = number
        @former_numbers = former_numbers
        @status = status
        @contact_name = contact_name
        @submitted_at = submitted_at
        @invoiced_at = invoiced_at
        @net = net
        @tax = tax
        @gross = gross
        @credited = credited
        @paid = paid
        @payment_state = payment_state
        @fulfilment_state = fulfilment_state
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @contact = json.fetch("contact")
        @currency = json.fetch("currency")
        @source = json.fetch("source")
        @agent = json.fetch("agent")
        @reference = json.fetch("reference")
        @billing_address = json.fetch("billingAddress")&.then { |present| Records::Address.read(present) }
        @shipping_address = json.fetch("shippingAddress")&.then { |present| Records::Address.read(present) }
        @tax_included = json.fetch("taxIncluded")
        @discount = json.fetch("discount")&.then { |present| Records::OrderDiscount.read(present) }
        @note = json.fetch("note")
        @internal_note = json.fetch("internalNote")
        @requested_at = json.fetch("requestedAt")&.then { |present| Values.instant(present) }
        @archived = json.fetch("archived")
        @number = json.fetch("number")
        @former_numbers = json.fetch("formerNumbers")
        @status = json.fetch("status")
        @contact_name = json.fetch("contactName")
        @submitted_at = json.fetch("submittedAt")&.then { |present| Values.instant(present) }
        @invoiced_at = json.fetch("invoicedAt")&.then { |present| Values.instant(present) }
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        @credited = Records::Money.read(json.fetch("credited"))
        @paid = Records::Money.read(json.fetch("paid"))
        @payment_state = json.fetch("paymentState")
        @fulfilment_state = json.fetch("fulfilmentState")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class OrderConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Order] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Order.read(json.fetch("current"))
        freeze
      end
    end

    # The discount on an order: a percentage of each line, or an amount that is spread over the lines.
    class OrderDiscount < Record
      MEMBERS = {percent: "percent", money: "money"}.freeze
      REQUIRED = [:percent, :money].freeze

      # @return [BigDecimal, nil] The discount in percent. Either percent or money must be given.
      attr_reader :percent

      # @return [Records::Money, nil] The discount in the order's currency. It never exceeds the sum of the lines.
      attr_reader :money

      def initialize(percent:, money:)
        @percent = percent
        @money = money
        freeze
      end

      # @api private
      def fill(json)
        @percent = json.fetch("percent")&.then { |present| Values.decimal(present) }
        @money = json.fetch("money")&.then { |present| Records::Money.read(present) }
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class OrderDiscountChanges < InputRecord
      MEMBERS = {percent: "percent", money: "money"}.freeze
      REQUIRED = [].freeze

      # @return [Numeric, nil, UNSET] The discount in percent. Either percent or money must be given.
      attr_reader :percent

      # @return [Records::MoneyChanges, nil, UNSET] The discount in the order's currency. It never exceeds the sum of
      #   the lines.
      attr_reader :money

      def initialize(percent: UNSET, money: UNSET)
        @percent = percent
        @money = money
        freeze
      end
    end

    # The discount on an order: a percentage of each line, or an amount that is spread over the lines.
    class OrderDiscountInput < InputRecord
      MEMBERS = {percent: "percent", money: "money"}.freeze
      REQUIRED = [].freeze

      # @return [Numeric, nil, UNSET] The discount in percent. Either percent or money must be given.
      attr_reader :percent

      # @return [Records::MoneyInput, nil, UNSET] The discount in the order's currency. It never exceeds the sum of the
      #   lines.
      attr_reader :money

      def initialize(percent: UNSET, money: UNSET)
        @percent = percent
        @money = money
        freeze
      end
    end

    # The content of an order's document.
    class OrderDocument < Record
      MEMBERS = {
        kind: "kind", order: "order", number: "number", reference: "reference", issued_at: "issuedAt",
        seller: "seller", buyer: "buyer", shipping_address: "shippingAddress", note: "note",
        tax_included: "taxIncluded", lines: "lines", sums: "sums"
      }.freeze
      REQUIRED = [
        :kind, :order, :number, :reference, :issued_at, :seller, :buyer, :shipping_address, :note, :tax_included,
        :lines, :sums
      ].freeze
      CHOICES = {kind: %w[invoice packingList quote]}.freeze

      # @return ["invoice", "packingList", "quote"] The kind of the document.
      attr_reader :kind

      # @return [String] The order.
      attr_reader :order

      # @return [String, nil] The order's number; null before the first submission.
      attr_reader :number

      # @return [String, nil] The customer's own reference for the order.
      attr_reader :reference

      # @return [Time, nil] The date of the document. For an invoice, the instant at which the order was invoiced; for
      #   other documents, the instant of the request.
      attr_reader :issued_at

      # @return [Records::DocumentParty] The seller.
      attr_reader :seller

      # @return [Records::DocumentParty] The buyer, with the address of the invoice.
      attr_reader :buyer

      # @return [Records::Address, nil] The address to which the goods are shipped.
      attr_reader :shipping_address

      # @return [String, nil] The note on the document.
      attr_reader :note

      # @return [Boolean] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [Array<Records::DocumentLine>] The lines. Cancelled quantities are not counted.
      attr_reader :lines

      # @return [Records::DocumentSums, nil] The sums of the lines; null on a packing list.
      attr_reader :sums

      def initialize(
        kind:, order:, number:, reference:, issued_at:, seller:, buyer:, shipping_address:, note:, tax_included:,
        lines:, sums:
      )
        @kind = kind
        @order = order
        @number = number
        @reference = reference
        @issued_at = issued_at
        @seller = seller
        @buyer = buyer
        @shipping_address = shipping_address
        @note = note
        @tax_included = tax_included
        @lines = lines
        @sums = sums
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @order = json.fetch("order")
        @number = json.fetch("number")
        @reference = json.fetch("reference")
        @issued_at = json.fetch("issuedAt")&.then { |present| Values.instant(present) }
        @seller = Records::DocumentParty.read(json.fetch("seller"))
        @buyer = Records::DocumentParty.read(json.fetch("buyer"))
        @shipping_address = json.fetch("shippingAddress")&.then { |present| Records::Address.read(present) }
        @note = json.fetch("note")
        @tax_included = json.fetch("taxIncluded")
        @lines = json.fetch("lines").map { |one| Records::DocumentLine.read(one) }.freeze
        @sums = json.fetch("sums")&.then { |present| Records::DocumentSums.read(present) }
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class OrderDraftChanges < InputRecord
      MEMBERS = {
        contact: "contact", currency: "currency", source: "source", agent: "agent", reference: "reference",
        billing_address: "billingAddress", shipping_address: "shippingAddress", tax_included: "taxIncluded",
        discount: "discount", note: "note", internal_note: "internalNote", requested_at: "requestedAt",
        archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The customer, a contact.
      attr_reader :contact

      # @return [String, UNSET] The currency of all amounts of the order (ISO 4217).
      attr_reader :currency

      # @return ["web", "phone", "walkIn", "other", nil, UNSET] The channel through which the order came.
      attr_reader :source

      # @return [String, nil, UNSET] The user who is responsible for the order.
      attr_reader :agent

      # @return [String, nil, UNSET] The customer's own reference for the order.
      attr_reader :reference

      # @return [Records::AddressChanges, nil, UNSET] The address of the invoice. Without it, the contact's address.
      attr_reader :billing_address

      # @return [Records::AddressChanges, nil, UNSET] The address to which the goods are shipped. Without it, the
      #   contact's address.
      attr_reader :shipping_address

      # @return [Boolean, nil, UNSET] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [Records::OrderDiscountChanges, nil, UNSET] The discount on the whole order.
      attr_reader :discount

      # @return [String, nil, UNSET] The note on its documents.
      attr_reader :note

      # @return [String, nil, UNSET] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil, UNSET] The instant for which the customer wants the goods.
      attr_reader :requested_at

      # @return [Boolean, nil, UNSET] `true` if lists leave it out by default. Only a closed or cancelled record can be
      #   archived.
      attr_reader :archived

      def initialize(
        contact: UNSET, currency: UNSET, source: UNSET, agent: UNSET, reference: UNSET, billing_address: UNSET,
        shipping_address: UNSET, tax_included: UNSET, discount: UNSET, note: UNSET, internal_note: UNSET,
        requested_at: UNSET, archived: UNSET
      )
        @contact = contact
        @currency = currency
        @source = source
        @agent = agent
        @reference = reference
        @billing_address = billing_address
        @shipping_address = shipping_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @requested_at = requested_at
        @archived = archived
        freeze
      end
    end

    # A shipped, returned, cancelled or credited quantity of an order line.
    class OrderEntry < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", line: "line", type: "type", quantity: "quantity",
        parts: "parts", transaction: "transaction", dispatch: "dispatch", condition: "condition", reason: "reason",
        actor: "actor", version: "version", created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :line, :type, :quantity, :parts, :transaction, :dispatch, :condition, :reason, :actor,
        :version, :created_at, :updated_at
      ].freeze
      CHOICES = {type: %w[shipped takenBack returned cancelled dropped], condition: %w[ok returned]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return [String] The line.
      attr_reader :line

      # @return ["shipped", "takenBack", "returned", "cancelled", "dropped"] The kind of the entry.
      attr_reader :type

      # @return [BigDecimal] The quantity, in the line's unit.
      attr_reader :quantity

      # @return [Array<Records::EntryPart>] The quantities moved in the inventory, by location and lot. For returned
      #   goods of a lot that are not restocked, the location from which they were shipped.
      attr_reader :parts

      # @return [String, nil] The first of the ledger transactions of the entry; null if no stock was moved.
      attr_reader :transaction

      # @return [String, nil] The dispatch with which the goods left.
      attr_reader :dispatch

      # @return ["ok", "returned", nil] For a return: the condition of the goods.
      attr_reader :condition

      # @return [String, nil] The reason, in the company's words.
      attr_reader :reason

      # @return [String] The user who made the entry.
      attr_reader :actor

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, order:, line:, type:, quantity:, parts:, transaction:, dispatch:, condition:, reason:, actor:,
        version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @order = order
        @line = line
        @type = type
        @quantity = quantity
        @parts = parts
        @transaction = transaction
        @dispatch = dispatch
        @condition = condition
        @reason = reason
        @actor = actor
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @line = json.fetch("line")
        @type = json.fetch("type")
        @quantity = Values.decimal(json.fetch("quantity"))
        @parts = json.fetch("parts").map { |one| Records::EntryPart.read(one) }.freeze
        @transaction = json.fetch("transaction")
        @dispatch = json.fetch("dispatch")
        @condition = json.fetch("condition")
        @reason = json.fetch("reason")
        @actor = json.fetch("actor")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # A line of an order: a quantity of an item, or of something else, at a price.
    class OrderLine < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", item: "item", sku: "sku", text: "text", quantity: "quantity",
        unit: "unit", unit_price: "unitPrice", discount: "discount", tax_rate: "taxRate", note: "note",
        factor: "factor", per: "per", fulfilled: "fulfilled", returned: "returned", cancelled: "cancelled",
        dropped: "dropped", demand: "demand", queued_at: "queuedAt", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :item, :sku, :text, :quantity, :unit, :unit_price, :discount, :tax_rate, :note,
        :factor, :per, :fulfilled, :returned, :cancelled, :dropped, :demand, :queued_at, :version, :created_at,
        :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return [String, nil] The item; null for a line without an item.
      attr_reader :item

      # @return [String, nil] The item's SKU when the line was created.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [BigDecimal] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil] The unit of the quantity: for an item, its own unit or one of its units.
      attr_reader :unit

      # @return [Records::Money] The price of one unit, in the order's currency.
      attr_reader :unit_price

      # @return [BigDecimal, nil] The discount in percent.
      attr_reader :discount

      # @return [BigDecimal, nil] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil] The note below the line on documents.
      attr_reader :note

      # @return [BigDecimal] The number of the item's own units in one unit of the line, or in per units of it.
      attr_reader :factor

      # @return [BigDecimal, nil] The number of the line's units that factor is for; null for 1.
      attr_reader :per

      # @return [BigDecimal] The quantity that was shipped, in the line's unit.
      attr_reader :fulfilled

      # @return [BigDecimal] The part of the shipped quantity that was returned.
      attr_reader :returned

      # @return [BigDecimal] The quantity that will not be shipped and is not on an invoice.
      attr_reader :cancelled

      # @return [BigDecimal] The quantity that is on the invoice, will not be shipped, and is credited.
      attr_reader :dropped

      # @return [BigDecimal] The quantity of stock that the line needs, in the item's own unit.
      attr_reader :demand

      # @return [Time, nil] The instant since which the line needs stock. Lines with an earlier instant are served
      #   first.
      attr_reader :queued_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, order:, item:, sku:, text:, quantity:, unit:, unit_price:, discount:, tax_rate:, note:,
        factor:, per:, fulfilled:, returned:, cancelled:, dropped:, demand:, queued_at:, version:, created_at:,
        updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @order = order
        @item = item
        @sku = sku
        @text = text
        @quantity = quantity
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        @factor = factor
        @per = per
        @fulfilled = fulfilled
        @returned = returned
        @cancelled = cancelled
        @dropped = dropped
        @demand = demand
        @queued_at = queued_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @unit_price = Records::Money.read(json.fetch("unitPrice"))
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @tax_rate = json.fetch("taxRate")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @factor = Values.decimal(json.fetch("factor"))
        @per = json.fetch("per")&.then { |present| Values.decimal(present) }
        @fulfilled = Values.decimal(json.fetch("fulfilled"))
        @returned = Values.decimal(json.fetch("returned"))
        @cancelled = Values.decimal(json.fetch("cancelled"))
        @dropped = Values.decimal(json.fetch("dropped"))
        @demand = Values.decimal(json.fetch("demand"))
        @queued_at = json.fetch("queuedAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class OrderLineConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::OrderLine] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::OrderLine.read(json.fetch("current"))
        freeze
      end
    end

    # One page of a list.
    class OrderPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Order>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Order.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A step: the change of a record from one status to another.
    class OrderStep < Record
      MEMBERS = {
        id: "id", company: "company", subject: "subject", from: "from", to: "to", reason: "reason", actor: "actor",
        follows: "follows", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        from: %w[draft submitted inProgress invoiced shipped paid closed cancelled],
        to: %w[draft submitted inProgress invoiced shipped paid closed cancelled]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The record that took the step.
      attr_reader :subject

      # @return ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] The status
      #   before the step.
      attr_reader :from

      # @return ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] The status
      #   after the step.
      attr_reader :to

      # @return [String, nil] The reason, in the company's words.
      attr_reader :reason

      # @return [String] The user who took the step.
      attr_reader :actor

      # @return [Array<String>, nil] The ids of the steps before it: the last one, or several if devices took steps
      #   while apart. null for a step of an older program.
      attr_reader :follows

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @company = company
        @subject = subject
        @from = from
        @to = to
        @reason = reason
        @actor = actor
        @follows = follows
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @subject = json.fetch("subject")
        @from = json.fetch("from")
        @to = json.fetch("to")
        @reason = json.fetch("reason")
        @actor = json.fetch("actor")
        @follows = json.fetch("follows")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # An order with its lines, payments, dispatches, entries and steps.
    class OrderView < Record
      MEMBERS = {
        id: "id", company: "company", contact: "contact", currency: "currency", source: "source", agent: "agent",
        reference: "reference", billing_address: "billingAddress", shipping_address: "shippingAddress",
        tax_included: "taxIncluded", discount: "discount", note: "note", internal_note: "internalNote",
        requested_at: "requestedAt", archived: "archived", number: "number", former_numbers: "formerNumbers",
        status: "status", contact_name: "contactName", submitted_at: "submittedAt", invoiced_at: "invoicedAt",
        net: "net", tax: "tax", gross: "gross", credited: "credited", paid: "paid", payment_state: "paymentState",
        fulfilment_state: "fulfilmentState", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", due: "due", taxes: "taxes", credits: "credits", lines: "lines",
        payments: "payments", dispatches: "dispatches", entries: "entries", steps: "steps"
      }.freeze
      REQUIRED = [
        :id, :company, :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address,
        :tax_included, :discount, :note, :internal_note, :requested_at, :archived, :number, :former_numbers, :status,
        :contact_name, :submitted_at, :invoiced_at, :net, :tax, :gross, :credited, :paid, :payment_state,
        :fulfilment_state, :version, :created_at, :updated_at, :due, :taxes, :credits, :lines, :payments, :dispatches,
        :entries, :steps
      ].freeze
      CHOICES = {
        source: %w[web phone walkIn other],
        status: %w[draft submitted inProgress invoiced shipped paid closed cancelled],
        payment_state: %w[unpaid partial paid overpaid], fulfilment_state: %w[none partial full]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The customer, a contact.
      attr_reader :contact

      # @return [String] The currency of all amounts of the order (ISO 4217).
      attr_reader :currency

      # @return ["web", "phone", "walkIn", "other", nil] The channel through which the order came.
      attr_reader :source

      # @return [String, nil] The user who is responsible for the order.
      attr_reader :agent

      # @return [String, nil] The customer's own reference for the order.
      attr_reader :reference

      # @return [Records::Address, nil] The address of the invoice. Without it, the contact's address.
      attr_reader :billing_address

      # @return [Records::Address, nil] The address to which the goods are shipped. Without it, the contact's address.
      attr_reader :shipping_address

      # @return [Boolean] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [Records::OrderDiscount, nil] The discount on the whole order.
      attr_reader :discount

      # @return [String, nil] The note on its documents.
      attr_reader :note

      # @return [String, nil] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil] The instant for which the customer wants the goods.
      attr_reader :requested_at

      # @return [Boolean] `true` if lists leave it out by default. Only a closed or cancelled record can be archived.
      attr_reader :archived

      # @return [String, nil] The order's number on documents. It is assigned at the first submission and never used for
      #   another order.
      attr_reader :number

      # @return [Array<String>] Earlier numbers of the order, by which it can still be found. If devices assigned one
      #   number to two orders while apart, the order submitted later gets the next number.
      attr_reader :former_numbers

      # @return ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] The order's
      #   status. orders.step changes it.
      attr_reader :status

      # @return [String] The contact's name when the order was created.
      attr_reader :contact_name

      # @return [Time, nil] The instant of the last submission.
      attr_reader :submitted_at

      # @return [Time, nil] The instant at which the order was invoiced.
      attr_reader :invoiced_at

      # @return [Records::Money] The sum of the lines without tax. Cancelled quantities are not counted.
      attr_reader :net

      # @return [Records::Money] The tax on net.
      attr_reader :tax

      # @return [Records::Money] The sum of net and tax.
      attr_reader :gross

      # @return [Records::Money] The part of gross for goods that were returned or will not be shipped, with tax.
      attr_reader :credited

      # @return [Records::Money] The amount paid, less the amount paid back.
      attr_reader :paid

      # @return ["unpaid", "partial", "paid", "overpaid"] The paid amount compared with the owed amount. Owed is gross
      #   less credited, or 0 for a cancelled order. Drafts and cancelled orders without payments are unpaid.
      attr_reader :payment_state

      # @return ["none", "partial", "full"] The extent to which the items were shipped. full if nothing is left to ship,
      #   even if the rest was cancelled or credited. none for a cancelled order.
      attr_reader :fulfilment_state

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Records::Money] The amount owed less the amount paid; negative if a refund is due. For a draft, the
      #   amount that will be owed if it is submitted unchanged.
      attr_reader :due

      # @return [Array<Records::TaxSum>] The sums of the lines for each tax rate.
      attr_reader :taxes

      # @return [Records::CreditSum] The composition of credited: net, tax and gross, in all and for each tax rate.
      attr_reader :credits

      # @return [Array<Records::ShownLine>] The lines, in the order in which they were added.
      attr_reader :lines

      # @return [Array<Records::Payment>] The payments and repayments, the oldest first.
      attr_reader :payments

      # @return [Array<Records::Dispatch>] The dispatches, the oldest first.
      attr_reader :dispatches

      # @return [Array<Records::OrderEntry>] The entries for shipped, returned, cancelled and credited quantities, the
      #   oldest first.
      attr_reader :entries

      # @return [Array<Records::OrderStep>] The steps, the oldest first.
      attr_reader :steps

      def initialize(
        id:, company:, contact:, currency:, source:, agent:, reference:, billing_address:, shipping_address:,
        tax_included:, discount:, note:, internal_note:, requested_at:, archived:, number:, former_numbers:, status:,
        contact_name:, submitted_at:, invoiced_at:, net:, tax:, gross:, credited:, paid:, payment_state:,
        fulfilment_state:, version:, created_at:, updated_at:, unreadable: nil, due:, taxes:, credits:, lines:,
        payments:, dispatches:, entries:, steps:
      )
        @id = id
        @company = company
        @contact = contact
        @currency = currency
        @source = source
        @agent = agent
        @reference = reference
        @billing_address = billing_address
        @shipping_address = shipping_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @requested_at = requested_at
        @archived = archived
        @number = number
        @former_numbers = former_numbers
        @status = status
        @contact_name = contact_name
        @submitted_at = submitted_at
        @invoiced_at = invoiced_at
        @net = net
        @tax = tax
        @gross = gross
        @credited = credited
        @paid = paid
        @payment_state = payment_state
        @fulfilment_state = fulfilment_state
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @due = due
        @taxes = taxes
        @credits = credits
        @lines = lines
        @payments = payments
        @dispatches = dispatches
        @entries = entries
        @steps = steps
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @contact = json.fetch("contact")
        @currency = json.fetch("currency")
        @source = json.fetch("source")
        @agent = json.fetch("agent")
        @reference = json.fetch("reference")
        @billing_address = json.fetch("billingAddress")&.then { |present| Records::Address.read(present) }
        @shipping_address = json.fetch("shippingAddress")&.then { |present| Records::Address.read(present) }
        @tax_included = json.fetch("taxIncluded")
        @discount = json.fetch("discount")&.then { |present| Records::OrderDiscount.read(present) }
        @note = json.fetch("note")
        @internal_note = json.fetch("internalNote")
        @requested_at = json.fetch("requestedAt")&.then { |present| Values.instant(present) }
        @archived = json.fetch("archived")
        @number = json.fetch("number")
        @former_numbers = json.fetch("formerNumbers")
        @status = json.fetch("status")
        @contact_name = json.fetch("contactName")
        @submitted_at = json.fetch("submittedAt")&.then { |present| Values.instant(present) }
        @invoiced_at = json.fetch("invoicedAt")&.then { |present| Values.instant(present) }
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        @credited = Records::Money.read(json.fetch("credited"))
        @paid = Records::Money.read(json.fetch("paid"))
        @payment_state = json.fetch("paymentState")
        @fulfilment_state = json.fetch("fulfilmentState")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @due = Records::Money.read(json.fetch("due"))
        @taxes = json.fetch("taxes").map { |one| Records::TaxSum.read(one) }.freeze
        @credits = Records::CreditSum.read(json.fetch("credits"))
        @lines = json.fetch("lines").map { |one| Records::ShownLine.read(one) }.freeze
        @payments = json.fetch("payments").map { |one| Records::Payment.read(one) }.freeze
        @dispatches = json.fetch("dispatches").map { |one| Records::Dispatch.read(one) }.freeze
        @entries = json.fetch("entries").map { |one| Records::OrderEntry.read(one) }.freeze
        @steps = json.fetch("steps").map { |one| Records::OrderStep.read(one) }.freeze
        freeze
      end
    end

    # There is not enough memory for the request, and no part of it was stored. Send it again.
    class OutOfMemoryData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[outOfMemory]}.freeze

      # @return ["outOfMemory"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # What became of a signed document.
    class Outcome < Record
      MEMBERS = {
        position: "position", kind: "kind", outcome: "outcome", id: "id",
        original_transaction_id: "originalTransactionId", product_id: "productId",
        notification_type: "notificationType", subtype: "subtype", environment: "environment",
        signed_date: "signedDate", reason: "reason", message: "message"
      }.freeze
      REQUIRED = [
        :position, :kind, :outcome, :id, :original_transaction_id, :product_id, :notification_type, :subtype,
        :environment, :signed_date, :reason, :message
      ].freeze
      CHOICES = {kind: %w[transaction renewal notification app], outcome: %w[added replaced known refused]}.freeze

      # @return [Integer] Which of the documents that were given, from 0; what a notification carries has its position.
      attr_reader :position

      # @return ["transaction", "renewal", "notification", "app", nil] What it is; null when it could not be read.
      attr_reader :kind

      # @return ["added", "replaced", "known", "refused"] added: not known before; replaced: newer than the one known;
      #   known: the same again, or older; refused: not kept.
      attr_reader :outcome

      # @return [String, nil] Its transaction, purchase or notification; null for none.
      attr_reader :id

      # @return [String, nil] The purchase that it is about; null for none.
      attr_reader :original_transaction_id

      # @return [String, nil] The product that it is about; null for none.
      attr_reader :product_id

      # @return [String, nil] What a notification says has happened.
      attr_reader :notification_type

      # @return [String, nil] The same, more closely.
      attr_reader :subtype

      # @return [String, nil] Which App Store it is from; null when it does not say.
      attr_reader :environment

      # @return [Time, nil] When it was signed.
      attr_reader :signed_date

      # @return [String, nil] Why it was refused, a name for machines; null when it was not.
      attr_reader :reason

      # @return [String, nil] Why it was refused, a sentence for people.
      attr_reader :message

      def initialize(
        position:, kind:, outcome:, id:, original_transaction_id:, product_id:, notification_type:, subtype:,
        environment:, signed_date:, reason:, message:
      )
        @position = position
        @kind = kind
        @outcome = outcome
        @id = id
        @original_transaction_id = original_transaction_id
        @product_id = product_id
        @notification_type = notification_type
        @subtype = subtype
        @environment = environment
        @signed_date = signed_date
        @reason = reason
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @position = json.fetch("position")
        @kind = json.fetch("kind")
        @outcome = json.fetch("outcome")
        @id = json.fetch("id")
        @original_transaction_id = json.fetch("originalTransactionId")
        @product_id = json.fetch("productId")
        @notification_type = json.fetch("notificationType")
        @subtype = json.fetch("subtype")
        @environment = json.fetch("environment")
        @signed_date = json.fetch("signedDate")&.then { |present| Values.instant(present) }
        @reason = json.fetch("reason")
        @message = json.fetch("message")
        freeze
      end
    end

    # A loan that is overdue.
    class OverdueLoan < Record
      MEMBERS = {
        id: "id", company: "company", item: "item", quantity: "quantity", direction: "direction", contact: "contact",
        user: "user", lent_at: "lentAt", due_at: "dueAt", note: "note", from: "from", parts: "parts",
        returned: "returned", lost: "lost", status: "status", returned_at: "returnedAt", overdue_at: "overdueAt",
        version: "version", created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable", sku: "sku",
        name: "name", unit: "unit", contact_name: "contactName"
      }.freeze
      REQUIRED = [
        :id, :company, :item, :quantity, :direction, :contact, :user, :lent_at, :due_at, :note, :from, :parts,
        :returned, :lost, :status, :returned_at, :overdue_at, :version, :created_at, :updated_at, :sku, :name, :unit,
        :contact_name
      ].freeze
      CHOICES = {direction: %w[out in], status: %w[out partly returned lost]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The item that was lent or borrowed.
      attr_reader :item

      # @return [BigDecimal] The quantity, in the item's own unit.
      attr_reader :quantity

      # @return ["out", "in"] The direction. out: lent to others. in: borrowed from others; these goods do not count as
      #   stock.
      attr_reader :direction

      # @return [String, nil] The contact who borrowed the goods or owns them; null for a loan with a user.
      attr_reader :contact

      # @return [String, nil] The user of the company who borrowed the goods or owns them; null for a loan with a
      #   contact.
      attr_reader :user

      # @return [Time] The instant at which the goods were lent or borrowed.
      attr_reader :lent_at

      # @return [Time, nil] The instant by which the goods are to be returned.
      attr_reader :due_at

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [String, nil] The location from which the goods were lent, and to which they return.
      attr_reader :from

      # @return [Array<Records::LoanPart>] The quantity of each lot. For an item that is not tracked by lots, one part
      #   without a lot.
      attr_reader :parts

      # @return [BigDecimal] The quantity that was returned.
      attr_reader :returned

      # @return [BigDecimal] The quantity that was reported as lost.
      attr_reader :lost

      # @return ["out", "partly", "returned", "lost"] The loan's status.
      attr_reader :status

      # @return [Time, nil] The instant at which the last of the goods was returned or lost; null while some are out.
      attr_reader :returned_at

      # @return [Time, nil] The instant at which the core noticed that the loan is overdue; null before that. It notices
      #   this at once while a front end has subscriptions, else in an idle moment or on a late return.
      attr_reader :overdue_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [String] The item's stock keeping unit.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The contact's name; null for a loan with a user, and for a caller who may not see
      #   contacts.
      attr_reader :contact_name

      def initialize(
        id:, company:, item:, quantity:, direction:, contact:, user:, lent_at:, due_at:, note:, from:, parts:,
        returned:, lost:, status:, returned_at:, overdue_at:, version:, created_at:, updated_at:, unreadable: nil,
        sku:, name:, unit:, contact_name:
      )
        @id = id
        @company = company
        @item = item
        @quantity = quantity
        @direction = direction
        @contact = contact
        @user = user
        @lent_at = lent_at
        @due_at = due_at
        @note = note
        @from = from
        @parts = parts
        @returned = returned
        @lost = lost
        @status = status
        @returned_at = returned_at
        @overdue_at = overdue_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @sku = sku
        @name = name
        @unit = unit
        @contact_name = contact_name
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @item = json.fetch("item")
        @quantity = Values.decimal(json.fetch("quantity"))
        @direction = json.fetch("direction")
        @contact = json.fetch("contact")
        @user = json.fetch("user")
        @lent_at = Values.instant(json.fetch("lentAt"))
        @due_at = json.fetch("dueAt")&.then { |present| Values.instant(present) }
        @note = json.fetch("note")
        @from = json.fetch("from")
        @parts = json.fetch("parts").map { |one| Records::LoanPart.read(one) }.freeze
        @returned = Values.decimal(json.fetch("returned"))
        @lost = Values.decimal(json.fetch("lost"))
        @status = json.fetch("status")
        @returned_at = json.fetch("returnedAt")&.then { |present| Values.instant(present) }
        @overdue_at = json.fetch("overdueAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @contact_name = json.fetch("contactName")
        freeze
      end
    end

    # One page of a list.
    class OverdueLoanPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::OverdueLoan>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::OverdueLoan.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # No user may raise their own rights.
    class OwnRightsData < Record
      MEMBERS = {kind: "kind", needs: "needs"}.freeze
      REQUIRED = [:kind, :needs].freeze
      CHOICES = {kind: %w[forbidden]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return [Records::AnotherOwner] The condition for the request.
      attr_reader :needs

      def initialize(kind:, needs:)
        @kind = kind
        @needs = needs
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @needs = Records::AnotherOwner.read(json.fetch("needs"))
        freeze
      end
    end

    # The request would leave the company without the owner that it needs. Sent by access.grant, access.revoke,
    # access.credentials.create and access.transfer.
    class OwnerNeededData < Record
      MEMBERS = {kind: "kind", reason: "reason"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {kind: %w[ownerNeeded], reason: %w[lastOwner firstCredentials heir]}.freeze

      # @return ["ownerNeeded"] The machine name of the error.
      attr_reader :kind

      # @return ["lastOwner", "firstCredentials", "heir"] lastOwner: the last owner who can act must stay an owner.
      #   firstCredentials: a company's first credentials must be the founder's, as no other user could create those
      #   afterwards. heir: a company passes only to an owner who has credentials.
      attr_reader :reason

      def initialize(kind:, reason:)
        @kind = kind
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # One page of a list.
    class Page < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Object>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items")
        @next = json.fetch("next")
        freeze
      end
    end

    # The line is not valid JSON, or longer than allowed.
    class ParseErrorData < Record
      MEMBERS = {kind: "kind", reason: "reason", offset: "offset", limit: "limit"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[parseError]}.freeze

      # @return ["parseError"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] The fault in the text; left out if the message is too long.
      attr_reader :reason

      # @return [Integer, nil] The position of the fault in bytes, from 0; left out if the text is no message at all.
      attr_reader :offset

      # @return [Integer, nil] The largest number of bytes; left out unless the message is too long.
      attr_reader :limit

      def initialize(kind:, reason: nil, offset: nil, limit: nil)
        @kind = kind
        @reason = reason
        @offset = offset
        @limit = limit
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json["reason"]
        @offset = json["offset"]
        @limit = json["limit"]
        freeze
      end
    end

    # A participant of a company, also one who was invited or removed.
    class Participant < Record
      MEMBERS = {
        id: "id", role: "role", invited_as: "invitedAs", url: "url", account: "account", user: "user", name: "name",
        permission: "permission", acceptance: "acceptance", waiting: "waiting", invited_at: "invitedAt",
        accepted_at: "acceptedAt", access: "access"
      }.freeze
      REQUIRED = [
        :id, :role, :invited_as, :url, :account, :user, :name, :permission, :acceptance, :waiting, :invited_at,
        :accepted_at, :access
      ].freeze
      CHOICES = {
        role: %w[owner participant], permission: %w[readWrite readOnly], acceptance: %w[pending accepted removed]
      }.freeze

      # @return [String] The id of the participation. For the owner it is the company's id.
      attr_reader :id

      # @return ["owner", "participant"] owner: the account that shares the company. participant: an account that it is
      #   shared with.
      attr_reader :role

      # @return [String, nil] The address, number or label of the invitation; null for a participant who used the
      #   share's own link.
      attr_reader :invited_as

      # @return [String, nil] The invitation's own link, which admits the first person to open it; null once it is
      #   accepted.
      attr_reader :url

      # @return [String, nil] The user reference in the cloud; null until the invitation is accepted.
      attr_reader :account

      # @return [String, nil] The user in the access record, as in access.list. Before the invitation is accepted, no
      #   real user has this id. null without an access record.
      attr_reader :user

      # @return [String, nil] The participant's name.
      attr_reader :name

      # @return ["readWrite", "readOnly"] readWrite: all that the access record allows. readOnly: only reading, whatever
      #   the access record allows.
      attr_reader :permission

      # @return ["pending", "accepted", "removed"] pending: not accepted yet. accepted: the participant has joined.
      #   removed: the owner has removed the participant.
      attr_reader :acceptance

      # @return [Boolean] true if the participant has accepted and has no rights yet. access.grant gives them.
      attr_reader :waiting

      # @return [Time] The time of the invitation, or of joining without one.
      attr_reader :invited_at

      # @return [Time, nil] The time when the invitation was accepted; null until then.
      attr_reader :accepted_at

      # @return [String, nil] The participant's access record; null if there is none any more.
      attr_reader :access

      def initialize(
        id:, role:, invited_as:, url:, account:, user:, name:, permission:, acceptance:, waiting:, invited_at:,
        accepted_at:, access:
      )
        @id = id
        @role = role
        @invited_as = invited_as
        @url = url
        @account = account
        @user = user
        @name = name
        @permission = permission
        @acceptance = acceptance
        @waiting = waiting
        @invited_at = invited_at
        @accepted_at = accepted_at
        @access = access
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @role = json.fetch("role")
        @invited_as = json.fetch("invitedAs")
        @url = json.fetch("url")
        @account = json.fetch("account")
        @user = json.fetch("user")
        @name = json.fetch("name")
        @permission = json.fetch("permission")
        @acceptance = json.fetch("acceptance")
        @waiting = json.fetch("waiting")
        @invited_at = Values.instant(json.fetch("invitedAt"))
        @accepted_at = json.fetch("acceptedAt")&.then { |present| Values.instant(present) }
        @access = json.fetch("access")
        freeze
      end
    end

    # One page of a list.
    class ParticipantPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Participant>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Participant.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A payment for an order, or a repayment.
    class Payment < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", amount: "amount", method: "method", reference: "reference",
        paid_at: "paidAt", reason: "reason", reverses: "reverses", actor: "actor", version: "version",
        created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :amount, :method, :reference, :paid_at, :reason, :reverses, :actor, :version,
        :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return [Records::Money] The amount; negative for a repayment.
      attr_reader :amount

      # @return [String, nil] The method of payment: cash, card.
      attr_reader :method

      # @return [String, nil] The payment's reference in another system.
      attr_reader :reference

      # @return [Time] The instant of the payment.
      attr_reader :paid_at

      # @return [String, nil] The reason for the reversal.
      attr_reader :reason

      # @return [String, nil] The payment that this one reverses.
      attr_reader :reverses

      # @return [String] The user who recorded the payment.
      attr_reader :actor

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, order:, amount:, method:, reference:, paid_at:, reason:, reverses:, actor:, version:,
        created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @order = order
        @amount = amount
        @method = method
        @reference = reference
        @paid_at = paid_at
        @reason = reason
        @reverses = reverses
        @actor = actor
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @amount = Records::Money.read(json.fetch("amount"))
        @method = json.fetch("method")
        @reference = json.fetch("reference")
        @paid_at = Values.instant(json.fetch("paidAt"))
        @reason = json.fetch("reason")
        @reverses = json.fetch("reverses")
        @actor = json.fetch("actor")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The transaction was already reversed; data.reversedBy names the reversing transaction.
    class PaymentReversedData < Record
      MEMBERS = {kind: "kind", reversed_by: "reversedBy"}.freeze
      REQUIRED = [:kind, :reversed_by].freeze
      CHOICES = {kind: %w[alreadyReversed]}.freeze

      # @return ["alreadyReversed"] The machine name of the error.
      attr_reader :kind

      # @return [String] The payment that reversed it.
      attr_reader :reversed_by

      def initialize(kind:, reversed_by:)
        @kind = kind
        @reversed_by = reversed_by
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reversed_by = json.fetch("reversedBy")
        freeze
      end
    end

    # Changes that were made here and not sent yet would be lost; data.counts is their number by company.
    class PendingChangesData < Record
      MEMBERS = {kind: "kind", counts: "counts"}.freeze
      REQUIRED = [:kind, :counts].freeze
      CHOICES = {kind: %w[pendingChanges]}.freeze

      # @return ["pendingChanges"] The machine name of the error.
      attr_reader :kind

      # @return [Array<Records::PendingCount>] The companies with unsent records, at least one.
      attr_reader :counts

      def initialize(kind:, counts:)
        @kind = kind
        @counts = counts
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @counts = json.fetch("counts").map { |one| Records::PendingCount.read(one) }.freeze
        freeze
      end
    end

    # The number of records, by company, that were changed here and not sent yet.
    class PendingCount < Record
      MEMBERS = {company: "company", name: "name", records: "records"}.freeze
      REQUIRED = [:company, :name, :records].freeze

      # @return [String, nil] The company; null for the account's own records.
      attr_reader :company

      # @return [String, nil] The company's name.
      attr_reader :name

      # @return [Integer] The number of records.
      attr_reader :records

      def initialize(company:, name:, records:)
        @company = company
        @name = name
        @records = records
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        @name = json.fetch("name")
        @records = json.fetch("records")
        freeze
      end
    end

    # An opened link that waits for the app.
    class PendingLink < Record
      MEMBERS = {flag: "flag", at: "at", url: "url", kind: "kind", id: "id", query: "query"}.freeze
      REQUIRED = [:flag, :at].freeze

      # @return [String] The view to show: a flag of --links, or acceptShare for a share link.
      attr_reader :flag

      # @return [Time] The time when the link was opened.
      attr_reader :at

      # @return [String, nil] The link itself, for acceptShare and for patterns with an id, a kind or a query.
      attr_reader :url

      # @return [String, nil] The kind of record that the id belongs to, as in the pattern.
      attr_reader :kind

      # @return [String, nil] The decoded text in the place of \{id} in the link.
      attr_reader :id

      # @return [Array<Records::LinkParameter>, nil] The parameters that the pattern names, in its order. Parameters
      #   that the link lacks are left out.
      attr_reader :query

      def initialize(flag:, at:, url: nil, kind: nil, id: nil, query: nil)
        @flag = flag
        @at = at
        @url = url
        @kind = kind
        @id = id
        @query = query
        freeze
      end

      # @api private
      def fill(json)
        @flag = json.fetch("flag")
        @at = Values.instant(json.fetch("at"))
        @url = json["url"]
        @kind = json["kind"]
        @id = json["id"]
        @query = json["query"]&.then { |present| present.map { |one| Records::LinkParameter.read(one) }.freeze }
        freeze
      end
    end

    # The refusal of a call for the company of the account's own inventory. No right would allow it.
    class PersonalData < Record
      MEMBERS = {kind: "kind", reason: "reason"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {kind: %w[forbidden], reason: %w[personal]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return ["personal"] The reason. personal: nobody signs in to the account's own inventory, and it is never
      #   shared.
      attr_reader :reason

      def initialize(kind:, reason:)
        @kind = kind
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # A quantity to be picked for a dispatch.
    class PickedLine < Record
      MEMBERS = {
        dispatch: "dispatch", number: "number", order_line: "orderLine", item: "item", sku: "sku", text: "text",
        quantity: "quantity", unit: "unit", lot: "lot", batch: "batch", serial: "serial", expiry: "expiry"
      }.freeze
      REQUIRED = [
        :dispatch, :number, :order_line, :item, :sku, :text, :quantity, :unit, :lot, :batch, :serial, :expiry
      ].freeze

      # @return [String] The dispatch.
      attr_reader :dispatch

      # @return [String] The dispatch's number.
      attr_reader :number

      # @return [String] The line of the order.
      attr_reader :order_line

      # @return [String, nil] The item.
      attr_reader :item

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [BigDecimal] The quantity, in the item's own unit.
      attr_reader :quantity

      # @return [String] The item's own unit.
      attr_reader :unit

      # @return [String, nil] The lot; null for an item that is not tracked by lots.
      attr_reader :lot

      # @return [String, nil] The lot's batch.
      attr_reader :batch

      # @return [String, nil] The lot's serial number.
      attr_reader :serial

      # @return [String, nil] The last day on which the lot is good.
      attr_reader :expiry

      def initialize(
        dispatch:, number:, order_line:, item:, sku:, text:, quantity:, unit:, lot:, batch:, serial:, expiry:
      )
        @dispatch = dispatch
        @number = number
        @order_line = order_line
        @item = item
        @sku = sku
        @text = text
        @quantity = quantity
        @unit = unit
        @lot = lot
        @batch = batch
        @serial = serial
        @expiry = expiry
        freeze
      end

      # @api private
      def fill(json)
        @dispatch = json.fetch("dispatch")
        @number = json.fetch("number")
        @order_line = json.fetch("orderLine")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @lot = json.fetch("lot")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @expiry = json.fetch("expiry")
        freeze
      end
    end

    # The goods to be picked from a location.
    class PickedPlace < Record
      MEMBERS = {location: "location", code: "code", path: "path", lines: "lines"}.freeze
      REQUIRED = [:location, :code, :path, :lines].freeze

      # @return [String] The location.
      attr_reader :location

      # @return [String, nil] The code on the location's label.
      attr_reader :code

      # @return [Array<String>] The names of the location and of the locations that it is part of, the outermost first.
      attr_reader :path

      # @return [Array<Records::PickedLine>] The lines to be picked there, sorted by SKU.
      attr_reader :lines

      def initialize(location:, code:, path:, lines:)
        @location = location
        @code = code
        @path = path
        @lines = lines
        freeze
      end

      # @api private
      def fill(json)
        @location = json.fetch("location")
        @code = json.fetch("code")
        @path = json.fetch("path")
        @lines = json.fetch("lines").map { |one| Records::PickedLine.read(one) }.freeze
        freeze
      end
    end

    # One page of a list.
    class PickedPlacePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::PickedPlace>] All elements, in the list's order.
      attr_reader :items

      # @return [String, nil] Always null, as the list has only one page.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::PickedPlace.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # Places that widgets can show.
    class PlaceList < Record
      MEMBERS = {places: "places"}.freeze
      REQUIRED = [:places].freeze

      # @return [Array<Records::WidgetPlace>] The places.
      attr_reader :places

      def initialize(places:)
        @places = places
        freeze
      end

      # @api private
      def fill(json)
        @places = json.fetch("places").map { |one| Records::WidgetPlace.read(one) }.freeze
        freeze
      end
    end

    # The host's answer to host.places.resolve.
    class PlaceResolveAnswer < InputRecord
      MEMBERS = {
        name: "name", region: "region", country: "country", latitude: "latitude", longitude: "longitude",
        time_zone: "timeZone"
      }.freeze
      REQUIRED = [:name, :latitude, :longitude].freeze

      # @return [String] What the place is called.
      attr_reader :name

      # @return [String, nil, UNSET] The state or province.
      attr_reader :region

      # @return [String, nil, UNSET] The country's code (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [Numeric] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil, UNSET] The name of the time zone in the IANA database.
      attr_reader :time_zone

      def initialize(name:, region: UNSET, country: UNSET, latitude:, longitude:, time_zone: UNSET)
        @name = name
        @region = region
        @country = country
        @latitude = latitude
        @longitude = longitude
        @time_zone = time_zone
        freeze
      end
    end

    # The host's answer to host.places.search.
    class PlaceSearchAnswer < InputRecord
      MEMBERS = {places: "places", suggestions: "suggestions"}.freeze
      REQUIRED = [].freeze

      # @return [Array<Records::PlaceSearchAnswerPlace>, nil, UNSET] The places, best ones first, each with its
      #   coordinates; an empty list for no place.
      attr_reader :places

      # @return [Array<Records::PlaceSuggestionInput>, nil, UNSET] What has no coordinates yet, best ones first: each
      #   has a token for host.places.resolve.
      attr_reader :suggestions

      def initialize(places: UNSET, suggestions: UNSET)
        @places = places
        @suggestions = suggestions
        freeze
      end
    end

    # A place of the host's answer to host.places.search.
    class PlaceSearchAnswerPlace < InputRecord
      MEMBERS = {
        name: "name", region: "region", country: "country", latitude: "latitude", longitude: "longitude",
        time_zone: "timeZone"
      }.freeze
      REQUIRED = [:name, :latitude, :longitude].freeze

      # @return [String] What the place is called.
      attr_reader :name

      # @return [String, nil, UNSET] The state or province.
      attr_reader :region

      # @return [String, nil, UNSET] The country's code (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [Numeric] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [Numeric] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil, UNSET] The name of the time zone in the IANA database.
      attr_reader :time_zone

      def initialize(name:, region: UNSET, country: UNSET, latitude:, longitude:, time_zone: UNSET)
        @name = name
        @region = region
        @country = country
        @latitude = latitude
        @longitude = longitude
        @time_zone = time_zone
        freeze
      end
    end

    # A place that the host suggests; places.resolve answers where it is.
    class PlaceSuggestion < Record
      MEMBERS = {token: "token", title: "title", subtitle: "subtitle"}.freeze
      REQUIRED = [:token, :title, :subtitle].freeze

      # @return [String] What places.resolve takes: a text that the host alone understands.
      attr_reader :token

      # @return [String] What to show.
      attr_reader :title

      # @return [String, nil] What to show below the title, such as the region; null for nothing.
      attr_reader :subtitle

      def initialize(token:, title:, subtitle:)
        @token = token
        @title = title
        @subtitle = subtitle
        freeze
      end

      # @api private
      def fill(json)
        @token = json.fetch("token")
        @title = json.fetch("title")
        @subtitle = json.fetch("subtitle")
        freeze
      end
    end

    # A place that the host suggests; places.resolve answers where it is.
    class PlaceSuggestionInput < InputRecord
      MEMBERS = {token: "token", title: "title", subtitle: "subtitle"}.freeze
      REQUIRED = [:token, :title].freeze

      # @return [String] What places.resolve takes: a text that the host alone understands.
      attr_reader :token

      # @return [String] What to show.
      attr_reader :title

      # @return [String, nil, UNSET] What to show below the title, such as the region; null for nothing.
      attr_reader :subtitle

      def initialize(token:, title:, subtitle: UNSET)
        @token = token
        @title = title
        @subtitle = subtitle
        freeze
      end
    end

    # The host does not offer places, and there is no table of time zones; the message has instructions.
    class PlacesUnavailableData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[placesUnavailable]}.freeze

      # @return ["placesUnavailable"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # What a version of the app is to do.
    class PolicyVerdict < Record
      MEMBERS = {
        update: "update", hidden_until: "hiddenUntil", minimum_version: "minimumVersion",
        recommended_version: "recommendedVersion", message: "message", url: "url", problems: "problems",
        source: "source", age: "age", origin: "origin"
      }.freeze
      REQUIRED = [
        :update, :hidden_until, :minimum_version, :recommended_version, :message, :url, :problems, :source, :age,
        :origin
      ].freeze
      CHOICES = {
        update: %w[none recommended required], source: %w[fresh stale default], origin: %w[host records file builtIn]
      }.freeze

      # @return ["none", "recommended", "required"] required: below the minimum version; recommended: below the
      #   recommended one alone.
      attr_reader :update

      # @return [Time, nil] When the update is recommended again that policy.update.later has put off; null where none
      #   was put off.
      attr_reader :hidden_until

      # @return [String, nil] Lower versions must be updated.
      attr_reader :minimum_version

      # @return [String, nil] Lower versions should be updated.
      attr_reader :recommended_version

      # @return [String, nil] What to say to who should or must update.
      attr_reader :message

      # @return [String, nil] Where the update is.
      attr_reader :url

      # @return [Array<Records::DocumentProblem>] What of the policy is malformed, and counts as not there.
      attr_reader :problems

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return ["host", "records", "file", "builtIn"] host: the host fetched it; records: it consists of records of the
      #   public database; file: an option names it; builtIn: there is none.
      attr_reader :origin

      def initialize(
        update:, hidden_until:, minimum_version:, recommended_version:, message:, url:, problems:, source:, age:,
        origin:
      )
        @update = update
        @hidden_until = hidden_until
        @minimum_version = minimum_version
        @recommended_version = recommended_version
        @message = message
        @url = url
        @problems = problems
        @source = source
        @age = age
        @origin = origin
        freeze
      end

      # @api private
      def fill(json)
        @update = json.fetch("update")
        @hidden_until = json.fetch("hiddenUntil")&.then { |present| Values.instant(present) }
        @minimum_version = json.fetch("minimumVersion")
        @recommended_version = json.fetch("recommendedVersion")
        @message = json.fetch("message")
        @url = json.fetch("url")
        @problems = json.fetch("problems").map { |one| Records::DocumentProblem.read(one) }.freeze
        @source = json.fetch("source")
        @age = json.fetch("age")
        @origin = json.fetch("origin")
        freeze
      end
    end

    # A result without members.
    class Pong < Record
      MEMBERS = {}.freeze
      REQUIRED = [].freeze
    end

    # The entries that were posted to the ledger, and the resulting stock levels.
    class PostedStock < Record
      MEMBERS = {transaction: "transaction", entries: "entries", levels: "levels", expired: "expired"}.freeze
      REQUIRED = [:transaction, :entries, :levels, :expired].freeze

      # @return [String, nil] The transaction; null if nothing was posted, or if each movement has a transaction of its
      #   own. The entries name their transactions.
      attr_reader :transaction

      # @return [Array<Records::StockEntry>] The entries, in the order in which they were posted.
      attr_reader :entries

      # @return [Array<Records::StockLevel>] The resulting levels of the moved items, in the locations of the movement.
      attr_reader :levels

      # @return [Array<String>] The lots that the request named and that have expired. Lots are never picked after their
      #   expiry.
      attr_reader :expired

      def initialize(transaction:, entries:, levels:, expired:)
        @transaction = transaction
        @entries = entries
        @levels = levels
        @expired = expired
        freeze
      end

      # @api private
      def fill(json)
        @transaction = json.fetch("transaction")
        @entries = json.fetch("entries").map { |one| Records::StockEntry.read(one) }.freeze
        @levels = json.fetch("levels").map { |one| Records::StockLevel.read(one) }.freeze
        @expired = json.fetch("expired")
        freeze
      end
    end

    # A pour of water during a brew.
    class Pour < Record
      MEMBERS = {at: "at", water: "water", note: "note"}.freeze
      REQUIRED = [:at, :water, :note].freeze

      # @return [BigDecimal] The seconds since the beginning of the brew.
      attr_reader :at

      # @return [BigDecimal] The water of this pour, in grams; more than 0.
      attr_reader :water

      # @return [String, nil] Any further text.
      attr_reader :note

      def initialize(at:, water:, note:)
        @at = at
        @water = water
        @note = note
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.decimal(json.fetch("at"))
        @water = Values.decimal(json.fetch("water"))
        @note = json.fetch("note")
        freeze
      end
    end

    # A pour of water during a brew.
    class PourInput < InputRecord
      MEMBERS = {at: "at", water: "water", note: "note"}.freeze
      REQUIRED = [:at, :water].freeze

      # @return [Numeric] The seconds since the beginning of the brew.
      attr_reader :at

      # @return [Numeric] The water of this pour, in grams; more than 0.
      attr_reader :water

      # @return [String, nil, UNSET] Any further text.
      attr_reader :note

      def initialize(at:, water:, note: UNSET)
        @at = at
        @water = water
        @note = note
        freeze
      end
    end

    # The outcome of a sheet that showed a link.
    class PresentAnswer < InputRecord
      MEMBERS = {sent: "sent"}.freeze
      REQUIRED = [].freeze

      # @return [Boolean, nil, UNSET] true if the user sent the link; null if the system does not report it.
      attr_reader :sent

      def initialize(sent: UNSET)
        @sent = sent
        freeze
      end
    end

    # A link that the host has shown.
    class PresentedLink < Record
      MEMBERS = {url: "url", sent: "sent"}.freeze
      REQUIRED = [:url, :sent].freeze

      # @return [String] The link.
      attr_reader :url

      # @return [Boolean, nil] true if the user sent the link; null if the host does not report it.
      attr_reader :sent

      def initialize(url:, sent:)
        @url = url
        @sent = sent
        freeze
      end

      # @api private
      def fill(json)
        @url = json.fetch("url")
        @sent = json.fetch("sent")
        freeze
      end
    end

    # A named set of rights.
    class Preset < Record
      MEMBERS = {name: "name", doc: "doc", dept_mask: "deptMask", manager_mask: "managerMask"}.freeze
      REQUIRED = [:name, :doc, :dept_mask, :manager_mask].freeze
      CHOICES = {name: %w[sales warehouse management viewer]}.freeze

      # @return ["sales", "warehouse", "management", "viewer"] The name, for access.grant.
      attr_reader :name

      # @return [String] The work for which the preset is meant.
      attr_reader :doc

      # @return [Integer] The departments in which the user does the daily work, as a mask.
      attr_reader :dept_mask

      # @return [Integer] The departments that the user manages, as a mask.
      attr_reader :manager_mask

      def initialize(name:, doc:, dept_mask:, manager_mask:)
        @name = name
        @doc = doc
        @dept_mask = dept_mask
        @manager_mask = manager_mask
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @doc = json.fetch("doc")
        @dept_mask = json.fetch("deptMask")
        @manager_mask = json.fetch("managerMask")
        freeze
      end
    end

    # One page of a list.
    class PresetPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Preset>] All elements, in the list's order.
      attr_reader :items

      # @return [String, nil] Always null, as the list has only one page.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Preset.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The zone that a link leads to.
    class PreviewedShare < InputRecord
      MEMBERS = {
        zone: "zone", title: "title", owner_name: "ownerName", permission: "permission", state: "state"
      }.freeze
      REQUIRED = [:zone, :title, :permission, :state].freeze

      # @return [Records::CloudZoneAnswer] The zone, as the requesting account names it.
      attr_reader :zone

      # @return [String] The name of what is shared.
      attr_reader :title

      # @return [String, nil, UNSET] The name of the owner.
      attr_reader :owner_name

      # @return ["readWrite", "readOnly"] The permission of a participant who accepts the link.
      attr_reader :permission

      # @return ["open", "mine", "accepted", "full"] open: the link can be accepted. mine: it leads to the account's own
      #   zone. accepted: it was already accepted. full: no more participants are admitted.
      attr_reader :state

      def initialize(zone:, title:, owner_name: UNSET, permission:, state:)
        @zone = zone
        @title = title
        @owner_name = owner_name
        @permission = permission
        @state = state
        freeze
      end
    end

    # One thing that is wrong with a value, and where.
    class Problem < Record
      MEMBERS = {pointer: "pointer", kind: "kind", message: "message"}.freeze
      REQUIRED = [:pointer, :kind, :message].freeze
      CHOICES = {kind: %w[missing unknown type value]}.freeze

      # @return [String] Where: a JSON Pointer (RFC 6901); empty for the value as a whole.
      attr_reader :pointer

      # @return ["missing", "unknown", "type", "value"] What sort of thing is wrong.
      attr_reader :kind

      # @return [String] A sentence that names the member and what was expected.
      attr_reader :message

      def initialize(pointer:, kind:, message:)
        @pointer = pointer
        @kind = kind
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @pointer = json.fetch("pointer")
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        freeze
      end
    end

    # What the store sells, and what that gives.
    class Products < Record
      MEMBERS = {
        bundle_id: "bundleId", features: "features", tiers: "tiers", products: "products", source: "source",
        environments: "environments", store: "store", unknown: "unknown"
      }.freeze
      REQUIRED = [:bundle_id, :features, :tiers, :products, :source, :environments, :store, :unknown].freeze
      CHOICES = {source: %w[default file]}.freeze

      # @return [String] The app that sells.
      attr_reader :bundle_id

      # @return [Array<Records::CatalogueFeature>] What can be bought as part of a tier.
      attr_reader :features

      # @return [Array<Records::CatalogueTier>] The tiers, in any order.
      attr_reader :tiers

      # @return [Array<Records::CatalogueProduct>] The products, in the order in which they are offered.
      attr_reader :products

      # @return ["default", "file"] Where the catalogue comes from: file, where --catalogue named one.
      attr_reader :source

      # @return [Array<String>] The App Stores whose documents count.
      attr_reader :environments

      # @return [Records::StoreListing] What the store sells on this device, with prices, as the host has said.
      attr_reader :store

      # @return [Array<String>] Products that were bought and are not in the catalogue, in the order of their names'
      #   bytes.
      attr_reader :unknown

      def initialize(bundle_id:, features:, tiers:, products:, source:, environments:, store:, unknown:)
        @bundle_id = bundle_id
        @features = features
        @tiers = tiers
        @products = products
        @source = source
        @environments = environments
        @store = store
        @unknown = unknown
        freeze
      end

      # @api private
      def fill(json)
        @bundle_id = json.fetch("bundleId")
        @features = json.fetch("features").map { |one| Records::CatalogueFeature.read(one) }.freeze
        @tiers = json.fetch("tiers").map { |one| Records::CatalogueTier.read(one) }.freeze
        @products = json.fetch("products").map { |one| Records::CatalogueProduct.read(one) }.freeze
        @source = json.fetch("source")
        @environments = json.fetch("environments")
        @store = Records::StoreListing.read(json.fetch("store"))
        @unknown = json.fetch("unknown")
        freeze
      end
    end

    # What became of a progress report.
    class Progressed < Record
      MEMBERS = {waiting: "waiting"}.freeze
      REQUIRED = [:waiting].freeze

      # @return [Boolean] Whether a request waits for it.
      attr_reader :waiting

      def initialize(waiting:)
        @waiting = waiting
        freeze
      end

      # @api private
      def fill(json)
        @waiting = json.fetch("waiting")
        freeze
      end
    end

    # What a tap on a promotion does.
    class PromotionAction < Record
      MEMBERS = {kind: "kind", target: "target"}.freeze
      REQUIRED = [:kind, :target].freeze
      CHOICES = {kind: %w[product address link]}.freeze

      # @return ["product", "address", "link"] product: shows the product; address: opens an address of the web; link:
      #   opens a link into the app.
      attr_reader :kind

      # @return [String] The product's id, the address, or the link.
      attr_reader :target

      def initialize(kind:, target:)
        @kind = kind
        @target = target
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @target = json.fetch("target")
        freeze
      end
    end

    # The image of a promotion.
    class PromotionImage < Record
      MEMBERS = {url: "url", sha256: "sha256", bytes: "bytes", path: "path"}.freeze
      REQUIRED = [:url, :sha256, :bytes, :path].freeze

      # @return [String, nil] Its address; null for an asset.
      attr_reader :url

      # @return [String, nil] Of an asset: the digest of its bytes (SHA-256), as hexadecimal digits.
      attr_reader :sha256

      # @return [Integer, nil] Of an asset: how many bytes it has.
      attr_reader :bytes

      # @return [String, nil] Of an asset: where the host has put it; null if it has not.
      attr_reader :path

      def initialize(url:, sha256:, bytes:, path:)
        @url = url
        @sha256 = sha256
        @bytes = bytes
        @path = path
        freeze
      end

      # @api private
      def fill(json)
        @url = json.fetch("url")
        @sha256 = json.fetch("sha256")
        @bytes = json.fetch("bytes")
        @path = json.fetch("path")
        freeze
      end
    end

    # Promotions that apply.
    class Promotions < Record
      MEMBERS = {
        promotions: "promotions", valid_until: "validUntil", problems: "problems", store: "store", source: "source",
        age: "age", origin: "origin"
      }.freeze
      REQUIRED = [:promotions, :valid_until, :problems, :store, :source, :age, :origin].freeze
      CHOICES = {source: %w[fresh stale default], origin: %w[host records file builtIn]}.freeze

      # @return [Array<Records::ShownPromotion>] The promotions, in their order.
      attr_reader :promotions

      # @return [Time, nil] When time alone changes which these are; null for never.
      attr_reader :valid_until

      # @return [Array<Records::DocumentProblem>] Which promotions of the document are malformed, and left out.
      attr_reader :problems

      # @return [Records::StoreAge] How old the prices are.
      attr_reader :store

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return ["host", "records", "file", "builtIn"] host: the host fetched it; records: it consists of records of the
      #   public database; file: an option names it; builtIn: there is none.
      attr_reader :origin

      def initialize(promotions:, valid_until:, problems:, store:, source:, age:, origin:)
        @promotions = promotions
        @valid_until = valid_until
        @problems = problems
        @store = store
        @source = source
        @age = age
        @origin = origin
        freeze
      end

      # @api private
      def fill(json)
        @promotions = json.fetch("promotions").map { |one| Records::ShownPromotion.read(one) }.freeze
        @valid_until = json.fetch("validUntil")&.then { |present| Values.instant(present) }
        @problems = json.fetch("problems").map { |one| Records::DocumentProblem.read(one) }.freeze
        @store = Records::StoreAge.read(json.fetch("store"))
        @source = json.fetch("source")
        @age = json.fetch("age")
        @origin = json.fetch("origin")
        freeze
      end
    end

    # What the host offers, as the core sees it.
    class Provided < Record
      MEMBERS = {used: "used", unknown: "unknown", suggestions: "suggestions"}.freeze
      REQUIRED = [:used, :unknown, :suggestions].freeze

      # @return [Array<String>] The capabilities that the core knows.
      attr_reader :used

      # @return [Array<String>] Those that it does not know, and will never ask for.
      attr_reader :unknown

      # @return [Array<Records::SuggestedCapability>] For each of them that is like a name that the core knows, that
      #   name.
      attr_reader :suggestions

      def initialize(used:, unknown:, suggestions:)
        @used = used
        @unknown = unknown
        @suggestions = suggestions
        freeze
      end

      # @api private
      def fill(json)
        @used = json.fetch("used")
        @unknown = json.fetch("unknown")
        @suggestions = json.fetch("suggestions").map { |one| Records::SuggestedCapability.read(one) }.freeze
        freeze
      end
    end

    # A record of the public database.
    class PublicRecord < InputRecord
      MEMBERS = {
        record_name: "recordName", fields: "fields", record_change_tag: "recordChangeTag",
        creation_date: "creationDate", modification_date: "modificationDate"
      }.freeze
      REQUIRED = [:record_name, :fields].freeze

      # @return [String] The record's name: no other record of its type has it.
      attr_reader :record_name

      # @return [Hash{String => Records::CloudValueInput, nil}] The record's fields by name.
      attr_reader :fields

      # @return [String, nil, UNSET] The container's name for this state of the record.
      attr_reader :record_change_tag

      # @return [Time, nil, UNSET] The time when the record was first saved, by the container's clock.
      attr_reader :creation_date

      # @return [Time, nil, UNSET] The time when the record was last saved, by the container's clock.
      attr_reader :modification_date

      def initialize(
        record_name:, fields:, record_change_tag: UNSET, creation_date: UNSET, modification_date: UNSET
      )
        @record_name = record_name
        @fields = fields
        @record_change_tag = record_change_tag
        @creation_date = creation_date
        @modification_date = modification_date
        freeze
      end
    end

    # A purchase: an order that the company sends to a supplier.
    class Purchase < Record
      MEMBERS = {
        id: "id", company: "company", contact: "contact", currency: "currency", reference: "reference",
        delivery_address: "deliveryAddress", tax_included: "taxIncluded", discount: "discount", note: "note",
        internal_note: "internalNote", expected_at: "expectedAt", archived: "archived", number: "number",
        status: "status", contact_name: "contactName", ordered_at: "orderedAt", net: "net", tax: "tax",
        gross: "gross", unpriced: "unpriced", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :contact, :currency, :reference, :delivery_address, :tax_included, :discount, :note,
        :internal_note, :expected_at, :archived, :number, :status, :contact_name, :ordered_at, :version, :created_at,
        :updated_at
      ].freeze
      CHOICES = {status: %w[draft ordered partlyReceived received closed cancelled]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The supplier.
      attr_reader :contact

      # @return [String] The currency of all amounts of the purchase (ISO 4217).
      attr_reader :currency

      # @return [String, nil] The supplier's own reference for the purchase.
      attr_reader :reference

      # @return [Records::Address, nil] The address to which the goods are delivered.
      attr_reader :delivery_address

      # @return [Boolean] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [BigDecimal, nil] The discount on the whole purchase, in percent.
      attr_reader :discount

      # @return [String, nil] The note on its documents.
      attr_reader :note

      # @return [String, nil] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil] The instant at which the goods are expected.
      attr_reader :expected_at

      # @return [Boolean] `true` if lists leave it out by default. Only a closed or cancelled record can be archived.
      attr_reader :archived

      # @return [String, nil] The purchase's number on documents. It is assigned when the purchase is first ordered and
      #   never used for another purchase.
      attr_reader :number

      # @return ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"] The purchase's status.
      #   purchases.step and purchases.receive change it.
      attr_reader :status

      # @return [String] The supplier's name when the purchase was created.
      attr_reader :contact_name

      # @return [Time, nil] The instant at which the purchase was last ordered.
      attr_reader :ordered_at

      # @return [Records::Money, nil] The sum of the lines without tax, for managers of orders or the inventory only.
      attr_reader :net

      # @return [Records::Money, nil] The tax on net, for managers of orders or the inventory only.
      attr_reader :tax

      # @return [Records::Money, nil] The sum of net and tax, for managers of orders or the inventory only.
      attr_reader :gross

      # @return [Integer, nil] The number of lines without a price, which are in no sum. For managers of orders or the
      #   inventory only.
      attr_reader :unpriced

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, contact:, currency:, reference:, delivery_address:, tax_included:, discount:, note:,
        internal_note:, expected_at:, archived:, number:, status:, contact_name:, ordered_at:, net: nil, tax: nil,
        gross: nil, unpriced: nil, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @contact = contact
        @currency = currency
        @reference = reference
        @delivery_address = delivery_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @expected_at = expected_at
        @archived = archived
        @number = number
        @status = status
        @contact_name = contact_name
        @ordered_at = ordered_at
        @net = net
        @tax = tax
        @gross = gross
        @unpriced = unpriced
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @contact = json.fetch("contact")
        @currency = json.fetch("currency")
        @reference = json.fetch("reference")
        @delivery_address = json.fetch("deliveryAddress")&.then { |present| Records::Address.read(present) }
        @tax_included = json.fetch("taxIncluded")
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @internal_note = json.fetch("internalNote")
        @expected_at = json.fetch("expectedAt")&.then { |present| Values.instant(present) }
        @archived = json.fetch("archived")
        @number = json.fetch("number")
        @status = json.fetch("status")
        @contact_name = json.fetch("contactName")
        @ordered_at = json.fetch("orderedAt")&.then { |present| Values.instant(present) }
        @net = json["net"]&.then { |present| Records::Money.read(present) }
        @tax = json["tax"]&.then { |present| Records::Money.read(present) }
        @gross = json["gross"]&.then { |present| Records::Money.read(present) }
        @unpriced = json["unpriced"]
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class PurchaseConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Purchase] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Purchase.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class PurchaseDraftChanges < InputRecord
      MEMBERS = {
        contact: "contact", currency: "currency", reference: "reference", delivery_address: "deliveryAddress",
        tax_included: "taxIncluded", discount: "discount", note: "note", internal_note: "internalNote",
        expected_at: "expectedAt", archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The supplier.
      attr_reader :contact

      # @return [String, UNSET] The currency of all amounts of the purchase (ISO 4217).
      attr_reader :currency

      # @return [String, nil, UNSET] The supplier's own reference for the purchase.
      attr_reader :reference

      # @return [Records::AddressChanges, nil, UNSET] The address to which the goods are delivered.
      attr_reader :delivery_address

      # @return [Boolean, nil, UNSET] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [Numeric, nil, UNSET] The discount on the whole purchase, in percent.
      attr_reader :discount

      # @return [String, nil, UNSET] The note on its documents.
      attr_reader :note

      # @return [String, nil, UNSET] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil, UNSET] The instant at which the goods are expected.
      attr_reader :expected_at

      # @return [Boolean, nil, UNSET] `true` if lists leave it out by default. Only a closed or cancelled record can be
      #   archived.
      attr_reader :archived

      def initialize(
        contact: UNSET, currency: UNSET, reference: UNSET, delivery_address: UNSET, tax_included: UNSET,
        discount: UNSET, note: UNSET, internal_note: UNSET, expected_at: UNSET, archived: UNSET
      )
        @contact = contact
        @currency = currency
        @reference = reference
        @delivery_address = delivery_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @expected_at = expected_at
        @archived = archived
        freeze
      end
    end

    # What somebody began to buy outside the app.
    class PurchaseIntent < Record
      MEMBERS = {id: "id", product_id: "productId", offer_id: "offerId", received_at: "receivedAt"}.freeze
      REQUIRED = [:id, :product_id, :offer_id, :received_at].freeze

      # @return [String] The intent.
      attr_reader :id

      # @return [String] What is to be bought.
      attr_reader :product_id

      # @return [String, nil] The offer that it is to be bought with; null for none.
      attr_reader :offer_id

      # @return [Time] When it came.
      attr_reader :received_at

      def initialize(id:, product_id:, offer_id:, received_at:)
        @id = id
        @product_id = product_id
        @offer_id = offer_id
        @received_at = received_at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @product_id = json.fetch("productId")
        @offer_id = json.fetch("offerId")
        @received_at = Values.instant(json.fetch("receivedAt"))
        freeze
      end
    end

    # A line of a purchase: a quantity of an item, or of something else.
    class PurchaseLine < Record
      MEMBERS = {
        id: "id", company: "company", purchase: "purchase", item: "item", sku: "sku", text: "text",
        quantity: "quantity", unit: "unit", unit_price: "unitPrice", discount: "discount", tax_rate: "taxRate",
        note: "note", factor: "factor", per: "per", received: "received", planned: "planned", incoming: "incoming",
        incoming_at: "incomingAt", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :purchase, :item, :sku, :text, :quantity, :unit, :discount, :tax_rate, :note, :factor, :per,
        :received, :planned, :incoming, :incoming_at, :version, :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The purchase.
      attr_reader :purchase

      # @return [String, nil] The item; null for a line without an item.
      attr_reader :item

      # @return [String, nil] The item's SKU when the line was created.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [BigDecimal] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil] The unit of the quantity: for an item, its own unit or one of its units.
      attr_reader :unit

      # @return [Records::Money, nil] The price of one unit, in the purchase's currency. For managers of orders or the
      #   inventory only.
      attr_reader :unit_price

      # @return [BigDecimal, nil] The discount in percent.
      attr_reader :discount

      # @return [BigDecimal, nil] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil] The note below the line on documents.
      attr_reader :note

      # @return [BigDecimal] The number of the item's own units in one unit of the line, or in per units of it.
      attr_reader :factor

      # @return [BigDecimal, nil] The number of the line's units that factor is for; null for 1.
      attr_reader :per

      # @return [BigDecimal] The quantity that was received, in the line's unit.
      attr_reader :received

      # @return [BigDecimal] The quantity that a draft is to order, in the item's own unit.
      attr_reader :planned

      # @return [BigDecimal] The quantity on order, in the item's own unit.
      attr_reader :incoming

      # @return [Time, nil] The instant at which this quantity is expected.
      attr_reader :incoming_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, purchase:, item:, sku:, text:, quantity:, unit:, unit_price: nil, discount:, tax_rate:, note:,
        factor:, per:, received:, planned:, incoming:, incoming_at:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @company = company
        @purchase = purchase
        @item = item
        @sku = sku
        @text = text
        @quantity = quantity
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        @factor = factor
        @per = per
        @received = received
        @planned = planned
        @incoming = incoming
        @incoming_at = incoming_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @purchase = json.fetch("purchase")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @unit_price = json["unitPrice"]&.then { |present| Records::Money.read(present) }
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @tax_rate = json.fetch("taxRate")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @factor = Values.decimal(json.fetch("factor"))
        @per = json.fetch("per")&.then { |present| Values.decimal(present) }
        @received = Values.decimal(json.fetch("received"))
        @planned = Values.decimal(json.fetch("planned"))
        @incoming = Values.decimal(json.fetch("incoming"))
        @incoming_at = json.fetch("incomingAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class PurchaseLineConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::PurchaseLine] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::PurchaseLine.read(json.fetch("current"))
        freeze
      end
    end

    # One page of a list.
    class PurchasePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Purchase>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Purchase.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A receipt: a quantity of a purchase line that arrived.
    class PurchaseReceipt < Record
      MEMBERS = {
        id: "id", company: "company", purchase: "purchase", line: "line", quantity: "quantity", parts: "parts",
        transaction: "transaction", actor: "actor", reverses: "reverses", reason: "reason", version: "version",
        created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :purchase, :line, :quantity, :parts, :transaction, :actor, :reverses, :reason, :version,
        :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The purchase.
      attr_reader :purchase

      # @return [String] The line.
      attr_reader :line

      # @return [BigDecimal] The quantity, in the line's unit; negative for a reversal.
      attr_reader :quantity

      # @return [Array<Records::EntryPart>] The quantities moved into the inventory, by location and lot; negative for a
      #   reversal.
      attr_reader :parts

      # @return [String] The ledger transaction. For an imported receipt, which moved no stock, the receipt's own id.
      attr_reader :transaction

      # @return [String] The user who received or reversed it.
      attr_reader :actor

      # @return [String, nil] The receipt that this one reverses.
      attr_reader :reverses

      # @return [String, nil] The reason for the reversal.
      attr_reader :reason

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, purchase:, line:, quantity:, parts:, transaction:, actor:, reverses:, reason:, version:,
        created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @purchase = purchase
        @line = line
        @quantity = quantity
        @parts = parts
        @transaction = transaction
        @actor = actor
        @reverses = reverses
        @reason = reason
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @purchase = json.fetch("purchase")
        @line = json.fetch("line")
        @quantity = Values.decimal(json.fetch("quantity"))
        @parts = json.fetch("parts").map { |one| Records::EntryPart.read(one) }.freeze
        @transaction = json.fetch("transaction")
        @actor = json.fetch("actor")
        @reverses = json.fetch("reverses")
        @reason = json.fetch("reason")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # A step: the change of a record from one status to another.
    class PurchaseStep < Record
      MEMBERS = {
        id: "id", company: "company", subject: "subject", from: "from", to: "to", reason: "reason", actor: "actor",
        follows: "follows", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        from: %w[draft ordered partlyReceived received closed cancelled],
        to: %w[draft ordered partlyReceived received closed cancelled]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The record that took the step.
      attr_reader :subject

      # @return ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"] The status before the step.
      attr_reader :from

      # @return ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"] The status after the step.
      attr_reader :to

      # @return [String, nil] The reason, in the company's words.
      attr_reader :reason

      # @return [String] The user who took the step.
      attr_reader :actor

      # @return [Array<String>, nil] The ids of the steps before it: the last one, or several if devices took steps
      #   while apart. null for a step of an older program.
      attr_reader :follows

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @company = company
        @subject = subject
        @from = from
        @to = to
        @reason = reason
        @actor = actor
        @follows = follows
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @subject = json.fetch("subject")
        @from = json.fetch("from")
        @to = json.fetch("to")
        @reason = json.fetch("reason")
        @actor = json.fetch("actor")
        @follows = json.fetch("follows")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class PurchaseTermsChanges < InputRecord
      MEMBERS = {
        text: "text", quantity: "quantity", unit: "unit", unit_price: "unitPrice", discount: "discount",
        tax_rate: "taxRate", note: "note"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The line's text.
      attr_reader :text

      # @return [Numeric, UNSET] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil, UNSET] The unit of the quantity: for an item, its own unit or one of its units.
      attr_reader :unit

      # @return [Records::MoneyChanges, nil, UNSET] The price of one unit, in the purchase's currency. For managers of
      #   orders or the inventory only.
      attr_reader :unit_price

      # @return [Numeric, nil, UNSET] The discount in percent.
      attr_reader :discount

      # @return [Numeric, nil, UNSET] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil, UNSET] The note below the line on documents.
      attr_reader :note

      def initialize(
        text: UNSET, quantity: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET, tax_rate: UNSET, note: UNSET
      )
        @text = text
        @quantity = quantity
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        freeze
      end
    end

    # A purchase with its lines, receipts and steps.
    class PurchaseView < Record
      MEMBERS = {
        id: "id", company: "company", contact: "contact", currency: "currency", reference: "reference",
        delivery_address: "deliveryAddress", tax_included: "taxIncluded", discount: "discount", note: "note",
        internal_note: "internalNote", expected_at: "expectedAt", archived: "archived", number: "number",
        status: "status", contact_name: "contactName", ordered_at: "orderedAt", net: "net", tax: "tax",
        gross: "gross", unpriced: "unpriced", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", taxes: "taxes", lines: "lines", receipts: "receipts", steps: "steps"
      }.freeze
      REQUIRED = [
        :id, :company, :contact, :currency, :reference, :delivery_address, :tax_included, :discount, :note,
        :internal_note, :expected_at, :archived, :number, :status, :contact_name, :ordered_at, :version, :created_at,
        :updated_at, :lines, :receipts, :steps
      ].freeze
      CHOICES = {status: %w[draft ordered partlyReceived received closed cancelled]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The supplier.
      attr_reader :contact

      # @return [String] The currency of all amounts of the purchase (ISO 4217).
      attr_reader :currency

      # @return [String, nil] The supplier's own reference for the purchase.
      attr_reader :reference

      # @return [Records::Address, nil] The address to which the goods are delivered.
      attr_reader :delivery_address

      # @return [Boolean] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [BigDecimal, nil] The discount on the whole purchase, in percent.
      attr_reader :discount

      # @return [String, nil] The note on its documents.
      attr_reader :note

      # @return [String, nil] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil] The instant at which the goods are expected.
      attr_reader :expected_at

      # @return [Boolean] `true` if lists leave it out by default. Only a closed or cancelled record can be archived.
      attr_reader :archived

      # @return [String, nil] The purchase's number on documents. It is assigned when the purchase is first ordered and
      #   never used for another purchase.
      attr_reader :number

      # @return ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"] The purchase's status.
      #   purchases.step and purchases.receive change it.
      attr_reader :status

      # @return [String] The supplier's name when the purchase was created.
      attr_reader :contact_name

      # @return [Time, nil] The instant at which the purchase was last ordered.
      attr_reader :ordered_at

      # @return [Records::Money, nil] The sum of the lines without tax, for managers of orders or the inventory only.
      attr_reader :net

      # @return [Records::Money, nil] The tax on net, for managers of orders or the inventory only.
      attr_reader :tax

      # @return [Records::Money, nil] The sum of net and tax, for managers of orders or the inventory only.
      attr_reader :gross

      # @return [Integer, nil] The number of lines without a price, which are in no sum. For managers of orders or the
      #   inventory only.
      attr_reader :unpriced

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Array<Records::TaxSum>, nil] The sums of the priced lines for each tax rate, for managers of orders or
      #   the inventory only.
      attr_reader :taxes

      # @return [Array<Records::ShownPurchaseLine>] The lines, in the order in which they were added.
      attr_reader :lines

      # @return [Array<Records::PurchaseReceipt>] The receipts, the oldest first.
      attr_reader :receipts

      # @return [Array<Records::PurchaseStep>] The steps, the oldest first.
      attr_reader :steps

      def initialize(
        id:, company:, contact:, currency:, reference:, delivery_address:, tax_included:, discount:, note:,
        internal_note:, expected_at:, archived:, number:, status:, contact_name:, ordered_at:, net: nil, tax: nil,
        gross: nil, unpriced: nil, version:, created_at:, updated_at:, unreadable: nil, taxes: nil, lines:, receipts:,
        steps:
      )
        @id = id
        @company = company
        @contact = contact
        @currency = currency
        @reference = reference
        @delivery_address = delivery_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @expected_at = expected_at
        @archived = archived
        @number = number
        @status = status
        @contact_name = contact_name
        @ordered_at = ordered_at
        @net = net
        @tax = tax
        @gross = gross
        @unpriced = unpriced
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @taxes = taxes
        @lines = lines
        @receipts = receipts
        @steps = steps
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @contact = json.fetch("contact")
        @currency = json.fetch("currency")
        @reference = json.fetch("reference")
        @delivery_address = json.fetch("deliveryAddress")&.then { |present| Records::Address.read(present) }
        @tax_included = json.fetch("taxIncluded")
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @internal_note = json.fetch("internalNote")
        @expected_at = json.fetch("expectedAt")&.then { |present| Values.instant(present) }
        @archived = json.fetch("archived")
        @number = json.fetch("number")
        @status = json.fetch("status")
        @contact_name = json.fetch("contactName")
        @ordered_at = json.fetch("orderedAt")&.then { |present| Values.instant(present) }
        @net = json["net"]&.then { |present| Records::Money.read(present) }
        @tax = json["tax"]&.then { |present| Records::Money.read(present) }
        @gross = json["gross"]&.then { |present| Records::Money.read(present) }
        @unpriced = json["unpriced"]
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @taxes = json["taxes"]&.then { |present| present.map { |one| Records::TaxSum.read(one) }.freeze }
        @lines = json.fetch("lines").map { |one| Records::ShownPurchaseLine.read(one) }.freeze
        @receipts = json.fetch("receipts").map { |one| Records::PurchaseReceipt.read(one) }.freeze
        @steps = json.fetch("steps").map { |one| Records::PurchaseStep.read(one) }.freeze
        freeze
      end
    end

    # What became of a purchase.
    class Purchased < Record
      MEMBERS = {
        purchase_id: "purchaseId", product_id: "productId", offer_id: "offerId", state: "state", outcomes: "outcomes",
        tiers: "tiers", features: "features", valid_until: "validUntil", at: "at"
      }.freeze
      REQUIRED = [
        :purchase_id, :product_id, :offer_id, :state, :outcomes, :tiers, :features, :valid_until, :at
      ].freeze
      CHOICES = {state: %w[purchased ended pending cancelled refused]}.freeze

      # @return [String] The purchase, as host.store.purchase got it.
      attr_reader :purchase_id

      # @return [String] The product.
      attr_reader :product_id

      # @return [String, nil] The offer that was taken; null for none.
      attr_reader :offer_id

      # @return ["purchased", "ended", "pending", "cancelled", "refused"] purchased: its document counts, and the
      #   account has the product; ended: its document counts, and what it says was bought has expired, or was revoked
      #   or replaced; pending: somebody must agree first, and the document comes by entitlements.ingest; cancelled: by
      #   the user; refused: the document does not count, and outcomes says why.
      attr_reader :state

      # @return [Array<Records::Outcome>] One a document; behind a notification those that it carries.
      attr_reader :outcomes

      # @return [Array<Records::HeldTier>] The tier of each ladder that the account has now, in the catalogue's order.
      attr_reader :tiers

      # @return [Array<String>] What these tiers allow, in the order of their names' bytes.
      attr_reader :features

      # @return [Time, nil] When that changes by itself; null for never.
      attr_reader :valid_until

      # @return [Time] The moment that it is about.
      attr_reader :at

      def initialize(purchase_id:, product_id:, offer_id:, state:, outcomes:, tiers:, features:, valid_until:, at:)
        @purchase_id = purchase_id
        @product_id = product_id
        @offer_id = offer_id
        @state = state
        @outcomes = outcomes
        @tiers = tiers
        @features = features
        @valid_until = valid_until
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @purchase_id = json.fetch("purchaseId")
        @product_id = json.fetch("productId")
        @offer_id = json.fetch("offerId")
        @state = json.fetch("state")
        @outcomes = json.fetch("outcomes").map { |one| Records::Outcome.read(one) }.freeze
        @tiers = json.fetch("tiers").map { |one| Records::HeldTier.read(one) }.freeze
        @features = json.fetch("features")
        @valid_until = json.fetch("validUntil")&.then { |present| Values.instant(present) }
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # A page of records of the public database.
    class QueriedRecords < InputRecord
      MEMBERS = {records: "records", cursor: "cursor"}.freeze
      REQUIRED = [].freeze

      # @return [Array<Records::PublicRecord>, nil, UNSET] The records of the page, in the container's order. Required,
      #   also if there are none.
      attr_reader :records

      # @return [String, nil, UNSET] The cursor for the next page; null at the end.
      attr_reader :cursor

      def initialize(records: UNSET, cursor: UNSET)
        @records = records
        @cursor = cursor
        freeze
      end
    end

    # A call of a method that only reads.
    class Query < InputRecord
      MEMBERS = {method: "method", params: "params"}.freeze
      REQUIRED = [:method].freeze

      # @return [String] The name of the method. weather.current and weather.hourly return only what is already known,
      #   or null.
      attr_reader :method

      # @return [Hash{String => Object}, Array<Object>, nil, UNSET] The method's parameters: an object, or a list by
      #   position. None if left out.
      attr_reader :params

      def initialize(method:, params: UNSET)
        @method = method
        @params = params
        freeze
      end
    end

    # A record with changes that were made here and are not confirmed.
    class QueuedRecord < Record
      MEMBERS = {
        type: "type", record: "record", company: "company", fields: "fields", is_new: "isNew",
        is_deletion: "isDeletion", state: "state", attempts: "attempts", next_attempt_at: "nextAttemptAt",
        last_error: "lastError"
      }.freeze
      REQUIRED = [
        :type, :record, :company, :fields, :is_new, :is_deletion, :state, :attempts, :next_attempt_at, :last_error
      ].freeze
      CHOICES = {state: %w[pendingEdit pendingSync quarantined]}.freeze

      # @return [String] The kind of record, as events name it.
      attr_reader :type

      # @return [String] The record's id.
      attr_reader :record

      # @return [String, nil] The company that the record belongs to; null for the account's own.
      attr_reader :company

      # @return [Array<String>] The members that users changed. Empty if all members are to be sent.
      attr_reader :fields

      # @return [Boolean] true if the whole record is to be sent because the cloud does not have it.
      attr_reader :is_new

      # @return [Boolean] true if the record is to be deleted from the cloud.
      attr_reader :is_deletion

      # @return ["pendingEdit", "pendingSync", "quarantined"] pendingEdit: changed and not sent. pendingSync: sent and
      #   not confirmed. quarantined: refused for good, and sent again only after another change or sync.queue.retry.
      attr_reader :state

      # @return [Integer] The number of times that the record was refused for a reason of its own.
      attr_reader :attempts

      # @return [Time, nil] The time of the next attempt. null if the next cycle makes it, or none is planned.
      attr_reader :next_attempt_at

      # @return [String, nil] The reason of the last refusal.
      attr_reader :last_error

      def initialize(
        type:, record:, company:, fields:, is_new:, is_deletion:, state:, attempts:, next_attempt_at:, last_error:
      )
        @type = type
        @record = record
        @company = company
        @fields = fields
        @is_new = is_new
        @is_deletion = is_deletion
        @state = state
        @attempts = attempts
        @next_attempt_at = next_attempt_at
        @last_error = last_error
        freeze
      end

      # @api private
      def fill(json)
        @type = json.fetch("type")
        @record = json.fetch("record")
        @company = json.fetch("company")
        @fields = json.fetch("fields")
        @is_new = json.fetch("isNew")
        @is_deletion = json.fetch("isDeletion")
        @state = json.fetch("state")
        @attempts = json.fetch("attempts")
        @next_attempt_at = json.fetch("nextAttemptAt")&.then { |present| Values.instant(present) }
        @last_error = json.fetch("lastError")
        freeze
      end
    end

    # One page of a list.
    class QueuedRecordPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::QueuedRecord>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::QueuedRecord.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The conversation may only read, and the method does more; data.method names it.
    class ReadOnlyData < Record
      MEMBERS = {kind: "kind", method: "method"}.freeze
      REQUIRED = [:kind, :method].freeze
      CHOICES = {kind: %w[readOnly]}.freeze

      # @return ["readOnly"] The machine name of the error.
      attr_reader :kind

      # @return [String] The name of the method that does more than read.
      attr_reader :method

      def initialize(kind:, method:)
        @kind = kind
        @method = method
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @method = json.fetch("method")
        freeze
      end
    end

    # The items whose stored sums were wrong and are now corrected.
    class RebuiltStock < Record
      MEMBERS = {count: "count", rebuilt: "rebuilt"}.freeze
      REQUIRED = [:count, :rebuilt].freeze

      # @return [Integer] The number of items whose stored sums differed from their entries, orders and purchases.
      attr_reader :count

      # @return [Array<String>] The first 100 of these items.
      attr_reader :rebuilt

      def initialize(count:, rebuilt:)
        @count = count
        @rebuilt = rebuilt
        freeze
      end

      # @api private
      def fill(json)
        @count = json.fetch("count")
        @rebuilt = json.fetch("rebuilt")
        freeze
      end
    end

    # A received quantity of a purchase line.
    class ReceivedLine < InputRecord
      MEMBERS = {
        line: "line", sku: "sku", quantity: "quantity", unit_cost: "unitCost", location: "location", batch: "batch",
        serials: "serials", expiry: "expiry"
      }.freeze
      REQUIRED = [:quantity].freeze

      # @return [String, nil, UNSET] The line. Either line or sku must be given.
      attr_reader :line

      # @return [String, nil, UNSET] The SKU of the line's item, in place of line. Only one line may have goods of this
      #   item still to come.
      attr_reader :sku

      # @return [Numeric] The quantity, in the line's unit; more than 0.
      attr_reader :quantity

      # @return [Records::MoneyInput, nil, UNSET] The cost of one of the item's own unit. Without it, the line's price
      #   less discounts and tax. For managers of orders or the inventory only.
      attr_reader :unit_cost

      # @return [String, nil, UNSET] The location that receives the goods, by its id, code or path. Without it, the
      #   item's own location, or else the company's main location.
      attr_reader :location

      # @return [String, nil, UNSET] The lot's batch, for an item that is tracked by batch.
      attr_reader :batch

      # @return [Array<String>, nil, UNSET] The serial numbers of the pieces, as many as the quantity.
      attr_reader :serials

      # @return [String, Date, nil, UNSET] The last day on which a new lot is good.
      attr_reader :expiry

      def initialize(
        line: UNSET, sku: UNSET, quantity:, unit_cost: UNSET, location: UNSET, batch: UNSET, serials: UNSET,
        expiry: UNSET
      )
        @line = line
        @sku = sku
        @quantity = quantity
        @unit_cost = unit_cost
        @location = location
        @batch = batch
        @serials = serials
        @expiry = expiry
        freeze
      end
    end

    # The result of receiving goods of a purchase.
    class ReceivedPurchase < Record
      MEMBERS = {purchase: "purchase", receipts: "receipts"}.freeze
      REQUIRED = [:purchase, :receipts].freeze

      # @return [Records::Purchase] The purchase after the receipt.
      attr_reader :purchase

      # @return [Array<Records::PurchaseReceipt>] The receipt for each line, with its lots.
      attr_reader :receipts

      def initialize(purchase:, receipts:)
        @purchase = purchase
        @receipts = receipts
        freeze
      end

      # @api private
      def fill(json)
        @purchase = Records::Purchase.read(json.fetch("purchase"))
        @receipts = json.fetch("receipts").map { |one| Records::PurchaseReceipt.read(one) }.freeze
        freeze
      end
    end

    # The last used places.
    class RecentList < Record
      MEMBERS = {recents: "recents"}.freeze
      REQUIRED = [:recents].freeze

      # @return [Array<Records::RecentPlace>] The places, newest first.
      attr_reader :recents

      def initialize(recents:)
        @recents = recents
        freeze
      end

      # @api private
      def fill(json)
        @recents = json.fetch("recents").map { |one| Records::RecentPlace.read(one) }.freeze
        freeze
      end
    end

    # A place that was used.
    class RecentPlace < Record
      MEMBERS = {
        id: "id", name: "name", latitude: "latitude", longitude: "longitude", region: "region", country: "country",
        time_zone: "timeZone", used_at: "usedAt"
      }.freeze
      REQUIRED = [:id, :name, :latitude, :longitude, :region, :country, :time_zone, :used_at].freeze

      # @return [String] The place's id.
      attr_reader :id

      # @return [String] The name of the place.
      attr_reader :name

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The state or province.
      attr_reader :region

      # @return [String, nil] The country (ISO 3166-1), two capital letters: DE.
      attr_reader :country

      # @return [String, nil] The time zone of the place.
      attr_reader :time_zone

      # @return [Time] The time of the last use.
      attr_reader :used_at

      def initialize(id:, name:, latitude:, longitude:, region:, country:, time_zone:, used_at:)
        @id = id
        @name = name
        @latitude = latitude
        @longitude = longitude
        @region = region
        @country = country
        @time_zone = time_zone
        @used_at = used_at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @region = json.fetch("region")
        @country = json.fetch("country")
        @time_zone = json.fetch("timeZone")
        @used_at = Values.instant(json.fetch("usedAt"))
        freeze
      end
    end

    # A recipe: the parameters and steps of future brews.
    class Recipe < Record
      MEMBERS = {
        id: "id", name: "name", method: "method", dose: "dose", water: "water", yield: "yield",
        temperature: "temperature", grind_setting: "grindSetting", bean: "bean", steps: "steps", note: "note",
        favourite: "favourite", archived: "archived", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :name, :method, :dose, :water, :yield, :temperature, :grind_setting, :bean, :steps, :note, :favourite,
        :archived, :version, :created_at, :updated_at
      ].freeze
      CHOICES = {
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The name.
      attr_reader :name

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other"] The method.
      attr_reader :method

      # @return [BigDecimal, nil] The ground coffee, in grams.
      attr_reader :dose

      # @return [BigDecimal, nil] The water, in grams.
      attr_reader :water

      # @return [BigDecimal, nil] The beverage, in grams.
      attr_reader :yield

      # @return [BigDecimal, nil] The temperature of the water, in degrees Celsius.
      attr_reader :temperature

      # @return [BigDecimal, nil] The setting on the grinder's own scale.
      attr_reader :grind_setting

      # @return [String, nil] The bean that the recipe is made for.
      attr_reader :bean

      # @return [Array<Records::RecipeStep>] The steps, in the order of time.
      attr_reader :steps

      # @return [String, nil] Any further text.
      attr_reader :note

      # @return [Boolean] true if the recipe is a favourite.
      attr_reader :favourite

      # @return [Boolean] true if the recipe is out of use.
      attr_reader :archived

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, name:, method:, dose:, water:, yield:, temperature:, grind_setting:, bean:, steps:, note:, favourite:,
        archived:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @name = name
        @method = method
        @dose = dose
        @water = water
        @yield = binding.local_variable_get(:yield)
        @temperature = temperature
        @grind_setting = grind_setting
        @bean = bean
        @steps = steps
        @note = note
        @favourite = favourite
        @archived = archived
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @method = json.fetch("method")
        @dose = json.fetch("dose")&.then { |present| Values.decimal(present) }
        @water = json.fetch("water")&.then { |present| Values.decimal(present) }
        @yield = json.fetch("yield")&.then { |present| Values.decimal(present) }
        @temperature = json.fetch("temperature")&.then { |present| Values.decimal(present) }
        @grind_setting = json.fetch("grindSetting")&.then { |present| Values.decimal(present) }
        @bean = json.fetch("bean")
        @steps = json.fetch("steps").map { |one| Records::RecipeStep.read(one) }.freeze
        @note = json.fetch("note")
        @favourite = json.fetch("favourite")
        @archived = json.fetch("archived")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class RecipeConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Recipe] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Recipe.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class RecipeDetailsChanges < InputRecord
      MEMBERS = {
        name: "name", method: "method", dose: "dose", water: "water", yield: "yield", temperature: "temperature",
        grind_setting: "grindSetting", bean: "bean", steps: "steps", note: "note", favourite: "favourite",
        archived: "archived"
      }.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The name.
      attr_reader :name

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other", UNSET] The method.
      attr_reader :method

      # @return [Numeric, nil, UNSET] The ground coffee, in grams.
      attr_reader :dose

      # @return [Numeric, nil, UNSET] The water, in grams.
      attr_reader :water

      # @return [Numeric, nil, UNSET] The beverage, in grams.
      attr_reader :yield

      # @return [Numeric, nil, UNSET] The temperature of the water, in degrees Celsius.
      attr_reader :temperature

      # @return [Numeric, nil, UNSET] The setting on the grinder's own scale.
      attr_reader :grind_setting

      # @return [String, nil, UNSET] The bean that the recipe is made for.
      attr_reader :bean

      # @return [Array<Records::RecipeStepInput>, nil, UNSET] The steps, in the order of time.
      attr_reader :steps

      # @return [String, nil, UNSET] Any further text.
      attr_reader :note

      # @return [Boolean, nil, UNSET] true if the recipe is a favourite.
      attr_reader :favourite

      # @return [Boolean, nil, UNSET] true if the recipe is out of use.
      attr_reader :archived

      def initialize(
        name: UNSET, method: UNSET, dose: UNSET, water: UNSET, yield: UNSET, temperature: UNSET, grind_setting: UNSET,
        bean: UNSET, steps: UNSET, note: UNSET, favourite: UNSET, archived: UNSET
      )
        @name = name
        @method = method
        @dose = dose
        @water = water
        @yield = binding.local_variable_get(:yield)
        @temperature = temperature
        @grind_setting = grind_setting
        @bean = bean
        @steps = steps
        @note = note
        @favourite = favourite
        @archived = archived
        freeze
      end
    end

    # One page of a list.
    class RecipePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Recipe>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Recipe.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A step of a recipe.
    class RecipeStep < Record
      MEMBERS = {at: "at", action: "action", water: "water", note: "note"}.freeze
      REQUIRED = [:at, :action, :water, :note].freeze
      CHOICES = {action: %w[bloom pour stir press wait]}.freeze

      # @return [BigDecimal] The seconds since the beginning of the brew.
      attr_reader :at

      # @return ["bloom", "pour", "stir", "press", "wait"] The action.
      attr_reader :action

      # @return [BigDecimal, nil] The water that is poured, in grams.
      attr_reader :water

      # @return [String, nil] Any further text.
      attr_reader :note

      def initialize(at:, action:, water:, note:)
        @at = at
        @action = action
        @water = water
        @note = note
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.decimal(json.fetch("at"))
        @action = json.fetch("action")
        @water = json.fetch("water")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        freeze
      end
    end

    # A step of a recipe.
    class RecipeStepInput < InputRecord
      MEMBERS = {at: "at", action: "action", water: "water", note: "note"}.freeze
      REQUIRED = [:at, :action].freeze

      # @return [Numeric] The seconds since the beginning of the brew.
      attr_reader :at

      # @return ["bloom", "pour", "stir", "press", "wait"] The action.
      attr_reader :action

      # @return [Numeric, nil, UNSET] The water that is poured, in grams.
      attr_reader :water

      # @return [String, nil, UNSET] Any further text.
      attr_reader :note

      def initialize(at:, action:, water: UNSET, note: UNSET)
        @at = at
        @action = action
        @water = water
        @note = note
        freeze
      end
    end

    # Parameters to try, and their source.
    class Recommendation < Record
      MEMBERS = {
        source: "source", method: "method", brews: "brews", dose: "dose", ratio: "ratio", ratio_of: "ratioOf",
        temperature: "temperature", time: "time", grind_setting: "grindSetting", grinder: "grinder",
        corrections: "corrections"
      }.freeze
      REQUIRED = [
        :source, :method, :brews, :dose, :ratio, :ratio_of, :temperature, :time, :grind_setting, :grinder,
        :corrections
      ].freeze
      CHOICES = {
        source: %w[bean similar default],
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other],
        ratio_of: %w[yield water]
      }.freeze

      # @return ["bean", "similar", "default"] bean: the best brews of the bean. similar: the best brews of beans with
      #   the same roast level and process. default: the method alone.
      attr_reader :source

      # @return ["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish",
      #   "cupping", "other"] The method.
      attr_reader :method

      # @return [Integer] The number of brews that the parameters are the medians of; 0 for the default of the method.
      attr_reader :brews

      # @return [BigDecimal] The ground coffee, in grams.
      attr_reader :dose

      # @return [BigDecimal] The grams of water or beverage per gram of coffee.
      attr_reader :ratio

      # @return ["yield", "water"] The weight that the ratio is of.
      attr_reader :ratio_of

      # @return [BigDecimal] The temperature of the water, in degrees Celsius.
      attr_reader :temperature

      # @return [BigDecimal, nil] The time of the brew, in seconds.
      attr_reader :time

      # @return [BigDecimal, nil] The setting of the grinder; null if no brew has one.
      attr_reader :grind_setting

      # @return [String, nil] The grinder; null if no brew has one.
      attr_reader :grinder

      # @return [Array<Records::Correction>] The parameters that were changed for the last tasting.
      attr_reader :corrections

      def initialize(
        source:, method:, brews:, dose:, ratio:, ratio_of:, temperature:, time:, grind_setting:, grinder:,
        corrections:
      )
        @source = source
        @method = method
        @brews = brews
        @dose = dose
        @ratio = ratio
        @ratio_of = ratio_of
        @temperature = temperature
        @time = time
        @grind_setting = grind_setting
        @grinder = grinder
        @corrections = corrections
        freeze
      end

      # @api private
      def fill(json)
        @source = json.fetch("source")
        @method = json.fetch("method")
        @brews = json.fetch("brews")
        @dose = Values.decimal(json.fetch("dose"))
        @ratio = Values.decimal(json.fetch("ratio"))
        @ratio_of = json.fetch("ratioOf")
        @temperature = Values.decimal(json.fetch("temperature"))
        @time = json.fetch("time")&.then { |present| Values.decimal(present) }
        @grind_setting = json.fetch("grindSetting")&.then { |present| Values.decimal(present) }
        @grinder = json.fetch("grinder")
        @corrections = json.fetch("corrections").map { |one| Records::Correction.read(one) }.freeze
        freeze
      end
    end

    # The parameters of a brew to try, and their source.
    class RecommendedParameters < Record
      MEMBERS = {
        dose: "dose", ratio: "ratio", temperature: "temperature", time: "time", grind: "grind", why: "why",
        source: "source", suggestion: "suggestion", at: "at", repeated: "repeated"
      }.freeze
      REQUIRED = [:dose, :ratio, :temperature, :time, :grind, :why, :source, :suggestion, :at, :repeated].freeze
      CHOICES = {source: %w[model history]}.freeze

      # @return [BigDecimal, nil] The ground coffee, in grams.
      attr_reader :dose

      # @return [BigDecimal, nil] The grams of water per gram of coffee; for espresso and moka pot, of beverage.
      attr_reader :ratio

      # @return [BigDecimal, nil] The temperature of the water, in degrees Celsius.
      attr_reader :temperature

      # @return [BigDecimal, nil] The time of the whole brew, in seconds.
      attr_reader :time

      # @return [BigDecimal, nil] The setting of the grinder; null without one.
      attr_reader :grind

      # @return [String] The reasons.
      attr_reader :why

      # @return ["model", "history"] model: the AI of the host. history: the account's own journal, because the host
      #   failed.
      attr_reader :source

      # @return [String, nil] The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for
      #   history.
      attr_reader :suggestion

      # @return [Time] The time of the answer.
      attr_reader :at

      # @return [Boolean] true if the same question was answered before, and the model was not asked again.
      attr_reader :repeated

      def initialize(dose:, ratio:, temperature:, time:, grind:, why:, source:, suggestion:, at:, repeated:)
        @dose = dose
        @ratio = ratio
        @temperature = temperature
        @time = time
        @grind = grind
        @why = why
        @source = source
        @suggestion = suggestion
        @at = at
        @repeated = repeated
        freeze
      end

      # @api private
      def fill(json)
        @dose = json.fetch("dose")&.then { |present| Values.decimal(present) }
        @ratio = json.fetch("ratio")&.then { |present| Values.decimal(present) }
        @temperature = json.fetch("temperature")&.then { |present| Values.decimal(present) }
        @time = json.fetch("time")&.then { |present| Values.decimal(present) }
        @grind = json.fetch("grind")&.then { |present| Values.decimal(present) }
        @why = json.fetch("why")
        @source = json.fetch("source")
        @suggestion = json.fetch("suggestion")
        @at = Values.instant(json.fetch("at"))
        @repeated = json.fetch("repeated")
        freeze
      end
    end

    # The reason why the host's last refresh failed.
    class RefreshFailure < Record
      MEMBERS = {at: "at", kind: "kind", message: "message"}.freeze
      REQUIRED = [:at, :kind, :message].freeze
      CHOICES = {kind: %w[hostUnavailable hostTimeout hostError hostFault limitReached]}.freeze

      # @return [Time] The time of the failure.
      attr_reader :at

      # @return ["hostUnavailable", "hostTimeout", "hostError", "hostFault", "limitReached"] The kind of error.
      attr_reader :kind

      # @return [String] The reason, in a sentence.
      attr_reader :message

      def initialize(at:, kind:, message:)
        @at = at
        @kind = kind
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        freeze
      end
    end

    # A document that was fetched and kept.
    class RefreshedDocument < Record
      MEMBERS = {document: "document", source: "source", age: "age", origin: "origin", problems: "problems"}.freeze
      REQUIRED = [:document, :source, :age, :origin, :problems].freeze
      CHOICES = {
        document: %w[AppConfig IAPPromo], source: %w[fresh stale default], origin: %w[host records file builtIn]
      }.freeze

      # @return ["AppConfig", "IAPPromo"] Which document.
      attr_reader :document

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return ["host", "records", "file", "builtIn"] host: the host fetched it; records: it consists of records of the
      #   public database; file: an option names it; builtIn: there is none.
      attr_reader :origin

      # @return [Array<Records::DocumentProblem>] What is malformed in what was fetched, and counts as not there.
      attr_reader :problems

      def initialize(document:, source:, age:, origin:, problems:)
        @document = document
        @source = source
        @age = age
        @origin = origin
        @problems = problems
        freeze
      end

      # @api private
      def fill(json)
        @document = json.fetch("document")
        @source = json.fetch("source")
        @age = json.fetch("age")
        @origin = json.fetch("origin")
        @problems = json.fetch("problems").map { |one| Records::DocumentProblem.read(one) }.freeze
        freeze
      end
    end

    # The record that was deleted or archived.
    class Removed < Record
      MEMBERS = {deleted: "deleted", archived: "archived"}.freeze
      REQUIRED = [:deleted, :archived].freeze

      # @return [String, nil] The id of the record that was deleted; null if it was archived.
      attr_reader :deleted

      # @return [String, nil] The id of the record that was archived because others refer to it; null if it was deleted.
      attr_reader :archived

      def initialize(deleted:, archived:)
        @deleted = deleted
        @archived = archived
        freeze
      end

      # @api private
      def fill(json)
        @deleted = json.fetch("deleted")
        @archived = json.fetch("archived")
        freeze
      end
    end

    # The outcome of removing a place from the recent ones.
    class RemovedRecent < Record
      MEMBERS = {removed: "removed"}.freeze
      REQUIRED = [:removed].freeze

      # @return [Boolean] true if the place was among the recent ones.
      attr_reader :removed

      def initialize(removed:)
        @removed = removed
        freeze
      end

      # @api private
      def fill(json)
        @removed = json.fetch("removed")
        freeze
      end
    end

    # The result of a renaming.
    class RenamedLabel < Record
      MEMBERS = {changed: "changed"}.freeze
      REQUIRED = [:changed].freeze

      # @return [Integer] The number of items that were changed.
      attr_reader :changed

      def initialize(changed:)
        @changed = changed
        freeze
      end

      # @api private
      def fill(json)
        @changed = json.fetch("changed")
        freeze
      end
    end

    # An explanation of a report, written by a model.
    class ReportExplanation < Record
      MEMBERS = {
        report: "report", headline: "headline", paragraphs: "paragraphs", at: "at", repeated: "repeated"
      }.freeze
      REQUIRED = [:report, :headline, :paragraphs, :at, :repeated].freeze
      CHOICES = {report: %w[stockValue turnover abc sales aging]}.freeze

      # @return ["stockValue", "turnover", "abc", "sales", "aging"] The name of the report.
      attr_reader :report

      # @return [String] The most important fact, in one short sentence.
      attr_reader :headline

      # @return [Array<String>] One to three paragraphs of plain sentences.
      attr_reader :paragraphs

      # @return [Time] The instant at which the model answered.
      attr_reader :at

      # @return [Boolean] `true` if the explanation is the model's earlier answer to the same question.
      attr_reader :repeated

      def initialize(report:, headline:, paragraphs:, at:, repeated:)
        @report = report
        @headline = headline
        @paragraphs = paragraphs
        @at = at
        @repeated = repeated
        freeze
      end

      # @api private
      def fill(json)
        @report = json.fetch("report")
        @headline = json.fetch("headline")
        @paragraphs = json.fetch("paragraphs")
        @at = Values.instant(json.fetch("at"))
        @repeated = json.fetch("repeated")
        freeze
      end
    end

    # The request was cancelled while it waited.
    class RequestCancelledData < Record
      MEMBERS = {kind: "kind", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[requestCancelled]}.freeze

      # @return ["requestCancelled"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, record: nil, owner: nil)
        @kind = kind
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The meaning of a scanned code.
    class ResolvedCode < Record
      MEMBERS = {
        normalized: "normalized", symbology: "symbology", valid: "valid", problem: "problem", gs1: "gs1",
        matches: "matches"
      }.freeze
      REQUIRED = [:normalized, :symbology, :valid, :problem, :gs1, :matches].freeze
      CHOICES = {
        symbology: %w[ean13 ean8 upcA upcE itf14 itf code39 code93 code128 codabar dataBar qr dataMatrix aztec pdf417 dotCode]
      }.freeze

      # @return [String] The common spelling of equal codes: the EAN-13 of a UPC, and the spelling of GS1 element
      #   strings with parentheses. A symbology identifier is removed.
      attr_reader :normalized

      # @return ["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar", "dataBar",
      #   "qr", "dataMatrix", "aztec", "pdf417", "dotCode", nil] The symbology of the barcode, as far as it is known or
      #   can be inferred; null otherwise.
      attr_reader :symbology

      # @return [Boolean] `true` if the code is valid for its kind.
      attr_reader :valid

      # @return [String, nil] The reason why the code is invalid, such as the right check digit; null for a valid code.
      attr_reader :problem

      # @return [Records::GS1Content, nil] The content of its GS1 element strings; null for a code without these.
      attr_reader :gs1

      # @return [Array<Records::CodeMatch>] The records that the code leads to, at most ten. Records that the caller may
      #   not see are left out.
      attr_reader :matches

      def initialize(normalized:, symbology:, valid:, problem:, gs1:, matches:)
        @normalized = normalized
        @symbology = symbology
        @valid = valid
        @problem = problem
        @gs1 = gs1
        @matches = matches
        freeze
      end

      # @api private
      def fill(json)
        @normalized = json.fetch("normalized")
        @symbology = json.fetch("symbology")
        @valid = json.fetch("valid")
        @problem = json.fetch("problem")
        @gs1 = json.fetch("gs1")&.then { |present| Records::GS1Content.read(present) }
        @matches = json.fetch("matches").map { |one| Records::CodeMatch.read(one) }.freeze
        freeze
      end
    end

    # Conflicts for which the right value was chosen.
    class ResolvedConflicts < Record
      MEMBERS = {conflicts: "conflicts"}.freeze
      REQUIRED = [:conflicts].freeze

      # @return [Array<Records::SyncConflict>] The resolved conflicts.
      attr_reader :conflicts

      def initialize(conflicts:)
        @conflicts = conflicts
        freeze
      end

      # @api private
      def fill(json)
        @conflicts = json.fetch("conflicts").map { |one| Records::SyncConflict.read(one) }.freeze
        freeze
      end
    end

    # A suggested place, with its coordinates.
    class ResolvedPlace < Record
      MEMBERS = {
        name: "name", region: "region", country: "country", latitude: "latitude", longitude: "longitude",
        time_zone: "timeZone"
      }.freeze
      REQUIRED = [:name, :region, :country, :latitude, :longitude, :time_zone].freeze

      # @return [String] What the place is called.
      attr_reader :name

      # @return [String, nil] The state or province.
      attr_reader :region

      # @return [String, nil] The country's code (ISO 3166-1 alpha-2).
      attr_reader :country

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The name of the time zone in the IANA database.
      attr_reader :time_zone

      def initialize(name:, region:, country:, latitude:, longitude:, time_zone:)
        @name = name
        @region = region
        @country = country
        @latitude = latitude
        @longitude = longitude
        @time_zone = time_zone
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @region = json.fetch("region")
        @country = json.fetch("country")
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @time_zone = json.fetch("timeZone")
        freeze
      end
    end

    # The refusal of a member that only managers may set.
    class RestrictedMemberData < Record
      MEMBERS = {kind: "kind", needs: "needs", member: "member"}.freeze
      REQUIRED = [:kind, :needs, :member].freeze
      CHOICES = {kind: %w[forbidden]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return [Records::ManagerBits] The manager rights, one of which the caller must have.
      attr_reader :needs

      # @return [String] The refused member, as a JSON Pointer. The caller may neither see nor set it.
      attr_reader :member

      def initialize(kind:, needs:, member:)
        @kind = kind
        @needs = needs
        @member = member
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @needs = Records::ManagerBits.read(json.fetch("needs"))
        @member = json.fetch("member")
        freeze
      end
    end

    # The result of a return.
    class ReturnedGoods < Record
      MEMBERS = {order: "order", entries: "entries"}.freeze
      REQUIRED = [:order, :entries].freeze

      # @return [Records::ShownOrder] The order after the return. If it is overpaid, a refund is due.
      attr_reader :order

      # @return [Array<Records::OrderEntry>] The entry for each returned line.
      attr_reader :entries

      def initialize(order:, entries:)
        @order = order
        @entries = entries
        freeze
      end

      # @api private
      def fill(json)
        @order = Records::ShownOrder.read(json.fetch("order"))
        @entries = json.fetch("entries").map { |one| Records::OrderEntry.read(one) }.freeze
        freeze
      end
    end

    # A returned quantity of an order line.
    class ReturnedLine < InputRecord
      MEMBERS = {
        line: "line", sku: "sku", quantity: "quantity", condition: "condition", restock: "restock",
        location: "location", lot: "lot", dispatch: "dispatch"
      }.freeze
      REQUIRED = [:quantity].freeze

      # @return [String, nil, UNSET] The line. Either line or sku must be given.
      attr_reader :line

      # @return [String, nil, UNSET] The SKU of the line's item, in place of line. Only one line may have goods of this
      #   item with the customer.
      attr_reader :sku

      # @return [Numeric] The quantity, in the line's unit.
      attr_reader :quantity

      # @return ["ok", "returned", nil, UNSET] The condition of the items; ok if left out. Items with the condition
      #   returned must be inspected first. They go into a lot of that status: a batch's own lot, or the piece itself.
      attr_reader :condition

      # @return [Boolean, nil, UNSET] `true` if the goods go back into stock. Without it, true.
      attr_reader :restock

      # @return [String, nil, UNSET] The location that receives the goods, by its id, code or path. Without it, the
      #   item's own location, or else the company's main location.
      attr_reader :location

      # @return [String, nil, UNSET] The lot of the goods, for an item that is tracked by lots. Without it, the shipped
      #   lot, if there was only one.
      attr_reader :lot

      # @return [String, nil, UNSET] The dispatch with which the goods left. Without it, any dispatch of the order.
      attr_reader :dispatch

      def initialize(
        line: UNSET, sku: UNSET, quantity:, condition: UNSET, restock: UNSET, location: UNSET, lot: UNSET,
        dispatch: UNSET
      )
        @line = line
        @sku = sku
        @quantity = quantity
        @condition = condition
        @restock = restock
        @location = location
        @lot = lot
        @dispatch = dispatch
        freeze
      end
    end

    # The result of reversing a receipt.
    class ReversedReceipt < Record
      MEMBERS = {purchase: "purchase", receipt: "receipt"}.freeze
      REQUIRED = [:purchase, :receipt].freeze

      # @return [Records::Purchase] The purchase after the reversal.
      attr_reader :purchase

      # @return [Records::PurchaseReceipt] The reversing receipt.
      attr_reader :receipt

      def initialize(purchase:, receipt:)
        @purchase = purchase
        @receipt = receipt
        freeze
      end

      # @api private
      def fill(json)
        @purchase = Records::Purchase.read(json.fetch("purchase"))
        @receipt = Records::PurchaseReceipt.read(json.fetch("receipt"))
        freeze
      end
    end

    # The rights of a user in a company.
    class Rights < Record
      MEMBERS = {
        is_owner: "isOwner", is_founder: "isFounder", dept_mask: "deptMask", manager_mask: "managerMask"
      }.freeze
      REQUIRED = [:is_owner, :is_founder, :dept_mask, :manager_mask].freeze

      # @return [Boolean] `true` if the user is an owner, who has all rights except those of the founder alone.
      attr_reader :is_owner

      # @return [Boolean] `true` if the user is the founder. No other owner can revoke or demote the founder;
      #   access.transfer makes another owner the founder.
      attr_reader :is_founder

      # @return [Integer] The departments in which the user does the daily work, as a mask. access.departments lists the
      #   bits.
      attr_reader :dept_mask

      # @return [Integer] The departments in which the user also deletes, approves and sees costs, as a mask.
      attr_reader :manager_mask

      def initialize(is_owner:, is_founder:, dept_mask:, manager_mask:)
        @is_owner = is_owner
        @is_founder = is_founder
        @dept_mask = dept_mask
        @manager_mask = manager_mask
        freeze
      end

      # @api private
      def fill(json)
        @is_owner = json.fetch("isOwner")
        @is_founder = json.fetch("isFounder")
        @dept_mask = json.fetch("deptMask")
        @manager_mask = json.fetch("managerMask")
        freeze
      end
    end

    # A problem of a row, with its column.
    class RowProblem < Record
      MEMBERS = {pointer: "pointer", kind: "kind", message: "message", column: "column"}.freeze
      REQUIRED = [:pointer, :kind, :message].freeze
      CHOICES = {kind: %w[missing unknown type value]}.freeze

      # @return [String] The place of the problem: a JSON Pointer (RFC 6901) into the record. Empty for the row as a
      #   whole.
      attr_reader :pointer

      # @return ["missing", "unknown", "type", "value"] The kind of the problem.
      attr_reader :kind

      # @return [String] A sentence that names the column or the member, and the expected value.
      attr_reader :message

      # @return [String, nil] The column of the file, as its first line names it. Left out if the problem concerns no
      #   column.
      attr_reader :column

      def initialize(pointer:, kind:, message:, column: nil)
        @pointer = pointer
        @kind = kind
        @message = message
        @column = column
        freeze
      end

      # @api private
      def fill(json)
        @pointer = json.fetch("pointer")
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        @column = json["column"]
        freeze
      end
    end

    # The problems of one row.
    class RowProblems < Record
      MEMBERS = {line: "line", problems: "problems"}.freeze
      REQUIRED = [:line, :problems].freeze

      # @return [Integer] The line in which the row begins, counted from 1.
      attr_reader :line

      # @return [Array<Records::RowProblem>] The problems. Their pointers point into the record.
      attr_reader :problems

      def initialize(line:, problems:)
        @line = line
        @problems = problems
        freeze
      end

      # @api private
      def fill(json)
        @line = json.fetch("line")
        @problems = json.fetch("problems").map { |one| Records::RowProblem.read(one) }.freeze
        freeze
      end
    end

    # The sums of the orders in one currency, less returned and credited goods.
    class SalesFigures < Record
      MEMBERS = {orders: "orders", net: "net", tax: "tax", gross: "gross"}.freeze
      REQUIRED = [:orders, :net, :tax, :gross].freeze

      # @return [Integer] The number of orders.
      attr_reader :orders

      # @return [Records::MoneySum] The sum without tax.
      attr_reader :net

      # @return [Records::MoneySum] The tax.
      attr_reader :tax

      # @return [Records::MoneySum] The sum with tax.
      attr_reader :gross

      def initialize(orders:, net:, tax:, gross:)
        @orders = orders
        @net = net
        @tax = tax
        @gross = gross
        freeze
      end

      # @api private
      def fill(json)
        @orders = json.fetch("orders")
        @net = Records::MoneySum.read(json.fetch("net"))
        @tax = Records::MoneySum.read(json.fetch("tax"))
        @gross = Records::MoneySum.read(json.fetch("gross"))
        freeze
      end
    end

    # The sales of a period.
    class SalesReport < Record
      MEMBERS = {
        from: "from", to: "to", time_zone: "timeZone", totals: "totals", items: "items", next: "next"
      }.freeze
      REQUIRED = [:from, :to, :time_zone, :totals, :items, :next].freeze

      # @return [String, nil] The first day; null for all earlier days.
      attr_reader :from

      # @return [String, nil] The last day; null for a report up to now.
      attr_reader :to

      # @return [String] The time zone in which days begin and end: the company's. It is UTC if the company has none, or
      #   one that the machine does not know.
      attr_reader :time_zone

      # @return [Array<Records::SalesFigures>] The totals, one for each currency.
      attr_reader :totals

      # @return [Array<Records::SalesRow>] The rows. Days, weeks or months are in order of time; other rows are sorted
      #   by currency, with the largest net first.
      attr_reader :items

      # @return [String, nil] Pass it as after to get the next page; null at the end.
      attr_reader :next

      def initialize(from:, to:, time_zone:, totals:, items:, next:)
        @from = from
        @to = to
        @time_zone = time_zone
        @totals = totals
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @from = json.fetch("from")
        @to = json.fetch("to")
        @time_zone = json.fetch("timeZone")
        @totals = json.fetch("totals").map { |one| Records::SalesFigures.read(one) }.freeze
        @items = json.fetch("items").map { |one| Records::SalesRow.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The sales of a period, an item, a customer or an agent.
    class SalesRow < Record
      MEMBERS = {
        day: "day", item: "item", sku: "sku", name: "name", unit: "unit", contact: "contact", agent: "agent",
        quantity: "quantity", orders: "orders", net: "net", tax: "tax", gross: "gross"
      }.freeze
      REQUIRED = [:day, :item, :sku, :name, :unit, :contact, :agent, :quantity, :orders, :net, :tax, :gross].freeze

      # @return [String, nil] The day, the Monday of the week, or the first day of the month.
      attr_reader :day

      # @return [String, nil] The item, if rows are by item; null for lines without an item.
      attr_reader :item

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String, nil] The item's name, if rows are by item. The contact's name in the newest of the orders, if
      #   rows are by contact.
      attr_reader :name

      # @return [String, nil] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The customer, if rows are by contact.
      attr_reader :contact

      # @return [String, nil] The responsible user, if rows are by agent; null for orders without one.
      attr_reader :agent

      # @return [BigDecimal, nil] The sold quantity, in the item's own unit; null without an item, and for a quantity
      #   that is too large to write.
      attr_reader :quantity

      # @return [Integer] The number of orders.
      attr_reader :orders

      # @return [Records::MoneySum] The sum without tax.
      attr_reader :net

      # @return [Records::MoneySum] The tax.
      attr_reader :tax

      # @return [Records::MoneySum] The sum with tax.
      attr_reader :gross

      def initialize(day:, item:, sku:, name:, unit:, contact:, agent:, quantity:, orders:, net:, tax:, gross:)
        @day = day
        @item = item
        @sku = sku
        @name = name
        @unit = unit
        @contact = contact
        @agent = agent
        @quantity = quantity
        @orders = orders
        @net = net
        @tax = tax
        @gross = gross
        freeze
      end

      # @api private
      def fill(json)
        @day = json.fetch("day")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @contact = json.fetch("contact")
        @agent = json.fetch("agent")
        @quantity = json.fetch("quantity")&.then { |present| Values.decimal(present) }
        @orders = json.fetch("orders")
        @net = Records::MoneySum.read(json.fetch("net"))
        @tax = Records::MoneySum.read(json.fetch("tax"))
        @gross = Records::MoneySum.read(json.fetch("gross"))
        freeze
      end
    end

    # The totals of orders in one currency.
    class SalesSum < Record
      MEMBERS = {
        count: "count", net: "net", gross: "gross", cost: "cost", margin: "margin", uncosted: "uncosted"
      }.freeze
      REQUIRED = [:count, :net, :gross].freeze

      # @return [Integer] The number of orders.
      attr_reader :count

      # @return [Records::MoneySum] The total without tax.
      attr_reader :net

      # @return [Records::MoneySum] The total with tax.
      attr_reader :gross

      # @return [Records::MoneySum, nil] The average cost of the ordered items. Only for managers of the inventory.
      attr_reader :cost

      # @return [Records::MoneySum, nil] The net total less the cost. Only for managers of the inventory.
      attr_reader :margin

      # @return [Integer, nil] The number of lines of items without a known cost in the currency, which count as costing
      #   nothing. Only for managers of the inventory.
      attr_reader :uncosted

      def initialize(count:, net:, gross:, cost: nil, margin: nil, uncosted: nil)
        @count = count
        @net = net
        @gross = gross
        @cost = cost
        @margin = margin
        @uncosted = uncosted
        freeze
      end

      # @api private
      def fill(json)
        @count = json.fetch("count")
        @net = Records::MoneySum.read(json.fetch("net"))
        @gross = Records::MoneySum.read(json.fetch("gross"))
        @cost = json["cost"]&.then { |present| Records::MoneySum.read(present) }
        @margin = json["margin"]&.then { |present| Records::MoneySum.read(present) }
        @uncosted = json["uncosted"]
        freeze
      end
    end

    # A recipe for another amount: all weights multiplied by one factor, to 0.1 g.
    class ScaledRecipe < Record
      MEMBERS = {id: "id", factor: "factor", dose: "dose", water: "water", yield: "yield", steps: "steps"}.freeze
      REQUIRED = [:id, :factor, :dose, :water, :yield, :steps].freeze

      # @return [String] The recipe.
      attr_reader :id

      # @return [BigDecimal] The factor, to five places.
      attr_reader :factor

      # @return [BigDecimal, nil] The ground coffee, in grams.
      attr_reader :dose

      # @return [BigDecimal, nil] The water, in grams.
      attr_reader :water

      # @return [BigDecimal, nil] The beverage, in grams.
      attr_reader :yield

      # @return [Array<Records::RecipeStep>] The steps, with the times of the recipe.
      attr_reader :steps

      def initialize(id:, factor:, dose:, water:, yield:, steps:)
        @id = id
        @factor = factor
        @dose = dose
        @water = water
        @yield = binding.local_variable_get(:yield)
        @steps = steps
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @factor = Values.decimal(json.fetch("factor"))
        @dose = json.fetch("dose")&.then { |present| Values.decimal(present) }
        @water = json.fetch("water")&.then { |present| Values.decimal(present) }
        @yield = json.fetch("yield")&.then { |present| Values.decimal(present) }
        @steps = json.fetch("steps").map { |one| Records::RecipeStep.read(one) }.freeze
        freeze
      end
    end

    # A temperature on a scale.
    class ScaledTemperature < Record
      MEMBERS = {value: "value", scale: "scale", extrapolated: "extrapolated"}.freeze
      REQUIRED = [:value, :scale, :extrapolated].freeze
      CHOICES = {scale: %w[celsius fahrenheit kelvin humanus]}.freeze

      # @return [BigDecimal] The temperature, with at most nine decimals.
      attr_reader :value

      # @return ["celsius", "fahrenheit", "kelvin", "humanus"] The scale of the temperature.
      attr_reader :scale

      # @return [Boolean] true if the temperature is outside the Humanus table, on its straight extension.
      attr_reader :extrapolated

      def initialize(value:, scale:, extrapolated:)
        @value = value
        @scale = scale
        @extrapolated = extrapolated
        freeze
      end

      # @api private
      def fill(json)
        @value = Values.decimal(json.fetch("value"))
        @scale = json.fetch("scale")
        @extrapolated = json.fetch("extrapolated")
        freeze
      end
    end

    # A message and its answer.
    class SentMessage < Record
      MEMBERS = {conversation: "conversation", message: "message", answer: "answer"}.freeze
      REQUIRED = [:conversation, :message, :answer].freeze

      # @return [Records::Conversation] The conversation.
      attr_reader :conversation

      # @return [Records::Message] The user's message.
      attr_reader :message

      # @return [Records::Message] The complete answer.
      attr_reader :answer

      def initialize(conversation:, message:, answer:)
        @conversation = conversation
        @message = message
        @answer = answer
        freeze
      end

      # @api private
      def fill(json)
        @conversation = Records::Conversation.read(json.fetch("conversation"))
        @message = Records::Message.read(json.fetch("message"))
        @answer = Records::Message.read(json.fetch("answer"))
        freeze
      end
    end

    # Settings by their names.
    class SettingValues < Record
      MEMBERS = {values: "values"}.freeze
      REQUIRED = [:values].freeze

      # @return [Hash{String => Object}] The values by the names of the settings. A setting that was never set has its
      #   default.
      attr_reader :values

      def initialize(values:)
        @values = values
        freeze
      end

      # @api private
      def fill(json)
        @values = json.fetch("values")
        freeze
      end
    end

    # The share of a company.
    class Share < Record
      MEMBERS = {
        company: "company", role: "role", url: "url", public_permission: "publicPermission", permission: "permission",
        owner_name: "ownerName", created_at: "createdAt", revoked_at: "revokedAt"
      }.freeze
      REQUIRED = [
        :company, :role, :url, :public_permission, :permission, :owner_name, :created_at, :revoked_at
      ].freeze
      CHOICES = {
        role: %w[owner participant], public_permission: %w[none readOnly readWrite],
        permission: %w[readWrite readOnly]
      }.freeze

      # @return [String] The company. All its present and future records are shared with it.
      attr_reader :company

      # @return ["owner", "participant"] owner: the account shares it; participant: it is shared with the account.
      attr_reader :role

      # @return [String, nil] The share's own link; null for participants, and if the share has ended.
      attr_reader :url

      # @return ["none", "readOnly", "readWrite"] The people whom the share's own link admits. none: only those who are
      #   invited. readOnly: all who have the link, for reading. readWrite: all who have the link, with the rights of
      #   their access record.
      attr_reader :public_permission

      # @return ["readWrite", "readOnly"] readWrite: all that the access record allows. readOnly: only reading, whatever
      #   the access record allows.
      attr_reader :permission

      # @return [String, nil] The name of the owner.
      attr_reader :owner_name

      # @return [Time] The time when the share was created.
      attr_reader :created_at

      # @return [Time, nil] The time when the share ended; null until then.
      attr_reader :revoked_at

      def initialize(company:, role:, url:, public_permission:, permission:, owner_name:, created_at:, revoked_at:)
        @company = company
        @role = role
        @url = url
        @public_permission = public_permission
        @permission = permission
        @owner_name = owner_name
        @created_at = created_at
        @revoked_at = revoked_at
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        @role = json.fetch("role")
        @url = json.fetch("url")
        @public_permission = json.fetch("publicPermission")
        @permission = json.fetch("permission")
        @owner_name = json.fetch("ownerName")
        @created_at = Values.instant(json.fetch("createdAt"))
        @revoked_at = json.fetch("revokedAt")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # A share in its present state.
    class ShareAnswer < InputRecord
      MEMBERS = {share: "share"}.freeze
      REQUIRED = [:share].freeze

      # @return [Records::CloudShare] The share.
      attr_reader :share

      def initialize(share:)
        @share = share
        freeze
      end
    end

    # The link leads to no share that is meant for the account.
    class ShareNotFoundData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[shareNotFound]}.freeze

      # @return ["shareNotFound"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # The company that a link leads to.
    class SharePreview < Record
      MEMBERS = {
        company: "company", name: "name", owner_name: "ownerName", permission: "permission", state: "state"
      }.freeze
      REQUIRED = [:company, :name, :owner_name, :permission, :state].freeze
      CHOICES = {permission: %w[readWrite readOnly], state: %w[open mine accepted full]}.freeze

      # @return [String, nil] The company.
      attr_reader :company

      # @return [String] The company's name.
      attr_reader :name

      # @return [String, nil] The name of the owner.
      attr_reader :owner_name

      # @return ["readWrite", "readOnly"] readWrite: all that the access record allows. readOnly: only reading, whatever
      #   the access record allows.
      attr_reader :permission

      # @return ["open", "mine", "accepted", "full"] open: the link can be accepted. mine: it leads to the account's own
      #   zone. accepted: it was already accepted. full: no more participants are admitted.
      attr_reader :state

      def initialize(company:, name:, owner_name:, permission:, state:)
        @company = company
        @name = name
        @owner_name = owner_name
        @permission = permission
        @state = state
        freeze
      end

      # @api private
      def fill(json)
        @company = json.fetch("company")
        @name = json.fetch("name")
        @owner_name = json.fetch("ownerName")
        @permission = json.fetch("permission")
        @state = json.fetch("state")
        freeze
      end
    end

    # The refusal of a call for a company that is shared with the account. No right there would allow it.
    class SharedCompanyData < Record
      MEMBERS = {kind: "kind", reason: "reason"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {kind: %w[forbidden], reason: %w[shared readOnly]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return ["shared", "readOnly"] The reason. shared: only the account that owns the company may do this. readOnly:
      #   the account may see the company, and change nothing.
      attr_reader :reason

      def initialize(kind:, reason:)
        @kind = kind
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # The name of a value in the app group.
    class SharedName < Record
      MEMBERS = {name: "name", owner: "owner", updated_at: "updatedAt"}.freeze
      REQUIRED = [:name, :owner, :updated_at].freeze
      CHOICES = {owner: %w[core app]}.freeze

      # @return [String] The name of the value.
      attr_reader :name

      # @return ["core", "app"] The writer of the value.
      attr_reader :owner

      # @return [Time, nil] The time when the value was written; null for the flags of a file.
      attr_reader :updated_at

      def initialize(name:, owner:, updated_at:)
        @name = name
        @owner = owner
        @updated_at = updated_at
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @owner = json.fetch("owner")
        @updated_at = json.fetch("updatedAt")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # The names of the values in the app group.
    class SharedNames < Record
      MEMBERS = {values: "values"}.freeze
      REQUIRED = [:values].freeze

      # @return [Array<Records::SharedName>] The names, in order.
      attr_reader :values

      def initialize(values:)
        @values = values
        freeze
      end

      # @api private
      def fill(json)
        @values = json.fetch("values").map { |one| Records::SharedName.read(one) }.freeze
        freeze
      end
    end

    # A value that the app shares with its widgets.
    class SharedValue < Record
      MEMBERS = {name: "name", owner: "owner", value: "value", updated_at: "updatedAt"}.freeze
      REQUIRED = [:name, :owner, :value, :updated_at].freeze
      CHOICES = {owner: %w[core app]}.freeze

      # @return [String] The name of the value.
      attr_reader :name

      # @return ["core", "app"] The writer of the value.
      attr_reader :owner

      # @return [Object, nil] The value; null if there is none.
      attr_reader :value

      # @return [Time, nil] The time when the value was written; null if there is none, and for the flags of a file.
      attr_reader :updated_at

      def initialize(name:, owner:, value:, updated_at:)
        @name = name
        @owner = owner
        @value = value
        @updated_at = updated_at
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @owner = json.fetch("owner")
        @value = json.fetch("value")
        @updated_at = json.fetch("updatedAt")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # The state of a company's sharing.
    class SharingState < Record
      MEMBERS = {share: "share", enlisted: "enlisted", total: "total", participants: "participants"}.freeze
      REQUIRED = [:share, :enlisted, :total, :participants].freeze

      # @return [Records::Share, nil] The share; null for a company that was never shared.
      attr_reader :share

      # @return [Integer] The number of the company's records that the cloud has.
      attr_reader :enlisted

      # @return [Integer] The number of the company's records here. Those that the cloud lacks are on their way.
      attr_reader :total

      # @return [Array<Records::Participant>, nil] The participants, the owner first; null unless the caller is an
      #   owner.
      attr_reader :participants

      def initialize(share:, enlisted:, total:, participants:)
        @share = share
        @enlisted = enlisted
        @total = total
        @participants = participants
        freeze
      end

      # @api private
      def fill(json)
        @share = json.fetch("share")&.then { |present| Records::Share.read(present) }
        @enlisted = json.fetch("enlisted")
        @total = json.fetch("total")
        @participants = json.fetch("participants")&.then { |present| present.map { |one| Records::Participant.read(one) }.freeze }
        freeze
      end
    end

    # The result of a shipment.
    class Shipment < Record
      MEMBERS = {order: "order", dispatch: "dispatch", entries: "entries"}.freeze
      REQUIRED = [:order, :dispatch, :entries].freeze

      # @return [Records::ShownOrder] The order after the shipment.
      attr_reader :order

      # @return [Records::Dispatch] The dispatch with which the goods leave.
      attr_reader :dispatch

      # @return [Array<Records::OrderEntry>] The entry for each shipped line, with its lots.
      attr_reader :entries

      def initialize(order:, dispatch:, entries:)
        @order = order
        @dispatch = dispatch
        @entries = entries
        freeze
      end

      # @api private
      def fill(json)
        @order = Records::ShownOrder.read(json.fetch("order"))
        @dispatch = Records::Dispatch.read(json.fetch("dispatch"))
        @entries = json.fetch("entries").map { |one| Records::OrderEntry.read(one) }.freeze
        freeze
      end
    end

    # A quantity of an order line to be shipped.
    class ShippedLine < InputRecord
      MEMBERS = {line: "line", sku: "sku", quantity: "quantity", lots: "lots", location: "location"}.freeze
      REQUIRED = [:quantity].freeze

      # @return [String, nil, UNSET] The line. Either line or sku must be given.
      attr_reader :line

      # @return [String, nil, UNSET] The SKU of the line's item, in place of line. Only one line may have goods of this
      #   item left to ship.
      attr_reader :sku

      # @return [Numeric] The quantity, in the line's unit. At most the quantity that is left to ship.
      attr_reader :quantity

      # @return [Array<Records::ShippedLot>, nil, UNSET] The lots from which the goods are taken. Without it, the lots
      #   that expire first.
      attr_reader :lots

      # @return [String, nil, UNSET] The location that the goods leave, by its id, code or path. Without it, the item's
      #   own location, or else the company's main location.
      attr_reader :location

      def initialize(line: UNSET, sku: UNSET, quantity:, lots: UNSET, location: UNSET)
        @line = line
        @sku = sku
        @quantity = quantity
        @lots = lots
        @location = location
        freeze
      end
    end

    # A quantity of a lot to be shipped.
    class ShippedLot < InputRecord
      MEMBERS = {lot: "lot", quantity: "quantity"}.freeze
      REQUIRED = [:lot, :quantity].freeze

      # @return [String] The lot.
      attr_reader :lot

      # @return [Numeric] The quantity, in the line's unit.
      attr_reader :quantity

      def initialize(lot:, quantity:)
        @lot = lot
        @quantity = quantity
        freeze
      end
    end

    # Whether a flag is on.
    class ShownFlag < Record
      MEMBERS = {name: "name", on: "on", known: "known", source: "source", age: "age", origin: "origin"}.freeze
      REQUIRED = [:name, :on, :known, :source, :age, :origin].freeze
      CHOICES = {source: %w[fresh stale default], origin: %w[host records file builtIn]}.freeze

      # @return [String] The flag's name.
      attr_reader :name

      # @return [Boolean] Whether it is on; the fallback when it is not known.
      attr_reader :on

      # @return [Boolean] Whether the document names it.
      attr_reader :known

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return ["host", "records", "file", "builtIn"] host: the host fetched it; records: it consists of records of the
      #   public database; file: an option names it; builtIn: there is none.
      attr_reader :origin

      def initialize(name:, on:, known:, source:, age:, origin:)
        @name = name
        @on = on
        @known = known
        @source = source
        @age = age
        @origin = origin
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @on = json.fetch("on")
        @known = json.fetch("known")
        @source = json.fetch("source")
        @age = json.fetch("age")
        @origin = json.fetch("origin")
        freeze
      end
    end

    # An order line with its amounts and the quantity that can be shipped.
    class ShownLine < Record
      MEMBERS = {
        id: "id", company: "company", order: "order", item: "item", sku: "sku", text: "text", quantity: "quantity",
        unit: "unit", unit_price: "unitPrice", discount: "discount", tax_rate: "taxRate", note: "note",
        factor: "factor", per: "per", fulfilled: "fulfilled", returned: "returned", cancelled: "cancelled",
        dropped: "dropped", demand: "demand", queued_at: "queuedAt", version: "version", created_at: "createdAt",
        updated_at: "updatedAt", unreadable: "unreadable", allocated: "allocated", backordered: "backordered",
        net: "net", tax: "tax", gross: "gross"
      }.freeze
      REQUIRED = [
        :id, :company, :order, :item, :sku, :text, :quantity, :unit, :unit_price, :discount, :tax_rate, :note,
        :factor, :per, :fulfilled, :returned, :cancelled, :dropped, :demand, :queued_at, :version, :created_at,
        :updated_at, :allocated, :backordered, :net, :tax, :gross
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The order.
      attr_reader :order

      # @return [String, nil] The item; null for a line without an item.
      attr_reader :item

      # @return [String, nil] The item's SKU when the line was created.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [BigDecimal] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil] The unit of the quantity: for an item, its own unit or one of its units.
      attr_reader :unit

      # @return [Records::Money] The price of one unit, in the order's currency.
      attr_reader :unit_price

      # @return [BigDecimal, nil] The discount in percent.
      attr_reader :discount

      # @return [BigDecimal, nil] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil] The note below the line on documents.
      attr_reader :note

      # @return [BigDecimal] The number of the item's own units in one unit of the line, or in per units of it.
      attr_reader :factor

      # @return [BigDecimal, nil] The number of the line's units that factor is for; null for 1.
      attr_reader :per

      # @return [BigDecimal] The quantity that was shipped, in the line's unit.
      attr_reader :fulfilled

      # @return [BigDecimal] The part of the shipped quantity that was returned.
      attr_reader :returned

      # @return [BigDecimal] The quantity that will not be shipped and is not on an invoice.
      attr_reader :cancelled

      # @return [BigDecimal] The quantity that is on the invoice, will not be shipped, and is credited.
      attr_reader :dropped

      # @return [BigDecimal] The quantity of stock that the line needs, in the item's own unit.
      attr_reader :demand

      # @return [Time, nil] The instant since which the line needs stock. Lines with an earlier instant are served
      #   first.
      attr_reader :queued_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [BigDecimal] The quantity still to be shipped that is in stock and reserved for the line.
      attr_reader :allocated

      # @return [BigDecimal] The quantity still to be shipped that is not in stock.
      attr_reader :backordered

      # @return [Records::Money] The line's amount without tax, after discounts.
      attr_reader :net

      # @return [Records::Money] The tax on the line.
      attr_reader :tax

      # @return [Records::Money] The sum of net and tax.
      attr_reader :gross

      def initialize(
        id:, company:, order:, item:, sku:, text:, quantity:, unit:, unit_price:, discount:, tax_rate:, note:,
        factor:, per:, fulfilled:, returned:, cancelled:, dropped:, demand:, queued_at:, version:, created_at:,
        updated_at:, unreadable: nil, allocated:, backordered:, net:, tax:, gross:
      )
        @id = id
        @company = company
        @order = order
        @item = item
        @sku = sku
        @text = text
        @quantity = quantity
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        @factor = factor
        @per = per
        @fulfilled = fulfilled
        @returned = returned
        @cancelled = cancelled
        @dropped = dropped
        @demand = demand
        @queued_at = queued_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @allocated = allocated
        @backordered = backordered
        @net = net
        @tax = tax
        @gross = gross
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @order = json.fetch("order")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @unit_price = Records::Money.read(json.fetch("unitPrice"))
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @tax_rate = json.fetch("taxRate")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @factor = Values.decimal(json.fetch("factor"))
        @per = json.fetch("per")&.then { |present| Values.decimal(present) }
        @fulfilled = Values.decimal(json.fetch("fulfilled"))
        @returned = Values.decimal(json.fetch("returned"))
        @cancelled = Values.decimal(json.fetch("cancelled"))
        @dropped = Values.decimal(json.fetch("dropped"))
        @demand = Values.decimal(json.fetch("demand"))
        @queued_at = json.fetch("queuedAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @allocated = Values.decimal(json.fetch("allocated"))
        @backordered = Values.decimal(json.fetch("backordered"))
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        freeze
      end
    end

    # An order with the amount that is due.
    class ShownOrder < Record
      MEMBERS = {
        id: "id", company: "company", contact: "contact", currency: "currency", source: "source", agent: "agent",
        reference: "reference", billing_address: "billingAddress", shipping_address: "shippingAddress",
        tax_included: "taxIncluded", discount: "discount", note: "note", internal_note: "internalNote",
        requested_at: "requestedAt", archived: "archived", number: "number", former_numbers: "formerNumbers",
        status: "status", contact_name: "contactName", submitted_at: "submittedAt", invoiced_at: "invoicedAt",
        net: "net", tax: "tax", gross: "gross", credited: "credited", paid: "paid", payment_state: "paymentState",
        fulfilment_state: "fulfilmentState", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", due: "due"
      }.freeze
      REQUIRED = [
        :id, :company, :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address,
        :tax_included, :discount, :note, :internal_note, :requested_at, :archived, :number, :former_numbers, :status,
        :contact_name, :submitted_at, :invoiced_at, :net, :tax, :gross, :credited, :paid, :payment_state,
        :fulfilment_state, :version, :created_at, :updated_at, :due
      ].freeze
      CHOICES = {
        source: %w[web phone walkIn other],
        status: %w[draft submitted inProgress invoiced shipped paid closed cancelled],
        payment_state: %w[unpaid partial paid overpaid], fulfilment_state: %w[none partial full]
      }.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The customer, a contact.
      attr_reader :contact

      # @return [String] The currency of all amounts of the order (ISO 4217).
      attr_reader :currency

      # @return ["web", "phone", "walkIn", "other", nil] The channel through which the order came.
      attr_reader :source

      # @return [String, nil] The user who is responsible for the order.
      attr_reader :agent

      # @return [String, nil] The customer's own reference for the order.
      attr_reader :reference

      # @return [Records::Address, nil] The address of the invoice. Without it, the contact's address.
      attr_reader :billing_address

      # @return [Records::Address, nil] The address to which the goods are shipped. Without it, the contact's address.
      attr_reader :shipping_address

      # @return [Boolean] `true` if prices include the tax.
      attr_reader :tax_included

      # @return [Records::OrderDiscount, nil] The discount on the whole order.
      attr_reader :discount

      # @return [String, nil] The note on its documents.
      attr_reader :note

      # @return [String, nil] An internal note, which is on no document.
      attr_reader :internal_note

      # @return [Time, nil] The instant for which the customer wants the goods.
      attr_reader :requested_at

      # @return [Boolean] `true` if lists leave it out by default. Only a closed or cancelled record can be archived.
      attr_reader :archived

      # @return [String, nil] The order's number on documents. It is assigned at the first submission and never used for
      #   another order.
      attr_reader :number

      # @return [Array<String>] Earlier numbers of the order, by which it can still be found. If devices assigned one
      #   number to two orders while apart, the order submitted later gets the next number.
      attr_reader :former_numbers

      # @return ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"] The order's
      #   status. orders.step changes it.
      attr_reader :status

      # @return [String] The contact's name when the order was created.
      attr_reader :contact_name

      # @return [Time, nil] The instant of the last submission.
      attr_reader :submitted_at

      # @return [Time, nil] The instant at which the order was invoiced.
      attr_reader :invoiced_at

      # @return [Records::Money] The sum of the lines without tax. Cancelled quantities are not counted.
      attr_reader :net

      # @return [Records::Money] The tax on net.
      attr_reader :tax

      # @return [Records::Money] The sum of net and tax.
      attr_reader :gross

      # @return [Records::Money] The part of gross for goods that were returned or will not be shipped, with tax.
      attr_reader :credited

      # @return [Records::Money] The amount paid, less the amount paid back.
      attr_reader :paid

      # @return ["unpaid", "partial", "paid", "overpaid"] The paid amount compared with the owed amount. Owed is gross
      #   less credited, or 0 for a cancelled order. Drafts and cancelled orders without payments are unpaid.
      attr_reader :payment_state

      # @return ["none", "partial", "full"] The extent to which the items were shipped. full if nothing is left to ship,
      #   even if the rest was cancelled or credited. none for a cancelled order.
      attr_reader :fulfilment_state

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Records::Money] The amount owed less the amount paid; negative if a refund is due. For a draft, the
      #   amount that will be owed if it is submitted unchanged.
      attr_reader :due

      def initialize(
        id:, company:, contact:, currency:, source:, agent:, reference:, billing_address:, shipping_address:,
        tax_included:, discount:, note:, internal_note:, requested_at:, archived:, number:, former_numbers:, status:,
        contact_name:, submitted_at:, invoiced_at:, net:, tax:, gross:, credited:, paid:, payment_state:,
        fulfilment_state:, version:, created_at:, updated_at:, unreadable: nil, due:
      )
        @id = id
        @company = company
        @contact = contact
        @currency = currency
        @source = source
        @agent = agent
        @reference = reference
        @billing_address = billing_address
        @shipping_address = shipping_address
        @tax_included = tax_included
        @discount = discount
        @note = note
        @internal_note = internal_note
        @requested_at = requested_at
        @archived = archived
        @number = number
        @former_numbers = former_numbers
        @status = status
        @contact_name = contact_name
        @submitted_at = submitted_at
        @invoiced_at = invoiced_at
        @net = net
        @tax = tax
        @gross = gross
        @credited = credited
        @paid = paid
        @payment_state = payment_state
        @fulfilment_state = fulfilment_state
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @due = due
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @contact = json.fetch("contact")
        @currency = json.fetch("currency")
        @source = json.fetch("source")
        @agent = json.fetch("agent")
        @reference = json.fetch("reference")
        @billing_address = json.fetch("billingAddress")&.then { |present| Records::Address.read(present) }
        @shipping_address = json.fetch("shippingAddress")&.then { |present| Records::Address.read(present) }
        @tax_included = json.fetch("taxIncluded")
        @discount = json.fetch("discount")&.then { |present| Records::OrderDiscount.read(present) }
        @note = json.fetch("note")
        @internal_note = json.fetch("internalNote")
        @requested_at = json.fetch("requestedAt")&.then { |present| Values.instant(present) }
        @archived = json.fetch("archived")
        @number = json.fetch("number")
        @former_numbers = json.fetch("formerNumbers")
        @status = json.fetch("status")
        @contact_name = json.fetch("contactName")
        @submitted_at = json.fetch("submittedAt")&.then { |present| Values.instant(present) }
        @invoiced_at = json.fetch("invoicedAt")&.then { |present| Values.instant(present) }
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        @credited = Records::Money.read(json.fetch("credited"))
        @paid = Records::Money.read(json.fetch("paid"))
        @payment_state = json.fetch("paymentState")
        @fulfilment_state = json.fetch("fulfilmentState")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @due = Records::Money.read(json.fetch("due"))
        freeze
      end
    end

    # The place for widgets that choose none themselves.
    class ShownPlace < Record
      MEMBERS = {chosen: "chosen", place: "place", fallbacks: "fallbacks", valid_until: "validUntil"}.freeze
      REQUIRED = [:chosen, :place, :fallbacks, :valid_until].freeze

      # @return [String, nil] The chosen place; null for the device's.
      attr_reader :chosen

      # @return [Records::TimelinePlace, nil] The place that is shown; null if none is known.
      attr_reader :place

      # @return [Array<Records::Fallback>] The reasons why another place than the chosen one is shown.
      attr_reader :fallbacks

      # @return [Time, nil] The time when the answer changes by itself; null for never.
      attr_reader :valid_until

      def initialize(chosen:, place:, fallbacks:, valid_until:)
        @chosen = chosen
        @place = place
        @fallbacks = fallbacks
        @valid_until = valid_until
        freeze
      end

      # @api private
      def fill(json)
        @chosen = json.fetch("chosen")
        @place = json.fetch("place")&.then { |present| Records::TimelinePlace.read(present) }
        @fallbacks = json.fetch("fallbacks").map { |one| Records::Fallback.read(one) }.freeze
        @valid_until = json.fetch("validUntil")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # A promotion, with what the store says of its product.
    class ShownPromotion < Record
      MEMBERS = {
        id: "id", product_id: "productId", title: "title", message: "message", body: "body", image: "image",
        action: "action", placement: "placement", audience: "audience", start: "start", end: "end",
        priority: "priority", tiers: "tiers", minimum_version: "minimumVersion", maximum_version: "maximumVersion",
        locales: "locales", percentage: "percentage", dismiss_for: "dismissFor", data: "data", product: "product"
      }.freeze
      REQUIRED = [
        :id, :product_id, :title, :message, :body, :image, :action, :placement, :audience, :start, :end, :priority,
        :tiers, :minimum_version, :maximum_version, :locales, :percentage, :dismiss_for, :data, :product
      ].freeze

      # @return [String] No other promotion of the document has it.
      attr_reader :id

      # @return [String, nil] The product that is offered, as the store names it; null for a card without one, which has
      #   a title.
      attr_reader :product_id

      # @return [String, nil] A heading, for people.
      attr_reader :title

      # @return [String, nil] A sentence or two, for people.
      attr_reader :message

      # @return [String, nil] A longer text, for people.
      attr_reader :body

      # @return [Records::PromotionImage, nil] An image; as a text its address.
      attr_reader :image

      # @return [Records::PromotionAction, nil] What a tap does; as a text product:ID, an address of the web, or a link
      #   into the app, such as myapp://page.
      attr_reader :action

      # @return [String, nil] Where in the app it is shown, as the app names the place; null for anywhere.
      attr_reader :placement

      # @return [Array<String>] The caller must name one of these audiences, as the app names them; empty for all
      #   callers. A text is one name.
      attr_reader :audience

      # @return [Time, nil] The first instant at which it applies; null for no beginning.
      attr_reader :start

      # @return [Time, nil] The first instant at which it applies no more, later than the start; null for no end.
      attr_reader :end

      # @return [Integer, nil] Higher ones come first; 0 without it.
      attr_reader :priority

      # @return [Array<String>] The account must have one of these; empty for any account.
      attr_reader :tiers

      # @return [String, nil] The lowest version of the app that it is for.
      attr_reader :minimum_version

      # @return [String, nil] The highest version of the app that it is for.
      attr_reader :maximum_version

      # @return [Array<String>] Ranges of languages (BCP 47) that it is for, such as de or de-AT; * for any; empty for
      #   all.
      attr_reader :locales

      # @return [BigDecimal, nil] The share of subjects that it is for; with at most two decimals.
      attr_reader :percentage

      # @return [Integer, nil] For how many seconds it is hidden when it is dismissed; 604800 without it.
      attr_reader :dismiss_for

      # @return [Hash{String => Object}, nil] Anything else, passed through.
      attr_reader :data

      # @return [Records::StoreProduct, nil] What the store says of the product on this device; null as long as it has
      #   said nothing.
      attr_reader :product

      def initialize(
        id:, product_id:, title:, message:, body:, image:, action:, placement:, audience:, start:, end:, priority:,
        tiers:, minimum_version:, maximum_version:, locales:, percentage:, dismiss_for:, data:, product:
      )
        @id = id
        @product_id = product_id
        @title = title
        @message = message
        @body = body
        @image = image
        @action = action
        @placement = placement
        @audience = audience
        @start = start
        @end = binding.local_variable_get(:end)
        @priority = priority
        @tiers = tiers
        @minimum_version = minimum_version
        @maximum_version = maximum_version
        @locales = locales
        @percentage = percentage
        @dismiss_for = dismiss_for
        @data = data
        @product = product
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @product_id = json.fetch("productId")
        @title = json.fetch("title")
        @message = json.fetch("message")
        @body = json.fetch("body")
        @image = json.fetch("image")&.then { |present| Records::PromotionImage.read(present) }
        @action = json.fetch("action")&.then { |present| Records::PromotionAction.read(present) }
        @placement = json.fetch("placement")
        @audience = json.fetch("audience")
        @start = json.fetch("start")&.then { |present| Values.instant(present) }
        @end = json.fetch("end")&.then { |present| Values.instant(present) }
        @priority = json.fetch("priority")
        @tiers = json.fetch("tiers")
        @minimum_version = json.fetch("minimumVersion")
        @maximum_version = json.fetch("maximumVersion")
        @locales = json.fetch("locales")
        @percentage = json.fetch("percentage")&.then { |present| Values.decimal(present) }
        @dismiss_for = json.fetch("dismissFor")
        @data = json.fetch("data")
        @product = json.fetch("product")&.then { |present| Records::StoreProduct.read(present) }
        freeze
      end
    end

    # A purchase line with its amounts.
    class ShownPurchaseLine < Record
      MEMBERS = {
        id: "id", company: "company", purchase: "purchase", item: "item", sku: "sku", text: "text",
        quantity: "quantity", unit: "unit", unit_price: "unitPrice", discount: "discount", tax_rate: "taxRate",
        note: "note", factor: "factor", per: "per", received: "received", planned: "planned", incoming: "incoming",
        incoming_at: "incomingAt", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable", net: "net", tax: "tax", gross: "gross"
      }.freeze
      REQUIRED = [
        :id, :company, :purchase, :item, :sku, :text, :quantity, :unit, :discount, :tax_rate, :note, :factor, :per,
        :received, :planned, :incoming, :incoming_at, :version, :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The purchase.
      attr_reader :purchase

      # @return [String, nil] The item; null for a line without an item.
      attr_reader :item

      # @return [String, nil] The item's SKU when the line was created.
      attr_reader :sku

      # @return [String] The line's text.
      attr_reader :text

      # @return [BigDecimal] The quantity; more than 0.
      attr_reader :quantity

      # @return [String, nil] The unit of the quantity: for an item, its own unit or one of its units.
      attr_reader :unit

      # @return [Records::Money, nil] The price of one unit, in the purchase's currency. For managers of orders or the
      #   inventory only.
      attr_reader :unit_price

      # @return [BigDecimal, nil] The discount in percent.
      attr_reader :discount

      # @return [BigDecimal, nil] The tax rate in percent, with at most 3 decimals. Without it, 0.
      attr_reader :tax_rate

      # @return [String, nil] The note below the line on documents.
      attr_reader :note

      # @return [BigDecimal] The number of the item's own units in one unit of the line, or in per units of it.
      attr_reader :factor

      # @return [BigDecimal, nil] The number of the line's units that factor is for; null for 1.
      attr_reader :per

      # @return [BigDecimal] The quantity that was received, in the line's unit.
      attr_reader :received

      # @return [BigDecimal] The quantity that a draft is to order, in the item's own unit.
      attr_reader :planned

      # @return [BigDecimal] The quantity on order, in the item's own unit.
      attr_reader :incoming

      # @return [Time, nil] The instant at which this quantity is expected.
      attr_reader :incoming_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Records::Money, nil] The line's amount without tax, after discounts; null without a price. For managers
      #   of orders or the inventory only.
      attr_reader :net

      # @return [Records::Money, nil] The tax on the line, for managers of orders or the inventory only.
      attr_reader :tax

      # @return [Records::Money, nil] The sum of net and tax, for managers of orders or the inventory only.
      attr_reader :gross

      def initialize(
        id:, company:, purchase:, item:, sku:, text:, quantity:, unit:, unit_price: nil, discount:, tax_rate:, note:,
        factor:, per:, received:, planned:, incoming:, incoming_at:, version:, created_at:, updated_at:,
        unreadable: nil, net: nil, tax: nil, gross: nil
      )
        @id = id
        @company = company
        @purchase = purchase
        @item = item
        @sku = sku
        @text = text
        @quantity = quantity
        @unit = unit
        @unit_price = unit_price
        @discount = discount
        @tax_rate = tax_rate
        @note = note
        @factor = factor
        @per = per
        @received = received
        @planned = planned
        @incoming = incoming
        @incoming_at = incoming_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @net = net
        @tax = tax
        @gross = gross
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @purchase = json.fetch("purchase")
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @text = json.fetch("text")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit = json.fetch("unit")
        @unit_price = json["unitPrice"]&.then { |present| Records::Money.read(present) }
        @discount = json.fetch("discount")&.then { |present| Values.decimal(present) }
        @tax_rate = json.fetch("taxRate")&.then { |present| Values.decimal(present) }
        @note = json.fetch("note")
        @factor = Values.decimal(json.fetch("factor"))
        @per = json.fetch("per")&.then { |present| Values.decimal(present) }
        @received = Values.decimal(json.fetch("received"))
        @planned = Values.decimal(json.fetch("planned"))
        @incoming = Values.decimal(json.fetch("incoming"))
        @incoming_at = json.fetch("incomingAt")&.then { |present| Values.instant(present) }
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @net = json["net"]&.then { |present| Records::Money.read(present) }
        @tax = json["tax"]&.then { |present| Records::Money.read(present) }
        @gross = json["gross"]&.then { |present| Records::Money.read(present) }
        freeze
      end
    end

    # The username or the password is wrong.
    class SignInFailedData < Record
      MEMBERS = {kind: "kind", signed_in: "signedIn"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[signInFailed]}.freeze

      # @return ["signInFailed"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] The username of the user who is still signed in, as before the attempt. Left out if no
      #   user is, and by methods that check the caller's own password.
      attr_reader :signed_in

      def initialize(kind:, signed_in: nil)
        @kind = kind
        @signed_in = signed_in
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @signed_in = json["signedIn"]
        freeze
      end
    end

    # The company has credentials, and no user is signed in there.
    class SignInRequiredData < Record
      MEMBERS = {kind: "kind", create: "create"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[signInRequired]}.freeze

      # @return ["signInRequired"] The machine name of the error.
      attr_reader :kind

      # @return [Boolean, nil] true if the company's owner requires credentials from everybody and the account has none
      #   yet. access.credentials.create makes them.
      attr_reader :create

      def initialize(kind:, create: nil)
        @kind = kind
        @create = create
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @create = json["create"]
        freeze
      end
    end

    # The user who has signed in.
    class SignedIn < Record
      MEMBERS = {user: "user", verified: "verified"}.freeze
      REQUIRED = [:user, :verified].freeze

      # @return [Records::User] The user.
      attr_reader :user

      # @return [Boolean] true if the token's signature was verified. A token without verification may be forged.
      attr_reader :verified

      def initialize(user:, verified:)
        @user = user
        @verified = verified
        freeze
      end

      # @api private
      def fill(json)
        @user = Records::User.read(json.fetch("user"))
        @verified = json.fetch("verified")
        freeze
      end
    end

    # The number of records with one status.
    class StatusCount < Record
      MEMBERS = {status: "status", count: "count"}.freeze
      REQUIRED = [:status, :count].freeze

      # @return [String] The status.
      attr_reader :status

      # @return [Integer] The number of records with this status.
      attr_reader :count

      def initialize(status:, count:)
        @status = status
        @count = count
        freeze
      end

      # @api private
      def fill(json)
        @status = json.fetch("status")
        @count = json.fetch("count")
        freeze
      end
    end

    # An alert: there is too little stock of an item, or enough again, or a lot expires soon, or another problem of the
    # stock was found.
    class StockAlert < Record
      MEMBERS = {
        id: "id", company: "company", item: "item", location: "location", lot: "lot", kind: "kind", on_hand: "onHand",
        available: "available", min_stock: "minStock", expiry: "expiry", at: "at"
      }.freeze
      REQUIRED = [
        :id, :company, :item, :location, :lot, :kind, :on_hand, :available, :min_stock, :expiry, :at
      ].freeze
      CHOICES = {kind: %w[low out recovered expiring negative serialTwice barcodeTaken loanSurplus rebuilt]}.freeze

      # @return [String] The alert's id.
      attr_reader :id

      # @return [String] The company that it belongs to.
      attr_reader :company

      # @return [String, nil] The item; null for an alert about a location.
      attr_reader :item

      # @return [String, nil] The location that lost its barcode; null for any other alert.
      attr_reader :location

      # @return [String, nil] The lot that expires soon, or that is in stock twice; null for the other kinds.
      attr_reader :lot

      # @return ["low", "out", "recovered", "expiring", "negative", "serialTwice", "barcodeTaken", "loanSurplus",
      #   "rebuilt"] The kind of the alert.
      attr_reader :kind

      # @return [BigDecimal] The quantity on hand at that time, of the lot if there is one.
      attr_reader :on_hand

      # @return [BigDecimal] The quantity that could be sold or used.
      attr_reader :available

      # @return [BigDecimal, nil] The item's minimum stock at that time.
      attr_reader :min_stock

      # @return [String, nil] The last day on which the lot is good.
      attr_reader :expiry

      # @return [Time] The instant at which the core noticed it.
      attr_reader :at

      def initialize(id:, company:, item:, location:, lot:, kind:, on_hand:, available:, min_stock:, expiry:, at:)
        @id = id
        @company = company
        @item = item
        @location = location
        @lot = lot
        @kind = kind
        @on_hand = on_hand
        @available = available
        @min_stock = min_stock
        @expiry = expiry
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @item = json.fetch("item")
        @location = json.fetch("location")
        @lot = json.fetch("lot")
        @kind = json.fetch("kind")
        @on_hand = Values.decimal(json.fetch("onHand"))
        @available = Values.decimal(json.fetch("available"))
        @min_stock = json.fetch("minStock")&.then { |present| Values.decimal(present) }
        @expiry = json.fetch("expiry")
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # One page of a list.
    class StockAlertPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::StockAlert>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::StockAlert.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # An entry of the ledger: a quantity of an item that came into or left a location.
    class StockEntry < Record
      MEMBERS = {
        id: "id", company: "company", transaction: "transaction", item: "item", location: "location", type: "type",
        quantity: "quantity", unit_cost: "unitCost", reason: "reason", note: "note", reverses: "reverses",
        actor: "actor", effective_at: "effectiveAt", at: "at", lot: "lot", order: "order", order_line: "orderLine",
        dispatch: "dispatch", loan: "loan", count: "count"
      }.freeze
      REQUIRED = [
        :id, :company, :transaction, :item, :location, :type, :quantity, :reason, :note, :reverses, :actor,
        :effective_at, :at, :lot, :order, :order_line, :dispatch, :loan, :count
      ].freeze
      CHOICES = {type: %w[purchase sale return adjustment transfer consumption count]}.freeze

      # @return [String] The entry's id.
      attr_reader :id

      # @return [String] The company that it belongs to.
      attr_reader :company

      # @return [String] The id that the entries of one transaction share: the id of the first entry, or an id that
      #   follows from the stocktake.
      attr_reader :transaction

      # @return [String] The moved item.
      attr_reader :item

      # @return [String] The location.
      attr_reader :location

      # @return ["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count"] The kind of the
      #   movement.
      attr_reader :type

      # @return [BigDecimal] The quantity that came, in the item's own unit. Negative for stock that left.
      attr_reader :quantity

      # @return [Records::UnitCost, nil] The purchase cost of one of the item's own unit, for managers of the inventory
      #   only.
      attr_reader :unit_cost

      # @return [String, nil] The reason, in the company's words.
      attr_reader :reason

      # @return [String, nil] A free note.
      attr_reader :note

      # @return [String, nil] The entry that this one reverses.
      attr_reader :reverses

      # @return [String] The user who posted the entry.
      attr_reader :actor

      # @return [Time] The instant at which the movement happened.
      attr_reader :effective_at

      # @return [Time] The instant at which the entry was posted.
      attr_reader :at

      # @return [String, nil] The lot; null for an item that is not tracked by lots.
      attr_reader :lot

      # @return [String, nil] The order or the purchase that the entry was posted for.
      attr_reader :order

      # @return [String, nil] The line of the order or the purchase.
      attr_reader :order_line

      # @return [String, nil] The dispatch with which the goods left.
      attr_reader :dispatch

      # @return [String, nil] The loan that the entry was posted for.
      attr_reader :loan

      # @return [String, nil] The stocktake that posted the entry.
      attr_reader :count

      def initialize(
        id:, company:, transaction:, item:, location:, type:, quantity:, unit_cost: nil, reason:, note:, reverses:,
        actor:, effective_at:, at:, lot:, order:, order_line:, dispatch:, loan:, count:
      )
        @id = id
        @company = company
        @transaction = transaction
        @item = item
        @location = location
        @type = type
        @quantity = quantity
        @unit_cost = unit_cost
        @reason = reason
        @note = note
        @reverses = reverses
        @actor = actor
        @effective_at = effective_at
        @at = at
        @lot = lot
        @order = order
        @order_line = order_line
        @dispatch = dispatch
        @loan = loan
        @count = count
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @transaction = json.fetch("transaction")
        @item = json.fetch("item")
        @location = json.fetch("location")
        @type = json.fetch("type")
        @quantity = Values.decimal(json.fetch("quantity"))
        @unit_cost = json["unitCost"]&.then { |present| Records::UnitCost.read(present) }
        @reason = json.fetch("reason")
        @note = json.fetch("note")
        @reverses = json.fetch("reverses")
        @actor = json.fetch("actor")
        @effective_at = Values.instant(json.fetch("effectiveAt"))
        @at = Values.instant(json.fetch("at"))
        @lot = json.fetch("lot")
        @order = json.fetch("order")
        @order_line = json.fetch("orderLine")
        @dispatch = json.fetch("dispatch")
        @loan = json.fetch("loan")
        @count = json.fetch("count")
        freeze
      end
    end

    # One page of a list.
    class StockEntryPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::StockEntry>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::StockEntry.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A stock movement, with the members of the method for its type.
    class StockForm < InputRecord
      MEMBERS = {
        type: "type", item: "item", sku: "sku", quantity: "quantity", unit: "unit", location: "location",
        from: "from", to: "to", direction: "direction", by: "by", level: "level", unit_cost: "unitCost",
        reason: "reason", note: "note", effective_at: "effectiveAt", lot: "lot", batch: "batch", serials: "serials",
        expiry: "expiry", force: "force", condition: "condition", order_line: "orderLine"
      }.freeze
      REQUIRED = [:type].freeze

      # @return ["receive", "consume", "transfer", "return", "adjust"] The type of the movement.
      attr_reader :type

      # @return [String, nil, UNSET] The id of the item. Either item or sku must be given.
      attr_reader :item

      # @return [String, nil, UNSET] The item's SKU. Case and surrounding spaces are ignored.
      attr_reader :sku

      # @return [Numeric, nil, UNSET] The quantity; more than 0. For all types except adjust.
      attr_reader :quantity

      # @return [String, nil, UNSET] The unit of the quantity. Without it, the item's own unit.
      attr_reader :unit

      # @return [String, nil, UNSET] The location, by its id, code or path, for all types except transfer. Without it,
      #   the item's own location, or else the company's main location.
      attr_reader :location

      # @return [String, nil, UNSET] For a transfer: the location that the stock leaves.
      attr_reader :from

      # @return [String, nil, UNSET] For a transfer: the location that receives the stock.
      attr_reader :to

      # @return ["fromCustomer", "toSupplier", nil, UNSET] For a return: its direction.
      attr_reader :direction

      # @return [Numeric, nil, UNSET] For an adjustment: the difference, negative for less stock.
      attr_reader :by

      # @return [Numeric, nil, UNSET] For an adjustment: the resulting quantity, in place of by.
      attr_reader :level

      # @return [Records::MoneyInput, nil, UNSET] For a receipt: the cost of one of the item's own unit. For managers of
      #   the inventory only.
      attr_reader :unit_cost

      # @return [String, nil, UNSET] The reason, in the company's words.
      attr_reader :reason

      # @return [String, nil, UNSET] A free note.
      attr_reader :note

      # @return [Time, nil, UNSET] The instant at which the movement happened, not in the future. Without it, now. Only
      #   managers may give an instant more than 24 hours ago.
      attr_reader :effective_at

      # @return [String, nil, UNSET] The lot, for an item that is tracked by lots. If stock is taken without a lot, the
      #   lots that expire first are taken.
      attr_reader :lot

      # @return [String, nil, UNSET] The lot's batch, in place of lot. A receipt creates a lot for a new batch.
      attr_reader :batch

      # @return [Array<String>, nil, UNSET] The serial numbers of the pieces, as many as the quantity. A receipt creates
      #   lots for new serial numbers.
      attr_reader :serials

      # @return [String, Date, nil, UNSET] For a receipt: the last day on which a new lot is good.
      attr_reader :expiry

      # @return [Boolean, nil, UNSET] For movements that take stock: true to take stock that is reserved for orders. For
      #   managers of the inventory only.
      attr_reader :force

      # @return ["ok", "returned", nil, UNSET] For a return from a customer: the condition of the goods, as in
      #   inventory.stock.return.
      attr_reader :condition

      # @return [String, nil, UNSET] For a return from a customer: the order line, as in inventory.stock.return.
      attr_reader :order_line

      def initialize(
        type:, item: UNSET, sku: UNSET, quantity: UNSET, unit: UNSET, location: UNSET, from: UNSET, to: UNSET,
        direction: UNSET, by: UNSET, level: UNSET, unit_cost: UNSET, reason: UNSET, note: UNSET, effective_at: UNSET,
        lot: UNSET, batch: UNSET, serials: UNSET, expiry: UNSET, force: UNSET, condition: UNSET, order_line: UNSET
      )
        @type = type
        @item = item
        @sku = sku
        @quantity = quantity
        @unit = unit
        @location = location
        @from = from
        @to = to
        @direction = direction
        @by = by
        @level = level
        @unit_cost = unit_cost
        @reason = reason
        @note = note
        @effective_at = effective_at
        @lot = lot
        @batch = batch
        @serials = serials
        @expiry = expiry
        @force = force
        @condition = condition
        @order_line = order_line
        freeze
      end
    end

    # The stock of an item, in all or in one location: the sum of its entries in the ledger.
    class StockLevel < Record
      MEMBERS = {
        item: "item", sku: "sku", name: "name", unit: "unit", location: "location", location_name: "locationName",
        lot: "lot", batch: "batch", serial: "serial", on_hand: "onHand", reserved: "reserved",
        unavailable: "unavailable", available: "available", on_order: "onOrder", incoming_at: "incomingAt",
        average_cost: "averageCost"
      }.freeze
      REQUIRED = [
        :item, :sku, :name, :unit, :location, :location_name, :lot, :batch, :serial, :on_hand, :reserved,
        :unavailable, :available, :on_order, :incoming_at
      ].freeze

      # @return [String] The item.
      attr_reader :item

      # @return [String] The item's stock keeping unit.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The location; null for all locations together.
      attr_reader :location

      # @return [String, nil] The location's name.
      attr_reader :location_name

      # @return [String, nil] The lot; null for all lots together, and for an item that is not tracked by lots.
      attr_reader :lot

      # @return [String, nil] The lot's batch.
      attr_reader :batch

      # @return [String, nil] The lot's serial number.
      attr_reader :serial

      # @return [BigDecimal] The quantity on hand, in the item's own unit.
      attr_reader :on_hand

      # @return [BigDecimal, nil] The quantity reserved for open orders; null for a single location or lot, as orders
      #   are not for a location, and for an earlier instant.
      attr_reader :reserved

      # @return [BigDecimal] The quantity that must not be sold: lent, in transit, scrapped, or of a lot that is not
      #   good.
      attr_reader :unavailable

      # @return [BigDecimal] The quantity that can be sold or used: onHand less reserved and unavailable.
      attr_reader :available

      # @return [BigDecimal, nil] The quantity that is ordered and has not arrived; null for a single location or lot,
      #   and for an earlier instant.
      attr_reader :on_order

      # @return [Time, nil] The instant at which the next of these goods is expected.
      attr_reader :incoming_at

      # @return [Records::UnitCost, nil] The average purchase cost of one unit, for managers of the inventory only. Null
      #   for a single location or lot, for an earlier instant, and if no receipt had a cost.
      attr_reader :average_cost

      def initialize(
        item:, sku:, name:, unit:, location:, location_name:, lot:, batch:, serial:, on_hand:, reserved:,
        unavailable:, available:, on_order:, incoming_at:, average_cost: nil
      )
        @item = item
        @sku = sku
        @name = name
        @unit = unit
        @location = location
        @location_name = location_name
        @lot = lot
        @batch = batch
        @serial = serial
        @on_hand = on_hand
        @reserved = reserved
        @unavailable = unavailable
        @available = available
        @on_order = on_order
        @incoming_at = incoming_at
        @average_cost = average_cost
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @location = json.fetch("location")
        @location_name = json.fetch("locationName")
        @lot = json.fetch("lot")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @on_hand = Values.decimal(json.fetch("onHand"))
        @reserved = json.fetch("reserved")&.then { |present| Values.decimal(present) }
        @unavailable = Values.decimal(json.fetch("unavailable"))
        @available = Values.decimal(json.fetch("available"))
        @on_order = json.fetch("onOrder")&.then { |present| Values.decimal(present) }
        @incoming_at = json.fetch("incomingAt")&.then { |present| Values.instant(present) }
        @average_cost = json["averageCost"]&.then { |present| Records::UnitCost.read(present) }
        freeze
      end
    end

    # One page of a list.
    class StockLevelPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::StockLevel>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::StockLevel.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The stock of an item in all locations: the sum of its entries in the ledger.
    class StockTotals < Record
      MEMBERS = {
        on_hand: "onHand", reserved: "reserved", unavailable: "unavailable", available: "available",
        on_order: "onOrder", incoming_at: "incomingAt", average_cost: "averageCost"
      }.freeze
      REQUIRED = [:on_hand, :reserved, :unavailable, :available, :on_order, :incoming_at].freeze

      # @return [BigDecimal] The quantity on hand, in the item's own unit.
      attr_reader :on_hand

      # @return [BigDecimal] The quantity reserved for open orders.
      attr_reader :reserved

      # @return [BigDecimal] The quantity that must not be sold: lent, in transit, scrapped, or of a lot that is not
      #   good.
      attr_reader :unavailable

      # @return [BigDecimal] The quantity that can be sold or used: onHand less reserved and unavailable.
      attr_reader :available

      # @return [BigDecimal] The quantity that is ordered and has not arrived.
      attr_reader :on_order

      # @return [Time, nil] The instant at which the next of these goods is expected.
      attr_reader :incoming_at

      # @return [Records::UnitCost, nil] The average purchase cost of one unit, for managers of the inventory only; null
      #   if no receipt had a cost.
      attr_reader :average_cost

      def initialize(on_hand:, reserved:, unavailable:, available:, on_order:, incoming_at:, average_cost: nil)
        @on_hand = on_hand
        @reserved = reserved
        @unavailable = unavailable
        @available = available
        @on_order = on_order
        @incoming_at = incoming_at
        @average_cost = average_cost
        freeze
      end

      # @api private
      def fill(json)
        @on_hand = Values.decimal(json.fetch("onHand"))
        @reserved = Values.decimal(json.fetch("reserved"))
        @unavailable = Values.decimal(json.fetch("unavailable"))
        @available = Values.decimal(json.fetch("available"))
        @on_order = Values.decimal(json.fetch("onOrder"))
        @incoming_at = json.fetch("incomingAt")&.then { |present| Values.instant(present) }
        @average_cost = json["averageCost"]&.then { |present| Records::UnitCost.read(present) }
        freeze
      end
    end

    # The value of the stock, at average purchase cost.
    class StockValueReport < Record
      MEMBERS = {
        at: "at", time_zone: "timeZone", totals: "totals", uncosted: "uncosted", items: "items", next: "next"
      }.freeze
      REQUIRED = [:at, :time_zone, :totals, :uncosted, :items, :next].freeze

      # @return [Time] The instant of the report.
      attr_reader :at

      # @return [String] The time zone in which a day in `at` ends: the company's. It is UTC if the company has none, or
      #   one that the machine does not know.
      attr_reader :time_zone

      # @return [Array<Records::StockValueTotal>] The totals, one for each currency.
      attr_reader :totals

      # @return [Integer] The number of items in stock at unknown cost, which are in no sum.
      attr_reader :uncosted

      # @return [Array<Records::StockValueRow>] The rows, by currency, the largest value first. Rows of unknown value
      #   come last.
      attr_reader :items

      # @return [String, nil] Pass it as after to get the next page; null at the end.
      attr_reader :next

      def initialize(at:, time_zone:, totals:, uncosted:, items:, next:)
        @at = at
        @time_zone = time_zone
        @totals = totals
        @uncosted = uncosted
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @time_zone = json.fetch("timeZone")
        @totals = json.fetch("totals").map { |one| Records::StockValueTotal.read(one) }.freeze
        @uncosted = json.fetch("uncosted")
        @items = json.fetch("items").map { |one| Records::StockValueRow.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The value of an item, a category or a location.
    class StockValueRow < Record
      MEMBERS = {
        item: "item", sku: "sku", name: "name", unit: "unit", category: "category", location: "location",
        path: "path", count: "count", on_hand: "onHand", average_cost: "averageCost", value: "value"
      }.freeze
      REQUIRED = [
        :item, :sku, :name, :unit, :category, :location, :path, :count, :on_hand, :average_cost, :value
      ].freeze

      # @return [String, nil] The item, if rows are by item.
      attr_reader :item

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String, nil] The item's name.
      attr_reader :name

      # @return [String, nil] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The category, if rows are by item or by category; null for items without a category.
      attr_reader :category

      # @return [String, nil] The location, if rows are by location.
      attr_reader :location

      # @return [Array<String>, nil] The names of the location and of the locations that it is part of, the outermost
      #   first.
      attr_reader :path

      # @return [Integer] The number of items.
      attr_reader :count

      # @return [BigDecimal, nil] The quantity of the item on hand, in its own unit.
      attr_reader :on_hand

      # @return [Records::UnitCost, nil] The average purchase cost of one unit; null if no receipt had a cost.
      attr_reader :average_cost

      # @return [Records::MoneySum, nil] The value; null if it is unknown.
      attr_reader :value

      def initialize(
        item:, sku:, name:, unit:, category:, location:, path:, count:, on_hand:, average_cost:, value:
      )
        @item = item
        @sku = sku
        @name = name
        @unit = unit
        @category = category
        @location = location
        @path = path
        @count = count
        @on_hand = on_hand
        @average_cost = average_cost
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @category = json.fetch("category")
        @location = json.fetch("location")
        @path = json.fetch("path")
        @count = json.fetch("count")
        @on_hand = json.fetch("onHand")&.then { |present| Values.decimal(present) }
        @average_cost = json.fetch("averageCost")&.then { |present| Records::UnitCost.read(present) }
        @value = json.fetch("value")&.then { |present| Records::MoneySum.read(present) }
        freeze
      end
    end

    # The value of the stock in one currency.
    class StockValueTotal < Record
      MEMBERS = {count: "count", value: "value"}.freeze
      REQUIRED = [:count, :value].freeze

      # @return [Integer] The number of items in the sum.
      attr_reader :count

      # @return [Records::MoneySum] The value of these items.
      attr_reader :value

      def initialize(count:, value:)
        @count = count
        @value = value
        freeze
      end

      # @api private
      def fill(json)
        @count = json.fetch("count")
        @value = Records::MoneySum.read(json.fetch("value"))
        freeze
      end
    end

    # The store could not be read or written; nothing of the request was stored.
    class StorageFaultData < Record
      MEMBERS = {kind: "kind", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[storageFault]}.freeze

      # @return ["storageFault"] The machine name of the error.
      attr_reader :kind

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, record: nil, owner: nil)
        @kind = kind
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # The disk is full; nothing of the request was stored.
    class StorageFullData < Record
      MEMBERS = {kind: "kind"}.freeze
      REQUIRED = [:kind].freeze
      CHOICES = {kind: %w[storageFull]}.freeze

      # @return ["storageFull"] The machine name of the error.
      attr_reader :kind

      def initialize(kind:)
        @kind = kind
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        freeze
      end
    end

    # The age of the store's answer about products.
    class StoreAge < Record
      MEMBERS = {source: "source", age: "age"}.freeze
      REQUIRED = [:source, :age].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return ["fresh", "stale", "default"] fresh: the store was asked within a day; stale: longer ago; default:
      #   never.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      def initialize(source:, age:)
        @source = source
        @age = age
        freeze
      end

      # @api private
      def fill(json)
        @source = json.fetch("source")
        @age = json.fetch("age")
        freeze
      end
    end

    # The state of one store.
    class StoreDiagnostics < Record
      MEMBERS = {
        name: "name", schema: "schema", bytes: "bytes", changes: "changes", idempotency_keys: "idempotencyKeys",
        idempotency_bytes: "idempotencyBytes", integrity: "integrity"
      }.freeze
      REQUIRED = [:name, :schema, :bytes, :changes, :idempotency_keys, :idempotency_bytes, :integrity].freeze

      # @return [String] The name of the store: device, private or shared.
      attr_reader :name

      # @return [Integer, nil] The number of the store's newest migration; null if it cannot be read.
      attr_reader :schema

      # @return [Integer, nil] The size of the store's content in bytes, rounded to whole MiB if users sign in to any
      #   company. null if it cannot be read.
      attr_reader :bytes

      # @return [Integer, nil] The position of the newest change. null if the store has none, if users sign in to any
      #   company, or if it cannot be read.
      attr_reader :changes

      # @return [Integer, nil] The number of idempotency keys with stored results. null if users sign in to any company,
      #   or if it cannot be read.
      attr_reader :idempotency_keys

      # @return [Integer, nil] The approximate bytes of those results. Beyond the limit of --keep-keys the oldest are
      #   removed, but none within an hour. null as for idempotencyKeys.
      attr_reader :idempotency_bytes

      # @return [String, nil] ok, or a description of a fault: in the file, in stored sums, or in keys that older
      #   programs told apart. null if not checked.
      attr_reader :integrity

      def initialize(name:, schema:, bytes:, changes:, idempotency_keys:, idempotency_bytes:, integrity:)
        @name = name
        @schema = schema
        @bytes = bytes
        @changes = changes
        @idempotency_keys = idempotency_keys
        @idempotency_bytes = idempotency_bytes
        @integrity = integrity
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @schema = json.fetch("schema")
        @bytes = json.fetch("bytes")
        @changes = json.fetch("changes")
        @idempotency_keys = json.fetch("idempotencyKeys")
        @idempotency_bytes = json.fetch("idempotencyBytes")
        @integrity = json.fetch("integrity")
        freeze
      end
    end

    # Which App Store the account's documents are from.
    class StoreEnvironment < Record
      MEMBERS = {environment: "environment", accepted: "accepted", bundle_id: "bundleId", roots: "roots"}.freeze
      REQUIRED = [:environment, :accepted, :bundle_id, :roots].freeze
      CHOICES = {roots: %w[apple file]}.freeze

      # @return [String, nil] What the newest document says; null without any.
      attr_reader :environment

      # @return [Array<String>] Those whose documents count.
      attr_reader :accepted

      # @return [String] The app that documents must be about.
      attr_reader :bundle_id

      # @return ["apple", "file"] Whose signatures count: apple, or file where --trusted-roots named one.
      attr_reader :roots

      def initialize(environment:, accepted:, bundle_id:, roots:)
        @environment = environment
        @accepted = accepted
        @bundle_id = bundle_id
        @roots = roots
        freeze
      end

      # @api private
      def fill(json)
        @environment = json.fetch("environment")
        @accepted = json.fetch("accepted")
        @bundle_id = json.fetch("bundleId")
        @roots = json.fetch("roots")
        freeze
      end
    end

    # The store's products, and the age of that answer.
    class StoreListing < Record
      MEMBERS = {products: "products", source: "source", age: "age"}.freeze
      REQUIRED = [:products, :source, :age].freeze
      CHOICES = {source: %w[fresh stale default]}.freeze

      # @return [Array<Records::StoreProduct>] The products with their prices. Products that the store does not sell
      #   here are left out.
      attr_reader :products

      # @return ["fresh", "stale", "default"] fresh: the store was asked within a day; stale: longer ago; default:
      #   never.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      def initialize(products:, source:, age:)
        @products = products
        @source = source
        @age = age
        freeze
      end

      # @api private
      def fill(json)
        @products = json.fetch("products").map { |one| Records::StoreProduct.read(one) }.freeze
        @source = json.fetch("source")
        @age = json.fetch("age")
        freeze
      end
    end

    # The company must be one that the account owns.
    class StoreNeeded < Record
      MEMBERS = {rule: "rule", store: "store"}.freeze
      REQUIRED = [:rule, :store].freeze
      CHOICES = {rule: %w[store], store: %w[private]}.freeze

      # @return ["store"] store
      attr_reader :rule

      # @return ["private"] The store of the account's own companies.
      attr_reader :store

      def initialize(rule:, store:)
        @rule = rule
        @store = store
        freeze
      end

      # @api private
      def fill(json)
        @rule = json.fetch("rule")
        @store = json.fetch("store")
        freeze
      end
    end

    # The introductory price of a subscription.
    class StoreOffer < Record
      MEMBERS = {
        mode: "mode", price: "price", display_price: "displayPrice", period: "period", periods: "periods"
      }.freeze
      REQUIRED = [:mode, :price, :display_price, :period, :periods].freeze
      CHOICES = {mode: %w[freeTrial payAsYouGo payUpFront]}.freeze

      # @return ["freeTrial", "payAsYouGo", "payUpFront"] freeTrial: no price. payAsYouGo: a price for each period.
      #   payUpFront: one price for all periods.
      attr_reader :mode

      # @return [BigDecimal] The price, in the product's currency; 0 for a free trial.
      attr_reader :price

      # @return [String] The price as the store writes it for the user.
      attr_reader :display_price

      # @return [Records::StorePeriod] The length of one period.
      attr_reader :period

      # @return [Integer] The number of periods that the offer lasts.
      attr_reader :periods

      def initialize(mode:, price:, display_price:, period:, periods:)
        @mode = mode
        @price = price
        @display_price = display_price
        @period = period
        @periods = periods
        freeze
      end

      # @api private
      def fill(json)
        @mode = json.fetch("mode")
        @price = Values.decimal(json.fetch("price"))
        @display_price = json.fetch("displayPrice")
        @period = Records::StorePeriod.read(json.fetch("period"))
        @periods = json.fetch("periods")
        freeze
      end
    end

    # The introductory price of a subscription.
    class StoreOfferInput < InputRecord
      MEMBERS = {
        mode: "mode", price: "price", display_price: "displayPrice", period: "period", periods: "periods"
      }.freeze
      REQUIRED = [:mode, :price, :display_price, :period, :periods].freeze

      # @return ["freeTrial", "payAsYouGo", "payUpFront"] freeTrial: no price. payAsYouGo: a price for each period.
      #   payUpFront: one price for all periods.
      attr_reader :mode

      # @return [Numeric] The price, in the product's currency; 0 for a free trial.
      attr_reader :price

      # @return [String] The price as the store writes it for the user.
      attr_reader :display_price

      # @return [Records::StorePeriodInput] The length of one period.
      attr_reader :period

      # @return [Integer] The number of periods that the offer lasts.
      attr_reader :periods

      def initialize(mode:, price:, display_price:, period:, periods:)
        @mode = mode
        @price = price
        @display_price = display_price
        @period = period
        @periods = periods
        freeze
      end
    end

    # A period of time in units of the store.
    class StorePeriod < Record
      MEMBERS = {unit: "unit", count: "count"}.freeze
      REQUIRED = [:unit, :count].freeze
      CHOICES = {unit: %w[day week month year]}.freeze

      # @return ["day", "week", "month", "year"] The unit of the period.
      attr_reader :unit

      # @return [Integer] The number of units.
      attr_reader :count

      def initialize(unit:, count:)
        @unit = unit
        @count = count
        freeze
      end

      # @api private
      def fill(json)
        @unit = json.fetch("unit")
        @count = json.fetch("count")
        freeze
      end
    end

    # A period of time in units of the store.
    class StorePeriodInput < InputRecord
      MEMBERS = {unit: "unit", count: "count"}.freeze
      REQUIRED = [:unit, :count].freeze

      # @return ["day", "week", "month", "year"] The unit of the period.
      attr_reader :unit

      # @return [Integer] The number of units.
      attr_reader :count

      def initialize(unit:, count:)
        @unit = unit
        @count = count
        freeze
      end
    end

    # A product as the app store sells it on this device.
    class StoreProduct < Record
      MEMBERS = {
        id: "id", name: "name", description: "description", price: "price", currency: "currency",
        display_price: "displayPrice", period: "period", introductory_offer: "introductoryOffer",
        family_shareable: "familyShareable"
      }.freeze
      REQUIRED = [
        :id, :name, :description, :price, :currency, :display_price, :period, :introductory_offer, :family_shareable
      ].freeze

      # @return [String] The store's id of the product.
      attr_reader :id

      # @return [String] The store's name of the product, in the user's language.
      attr_reader :name

      # @return [String, nil] The store's description of the product, in the user's language.
      attr_reader :description

      # @return [BigDecimal] The price, as an exact decimal in the currency's main unit: 4.99.
      attr_reader :price

      # @return [String] The currency of the price (ISO 4217).
      attr_reader :currency

      # @return [String] The price as the store writes it for the user, such as 4,99 €.
      attr_reader :display_price

      # @return [Records::StorePeriod, nil] The period that one payment of a subscription covers; null for other
      #   products.
      attr_reader :period

      # @return [Records::StoreOffer, nil] The first offer to a new subscriber; null if there is none, or the user is
      #   not eligible.
      attr_reader :introductory_offer

      # @return [Boolean, nil] true if a family may share the product; null if the store does not say.
      attr_reader :family_shareable

      def initialize(
        id:, name:, description:, price:, currency:, display_price:, period:, introductory_offer:, family_shareable:
      )
        @id = id
        @name = name
        @description = description
        @price = price
        @currency = currency
        @display_price = display_price
        @period = period
        @introductory_offer = introductory_offer
        @family_shareable = family_shareable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @description = json.fetch("description")
        @price = Values.decimal(json.fetch("price"))
        @currency = json.fetch("currency")
        @display_price = json.fetch("displayPrice")
        @period = json.fetch("period")&.then { |present| Records::StorePeriod.read(present) }
        @introductory_offer = json.fetch("introductoryOffer")&.then { |present| Records::StoreOffer.read(present) }
        @family_shareable = json.fetch("familyShareable")
        freeze
      end
    end

    # A product as the app store sells it on this device.
    class StoreProductInput < InputRecord
      MEMBERS = {
        id: "id", name: "name", description: "description", price: "price", currency: "currency",
        display_price: "displayPrice", period: "period", introductory_offer: "introductoryOffer",
        family_shareable: "familyShareable"
      }.freeze
      REQUIRED = [:id, :name, :price, :currency, :display_price].freeze

      # @return [String] The store's id of the product.
      attr_reader :id

      # @return [String] The store's name of the product, in the user's language.
      attr_reader :name

      # @return [String, nil, UNSET] The store's description of the product, in the user's language.
      attr_reader :description

      # @return [Numeric] The price, as an exact decimal in the currency's main unit: 4.99.
      attr_reader :price

      # @return [String] The currency of the price (ISO 4217).
      attr_reader :currency

      # @return [String] The price as the store writes it for the user, such as 4,99 €.
      attr_reader :display_price

      # @return [Records::StorePeriodInput, nil, UNSET] The period that one payment of a subscription covers; null for
      #   other products.
      attr_reader :period

      # @return [Records::StoreOfferInput, nil, UNSET] The first offer to a new subscriber; null if there is none, or
      #   the user is not eligible.
      attr_reader :introductory_offer

      # @return [Boolean, nil, UNSET] true if a family may share the product; null if the store does not say.
      attr_reader :family_shareable

      def initialize(
        id:, name:, description: UNSET, price:, currency:, display_price:, period: UNSET, introductory_offer: UNSET,
        family_shareable: UNSET
      )
        @id = id
        @name = name
        @description = description
        @price = price
        @currency = currency
        @display_price = display_price
        @period = period
        @introductory_offer = introductory_offer
        @family_shareable = family_shareable
        freeze
      end
    end

    # The host's answer to host.store.products.
    class StoreProductsAnswer < InputRecord
      MEMBERS = {products: "products"}.freeze
      REQUIRED = [].freeze

      # @return [Array<Records::StoreProductInput>, nil, UNSET] The products; those that the store does not sell here
      #   are left out.
      attr_reader :products

      def initialize(products: UNSET)
        @products = products
        freeze
      end
    end

    # The host's answer to host.store.purchase: one of its members.
    class StorePurchaseAnswer < InputRecord
      MEMBERS = {document: "document", pending: "pending", cancelled: "cancelled"}.freeze
      REQUIRED = [].freeze

      # @return [String, nil, UNSET] The transaction as the store has signed it: JWS in compact form.
      attr_reader :document

      # @return [Boolean, nil, UNSET] true: somebody else must agree first; the document comes later, by
      #   entitlements.ingest.
      attr_reader :pending

      # @return [Boolean, nil, UNSET] true: the user has changed their mind.
      attr_reader :cancelled

      def initialize(document: UNSET, pending: UNSET, cancelled: UNSET)
        @document = document
        @pending = pending
        @cancelled = cancelled
        freeze
      end
    end

    # The host's answer to host.store.sync.
    class StoreSyncAnswer < InputRecord
      MEMBERS = {documents: "documents"}.freeze
      REQUIRED = [].freeze

      # @return [Array<String>, nil, UNSET] JWS in compact form: current transactions and renewal infos, in any order.
      attr_reader :documents

      def initialize(documents: UNSET)
        @documents = documents
        freeze
      end
    end

    # The version of a store.
    class StoreVersion < Record
      MEMBERS = {name: "name", schema: "schema"}.freeze
      REQUIRED = [:name, :schema].freeze

      # @return [String] The name of the store: device, private or shared.
      attr_reader :name

      # @return [Integer, nil] The number of the store's newest migration; null if it cannot be read.
      attr_reader :schema

      def initialize(name:, schema:)
        @name = name
        @schema = schema
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @schema = json.fetch("schema")
        freeze
      end
    end

    # The host's answer to host.secrets.get.
    class StoredSecret < InputRecord
      MEMBERS = {value: "value"}.freeze
      REQUIRED = [].freeze

      # @return [String, nil, UNSET] The secret; null if there is none with this name.
      attr_reader :value

      def initialize(value: UNSET)
        @value = value
        freeze
      end
    end

    # A new subscription.
    class Subscribed < Record
      MEMBERS = {subscription: "subscription", cursor: "cursor"}.freeze
      REQUIRED = [:subscription, :cursor].freeze

      # @return [Integer] The handle of the subscription.
      attr_reader :subscription

      # @return [String] The place in the log from which the subscription reports all changes. Read existing records
      #   after subscribing, so that no change is missed.
      attr_reader :cursor

      def initialize(subscription:, cursor:)
        @subscription = subscription
        @cursor = cursor
        freeze
      end

      # @api private
      def fill(json)
        @subscription = json.fetch("subscription")
        @cursor = json.fetch("cursor")
        freeze
      end
    end

    # Rights that would be enough for a method.
    class SufficientGrant < Record
      MEMBERS = {
        is_owner: "isOwner", dept_mask: "deptMask", manager_mask: "managerMask", presets: "presets"
      }.freeze
      REQUIRED = [:is_owner, :dept_mask, :manager_mask, :presets].freeze

      # @return [Boolean] true if the user would have to be an owner.
      attr_reader :is_owner

      # @return [Integer] The bit to add to deptMask; 0 for none.
      attr_reader :dept_mask

      # @return [Integer] The bit to add to managerMask; 0 for none.
      attr_reader :manager_mask

      # @return [Array<"sales", "warehouse", "management", "viewer">] The presets that contain the bit.
      attr_reader :presets

      def initialize(is_owner:, dept_mask:, manager_mask:, presets:)
        @is_owner = is_owner
        @dept_mask = dept_mask
        @manager_mask = manager_mask
        @presets = presets
        freeze
      end

      # @api private
      def fill(json)
        @is_owner = json.fetch("isOwner")
        @dept_mask = json.fetch("deptMask")
        @manager_mask = json.fetch("managerMask")
        @presets = json.fetch("presets")
        freeze
      end
    end

    # What was probably meant by a name that there is not.
    class SuggestedCapability < Record
      MEMBERS = {unknown: "unknown", suggestion: "suggestion"}.freeze
      REQUIRED = [:unknown, :suggestion].freeze

      # @return [String] The name that was offered.
      attr_reader :unknown

      # @return [String] The one that is most like it.
      attr_reader :suggestion

      def initialize(unknown:, suggestion:)
        @unknown = unknown
        @suggestion = suggestion
        freeze
      end

      # @api private
      def fill(json)
        @unknown = json.fetch("unknown")
        @suggestion = json.fetch("suggestion")
        freeze
      end
    end

    # An item with too little stock.
    class SuggestedItem < Record
      MEMBERS = {item: "item", sku: "sku", name: "name"}.freeze
      REQUIRED = [:item, :sku, :name].freeze

      # @return [String] The item.
      attr_reader :item

      # @return [String] The item's SKU.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      def initialize(item:, sku:, name:)
        @item = item
        @sku = sku
        @name = name
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        freeze
      end
    end

    # Suggested tasting notes, and their source.
    class SuggestedNotes < Record
      MEMBERS = {
        notes: "notes", flavor_wheel: "flavorWheel", body_description: "bodyDescription", source: "source",
        suggestion: "suggestion", at: "at", repeated: "repeated"
      }.freeze
      REQUIRED = [:notes, :flavor_wheel, :body_description, :source, :suggestion, :at, :repeated].freeze
      CHOICES = {source: %w[model history]}.freeze

      # @return [Array<String>] One to ten short tasting notes, each of at most 200 characters.
      attr_reader :notes

      # @return [Array<String>] Up to ten flavour terms of one to three words, in lower case.
      attr_reader :flavor_wheel

      # @return [String] The feel in the mouth, in a few words.
      attr_reader :body_description

      # @return ["model", "history"] model: the AI of the host. history: the account's own journal, because the host
      #   failed.
      attr_reader :source

      # @return [String, nil] The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for
      #   history.
      attr_reader :suggestion

      # @return [Time] The time of the answer.
      attr_reader :at

      # @return [Boolean] true if the same question was answered before, and the model was not asked again.
      attr_reader :repeated

      def initialize(notes:, flavor_wheel:, body_description:, source:, suggestion:, at:, repeated:)
        @notes = notes
        @flavor_wheel = flavor_wheel
        @body_description = body_description
        @source = source
        @suggestion = suggestion
        @at = at
        @repeated = repeated
        freeze
      end

      # @api private
      def fill(json)
        @notes = json.fetch("notes")
        @flavor_wheel = json.fetch("flavorWheel")
        @body_description = json.fetch("bodyDescription")
        @source = json.fetch("source")
        @suggestion = json.fetch("suggestion")
        @at = Values.instant(json.fetch("at"))
        @repeated = json.fetch("repeated")
        freeze
      end
    end

    # Places to choose from.
    class SuggestedPlaces < Record
      MEMBERS = {device: "device", places: "places"}.freeze
      REQUIRED = [:device, :places].freeze

      # @return [Records::DevicePlace, nil] The place of the device; null as long as it is not known.
      attr_reader :device

      # @return [Array<Records::WidgetPlace>] The recent places, newest first.
      attr_reader :places

      def initialize(device:, places:)
        @device = device
        @places = places
        freeze
      end

      # @api private
      def fill(json)
        @device = json.fetch("device")&.then { |present| Records::DevicePlace.read(present) }
        @places = json.fetch("places").map { |one| Records::WidgetPlace.read(one) }.freeze
        freeze
      end
    end

    # The drafts that were made of items with too little stock.
    class SuggestedPurchases < Record
      MEMBERS = {
        purchases: "purchases", without_supplier: "withoutSupplier", too_much: "tooMuch", partial: "partial"
      }.freeze
      REQUIRED = [:purchases, :without_supplier, :too_much, :partial].freeze

      # @return [Array<Records::PurchaseView>] The new drafts, one for each supplier, with their lines.
      attr_reader :purchases

      # @return [Array<Records::SuggestedItem>] Items with too little stock that have no supplier.
      attr_reader :without_supplier

      # @return [Array<Records::SuggestedItem>] Items left out because the lacking quantity, or its cost, is more than a
      #   line or a purchase can hold.
      attr_reader :too_much

      # @return [Boolean] `true` if there is more. A call makes at most 1,000 lines, and each list names at most 1,000
      #   items.
      attr_reader :partial

      def initialize(purchases:, without_supplier:, too_much:, partial:)
        @purchases = purchases
        @without_supplier = without_supplier
        @too_much = too_much
        @partial = partial
        freeze
      end

      # @api private
      def fill(json)
        @purchases = json.fetch("purchases").map { |one| Records::PurchaseView.read(one) }.freeze
        @without_supplier = json.fetch("withoutSupplier").map { |one| Records::SuggestedItem.read(one) }.freeze
        @too_much = json.fetch("tooMuch").map { |one| Records::SuggestedItem.read(one) }.freeze
        @partial = json.fetch("partial")
        freeze
      end
    end

    # The account that a data directory belongs to.
    class SyncAccount < Record
      MEMBERS = {
        status: "status", account: "account", reference: "reference", since: "since", unsent: "unsent"
      }.freeze
      REQUIRED = [:status, :account, :reference, :since, :unsent].freeze
      CHOICES = {status: %w[available noAccount restricted couldNotDetermine temporarilyUnavailable]}.freeze

      # @return ["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"] The state of the
      #   cloud's account, as last reported: noAccount without a connection, and couldNotDetermine before the first
      #   report.
      attr_reader :status

      # @return [String] The id of the user who acts while no user is signed in. It is the same on all devices of the
      #   account.
      attr_reader :account

      # @return [String, nil] The container's name for the account; null before the first connection.
      attr_reader :reference

      # @return [Time, nil] The time when the directory was first connected to the account; null before.
      attr_reader :since

      # @return [Integer, nil] The number of records with changes that are in no cloud yet, plus the number of records
      #   with such files. A switch to another account would lose them. null before the first connection, and while
      #   older records are being examined.
      attr_reader :unsent

      def initialize(status:, account:, reference:, since:, unsent:)
        @status = status
        @account = account
        @reference = reference
        @since = since
        @unsent = unsent
        freeze
      end

      # @api private
      def fill(json)
        @status = json.fetch("status")
        @account = json.fetch("account")
        @reference = json.fetch("reference")
        @since = json.fetch("since")&.then { |present| Values.instant(present) }
        @unsent = json.fetch("unsent")
        freeze
      end
    end

    # A value that was discarded because two devices changed the same member.
    class SyncConflict < Record
      MEMBERS = {
        id: "id", company: "company", type: "type", record: "record", field: "field", ancestor: "ancestor",
        local: "local", server: "server", kept: "kept", reason: "reason", modifier: "modifier", at: "at",
        resolved_at: "resolvedAt"
      }.freeze
      REQUIRED = [
        :id, :company, :type, :record, :field, :ancestor, :local, :server, :kept, :reason, :modifier, :at,
        :resolved_at
      ].freeze
      CHOICES = {kept: %w[local server], reason: %w[edited renamed duplicate moved rejected discarded]}.freeze

      # @return [String] The id of the line.
      attr_reader :id

      # @return [String, nil] The company of the record; null for the account's own records.
      attr_reader :company

      # @return [String] The kind of the record, as events name it.
      attr_reader :type

      # @return [String] The record's id.
      attr_reader :record

      # @return [String, nil] The name of the member; null if one side deleted the record.
      attr_reader :field

      # @return [Object, nil] The value before both changes; null if there was none, or it is not known.
      attr_reader :ancestor

      # @return [Object, nil] The value of the device that found the conflict; null if there was none.
      attr_reader :local

      # @return [Object, nil] The cloud's value; null if there was none.
      attr_reader :server

      # @return ["local", "server"] The side whose value was stored.
      attr_reader :kept

      # @return ["edited", "renamed", "duplicate", "moved", "rejected", "discarded"] The reason why a value was
      #   discarded. edited: both sides changed the same member, or one deleted what the other changed. renamed: another
      #   record has the value, and only one can. duplicate: both sides created a record of the same thing, and the
      #   earlier one stays. moved: two moves put each below the other. rejected: the cloud does not allow the change.
      #   discarded: sync.queue.discard was called.
      attr_reader :reason

      # @return [String, nil] The account that wrote the cloud's value, as the container names it.
      attr_reader :modifier

      # @return [Time] The time when the conflict was found.
      attr_reader :at

      # @return [Time, nil] The time when a user chose the right value; null before that.
      attr_reader :resolved_at

      def initialize(
        id:, company:, type:, record:, field:, ancestor:, local:, server:, kept:, reason:, modifier:, at:,
        resolved_at:
      )
        @id = id
        @company = company
        @type = type
        @record = record
        @field = field
        @ancestor = ancestor
        @local = local
        @server = server
        @kept = kept
        @reason = reason
        @modifier = modifier
        @at = at
        @resolved_at = resolved_at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @type = json.fetch("type")
        @record = json.fetch("record")
        @field = json.fetch("field")
        @ancestor = json.fetch("ancestor")
        @local = json.fetch("local")
        @server = json.fetch("server")
        @kept = json.fetch("kept")
        @reason = json.fetch("reason")
        @modifier = json.fetch("modifier")
        @at = Values.instant(json.fetch("at"))
        @resolved_at = json.fetch("resolvedAt")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # One page of a list.
    class SyncConflictPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::SyncConflict>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::SyncConflict.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The reason why a cycle failed.
    class SyncError < Record
      MEMBERS = {kind: "kind", message: "message", retry_in: "retryIn"}.freeze
      REQUIRED = [:kind, :message, :retry_in].freeze

      # @return [String] The kind of error that the container reported: networkFailure, quotaExceeded, zoneBusy, ...
      attr_reader :kind

      # @return [String] The reason as a sentence.
      attr_reader :message

      # @return [Integer, nil] The milliseconds until the next attempt; null if none follows by itself.
      attr_reader :retry_in

      def initialize(kind:, message:, retry_in:)
        @kind = kind
        @message = message
        @retry_in = retry_in
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        @retry_in = json.fetch("retryIn")
        freeze
      end
    end

    # An event of sync: something that it did, or could not do.
    class SyncEvent < Record
      MEMBERS = {
        id: "id", type: "type", store: "store", company: "company", started_at: "startedAt", ended_at: "endedAt",
        succeeded: "succeeded", records: "records", bytes: "bytes", error: "error"
      }.freeze
      REQUIRED = [
        :id, :type, :store, :company, :started_at, :ended_at, :succeeded, :records, :bytes, :error
      ].freeze
      CHOICES = {type: %w[setup import export rejected restored], store: %w[private shared]}.freeze

      # @return [String] The id of the event, as in the notification events.changed.
      attr_reader :id

      # @return ["setup", "import", "export", "rejected", "restored"] setup: the directory met the account for the first
      #   time. import: changes of other devices were fetched. export: changes made here were sent. rejected: changes
      #   made here were refused for lack of a right, and the record has the cloud's state again. restored: the
      #   container was restored to an earlier state, and what it lacks is sent again.
      attr_reader :type

      # @return ["private", "shared"] The store of the records.
      attr_reader :store

      # @return [String, nil] The company of the records; null for the account's own, or if no company was reached.
      attr_reader :company

      # @return [Time] The time when it began.
      attr_reader :started_at

      # @return [Time] The time when it ended.
      attr_reader :ended_at

      # @return [Boolean] true if it succeeded.
      attr_reader :succeeded

      # @return [Integer] The number of records that were fetched, or accepted by the container.
      attr_reader :records

      # @return [Integer] The number of bytes in their members.
      attr_reader :bytes

      # @return [Records::SyncEventError, nil] The reason for a failure; null after a success.
      attr_reader :error

      def initialize(id:, type:, store:, company:, started_at:, ended_at:, succeeded:, records:, bytes:, error:)
        @id = id
        @type = type
        @store = store
        @company = company
        @started_at = started_at
        @ended_at = ended_at
        @succeeded = succeeded
        @records = records
        @bytes = bytes
        @error = error
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @type = json.fetch("type")
        @store = json.fetch("store")
        @company = json.fetch("company")
        @started_at = Values.instant(json.fetch("startedAt"))
        @ended_at = Values.instant(json.fetch("endedAt"))
        @succeeded = json.fetch("succeeded")
        @records = json.fetch("records")
        @bytes = json.fetch("bytes")
        @error = json.fetch("error")&.then { |present| Records::SyncEventError.read(present) }
        freeze
      end
    end

    # The reason why sync could not do something.
    class SyncEventError < Record
      MEMBERS = {kind: "kind", message: "message"}.freeze
      REQUIRED = [:kind, :message].freeze
      CHOICES = {
        kind: %w[networkUnavailable networkFailure timeout serviceUnavailable requestRateLimited zoneBusy notAuthenticated accountTemporarilyUnavailable quotaExceeded serverRecordChanged unknownItem changeTokenExpired historyLost zoneNotFound userDeletedZone permissionFailure tooManyParticipants limitExceeded batchRequestFailed invalidArguments constraintViolation assetFileMissing incompatibleVersion]
      }.freeze

      # @return ["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited",
      #   "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged",
      #   "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure",
      #   "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation",
      #   "assetFileMissing", "incompatibleVersion"] The kind of error that the container reported.
      attr_reader :kind

      # @return [String] The reason as a sentence.
      attr_reader :message

      def initialize(kind:, message:)
        @kind = kind
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @message = json.fetch("message")
        freeze
      end
    end

    # One page of a list.
    class SyncEventPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::SyncEvent>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::SyncEvent.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The state of sync.
    class SyncStatus < Record
      MEMBERS = {state: "state", cloud: "cloud", stores: "stores"}.freeze
      REQUIRED = [:state, :cloud, :stores].freeze
      CHOICES = {state: %w[synced syncing error offline paused signedOut]}.freeze

      # @return ["synced", "syncing", "error", "offline", "paused", "signedOut"] synced: nothing is pending on either
      #   side. syncing: records are on their way. error: a record was refused; stores and sync.queue.list say more.
      #   offline: the container cannot be reached, and is tried again. paused: the account cannot be used. signedOut:
      #   there is no cloud.
      attr_reader :state

      # @return [String, nil] The container: a file, the address of a server, host, or exec: and a command. null for
      #   none.
      attr_reader :cloud

      # @return [Array<Records::SyncStoreStatus>] The state of each store that syncs.
      attr_reader :stores

      def initialize(state:, cloud:, stores:)
        @state = state
        @cloud = cloud
        @stores = stores
        freeze
      end

      # @api private
      def fill(json)
        @state = json.fetch("state")
        @cloud = json.fetch("cloud")
        @stores = json.fetch("stores").map { |one| Records::SyncStoreStatus.read(one) }.freeze
        freeze
      end
    end

    # The state of sync in one store.
    class SyncStoreStatus < Record
      MEMBERS = {
        store: "store", pending_edits: "pendingEdits", pending_syncs: "pendingSyncs", files_to_send: "filesToSend",
        files_to_fetch: "filesToFetch", waiting: "waiting", quarantined: "quarantined", unknown: "unknown",
        last_cycle_at: "lastCycleAt", last_success_at: "lastSuccessAt", restored_at: "restoredAt", error: "error"
      }.freeze
      REQUIRED = [
        :store, :pending_edits, :pending_syncs, :files_to_send, :files_to_fetch, :waiting, :quarantined, :unknown,
        :last_cycle_at, :last_success_at, :error
      ].freeze
      CHOICES = {store: %w[private shared]}.freeze

      # @return ["private", "shared"] The name of the store.
      attr_reader :store

      # @return [Integer] The number of records with changes to send.
      attr_reader :pending_edits

      # @return [Integer] The number of records with changes that were sent and are not confirmed.
      attr_reader :pending_syncs

      # @return [Integer] The number of records with files to send.
      attr_reader :files_to_send

      # @return [Integer] The number of files to fetch.
      attr_reader :files_to_fetch

      # @return [Integer] The number of records that arrived before the record that they belong to.
      attr_reader :waiting

      # @return [Integer] The number of records that were put aside. They arrived and cannot be read, or the cloud
      #   refuses them for good.
      attr_reader :quarantined

      # @return [Integer] The number of records that arrived and are of types that only a newer version knows.
      attr_reader :unknown

      # @return [Time, nil] The time when the last cycle of this process ended; null before that.
      attr_reader :last_cycle_at

      # @return [Time, nil] The time when the last successful cycle of this process ended; null before that.
      attr_reader :last_success_at

      # @return [Time, nil] The time when the container was last found to have been restored to an earlier state. Left
      #   out if it never was.
      attr_reader :restored_at

      # @return [Records::SyncError, nil] The reason why the last cycle failed; null if it succeeded.
      attr_reader :error

      def initialize(
        store:, pending_edits:, pending_syncs:, files_to_send:, files_to_fetch:, waiting:, quarantined:, unknown:,
        last_cycle_at:, last_success_at:, restored_at: nil, error:
      )
        @store = store
        @pending_edits = pending_edits
        @pending_syncs = pending_syncs
        @files_to_send = files_to_send
        @files_to_fetch = files_to_fetch
        @waiting = waiting
        @quarantined = quarantined
        @unknown = unknown
        @last_cycle_at = last_cycle_at
        @last_success_at = last_success_at
        @restored_at = restored_at
        @error = error
        freeze
      end

      # @api private
      def fill(json)
        @store = json.fetch("store")
        @pending_edits = json.fetch("pendingEdits")
        @pending_syncs = json.fetch("pendingSyncs")
        @files_to_send = json.fetch("filesToSend")
        @files_to_fetch = json.fetch("filesToFetch")
        @waiting = json.fetch("waiting")
        @quarantined = json.fetch("quarantined")
        @unknown = json.fetch("unknown")
        @last_cycle_at = json.fetch("lastCycleAt")&.then { |present| Values.instant(present) }
        @last_success_at = json.fetch("lastSuccessAt")&.then { |present| Values.instant(present) }
        @restored_at = json["restoredAt"]&.then { |present| Values.instant(present) }
        @error = json.fetch("error")&.then { |present| Records::SyncError.read(present) }
        freeze
      end
    end

    # A tasting note about a brew or a bean.
    class Tasting < Record
      MEMBERS = {
        id: "id", at: "at", brew: "brew", bean: "bean", text: "text", descriptors: "descriptors",
        body_description: "bodyDescription", scores: "scores", source: "source", version: "version",
        created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable", unlisted: "unlisted"
      }.freeze
      REQUIRED = [
        :id, :at, :brew, :bean, :text, :descriptors, :body_description, :scores, :source, :version, :created_at,
        :updated_at
      ].freeze
      CHOICES = {source: %w[user ai mixed]}.freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [Time] The time of the tasting.
      attr_reader :at

      # @return [String, nil] The brew. It or bean must be given.
      attr_reader :brew

      # @return [String, nil] The bean, for a tasting without a brew.
      attr_reader :bean

      # @return [String, nil] The taste, in words.
      attr_reader :text

      # @return [Array<String>] Flavour terms, from journal.flavorWheel.get or others. Devices merge them as a set.
      attr_reader :descriptors

      # @return [String, nil] The body: the feel in the mouth.
      attr_reader :body_description

      # @return [Records::TastingScores, nil] The scores; null if there are none.
      attr_reader :scores

      # @return ["user", "ai", "mixed"] user: written by a person. ai: suggested and accepted. mixed: both.
      attr_reader :source

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      # @return [Array<String>, nil] The descriptors that the flavour wheel does not list; left out if it lists all.
      attr_reader :unlisted

      def initialize(
        id:, at:, brew:, bean:, text:, descriptors:, body_description:, scores:, source:, version:, created_at:,
        updated_at:, unreadable: nil, unlisted: nil
      )
        @id = id
        @at = at
        @brew = brew
        @bean = bean
        @text = text
        @descriptors = descriptors
        @body_description = body_description
        @scores = scores
        @source = source
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        @unlisted = unlisted
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @at = Values.instant(json.fetch("at"))
        @brew = json.fetch("brew")
        @bean = json.fetch("bean")
        @text = json.fetch("text")
        @descriptors = json.fetch("descriptors")
        @body_description = json.fetch("bodyDescription")
        @scores = json.fetch("scores")&.then { |present| Records::TastingScores.read(present) }
        @source = json.fetch("source")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        @unlisted = json["unlisted"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class TastingConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::Tasting] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::Tasting.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class TastingDetailsChanges < InputRecord
      MEMBERS = {
        at: "at", brew: "brew", bean: "bean", text: "text", descriptors: "descriptors",
        body_description: "bodyDescription", scores: "scores", source: "source"
      }.freeze
      REQUIRED = [].freeze

      # @return [Time, UNSET] The time of the tasting.
      attr_reader :at

      # @return [String, nil, UNSET] The brew. It or bean must be given.
      attr_reader :brew

      # @return [String, nil, UNSET] The bean, for a tasting without a brew.
      attr_reader :bean

      # @return [String, nil, UNSET] The taste, in words.
      attr_reader :text

      # @return [Array<String>, nil, UNSET] Flavour terms, from journal.flavorWheel.get or others. Devices merge them as
      #   a set.
      attr_reader :descriptors

      # @return [String, nil, UNSET] The body: the feel in the mouth.
      attr_reader :body_description

      # @return [Records::TastingScoresChanges, nil, UNSET] The scores; null if there are none.
      attr_reader :scores

      # @return ["user", "ai", "mixed", nil, UNSET] user: written by a person. ai: suggested and accepted. mixed: both.
      attr_reader :source

      def initialize(
        at: UNSET, brew: UNSET, bean: UNSET, text: UNSET, descriptors: UNSET, body_description: UNSET, scores: UNSET,
        source: UNSET
      )
        @at = at
        @brew = brew
        @bean = bean
        @text = text
        @descriptors = descriptors
        @body_description = body_description
        @scores = scores
        @source = source
        freeze
      end
    end

    # One page of a list.
    class TastingPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::Tasting>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::Tasting.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The scores of a tasting: 0 to 10 in quarters.
    class TastingScores < Record
      MEMBERS = {
        aroma: "aroma", acidity: "acidity", sweetness: "sweetness", bitterness: "bitterness", body: "body",
        aftertaste: "aftertaste", balance: "balance", overall: "overall"
      }.freeze
      REQUIRED = [:aroma, :acidity, :sweetness, :bitterness, :body, :aftertaste, :balance, :overall].freeze

      # @return [BigDecimal, nil] The aroma.
      attr_reader :aroma

      # @return [BigDecimal, nil] The acidity.
      attr_reader :acidity

      # @return [BigDecimal, nil] The sweetness.
      attr_reader :sweetness

      # @return [BigDecimal, nil] The bitterness.
      attr_reader :bitterness

      # @return [BigDecimal, nil] The body.
      attr_reader :body

      # @return [BigDecimal, nil] The aftertaste.
      attr_reader :aftertaste

      # @return [BigDecimal, nil] The balance.
      attr_reader :balance

      # @return [BigDecimal, nil] The overall score.
      attr_reader :overall

      def initialize(aroma:, acidity:, sweetness:, bitterness:, body:, aftertaste:, balance:, overall:)
        @aroma = aroma
        @acidity = acidity
        @sweetness = sweetness
        @bitterness = bitterness
        @body = body
        @aftertaste = aftertaste
        @balance = balance
        @overall = overall
        freeze
      end

      # @api private
      def fill(json)
        @aroma = json.fetch("aroma")&.then { |present| Values.decimal(present) }
        @acidity = json.fetch("acidity")&.then { |present| Values.decimal(present) }
        @sweetness = json.fetch("sweetness")&.then { |present| Values.decimal(present) }
        @bitterness = json.fetch("bitterness")&.then { |present| Values.decimal(present) }
        @body = json.fetch("body")&.then { |present| Values.decimal(present) }
        @aftertaste = json.fetch("aftertaste")&.then { |present| Values.decimal(present) }
        @balance = json.fetch("balance")&.then { |present| Values.decimal(present) }
        @overall = json.fetch("overall")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class TastingScoresChanges < InputRecord
      MEMBERS = {
        aroma: "aroma", acidity: "acidity", sweetness: "sweetness", bitterness: "bitterness", body: "body",
        aftertaste: "aftertaste", balance: "balance", overall: "overall"
      }.freeze
      REQUIRED = [].freeze

      # @return [Numeric, nil, UNSET] The aroma.
      attr_reader :aroma

      # @return [Numeric, nil, UNSET] The acidity.
      attr_reader :acidity

      # @return [Numeric, nil, UNSET] The sweetness.
      attr_reader :sweetness

      # @return [Numeric, nil, UNSET] The bitterness.
      attr_reader :bitterness

      # @return [Numeric, nil, UNSET] The body.
      attr_reader :body

      # @return [Numeric, nil, UNSET] The aftertaste.
      attr_reader :aftertaste

      # @return [Numeric, nil, UNSET] The balance.
      attr_reader :balance

      # @return [Numeric, nil, UNSET] The overall score.
      attr_reader :overall

      def initialize(
        aroma: UNSET, acidity: UNSET, sweetness: UNSET, bitterness: UNSET, body: UNSET, aftertaste: UNSET,
        balance: UNSET, overall: UNSET
      )
        @aroma = aroma
        @acidity = acidity
        @sweetness = sweetness
        @bitterness = bitterness
        @body = body
        @aftertaste = aftertaste
        @balance = balance
        @overall = overall
        freeze
      end
    end

    # The scores of a tasting: 0 to 10 in quarters.
    class TastingScoresInput < InputRecord
      MEMBERS = {
        aroma: "aroma", acidity: "acidity", sweetness: "sweetness", bitterness: "bitterness", body: "body",
        aftertaste: "aftertaste", balance: "balance", overall: "overall"
      }.freeze
      REQUIRED = [].freeze

      # @return [Numeric, nil, UNSET] The aroma.
      attr_reader :aroma

      # @return [Numeric, nil, UNSET] The acidity.
      attr_reader :acidity

      # @return [Numeric, nil, UNSET] The sweetness.
      attr_reader :sweetness

      # @return [Numeric, nil, UNSET] The bitterness.
      attr_reader :bitterness

      # @return [Numeric, nil, UNSET] The body.
      attr_reader :body

      # @return [Numeric, nil, UNSET] The aftertaste.
      attr_reader :aftertaste

      # @return [Numeric, nil, UNSET] The balance.
      attr_reader :balance

      # @return [Numeric, nil, UNSET] The overall score.
      attr_reader :overall

      def initialize(
        aroma: UNSET, acidity: UNSET, sweetness: UNSET, bitterness: UNSET, body: UNSET, aftertaste: UNSET,
        balance: UNSET, overall: UNSET
      )
        @aroma = aroma
        @acidity = acidity
        @sweetness = sweetness
        @bitterness = bitterness
        @body = body
        @aftertaste = aftertaste
        @balance = balance
        @overall = overall
        freeze
      end
    end

    # The sum of the lines with one tax rate.
    class TaxSum < Record
      MEMBERS = {tax_rate: "taxRate", net: "net", tax: "tax", gross: "gross"}.freeze
      REQUIRED = [:tax_rate, :net, :tax, :gross].freeze

      # @return [BigDecimal] The tax rate in percent.
      attr_reader :tax_rate

      # @return [Records::Money] The sum without tax.
      attr_reader :net

      # @return [Records::Money] The tax.
      attr_reader :tax

      # @return [Records::Money] The sum with tax.
      attr_reader :gross

      def initialize(tax_rate:, net:, tax:, gross:)
        @tax_rate = tax_rate
        @net = net
        @tax = tax
        @gross = gross
        freeze
      end

      # @api private
      def fill(json)
        @tax_rate = Values.decimal(json.fetch("taxRate"))
        @net = Records::Money.read(json.fetch("net"))
        @tax = Records::Money.read(json.fetch("tax"))
        @gross = Records::Money.read(json.fetch("gross"))
        freeze
      end
    end

    # An event of the app.
    class TelemetryEvent < Record
      MEMBERS = {name: "name", properties: "properties", at: "at"}.freeze
      REQUIRED = [:name, :properties, :at].freeze

      # @return [String] The name of the event.
      attr_reader :name

      # @return [Hash{String => Object}] The properties of the event: texts, numbers, true and false.
      attr_reader :properties

      # @return [Time] The time of the event.
      attr_reader :at

      def initialize(name:, properties:, at:)
        @name = name
        @properties = properties
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @name = json.fetch("name")
        @properties = json.fetch("properties")
        @at = Values.instant(json.fetch("at"))
        freeze
      end
    end

    # The events that telemetry.track accepts.
    class TelemetryNames < Record
      MEMBERS = {events: "events"}.freeze
      REQUIRED = [:events].freeze

      # @return [Array<Records::DeclaredEvent>] The events.
      attr_reader :events

      def initialize(events:)
        @events = events
        freeze
      end

      # @api private
      def fill(json)
        @events = json.fetch("events").map { |one| Records::DeclaredEvent.read(one) }.freeze
        freeze
      end
    end

    # The host's answer to host.telemetry.send.
    class TelemetrySent < InputRecord
      MEMBERS = {}.freeze
      REQUIRED = [].freeze
    end

    # A temperature scale.
    class TemperatureScale < Record
      MEMBERS = {scale: "scale", symbol: "symbol", absolute_zero: "absoluteZero", definition: "definition"}.freeze
      REQUIRED = [:scale, :symbol, :absolute_zero, :definition].freeze
      CHOICES = {scale: %w[celsius fahrenheit kelvin humanus]}.freeze

      # @return ["celsius", "fahrenheit", "kelvin", "humanus"] The name of the scale, for temperature.convert.
      attr_reader :scale

      # @return [String] The unit's symbol.
      attr_reader :symbol

      # @return [BigDecimal] Absolute zero on this scale; lower values are refused.
      attr_reader :absolute_zero

      # @return [String] The definition of the scale, by degrees Celsius.
      attr_reader :definition

      def initialize(scale:, symbol:, absolute_zero:, definition:)
        @scale = scale
        @symbol = symbol
        @absolute_zero = absolute_zero
        @definition = definition
        freeze
      end

      # @api private
      def fill(json)
        @scale = json.fetch("scale")
        @symbol = json.fetch("symbol")
        @absolute_zero = Values.decimal(json.fetch("absoluteZero"))
        @definition = json.fetch("definition")
        freeze
      end
    end

    # One page of a list.
    class TemperatureScalePage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::TemperatureScale>] All elements, in the list's order.
      attr_reader :items

      # @return [String, nil] Always null, as the list has only one page.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::TemperatureScale.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A flavour term, and the number of its tasting notes.
    class TermCount < Record
      MEMBERS = {term: "term", count: "count"}.freeze
      REQUIRED = [:term, :count].freeze

      # @return [String] The term.
      attr_reader :term

      # @return [Integer] The number of tasting notes.
      attr_reader :count

      def initialize(term:, count:)
        @term = term
        @count = count
        freeze
      end

      # @api private
      def fill(json)
        @term = json.fetch("term")
        @count = json.fetch("count")
        freeze
      end
    end

    # The tier of a company cannot be set in production, whatever the caller's rights.
    class TierBoughtData < Record
      MEMBERS = {kind: "kind", reason: "reason"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {kind: %w[forbidden], reason: %w[tierIsBought]}.freeze

      # @return ["forbidden"] The machine name of the error.
      attr_reader :kind

      # @return ["tierIsBought"] tierIsBought: the app was built for production, where the tier follows from purchases.
      attr_reader :reason

      def initialize(kind:, reason:)
        @kind = kind
        @reason = reason
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        freeze
      end
    end

    # The limits and features of a tier.
    class TierLimits < Record
      MEMBERS = {tier: "tier", participants: "participants", analytics: "analytics", ai: "ai"}.freeze
      REQUIRED = [:tier, :participants, :analytics, :ai].freeze
      CHOICES = {tier: %w[free business enterprise]}.freeze

      # @return ["free", "business", "enterprise"] The tier.
      attr_reader :tier

      # @return [Integer, nil] The maximum number of participants, not counting owners; null for any number.
      attr_reader :participants

      # @return [Boolean] `true` if the tier includes analytics.
      attr_reader :analytics

      # @return [Boolean] `true` if the tier includes AI: reports.explain.
      attr_reader :ai

      def initialize(tier:, participants:, analytics:, ai:)
        @tier = tier
        @participants = participants
        @analytics = analytics
        @ai = ai
        freeze
      end

      # @api private
      def fill(json)
        @tier = json.fetch("tier")
        @participants = json.fetch("participants")
        @analytics = json.fetch("analytics")
        @ai = json.fetch("ai")
        freeze
      end
    end

    # One page of a list.
    class TierLimitsPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::TierLimits>] All elements, in the list's order.
      attr_reader :items

      # @return [String, nil] Always null, as the list has only one page.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::TierLimits.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers lists
    # tiers to upgrade to.
    class TierRequiredData < Record
      MEMBERS = {kind: "kind", limit: "limit", most: "most", tiers: "tiers", products: "products"}.freeze
      REQUIRED = [:kind, :limit, :most, :tiers].freeze
      CHOICES = {kind: %w[tierRequired], limit: %w[participants analytics ai]}.freeze

      # @return ["tierRequired"] The machine name of the error.
      attr_reader :kind

      # @return ["participants", "analytics", "ai"] The limit that would be exceeded, or the feature that the tier
      #   lacks.
      attr_reader :limit

      # @return [Integer, nil] The present limit; null for a feature, and for a limit that is not known here.
      attr_reader :most

      # @return [Array<"free", "business", "enterprise">] The tiers that would allow it.
      attr_reader :tiers

      # @return [Array<String>, nil] The store's products for these tiers. Left out if the company's tier does not
      #   depend on purchases.
      attr_reader :products

      def initialize(kind:, limit:, most:, tiers:, products: nil)
        @kind = kind
        @limit = limit
        @most = most
        @tiers = tiers
        @products = products
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @limit = json.fetch("limit")
        @most = json.fetch("most")
        @tiers = json.fetch("tiers")
        @products = json["products"]
        freeze
      end
    end

    # The content of a widget for the next hours, and the reason for each fallback.
    class Timeline < Record
      MEMBERS = {
        wanted: "wanted", place: "place", scale: "scale", entries: "entries", fallbacks: "fallbacks",
        refresh: "refresh", source: "source", age: "age", more: "more"
      }.freeze
      REQUIRED = [:wanted, :place, :scale, :entries, :fallbacks, :refresh, :source, :age, :more].freeze
      CHOICES = {scale: %w[celsius fahrenheit kelvin humanus], source: %w[fresh stale default]}.freeze

      # @return [String, nil] The requested place; null for the device's.
      attr_reader :wanted

      # @return [Records::TimelinePlace, nil] The place that is shown; null if none is known.
      attr_reader :place

      # @return ["celsius", "fahrenheit", "kelvin", "humanus"] The scale of the temperatures.
      attr_reader :scale

      # @return [Array<Records::TimelineEntry>] The hours that have not ended, in order. Empty if nothing is known.
      attr_reader :entries

      # @return [Array<Records::Fallback>] The reasons why the widget shows something else than it should. Empty if it
      #   does not.
      attr_reader :fallbacks

      # @return [Records::TimelineRefresh] The time of the next refresh.
      attr_reader :refresh

      # @return ["fresh", "stale", "default"] fresh: it rests on what is as new as it should be; stale: on what is
      #   older; default: on nothing, it is what is safe to assume.
      attr_reader :source

      # @return [Integer, nil] How many milliseconds old that is; null for the default.
      attr_reader :age

      # @return [Hash{String => Object}, nil] The other members of the host's answer, unchanged; null if there are none.
      attr_reader :more

      def initialize(wanted:, place:, scale:, entries:, fallbacks:, refresh:, source:, age:, more:)
        @wanted = wanted
        @place = place
        @scale = scale
        @entries = entries
        @fallbacks = fallbacks
        @refresh = refresh
        @source = source
        @age = age
        @more = more
        freeze
      end

      # @api private
      def fill(json)
        @wanted = json.fetch("wanted")
        @place = json.fetch("place")&.then { |present| Records::TimelinePlace.read(present) }
        @scale = json.fetch("scale")
        @entries = json.fetch("entries").map { |one| Records::TimelineEntry.read(one) }.freeze
        @fallbacks = json.fetch("fallbacks").map { |one| Records::Fallback.read(one) }.freeze
        @refresh = Records::TimelineRefresh.read(json.fetch("refresh"))
        @source = json.fetch("source")
        @age = json.fetch("age")
        @more = json.fetch("more")
        freeze
      end
    end

    # The content of a widget from one hour on.
    class TimelineEntry < Record
      MEMBERS = {
        at: "at", celsius: "celsius", temperature: "temperature", extrapolated: "extrapolated",
        condition: "condition", more: "more"
      }.freeze
      REQUIRED = [:at, :celsius, :temperature, :extrapolated, :condition, :more].freeze

      # @return [Time] The time from which the entry is shown.
      attr_reader :at

      # @return [BigDecimal] The temperature in degrees Celsius, from the host's answer.
      attr_reader :celsius

      # @return [BigDecimal] The temperature on the timeline's scale.
      attr_reader :temperature

      # @return [Boolean] true if the temperature is outside the Humanus table, on its straight extension.
      attr_reader :extrapolated

      # @return [String, nil] The weather in a word or two, in the host's words.
      attr_reader :condition

      # @return [Hash{String => Object}, nil] The other members of the host's answer, unchanged; null if there are none.
      attr_reader :more

      def initialize(at:, celsius:, temperature:, extrapolated:, condition:, more:)
        @at = at
        @celsius = celsius
        @temperature = temperature
        @extrapolated = extrapolated
        @condition = condition
        @more = more
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @celsius = Values.decimal(json.fetch("celsius"))
        @temperature = Values.decimal(json.fetch("temperature"))
        @extrapolated = json.fetch("extrapolated")
        @condition = json.fetch("condition")
        @more = json.fetch("more")
        freeze
      end
    end

    # The place that a widget shows.
    class TimelinePlace < Record
      MEMBERS = {
        id: "id", name: "name", latitude: "latitude", longitude: "longitude", time_zone: "timeZone", at: "at"
      }.freeze
      REQUIRED = [:id, :name, :latitude, :longitude, :time_zone, :at].freeze

      # @return [String, nil] The place's id; null for the device's place.
      attr_reader :id

      # @return [String, nil] The name of the place; null as long as it is not known.
      attr_reader :name

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The name of the time zone in the IANA database.
      attr_reader :time_zone

      # @return [Time, nil] The time when the device was there; null for a place of the user's own.
      attr_reader :at

      def initialize(id:, name:, latitude:, longitude:, time_zone:, at:)
        @id = id
        @name = name
        @latitude = latitude
        @longitude = longitude
        @time_zone = time_zone
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @time_zone = json.fetch("timeZone")
        @at = json.fetch("at")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # The time when a widget should ask again.
    class TimelineRefresh < Record
      MEMBERS = {policy: "policy", at: "at"}.freeze
      REQUIRED = [:policy, :at].freeze
      CHOICES = {policy: %w[after never]}.freeze

      # @return ["after", "never"] after: at the time in at. never: only when the app reports a change.
      attr_reader :policy

      # @return [Time, nil] The time; null for never.
      attr_reader :at

      def initialize(policy:, at:)
        @policy = policy
        @at = at
        freeze
      end

      # @api private
      def fill(json)
        @policy = json.fetch("policy")
        @at = json.fetch("at")&.then { |present| Values.instant(present) }
        freeze
      end
    end

    # Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait.
    class TooManyAttemptsData < Record
      MEMBERS = {kind: "kind", retry_after: "retryAfter", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :retry_after].freeze
      CHOICES = {kind: %w[tooManyAttempts]}.freeze

      # @return ["tooManyAttempts"] The machine name of the error.
      attr_reader :kind

      # @return [Integer] The number of milliseconds during which further attempts are refused.
      attr_reader :retry_after

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, retry_after:, record: nil, owner: nil)
        @kind = kind
        @retry_after = retry_after
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @retry_after = json.fetch("retryAfter")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # A filter of changes. Each member that is given narrows it; an empty one means all changes.
    class Topic < InputRecord
      MEMBERS = {service: "service", type: "type", company: "company"}.freeze
      REQUIRED = [].freeze

      # @return [String, nil, UNSET] Only records of this service.
      attr_reader :service

      # @return [String, nil, UNSET] Only records of this kind.
      attr_reader :type

      # @return [String, nil, UNSET] Only records of this company.
      attr_reader :company

      def initialize(service: UNSET, type: UNSET, company: UNSET)
        @service = service
        @type = type
        @company = company
        freeze
      end
    end

    # The outcome for an event.
    class TrackedEvent < Record
      MEMBERS = {waits: "waits"}.freeze
      REQUIRED = [:waits].freeze

      # @return [Boolean] true if the event waits to be sent; false if telemetry is off, and the event was dropped.
      attr_reader :waits

      def initialize(waits:)
        @waits = waits
        freeze
      end

      # @api private
      def fill(json)
        @waits = json.fetch("waits")
        freeze
      end
    end

    # The founder must have passed the company on with access.transfer.
    class Transfer < Record
      MEMBERS = {rule: "rule"}.freeze
      REQUIRED = [:rule].freeze
      CHOICES = {rule: %w[transfer]}.freeze

      # @return ["transfer"] transfer
      attr_reader :rule

      def initialize(rule:)
        @rule = rule
        freeze
      end

      # @api private
      def fill(json)
        @rule = json.fetch("rule")
        freeze
      end
    end

    # The host's answer to host.image.transform.
    class TransformedImage < InputRecord
      MEMBERS = {path: "path", width: "width", height: "height", bytes: "bytes"}.freeze
      REQUIRED = [:path, :width, :height, :bytes].freeze

      # @return [String] The absolute path of the file.
      attr_reader :path

      # @return [Integer] The width in pixels.
      attr_reader :width

      # @return [Integer] The height in pixels.
      attr_reader :height

      # @return [Integer] The number of bytes.
      attr_reader :bytes

      def initialize(path:, width:, height:, bytes:)
        @path = path
        @width = width
        @height = height
        @bytes = bytes
        freeze
      end
    end

    # The turnover of the stock in a period.
    class TurnoverReport < Record
      MEMBERS = {
        from: "from", to: "to", time_zone: "timeZone", totals: "totals", uncosted: "uncosted", items: "items",
        next: "next"
      }.freeze
      REQUIRED = [:from, :to, :time_zone, :totals, :uncosted, :items, :next].freeze

      # @return [String, nil] The first day; null for all earlier days.
      attr_reader :from

      # @return [String, nil] The last day; null for a report up to now.
      attr_reader :to

      # @return [String] The time zone in which days begin and end: the company's. It is UTC if the company has none, or
      #   one that the machine does not know.
      attr_reader :time_zone

      # @return [Array<Records::TurnoverSum>] The totals, one for each currency.
      attr_reader :totals

      # @return [Integer] The number of items with stock or outgoing quantities at unknown cost, which are in no sum.
      attr_reader :uncosted

      # @return [Array<Records::TurnoverRow>] The rows, by currency, the largest outgoing cost first.
      attr_reader :items

      # @return [String, nil] Pass it as after to get the next page; null at the end.
      attr_reader :next

      def initialize(from:, to:, time_zone:, totals:, uncosted:, items:, next:)
        @from = from
        @to = to
        @time_zone = time_zone
        @totals = totals
        @uncosted = uncosted
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @from = json.fetch("from")
        @to = json.fetch("to")
        @time_zone = json.fetch("timeZone")
        @totals = json.fetch("totals").map { |one| Records::TurnoverSum.read(one) }.freeze
        @uncosted = json.fetch("uncosted")
        @items = json.fetch("items").map { |one| Records::TurnoverRow.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # The turnover of an item or of a category.
    class TurnoverRow < Record
      MEMBERS = {
        item: "item", sku: "sku", name: "name", category: "category", out: "out", opening: "opening",
        closing: "closing", turnover: "turnover"
      }.freeze
      REQUIRED = [:item, :sku, :name, :category, :out, :opening, :closing, :turnover].freeze

      # @return [String, nil] The item, if rows are by item.
      attr_reader :item

      # @return [String, nil] The item's SKU.
      attr_reader :sku

      # @return [String, nil] The item's name.
      attr_reader :name

      # @return [String, nil] The category; null for items without a category.
      attr_reader :category

      # @return [Records::MoneySum] The cost of goods that were sold or used up, less the cost of goods that customers
      #   returned.
      attr_reader :out

      # @return [Records::MoneySum] The value of the stock before the first day.
      attr_reader :opening

      # @return [Records::MoneySum] The value of the stock after the last day.
      attr_reader :closing

      # @return [BigDecimal, nil] The outgoing cost divided by the average of opening and closing, with two decimals,
      #   rounded half to even. Null if that average is 0 or less.
      attr_reader :turnover

      def initialize(item:, sku:, name:, category:, out:, opening:, closing:, turnover:)
        @item = item
        @sku = sku
        @name = name
        @category = category
        @out = out
        @opening = opening
        @closing = closing
        @turnover = turnover
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @category = json.fetch("category")
        @out = Records::MoneySum.read(json.fetch("out"))
        @opening = Records::MoneySum.read(json.fetch("opening"))
        @closing = Records::MoneySum.read(json.fetch("closing"))
        @turnover = json.fetch("turnover")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # The outgoing cost and the stock value in one currency.
    class TurnoverSum < Record
      MEMBERS = {out: "out", opening: "opening", closing: "closing", turnover: "turnover"}.freeze
      REQUIRED = [:out, :opening, :closing, :turnover].freeze

      # @return [Records::MoneySum] The cost of goods that were sold or used up, less the cost of goods that customers
      #   returned.
      attr_reader :out

      # @return [Records::MoneySum] The value of the stock before the first day.
      attr_reader :opening

      # @return [Records::MoneySum] The value of the stock after the last day.
      attr_reader :closing

      # @return [BigDecimal, nil] The outgoing cost divided by the average of opening and closing, with two decimals,
      #   rounded half to even. Null if that average is 0 or less.
      attr_reader :turnover

      def initialize(out:, opening:, closing:, turnover:)
        @out = out
        @opening = opening
        @closing = closing
        @turnover = turnover
        freeze
      end

      # @api private
      def fill(json)
        @out = Records::MoneySum.read(json.fetch("out"))
        @opening = Records::MoneySum.read(json.fetch("opening"))
        @closing = Records::MoneySum.read(json.fetch("closing"))
        @turnover = json.fetch("turnover")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # No user is signed in, or the app's backend has not authenticated the user; data.reason says which.
    class UnauthorizedData < Record
      MEMBERS = {kind: "kind", reason: "reason", record: "record", owner: "owner"}.freeze
      REQUIRED = [:kind, :reason].freeze
      CHOICES = {kind: %w[unauthorized], reason: %w[signedOut none expired]}.freeze

      # @return ["unauthorized"] The machine name of the error.
      attr_reader :kind

      # @return ["signedOut", "none", "expired"] signedOut: no user has signed in. none: the backend has not
      #   authenticated the user. expired: the authorization is no longer valid.
      attr_reader :reason

      # @return [String, nil] The record that is stored despite the error: the failed answer, or the feedback. Left out
      #   if there is none.
      attr_reader :record

      # @return [String, nil] The record that it belongs to, such as the conversation. Left out if there is none.
      attr_reader :owner

      def initialize(kind:, reason:, record: nil, owner: nil)
        @kind = kind
        @reason = reason
        @record = record
        @owner = owner
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @reason = json.fetch("reason")
        @record = json["record"]
        @owner = json["owner"]
        freeze
      end
    end

    # Stock in a location that is in the ledger and was not counted.
    class UncountedStock < Record
      MEMBERS = {
        item: "item", sku: "sku", name: "name", unit: "unit", location: "location", location_name: "locationName",
        lot: "lot", batch: "batch", serial: "serial", expected: "expected"
      }.freeze
      REQUIRED = [:item, :sku, :name, :unit, :location, :location_name, :lot, :batch, :serial, :expected].freeze

      # @return [String] The item.
      attr_reader :item

      # @return [String] The item's stock keeping unit.
      attr_reader :sku

      # @return [String] The item's name.
      attr_reader :name

      # @return [String] The unit of the item's quantities.
      attr_reader :unit

      # @return [String, nil] The location of the stock.
      attr_reader :location

      # @return [String, nil] The location's name.
      attr_reader :location_name

      # @return [String, nil] The lot; null for an item that is not tracked by lots.
      attr_reader :lot

      # @return [String, nil] The lot's batch.
      attr_reader :batch

      # @return [String, nil] The lot's serial number.
      attr_reader :serial

      # @return [BigDecimal, nil] The quantity in the ledger, in the item's own unit; null for a caller who counts
      #   blind.
      attr_reader :expected

      def initialize(item:, sku:, name:, unit:, location:, location_name:, lot:, batch:, serial:, expected:)
        @item = item
        @sku = sku
        @name = name
        @unit = unit
        @location = location
        @location_name = location_name
        @lot = lot
        @batch = batch
        @serial = serial
        @expected = expected
        freeze
      end

      # @api private
      def fill(json)
        @item = json.fetch("item")
        @sku = json.fetch("sku")
        @name = json.fetch("name")
        @unit = json.fetch("unit")
        @location = json.fetch("location")
        @location_name = json.fetch("locationName")
        @lot = json.fetch("lot")
        @batch = json.fetch("batch")
        @serial = json.fetch("serial")
        @expected = json.fetch("expected")&.then { |present| Values.decimal(present) }
        freeze
      end
    end

    # One page of a list.
    class UncountedStockPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::UncountedStock>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::UncountedStock.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # What one costs, with five places more than the currency has.
    class UnitCost < Record
      MEMBERS = {amount: "amount", currency: "currency"}.freeze
      REQUIRED = [:amount, :currency].freeze

      # @return [BigDecimal] In minor units: 1250.5 is 12.505 EUR.
      attr_reader :amount

      # @return [String] ISO 4217, three capitals.
      attr_reader :currency

      def initialize(amount:, currency:)
        @amount = amount
        @currency = currency
        freeze
      end

      # @api private
      def fill(json)
        @amount = Values.decimal(json.fetch("amount"))
        @currency = json.fetch("currency")
        freeze
      end
    end

    # A subscription that has ended.
    class Unsubscribed < Record
      MEMBERS = {unsubscribed: "unsubscribed"}.freeze
      REQUIRED = [:unsubscribed].freeze

      # @return [Integer] The handle of the subscription.
      attr_reader :unsubscribed

      def initialize(unsubscribed:)
        @unsubscribed = unsubscribed
        freeze
      end

      # @api private
      def fill(json)
        @unsubscribed = json.fetch("unsubscribed")
        freeze
      end
    end

    # This version of the protocol is not supported; data.supported lists those that are.
    class UnsupportedProtocolData < Record
      MEMBERS = {kind: "kind", supported: "supported"}.freeze
      REQUIRED = [:kind, :supported].freeze
      CHOICES = {kind: %w[unsupportedProtocol]}.freeze

      # @return ["unsupportedProtocol"] The machine name of the error.
      attr_reader :kind

      # @return [Array<Integer>] The versions that are supported.
      attr_reader :supported

      def initialize(kind:, supported:)
        @kind = kind
        @supported = supported
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @supported = json.fetch("supported")
        freeze
      end
    end

    # A recommended update that was put off.
    class UpdateDelay < Record
      MEMBERS = {version: "version", until: "until"}.freeze
      REQUIRED = [:version, :until].freeze

      # @return [String] The version.
      attr_reader :version

      # @return [Time] The first instant at which the update is recommended again.
      attr_reader :until

      def initialize(version:, until:)
        @version = version
        @until = binding.local_variable_get(:until)
        freeze
      end

      # @api private
      def fill(json)
        @version = json.fetch("version")
        @until = Values.instant(json.fetch("until"))
        freeze
      end
    end

    # An asset that is uploaded in pieces.
    class Upload < Record
      MEMBERS = {upload: "upload", received: "received"}.freeze
      REQUIRED = [:upload, :received].freeze

      # @return [String] The id of the upload, for assets.append and assets.finish.
      attr_reader :upload

      # @return [Integer] The number of bytes received, which is the offset of the next piece.
      attr_reader :received

      def initialize(upload:, received:)
        @upload = upload
        @received = received
        freeze
      end

      # @api private
      def fill(json)
        @upload = json.fetch("upload")
        @received = json.fetch("received")
        freeze
      end
    end

    # A person who has signed in with Apple.
    class User < Record
      MEMBERS = {
        id: "id", apple_user: "appleUser", full_name: "fullName", email: "email", is_private_relay: "isPrivateRelay",
        last_sign_in_at: "lastSignInAt", version: "version", created_at: "createdAt", updated_at: "updatedAt",
        unreadable: "unreadable"
      }.freeze
      REQUIRED = [
        :id, :apple_user, :full_name, :email, :is_private_relay, :last_sign_in_at, :version, :created_at, :updated_at
      ].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The user's id at Apple: opaque, and different for each developer.
      attr_reader :apple_user

      # @return [String, nil] The user's name. Apple sends it only at the first sign-in.
      attr_reader :full_name

      # @return [String, nil] The user's e-mail address. Apple sends it only at the first sign-in.
      attr_reader :email

      # @return [Boolean] true if Apple relays the address.
      attr_reader :is_private_relay

      # @return [Time] The time when the user last signed in on any device.
      attr_reader :last_sign_in_at

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, apple_user:, full_name:, email:, is_private_relay:, last_sign_in_at:, version:, created_at:, updated_at:,
        unreadable: nil
      )
        @id = id
        @apple_user = apple_user
        @full_name = full_name
        @email = email
        @is_private_relay = is_private_relay
        @last_sign_in_at = last_sign_in_at
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @apple_user = json.fetch("appleUser")
        @full_name = json.fetch("fullName")
        @email = json.fetch("email")
        @is_private_relay = json.fetch("isPrivateRelay")
        @last_sign_in_at = Values.instant(json.fetch("lastSignInAt"))
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The state of the session, and the reason if Apple could not be reached.
    class Validation < Record
      MEMBERS = {state: "state", failure: "failure"}.freeze
      REQUIRED = [:state, :failure].freeze

      # @return [Records::AuthState] The present state of the session.
      attr_reader :state

      # @return [Records::RefreshFailure, nil] The reason why Apple could not be reached; null if it was, or if no user
      #   is signed in.
      attr_reader :failure

      def initialize(state:, failure:)
        @state = state
        @failure = failure
        freeze
      end

      # @api private
      def fill(json)
        @state = Records::AuthState.read(json.fetch("state"))
        @failure = json.fetch("failure")&.then { |present| Records::RefreshFailure.read(present) }
        freeze
      end
    end

    # A stored call of a listing method.
    class View < Record
      MEMBERS = {
        id: "id", company: "company", name: "name", query: "query", shared: "shared", user: "user",
        version: "version", created_at: "createdAt", updated_at: "updatedAt", unreadable: "unreadable"
      }.freeze
      REQUIRED = [:id, :company, :name, :query, :shared, :user, :version, :created_at, :updated_at].freeze

      # @return [String] The record's id.
      attr_reader :id

      # @return [String] The company to which the record belongs.
      attr_reader :company

      # @return [String] The view's name.
      attr_reader :name

      # @return [Records::ViewQuery] The call of the method.
      attr_reader :query

      # @return [Boolean] true to share the view with all users of the company who may call the method.
      attr_reader :shared

      # @return [String] The user who owns the view.
      attr_reader :user

      # @return [Integer] The version of the record: 1 at first, and 1 more with each change.
      attr_reader :version

      # @return [Time] The time when the record was created.
      attr_reader :created_at

      # @return [Time] The time of the record's last change.
      attr_reader :updated_at

      # @return [Array<String>, nil] Members that are stored in a way that can't be read, by damage or a newer program;
      #   what stands there is kept until it is set anew.
      attr_reader :unreadable

      def initialize(
        id:, company:, name:, query:, shared:, user:, version:, created_at:, updated_at:, unreadable: nil
      )
        @id = id
        @company = company
        @name = name
        @query = query
        @shared = shared
        @user = user
        @version = version
        @created_at = created_at
        @updated_at = updated_at
        @unreadable = unreadable
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @company = json.fetch("company")
        @name = json.fetch("name")
        @query = Records::ViewQuery.read(json.fetch("query"))
        @shared = json.fetch("shared")
        @user = json.fetch("user")
        @version = json.fetch("version")
        @created_at = Values.instant(json.fetch("createdAt"))
        @updated_at = Values.instant(json.fetch("updatedAt"))
        @unreadable = json["unreadable"]
        freeze
      end
    end

    # The record has another version than expected; data.current is the record in its present state.
    class ViewConflictData < Record
      MEMBERS = {kind: "kind", current: "current"}.freeze
      REQUIRED = [:kind, :current].freeze
      CHOICES = {kind: %w[conflict]}.freeze

      # @return ["conflict"] The machine name of the error.
      attr_reader :kind

      # @return [Records::View] The record in its present state, as far as the caller may see it.
      attr_reader :current

      def initialize(kind:, current:)
        @kind = kind
        @current = current
        freeze
      end

      # @api private
      def fill(json)
        @kind = json.fetch("kind")
        @current = Records::View.read(json.fetch("current"))
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class ViewDraftChanges < InputRecord
      MEMBERS = {name: "name", query: "query", shared: "shared"}.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The view's name.
      attr_reader :name

      # @return [Records::ViewQueryChanges, UNSET] The call of the method.
      attr_reader :query

      # @return [Boolean, nil, UNSET] true to share the view with all users of the company who may call the method.
      attr_reader :shared

      def initialize(name: UNSET, query: UNSET, shared: UNSET)
        @name = name
        @query = query
        @shared = shared
        freeze
      end
    end

    # One page of a list.
    class ViewPage < Record
      MEMBERS = {items: "items", next: "next"}.freeze
      REQUIRED = [:items, :next].freeze

      # @return [Array<Records::View>] The elements of the page, in the list's order.
      attr_reader :items

      # @return [String, nil] The value to pass as after for the next page; null at the end.
      attr_reader :next

      def initialize(items:, next:)
        @items = items
        @next = binding.local_variable_get(:next)
        freeze
      end

      # @api private
      def fill(json)
        @items = json.fetch("items").map { |one| Records::View.read(one) }.freeze
        @next = json.fetch("next")
        freeze
      end
    end

    # A call of a listing method.
    class ViewQuery < Record
      MEMBERS = {method: "method", params: "params"}.freeze
      REQUIRED = [:method, :params].freeze

      # @return [String] The name of the method, which reads in a company, one page at a time.
      attr_reader :method

      # @return [Hash{String => Object}] The method's parameters, without company, limit and after. An update replaces
      #   all of them.
      attr_reader :params

      def initialize(method:, params:)
        @method = method
        @params = params
        freeze
      end

      # @api private
      def fill(json)
        @method = json.fetch("method")
        @params = json.fetch("params")
        freeze
      end
    end

    # Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or
    # restores its default where it has one.
    class ViewQueryChanges < InputRecord
      MEMBERS = {method: "method", params: "params"}.freeze
      REQUIRED = [].freeze

      # @return [String, UNSET] The name of the method, which reads in a company, one page at a time.
      attr_reader :method

      # @return [Hash{String => Object}, nil, UNSET] The method's parameters, without company, limit and after. An
      #   update replaces all of them.
      attr_reader :params

      def initialize(method: UNSET, params: UNSET)
        @method = method
        @params = params
        freeze
      end
    end

    # A call of a listing method.
    class ViewQueryInput < InputRecord
      MEMBERS = {method: "method", params: "params"}.freeze
      REQUIRED = [:method].freeze

      # @return [String] The name of the method, which reads in a company, one page at a time.
      attr_reader :method

      # @return [Hash{String => Object}, nil, UNSET] The method's parameters, without company, limit and after. An
      #   update replaces all of them.
      attr_reader :params

      def initialize(method:, params: UNSET)
        @method = method
        @params = params
        freeze
      end
    end

    # A step that is not possible yet, with its conditions.
    class WaitingStep < Record
      MEMBERS = {to: "to", needs: "needs"}.freeze
      REQUIRED = [:to, :needs].freeze

      # @return [String] The status to which the step leads.
      attr_reader :to

      # @return [Array<String>] The conditions that must be met first; the message names them in words. For an order:
      #   lines (it has a line), shipped (nothing is left to ship), paid (all of it is paid), returned (all shipped
      #   goods are back). For a purchase: lines, begun (some goods have arrived), received (all goods have arrived),
      #   awaited (some goods are still to arrive), reversed (all receipts are reversed). For a dispatch: lines (goods
      #   were shipped with it), carrier (it has a carrier), address (it has an address or a contact), colleague (the
      #   recipient is a user), kept (no line was returned only in part). For orders and purchases: manager (a manager
      #   takes the step).
      attr_reader :needs

      def initialize(to:, needs:)
        @to = to
        @needs = needs
        freeze
      end

      # @api private
      def fill(json)
        @to = json.fetch("to")
        @needs = json.fetch("needs")
        freeze
      end
    end

    # The reason why an answer about the weather has less than requested.
    class WeatherGap < Record
      MEMBERS = {reason: "reason", message: "message"}.freeze
      REQUIRED = [:reason, :message].freeze
      CHOICES = {reason: %w[nowMissing hoursMissing]}.freeze

      # @return ["nowMissing", "hoursMissing"] nowMissing: the answer begins later, or leaves this hour out.
      #   hoursMissing: it covers fewer hours.
      attr_reader :reason

      # @return [String] A sentence for people.
      attr_reader :message

      def initialize(reason:, message:)
        @reason = reason
        @message = message
        freeze
      end

      # @api private
      def fill(json)
        @reason = json.fetch("reason")
        @message = json.fetch("message")
        freeze
      end
    end

    # The weather of an hour.
    class WeatherHour < Record
      MEMBERS = {
        at: "at", celsius: "celsius", temperature: "temperature", condition: "condition", more: "more"
      }.freeze
      REQUIRED = [:at, :celsius, :temperature, :condition, :more].freeze

      # @return [Time] The time when the hour begins.
      attr_reader :at

      # @return [BigDecimal] The temperature in degrees Celsius, from the host's answer.
      attr_reader :celsius

      # @return [Records::ScaledTemperature] The temperature on the requested scale.
      attr_reader :temperature

      # @return [String, nil] The weather in a word or two, in the host's words.
      attr_reader :condition

      # @return [Hash{String => Object}, nil] The other members of the host's answer, unchanged; null if there are none.
      attr_reader :more

      def initialize(at:, celsius:, temperature:, condition:, more:)
        @at = at
        @celsius = celsius
        @temperature = temperature
        @condition = condition
        @more = more
        freeze
      end

      # @api private
      def fill(json)
        @at = Values.instant(json.fetch("at"))
        @celsius = Values.decimal(json.fetch("celsius"))
        @temperature = Records::ScaledTemperature.read(json.fetch("temperature"))
        @condition = json.fetch("condition")
        @more = json.fetch("more")
        freeze
      end
    end

    # The place of the weather: the nearest one that the host knows.
    class WeatherPlace < Record
      MEMBERS = {latitude: "latitude", longitude: "longitude", name: "name", time_zone: "timeZone"}.freeze
      REQUIRED = [:latitude, :longitude, :name, :time_zone].freeze

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The host's name for the place; null if it gives none.
      attr_reader :name

      # @return [String, nil] The name of the time zone in the IANA database.
      attr_reader :time_zone

      def initialize(latitude:, longitude:, name:, time_zone:)
        @latitude = latitude
        @longitude = longitude
        @name = name
        @time_zone = time_zone
        freeze
      end

      # @api private
      def fill(json)
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @name = json.fetch("name")
        @time_zone = json.fetch("timeZone")
        freeze
      end
    end

    # A place that a widget can show. Its id names it for ever.
    class WidgetPlace < Record
      MEMBERS = {
        id: "id", name: "name", latitude: "latitude", longitude: "longitude", region: "region", country: "country",
        time_zone: "timeZone"
      }.freeze
      REQUIRED = [:id, :name, :latitude, :longitude, :region, :country, :time_zone].freeze

      # @return [String] The place's id.
      attr_reader :id

      # @return [String] The name of the place.
      attr_reader :name

      # @return [BigDecimal] In degrees, north of the equator; rounded to six decimals.
      attr_reader :latitude

      # @return [BigDecimal] In degrees, east of Greenwich; rounded to six decimals.
      attr_reader :longitude

      # @return [String, nil] The state or province.
      attr_reader :region

      # @return [String, nil] The country (ISO 3166-1), two capital letters: DE.
      attr_reader :country

      # @return [String, nil] The time zone of the place.
      attr_reader :time_zone

      def initialize(id:, name:, latitude:, longitude:, region:, country:, time_zone:)
        @id = id
        @name = name
        @latitude = latitude
        @longitude = longitude
        @region = region
        @country = country
        @time_zone = time_zone
        freeze
      end

      # @api private
      def fill(json)
        @id = json.fetch("id")
        @name = json.fetch("name")
        @latitude = Values.decimal(json.fetch("latitude"))
        @longitude = Values.decimal(json.fetch("longitude"))
        @region = json.fetch("region")
        @country = json.fetch("country")
        @time_zone = json.fetch("timeZone")
        freeze
      end
    end

    # What became of a line of the front end's own.
    class WrittenLine < Record
      MEMBERS = {taken: "taken"}.freeze
      REQUIRED = [:taken].freeze

      # @return [Boolean] Whether the line was taken. A conversation writes at most 200 lines a second; those beyond are
      #   dropped, and one line counts them.
      attr_reader :taken

      def initialize(taken:)
        @taken = taken
        freeze
      end

      # @api private
      def fill(json)
        @taken = json.fetch("taken")
        freeze
      end
    end

    # A page of the changes in a zone.
    class ZoneChanges < InputRecord
      MEMBERS = {records: "records", deleted: "deleted", token: "token", more: "more", share: "share"}.freeze
      REQUIRED = [:token, :more].freeze

      # @return [Array<Records::CloudRecordInput>, nil, UNSET] The records that were saved, in their present state.
      attr_reader :records

      # @return [Array<Records::CloudDeletionInput>, nil, UNSET] The records that were deleted.
      attr_reader :deleted

      # @return [String] The token for the next request.
      attr_reader :token

      # @return [Boolean] true if there are more changes already.
      attr_reader :more

      # @return [Records::CloudShare, nil, UNSET] The zone's share, on the last page, if it has another change tag than
      #   shareTag.
      attr_reader :share

      def initialize(records: UNSET, deleted: UNSET, token:, more:, share: UNSET)
        @records = records
        @deleted = deleted
        @token = token
        @more = more
        @share = share
        freeze
      end
    end

    # The result for one zone.
    class ZoneResult < InputRecord
      MEMBERS = {zone: "zone", kind: "kind", message: "message"}.freeze
      REQUIRED = [:zone].freeze

      # @return [Records::CloudZoneAnswer] The zone.
      attr_reader :zone

      # @return ["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited",
      #   "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged",
      #   "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure",
      #   "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation",
      #   "assetFileMissing", "incompatibleVersion", nil, UNSET] The reason why the zone was refused.
      attr_reader :kind

      # @return [String, nil, UNSET] The reason as a sentence.
      attr_reader :message

      def initialize(zone:, kind: UNSET, message: UNSET)
        @zone = zone
        @kind = kind
        @message = message
        freeze
      end
    end
  end
end
