"""What a company must have on its invoices."""

from support.core import Core


def test_a_company_has_the_facts_of_its_invoices(data):
    facts = {
        "taxId": "DE123456789",
        "registration": "HRB 86891",
        "bank": {"iban": "DE75512108001245126199", "bic": "SOLADEST600", "name": "Corner Shop"},
        "paymentTerms": "Payable within 14 days",
    }
    with Core(data) as core:
        spaced = facts["bank"] | {"iban": "de75 5121 0800 1245 1261 99"}
        made = core.call("companies.create", name="Shop", **facts | {"bank": spaced})
        assert facts.items() <= made.items()
        changed = core.call("companies.update", company=made["id"], changes={"bank": {"name": "Bank"}, "taxId": None})
        assert (changed["bank"], changed["taxId"]) == (facts["bank"] | {"name": "Bank"}, None)
        for bank, pointer in [
            ({"iban": "DE75512108001245126198"}, "/changes/bank/iban"),
            ({"bic": "SHORT"}, "/changes/bank/bic"),
            ({"iban": 12}, "/changes/bank/iban"),
        ]:
            error = core.refused("companies.update", company=made["id"], changes={"bank": bank})
            assert [problem["pointer"] for problem in error["data"]["problems"]] == [pointer]
    with Core(data) as core:
        assert core.call("companies.get")["bank"]["iban"] == facts["bank"]["iban"]
