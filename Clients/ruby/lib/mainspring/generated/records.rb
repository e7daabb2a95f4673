# frozen_string_literal: true

# Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

module Mainspring
  module Records
    # The signatures in sig/generated.rbs describe each record and member, with its type.

    class ABCReport < Record
      READS = {totals: [:ABCTotal], items: [:ABCRow]}.freeze
      attr_reader :from, :to, :time_zone, :totals, :items, :next
      def initialize(from:, to:, time_zone:, totals:, items:, next:) = super
    end

    class ABCRow < Record
      READS = {revenue: :MoneySum, share: :decimal, cumulated: :decimal}.freeze
      attr_reader :item, :sku, :name, :class_, :revenue, :share, :cumulated
      def initialize(item:, sku:, name:, class_:, revenue:, share:, cumulated:) = super
    end

    class ABCTotal < Record
      READS = {revenue: :MoneySum, share: :decimal}.freeze
      attr_reader :class_, :count, :revenue, :share
      def initialize(class_:, count:, revenue:, share:) = super
    end

    class AIAvailabilityAnswer < InputRecord
      attr_reader :available, :reason
      def initialize(available:, reason: UNSET) = super
    end

    class AIResponse < InputRecord
      attr_reader :content
      def initialize(content:) = super
    end

    class AcceptedShare < Record
      attr_reader :company, :mine, :permission
      def initialize(company:, mine:, permission:) = super
    end

    class AccessRecord < Record
      READS = {created_at: :instant, updated_at: :instant, recovered_at: :instant}.freeze
      attr_reader(
        :id, :company, :user, :name, :is_owner, :is_founder, :dept_mask, :manager_mask, :version, :created_at,
        :updated_at, :recovered_at, :unreadable
      )
      def initialize(
        id:, company:, user:, name:, is_owner:, is_founder:, dept_mask:, manager_mask:, version:, created_at:,
        updated_at:, recovered_at:, unreadable: nil
      ) = super
    end

    class AccessRecordConflictData < Record
      READS = {current: :AccessRecord}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class AccessRule < Record
      CHOICES = {rule: %w[anyone account member department manager owner founder]}.freeze
      attr_reader :rule, :department, :mask
      def initialize(rule:, department: nil, mask: nil) = super
    end

    class AccountEntry < Record
      READS = {at: :instant, amount: :Money}.freeze
      attr_reader :at, :kind, :id, :order, :number, :amount
      def initialize(at:, kind:, id:, order:, number:, amount:) = super
    end

    class AccountUnavailableData < Record
      attr_reader :kind, :status
      def initialize(kind:, status:) = super
    end

    class Activity < Record
      READS = {at: :instant}.freeze
      attr_reader :at, :kind, :id, :text, :status, :actor
      def initialize(at:, kind:, id:, text:, status:, actor:) = super
    end

    class ActivityPage < Record
      READS = {items: [:Activity]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Address < Record
      attr_reader :lines, :city, :region, :postal_code, :country
      def initialize(lines:, city:, region:, postal_code:, country:) = super
    end

    class AddressChanges < InputRecord
      attr_reader :lines, :city, :region, :postal_code, :country
      def initialize(lines: UNSET, city: UNSET, region: UNSET, postal_code: UNSET, country: UNSET) = super
    end

    class AddressInput < InputRecord
      attr_reader :lines, :city, :region, :postal_code, :country
      def initialize(lines: UNSET, city: UNSET, region: UNSET, postal_code: UNSET, country: UNSET) = super
    end

    class AgingFigures < Record
      READS = {due: :MoneySum}.freeze
      attr_reader :orders, :due
      def initialize(orders:, due:) = super
    end

    class AgingReport < Record
      READS = {at: :instant, items: [:AgingRow]}.freeze
      attr_reader :at, :time_zone, :items, :next
      def initialize(at:, time_zone:, items:, next:) = super
    end

    class AgingRow < Record
      READS = {
        total: :AgingFigures, days30: :AgingFigures, days60: :AgingFigures, days90: :AgingFigures,
        older: :AgingFigures
      }.freeze
      attr_reader :contact, :name, :total, :days30, :days60, :days90, :older
      def initialize(contact:, name:, total:, days30:, days60:, days90:, older:) = super
    end

    class AllowedMethods < Record
      READS = {methods: [:CheckedMethod]}.freeze
      attr_reader :company, :user, :methods
      def initialize(company:, user:, methods:) = super
    end

    class AlreadyReversedData < Record
      CHOICES = {kind: %w[alreadyReversed]}.freeze
      attr_reader :kind, :reversed_by
      def initialize(kind:, reversed_by:) = super
    end

    class AnalyzedFlavor < Record
      READS = {profile: :FlavorProfile, at: :instant}.freeze
      attr_reader :profile, :version, :source, :suggestion, :at, :repeated
      def initialize(profile:, version:, source:, suggestion:, at:, repeated:) = super
    end

    class AnotherOwner < Record
      CHOICES = {rule: %w[anotherOwner]}.freeze
      attr_reader :rule
      def initialize(rule:) = super
    end

    class AnsweredForm < Record
      attr_reader :separator, :decimal, :encoding
      def initialize(separator:, decimal:, encoding:) = super
    end

    class AppDiagnostics < Record
      READS = {stores: [:StoreVersion]}.freeze
      CHOICES = {build_environment: %w[development staging production]}.freeze
      attr_reader :version, :platform, :sqlite, :build_environment, :client, :stores, :warnings, :errors
      def initialize(
        version:, platform:, sqlite:, build_environment:, client:, stores:, warnings:, errors:
      ) = super
    end

    class AppleCredential < InputRecord
      attr_reader :user, :identity_token, :authorization_code, :full_name, :email, :transferred_from
      def initialize(
        user:, identity_token: UNSET, authorization_code: UNSET, full_name: UNSET, email: UNSET,
        transferred_from: UNSET
      ) = super
    end

    class AppleCredentialState < InputRecord
      attr_reader :state
      def initialize(state:) = super
    end

    class AppleKeys < InputRecord
      attr_reader :keys
      def initialize(keys:) = super
    end

    class ArchivedData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class AskedPrice < InputRecord
      attr_reader :item, :sku, :quantity, :unit
      def initialize(item: UNSET, sku: UNSET, quantity: UNSET, unit: UNSET) = super
    end

    class Asset < Record
      READS = {owner: :AssetOwner, variants: [:AssetVariant], created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :owner, :role, :name, :media_type, :bytes, :sha256, :width, :height, :variants, :position,
        :version, :created_at, :updated_at, :state
      )
      def initialize(
        id:, company:, owner:, role:, name:, media_type:, bytes:, sha256:, width:, height:, variants:, position:,
        version:, created_at:, updated_at:, state:
      ) = super
    end

    class AssetBytes < Record
      attr_reader :media_type, :bytes, :offset, :base64
      def initialize(media_type:, bytes:, offset:, base64:) = super
    end

    class AssetMissingData < Record
      attr_reader :kind, :sha256
      def initialize(kind:, sha256:) = super
    end

    class AssetOwner < Record
      attr_reader :type, :id
      def initialize(type:, id:) = super
    end

    class AssetOwnerInput < InputRecord
      attr_reader :type, :id
      def initialize(type:, id:) = super
    end

    class AssetPage < Record
      READS = {items: [:Asset]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class AssetPath < Record
      attr_reader :path, :media_type, :bytes
      def initialize(path:, media_type:, bytes:) = super
    end

    class AssetTooLargeData < Record
      attr_reader :kind, :limit, :bytes
      def initialize(kind:, limit:, bytes:) = super
    end

    class AssetVariant < Record
      attr_reader :kind, :media_type, :bytes, :width, :height, :sha256
      def initialize(kind:, media_type:, bytes:, width:, height:, sha256:) = super
    end

    class AssignedPayment < Record
      READS = {paid_at: :instant, amount: :Money}.freeze
      attr_reader :payment, :paid_at, :method, :reference, :reason, :actor, :amount
      def initialize(payment:, paid_at:, method:, reference:, reason:, actor:, amount:) = super
    end

    class AuthGate < Record
      attr_reader :shell, :backend
      def initialize(shell:, backend:) = super
    end

    class AuthState < Record
      READS = {checked_at: :instant}.freeze
      attr_reader :signed_in, :user, :path, :secrets, :credential_state, :checked_at, :backend
      def initialize(signed_in:, user:, path:, secrets:, credential_state:, checked_at:, backend:) = super
    end

    class Availability < Record
      attr_reader :available, :reason
      def initialize(available:, reason:) = super
    end

    class BOMCost < Record
      READS = {yield: :decimal, unit_costs: [:UnitCost], average_cost: :UnitCost, lines: [:BOMLineCost]}.freeze
      attr_reader :item, :sku, :bom, :yield, :unit_costs, :average_cost, :uncosted, :lines
      def initialize(item:, sku:, bom:, yield:, unit_costs:, average_cost:, uncosted:, lines:) = super
    end

    class BOMDraftChanges < InputRecord
      attr_reader :lines, :yield, :active, :note
      def initialize(lines: UNSET, yield: UNSET, active: UNSET, note: UNSET) = super
    end

    class BOMExplosion < Record
      READS = {quantity: :decimal, available: :decimal, tree: [:BOMNode], parts: [:NeededPart]}.freeze
      attr_reader :item, :sku, :name, :unit, :bom, :quantity, :available, :tree, :parts
      def initialize(item:, sku:, name:, unit:, bom:, quantity:, available:, tree:, parts:) = super
    end

    class BOMLine < Record
      READS = {quantity: :decimal, scrap: :decimal, own_quantity: :decimal}.freeze
      attr_reader :item, :sku, :quantity, :unit, :scrap, :optional, :note, :own_quantity, :whole
      def initialize(item:, sku:, quantity:, unit:, scrap:, optional:, note:, own_quantity:, whole:) = super
    end

    class BOMLineCost < Record
      READS = {quantity: :decimal, unit_costs: [:UnitCost], costs: [:UnitCost]}.freeze
      attr_reader :item, :sku, :name, :unit, :quantity, :optional, :is_made, :unit_costs, :costs
      def initialize(item:, sku:, name:, unit:, quantity:, optional:, is_made:, unit_costs:, costs:) = super
    end

    class BOMLineInput < InputRecord
      attr_reader :item, :sku, :quantity, :unit, :scrap, :optional, :note
      def initialize(
        item: UNSET, sku: UNSET, quantity:, unit: UNSET, scrap: UNSET, optional: UNSET, note: UNSET
      ) = super
    end

    class BOMNode < Record
      READS = {quantity: :decimal}.freeze
      attr_reader :level, :item, :sku, :name, :unit, :quantity, :optional, :bom
      def initialize(level:, item:, sku:, name:, unit:, quantity:, optional:, bom:) = super
    end

    class BOMUse < Record
      READS = {quantity: :decimal, yield: :decimal}.freeze
      attr_reader :level, :bom, :item, :sku, :name, :unit, :component, :quantity, :yield, :optional, :active
      def initialize(
        level:, bom:, item:, sku:, name:, unit:, component:, quantity:, yield:, optional:, active:
      ) = super
    end

    class BOMUses < Record
      READS = {uses: [:BOMUse]}.freeze
      attr_reader :uses
      def initialize(uses:) = super
    end

    class BackendAnswer < InputRecord
      attr_reader :status, :headers, :body
      def initialize(status:, headers: UNSET, body: UNSET) = super
    end

    class BackendFailedData < Record
      attr_reader :kind, :reason, :status, :record, :owner
      def initialize(kind:, reason:, status: nil, record: nil, owner: nil) = super
    end

    class BackendToken < InputRecord
      attr_reader :token, :expires_at
      def initialize(token:, expires_at: UNSET) = super
    end

    class BackupReport < Record
      READS = {made_at: :instant, missing: [:MissingAsset]}.freeze
      attr_reader :made_at, :bytes, :assets, :damaged, :missing
      def initialize(made_at:, bytes:, assets:, damaged:, missing:) = super
    end

    class BankAccount < Record
      attr_reader :iban, :bic, :name
      def initialize(iban:, bic:, name:) = super
    end

    class BankAccountChanges < InputRecord
      attr_reader :iban, :bic, :name
      def initialize(iban: UNSET, bic: UNSET, name: UNSET) = super
    end

    class BankAccountInput < InputRecord
      attr_reader :iban, :bic, :name
      def initialize(iban:, bic: UNSET, name: UNSET) = super
    end

    class Bean < Record
      READS = {
        origins: [:BeanOrigin], weight: :decimal, withdrawn: :decimal, price: :Money, rating: :decimal,
        created_at: :instant, updated_at: :instant, remaining: :decimal, last_brewed_at: :instant,
        average_rating: :decimal, cost_per_gram: :UnitCost
      }.freeze
      CHOICES = {
        roast_level: %w[light mediumLight medium mediumDark dark],
        process: %w[washed natural honey anaerobic wetHulled other]
      }.freeze
      attr_reader(
        :id, :name, :roaster, :origins, :roast_level, :process, :decaf, :roast_date, :opened_at, :frozen_at,
        :thawed_at, :best_before, :weight, :withdrawn, :price, :rating, :flavours, :note, :url, :barcode, :favourite,
        :archived, :finished, :version, :created_at, :updated_at, :unreadable, :age_days, :remaining, :overdrawn,
        :brews, :last_brewed_at, :average_rating, :cost_per_gram, :photos
      )
      def initialize(
        id:, name:, roaster:, origins:, roast_level:, process:, decaf:, roast_date:, opened_at:, frozen_at:,
        thawed_at:, best_before:, weight:, withdrawn:, price:, rating:, flavours:, note:, url:, barcode:, favourite:,
        archived:, finished:, version:, created_at:, updated_at:, unreadable: nil, age_days: nil, remaining: nil,
        overdrawn: nil, brews: nil, last_brewed_at: nil, average_rating: nil, cost_per_gram: nil, photos: nil
      ) = super
    end

    class BeanConflictData < Record
      READS = {current: :Bean}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class BeanDetailsChanges < InputRecord
      attr_reader(
        :name, :roaster, :origins, :roast_level, :process, :decaf, :roast_date, :opened_at, :frozen_at, :thawed_at,
        :best_before, :weight, :withdrawn, :price, :rating, :flavours, :note, :url, :barcode, :favourite, :archived,
        :finished
      )
      def initialize(
        name: UNSET, roaster: UNSET, origins: UNSET, roast_level: UNSET, process: UNSET, decaf: UNSET,
        roast_date: UNSET, opened_at: UNSET, frozen_at: UNSET, thawed_at: UNSET, best_before: UNSET, weight: UNSET,
        withdrawn: UNSET, price: UNSET, rating: UNSET, flavours: UNSET, note: UNSET, url: UNSET, barcode: UNSET,
        favourite: UNSET, archived: UNSET, finished: UNSET
      ) = super
    end

    class BeanOrigin < Record
      READS = {share: :decimal}.freeze
      CHOICES = {process: %w[washed natural honey anaerobic wetHulled other]}.freeze
      attr_reader :country, :region, :farm, :producer, :altitude, :variety, :process, :share
      def initialize(country:, region:, farm:, producer:, altitude:, variety:, process:, share:) = super
    end

    class BeanOriginInput < InputRecord
      attr_reader :country, :region, :farm, :producer, :altitude, :variety, :process, :share
      def initialize(
        country: UNSET, region: UNSET, farm: UNSET, producer: UNSET, altitude: UNSET, variety: UNSET, process: UNSET,
        share: UNSET
      ) = super
    end

    class BeanPage < Record
      READS = {items: [:Bean]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Bom < Record
      READS = {lines: [:BOMLine], yield: :decimal, created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :item, :sku, :lines, :yield, :active, :note, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, item:, sku:, lines:, yield:, active:, note:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class BomConflictData < Record
      READS = {current: :Bom}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class BomPage < Record
      READS = {items: [:Bom]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Brew < Record
      READS = {
        at: :instant, dose: :decimal, water: :decimal, yield: :decimal, grind_setting: :decimal,
        temperature: :decimal, time: :decimal, bloom_water: :decimal, bloom_time: :decimal, pressure: :decimal,
        pours: [:Pour], tds: :decimal, rating: :decimal, created_at: :instant, updated_at: :instant, ratio: :decimal,
        strength: :decimal, extraction: :decimal, flow: :decimal, cost: :Money, warnings: [:BrewWarning]
      }.freeze
      CHOICES = {
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other],
        ratio_of: %w[yield water]
      }.freeze
      attr_reader(
        :id, :at, :bean, :method, :dose, :water, :yield, :grinder, :grind_setting, :temperature, :time, :bloom_water,
        :bloom_time, :pressure, :pours, :tds, :equipment, :place, :rating, :note, :recipe, :favourite, :archived,
        :draft, :version, :created_at, :updated_at, :unreadable, :ratio, :ratio_of, :strength, :extraction,
        :estimated, :flow, :bean_age, :cost, :section, :warnings, :photos
      )
      def initialize(
        id:, at:, bean:, method:, dose:, water:, yield:, grinder:, grind_setting:, temperature:, time:, bloom_water:,
        bloom_time:, pressure:, pours:, tds:, equipment:, place:, rating:, note:, recipe:, favourite:, archived:,
        draft:, version:, created_at:, updated_at:, unreadable: nil, ratio: nil, ratio_of: nil, strength: nil,
        extraction: nil, estimated: nil, flow: nil, bean_age: nil, cost: nil, section: nil, warnings: nil, photos: nil
      ) = super
    end

    class BrewConflictData < Record
      READS = {current: :Brew}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class BrewDetailsChanges < InputRecord
      attr_reader(
        :at, :bean, :method, :dose, :water, :yield, :grinder, :grind_setting, :temperature, :time, :bloom_water,
        :bloom_time, :pressure, :pours, :tds, :equipment, :place, :rating, :note, :recipe, :favourite, :archived,
        :draft
      )
      def initialize(
        at: UNSET, bean: UNSET, method: UNSET, dose: UNSET, water: UNSET, yield: UNSET, grinder: UNSET,
        grind_setting: UNSET, temperature: UNSET, time: UNSET, bloom_water: UNSET, bloom_time: UNSET, pressure: UNSET,
        pours: UNSET, tds: UNSET, equipment: UNSET, place: UNSET, rating: UNSET, note: UNSET, recipe: UNSET,
        favourite: UNSET, archived: UNSET, draft: UNSET
      ) = super
    end

    class BrewFilter < InputRecord
      attr_reader :from, :to, :bean, :roaster, :country, :process, :roast_level, :method, :grinder, :favourite
      def initialize(
        from: UNSET, to: UNSET, bean: UNSET, roaster: UNSET, country: UNSET, process: UNSET, roast_level: UNSET,
        method: UNSET, grinder: UNSET, favourite: UNSET
      ) = super
    end

    class BrewPage < Record
      READS = {items: [:Brew]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class BrewSection < Record
      attr_reader :key, :count, :first
      def initialize(key:, count:, first:) = super
    end

    class BrewSectionPage < Record
      READS = {items: [:BrewSection]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class BrewWarning < Record
      READS = {value: :decimal, minimum: :decimal, maximum: :decimal}.freeze
      CHOICES = {kind: %w[ratio extraction grindSetting archivedBean archivedEquipment pours]}.freeze
      attr_reader :kind, :value, :minimum, :maximum, :record
      def initialize(kind:, value:, minimum:, maximum:, record:) = super
    end

    class Build < Record
      READS = {
        yield: :decimal, lines: [:BuildLine], quantity: :decimal, due_at: :instant, made: :decimal,
        created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {status: %w[planned inProgress completed cancelled]}.freeze
      attr_reader(
        :id, :company, :item, :sku, :bom, :yield, :lines, :quantity, :location, :due_at, :order_line, :note, :number,
        :status, :made, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, item:, sku:, bom:, yield:, lines:, quantity:, location:, due_at:, order_line:, note:, number:,
        status:, made:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class BuildCompletion < Record
      READS = {
        quantity: :decimal, parts: [:BuiltPart], consumed: [:ConsumedPart], unit_cost: :UnitCost, extra_cost: :Money,
        created_at: :instant, updated_at: :instant
      }.freeze
      attr_reader(
        :id, :company, :build, :quantity, :parts, :consumed, :transaction, :unit_cost, :extra_cost, :uncosted, :actor,
        :note, :reverses, :reason, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, build:, quantity:, parts:, consumed:, transaction:, unit_cost: nil, extra_cost: nil,
        uncosted: nil, actor:, note:, reverses:, reason:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class BuildComponent < Record
      READS = {
        needed: :decimal, consumed: :decimal, left: :decimal, allocated: :decimal, short: :decimal,
        places: [:ComponentPlace], incoming: :decimal, incoming_at: :instant
      }.freeze
      attr_reader(
        :item, :sku, :name, :unit, :optional, :needed, :consumed, :left, :allocated, :short, :places, :incoming,
        :incoming_at
      )
      def initialize(
        item:, sku:, name:, unit:, optional:, needed:, consumed:, left:, allocated:, short:, places:, incoming:,
        incoming_at:
      ) = super
    end

    class BuildConflictData < Record
      READS = {current: :Build}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class BuildDraftChanges < InputRecord
      attr_reader :quantity, :location, :due_at, :order_line, :note
      def initialize(quantity: UNSET, location: UNSET, due_at: UNSET, order_line: UNSET, note: UNSET) = super
    end

    class BuildLine < Record
      READS = {quantity: :decimal, scrap: :decimal}.freeze
      attr_reader :item, :sku, :quantity, :scrap, :optional, :whole
      def initialize(item:, sku:, quantity:, scrap:, optional:, whole:) = super
    end

    class BuildPage < Record
      READS = {items: [:Build]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class BuildStep < Record
      READS = {created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class BuildView < Record
      READS = {
        yield: :decimal, lines: [:BuildLine], quantity: :decimal, due_at: :instant, made: :decimal,
        created_at: :instant, updated_at: :instant, components: [:BuildComponent], completions: [:BuildCompletion],
        steps: [:BuildStep]
      }.freeze
      attr_reader(
        :id, :company, :item, :sku, :bom, :yield, :lines, :quantity, :location, :due_at, :order_line, :note, :number,
        :status, :made, :version, :created_at, :updated_at, :unreadable, :is_short, :components, :completions, :steps
      )
      def initialize(
        id:, company:, item:, sku:, bom:, yield:, lines:, quantity:, location:, due_at:, order_line:, note:, number:,
        status:, made:, version:, created_at:, updated_at:, unreadable: nil, is_short:, components:, completions:,
        steps:
      ) = super
    end

    class BuiltPart < Record
      READS = {quantity: :decimal}.freeze
      attr_reader :quantity, :location, :lot
      def initialize(quantity:, location:, lot:) = super
    end

    class Caller < Record
      READS = {until: :instant}.freeze
      attr_reader(
        :account, :company, :store, :user, :username, :name, :role, :is_owner, :is_founder, :dept_mask, :manager_mask,
        :departments, :managed, :sign_in, :until
      )
      def initialize(
        account:, company:, store:, user:, username:, name:, role:, is_owner:, is_founder:, dept_mask:, manager_mask:,
        departments:, managed:, sign_in:, until:
      ) = super
    end

    class Cancelled < Record
      attr_reader :cancelled
      def initialize(cancelled:) = super
    end

    class CancelledAnswer < Record
      attr_reader :cancelled
      def initialize(cancelled:) = super
    end

    class CatalogueFeature < Record
      attr_reader :id, :name
      def initialize(id:, name:) = super
    end

    class CatalogueProduct < Record
      attr_reader :id, :tier, :name, :type, :days
      def initialize(id:, tier:, name:, type:, days:) = super
    end

    class CatalogueTier < Record
      attr_reader :id, :group, :rank, :name, :features, :company_tier
      def initialize(id:, group:, rank:, name:, features:, company_tier:) = super
    end

    class ChatExport < Record
      attr_reader :text, :rest
      def initialize(text:, rest:) = super
    end

    class CheckedFeature < Record
      READS = {until: :instant, store: :StoreListing}.freeze
      attr_reader :feature, :allowed, :tiers, :products, :until, :store, :source, :age
      def initialize(feature:, allowed:, tiers:, products:, until:, store:, source:, age:) = super
    end

    class CheckedMethod < Record
      attr_reader :method, :allowed, :reason
      def initialize(method:, allowed:, reason:) = super
    end

    class ClearedLog < Record
      attr_reader :bytes, :whole
      def initialize(bytes:, whole:) = super
    end

    class ClearedRecents < Record
      attr_reader :removed
      def initialize(removed:) = super
    end

    class Client < Record
      attr_reader :name, :version, :build
      def initialize(name:, version:, build:) = super
    end

    class ClientInput < InputRecord
      attr_reader :name, :version, :build
      def initialize(name:, version: UNSET, build: UNSET) = super
    end

    class CloudAccountAnswer < InputRecord
      attr_reader :status, :account, :container, :enforces_rights
      def initialize(status:, account: UNSET, container: UNSET, enforces_rights: UNSET) = super
    end

    class CloudComparison < Record
      attr_reader :field, :comparator, :value
      def initialize(field:, comparator:, value:) = super
    end

    class CloudComparisonInput < InputRecord
      attr_reader :field, :comparator, :value
      def initialize(field:, comparator:, value:) = super
    end

    class CloudDeletion < Record
      READS = {zone: :CloudZone}.freeze
      attr_reader :record_name, :record_type, :zone, :record_change_tag
      def initialize(record_name:, record_type:, zone: nil, record_change_tag: nil) = super
    end

    class CloudDeletionInput < InputRecord
      attr_reader :record_name, :record_type, :zone, :record_change_tag
      def initialize(record_name:, record_type:, zone: UNSET, record_change_tag: UNSET) = super
    end

    class CloudParticipant < InputRecord
      attr_reader :id, :account, :invited_as, :url, :permission, :acceptance, :invited_at, :accepted_at, :access
      def initialize(
        id:, account: UNSET, invited_as: UNSET, url: UNSET, permission:, acceptance:, invited_at:, accepted_at: UNSET,
        access:
      ) = super
    end

    class CloudRecord < Record
      READS = {
        zone: :CloudZone, fields: {String => :CloudValue}, creation_date: :instant, modification_date: :instant
      }.freeze
      attr_reader(
        :record_name, :record_type, :zone, :fields, :record_change_tag, :creation_date, :modification_date, :creator,
        :modifier, :parent
      )
      def initialize(
        record_name:, record_type:, zone:, fields:, record_change_tag: nil, creation_date: nil,
        modification_date: nil, creator: nil, modifier: nil, parent: nil
      ) = super
    end

    class CloudRecordInput < InputRecord
      attr_reader(
        :record_name, :record_type, :zone, :fields, :record_change_tag, :creation_date, :modification_date, :creator,
        :modifier, :parent
      )
      def initialize(
        record_name:, record_type:, zone:, fields:, record_change_tag: UNSET, creation_date: UNSET,
        modification_date: UNSET, creator: UNSET, modifier: UNSET, parent: UNSET
      ) = super
    end

    class CloudResult < InputRecord
      attr_reader(
        :record_name, :record_change_tag, :creation_date, :modification_date, :kind, :message, :server_record,
        :retry_after
      )
      def initialize(
        record_name: UNSET, record_change_tag: UNSET, creation_date: UNSET, modification_date: UNSET, kind: UNSET,
        message: UNSET, server_record: UNSET, retry_after: UNSET
      ) = super
    end

    class CloudShare < InputRecord
      attr_reader(
        :zone, :title, :owner_name, :url, :public_permission, :permission, :created_at, :revoked_at, :share_tag,
        :participants
      )
      def initialize(
        zone:, title:, owner_name: UNSET, url: UNSET, public_permission:, permission:, created_at:, revoked_at: UNSET,
        share_tag:, participants: UNSET
      ) = super
    end

    class CloudUnavailableData < Record
      attr_reader :kind, :reason
      def initialize(kind:, reason:) = super
    end

    class CloudValue < Record
      attr_reader :type, :value
      def initialize(type:, value:) = super
    end

    class CloudValueInput < InputRecord
      attr_reader :type, :value
      def initialize(type:, value:) = super
    end

    class CloudZone < Record
      attr_reader :name, :owner
      def initialize(name:, owner: nil) = super
    end

    class CloudZoneAnswer < InputRecord
      attr_reader :name, :owner
      def initialize(name:, owner: UNSET) = super
    end

    class CloudZoneInput < InputRecord
      attr_reader :name, :owner
      def initialize(name:, owner: UNSET) = super
    end

    class CodeMatch < Record
      attr_reader :kind, :id, :title
      def initialize(kind:, id:, title:) = super
    end

    class Company < Record
      READS = {
        address: :Address, bank: :BankAccount, departments: [:CustomDepartment], settings: :CompanySettings,
        created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {
        kind: %w[business personal], tier: %w[free business enterprise], tier_source: %w[manual entitlements]
      }.freeze
      attr_reader(
        :id, :name, :legal_name, :address, :currency, :time_zone, :logo, :tax_id, :registration, :bank,
        :payment_terms, :departments, :settings, :archived, :kind, :tier, :tier_source, :version, :created_at,
        :updated_at, :unreadable
      )
      def initialize(
        id:, name:, legal_name:, address:, currency:, time_zone:, logo:, tax_id:, registration:, bank:,
        payment_terms:, departments:, settings:, archived:, kind:, tier:, tier_source:, version:, created_at:,
        updated_at:, unreadable: nil
      ) = super
    end

    class CompanyConflictData < Record
      READS = {current: :Company}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class CompanyDetailsChanges < InputRecord
      attr_reader(
        :name, :legal_name, :address, :currency, :time_zone, :logo, :tax_id, :registration, :bank, :payment_terms,
        :departments, :settings, :archived
      )
      def initialize(
        name: UNSET, legal_name: UNSET, address: UNSET, currency: UNSET, time_zone: UNSET, logo: UNSET, tax_id: UNSET,
        registration: UNSET, bank: UNSET, payment_terms: UNSET, departments: UNSET, settings: UNSET, archived: UNSET
      ) = super
    end

    class CompanySettings < Record
      CHOICES = {tax_rounding: %w[line rate], rounding: %w[halfUp halfEven]}.freeze
      attr_reader(
        :allow_negative_stock, :order_number_format, :session_hours, :idle_minutes, :expiry_days,
        :purchase_number_format, :require_credentials, :history_months, :tax_rounding, :rounding,
        :invoice_number_format, :credit_note_number_format, :counter_contact
      )
      def initialize(
        allow_negative_stock:, order_number_format:, session_hours:, idle_minutes:, expiry_days:,
        purchase_number_format:, require_credentials:, history_months:, tax_rounding:, rounding:,
        invoice_number_format:, credit_note_number_format:, counter_contact:
      ) = super
    end

    class CompanySettingsChanges < InputRecord
      attr_reader(
        :allow_negative_stock, :order_number_format, :session_hours, :idle_minutes, :expiry_days,
        :purchase_number_format, :require_credentials, :history_months, :tax_rounding, :rounding,
        :invoice_number_format, :credit_note_number_format, :counter_contact
      )
      def initialize(
        allow_negative_stock: UNSET, order_number_format: UNSET, session_hours: UNSET, idle_minutes: UNSET,
        expiry_days: UNSET, purchase_number_format: UNSET, require_credentials: UNSET, history_months: UNSET,
        tax_rounding: UNSET, rounding: UNSET, invoice_number_format: UNSET, credit_note_number_format: UNSET,
        counter_contact: UNSET
      ) = super
    end

    class CompanySettingsInput < InputRecord
      attr_reader(
        :allow_negative_stock, :order_number_format, :session_hours, :idle_minutes, :expiry_days,
        :purchase_number_format, :require_credentials, :history_months, :tax_rounding, :rounding,
        :invoice_number_format, :credit_note_number_format, :counter_contact
      )
      def initialize(
        allow_negative_stock: UNSET, order_number_format: UNSET, session_hours: UNSET, idle_minutes: UNSET,
        expiry_days: UNSET, purchase_number_format: UNSET, require_credentials: UNSET, history_months: UNSET,
        tax_rounding: UNSET, rounding: UNSET, invoice_number_format: UNSET, credit_note_number_format: UNSET,
        counter_contact: UNSET
      ) = super
    end

    class CompletedBuild < Record
      READS = {build: :Build, completion: :BuildCompletion}.freeze
      attr_reader :build, :completion
      def initialize(build:, completion:) = super
    end

    class CompletedTerm < Record
      attr_reader :term, :id
      def initialize(term:, id:) = super
    end

    class CompletedTerms < Record
      READS = {terms: [:CompletedTerm]}.freeze
      attr_reader :terms
      def initialize(terms:) = super
    end

    class ComponentPlace < Record
      READS = {on_hand: :decimal, usable: :decimal}.freeze
      attr_reader :location, :location_name, :on_hand, :usable
      def initialize(location:, location_name:, on_hand:, usable:) = super
    end

    class ComponentShortage < Record
      READS = {
        asked: :decimal, available: :decimal, short: :decimal, places: [:ComponentPlace], incoming: :decimal,
        incoming_at: :instant
      }.freeze
      attr_reader :item, :sku, :unit, :asked, :available, :short, :places, :incoming, :incoming_at
      def initialize(item:, sku:, unit:, asked:, available:, short:, places:, incoming:, incoming_at:) = super
    end

    class ComponentsShortData < Record
      READS = {shortages: [:ComponentShortage]}.freeze
      attr_reader :kind, :build, :shortages
      def initialize(kind:, build:, shortages:) = super
    end

    class ConsideredPath < Record
      attr_reader :source, :value, :valid
      def initialize(source:, value:, valid:) = super
    end

    class ConsumedLine < InputRecord
      attr_reader :item, :sku, :quantity, :location, :lots
      def initialize(item: UNSET, sku: UNSET, quantity: UNSET, location: UNSET, lots: UNSET) = super
    end

    class ConsumedLot < InputRecord
      attr_reader :lot, :quantity
      def initialize(lot:, quantity:) = super
    end

    class ConsumedPart < Record
      READS = {quantity: :decimal}.freeze
      attr_reader :item, :quantity, :location, :lot
      def initialize(item:, quantity:, location:, lot:) = super
    end

    class Contact < Record
      READS = {
        people: [:ContactPerson], emails: [:ContactEmail], phones: [:ContactPhone], addresses: [:ContactAddress],
        tax_rate: :decimal, created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {tax_category: %w[S Z E AE K G O]}.freeze
      attr_reader(
        :id, :company, :name, :kinds, :organisation, :people, :emails, :phones, :website, :addresses, :tax_id,
        :currency, :payment_days, :price_list, :tax_rate, :tax_category, :tags, :note, :archived, :version,
        :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, name:, kinds:, organisation:, people:, emails:, phones:, website:, addresses:, tax_id:,
        currency:, payment_days:, price_list:, tax_rate:, tax_category:, tags:, note:, archived:, version:,
        created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class ContactAccount < Record
      READS = {balances: [:MoneySum], items: [:AccountEntry]}.freeze
      attr_reader :contact, :balances, :items, :next
      def initialize(contact:, balances:, items:, next:) = super
    end

    class ContactAddress < Record
      READS = {address: :Address}.freeze
      CHOICES = {label: %w[billing shipping other]}.freeze
      attr_reader :label, :address, :is_default
      def initialize(label:, address:, is_default:) = super
    end

    class ContactAddressInput < InputRecord
      attr_reader :label, :address, :is_default
      def initialize(label:, address:, is_default: UNSET) = super
    end

    class ContactConflictData < Record
      READS = {current: :Contact}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class ContactDetailsChanges < InputRecord
      attr_reader(
        :name, :kinds, :organisation, :people, :emails, :phones, :website, :addresses, :tax_id, :currency,
        :payment_days, :price_list, :tax_rate, :tax_category, :tags, :note, :archived
      )
      def initialize(
        name: UNSET, kinds: UNSET, organisation: UNSET, people: UNSET, emails: UNSET, phones: UNSET, website: UNSET,
        addresses: UNSET, tax_id: UNSET, currency: UNSET, payment_days: UNSET, price_list: UNSET, tax_rate: UNSET,
        tax_category: UNSET, tags: UNSET, note: UNSET, archived: UNSET
      ) = super
    end

    class ContactEmail < Record
      attr_reader :value, :label
      def initialize(value:, label:) = super
    end

    class ContactEmailInput < InputRecord
      attr_reader :value, :label
      def initialize(value:, label: UNSET) = super
    end

    class ContactName < Record
      attr_reader :id, :name
      def initialize(id:, name:) = super
    end

    class ContactNote < Record
      READS = {at: :instant}.freeze
      attr_reader :id, :company, :contact, :text, :actor, :at, :version
      def initialize(id:, company:, contact:, text:, actor:, at:, version:) = super
    end

    class ContactPage < Record
      READS = {items: [:Contact]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ContactPerson < Record
      attr_reader :name, :role, :email, :phone
      def initialize(name:, role:, email:, phone:) = super
    end

    class ContactPersonInput < InputRecord
      attr_reader :name, :role, :email, :phone
      def initialize(name:, role: UNSET, email: UNSET, phone: UNSET) = super
    end

    class ContactPhone < Record
      attr_reader :value, :label
      def initialize(value:, label:) = super
    end

    class ContactPhoneInput < InputRecord
      attr_reader :value, :label
      def initialize(value:, label: UNSET) = super
    end

    class ContentPage < Record
      READS = {items: [:ContentRecord], fetched_at: :instant, refresh_failure: :RefreshFailure}.freeze
      attr_reader :items, :next, :source, :age, :fetched_at, :refresh_failure
      def initialize(items:, next:, source:, age:, fetched_at:, refresh_failure:) = super
    end

    class ContentRecord < Record
      READS = {created_at: :instant, modified_at: :instant}.freeze
      attr_reader :type, :id, :fields, :created_at, :modified_at
      def initialize(type:, id:, fields:, created_at:, modified_at:) = super
    end

    class ContentType < Record
      READS = {filter: [:CloudComparison], fetched_at: :instant, refresh_failure: :RefreshFailure}.freeze
      attr_reader :type, :records, :filter, :source, :age, :fetched_at, :refresh_failure
      def initialize(type:, records:, filter:, source:, age:, fetched_at:, refresh_failure:) = super
    end

    class ContentTypes < Record
      READS = {types: [:ContentType]}.freeze
      attr_reader :types
      def initialize(types:) = super
    end

    class Conversation < Record
      READS = {last_message_at: :instant, created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :title, :model, :user, :last_message_at, :archived, :backend_id, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, title:, model:, user:, last_message_at:, archived:, backend_id:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class ConversationConflictData < Record
      READS = {current: :Conversation}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class ConversationList < Record
      READS = {conversations: [:ListedConversation]}.freeze
      attr_reader :conversations
      def initialize(conversations:) = super
    end

    class ConversationPage < Record
      READS = {items: [:Conversation]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ConvertedTemperature < Record
      READS = {value: :decimals}.freeze
      attr_reader :value, :scale, :extrapolated, :extrapolated_at
      def initialize(value:, scale:, extrapolated:, extrapolated_at: nil) = super
    end

    class Correction < Record
      READS = {from: :decimal, to: :decimal}.freeze
      attr_reader :parameter, :reason, :from, :to
      def initialize(parameter:, reason:, from:, to:) = super
    end

    class Count < Record
      READS = {scope: :CountScope, created_at: :instant, updated_at: :instant}.freeze
      CHOICES = {status: %w[open review posted cancelled]}.freeze
      attr_reader(
        :id, :company, :name, :scope, :blind, :note, :status, :transaction, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, company:, name:, scope:, blind:, note:, status:, transaction:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class CountConflictData < Record
      READS = {current: :Count}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class CountLine < Record
      READS = {quantity: :decimal, expected: :decimal, at: :instant}.freeze
      attr_reader :id, :company, :count, :item, :location, :lot, :quantity, :expected, :actor, :at
      def initialize(id:, company:, count:, item:, location:, lot:, quantity:, expected:, actor:, at:) = super
    end

    class CountPage < Record
      READS = {items: [:Count]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class CountScope < Record
      attr_reader :location, :category, :items
      def initialize(location:, category:, items:) = super
    end

    class CountScopeForm < InputRecord
      attr_reader :location, :category, :items, :skus
      def initialize(location: UNSET, category: UNSET, items: UNSET, skus: UNSET) = super
    end

    class Credential < Record
      READS = {created_at: :instant, changed_at: :instant}.freeze
      attr_reader :company, :user, :username, :created_at, :changed_at
      def initialize(company:, user:, username:, created_at:, changed_at:) = super
    end

    class CreditNoteSum < Record
      READS = {gross: :Money}.freeze
      attr_reader :id, :number, :issued_on, :reason, :gross
      def initialize(id:, number:, issued_on:, reason:, gross:) = super
    end

    class CreditSum < Record
      READS = {net: :Money, tax: :Money, gross: :Money, taxes: [:TaxSum]}.freeze
      attr_reader :net, :tax, :gross, :taxes
      def initialize(net:, tax:, gross:, taxes:) = super
    end

    class CurrentEntitlements < Record
      READS = {tiers: [:HeldTier], entitlements: [:Entitlement], valid_until: :instant, at: :instant}.freeze
      attr_reader :environment, :tiers, :features, :entitlements, :valid_until, :at, :source, :age
      def initialize(environment:, tiers:, features:, entitlements:, valid_until:, at:, source:, age:) = super
    end

    class CurrentWeather < Record
      READS = {
        place: :WeatherPlace, celsius: :decimal, temperature: :ScaledTemperature, humidity: :decimal,
        observed_at: :instant, fetched_at: :instant, refresh_failure: :RefreshFailure
      }.freeze
      attr_reader(
        :place, :celsius, :temperature, :condition, :humidity, :observed_at, :more, :stale, :age, :fetched_at,
        :refresh_failure
      )
      def initialize(
        place:, celsius:, temperature:, condition:, humidity:, observed_at:, more:, stale:, age:, fetched_at:,
        refresh_failure:
      ) = super
    end

    class CurrentWeatherAnswer < InputRecord
      attr_reader(
        :latitude, :longitude, :name, :temperature, :condition, :humidity, :observed_at, :time_zone, :more
      )
      def initialize(
        latitude:, longitude:, name: UNSET, temperature:, condition: UNSET, humidity: UNSET, observed_at: UNSET,
        time_zone: UNSET, more: UNSET
      ) = super
    end

    class CursorTooOldData < Record
      attr_reader :kind, :oldest, :newest
      def initialize(kind:, oldest:, newest:) = super
    end

    class CustomDepartment < Record
      attr_reader :name, :mask
      def initialize(name:, mask:) = super
    end

    class CustomDepartmentInput < InputRecord
      attr_reader :name, :mask
      def initialize(name:, mask:) = super
    end

    class DatabaseChanges < InputRecord
      attr_reader :zones, :deleted_zones, :token, :more, :shared_token
      def initialize(zones: UNSET, deleted_zones: UNSET, token:, more:, shared_token: UNSET) = super
    end

    class DaySummary < Record
      READS = {from: :instant, orders: [:StatusCount], sales: [:SalesSum], dispatches: [:StatusCount]}.freeze
      attr_reader(
        :from, :orders, :to_ship, :sales, :dispatches, :low_items, :out_items, :expiring_lots, :overdue_loans
      )
      def initialize(
        from:, orders:, to_ship:, sales:, dispatches:, low_items:, out_items:, expiring_lots:, overdue_loans:
      ) = super
    end

    class DeclaredEvent < Record
      READS = {properties: [:DeclaredProperty]}.freeze
      attr_reader :name, :properties
      def initialize(name:, properties:) = super
    end

    class DeclaredProperty < Record
      attr_reader :key, :type
      def initialize(key:, type:) = super
    end

    class Deleted < Record
      attr_reader :deleted
      def initialize(deleted:) = super
    end

    class DeletedAccount < Record
      READS = {failure: :RefreshFailure}.freeze
      attr_reader :user, :backend, :failure
      def initialize(user:, backend:, failure:) = super
    end

    class DeletedZone < InputRecord
      attr_reader :zone, :reason
      def initialize(zone:, reason:) = super
    end

    class Department < Record
      attr_reader :name, :mask, :custom
      def initialize(name:, mask:, custom:) = super
    end

    class DepartmentPage < Record
      READS = {items: [:Department]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Departure < Record
      READS = {at: :instant}.freeze
      attr_reader :id, :company, :name, :reason, :unsent, :at
      def initialize(id:, company:, name:, reason:, unsent:, at:) = super
    end

    class DeparturePage < Record
      READS = {items: [:Departure]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Deployment < Record
      READS = {considered: [:ConsideredPath], problems: [:DocumentProblem]}.freeze
      attr_reader :path, :source, :cloud_kit, :build_environment, :cloud_kit_container, :considered, :problems
      def initialize(
        path:, source:, cloud_kit:, build_environment:, cloud_kit_container:, considered:, problems:
      ) = super
    end

    class DescribedSetting < Record
      attr_reader :name, :type, :schema, :default, :kept, :doc, :option, :record
      def initialize(name:, type:, schema:, default:, kept:, doc:, option:, record:) = super
    end

    class DescribedSettings < Record
      READS = {settings: [:DescribedSetting]}.freeze
      attr_reader :settings
      def initialize(settings:) = super
    end

    class DeviceLocation < Record
      READS = {latitude: :decimal, longitude: :decimal, accuracy: :decimal, at: :instant}.freeze
      attr_reader :latitude, :longitude, :accuracy, :at, :name
      def initialize(latitude:, longitude:, accuracy:, at:, name:) = super
    end

    class DevicePlace < Record
      READS = {latitude: :decimal, longitude: :decimal, at: :instant, accuracy: :decimal}.freeze
      attr_reader :latitude, :longitude, :name, :at, :accuracy
      def initialize(latitude:, longitude:, name:, at:, accuracy:) = super
    end

    class Diagnostics < Record
      READS = {stores: [:StoreDiagnostics], client: :Client, log: [:LogEntry]}.freeze
      attr_reader(
        :version, :platform, :sqlite, :data, :uptime, :requests, :stores, :client, :heap, :statements, :log
      )
      def initialize(
        version:, platform:, sqlite:, data:, uptime:, requests:, stores:, client:, heap:, statements:, log:
      ) = super
    end

    class DiscardedRecord < Record
      attr_reader :id, :discarded
      def initialize(id:, discarded:) = super
    end

    class Dismissal < Record
      READS = {until: :instant}.freeze
      attr_reader :id, :until
      def initialize(id:, until:) = super
    end

    class Dispatch < Record
      READS = {
        address: :Address, planned_at: :instant, handed_over_at: :instant, delivered_at: :instant,
        created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {
        collection_type: %w[endUser colleague shipping],
        status: %w[planned picking packed handedOver delivered failed returned cancelled]
      }.freeze
      attr_reader(
        :id, :company, :order, :collection_type, :contact, :user, :recipient, :address, :carrier, :service,
        :tracking_number, :parcels, :weight, :assignee, :planned_at, :note, :proof, :number, :status, :handed_over_at,
        :delivered_at, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, order:, collection_type:, contact:, user:, recipient:, address:, carrier:, service:,
        tracking_number:, parcels:, weight:, assignee:, planned_at:, note:, proof:, number:, status:, handed_over_at:,
        delivered_at:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class DispatchConflictData < Record
      READS = {current: :Dispatch}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class DispatchDraftChanges < InputRecord
      attr_reader(
        :collection_type, :contact, :user, :recipient, :address, :carrier, :service, :tracking_number, :parcels,
        :weight, :assignee, :planned_at, :note, :proof
      )
      def initialize(
        collection_type: UNSET, contact: UNSET, user: UNSET, recipient: UNSET, address: UNSET, carrier: UNSET,
        service: UNSET, tracking_number: UNSET, parcels: UNSET, weight: UNSET, assignee: UNSET, planned_at: UNSET,
        note: UNSET, proof: UNSET
      ) = super
    end

    class DispatchPage < Record
      READS = {items: [:Dispatch]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class DispatchStep < Record
      READS = {created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class DispatchView < Record
      READS = {
        address: :Address, planned_at: :instant, handed_over_at: :instant, delivered_at: :instant,
        created_at: :instant, updated_at: :instant, lines: [:DispatchedLine], steps: [:DispatchStep]
      }.freeze
      attr_reader(
        :id, :company, :order, :collection_type, :contact, :user, :recipient, :address, :carrier, :service,
        :tracking_number, :parcels, :weight, :assignee, :planned_at, :note, :proof, :number, :status, :handed_over_at,
        :delivered_at, :version, :created_at, :updated_at, :unreadable, :lines, :steps
      )
      def initialize(
        id:, company:, order:, collection_type:, contact:, user:, recipient:, address:, carrier:, service:,
        tracking_number:, parcels:, weight:, assignee:, planned_at:, note:, proof:, number:, status:, handed_over_at:,
        delivered_at:, version:, created_at:, updated_at:, unreadable: nil, lines:, steps:
      ) = super
    end

    class DispatchedLine < Record
      READS = {quantity: :decimal, parts: [:EntryPart]}.freeze
      attr_reader :order_line, :item, :sku, :text, :quantity, :unit, :parts
      def initialize(order_line:, item:, sku:, text:, quantity:, unit:, parts:) = super
    end

    class DocumentLine < Record
      READS = {
        quantity: :decimal, shipped: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal,
        net: :Money, tax: :Money, gross: :Money
      }.freeze
      attr_reader(
        :sku, :text, :note, :quantity, :unit, :shipped, :unit_price, :discount, :tax_rate, :tax_category, :net, :tax,
        :gross
      )
      def initialize(
        sku:, text:, note:, quantity:, unit:, shipped:, unit_price:, discount:, tax_rate:, tax_category:, net:, tax:,
        gross:
      ) = super
    end

    class DocumentParty < Record
      READS = {address: :Address}.freeze
      attr_reader :name, :address
      def initialize(name:, address:) = super
    end

    class DocumentProblem < Record
      attr_reader :pointer, :kind, :message, :promotion
      def initialize(pointer:, kind:, message:, promotion: nil) = super
    end

    class DocumentSums < Record
      READS = {
        net: :Money, tax: :Money, gross: :Money, credited: :Money, paid: :Money, due: :Money, taxes: [:TaxSum],
        credits: :CreditSum
      }.freeze
      attr_reader :net, :tax, :gross, :credited, :paid, :due, :taxes, :credits
      def initialize(net:, tax:, gross:, credited:, paid:, due:, taxes:, credits:) = super
    end

    class DownloadedAsset < InputRecord
      attr_reader :path, :sha256
      def initialize(path:, sha256:) = super
    end

    class DuplicateContacts < Record
      READS = {first: :ContactName, second: :ContactName}.freeze
      attr_reader :first, :second, :by
      def initialize(first:, second:, by:) = super
    end

    class DuplicateContactsPage < Record
      READS = {items: [:DuplicateContacts]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class DuplicateData < Record
      attr_reader :kind, :member, :id
      def initialize(kind:, member:, id: nil) = super
    end

    class Entitlement < Record
      READS = {
        until: :instant, purchase_date: :instant, expires_date: :instant, revocation_date: :instant,
        grace_period_expires_date: :instant, signed_date: :instant
      }.freeze
      attr_reader(
        :transaction_id, :original_transaction_id, :product_id, :tier, :type, :state, :entitled, :until, :lifetime,
        :will_renew, :renews_to, :family_shared, :offer_type, :offer_id, :offer_period, :trial, :purchase_date,
        :expires_date, :revocation_date, :revocation_reason, :grace_period_expires_date, :expiration_intent,
        :price_consent, :environment, :signed_date
      )
      def initialize(
        transaction_id:, original_transaction_id:, product_id:, tier:, type:, state:, entitled:, until:, lifetime:,
        will_renew:, renews_to:, family_shared:, offer_type:, offer_id:, offer_period:, trial:, purchase_date:,
        expires_date:, revocation_date:, revocation_reason:, grace_period_expires_date:, expiration_intent:,
        price_consent:, environment:, signed_date:
      ) = super
    end

    class EntitlementSnapshot < Record
      READS = {
        tiers: [:HeldTier], valid_until: :instant, at: :instant, newest: :instant, stale_until: :instant
      }.freeze
      attr_reader :environment, :tiers, :features, :valid_until, :at, :basis, :newest, :stale_until, :source, :age
      def initialize(
        environment:, tiers:, features:, valid_until:, at:, basis: nil, newest: nil, stale_until: nil, source:, age:
      ) = super
    end

    class EntryPart < Record
      READS = {quantity: :decimal}.freeze
      attr_reader :quantity, :location, :lot, :item
      def initialize(quantity:, location:, lot:, item: nil) = super
    end

    class Equipment < Record
      READS = {price: :Money, setting: :GrindScale, created_at: :instant, updated_at: :instant}.freeze
      CHOICES = {
        kind: %w[grinder brewer espressoMachine kettle scale filter other],
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other]
      }.freeze
      attr_reader(
        :id, :kind, :name, :brand, :model, :bought_at, :price, :setting, :method, :note, :favourite, :archived,
        :is_default, :version, :created_at, :updated_at, :unreadable, :photos
      )
      def initialize(
        id:, kind:, name:, brand:, model:, bought_at:, price:, setting:, method:, note:, favourite:, archived:,
        is_default:, version:, created_at:, updated_at:, unreadable: nil, photos: nil
      ) = super
    end

    class EquipmentConflictData < Record
      READS = {current: :Equipment}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class EquipmentDetailsChanges < InputRecord
      attr_reader(
        :kind, :name, :brand, :model, :bought_at, :price, :setting, :method, :note, :favourite, :archived, :is_default
      )
      def initialize(
        kind: UNSET, name: UNSET, brand: UNSET, model: UNSET, bought_at: UNSET, price: UNSET, setting: UNSET,
        method: UNSET, note: UNSET, favourite: UNSET, archived: UNSET, is_default: UNSET
      ) = super
    end

    class EquipmentPage < Record
      READS = {items: [:Equipment]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Event < Record
      READS = {at: :instant}.freeze
      attr_reader :service, :type, :company, :id, :action, :version, :fields, :actor, :at, :origin
      def initialize(service:, type:, company:, id:, action:, version:, fields:, actor:, at:, origin:) = super
    end

    class EventPage < Record
      READS = {events: [:Event]}.freeze
      attr_reader :events, :cursor, :more
      def initialize(events:, cursor:, more:) = super
    end

    class Evidence < Record
      attr_reader :brews, :have, :need
      def initialize(brews:, have:, need:) = super
    end

    class ExpiringLot < Record
      READS = {on_hand: :decimal}.freeze
      attr_reader :lot, :item, :sku, :name, :unit, :batch, :serial, :expiry, :status, :on_hand
      def initialize(lot:, item:, sku:, name:, unit:, batch:, serial:, expiry:, status:, on_hand:) = super
    end

    class ExpiringLotPage < Record
      READS = {items: [:ExpiringLot]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ExplainedInsights < Record
      READS = {at: :instant}.freeze
      attr_reader :headline, :paragraphs, :source, :suggestion, :at, :repeated
      def initialize(headline:, paragraphs:, source:, suggestion:, at:, repeated:) = super
    end

    class Explanation < Record
      READS = {rule: :AccessRule, held: :Rights, grants: [:SufficientGrant]}.freeze
      attr_reader :method, :rule, :allowed, :reason, :feature, :asked, :held, :grants
      def initialize(method:, rule:, allowed:, reason:, feature:, asked:, held:, grants:) = super
    end

    class ExportReport < Record
      attr_reader :rows, :bytes, :text
      def initialize(rows:, bytes:, text:) = super
    end

    class ExportedInvoice < Record
      attr_reader :format, :number, :text
      def initialize(format:, number:, text:) = super
    end

    class Fallback < Record
      attr_reader :reason, :message, :error
      def initialize(reason:, message:, error:) = super
    end

    class FeatureRequiredData < Record
      READS = {store: :StoreListing}.freeze
      attr_reader :kind, :feature, :tiers, :products, :store
      def initialize(kind:, feature:, tiers:, products:, store:) = super
    end

    class Feedback < Record
      READS = {
        diagnostics: :AppDiagnostics, sent_at: :instant, error: :FeedbackError, created_at: :instant,
        updated_at: :instant
      }.freeze
      CHOICES = {kind: %w[bug idea question praise], state: %w[waiting sent failed]}.freeze
      attr_reader(
        :id, :user, :kind, :message, :contact, :diagnostics, :state, :sent_at, :error, :version, :created_at,
        :updated_at, :unreadable
      )
      def initialize(
        id:, user:, kind:, message:, contact:, diagnostics:, state:, sent_at:, error:, version:, created_at:,
        updated_at:, unreadable: nil
      ) = super
    end

    class FeedbackConflictData < Record
      READS = {current: :Feedback}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class FeedbackError < Record
      attr_reader :kind, :message
      def initialize(kind:, message:) = super
    end

    class FeedbackPage < Record
      READS = {items: [:Feedback]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class FetchedConfig < InputRecord
      attr_reader :document
      def initialize(document:) = super
    end

    class FigurePoint < Record
      READS = {value: :decimal, money: [:Money]}.freeze
      attr_reader :key, :name, :brews, :value, :money
      def initialize(key:, name:, brews:, value:, money:) = super
    end

    class FigurePoints < Record
      READS = {points: [:FigurePoint]}.freeze
      attr_reader :points
      def initialize(points:) = super
    end

    class Flags < Record
      READS = {problems: [:DocumentProblem]}.freeze
      attr_reader :flags, :problems, :source, :age, :origin
      def initialize(flags:, problems:, source:, age:, origin:) = super
    end

    class FlavorFamily < Record
      READS = {terms: [:FlavorTerm]}.freeze
      attr_reader :id, :name, :terms
      def initialize(id:, name:, terms:) = super
    end

    class FlavorGroup < Record
      READS = {families: [:FlavorFamily]}.freeze
      attr_reader :id, :name, :families
      def initialize(id:, name:, families:) = super
    end

    class FlavorProfile < Record
      READS = {
        acidity: :decimal, sweetness: :decimal, bitterness: :decimal, body: :decimal, fruitiness: :decimal,
        floral: :decimal, nutty: :decimal, roasted: :decimal
      }.freeze
      attr_reader(
        :acidity, :sweetness, :bitterness, :body, :fruitiness, :floral, :nutty, :roasted, :dominant, :summary
      )
      def initialize(
        acidity:, sweetness:, bitterness:, body:, fruitiness:, floral:, nutty:, roasted:, dominant:, summary:
      ) = super
    end

    class FlavorTerm < Record
      attr_reader :id, :name
      def initialize(id:, name:) = super
    end

    class FlavorWheel < Record
      READS = {groups: [:FlavorGroup]}.freeze
      attr_reader :groups
      def initialize(groups:) = super
    end

    class ForbiddenData < Record
      READS = {needs: :AccessRule}.freeze
      CHOICES = {kind: %w[forbidden]}.freeze
      attr_reader :kind, :needs
      def initialize(kind:, needs:) = super
    end

    class FoundContact < Record
      READS = {
        people: [:ContactPerson], emails: [:ContactEmail], phones: [:ContactPhone], addresses: [:ContactAddress],
        tax_rate: :decimal, created_at: :instant, updated_at: :instant
      }.freeze
      attr_reader(
        :id, :company, :name, :kinds, :organisation, :people, :emails, :phones, :website, :addresses, :tax_id,
        :currency, :payment_days, :price_list, :tax_rate, :tax_category, :tags, :note, :archived, :version,
        :created_at, :updated_at, :unreadable, :merged_into
      )
      def initialize(
        id:, company:, name:, kinds:, organisation:, people:, emails:, phones:, website:, addresses:, tax_id:,
        currency:, payment_days:, price_list:, tax_rate:, tax_category:, tags:, note:, archived:, version:,
        created_at:, updated_at:, unreadable: nil, merged_into: nil
      ) = super
    end

    class FoundContactPage < Record
      READS = {items: [:Contact]}.freeze
      attr_reader :items, :next, :partial
      def initialize(items:, next:, partial:) = super
    end

    class FoundContent < Record
      READS = {
        created_at: :instant, modified_at: :instant, fetched_at: :instant, refresh_failure: :RefreshFailure
      }.freeze
      attr_reader :type, :id, :fields, :created_at, :modified_at, :source, :age, :fetched_at, :refresh_failure
      def initialize(
        type:, id:, fields:, created_at:, modified_at:, source:, age:, fetched_at:, refresh_failure:
      ) = super
    end

    class FoundItemPage < Record
      READS = {items: [:Item]}.freeze
      attr_reader :items, :next, :partial
      def initialize(items:, next:, partial:) = super
    end

    class FoundMessagePage < Record
      READS = {items: [:Message]}.freeze
      attr_reader :items, :next, :partial
      def initialize(items:, next:, partial:) = super
    end

    class FoundPlace < Record
      READS = {latitude: :decimal, longitude: :decimal}.freeze
      attr_reader :name, :region, :country, :latitude, :longitude, :time_zone, :distance
      def initialize(name:, region:, country:, latitude:, longitude:, time_zone:, distance:) = super
    end

    class FoundPlaces < Record
      READS = {places: [:FoundPlace], suggestions: [:PlaceSuggestion]}.freeze
      attr_reader :places, :suggestions, :source
      def initialize(places:, suggestions:, source:) = super
    end

    class FoundPrice < Record
      READS = {quantity: :decimal, unit_price: :Money, tax_rate: :decimal}.freeze
      attr_reader :item, :sku, :name, :quantity, :unit, :unit_price, :price_source, :tax_rate, :tax_category
      def initialize(
        item:, sku:, name:, quantity:, unit:, unit_price:, price_source:, tax_rate:, tax_category:
      ) = super
    end

    class FoundPrices < Record
      READS = {lines: [:FoundPrice]}.freeze
      attr_reader :lines
      def initialize(lines:) = super
    end

    class FoundShare < InputRecord
      attr_reader :share
      def initialize(share: UNSET) = super
    end

    class FounderStaysData < Record
      READS = {needs: :Transfer}.freeze
      CHOICES = {kind: %w[forbidden]}.freeze
      attr_reader :kind, :needs
      def initialize(kind:, needs:) = super
    end

    class GS1Content < Record
      READS = {quantity: :decimal, price: :Money, elements: [:GS1Element]}.freeze
      attr_reader(
        :gtin, :content, :batch, :serial, :made_on, :expiry, :count, :contained, :quantity, :unit, :price, :elements
      )
      def initialize(
        gtin:, content:, batch:, serial:, made_on:, expiry:, count:, contained:, quantity:, unit:, price:, elements:
      ) = super
    end

    class GS1Element < Record
      attr_reader :ai, :value
      def initialize(ai:, value:) = super
    end

    class GeocodeAnswer < InputRecord
      attr_reader :name, :locality, :region, :country, :time_zone
      def initialize(name:, locality: UNSET, region: UNSET, country: UNSET, time_zone: UNSET) = super
    end

    class GeocodedPlace < Record
      READS = {latitude: :decimal, longitude: :decimal}.freeze
      attr_reader :latitude, :longitude, :name, :locality, :region, :country, :time_zone, :known
      def initialize(latitude:, longitude:, name:, locality:, region:, country:, time_zone:, known:) = super
    end

    class GrindScale < Record
      READS = {minimum: :decimal, maximum: :decimal, step: :decimal}.freeze
      CHOICES = {finer: %w[lower higher]}.freeze
      attr_reader :minimum, :maximum, :step, :finer
      def initialize(minimum:, maximum:, step:, finer:) = super
    end

    class GrindScaleChanges < InputRecord
      attr_reader :minimum, :maximum, :step, :finer
      def initialize(minimum: UNSET, maximum: UNSET, step: UNSET, finer: UNSET) = super
    end

    class GrindScaleInput < InputRecord
      attr_reader :minimum, :maximum, :step, :finer
      def initialize(minimum:, maximum:, step:, finer:) = super
    end

    class HTTPHeader < Record
      attr_reader :name, :value
      def initialize(name:, value:) = super
    end

    class HTTPHeaderInput < InputRecord
      attr_reader :name, :value
      def initialize(name:, value:) = super
    end

    class HeldTier < Record
      READS = {until: :instant}.freeze
      attr_reader :group, :tier, :rank, :until, :lifetime, :product_id, :transaction_id
      def initialize(group:, tier:, rank:, until:, lifetime:, product_id:, transaction_id:) = super
    end

    class Hello < Record
      attr_reader :protocol, :supported, :name, :version
      def initialize(protocol:, supported:, name:, version:) = super
    end

    class HistoryEntry < Record
      READS = {at: :instant, fields: [:HistoryField]}.freeze
      attr_reader :at, :actor, :username, :kind, :part, :fields, :entry
      def initialize(at:, actor:, username:, kind:, part: nil, fields:, entry:) = super
    end

    class HistoryEntryPage < Record
      READS = {items: [:HistoryEntry]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class HistoryField < Record
      attr_reader :name, :from, :to
      def initialize(name:, from:, to:) = super
    end

    class HostChecked < Record
      attr_reader :text, :same
      def initialize(text:, same:) = super
    end

    class HostErrorData < Record
      attr_reader :kind, :error, :reason, :advice, :record, :owner
      def initialize(kind:, error: nil, reason: nil, advice: nil, record: nil, owner: nil) = super
    end

    class HostFaultData < Record
      READS = {problems: [:Problem]}.freeze
      attr_reader :kind, :problems, :record, :owner
      def initialize(kind:, problems: nil, record: nil, owner: nil) = super
    end

    class HostPong < InputRecord
      attr_reader :text
      def initialize(text:) = super
    end

    class HostSecretDone < InputRecord
      def initialize = super
    end

    class HostTimeoutData < Record
      attr_reader :kind, :deadline, :record, :owner
      def initialize(kind:, deadline:, record: nil, owner: nil) = super
    end

    class HostUnavailableData < Record
      attr_reader :kind, :capability, :record, :owner
      def initialize(kind:, capability:, record: nil, owner: nil) = super
    end

    class HourlyWeather < Record
      READS = {
        place: :WeatherPlace, hours: [:WeatherHour], fallbacks: [:WeatherGap], fetched_at: :instant,
        refresh_failure: :RefreshFailure
      }.freeze
      attr_reader :place, :hours, :fallbacks, :more, :stale, :age, :fetched_at, :refresh_failure
      def initialize(place:, hours:, fallbacks:, more:, stale:, age:, fetched_at:, refresh_failure:) = super
    end

    class HourlyWeatherAnswer < InputRecord
      attr_reader :latitude, :longitude, :name, :hours, :observed_at, :time_zone, :more
      def initialize(
        latitude:, longitude:, name: UNSET, hours:, observed_at: UNSET, time_zone: UNSET, more: UNSET
      ) = super
    end

    class HourlyWeatherAnswerHour < InputRecord
      attr_reader :at, :temperature, :condition, :more
      def initialize(at:, temperature:, condition: UNSET, more: UNSET) = super
    end

    class HumanusKnot < Record
      READS = {celsius: :decimal, humanus: :decimal}.freeze
      attr_reader :celsius, :humanus
      def initialize(celsius:, humanus:) = super
    end

    class HumanusTable < Record
      READS = {knots: [:HumanusKnot]}.freeze
      attr_reader :id, :provenance, :knots
      def initialize(id:, provenance:, knots:) = super
    end

    class IllegalStepData < Record
      READS = {waiting: [:WaitingStep]}.freeze
      attr_reader :kind, :status, :asked, :allowed, :waiting
      def initialize(kind:, status:, asked:, allowed:, waiting:) = super
    end

    class ImportReport < Record
      READS = {problems: [:RowProblems], form: :AnsweredForm}.freeze
      attr_reader :rows, :created, :updated, :unchanged, :failed, :problems, :form
      def initialize(rows:, created:, updated:, unchanged:, failed:, problems:, form: nil) = super
    end

    class ImportedPlace < InputRecord
      attr_reader :id, :name, :latitude, :longitude, :region, :country, :time_zone, :used_at
      def initialize(
        id: UNSET, name:, latitude:, longitude:, region: UNSET, country: UNSET, time_zone: UNSET, used_at: UNSET
      ) = super
    end

    class InUseCount < Record
      attr_reader :kind, :count
      def initialize(kind:, count:) = super
    end

    class InUseData < Record
      READS = {counts: [:InUseCount]}.freeze
      attr_reader :kind, :counts
      def initialize(kind:, counts:) = super
    end

    class Info < Record
      attr_reader :name, :version, :data, :methods
      def initialize(name:, version:, data:, methods:) = super
    end

    class Ingested < Record
      READS = {outcomes: [:Outcome], tiers: [:HeldTier], valid_until: :instant, at: :instant}.freeze
      attr_reader :outcomes, :tiers, :features, :valid_until, :at
      def initialize(outcomes:, tiers:, features:, valid_until:, at:) = super
    end

    class Insight < Record
      READS = {data: :InsightData, evidence: :Evidence}.freeze
      attr_reader :kind, :state, :data, :evidence, :confidence
      def initialize(kind:, state:, data:, evidence:, confidence:) = super
    end

    class InsightData < Record
      READS = {
        dose: :decimal, ratio: :decimal, temperature: :decimal, time: :decimal, grind_setting: :decimal,
        rating: :decimal, per_week: :decimal, percent: :decimal, value: :decimal, mean: :decimal, rest: :decimal,
        ratio_deviation: :decimal, time_deviation: :decimal, extraction_deviation: :decimal, terms: [:TermCount]
      }.freeze
      attr_reader(
        :bean, :method, :recipe, :dose, :ratio, :temperature, :time, :grind_setting, :rating, :direction, :per_week,
        :percent, :value, :mean, :rest, :ratio_deviation, :time_deviation, :extraction_deviation, :under, :within,
        :over, :terms
      )
      def initialize(
        bean: nil, method: nil, recipe: nil, dose: nil, ratio: nil, temperature: nil, time: nil, grind_setting: nil,
        rating: nil, direction: nil, per_week: nil, percent: nil, value: nil, mean: nil, rest: nil,
        ratio_deviation: nil, time_deviation: nil, extraction_deviation: nil, under: nil, within: nil, over: nil,
        terms: nil
      ) = super
    end

    class Insights < Record
      READS = {insights: [:Insight]}.freeze
      attr_reader :insights
      def initialize(insights:) = super
    end

    class InsufficientStockData < Record
      READS = {
        asked: :decimal, on_hand: :decimal, available: :decimal, elsewhere: [:StockElsewhere], incoming: :decimal,
        incoming_at: :instant
      }.freeze
      attr_reader :kind, :item, :location, :lot, :asked, :on_hand, :available, :elsewhere, :incoming, :incoming_at
      def initialize(
        kind:, item:, location:, lot:, asked:, on_hand:, available:, elsewhere:, incoming:, incoming_at:
      ) = super
    end

    class IntentList < Record
      READS = {intents: [:PurchaseIntent]}.freeze
      attr_reader :intents
      def initialize(intents:) = super
    end

    class InternalErrorData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class InvalidParamsData < Record
      READS = {problems: [:Problem]}.freeze
      attr_reader :kind, :problems
      def initialize(kind:, problems:) = super
    end

    class InvalidRequestData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class InvitedParticipant < InputRecord
      attr_reader :share, :record
      def initialize(share:, record: UNSET) = super
    end

    class Invoice < Record
      READS = {
        issued_at: :instant, supplied_at: :instant, due_at: :instant, seller: :InvoiceSeller, buyer: :InvoiceBuyer,
        shipping_address: :Address, lines: [:InvoiceLine], taxes: [:TaxSum], net: :Money, tax: :Money, gross: :Money,
        created_at: :instant, updated_at: :instant, paid: :Money, due: :Money
      }.freeze
      attr_reader(
        :id, :company, :type, :number, :series, :sequence, :order, :order_number, :invoice, :invoice_number, :reason,
        :issued_at, :issued_on, :supplied_at, :supplied_on, :due_at, :due_on, :seller, :buyer, :shipping_address,
        :reference, :currency, :tax_included, :lines, :taxes, :net, :tax, :gross, :payment_terms, :note, :actor,
        :version, :created_at, :updated_at, :unreadable, :paid, :due, :payment_state
      )
      def initialize(
        id:, company:, type:, number:, series:, sequence:, order:, order_number:, invoice:, invoice_number:, reason:,
        issued_at:, issued_on:, supplied_at:, supplied_on:, due_at:, due_on:, seller:, buyer:, shipping_address:,
        reference:, currency:, tax_included:, lines:, taxes:, net:, tax:, gross:, payment_terms:, note:, actor:,
        version:, created_at:, updated_at:, unreadable: nil, paid: nil, due: nil, payment_state: nil
      ) = super
    end

    class InvoiceBuyer < Record
      READS = {address: :Address}.freeze
      attr_reader :contact, :name, :address, :tax_id
      def initialize(contact:, name:, address:, tax_id:) = super
    end

    class InvoiceDocument < Record
      READS = {
        issued_at: :instant, supplied_at: :instant, due_at: :instant, seller: :InvoiceSeller, buyer: :InvoiceBuyer,
        shipping_address: :Address, lines: [:InvoiceLine], taxes: [:TaxSum], net: :Money, tax: :Money, gross: :Money
      }.freeze
      attr_reader(
        :type, :number, :series, :sequence, :order, :order_number, :invoice, :invoice_number, :reason, :issued_at,
        :issued_on, :supplied_at, :supplied_on, :due_at, :due_on, :seller, :buyer, :shipping_address, :reference,
        :currency, :tax_included, :lines, :taxes, :net, :tax, :gross, :payment_terms, :note, :actor, :mentions
      )
      def initialize(
        type:, number:, series:, sequence:, order:, order_number:, invoice:, invoice_number:, reason:, issued_at:,
        issued_on:, supplied_at:, supplied_on:, due_at:, due_on:, seller:, buyer:, shipping_address:, reference:,
        currency:, tax_included:, lines:, taxes:, net:, tax:, gross:, payment_terms:, note:, actor:, mentions:
      ) = super
    end

    class InvoiceLine < Record
      READS = {
        quantity: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal, net: :Money, tax: :Money,
        gross: :Money
      }.freeze
      attr_reader(
        :line, :item, :sku, :text, :note, :quantity, :unit, :unit_price, :discount, :tax_rate, :tax_category, :net,
        :tax, :gross
      )
      def initialize(
        line:, item:, sku:, text:, note:, quantity:, unit:, unit_price:, discount:, tax_rate:, tax_category:, net:,
        tax:, gross:
      ) = super
    end

    class InvoicePage < Record
      READS = {items: [:Invoice]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class InvoiceSeller < Record
      READS = {address: :Address, bank: :BankAccount}.freeze
      attr_reader :name, :address, :tax_id, :registration, :bank
      def initialize(name:, address:, tax_id:, registration:, bank:) = super
    end

    class InvoiceView < Record
      READS = {
        issued_at: :instant, supplied_at: :instant, due_at: :instant, seller: :InvoiceSeller, buyer: :InvoiceBuyer,
        shipping_address: :Address, lines: [:InvoiceLine], taxes: [:TaxSum], net: :Money, tax: :Money, gross: :Money,
        created_at: :instant, updated_at: :instant, paid: :Money, due: :Money, payments: [:AssignedPayment],
        credit_notes: [:CreditNoteSum]
      }.freeze
      attr_reader(
        :id, :company, :type, :number, :series, :sequence, :order, :order_number, :invoice, :invoice_number, :reason,
        :issued_at, :issued_on, :supplied_at, :supplied_on, :due_at, :due_on, :seller, :buyer, :shipping_address,
        :reference, :currency, :tax_included, :lines, :taxes, :net, :tax, :gross, :payment_terms, :note, :actor,
        :version, :created_at, :updated_at, :unreadable, :paid, :due, :payment_state, :payments, :credit_notes
      )
      def initialize(
        id:, company:, type:, number:, series:, sequence:, order:, order_number:, invoice:, invoice_number:, reason:,
        issued_at:, issued_on:, supplied_at:, supplied_on:, due_at:, due_on:, seller:, buyer:, shipping_address:,
        reference:, currency:, tax_included:, lines:, taxes:, net:, tax:, gross:, payment_terms:, note:, actor:,
        version:, created_at:, updated_at:, unreadable: nil, paid: nil, due: nil, payment_state: nil, payments:,
        credit_notes:
      ) = super
    end

    class InvoicedLine < InputRecord
      attr_reader :line, :sku, :quantity
      def initialize(line: UNSET, sku: UNSET, quantity:) = super
    end

    class InvoicedOrder < Record
      READS = {order: :ShownOrder, documents: [:Invoice]}.freeze
      attr_reader :order, :documents
      def initialize(order:, documents:) = super
    end

    class Item < Record
      READS = {
        units: [:ItemUnit], min_stock: :decimal, reorder_quantity: :decimal, price: :Money, cost: :Money,
        custom: {String => :decimals}, flag: :ItemFlag, tax_rate: :decimal, created_at: :instant,
        updated_at: :instant, level: :StockTotals
      }.freeze
      CHOICES = {
        condition: %w[new used refurbished damaged], tax_category: %w[S Z E AE K G O], kind: %w[stocked service kit]
      }.freeze
      attr_reader(
        :id, :company, :sku, :name, :unit, :description, :units, :purchase_unit, :sales_unit, :category, :tags,
        :barcodes, :manufacturer, :min_stock, :reorder_quantity, :location, :price, :cost, :condition, :custom,
        :archived, :track_batch, :track_serial, :supplier, :supplier_sku, :flag, :tax_rate, :tax_category, :kind,
        :version, :created_at, :updated_at, :unreadable, :level
      )
      def initialize(
        id:, company:, sku:, name:, unit:, description:, units:, purchase_unit:, sales_unit:, category:, tags:,
        barcodes:, manufacturer:, min_stock:, reorder_quantity:, location:, price:, cost: nil, condition:, custom:,
        archived:, track_batch:, track_serial:, supplier:, supplier_sku:, flag:, tax_rate:, tax_category:, kind:,
        version:, created_at:, updated_at:, unreadable: nil, level: nil
      ) = super
    end

    class ItemConflictData < Record
      READS = {current: :Item}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class ItemDetailsChanges < InputRecord
      attr_reader(
        :sku, :name, :unit, :description, :units, :purchase_unit, :sales_unit, :category, :tags, :barcodes,
        :manufacturer, :min_stock, :reorder_quantity, :location, :price, :cost, :condition, :custom, :archived,
        :track_batch, :track_serial, :supplier, :supplier_sku, :tax_rate, :tax_category, :kind
      )
      def initialize(
        sku: UNSET, name: UNSET, unit: UNSET, description: UNSET, units: UNSET, purchase_unit: UNSET,
        sales_unit: UNSET, category: UNSET, tags: UNSET, barcodes: UNSET, manufacturer: UNSET, min_stock: UNSET,
        reorder_quantity: UNSET, location: UNSET, price: UNSET, cost: UNSET, condition: UNSET, custom: UNSET,
        archived: UNSET, track_batch: UNSET, track_serial: UNSET, supplier: UNSET, supplier_sku: UNSET,
        tax_rate: UNSET, tax_category: UNSET, kind: UNSET
      ) = super
    end

    class ItemFlag < Record
      READS = {at: :instant}.freeze
      attr_reader :reason, :by, :at
      def initialize(reason:, by:, at:) = super
    end

    class ItemOverview < Record
      READS = {
        item: :Item, level: :StockLevel, places: [:StockLevel], orders: [:ItemPlan], purchases: [:ItemPlan],
        history: [:HistoryEntry], builds: [:ItemPlan], needed_by: [:ItemPlan]
      }.freeze
      attr_reader :item, :level, :places, :orders, :purchases, :history, :builds, :needed_by
      def initialize(item:, level:, places:, orders:, purchases:, history:, builds:, needed_by:) = super
    end

    class ItemPage < Record
      READS = {items: [:Item]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ItemPlan < Record
      READS = {quantity: :decimal, at: :instant}.freeze
      attr_reader :id, :number, :status, :contact_name, :quantity, :at
      def initialize(id:, number:, status:, contact_name:, quantity:, at:) = super
    end

    class ItemSupplier < Record
      READS = {min_order: :decimal, breaks: [:PriceBreak], created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :item, :contact, :sku, :pack_unit, :min_order, :lead_days, :preferred, :breaks, :version,
        :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, item:, contact:, sku:, pack_unit:, min_order:, lead_days:, preferred:, breaks: nil, version:,
        created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class ItemSupplierConflictData < Record
      READS = {current: :ItemSupplier}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class ItemSupplierDetailsChanges < InputRecord
      attr_reader :item, :contact, :sku, :pack_unit, :min_order, :lead_days, :preferred, :breaks
      def initialize(
        item: UNSET, contact: UNSET, sku: UNSET, pack_unit: UNSET, min_order: UNSET, lead_days: UNSET,
        preferred: UNSET, breaks: UNSET
      ) = super
    end

    class ItemSupplierPage < Record
      READS = {items: [:ItemSupplier]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ItemUnit < Record
      READS = {factor: :decimal, per: :decimal}.freeze
      attr_reader :unit, :factor, :per
      def initialize(unit:, factor:, per: nil) = super
    end

    class ItemUnitInput < InputRecord
      attr_reader :unit, :factor, :per
      def initialize(unit:, factor:, per: UNSET) = super
    end

    class JSONWebKey < InputRecord
      attr_reader :kty, :kid, :use, :alg, :n, :e
      def initialize(kty:, kid: UNSET, use: UNSET, alg: UNSET, n: UNSET, e: UNSET) = super
    end

    class JournalOverview < Record
      READS = {
        coffee: :decimal, water: :decimal, money: [:Money], rating: :decimal, ratio: :decimal, extraction: :decimal
      }.freeze
      attr_reader(
        :brews, :days, :current_streak, :longest_streak, :coffee, :water, :money, :rating, :ratio, :extraction,
        :open_beans, :favourite_method
      )
      def initialize(
        brews:, days:, current_streak:, longest_streak:, coffee:, water:, money:, rating:, ratio:, extraction:,
        open_beans:, favourite_method:
      ) = super
    end

    class KeptDocument < Record
      READS = {signed_date: :instant, received_at: :instant}.freeze
      attr_reader(
        :kind, :id, :original_transaction_id, :product_id, :environment, :notification_type, :subtype, :signed_date,
        :received_at, :counts, :state, :payload
      )
      def initialize(
        kind:, id:, original_transaction_id:, product_id:, environment:, notification_type:, subtype:, signed_date:,
        received_at:, counts:, state:, payload:
      ) = super
    end

    class KeptDocumentPage < Record
      READS = {items: [:KeptDocument]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class KeyReusedData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class KitPart < Record
      READS = {quantity: :decimal, per: :decimal}.freeze
      attr_reader :item, :sku, :quantity, :per, :whole
      def initialize(item:, sku:, quantity:, per:, whole:) = super
    end

    class KnownItems < Record
      READS = {found: [:Item]}.freeze
      attr_reader :found
      def initialize(found:) = super
    end

    class Label < Record
      attr_reader :code, :title
      def initialize(code:, title:) = super
    end

    class LabelCount < Record
      attr_reader :name, :items
      def initialize(name:, items:) = super
    end

    class LabelPage < Record
      READS = {items: [:LabelCount]}.freeze
      attr_reader :items, :next, :partial
      def initialize(items:, next:, partial:) = super
    end

    class LastLocation < Record
      READS = {latitude: :decimal, longitude: :decimal, at: :instant, accuracy: :decimal}.freeze
      attr_reader :latitude, :longitude, :name, :at, :accuracy, :stale, :age, :authorization
      def initialize(latitude:, longitude:, name:, at:, accuracy:, stale:, age:, authorization:) = super
    end

    class LeftCompany < Record
      attr_reader :company
      def initialize(company:) = super
    end

    class LeftShare < InputRecord
      attr_reader :zone
      def initialize(zone:) = super
    end

    class LimitReachedData < Record
      attr_reader :kind, :limit, :record, :owner
      def initialize(kind:, limit:, record: nil, owner: nil) = super
    end

    class LineTermsChanges < InputRecord
      attr_reader :text, :quantity, :unit, :unit_price, :discount, :tax_rate, :tax_category, :note
      def initialize(
        text: UNSET, quantity: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET, tax_rate: UNSET,
        tax_category: UNSET, note: UNSET
      ) = super
    end

    class LinkList < Record
      READS = {links: [:PendingLink]}.freeze
      attr_reader :links
      def initialize(links:) = super
    end

    class LinkParameter < Record
      attr_reader :name, :value
      def initialize(name:, value:) = super
    end

    class ListedAccess < Record
      READS = {access: :AccessRecord}.freeze
      attr_reader :access, :username
      def initialize(access:, username:) = super
    end

    class ListedAccessPage < Record
      READS = {items: [:ListedAccess]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ListedCompany < Record
      attr_reader :id, :name, :logo, :tier, :archived, :kind, :store, :role, :sign_in
      def initialize(id:, name:, logo:, tier:, archived:, kind:, store:, role:, sign_in:) = super
    end

    class ListedCompanyPage < Record
      READS = {items: [:ListedCompany]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ListedConversation < Record
      READS = {client: :Client}.freeze
      attr_reader :number, :own, :client, :command, :process, :uptime, :capabilities, :read_only
      def initialize(number:, own:, client:, command:, process:, uptime:, capabilities:, read_only:) = super
    end

    class ListedCountLine < Record
      READS = {quantity: :decimal, expected: :decimal, at: :instant}.freeze
      attr_reader(
        :id, :company, :count, :item, :location, :lot, :quantity, :expected, :actor, :at, :sku, :name, :unit,
        :location_name, :batch, :serial
      )
      def initialize(
        id:, company:, count:, item:, location:, lot:, quantity:, expected:, actor:, at:, sku:, name:, unit:,
        location_name:, batch:, serial:
      ) = super
    end

    class ListedCountLinePage < Record
      READS = {items: [:ListedCountLine]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ListedLot < Record
      READS = {created_at: :instant, updated_at: :instant, on_hand: :decimal}.freeze
      attr_reader(
        :id, :company, :item, :batch, :serial, :expiry, :manufactured_at, :supplier_lot, :status, :note, :archived,
        :joined, :version, :created_at, :updated_at, :unreadable, :sku, :name, :unit, :on_hand
      )
      def initialize(
        id:, company:, item:, batch:, serial:, expiry:, manufactured_at:, supplier_lot:, status:, note:, archived:,
        joined:, version:, created_at:, updated_at:, unreadable: nil, sku:, name:, unit:, on_hand:
      ) = super
    end

    class ListedLotPage < Record
      READS = {items: [:ListedLot]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class LiveClosed < Record
      attr_reader :closed
      def initialize(closed:) = super
    end

    class LiveOpened < Record
      attr_reader :live, :result
      def initialize(live:, result:) = super
    end

    class Loan < Record
      READS = {
        quantity: :decimal, lent_at: :instant, due_at: :instant, parts: [:LoanPart], returned: :decimal,
        lost: :decimal, returned_at: :instant, overdue_at: :instant, created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {direction: %w[out in], status: %w[out partly returned lost]}.freeze
      attr_reader(
        :id, :company, :item, :quantity, :direction, :contact, :user, :lent_at, :due_at, :note, :from, :parts,
        :returned, :lost, :status, :returned_at, :overdue_at, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, item:, quantity:, direction:, contact:, user:, lent_at:, due_at:, note:, from:, parts:,
        returned:, lost:, status:, returned_at:, overdue_at:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class LoanConflictData < Record
      READS = {current: :Loan}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class LoanPage < Record
      READS = {items: [:Loan]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class LoanPart < Record
      READS = {quantity: :decimal, closed: :decimal}.freeze
      attr_reader :lot, :quantity, :closed
      def initialize(lot:, quantity:, closed:) = super
    end

    class LoanTermsChanges < InputRecord
      attr_reader :due_at, :note
      def initialize(due_at: UNSET, note: UNSET) = super
    end

    class Location < Record
      READS = {address: :Address, created_at: :instant, updated_at: :instant}.freeze
      CHOICES = {kind: %w[stock transit loan scrap]}.freeze
      attr_reader(
        :id, :company, :name, :code, :parent, :structural, :kind, :barcode, :address, :note, :archived, :joined,
        :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, name:, code:, parent:, structural:, kind:, barcode:, address:, note:, archived:, joined:,
        version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class LocationAnswer < InputRecord
      attr_reader :latitude, :longitude, :accuracy, :at, :authorization
      def initialize(latitude: UNSET, longitude: UNSET, accuracy: UNSET, at: UNSET, authorization: UNSET) = super
    end

    class LocationAuthorization < Record
      READS = {changed_at: :instant}.freeze
      attr_reader :state, :changed_at
      def initialize(state:, changed_at:) = super
    end

    class LocationConflictData < Record
      READS = {current: :Location}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class LocationDeniedData < Record
      attr_reader :kind, :state
      def initialize(kind:, state:) = super
    end

    class LocationDetailsChanges < InputRecord
      attr_reader :name, :code, :parent, :structural, :kind, :barcode, :address, :note, :archived
      def initialize(
        name: UNSET, code: UNSET, parent: UNSET, structural: UNSET, kind: UNSET, barcode: UNSET, address: UNSET,
        note: UNSET, archived: UNSET
      ) = super
    end

    class LocationNode < Record
      attr_reader :id, :parent, :depth, :name, :code, :kind, :structural, :archived, :children, :is_empty
      def initialize(
        id:, parent:, depth:, name:, code:, kind:, structural:, archived:, children:, is_empty:
      ) = super
    end

    class LocationPage < Record
      READS = {items: [:Location]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class LocationTree < Record
      READS = {nodes: [:LocationNode]}.freeze
      attr_reader :nodes, :is_whole
      def initialize(nodes:, is_whole:) = super
    end

    class LogEntry < Record
      READS = {at: :instant}.freeze
      attr_reader :at, :level, :message
      def initialize(at:, level:, message:) = super
    end

    class LogExportReport < Record
      attr_reader :lines, :bytes, :text
      def initialize(lines:, bytes:, text:) = super
    end

    class LogLine < Record
      READS = {at: :instant}.freeze
      attr_reader :at, :level, :category, :conversation, :message, :fields
      def initialize(at:, level:, category:, conversation:, message:, fields:) = super
    end

    class LogLinePage < Record
      READS = {items: [:LogLine]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class LogWritten < InputRecord
      def initialize = super
    end

    class Lot < Record
      READS = {created_at: :instant, updated_at: :instant}.freeze
      CHOICES = {status: %w[ok attention damaged destroyed rejected lost quarantined returned]}.freeze
      attr_reader(
        :id, :company, :item, :batch, :serial, :expiry, :manufactured_at, :supplier_lot, :status, :note, :archived,
        :joined, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, item:, batch:, serial:, expiry:, manufactured_at:, supplier_lot:, status:, note:, archived:,
        joined:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class LotConflictData < Record
      READS = {current: :Lot}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class LotDetailsChanges < InputRecord
      attr_reader :item, :batch, :serial, :expiry, :manufactured_at, :supplier_lot, :status, :note, :archived
      def initialize(
        item: UNSET, batch: UNSET, serial: UNSET, expiry: UNSET, manufactured_at: UNSET, supplier_lot: UNSET,
        status: UNSET, note: UNSET, archived: UNSET
      ) = super
    end

    class LotGenealogy < Record
      READS = {lot: :ListedLot, sources: [:LotRelation], products: [:LotRelation]}.freeze
      attr_reader :lot, :orders, :sources, :products, :partial
      def initialize(lot:, orders:, sources:, products:, partial:) = super
    end

    class LotRelation < Record
      READS = {lot: :ListedLot, quantity: :decimal, at: :instant}.freeze
      attr_reader :level, :of, :lot, :quantity, :build, :transaction, :at, :orders
      def initialize(level:, of:, lot:, quantity:, build:, transaction:, at:, orders:) = super
    end

    class LowStock < Record
      READS = {
        on_hand: :decimal, available: :decimal, demand: :decimal, on_order: :decimal, projected: :decimal,
        min_stock: :decimal, lacking: :decimal, reorder_quantity: :decimal
      }.freeze
      attr_reader(
        :item, :sku, :name, :unit, :on_hand, :available, :demand, :on_order, :projected, :min_stock, :lacking,
        :reorder_quantity
      )
      def initialize(
        item:, sku:, name:, unit:, on_hand:, available:, demand:, on_order:, projected:, min_stock:, lacking:,
        reorder_quantity:
      ) = super
    end

    class LowStockPage < Record
      READS = {items: [:LowStock]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ManagerBits < Record
      CHOICES = {rule: %w[anyone account member department manager owner founder]}.freeze
      attr_reader :rule, :department, :mask
      def initialize(rule:, department: nil, mask:) = super
    end

    class MeasuredTemperature < InputRecord
      attr_reader :value, :unit
      def initialize(value:, unit:) = super
    end

    class Message < Record
      READS = {error: :MessageError, at: :instant, created_at: :instant, updated_at: :instant}.freeze
      CHOICES = {role: %w[user assistant system], status: %w[complete streaming failed cancelled]}.freeze
      attr_reader(
        :id, :conversation, :role, :content, :reply_to, :status, :error, :model, :at, :version, :created_at,
        :updated_at, :unreadable
      )
      def initialize(
        id:, conversation:, role:, content:, reply_to:, status:, error:, model:, at:, version:, created_at:,
        updated_at:, unreadable: nil
      ) = super
    end

    class MessageConflictData < Record
      READS = {current: :Message}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class MessageError < Record
      attr_reader :kind, :message, :retry_after
      def initialize(kind:, message:, retry_after:) = super
    end

    class MessagePage < Record
      READS = {items: [:Message]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class MethodNotFoundData < Record
      attr_reader :kind, :suggestion
      def initialize(kind:, suggestion: nil) = super
    end

    class MissingAsset < Record
      attr_reader :name, :reason
      def initialize(name:, reason:) = super
    end

    class MissingCredentialData < Record
      attr_reader :kind, :members
      def initialize(kind:, members:) = super
    end

    class ModifiedRecords < InputRecord
      attr_reader :results, :token
      def initialize(results: UNSET, token: UNSET) = super
    end

    class ModifiedZones < InputRecord
      attr_reader :results
      def initialize(results: UNSET) = super
    end

    class Money < Record
      READS = {per: :decimal}.freeze
      attr_reader :amount, :currency, :per
      def initialize(amount:, currency:, per: nil) = super
    end

    class MoneyChanges < InputRecord
      attr_reader :amount, :currency, :per
      def initialize(amount: UNSET, currency: UNSET, per: UNSET) = super
    end

    class MoneyInput < InputRecord
      attr_reader :amount, :currency, :per
      def initialize(amount:, currency:, per: UNSET) = super
    end

    class MoneySum < Record
      attr_reader :amount, :currency
      def initialize(amount:, currency:) = super
    end

    class NamedPerson < Record
      attr_reader :id, :name, :username, :has_left
      def initialize(id:, name:, username: nil, has_left: nil) = super
    end

    class NamedPersonPage < Record
      READS = {items: [:NamedPerson]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class NeededPart < Record
      READS = {
        gross: :decimal, needed: :decimal, available: :decimal, short: :decimal, incoming: :decimal,
        incoming_at: :instant
      }.freeze
      attr_reader :item, :sku, :name, :unit, :is_made, :gross, :needed, :available, :short, :incoming, :incoming_at
      def initialize(
        item:, sku:, name:, unit:, is_made:, gross:, needed:, available:, short:, incoming:, incoming_at:
      ) = super
    end

    class NewCredentials < InputRecord
      attr_reader :username, :password
      def initialize(username:, password:) = super
    end

    class NewLine < InputRecord
      attr_reader :quantity, :item, :sku, :text, :unit, :unit_price, :discount, :tax_rate, :tax_category, :note
      def initialize(
        quantity:, item: UNSET, sku: UNSET, text: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET,
        tax_rate: UNSET, tax_category: UNSET, note: UNSET
      ) = super
    end

    class NewPurchaseLine < InputRecord
      attr_reader :quantity, :item, :sku, :text, :unit, :unit_price, :discount, :tax_rate, :tax_category, :note
      def initialize(
        quantity:, item: UNSET, sku: UNSET, text: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET,
        tax_rate: UNSET, tax_category: UNSET, note: UNSET
      ) = super
    end

    class NoCompanyData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class NotFoundData < Record
      attr_reader :kind, :pointer
      def initialize(kind:, pointer: nil) = super
    end

    class NotKeptHereData < Record
      READS = {needs: :StoreNeeded}.freeze
      CHOICES = {kind: %w[forbidden]}.freeze
      attr_reader :kind, :needs
      def initialize(kind:, needs:) = super
    end

    class NotOnThisPathData < Record
      attr_reader :kind, :path, :record, :owner
      def initialize(kind:, path:, record: nil, owner: nil) = super
    end

    class NotedPayment < Record
      READS = {
        amount: :Money, paid_at: :instant, created_at: :instant, updated_at: :instant, paid: :Money, due: :Money
      }.freeze
      attr_reader(
        :id, :company, :order, :amount, :method, :reference, :paid_at, :reason, :reverses, :actor, :version,
        :created_at, :updated_at, :unreadable, :payment_state, :paid, :due, :order_version
      )
      def initialize(
        id:, company:, order:, amount:, method:, reference:, paid_at:, reason:, reverses:, actor:, version:,
        created_at:, updated_at:, unreadable: nil, payment_state:, paid:, due:, order_version:
      ) = super
    end

    class OpenURLAnswer < InputRecord
      attr_reader :opened
      def initialize(opened:) = super
    end

    class OpenedLink < Record
      READS = {query: [:LinkParameter]}.freeze
      attr_reader :flag, :url, :kind, :id, :query
      def initialize(flag:, url: nil, kind: nil, id: nil, query: nil) = super
    end

    class OpenedUpdate < Record
      attr_reader :url, :opened
      def initialize(url:, opened:) = super
    end

    class Order < Record
      READS = {
        billing_address: :Address, shipping_address: :Address, discount: :OrderDiscount, requested_at: :instant,
        submitted_at: :instant, invoiced_at: :instant, net: :Money, tax: :Money, gross: :Money, credited: :Money,
        paid: :Money, created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {
        source: %w[web phone walkIn other],
        status: %w[draft submitted inProgress invoiced shipped paid closed cancelled],
        payment_state: %w[unpaid partial paid overpaid], fulfilment_state: %w[none partial full],
        tax_rounding: %w[line rate], rounding: %w[halfUp halfEven]
      }.freeze
      attr_reader(
        :id, :company, :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address,
        :tax_included, :discount, :note, :internal_note, :requested_at, :archived, :number, :former_numbers, :status,
        :contact_name, :submitted_at, :invoiced_at, :net, :tax, :gross, :credited, :paid, :payment_state,
        :fulfilment_state, :tax_rounding, :rounding, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, contact:, currency:, source:, agent:, reference:, billing_address:, shipping_address:,
        tax_included:, discount:, note:, internal_note:, requested_at:, archived:, number:, former_numbers:, status:,
        contact_name:, submitted_at:, invoiced_at:, net:, tax:, gross:, credited:, paid:, payment_state:,
        fulfilment_state:, tax_rounding:, rounding:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class OrderConflictData < Record
      READS = {current: :Order}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class OrderDiscount < Record
      READS = {percent: :decimal, money: :Money}.freeze
      attr_reader :percent, :money
      def initialize(percent:, money:) = super
    end

    class OrderDiscountChanges < InputRecord
      attr_reader :percent, :money
      def initialize(percent: UNSET, money: UNSET) = super
    end

    class OrderDiscountInput < InputRecord
      attr_reader :percent, :money
      def initialize(percent: UNSET, money: UNSET) = super
    end

    class OrderDocument < Record
      READS = {
        issued_at: :instant, seller: :DocumentParty, buyer: :DocumentParty, shipping_address: :Address,
        lines: [:DocumentLine], sums: :DocumentSums
      }.freeze
      attr_reader(
        :kind, :order, :number, :reference, :issued_at, :seller, :buyer, :shipping_address, :note, :tax_included,
        :lines, :sums
      )
      def initialize(
        kind:, order:, number:, reference:, issued_at:, seller:, buyer:, shipping_address:, note:, tax_included:,
        lines:, sums:
      ) = super
    end

    class OrderDraftChanges < InputRecord
      attr_reader(
        :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address, :tax_included,
        :discount, :note, :internal_note, :requested_at, :archived
      )
      def initialize(
        contact: UNSET, currency: UNSET, source: UNSET, agent: UNSET, reference: UNSET, billing_address: UNSET,
        shipping_address: UNSET, tax_included: UNSET, discount: UNSET, note: UNSET, internal_note: UNSET,
        requested_at: UNSET, archived: UNSET
      ) = super
    end

    class OrderEntry < Record
      READS = {quantity: :decimal, parts: [:EntryPart], created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :order, :line, :type, :quantity, :parts, :transaction, :dispatch, :condition, :reason, :actor,
        :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, order:, line:, type:, quantity:, parts:, transaction:, dispatch:, condition:, reason:, actor:,
        version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class OrderLine < Record
      READS = {
        quantity: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal, factor: :decimal,
        per: :decimal, fulfilled: :decimal, returned: :decimal, cancelled: :decimal, dropped: :decimal,
        demand: :decimal, queued_at: :instant, parts: [:KitPart], created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {
        tax_category: %w[S Z E AE K G O], price_source: %w[contact list item], kind: %w[stocked service kit]
      }.freeze
      attr_reader(
        :id, :company, :order, :item, :sku, :text, :quantity, :unit, :unit_price, :discount, :tax_rate, :tax_category,
        :note, :factor, :per, :fulfilled, :returned, :cancelled, :dropped, :demand, :queued_at, :price_source, :kind,
        :parts, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, order:, item:, sku:, text:, quantity:, unit:, unit_price:, discount:, tax_rate:, tax_category:,
        note:, factor:, per:, fulfilled:, returned:, cancelled:, dropped:, demand:, queued_at:, price_source:, kind:,
        parts:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class OrderLineConflictData < Record
      READS = {current: :OrderLine}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class OrderPage < Record
      READS = {items: [:Order]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class OrderStep < Record
      READS = {created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class OrderView < Record
      READS = {
        billing_address: :Address, shipping_address: :Address, discount: :OrderDiscount, requested_at: :instant,
        submitted_at: :instant, invoiced_at: :instant, net: :Money, tax: :Money, gross: :Money, credited: :Money,
        paid: :Money, created_at: :instant, updated_at: :instant, due: :Money, taxes: [:TaxSum], credits: :CreditSum,
        lines: [:ShownLine], payments: [:Payment], dispatches: [:Dispatch], entries: [:OrderEntry],
        steps: [:OrderStep]
      }.freeze
      attr_reader(
        :id, :company, :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address,
        :tax_included, :discount, :note, :internal_note, :requested_at, :archived, :number, :former_numbers, :status,
        :contact_name, :submitted_at, :invoiced_at, :net, :tax, :gross, :credited, :paid, :payment_state,
        :fulfilment_state, :tax_rounding, :rounding, :version, :created_at, :updated_at, :unreadable, :due, :taxes,
        :credits, :lines, :payments, :dispatches, :entries, :steps
      )
      def initialize(
        id:, company:, contact:, currency:, source:, agent:, reference:, billing_address:, shipping_address:,
        tax_included:, discount:, note:, internal_note:, requested_at:, archived:, number:, former_numbers:, status:,
        contact_name:, submitted_at:, invoiced_at:, net:, tax:, gross:, credited:, paid:, payment_state:,
        fulfilment_state:, tax_rounding:, rounding:, version:, created_at:, updated_at:, unreadable: nil, due:,
        taxes:, credits:, lines:, payments:, dispatches:, entries:, steps:
      ) = super
    end

    class OutOfMemoryData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class Outcome < Record
      READS = {signed_date: :instant}.freeze
      attr_reader(
        :position, :kind, :outcome, :id, :original_transaction_id, :product_id, :notification_type, :subtype,
        :environment, :signed_date, :reason, :message
      )
      def initialize(
        position:, kind:, outcome:, id:, original_transaction_id:, product_id:, notification_type:, subtype:,
        environment:, signed_date:, reason:, message:
      ) = super
    end

    class OverdueLoan < Record
      READS = {
        quantity: :decimal, lent_at: :instant, due_at: :instant, parts: [:LoanPart], returned: :decimal,
        lost: :decimal, returned_at: :instant, overdue_at: :instant, created_at: :instant, updated_at: :instant
      }.freeze
      attr_reader(
        :id, :company, :item, :quantity, :direction, :contact, :user, :lent_at, :due_at, :note, :from, :parts,
        :returned, :lost, :status, :returned_at, :overdue_at, :version, :created_at, :updated_at, :unreadable, :sku,
        :name, :unit, :contact_name
      )
      def initialize(
        id:, company:, item:, quantity:, direction:, contact:, user:, lent_at:, due_at:, note:, from:, parts:,
        returned:, lost:, status:, returned_at:, overdue_at:, version:, created_at:, updated_at:, unreadable: nil,
        sku:, name:, unit:, contact_name:
      ) = super
    end

    class OverdueLoanPage < Record
      READS = {items: [:OverdueLoan]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class OwnRightsData < Record
      READS = {needs: :AnotherOwner}.freeze
      CHOICES = {kind: %w[forbidden]}.freeze
      attr_reader :kind, :needs
      def initialize(kind:, needs:) = super
    end

    class OwnerNeededData < Record
      attr_reader :kind, :reason
      def initialize(kind:, reason:) = super
    end

    class Page < Record
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ParseErrorData < Record
      attr_reader :kind, :reason, :offset, :limit
      def initialize(kind:, reason: nil, offset: nil, limit: nil) = super
    end

    class Participant < Record
      READS = {invited_at: :instant, accepted_at: :instant}.freeze
      attr_reader(
        :id, :role, :invited_as, :url, :account, :user, :name, :permission, :acceptance, :waiting, :invited_at,
        :accepted_at, :access
      )
      def initialize(
        id:, role:, invited_as:, url:, account:, user:, name:, permission:, acceptance:, waiting:, invited_at:,
        accepted_at:, access:
      ) = super
    end

    class ParticipantPage < Record
      READS = {items: [:Participant]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Payment < Record
      READS = {amount: :Money, paid_at: :instant, created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :order, :amount, :method, :reference, :paid_at, :reason, :reverses, :actor, :version,
        :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, order:, amount:, method:, reference:, paid_at:, reason:, reverses:, actor:, version:,
        created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class PaymentReversedData < Record
      CHOICES = {kind: %w[alreadyReversed]}.freeze
      attr_reader :kind, :reversed_by
      def initialize(kind:, reversed_by:) = super
    end

    class PendingChangesData < Record
      READS = {counts: [:PendingCount]}.freeze
      attr_reader :kind, :counts
      def initialize(kind:, counts:) = super
    end

    class PendingCount < Record
      attr_reader :company, :name, :records
      def initialize(company:, name:, records:) = super
    end

    class PendingLink < Record
      READS = {at: :instant, query: [:LinkParameter]}.freeze
      attr_reader :flag, :at, :url, :kind, :id, :query
      def initialize(flag:, at:, url: nil, kind: nil, id: nil, query: nil) = super
    end

    class PersonalData < Record
      CHOICES = {kind: %w[forbidden], reason: %w[personal]}.freeze
      attr_reader :kind, :reason
      def initialize(kind:, reason:) = super
    end

    class PickedLine < Record
      READS = {quantity: :decimal}.freeze
      attr_reader(
        :dispatch, :number, :order_line, :item, :sku, :text, :quantity, :unit, :lot, :batch, :serial, :expiry
      )
      def initialize(
        dispatch:, number:, order_line:, item:, sku:, text:, quantity:, unit:, lot:, batch:, serial:, expiry:
      ) = super
    end

    class PickedPlace < Record
      READS = {lines: [:PickedLine]}.freeze
      attr_reader :location, :code, :path, :lines
      def initialize(location:, code:, path:, lines:) = super
    end

    class PickedPlacePage < Record
      READS = {items: [:PickedPlace]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class PlaceList < Record
      READS = {places: [:WidgetPlace]}.freeze
      attr_reader :places
      def initialize(places:) = super
    end

    class PlaceResolveAnswer < InputRecord
      attr_reader :name, :region, :country, :latitude, :longitude, :time_zone
      def initialize(name:, region: UNSET, country: UNSET, latitude:, longitude:, time_zone: UNSET) = super
    end

    class PlaceSearchAnswer < InputRecord
      attr_reader :places, :suggestions
      def initialize(places: UNSET, suggestions: UNSET) = super
    end

    class PlaceSearchAnswerPlace < InputRecord
      attr_reader :name, :region, :country, :latitude, :longitude, :time_zone
      def initialize(name:, region: UNSET, country: UNSET, latitude:, longitude:, time_zone: UNSET) = super
    end

    class PlaceSuggestion < Record
      attr_reader :token, :title, :subtitle
      def initialize(token:, title:, subtitle:) = super
    end

    class PlaceSuggestionInput < InputRecord
      attr_reader :token, :title, :subtitle
      def initialize(token:, title:, subtitle: UNSET) = super
    end

    class PlacesUnavailableData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class PolicyVerdict < Record
      READS = {hidden_until: :instant, problems: [:DocumentProblem]}.freeze
      attr_reader(
        :update, :hidden_until, :minimum_version, :recommended_version, :message, :url, :problems, :source, :age,
        :origin
      )
      def initialize(
        update:, hidden_until:, minimum_version:, recommended_version:, message:, url:, problems:, source:, age:,
        origin:
      ) = super
    end

    class Pong < Record
      def initialize = super
    end

    class PostedStock < Record
      READS = {entries: [:StockEntry], levels: [:StockLevel]}.freeze
      attr_reader :transaction, :entries, :levels, :expired
      def initialize(transaction:, entries:, levels:, expired:) = super
    end

    class Pour < Record
      READS = {at: :decimal, water: :decimal}.freeze
      attr_reader :at, :water, :note
      def initialize(at:, water:, note:) = super
    end

    class PourInput < InputRecord
      attr_reader :at, :water, :note
      def initialize(at:, water:, note: UNSET) = super
    end

    class PresentAnswer < InputRecord
      attr_reader :sent
      def initialize(sent: UNSET) = super
    end

    class PresentedLink < Record
      attr_reader :url, :sent
      def initialize(url:, sent:) = super
    end

    class Preset < Record
      attr_reader :name, :doc, :dept_mask, :manager_mask
      def initialize(name:, doc:, dept_mask:, manager_mask:) = super
    end

    class PresetPage < Record
      READS = {items: [:Preset]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class PreviewedShare < InputRecord
      attr_reader :zone, :title, :owner_name, :permission, :state
      def initialize(zone:, title:, owner_name: UNSET, permission:, state:) = super
    end

    class Price < Record
      READS = {price: :Money, min_quantity: :decimal, created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :item, :price, :list, :contact, :min_quantity, :from, :until, :version, :created_at,
        :updated_at, :unreadable
      )
      def initialize(
        id:, company:, item:, price:, list:, contact:, min_quantity:, from:, until:, version:, created_at:,
        updated_at:, unreadable: nil
      ) = super
    end

    class PriceBreak < Record
      READS = {min_quantity: :decimal, price: :Money}.freeze
      attr_reader :min_quantity, :price
      def initialize(min_quantity:, price:) = super
    end

    class PriceBreakInput < InputRecord
      attr_reader :min_quantity, :price
      def initialize(min_quantity:, price:) = super
    end

    class PriceConflictData < Record
      READS = {current: :Price}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class PriceDetailsChanges < InputRecord
      attr_reader :item, :price, :list, :contact, :min_quantity, :from, :until
      def initialize(
        item: UNSET, price: UNSET, list: UNSET, contact: UNSET, min_quantity: UNSET, from: UNSET, until: UNSET
      ) = super
    end

    class PricePage < Record
      READS = {items: [:Price]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class Problem < Record
      attr_reader :pointer, :kind, :message
      def initialize(pointer:, kind:, message:) = super
    end

    class Products < Record
      READS = {
        features: [:CatalogueFeature], tiers: [:CatalogueTier], products: [:CatalogueProduct], store: :StoreListing
      }.freeze
      attr_reader :bundle_id, :features, :tiers, :products, :source, :environments, :store, :unknown
      def initialize(bundle_id:, features:, tiers:, products:, source:, environments:, store:, unknown:) = super
    end

    class Progressed < Record
      attr_reader :waiting
      def initialize(waiting:) = super
    end

    class PromotionAction < Record
      attr_reader :kind, :target
      def initialize(kind:, target:) = super
    end

    class PromotionImage < Record
      attr_reader :url, :sha256, :bytes, :path
      def initialize(url:, sha256:, bytes:, path:) = super
    end

    class Promotions < Record
      READS = {
        promotions: [:ShownPromotion], valid_until: :instant, problems: [:DocumentProblem], store: :StoreAge
      }.freeze
      attr_reader :promotions, :valid_until, :problems, :store, :source, :age, :origin
      def initialize(promotions:, valid_until:, problems:, store:, source:, age:, origin:) = super
    end

    class Provided < Record
      READS = {suggestions: [:SuggestedCapability]}.freeze
      attr_reader :used, :unknown, :suggestions
      def initialize(used:, unknown:, suggestions:) = super
    end

    class PublicRecord < InputRecord
      attr_reader :record_name, :fields, :record_change_tag, :creation_date, :modification_date
      def initialize(
        record_name:, fields:, record_change_tag: UNSET, creation_date: UNSET, modification_date: UNSET
      ) = super
    end

    class Purchase < Record
      READS = {
        delivery_address: :Address, discount: :decimal, expected_at: :instant, ordered_at: :instant, net: :Money,
        tax: :Money, gross: :Money, created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {
        status: %w[draft ordered partlyReceived received closed cancelled], tax_rounding: %w[line rate],
        rounding: %w[halfUp halfEven]
      }.freeze
      attr_reader(
        :id, :company, :contact, :currency, :reference, :delivery_address, :tax_included, :discount, :note,
        :internal_note, :expected_at, :archived, :number, :status, :contact_name, :ordered_at, :net, :tax, :gross,
        :unpriced, :tax_rounding, :rounding, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, contact:, currency:, reference:, delivery_address:, tax_included:, discount:, note:,
        internal_note:, expected_at:, archived:, number:, status:, contact_name:, ordered_at:, net: nil, tax: nil,
        gross: nil, unpriced: nil, tax_rounding:, rounding:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class PurchaseConflictData < Record
      READS = {current: :Purchase}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class PurchaseDocument < Record
      READS = {
        issued_at: :instant, expected_at: :instant, buyer: :DocumentParty, supplier: :DocumentParty,
        delivery_address: :Address, lines: [:PurchaseDocumentLine], net: :Money, tax: :Money, gross: :Money,
        taxes: [:TaxSum]
      }.freeze
      attr_reader(
        :purchase, :number, :reference, :issued_at, :expected_at, :buyer, :supplier, :delivery_address, :note,
        :tax_included, :lines, :net, :tax, :gross, :taxes
      )
      def initialize(
        purchase:, number:, reference:, issued_at:, expected_at:, buyer:, supplier:, delivery_address:, note:,
        tax_included:, lines:, net: nil, tax: nil, gross: nil, taxes: nil
      ) = super
    end

    class PurchaseDocumentLine < Record
      READS = {quantity: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal, net: :Money}.freeze
      attr_reader :sku, :text, :note, :quantity, :unit, :unit_price, :discount, :tax_rate, :tax_category, :net
      def initialize(
        sku:, text:, note:, quantity:, unit:, unit_price: nil, discount: nil, tax_rate:, tax_category:, net: nil
      ) = super
    end

    class PurchaseDraftChanges < InputRecord
      attr_reader(
        :contact, :currency, :reference, :delivery_address, :tax_included, :discount, :note, :internal_note,
        :expected_at, :archived
      )
      def initialize(
        contact: UNSET, currency: UNSET, reference: UNSET, delivery_address: UNSET, tax_included: UNSET,
        discount: UNSET, note: UNSET, internal_note: UNSET, expected_at: UNSET, archived: UNSET
      ) = super
    end

    class PurchaseIntent < Record
      READS = {received_at: :instant}.freeze
      attr_reader :id, :product_id, :offer_id, :received_at
      def initialize(id:, product_id:, offer_id:, received_at:) = super
    end

    class PurchaseLine < Record
      READS = {
        quantity: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal, factor: :decimal,
        per: :decimal, received: :decimal, planned: :decimal, incoming: :decimal, incoming_at: :instant,
        created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {tax_category: %w[S Z E AE K G O], kind: %w[stocked service kit]}.freeze
      attr_reader(
        :id, :company, :purchase, :item, :sku, :text, :quantity, :unit, :unit_price, :discount, :tax_rate,
        :tax_category, :note, :factor, :per, :received, :planned, :incoming, :incoming_at, :kind, :version,
        :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, purchase:, item:, sku:, text:, quantity:, unit:, unit_price: nil, discount:, tax_rate:,
        tax_category:, note:, factor:, per:, received:, planned:, incoming:, incoming_at:, kind:, version:,
        created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class PurchaseLineConflictData < Record
      READS = {current: :PurchaseLine}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class PurchasePage < Record
      READS = {items: [:Purchase]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class PurchaseReceipt < Record
      READS = {quantity: :decimal, parts: [:EntryPart], created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :purchase, :line, :quantity, :parts, :transaction, :actor, :reverses, :reason, :version,
        :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, company:, purchase:, line:, quantity:, parts:, transaction:, actor:, reverses:, reason:, version:,
        created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class PurchaseStep < Record
      READS = {created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :company, :subject, :from, :to, :reason, :actor, :follows, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, company:, subject:, from:, to:, reason:, actor:, follows:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class PurchaseTermsChanges < InputRecord
      attr_reader :text, :quantity, :unit, :unit_price, :discount, :tax_rate, :tax_category, :note
      def initialize(
        text: UNSET, quantity: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET, tax_rate: UNSET,
        tax_category: UNSET, note: UNSET
      ) = super
    end

    class PurchaseView < Record
      READS = {
        delivery_address: :Address, discount: :decimal, expected_at: :instant, ordered_at: :instant, net: :Money,
        tax: :Money, gross: :Money, created_at: :instant, updated_at: :instant, taxes: [:TaxSum],
        lines: [:ShownPurchaseLine], receipts: [:PurchaseReceipt], steps: [:PurchaseStep]
      }.freeze
      attr_reader(
        :id, :company, :contact, :currency, :reference, :delivery_address, :tax_included, :discount, :note,
        :internal_note, :expected_at, :archived, :number, :status, :contact_name, :ordered_at, :net, :tax, :gross,
        :unpriced, :tax_rounding, :rounding, :version, :created_at, :updated_at, :unreadable, :taxes, :lines,
        :receipts, :steps
      )
      def initialize(
        id:, company:, contact:, currency:, reference:, delivery_address:, tax_included:, discount:, note:,
        internal_note:, expected_at:, archived:, number:, status:, contact_name:, ordered_at:, net: nil, tax: nil,
        gross: nil, unpriced: nil, tax_rounding:, rounding:, version:, created_at:, updated_at:, unreadable: nil,
        taxes: nil, lines:, receipts:, steps:
      ) = super
    end

    class Purchased < Record
      READS = {outcomes: [:Outcome], tiers: [:HeldTier], valid_until: :instant, at: :instant}.freeze
      attr_reader :purchase_id, :product_id, :offer_id, :state, :outcomes, :tiers, :features, :valid_until, :at
      def initialize(
        purchase_id:, product_id:, offer_id:, state:, outcomes:, tiers:, features:, valid_until:, at:
      ) = super
    end

    class QueriedRecords < InputRecord
      attr_reader :records, :cursor
      def initialize(records: UNSET, cursor: UNSET) = super
    end

    class Query < InputRecord
      attr_reader :method, :params
      def initialize(method:, params: UNSET) = super
    end

    class QueuedRecord < Record
      READS = {next_attempt_at: :instant}.freeze
      attr_reader(
        :type, :record, :company, :fields, :is_new, :is_deletion, :state, :attempts, :next_attempt_at, :last_error
      )
      def initialize(
        type:, record:, company:, fields:, is_new:, is_deletion:, state:, attempts:, next_attempt_at:, last_error:
      ) = super
    end

    class QueuedRecordPage < Record
      READS = {items: [:QueuedRecord]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ReadOnlyData < Record
      attr_reader :kind, :method
      def initialize(kind:, method:) = super
    end

    class RebuiltStock < Record
      attr_reader :count, :rebuilt
      def initialize(count:, rebuilt:) = super
    end

    class ReceivedLine < InputRecord
      attr_reader :line, :sku, :quantity, :unit_cost, :location, :batch, :serials, :expiry
      def initialize(
        line: UNSET, sku: UNSET, quantity:, unit_cost: UNSET, location: UNSET, batch: UNSET, serials: UNSET,
        expiry: UNSET
      ) = super
    end

    class ReceivedPurchase < Record
      READS = {purchase: :Purchase, receipts: [:PurchaseReceipt]}.freeze
      attr_reader :purchase, :receipts
      def initialize(purchase:, receipts:) = super
    end

    class RecentList < Record
      READS = {recents: [:RecentPlace]}.freeze
      attr_reader :recents
      def initialize(recents:) = super
    end

    class RecentPlace < Record
      READS = {latitude: :decimal, longitude: :decimal, used_at: :instant}.freeze
      attr_reader :id, :name, :latitude, :longitude, :region, :country, :time_zone, :used_at
      def initialize(id:, name:, latitude:, longitude:, region:, country:, time_zone:, used_at:) = super
    end

    class Recipe < Record
      READS = {
        dose: :decimal, water: :decimal, yield: :decimal, temperature: :decimal, grind_setting: :decimal,
        steps: [:RecipeStep], created_at: :instant, updated_at: :instant
      }.freeze
      CHOICES = {
        method: %w[pourOver frenchPress aeroPress espresso mokaPot coldBrew siphon drip turkish cupping other]
      }.freeze
      attr_reader(
        :id, :name, :method, :dose, :water, :yield, :temperature, :grind_setting, :bean, :steps, :note, :favourite,
        :archived, :version, :created_at, :updated_at, :unreadable
      )
      def initialize(
        id:, name:, method:, dose:, water:, yield:, temperature:, grind_setting:, bean:, steps:, note:, favourite:,
        archived:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class RecipeConflictData < Record
      READS = {current: :Recipe}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class RecipeDetailsChanges < InputRecord
      attr_reader(
        :name, :method, :dose, :water, :yield, :temperature, :grind_setting, :bean, :steps, :note, :favourite,
        :archived
      )
      def initialize(
        name: UNSET, method: UNSET, dose: UNSET, water: UNSET, yield: UNSET, temperature: UNSET, grind_setting: UNSET,
        bean: UNSET, steps: UNSET, note: UNSET, favourite: UNSET, archived: UNSET
      ) = super
    end

    class RecipePage < Record
      READS = {items: [:Recipe]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class RecipeStep < Record
      READS = {at: :decimal, water: :decimal}.freeze
      CHOICES = {action: %w[bloom pour stir press wait]}.freeze
      attr_reader :at, :action, :water, :note
      def initialize(at:, action:, water:, note:) = super
    end

    class RecipeStepInput < InputRecord
      attr_reader :at, :action, :water, :note
      def initialize(at:, action:, water: UNSET, note: UNSET) = super
    end

    class Recommendation < Record
      READS = {
        dose: :decimal, ratio: :decimal, temperature: :decimal, time: :decimal, grind_setting: :decimal,
        corrections: [:Correction]
      }.freeze
      attr_reader(
        :source, :method, :brews, :dose, :ratio, :ratio_of, :temperature, :time, :grind_setting, :grinder,
        :corrections
      )
      def initialize(
        source:, method:, brews:, dose:, ratio:, ratio_of:, temperature:, time:, grind_setting:, grinder:,
        corrections:
      ) = super
    end

    class RecommendedParameters < Record
      READS = {
        dose: :decimal, ratio: :decimal, temperature: :decimal, time: :decimal, grind: :decimal, at: :instant
      }.freeze
      attr_reader :dose, :ratio, :temperature, :time, :grind, :why, :source, :suggestion, :at, :repeated
      def initialize(
        dose:, ratio:, temperature:, time:, grind:, why:, source:, suggestion:, at:, repeated:
      ) = super
    end

    class RefreshFailure < Record
      READS = {at: :instant}.freeze
      attr_reader :at, :kind, :message
      def initialize(at:, kind:, message:) = super
    end

    class RefreshedDocument < Record
      READS = {problems: [:DocumentProblem]}.freeze
      attr_reader :document, :source, :age, :origin, :problems
      def initialize(document:, source:, age:, origin:, problems:) = super
    end

    class Removed < Record
      attr_reader :deleted, :archived
      def initialize(deleted:, archived:) = super
    end

    class RemovedRecent < Record
      attr_reader :removed
      def initialize(removed:) = super
    end

    class RenamedLabel < Record
      attr_reader :changed
      def initialize(changed:) = super
    end

    class ReportExplanation < Record
      READS = {at: :instant}.freeze
      attr_reader :report, :headline, :paragraphs, :at, :repeated
      def initialize(report:, headline:, paragraphs:, at:, repeated:) = super
    end

    class RequestCancelledData < Record
      attr_reader :kind, :record, :owner
      def initialize(kind:, record: nil, owner: nil) = super
    end

    class ResolvedCode < Record
      READS = {gs1: :GS1Content, matches: [:CodeMatch]}.freeze
      attr_reader :normalized, :symbology, :valid, :problem, :gs1, :matches
      def initialize(normalized:, symbology:, valid:, problem:, gs1:, matches:) = super
    end

    class ResolvedConflicts < Record
      READS = {conflicts: [:SyncConflict]}.freeze
      attr_reader :conflicts
      def initialize(conflicts:) = super
    end

    class ResolvedPlace < Record
      READS = {latitude: :decimal, longitude: :decimal}.freeze
      attr_reader :name, :region, :country, :latitude, :longitude, :time_zone
      def initialize(name:, region:, country:, latitude:, longitude:, time_zone:) = super
    end

    class RestrictedMemberData < Record
      READS = {needs: :ManagerBits}.freeze
      CHOICES = {kind: %w[forbidden]}.freeze
      attr_reader :kind, :needs, :member
      def initialize(kind:, needs:, member:) = super
    end

    class ReturnedGoods < Record
      READS = {order: :ShownOrder, entries: [:OrderEntry]}.freeze
      attr_reader :order, :entries
      def initialize(order:, entries:) = super
    end

    class ReturnedLine < InputRecord
      attr_reader :line, :sku, :quantity, :condition, :restock, :location, :lot, :dispatch, :lots
      def initialize(
        line: UNSET, sku: UNSET, quantity:, condition: UNSET, restock: UNSET, location: UNSET, lot: UNSET,
        dispatch: UNSET, lots: UNSET
      ) = super
    end

    class ReversedReceipt < Record
      READS = {purchase: :Purchase, receipt: :PurchaseReceipt}.freeze
      attr_reader :purchase, :receipt
      def initialize(purchase:, receipt:) = super
    end

    class Rights < Record
      attr_reader :is_owner, :is_founder, :dept_mask, :manager_mask
      def initialize(is_owner:, is_founder:, dept_mask:, manager_mask:) = super
    end

    class RowProblem < Record
      attr_reader :pointer, :kind, :message, :column
      def initialize(pointer:, kind:, message:, column: nil) = super
    end

    class RowProblems < Record
      READS = {problems: [:RowProblem]}.freeze
      attr_reader :line, :problems
      def initialize(line:, problems:) = super
    end

    class Sale < Record
      READS = {order: :ShownOrder, invoice: :Invoice, payment: :Payment, dispatch: :Dispatch}.freeze
      attr_reader :order, :invoice, :payment, :dispatch
      def initialize(order:, invoice:, payment:, dispatch:) = super
    end

    class SaleLine < InputRecord
      attr_reader(
        :quantity, :item, :sku, :text, :unit, :unit_price, :discount, :tax_rate, :tax_category, :note, :lots,
        :location
      )
      def initialize(
        quantity:, item: UNSET, sku: UNSET, text: UNSET, unit: UNSET, unit_price: UNSET, discount: UNSET,
        tax_rate: UNSET, tax_category: UNSET, note: UNSET, lots: UNSET, location: UNSET
      ) = super
    end

    class SalePayment < InputRecord
      attr_reader :amount, :method, :reference
      def initialize(amount: UNSET, method: UNSET, reference: UNSET) = super
    end

    class SalesFigures < Record
      READS = {net: :MoneySum, tax: :MoneySum, gross: :MoneySum}.freeze
      attr_reader :orders, :net, :tax, :gross
      def initialize(orders:, net:, tax:, gross:) = super
    end

    class SalesReport < Record
      READS = {totals: [:SalesFigures], items: [:SalesRow]}.freeze
      attr_reader :from, :to, :time_zone, :totals, :items, :next
      def initialize(from:, to:, time_zone:, totals:, items:, next:) = super
    end

    class SalesRow < Record
      READS = {quantity: :decimal, net: :MoneySum, tax: :MoneySum, gross: :MoneySum}.freeze
      attr_reader :day, :item, :sku, :name, :unit, :contact, :agent, :quantity, :orders, :net, :tax, :gross
      def initialize(
        day:, item:, sku:, name:, unit:, contact:, agent:, quantity:, orders:, net:, tax:, gross:
      ) = super
    end

    class SalesSum < Record
      READS = {net: :MoneySum, gross: :MoneySum, cost: :MoneySum, margin: :MoneySum}.freeze
      attr_reader :count, :net, :gross, :cost, :margin, :uncosted
      def initialize(count:, net:, gross:, cost: nil, margin: nil, uncosted: nil) = super
    end

    class ScaledRecipe < Record
      READS = {factor: :decimal, dose: :decimal, water: :decimal, yield: :decimal, steps: [:RecipeStep]}.freeze
      attr_reader :id, :factor, :dose, :water, :yield, :steps
      def initialize(id:, factor:, dose:, water:, yield:, steps:) = super
    end

    class ScaledTemperature < Record
      READS = {value: :decimal}.freeze
      attr_reader :value, :scale, :extrapolated
      def initialize(value:, scale:, extrapolated:) = super
    end

    class SentMessage < Record
      READS = {conversation: :Conversation, message: :Message, answer: :Message}.freeze
      attr_reader :conversation, :message, :answer
      def initialize(conversation:, message:, answer:) = super
    end

    class SeriesUnconfirmedData < Record
      attr_reader :kind, :company
      def initialize(kind:, company:) = super
    end

    class SettingValues < Record
      attr_reader :values
      def initialize(values:) = super
    end

    class Share < Record
      READS = {created_at: :instant, revoked_at: :instant}.freeze
      attr_reader :company, :role, :url, :public_permission, :permission, :owner_name, :created_at, :revoked_at
      def initialize(
        company:, role:, url:, public_permission:, permission:, owner_name:, created_at:, revoked_at:
      ) = super
    end

    class ShareAnswer < InputRecord
      attr_reader :share
      def initialize(share:) = super
    end

    class ShareNotFoundData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class SharePreview < Record
      attr_reader :company, :name, :owner_name, :permission, :state
      def initialize(company:, name:, owner_name:, permission:, state:) = super
    end

    class SharedCompanyData < Record
      CHOICES = {kind: %w[forbidden], reason: %w[shared readOnly]}.freeze
      attr_reader :kind, :reason
      def initialize(kind:, reason:) = super
    end

    class SharedName < Record
      READS = {updated_at: :instant}.freeze
      attr_reader :name, :owner, :updated_at
      def initialize(name:, owner:, updated_at:) = super
    end

    class SharedNames < Record
      READS = {values: [:SharedName]}.freeze
      attr_reader :values
      def initialize(values:) = super
    end

    class SharedValue < Record
      READS = {updated_at: :instant}.freeze
      attr_reader :name, :owner, :value, :updated_at
      def initialize(name:, owner:, value:, updated_at:) = super
    end

    class SharingState < Record
      READS = {share: :Share, participants: [:Participant]}.freeze
      attr_reader :share, :enlisted, :total, :participants
      def initialize(share:, enlisted:, total:, participants:) = super
    end

    class Shipment < Record
      READS = {order: :ShownOrder, dispatch: :Dispatch, entries: [:OrderEntry]}.freeze
      attr_reader :order, :dispatch, :entries
      def initialize(order:, dispatch:, entries:) = super
    end

    class ShippedLine < InputRecord
      attr_reader :line, :sku, :quantity, :lots, :location
      def initialize(line: UNSET, sku: UNSET, quantity:, lots: UNSET, location: UNSET) = super
    end

    class ShippedLot < InputRecord
      attr_reader :lot, :quantity
      def initialize(lot:, quantity:) = super
    end

    class ShownFlag < Record
      attr_reader :name, :on, :known, :source, :age, :origin
      def initialize(name:, on:, known:, source:, age:, origin:) = super
    end

    class ShownLine < Record
      READS = {
        quantity: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal, factor: :decimal,
        per: :decimal, fulfilled: :decimal, returned: :decimal, cancelled: :decimal, dropped: :decimal,
        demand: :decimal, queued_at: :instant, parts: [:KitPart], created_at: :instant, updated_at: :instant,
        allocated: :decimal, backordered: :decimal, net: :Money, tax: :Money, gross: :Money
      }.freeze
      attr_reader(
        :id, :company, :order, :item, :sku, :text, :quantity, :unit, :unit_price, :discount, :tax_rate, :tax_category,
        :note, :factor, :per, :fulfilled, :returned, :cancelled, :dropped, :demand, :queued_at, :price_source, :kind,
        :parts, :version, :created_at, :updated_at, :unreadable, :allocated, :backordered, :net, :tax, :gross
      )
      def initialize(
        id:, company:, order:, item:, sku:, text:, quantity:, unit:, unit_price:, discount:, tax_rate:, tax_category:,
        note:, factor:, per:, fulfilled:, returned:, cancelled:, dropped:, demand:, queued_at:, price_source:, kind:,
        parts:, version:, created_at:, updated_at:, unreadable: nil, allocated:, backordered:, net:, tax:, gross:
      ) = super
    end

    class ShownOrder < Record
      READS = {
        billing_address: :Address, shipping_address: :Address, discount: :OrderDiscount, requested_at: :instant,
        submitted_at: :instant, invoiced_at: :instant, net: :Money, tax: :Money, gross: :Money, credited: :Money,
        paid: :Money, created_at: :instant, updated_at: :instant, due: :Money
      }.freeze
      attr_reader(
        :id, :company, :contact, :currency, :source, :agent, :reference, :billing_address, :shipping_address,
        :tax_included, :discount, :note, :internal_note, :requested_at, :archived, :number, :former_numbers, :status,
        :contact_name, :submitted_at, :invoiced_at, :net, :tax, :gross, :credited, :paid, :payment_state,
        :fulfilment_state, :tax_rounding, :rounding, :version, :created_at, :updated_at, :unreadable, :due
      )
      def initialize(
        id:, company:, contact:, currency:, source:, agent:, reference:, billing_address:, shipping_address:,
        tax_included:, discount:, note:, internal_note:, requested_at:, archived:, number:, former_numbers:, status:,
        contact_name:, submitted_at:, invoiced_at:, net:, tax:, gross:, credited:, paid:, payment_state:,
        fulfilment_state:, tax_rounding:, rounding:, version:, created_at:, updated_at:, unreadable: nil, due:
      ) = super
    end

    class ShownPlace < Record
      READS = {place: :TimelinePlace, fallbacks: [:Fallback], valid_until: :instant}.freeze
      attr_reader :chosen, :place, :fallbacks, :valid_until
      def initialize(chosen:, place:, fallbacks:, valid_until:) = super
    end

    class ShownPromotion < Record
      READS = {
        image: :PromotionImage, action: :PromotionAction, start: :instant, end: :instant, percentage: :decimal,
        product: :StoreProduct
      }.freeze
      attr_reader(
        :id, :product_id, :title, :message, :body, :image, :action, :placement, :audience, :start, :end, :priority,
        :tiers, :minimum_version, :maximum_version, :locales, :percentage, :dismiss_for, :data, :product
      )
      def initialize(
        id:, product_id:, title:, message:, body:, image:, action:, placement:, audience:, start:, end:, priority:,
        tiers:, minimum_version:, maximum_version:, locales:, percentage:, dismiss_for:, data:, product:
      ) = super
    end

    class ShownPurchaseLine < Record
      READS = {
        quantity: :decimal, unit_price: :Money, discount: :decimal, tax_rate: :decimal, factor: :decimal,
        per: :decimal, received: :decimal, planned: :decimal, incoming: :decimal, incoming_at: :instant,
        created_at: :instant, updated_at: :instant, net: :Money, tax: :Money, gross: :Money
      }.freeze
      attr_reader(
        :id, :company, :purchase, :item, :sku, :text, :quantity, :unit, :unit_price, :discount, :tax_rate,
        :tax_category, :note, :factor, :per, :received, :planned, :incoming, :incoming_at, :kind, :version,
        :created_at, :updated_at, :unreadable, :net, :tax, :gross
      )
      def initialize(
        id:, company:, purchase:, item:, sku:, text:, quantity:, unit:, unit_price: nil, discount:, tax_rate:,
        tax_category:, note:, factor:, per:, received:, planned:, incoming:, incoming_at:, kind:, version:,
        created_at:, updated_at:, unreadable: nil, net: nil, tax: nil, gross: nil
      ) = super
    end

    class SignInFailedData < Record
      attr_reader :kind, :signed_in
      def initialize(kind:, signed_in: nil) = super
    end

    class SignInRequiredData < Record
      attr_reader :kind, :create
      def initialize(kind:, create: nil) = super
    end

    class SignedIn < Record
      READS = {user: :User}.freeze
      attr_reader :user, :verified
      def initialize(user:, verified:) = super
    end

    class StatusCount < Record
      attr_reader :status, :count
      def initialize(status:, count:) = super
    end

    class StockAlert < Record
      READS = {on_hand: :decimal, available: :decimal, min_stock: :decimal, at: :instant}.freeze
      attr_reader :id, :company, :item, :location, :lot, :kind, :on_hand, :available, :min_stock, :expiry, :at
      def initialize(
        id:, company:, item:, location:, lot:, kind:, on_hand:, available:, min_stock:, expiry:, at:
      ) = super
    end

    class StockAlertPage < Record
      READS = {items: [:StockAlert]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class StockElsewhere < Record
      READS = {usable: :decimal}.freeze
      attr_reader :location, :location_name, :usable
      def initialize(location:, location_name:, usable:) = super
    end

    class StockEntry < Record
      READS = {quantity: :decimal, unit_cost: :UnitCost, effective_at: :instant, at: :instant}.freeze
      attr_reader(
        :id, :company, :transaction, :item, :location, :type, :quantity, :unit_cost, :reason, :note, :reverses,
        :actor, :effective_at, :at, :lot, :order, :order_line, :dispatch, :loan, :count, :build
      )
      def initialize(
        id:, company:, transaction:, item:, location:, type:, quantity:, unit_cost: nil, reason:, note:, reverses:,
        actor:, effective_at:, at:, lot:, order:, order_line:, dispatch:, loan:, count:, build:
      ) = super
    end

    class StockEntryPage < Record
      READS = {items: [:StockEntry]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class StockForm < InputRecord
      attr_reader(
        :type, :item, :sku, :quantity, :unit, :location, :from, :to, :direction, :by, :level, :unit_cost, :reason,
        :note, :effective_at, :lot, :batch, :serials, :expiry, :force, :condition, :order_line
      )
      def initialize(
        type:, item: UNSET, sku: UNSET, quantity: UNSET, unit: UNSET, location: UNSET, from: UNSET, to: UNSET,
        direction: UNSET, by: UNSET, level: UNSET, unit_cost: UNSET, reason: UNSET, note: UNSET, effective_at: UNSET,
        lot: UNSET, batch: UNSET, serials: UNSET, expiry: UNSET, force: UNSET, condition: UNSET, order_line: UNSET
      ) = super
    end

    class StockLevel < Record
      READS = {
        on_hand: :decimal, reserved: :decimal, unavailable: :decimal, available: :decimal, on_order: :decimal,
        incoming_at: :instant, average_cost: :UnitCost
      }.freeze
      attr_reader(
        :item, :sku, :name, :unit, :location, :location_name, :lot, :batch, :serial, :on_hand, :reserved,
        :unavailable, :available, :on_order, :incoming_at, :average_cost
      )
      def initialize(
        item:, sku:, name:, unit:, location:, location_name:, lot:, batch:, serial:, on_hand:, reserved:,
        unavailable:, available:, on_order:, incoming_at:, average_cost: nil
      ) = super
    end

    class StockLevelPage < Record
      READS = {items: [:StockLevel]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class StockTotals < Record
      READS = {
        on_hand: :decimal, reserved: :decimal, unavailable: :decimal, available: :decimal, on_order: :decimal,
        incoming_at: :instant, average_cost: :UnitCost
      }.freeze
      attr_reader :on_hand, :reserved, :unavailable, :available, :on_order, :incoming_at, :average_cost
      def initialize(
        on_hand:, reserved:, unavailable:, available:, on_order:, incoming_at:, average_cost: nil
      ) = super
    end

    class StockValueReport < Record
      READS = {at: :instant, totals: [:StockValueTotal], items: [:StockValueRow]}.freeze
      attr_reader :at, :time_zone, :totals, :uncosted, :items, :next
      def initialize(at:, time_zone:, totals:, uncosted:, items:, next:) = super
    end

    class StockValueRow < Record
      READS = {on_hand: :decimal, average_cost: :UnitCost, value: :MoneySum}.freeze
      attr_reader :item, :sku, :name, :unit, :category, :location, :path, :count, :on_hand, :average_cost, :value
      def initialize(
        item:, sku:, name:, unit:, category:, location:, path:, count:, on_hand:, average_cost:, value:
      ) = super
    end

    class StockValueTotal < Record
      READS = {value: :MoneySum}.freeze
      attr_reader :count, :value
      def initialize(count:, value:) = super
    end

    class StorageFaultData < Record
      attr_reader :kind, :record, :owner
      def initialize(kind:, record: nil, owner: nil) = super
    end

    class StorageFullData < Record
      attr_reader :kind
      def initialize(kind:) = super
    end

    class StoreAge < Record
      attr_reader :source, :age
      def initialize(source:, age:) = super
    end

    class StoreDiagnostics < Record
      attr_reader :name, :schema, :bytes, :changes, :idempotency_keys, :idempotency_bytes, :integrity
      def initialize(name:, schema:, bytes:, changes:, idempotency_keys:, idempotency_bytes:, integrity:) = super
    end

    class StoreEnvironment < Record
      attr_reader :environment, :accepted, :bundle_id, :roots
      def initialize(environment:, accepted:, bundle_id:, roots:) = super
    end

    class StoreListing < Record
      READS = {products: [:StoreProduct]}.freeze
      attr_reader :products, :source, :age
      def initialize(products:, source:, age:) = super
    end

    class StoreNeeded < Record
      CHOICES = {rule: %w[store], store: %w[private]}.freeze
      attr_reader :rule, :store
      def initialize(rule:, store:) = super
    end

    class StoreOffer < Record
      READS = {price: :decimal, period: :StorePeriod}.freeze
      attr_reader :mode, :price, :display_price, :period, :periods
      def initialize(mode:, price:, display_price:, period:, periods:) = super
    end

    class StoreOfferInput < InputRecord
      attr_reader :mode, :price, :display_price, :period, :periods
      def initialize(mode:, price:, display_price:, period:, periods:) = super
    end

    class StorePeriod < Record
      attr_reader :unit, :count
      def initialize(unit:, count:) = super
    end

    class StorePeriodInput < InputRecord
      attr_reader :unit, :count
      def initialize(unit:, count:) = super
    end

    class StoreProduct < Record
      READS = {price: :decimal, period: :StorePeriod, introductory_offer: :StoreOffer}.freeze
      attr_reader(
        :id, :name, :description, :price, :currency, :display_price, :period, :introductory_offer, :family_shareable
      )
      def initialize(
        id:, name:, description:, price:, currency:, display_price:, period:, introductory_offer:, family_shareable:
      ) = super
    end

    class StoreProductInput < InputRecord
      attr_reader(
        :id, :name, :description, :price, :currency, :display_price, :period, :introductory_offer, :family_shareable
      )
      def initialize(
        id:, name:, description: UNSET, price:, currency:, display_price:, period: UNSET, introductory_offer: UNSET,
        family_shareable: UNSET
      ) = super
    end

    class StoreProductsAnswer < InputRecord
      attr_reader :products
      def initialize(products: UNSET) = super
    end

    class StorePurchaseAnswer < InputRecord
      attr_reader :document, :pending, :cancelled
      def initialize(document: UNSET, pending: UNSET, cancelled: UNSET) = super
    end

    class StoreSyncAnswer < InputRecord
      attr_reader :documents
      def initialize(documents: UNSET) = super
    end

    class StoreVersion < Record
      attr_reader :name, :schema
      def initialize(name:, schema:) = super
    end

    class StoredSecret < InputRecord
      attr_reader :value
      def initialize(value: UNSET) = super
    end

    class Subscribed < Record
      attr_reader :subscription, :cursor
      def initialize(subscription:, cursor:) = super
    end

    class SufficientGrant < Record
      attr_reader :is_owner, :dept_mask, :manager_mask, :presets
      def initialize(is_owner:, dept_mask:, manager_mask:, presets:) = super
    end

    class SuggestedCapability < Record
      attr_reader :unknown, :suggestion
      def initialize(unknown:, suggestion:) = super
    end

    class SuggestedItem < Record
      attr_reader :item, :sku, :name
      def initialize(item:, sku:, name:) = super
    end

    class SuggestedNotes < Record
      READS = {at: :instant}.freeze
      attr_reader :notes, :flavor_wheel, :body_description, :source, :suggestion, :at, :repeated
      def initialize(notes:, flavor_wheel:, body_description:, source:, suggestion:, at:, repeated:) = super
    end

    class SuggestedPlaces < Record
      READS = {device: :DevicePlace, places: [:WidgetPlace]}.freeze
      attr_reader :device, :places
      def initialize(device:, places:) = super
    end

    class SuggestedPurchases < Record
      READS = {purchases: [:PurchaseView], without_supplier: [:SuggestedItem], too_much: [:SuggestedItem]}.freeze
      attr_reader :purchases, :without_supplier, :too_much, :partial
      def initialize(purchases:, without_supplier:, too_much:, partial:) = super
    end

    class SyncAccount < Record
      READS = {since: :instant}.freeze
      attr_reader :status, :account, :reference, :since, :unsent
      def initialize(status:, account:, reference:, since:, unsent:) = super
    end

    class SyncConflict < Record
      READS = {at: :instant, resolved_at: :instant}.freeze
      attr_reader(
        :id, :company, :type, :record, :field, :ancestor, :local, :server, :kept, :reason, :modifier, :at,
        :resolved_at
      )
      def initialize(
        id:, company:, type:, record:, field:, ancestor:, local:, server:, kept:, reason:, modifier:, at:,
        resolved_at:
      ) = super
    end

    class SyncConflictPage < Record
      READS = {items: [:SyncConflict]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class SyncError < Record
      attr_reader :kind, :message, :retry_in
      def initialize(kind:, message:, retry_in:) = super
    end

    class SyncEvent < Record
      READS = {started_at: :instant, ended_at: :instant, error: :SyncEventError}.freeze
      attr_reader :id, :type, :store, :company, :started_at, :ended_at, :succeeded, :records, :bytes, :error
      def initialize(
        id:, type:, store:, company:, started_at:, ended_at:, succeeded:, records:, bytes:, error:
      ) = super
    end

    class SyncEventError < Record
      attr_reader :kind, :message
      def initialize(kind:, message:) = super
    end

    class SyncEventPage < Record
      READS = {items: [:SyncEvent]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class SyncStatus < Record
      READS = {stores: [:SyncStoreStatus]}.freeze
      attr_reader :state, :cloud, :stores
      def initialize(state:, cloud:, stores:) = super
    end

    class SyncStoreStatus < Record
      READS = {last_cycle_at: :instant, last_success_at: :instant, restored_at: :instant, error: :SyncError}.freeze
      attr_reader(
        :store, :pending_edits, :pending_syncs, :files_to_send, :files_to_fetch, :waiting, :quarantined, :unknown,
        :last_cycle_at, :last_success_at, :restored_at, :error
      )
      def initialize(
        store:, pending_edits:, pending_syncs:, files_to_send:, files_to_fetch:, waiting:, quarantined:, unknown:,
        last_cycle_at:, last_success_at:, restored_at: nil, error:
      ) = super
    end

    class Tasting < Record
      READS = {at: :instant, scores: :TastingScores, created_at: :instant, updated_at: :instant}.freeze
      CHOICES = {source: %w[user ai mixed]}.freeze
      attr_reader(
        :id, :at, :brew, :bean, :text, :descriptors, :body_description, :scores, :source, :version, :created_at,
        :updated_at, :unreadable, :unlisted
      )
      def initialize(
        id:, at:, brew:, bean:, text:, descriptors:, body_description:, scores:, source:, version:, created_at:,
        updated_at:, unreadable: nil, unlisted: nil
      ) = super
    end

    class TastingConflictData < Record
      READS = {current: :Tasting}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class TastingDetailsChanges < InputRecord
      attr_reader :at, :brew, :bean, :text, :descriptors, :body_description, :scores, :source
      def initialize(
        at: UNSET, brew: UNSET, bean: UNSET, text: UNSET, descriptors: UNSET, body_description: UNSET, scores: UNSET,
        source: UNSET
      ) = super
    end

    class TastingPage < Record
      READS = {items: [:Tasting]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class TastingScores < Record
      READS = {
        aroma: :decimal, acidity: :decimal, sweetness: :decimal, bitterness: :decimal, body: :decimal,
        aftertaste: :decimal, balance: :decimal, overall: :decimal
      }.freeze
      attr_reader :aroma, :acidity, :sweetness, :bitterness, :body, :aftertaste, :balance, :overall
      def initialize(aroma:, acidity:, sweetness:, bitterness:, body:, aftertaste:, balance:, overall:) = super
    end

    class TastingScoresChanges < InputRecord
      attr_reader :aroma, :acidity, :sweetness, :bitterness, :body, :aftertaste, :balance, :overall
      def initialize(
        aroma: UNSET, acidity: UNSET, sweetness: UNSET, bitterness: UNSET, body: UNSET, aftertaste: UNSET,
        balance: UNSET, overall: UNSET
      ) = super
    end

    class TastingScoresInput < InputRecord
      attr_reader :aroma, :acidity, :sweetness, :bitterness, :body, :aftertaste, :balance, :overall
      def initialize(
        aroma: UNSET, acidity: UNSET, sweetness: UNSET, bitterness: UNSET, body: UNSET, aftertaste: UNSET,
        balance: UNSET, overall: UNSET
      ) = super
    end

    class TaxReport < Record
      READS = {sales: [:TaxRow], purchases: [:TaxRow]}.freeze
      attr_reader :from, :to, :time_zone, :sales, :purchases
      def initialize(from:, to:, time_zone:, sales:, purchases:) = super
    end

    class TaxRow < Record
      READS = {tax_rate: :decimal, net: :MoneySum, tax: :MoneySum}.freeze
      attr_reader :tax_rate, :tax_category, :documents, :net, :tax
      def initialize(tax_rate:, tax_category:, documents:, net:, tax:) = super
    end

    class TaxSum < Record
      READS = {tax_rate: :decimal, net: :Money, tax: :Money, gross: :Money}.freeze
      attr_reader :tax_rate, :tax_category, :net, :tax, :gross
      def initialize(tax_rate:, tax_category:, net:, tax:, gross:) = super
    end

    class TelemetryEvent < Record
      READS = {at: :instant}.freeze
      attr_reader :name, :properties, :at
      def initialize(name:, properties:, at:) = super
    end

    class TelemetryNames < Record
      READS = {events: [:DeclaredEvent]}.freeze
      attr_reader :events
      def initialize(events:) = super
    end

    class TelemetrySent < InputRecord
      def initialize = super
    end

    class TemperatureScale < Record
      READS = {absolute_zero: :decimal}.freeze
      attr_reader :scale, :symbol, :absolute_zero, :definition
      def initialize(scale:, symbol:, absolute_zero:, definition:) = super
    end

    class TemperatureScalePage < Record
      READS = {items: [:TemperatureScale]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class TermCount < Record
      attr_reader :term, :count
      def initialize(term:, count:) = super
    end

    class TierBoughtData < Record
      CHOICES = {kind: %w[forbidden], reason: %w[tierIsBought]}.freeze
      attr_reader :kind, :reason
      def initialize(kind:, reason:) = super
    end

    class TierLimits < Record
      attr_reader :tier, :participants, :analytics, :ai
      def initialize(tier:, participants:, analytics:, ai:) = super
    end

    class TierLimitsPage < Record
      READS = {items: [:TierLimits]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class TierRequiredData < Record
      attr_reader :kind, :limit, :most, :tiers, :products
      def initialize(kind:, limit:, most:, tiers:, products: nil) = super
    end

    class Timeline < Record
      READS = {
        place: :TimelinePlace, entries: [:TimelineEntry], fallbacks: [:Fallback], refresh: :TimelineRefresh
      }.freeze
      attr_reader :wanted, :place, :scale, :entries, :fallbacks, :refresh, :source, :age, :more
      def initialize(wanted:, place:, scale:, entries:, fallbacks:, refresh:, source:, age:, more:) = super
    end

    class TimelineEntry < Record
      READS = {at: :instant, celsius: :decimal, temperature: :decimal}.freeze
      attr_reader :at, :celsius, :temperature, :extrapolated, :condition, :more
      def initialize(at:, celsius:, temperature:, extrapolated:, condition:, more:) = super
    end

    class TimelinePlace < Record
      READS = {latitude: :decimal, longitude: :decimal, at: :instant}.freeze
      attr_reader :id, :name, :latitude, :longitude, :time_zone, :at
      def initialize(id:, name:, latitude:, longitude:, time_zone:, at:) = super
    end

    class TimelineRefresh < Record
      READS = {at: :instant}.freeze
      attr_reader :policy, :at
      def initialize(policy:, at:) = super
    end

    class TooManyAttemptsData < Record
      attr_reader :kind, :retry_after, :record, :owner
      def initialize(kind:, retry_after:, record: nil, owner: nil) = super
    end

    class Topic < InputRecord
      attr_reader :service, :type, :company
      def initialize(service: UNSET, type: UNSET, company: UNSET) = super
    end

    class TrackedEvent < Record
      attr_reader :waits
      def initialize(waits:) = super
    end

    class Transfer < Record
      CHOICES = {rule: %w[transfer]}.freeze
      attr_reader :rule
      def initialize(rule:) = super
    end

    class TransformedImage < InputRecord
      attr_reader :path, :width, :height, :bytes
      def initialize(path:, width:, height:, bytes:) = super
    end

    class TurnoverReport < Record
      READS = {totals: [:TurnoverSum], items: [:TurnoverRow]}.freeze
      attr_reader :from, :to, :time_zone, :totals, :uncosted, :items, :next
      def initialize(from:, to:, time_zone:, totals:, uncosted:, items:, next:) = super
    end

    class TurnoverRow < Record
      READS = {out: :MoneySum, opening: :MoneySum, closing: :MoneySum, turnover: :decimal}.freeze
      attr_reader :item, :sku, :name, :category, :out, :opening, :closing, :turnover
      def initialize(item:, sku:, name:, category:, out:, opening:, closing:, turnover:) = super
    end

    class TurnoverSum < Record
      READS = {out: :MoneySum, opening: :MoneySum, closing: :MoneySum, turnover: :decimal}.freeze
      attr_reader :out, :opening, :closing, :turnover
      def initialize(out:, opening:, closing:, turnover:) = super
    end

    class UnauthorizedData < Record
      attr_reader :kind, :reason, :record, :owner
      def initialize(kind:, reason:, record: nil, owner: nil) = super
    end

    class UncountedStock < Record
      READS = {expected: :decimal}.freeze
      attr_reader :item, :sku, :name, :unit, :location, :location_name, :lot, :batch, :serial, :expected
      def initialize(
        item:, sku:, name:, unit:, location:, location_name:, lot:, batch:, serial:, expected:
      ) = super
    end

    class UncountedStockPage < Record
      READS = {items: [:UncountedStock]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class UnitCost < Record
      READS = {amount: :decimal}.freeze
      attr_reader :amount, :currency
      def initialize(amount:, currency:) = super
    end

    class Unsubscribed < Record
      attr_reader :unsubscribed
      def initialize(unsubscribed:) = super
    end

    class UnsupportedProtocolData < Record
      attr_reader :kind, :supported
      def initialize(kind:, supported:) = super
    end

    class UpdateDelay < Record
      READS = {until: :instant}.freeze
      attr_reader :version, :until
      def initialize(version:, until:) = super
    end

    class Upload < Record
      attr_reader :upload, :received
      def initialize(upload:, received:) = super
    end

    class User < Record
      READS = {last_sign_in_at: :instant, created_at: :instant, updated_at: :instant}.freeze
      attr_reader(
        :id, :apple_user, :full_name, :email, :is_private_relay, :last_sign_in_at, :version, :created_at, :updated_at,
        :unreadable
      )
      def initialize(
        id:, apple_user:, full_name:, email:, is_private_relay:, last_sign_in_at:, version:, created_at:, updated_at:,
        unreadable: nil
      ) = super
    end

    class Validation < Record
      READS = {state: :AuthState, failure: :RefreshFailure}.freeze
      attr_reader :state, :failure
      def initialize(state:, failure:) = super
    end

    class View < Record
      READS = {query: :ViewQuery, created_at: :instant, updated_at: :instant}.freeze
      attr_reader :id, :company, :name, :query, :shared, :user, :version, :created_at, :updated_at, :unreadable
      def initialize(
        id:, company:, name:, query:, shared:, user:, version:, created_at:, updated_at:, unreadable: nil
      ) = super
    end

    class ViewConflictData < Record
      READS = {current: :View}.freeze
      CHOICES = {kind: %w[conflict]}.freeze
      attr_reader :kind, :current
      def initialize(kind:, current:) = super
    end

    class ViewDraftChanges < InputRecord
      attr_reader :name, :query, :shared
      def initialize(name: UNSET, query: UNSET, shared: UNSET) = super
    end

    class ViewPage < Record
      READS = {items: [:View]}.freeze
      attr_reader :items, :next
      def initialize(items:, next:) = super
    end

    class ViewQuery < Record
      attr_reader :method, :params
      def initialize(method:, params:) = super
    end

    class ViewQueryChanges < InputRecord
      attr_reader :method, :params
      def initialize(method: UNSET, params: UNSET) = super
    end

    class ViewQueryInput < InputRecord
      attr_reader :method, :params
      def initialize(method:, params: UNSET) = super
    end

    class WaitingStep < Record
      attr_reader :to, :needs
      def initialize(to:, needs:) = super
    end

    class WeatherGap < Record
      attr_reader :reason, :message
      def initialize(reason:, message:) = super
    end

    class WeatherHour < Record
      READS = {at: :instant, celsius: :decimal, temperature: :ScaledTemperature}.freeze
      attr_reader :at, :celsius, :temperature, :condition, :more
      def initialize(at:, celsius:, temperature:, condition:, more:) = super
    end

    class WeatherPlace < Record
      READS = {latitude: :decimal, longitude: :decimal}.freeze
      attr_reader :latitude, :longitude, :name, :time_zone
      def initialize(latitude:, longitude:, name:, time_zone:) = super
    end

    class WidgetPlace < Record
      READS = {latitude: :decimal, longitude: :decimal}.freeze
      attr_reader :id, :name, :latitude, :longitude, :region, :country, :time_zone
      def initialize(id:, name:, latitude:, longitude:, region:, country:, time_zone:) = super
    end

    class WrittenLine < Record
      attr_reader :taken
      def initialize(taken:) = super
    end

    class ZoneChanges < InputRecord
      attr_reader :records, :deleted, :token, :more, :share
      def initialize(records: UNSET, deleted: UNSET, token:, more:, share: UNSET) = super
    end

    class ZoneResult < InputRecord
      attr_reader :zone, :kind, :message
      def initialize(zone:, kind: UNSET, message: UNSET) = super
    end
  end
end
