internal import Shape
internal import Storage
internal import Vocabulary

/// Writes a document as an electronic invoice of EN 16931, in the syntax of UBL 2.1 (CEN/TS 16931-3-2).
struct UBLWriter {
  private let invoice: InvoiceDetails

  private var isCreditNote: Bool { invoice.type == .creditNote }
  private var isOutsideScope: Bool { invoice.taxes.contains { $0.taxCategory == .outsideScope } }

  private init(_ invoice: InvoiceDetails) { self.invoice = invoice }

  /// Returns the electronic invoice for a document. The document must lack nothing (`InvoiceDetails.lacks`).
  static func text(of invoice: InvoiceDetails) -> String {
    var xml = XMLText()
    UBLWriter(invoice).write(to: &xml)
    return xml.text
  }

  private func write(to xml: inout XMLText) {
    let root = isCreditNote ? "CreditNote" : "Invoice"
    let urn = "urn:oasis:names:specification:ubl:schema:xsd:"
    let spaces =
      " xmlns=\"\(urn)\(root)-2\" xmlns:cac=\"\(urn)CommonAggregateComponents-2\" xmlns:cbc=\"\(urn)CommonBasicComponents-2\""
    xml.element(root, spaces) { xml in
      head(&xml)
      references(&xml)
      xml.element("cac:AccountingSupplierParty") { $0.element("cac:Party", "", seller) }
      xml.element("cac:AccountingCustomerParty") { $0.element("cac:Party", "", buyer) }
      delivery(&xml)
      if !isCreditNote { payment(&xml) }
      taxes(&xml)
      totals(&xml)
      for (index, line) in invoice.lines.enumerated() { self.line(line, index + 1, &xml) }
    }
  }

  private func head(_ xml: inout XMLText) {
    xml.element("cbc:CustomizationID", "urn:cen.eu:en16931:2017")
    xml.element("cbc:ID", invoice.number.number.text)
    xml.element("cbc:IssueDate", "\(invoice.dates.issuedOn)")
    if isCreditNote {
      xml.element("cbc:CreditNoteTypeCode", "381")
    } else {
      // An invoice without a due date and without terms of payment is due at once (BR-CO-25).
      let due = invoice.dates.dueOn ?? (invoice.paymentTerms == nil ? invoice.dates.issuedOn : nil)
      xml.element("cbc:DueDate", due.map { "\($0)" })
      xml.element("cbc:InvoiceTypeCode", "380")
    }
    let notes = [invoice.correction.reason?.text, invoice.note].compactMap(\.self)
    for note in notes { xml.element("cbc:Note", note) }
    xml.element("cbc:DocumentCurrencyCode", invoice.currency.code)
  }

  private func references(_ xml: inout XMLText) {
    if let reference = invoice.reference {
      xml.element("cac:OrderReference") {
        $0.element("cbc:ID", reference.text)
        $0.element("cbc:SalesOrderID", invoice.orderNumber?.text)
      }
    }
    guard let number = invoice.correction.invoiceNumber else { return }
    xml.element("cac:BillingReference") {
      $0.element("cac:InvoiceDocumentReference") { $0.element("cbc:ID", number.text) }
    }
  }

  // MARK: Parties

  private func seller(_ xml: inout XMLText) {
    let seller = invoice.seller
    // A document with the category O must have no VAT number (BR-O-02).
    if isOutsideScope, let taxId = seller.taxId { identification(taxId.text, &xml) }
    address(seller.address, "cac:PostalAddress", &xml)
    if !isOutsideScope, let taxId = seller.taxId { taxScheme(seller.vatID, orElse: taxId.text, &xml) }
    xml.element("cac:PartyLegalEntity") {
      $0.element("cbc:RegistrationName", seller.name.text)
      $0.element("cbc:CompanyID", seller.registration?.text)
    }
  }

  private func buyer(_ xml: inout XMLText) {
    let buyer = invoice.buyer
    if isOutsideScope || buyer.vatID == nil, let taxId = buyer.taxId { identification(taxId.text, &xml) }
    address(buyer.address, "cac:PostalAddress", &xml)
    if !isOutsideScope, let number = buyer.vatID { taxScheme(number, orElse: number, &xml) }
    xml.element("cac:PartyLegalEntity") { $0.element("cbc:RegistrationName", buyer.name.text) }
  }

  private func identification(_ id: String, _ xml: inout XMLText) {
    xml.element("cac:PartyIdentification") { $0.element("cbc:ID", id) }
  }

  /// - Parameter other: a tax id that is no VAT number.
  private func taxScheme(_ number: String?, orElse other: String, _ xml: inout XMLText) {
    xml.element("cac:PartyTaxScheme") {
      $0.element("cbc:CompanyID", number ?? other)
      $0.element("cac:TaxScheme") { $0.element("cbc:ID", number == nil ? "TAX" : "VAT") }
    }
  }

  private func address(_ address: Address?, _ name: String, _ xml: inout XMLText) {
    guard let address else { return }
    xml.element(name) { xml in
      let lines = address.lines.map(\.line.text)
      xml.element("cbc:StreetName", lines.first)
      xml.element("cbc:AdditionalStreetName", lines.count > 1 ? lines[1] : nil)
      xml.element("cbc:CityName", address.city?.text)
      xml.element("cbc:PostalZone", address.postalCode?.text)
      xml.element("cbc:CountrySubentity", address.region?.text)
      if lines.count > 2 {
        xml.element("cac:AddressLine") { $0.element("cbc:Line", lines[2...].joined(separator: ", ")) }
      }
      if let country = address.country {
        xml.element("cac:Country") { $0.element("cbc:IdentificationCode", country.code) }
      }
    }
  }

  private func delivery(_ xml: inout XMLText) {
    // A supply within the European Union must name the day and the country of the delivery (BR-IC-11, BR-IC-12).
    let isIntraCommunity = invoice.taxes.contains { $0.taxCategory == .intraCommunity }
    let day = invoice.dates.suppliedOn ?? (isIntraCommunity ? invoice.dates.issuedOn : nil)
    let place = invoice.shippingAddress?.country == nil ? nil : invoice.shippingAddress
    let address = place ?? (isIntraCommunity ? invoice.buyer.address : nil)
    if day == nil, address == nil { return }
    xml.element("cac:Delivery") { xml in
      xml.element("cbc:ActualDeliveryDate", day.map { "\($0)" })
      if let address {
        xml.element("cac:DeliveryLocation") { self.address(address, "cac:Address", &$0) }
      }
    }
  }

  private func payment(_ xml: inout XMLText) {
    if let bank = invoice.seller.bank {
      xml.element("cac:PaymentMeans") {
        // 30: a credit transfer (UNCL4461).
        $0.element("cbc:PaymentMeansCode", "30")
        $0.element("cbc:PaymentID", invoice.number.number.text)
        $0.element("cac:PayeeFinancialAccount") { xml in
          xml.element("cbc:ID", bank.iban.text)
          xml.element("cbc:Name", bank.name?.text)
          if let bic = bank.bic {
            xml.element("cac:FinancialInstitutionBranch") { $0.element("cbc:ID", bic.text) }
          }
        }
      }
    }
    if let terms = invoice.paymentTerms { xml.element("cac:PaymentTerms") { $0.element("cbc:Note", terms.text) } }
  }

  // MARK: Amounts

  private func amount(_ name: String, _ money: Money, _ xml: inout XMLText) {
    xml.element(name, text(of: money.amount), " currencyID=\"\(invoice.currency.code)\"")
  }

  /// Returns an amount of minor units as a text with the decimal places of the currency.
  private func text(of amount: Int) -> String {
    let places = invoice.currency.places
    let digits = String(amount.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let sign = amount < 0 ? "-" : ""
    return places == 0 ? sign + padded : "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  private func taxes(_ xml: inout XMLText) {
    xml.element("cac:TaxTotal") { xml in
      amount("cbc:TaxAmount", invoice.tax, &xml)
      for sum in invoice.taxes {
        xml.element("cac:TaxSubtotal") { xml in
          amount("cbc:TaxableAmount", sum.net, &xml)
          amount("cbc:TaxAmount", sum.tax, &xml)
          category("cac:TaxCategory", sum.taxCategory, sum.taxRate, withReason: true, &xml)
        }
      }
    }
  }

  private func category(
    _ name: String, _ category: TaxCategory, _ rate: Decimal, withReason: Bool, _ xml: inout XMLText
  ) {
    xml.element(name) { xml in
      xml.element("cbc:ID", category.rawValue)
      // The category O has no rate (BR-O-05).
      if category != .outsideScope { xml.element("cbc:Percent", "\(rate)") }
      if withReason, let reason = category.reason {
        xml.element("cbc:TaxExemptionReasonCode", reason.code)
        xml.element("cbc:TaxExemptionReason", reason.text)
      }
      xml.element("cac:TaxScheme") { $0.element("cbc:ID", "VAT") }
    }
  }

  private func totals(_ xml: inout XMLText) {
    xml.element("cac:LegalMonetaryTotal") {
      amount("cbc:LineExtensionAmount", invoice.net, &$0)
      amount("cbc:TaxExclusiveAmount", invoice.net, &$0)
      amount("cbc:TaxInclusiveAmount", invoice.gross, &$0)
      amount("cbc:PayableAmount", invoice.gross, &$0)
    }
  }

  private func line(_ line: InvoiceLine, _ place: Int, _ xml: inout XMLText) {
    let unit = " unitCode=\"\(UnitCode.code(of: line.unit))\""
    xml.element(isCreditNote ? "cac:CreditNoteLine" : "cac:InvoiceLine") { xml in
      xml.element("cbc:ID", "\(place)")
      xml.element("cbc:Note", line.note)
      xml.element(isCreditNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", "\(line.quantity)", unit)
      amount("cbc:LineExtensionAmount", line.net, &xml)
      xml.element("cac:Item") { xml in
        xml.element("cbc:Name", line.text.text)
        if let sku = line.sku {
          xml.element("cac:SellersItemIdentification") { $0.element("cbc:ID", sku.text) }
        }
        category("cac:ClassifiedTaxCategory", line.taxCategory, line.taxRate, withReason: false, &xml)
      }
      // The price is given for the line's whole quantity, as the net amount. So the price is exact, even if the line
      // has discounts, a price for several units (`per`), or a price that includes the tax.
      xml.element("cac:Price") {
        amount("cbc:PriceAmount", line.net, &$0)
        $0.element("cbc:BaseQuantity", "\(line.quantity)", unit)
      }
    }
  }
}
