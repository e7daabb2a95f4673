"""The records that methods take and answer.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, ClassVar, Dict, FrozenSet, List, Literal, Mapping, Optional, Sequence, Union

from ._values import UNSET, Number, Record, Unset, each, each_value, instant, optional


@dataclass(init=False, repr=False, eq=False)
class ABCReport(Record):
    """Which items most of the revenue comes from."""

    from_: Optional[str]
    """The first day; null for the beginning."""

    to: Optional[str]
    """The last day; null for now."""

    time_zone: str
    """Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not
    know it.
    """

    totals: List[ABCTotal]
    """All items that were sold, by currency and class."""

    items: List[ABCRow]
    """The items that were sold, by currency, that of the largest revenue first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "timeZone", "totals", "items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "timeZone", "totals", "items", "next", ))

    def __init__(
        self,
        *,
        from_: Optional[str],
        to: Optional[str],
        time_zone: str,
        totals: List[ABCTotal],
        items: List[ABCRow],
        next: Optional[str],
    ) -> None:
        self.from_ = from_
        self.to = to
        self.time_zone = time_zone
        self.totals = totals
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ABCReport:
        return cls(
            from_=value["from"],
            to=value["to"],
            time_zone=value["timeZone"],
            totals=[ABCTotal._read(one) for one in value["totals"]],
            items=[ABCRow._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "from": self.from_,
            "to": self.to,
            "timeZone": self.time_zone,
            "totals": self.totals,
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ABCRow(Record):
    """What an item has brought."""

    item: Optional[str]
    """The item."""

    sku: Optional[str]
    """Its SKU."""

    name: Optional[str]
    """What people call it."""

    class_: Literal["A", "B", "C"]
    """A while those with more revenue have not brought 80 % of all, B while they have not brought 95 %, else
    C.
    """

    revenue: MoneySum
    """What it has brought, without tax, less what came back."""

    share: Optional[Decimal]
    """How much of all revenue in the currency that is, in percent, to two places, half even; null where there
    is none.
    """

    cumulated: Optional[Decimal]
    """The same of it and those with more revenue together."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "class", "revenue", "share", "cumulated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "class", "revenue", "share", "cumulated", ))

    def __init__(
        self,
        *,
        item: Optional[str],
        sku: Optional[str],
        name: Optional[str],
        class_: Literal["A", "B", "C"],
        revenue: MoneySum,
        share: Optional[Decimal],
        cumulated: Optional[Decimal],
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name
        self.class_ = class_
        self.revenue = revenue
        self.share = share
        self.cumulated = cumulated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ABCRow:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            class_=value["class"],
            revenue=MoneySum._read(value["revenue"]),
            share=optional(Decimal)(value["share"]),
            cumulated=optional(Decimal)(value["cumulated"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "class": self.class_,
            "revenue": self.revenue,
            "share": self.share,
            "cumulated": self.cumulated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ABCTotal(Record):
    """The items of a class, in one currency."""

    class_: Literal["A", "B", "C"]
    """The class."""

    count: int
    """How many items are of it."""

    revenue: MoneySum
    """What they have brought, without tax."""

    share: Optional[Decimal]
    """How much of all revenue that is, in percent, to two places; null where there is none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("class", "count", "revenue", "share", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("class", "count", "revenue", "share", ))

    def __init__(
        self,
        *,
        class_: Literal["A", "B", "C"],
        count: int,
        revenue: MoneySum,
        share: Optional[Decimal],
    ) -> None:
        self.class_ = class_
        self.count = count
        self.revenue = revenue
        self.share = share

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ABCTotal:
        return cls(
            class_=value["class"],
            count=value["count"],
            revenue=MoneySum._read(value["revenue"]),
            share=optional(Decimal)(value["share"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "class": self.class_,
            "count": self.count,
            "revenue": self.revenue,
            "share": self.share,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AIAvailabilityAnswer(Record):
    """The host's answer to host.ai.available."""

    available: bool
    """Whether there is a model that answers."""

    reason: Union[Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]], Unset] = UNSET
    """Why there is none; null where there is one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("available", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("available", "reason", ))

    def __init__(
        self,
        *,
        available: bool,
        reason: Union[Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]], Unset] = UNSET,
    ) -> None:
        self.available = available
        self.reason = reason

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "available": self.available,
        }
        if self.reason is not UNSET:
            members["reason"] = self.reason
        return members


@dataclass(init=False, repr=False, eq=False)
class AIResponse(Record):
    """The host's answer to host.ai.respond."""

    content: Mapping[str, Any]
    """The object."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("content", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("content", ))

    def __init__(
        self,
        *,
        content: Mapping[str, Any],
    ) -> None:
        self.content = content

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "content": self.content,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AcceptedShare(Record):
    """A share that was accepted."""

    company: str
    """The company, which companies.list shows; its records are on their way."""

    mine: bool
    """Whether it is the account's own: then nothing was changed."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: what the access record allows; readOnly: to look on, whatever it allows."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", "mine", "permission", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", "mine", "permission", ))

    def __init__(
        self,
        *,
        company: str,
        mine: bool,
        permission: Literal["readWrite", "readOnly"],
    ) -> None:
        self.company = company
        self.mine = mine
        self.permission = permission

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AcceptedShare:
        return cls(
            company=value["company"],
            mine=value["mine"],
            permission=value["permission"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
            "mine": self.mine,
            "permission": self.permission,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AccessRecord(Record):
    """What somebody may do in a company."""

    id: str
    """The record's id."""

    company: str
    """The company."""

    user: str
    """Whose rights these are: the account, or somebody who signs in."""

    name: Optional[str]
    """What people call them; access.people tells it to everybody in the company."""

    is_owner: bool
    """Whether they own the company, and so may do everything."""

    is_founder: bool
    """Whether the company is theirs: no other owner takes that from them; access.transfer passes it on.
    """

    dept_mask: int
    """The departments in which they do the daily work, a bit each; access.departments lists the bits.
    """

    manager_mask: int
    """The departments in which they also delete, approve and see costs, a bit each."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When they were let in."""

    updated_at: datetime
    """When this was last changed."""

    recovered_at: Optional[datetime]
    """When `mainspring recover` last gave them another password; null when it never has."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "user", "name", "isOwner", "isFounder", "deptMask", "managerMask", "version", "createdAt", "updatedAt", "recoveredAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "user", "name", "isOwner", "isFounder", "deptMask", "managerMask", "version", "createdAt", "updatedAt", "recoveredAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        user: str,
        name: Optional[str],
        is_owner: bool,
        is_founder: bool,
        dept_mask: int,
        manager_mask: int,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        recovered_at: Optional[datetime],
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.user = user
        self.name = name
        self.is_owner = is_owner
        self.is_founder = is_founder
        self.dept_mask = dept_mask
        self.manager_mask = manager_mask
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.recovered_at = recovered_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AccessRecord:
        return cls(
            id=value["id"],
            company=value["company"],
            user=value["user"],
            name=value["name"],
            is_owner=value["isOwner"],
            is_founder=value["isFounder"],
            dept_mask=value["deptMask"],
            manager_mask=value["managerMask"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            recovered_at=optional(instant)(value["recoveredAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "user": self.user,
            "name": self.name,
            "isOwner": self.is_owner,
            "isFounder": self.is_founder,
            "deptMask": self.dept_mask,
            "managerMask": self.manager_mask,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "recoveredAt": self.recovered_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class AccessRecordConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: AccessRecord
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: AccessRecord,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AccessRecordConflictData:
        return cls(
            kind=value["kind"],
            current=AccessRecord._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AccessRule(Record):
    """Who may do something: whoever can write to the pipe, the account, or who holds a right in the company.
    """

    rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"]
    """What must be held."""

    department: Optional[str] = None
    """The department that the right is for; left out where it is for none in particular."""

    mask: Optional[int] = None
    """The bits of which one is enough; left out where none in particular is asked for."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rule", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rule", "department", "mask", ))

    def __init__(
        self,
        *,
        rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"],
        department: Optional[str] = None,
        mask: Optional[int] = None,
    ) -> None:
        self.rule = rule
        self.department = department
        self.mask = mask

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AccessRule:
        return cls(
            rule=value["rule"],
            department=value.get("department"),
            mask=value.get("mask"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rule": self.rule,
        }
        if self.department is not None:
            members["department"] = self.department
        if self.mask is not None:
            members["mask"] = self.mask
        return members


@dataclass(init=False, repr=False, eq=False)
class AccountUnavailableData(Record):
    """The directory has no account of a cloud that can be used; data.status says how it stands."""

    kind: Literal["accountUnavailable"]
    """The machine name of the kind of errors."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """How it stands with the account."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "status", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "status", ))

    def __init__(
        self,
        *,
        kind: Literal["accountUnavailable"],
        status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"],
    ) -> None:
        self.kind = kind
        self.status = status

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AccountUnavailableData:
        return cls(
            kind=value["kind"],
            status=value["status"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "status": self.status,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Activity(Record):
    """Something that was done with a contact."""

    at: datetime
    """When."""

    kind: str
    """The kind of record that it is: contactNote for what people write."""

    id: str
    """The record."""

    text: str
    """What was written, or what the record is known by: its number."""

    status: Optional[str]
    """How far it is; null for what has no status."""

    actor: Optional[str]
    """Who did it; null where nobody knows any more."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "kind", "id", "text", "status", "actor", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "kind", "id", "text", "status", "actor", ))

    def __init__(
        self,
        *,
        at: datetime,
        kind: str,
        id: str,
        text: str,
        status: Optional[str],
        actor: Optional[str],
    ) -> None:
        self.at = at
        self.kind = kind
        self.id = id
        self.text = text
        self.status = status
        self.actor = actor

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Activity:
        return cls(
            at=instant(value["at"]),
            kind=value["kind"],
            id=value["id"],
            text=value["text"],
            status=value["status"],
            actor=value["actor"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "kind": self.kind,
            "id": self.id,
            "text": self.text,
            "status": self.status,
            "actor": self.actor,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ActivityPage(Record):
    """One page of a list."""

    items: List[Activity]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Activity],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ActivityPage:
        return cls(
            items=[Activity._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Address(Record):
    """A postal address."""

    lines: List[str]
    """Street, number, floor, as they stand on an envelope."""

    city: Optional[str]
    """The city."""

    region: Optional[str]
    """The state, province or county."""

    postal_code: Optional[str]
    """The postal code."""

    country: Optional[str]
    """ISO 3166-1, two capitals: DE."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("lines", "city", "region", "postalCode", "country", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("lines", "city", "region", "postalCode", "country", ))

    def __init__(
        self,
        *,
        lines: List[str],
        city: Optional[str],
        region: Optional[str],
        postal_code: Optional[str],
        country: Optional[str],
    ) -> None:
        self.lines = lines
        self.city = city
        self.region = region
        self.postal_code = postal_code
        self.country = country

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Address:
        return cls(
            lines=value["lines"],
            city=value["city"],
            region=value["region"],
            postal_code=value["postalCode"],
            country=value["country"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "lines": self.lines,
            "city": self.city,
            "region": self.region,
            "postalCode": self.postal_code,
            "country": self.country,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AddressChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    lines: Union[Optional[Sequence[str]], Unset] = UNSET
    """Street, number, floor, as they stand on an envelope."""

    city: Union[Optional[str], Unset] = UNSET
    """The city."""

    region: Union[Optional[str], Unset] = UNSET
    """The state, province or county."""

    postal_code: Union[Optional[str], Unset] = UNSET
    """The postal code."""

    country: Union[Optional[str], Unset] = UNSET
    """ISO 3166-1, two capitals: DE."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("lines", "city", "region", "postalCode", "country", ))

    def __init__(
        self,
        *,
        lines: Union[Optional[Sequence[str]], Unset] = UNSET,
        city: Union[Optional[str], Unset] = UNSET,
        region: Union[Optional[str], Unset] = UNSET,
        postal_code: Union[Optional[str], Unset] = UNSET,
        country: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.lines = lines
        self.city = city
        self.region = region
        self.postal_code = postal_code
        self.country = country

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.lines is not UNSET:
            members["lines"] = self.lines
        if self.city is not UNSET:
            members["city"] = self.city
        if self.region is not UNSET:
            members["region"] = self.region
        if self.postal_code is not UNSET:
            members["postalCode"] = self.postal_code
        if self.country is not UNSET:
            members["country"] = self.country
        return members


@dataclass(init=False, repr=False, eq=False)
class AddressInput(Record):
    """A postal address."""

    lines: Union[Optional[Sequence[str]], Unset] = UNSET
    """Street, number, floor, as they stand on an envelope."""

    city: Union[Optional[str], Unset] = UNSET
    """The city."""

    region: Union[Optional[str], Unset] = UNSET
    """The state, province or county."""

    postal_code: Union[Optional[str], Unset] = UNSET
    """The postal code."""

    country: Union[Optional[str], Unset] = UNSET
    """ISO 3166-1, two capitals: DE."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("lines", "city", "region", "postalCode", "country", ))

    def __init__(
        self,
        *,
        lines: Union[Optional[Sequence[str]], Unset] = UNSET,
        city: Union[Optional[str], Unset] = UNSET,
        region: Union[Optional[str], Unset] = UNSET,
        postal_code: Union[Optional[str], Unset] = UNSET,
        country: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.lines = lines
        self.city = city
        self.region = region
        self.postal_code = postal_code
        self.country = country

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.lines is not UNSET:
            members["lines"] = self.lines
        if self.city is not UNSET:
            members["city"] = self.city
        if self.region is not UNSET:
            members["region"] = self.region
        if self.postal_code is not UNSET:
            members["postalCode"] = self.postal_code
        if self.country is not UNSET:
            members["country"] = self.country
        return members


@dataclass(init=False, repr=False, eq=False)
class AgingFigures(Record):
    """How many orders are to be paid, and how much."""

    orders: int
    """How many orders."""

    due: MoneySum
    """What is still to be paid for them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("orders", "due", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("orders", "due", ))

    def __init__(
        self,
        *,
        orders: int,
        due: MoneySum,
    ) -> None:
        self.orders = orders
        self.due = due

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AgingFigures:
        return cls(
            orders=value["orders"],
            due=MoneySum._read(value["due"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "orders": self.orders,
            "due": self.due,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AgingReport(Record):
    """What customers still have to pay, by how long ago it was invoiced."""

    at: datetime
    """When."""

    time_zone: str
    """Where the days are counted: the company's time zone; UTC where it has none, or the machine does not
    know it.
    """

    items: List[AgingRow]
    """A row a currency in which something is to be paid."""

    next: Optional[str]
    """Always null: the list comes whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "timeZone", "items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "timeZone", "items", "next", ))

    def __init__(
        self,
        *,
        at: datetime,
        time_zone: str,
        items: List[AgingRow],
        next: Optional[str],
    ) -> None:
        self.at = at
        self.time_zone = time_zone
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AgingReport:
        return cls(
            at=instant(value["at"]),
            time_zone=value["timeZone"],
            items=[AgingRow._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "timeZone": self.time_zone,
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AgingRow(Record):
    """What is still to be paid in one currency."""

    total: AgingFigures
    """All of it."""

    days30: AgingFigures
    """What was invoiced at most 30 days ago."""

    days60: AgingFigures
    """31 to 60 days ago."""

    days90: AgingFigures
    """61 to 90 days ago."""

    older: AgingFigures
    """More than 90 days ago."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("total", "days30", "days60", "days90", "older", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("total", "days30", "days60", "days90", "older", ))

    def __init__(
        self,
        *,
        total: AgingFigures,
        days30: AgingFigures,
        days60: AgingFigures,
        days90: AgingFigures,
        older: AgingFigures,
    ) -> None:
        self.total = total
        self.days30 = days30
        self.days60 = days60
        self.days90 = days90
        self.older = older

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AgingRow:
        return cls(
            total=AgingFigures._read(value["total"]),
            days30=AgingFigures._read(value["days30"]),
            days60=AgingFigures._read(value["days60"]),
            days90=AgingFigures._read(value["days90"]),
            older=AgingFigures._read(value["older"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "total": self.total,
            "days30": self.days30,
            "days60": self.days60,
            "days90": self.days90,
            "older": self.older,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AllowedMethods(Record):
    """What the caller may call."""

    company: Optional[str]
    """The company that was asked about, or the selected one; null for none."""

    user: Optional[str]
    """Who acts there; null as long as a sign-in is needed."""

    methods: List[CheckedMethod]
    """Every method, in the order of the discovery document."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", "user", "methods", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", "user", "methods", ))

    def __init__(
        self,
        *,
        company: Optional[str],
        user: Optional[str],
        methods: List[CheckedMethod],
    ) -> None:
        self.company = company
        self.user = user
        self.methods = methods

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AllowedMethods:
        return cls(
            company=value["company"],
            user=value["user"],
            methods=[CheckedMethod._read(one) for one in value["methods"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
            "user": self.user,
            "methods": self.methods,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AlreadyReversedData(Record):
    """The transaction was reversed before; data.reversedBy names the transaction that did."""

    kind: Literal["alreadyReversed"]
    """The machine name of the kind of errors."""

    reversed_by: str
    """The transaction that took it back."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reversedBy", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reversedBy", ))

    def __init__(
        self,
        *,
        kind: Literal["alreadyReversed"],
        reversed_by: str,
    ) -> None:
        self.kind = kind
        self.reversed_by = reversed_by

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AlreadyReversedData:
        return cls(
            kind=value["kind"],
            reversed_by=value["reversedBy"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reversedBy": self.reversed_by,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AnalyzedFlavor(Record):
    """The flavour of a coffee in numbers, and where they are from."""

    profile: FlavorProfile
    """The profile."""

    version: Optional[int]
    """The version of the tasting that it was stored with; null if it was not."""

    source: Literal["model", "history"]
    """model: the AI of the host; history: one's own journal, as the host failed."""

    suggestion: Optional[str]
    """Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history.
    """

    at: datetime
    """When it was answered."""

    repeated: bool
    """Whether the same question was answered before, and the model was not asked again."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("profile", "version", "source", "suggestion", "at", "repeated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("profile", "version", "source", "suggestion", "at", "repeated", ))

    def __init__(
        self,
        *,
        profile: FlavorProfile,
        version: Optional[int],
        source: Literal["model", "history"],
        suggestion: Optional[str],
        at: datetime,
        repeated: bool,
    ) -> None:
        self.profile = profile
        self.version = version
        self.source = source
        self.suggestion = suggestion
        self.at = at
        self.repeated = repeated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AnalyzedFlavor:
        return cls(
            profile=FlavorProfile._read(value["profile"]),
            version=value["version"],
            source=value["source"],
            suggestion=value["suggestion"],
            at=instant(value["at"]),
            repeated=value["repeated"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "profile": self.profile,
            "version": self.version,
            "source": self.source,
            "suggestion": self.suggestion,
            "at": self.at,
            "repeated": self.repeated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AnotherOwner(Record):
    """Another owner of the company must do it."""

    rule: Literal["anotherOwner"]
    """anotherOwner"""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rule", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rule", ))

    def __init__(
        self,
        *,
        rule: Literal["anotherOwner"],
    ) -> None:
        self.rule = rule

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AnotherOwner:
        return cls(
            rule=value["rule"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rule": self.rule,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ArchivedData(Record):
    """The company is archived; it can be read, and restored with companies.update."""

    kind: Literal["archived"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["archived"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ArchivedData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Asset(Record):
    """A photo, document, logo or proof of a record."""

    id: str
    """The asset's id."""

    company: Optional[str]
    """The company that it belongs to; null for an asset of the account's own record."""

    owner: AssetOwner
    """The record that it belongs to."""

    role: Literal["photo", "document", "logo", "proof"]
    """photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof: of a
    delivery; document: anything else.
    """

    name: Optional[str]
    """What people call it; it needs no relation to the file's name."""

    media_type: str
    """Its type, as its first bytes show, or as was said of what they don't."""

    bytes: int
    """How many bytes it has."""

    sha256: str
    """The digest of its bytes (SHA-256), as hexadecimal digits."""

    width: Optional[int]
    """In pixels, as an image's header says; null for others."""

    height: Optional[int]
    """In pixels."""

    variants: List[AssetVariant]
    """Smaller pictures of an image; without one, the image itself stands for it."""

    position: int
    """Its place among the assets of its owner; the first photo is the cover."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was added."""

    updated_at: datetime
    """When it was last changed."""

    state: Literal["local", "synced", "remote", "missing"]
    """local: its bytes are here alone; synced: they are here and in the cloud; remote: in the cloud, from
    where they come when they are read first; missing: in neither, as another device has not sent them yet, or
    as somebody has removed the file.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "owner", "role", "name", "mediaType", "bytes", "sha256", "width", "height", "variants", "position", "version", "createdAt", "updatedAt", "state", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "owner", "role", "name", "mediaType", "bytes", "sha256", "width", "height", "variants", "position", "version", "createdAt", "updatedAt", "state", ))

    def __init__(
        self,
        *,
        id: str,
        company: Optional[str],
        owner: AssetOwner,
        role: Literal["photo", "document", "logo", "proof"],
        name: Optional[str],
        media_type: str,
        bytes: int,
        sha256: str,
        width: Optional[int],
        height: Optional[int],
        variants: List[AssetVariant],
        position: int,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        state: Literal["local", "synced", "remote", "missing"],
    ) -> None:
        self.id = id
        self.company = company
        self.owner = owner
        self.role = role
        self.name = name
        self.media_type = media_type
        self.bytes = bytes
        self.sha256 = sha256
        self.width = width
        self.height = height
        self.variants = variants
        self.position = position
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.state = state

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Asset:
        return cls(
            id=value["id"],
            company=value["company"],
            owner=AssetOwner._read(value["owner"]),
            role=value["role"],
            name=value["name"],
            media_type=value["mediaType"],
            bytes=value["bytes"],
            sha256=value["sha256"],
            width=value["width"],
            height=value["height"],
            variants=[AssetVariant._read(one) for one in value["variants"]],
            position=value["position"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            state=value["state"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "owner": self.owner,
            "role": self.role,
            "name": self.name,
            "mediaType": self.media_type,
            "bytes": self.bytes,
            "sha256": self.sha256,
            "width": self.width,
            "height": self.height,
            "variants": self.variants,
            "position": self.position,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "state": self.state,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetBytes(Record):
    """Bytes of an asset."""

    media_type: str
    """The type of the whole."""

    bytes: int
    """How many bytes the whole has."""

    offset: int
    """Where these begin."""

    base64: str
    """The bytes as standard base64 (RFC 4648); empty behind the last one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("mediaType", "bytes", "offset", "base64", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("mediaType", "bytes", "offset", "base64", ))

    def __init__(
        self,
        *,
        media_type: str,
        bytes: int,
        offset: int,
        base64: str,
    ) -> None:
        self.media_type = media_type
        self.bytes = bytes
        self.offset = offset
        self.base64 = base64

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetBytes:
        return cls(
            media_type=value["mediaType"],
            bytes=value["bytes"],
            offset=value["offset"],
            base64=value["base64"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "mediaType": self.media_type,
            "bytes": self.bytes,
            "offset": self.offset,
            "base64": self.base64,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetMissingData(Record):
    """The file of the asset is not in the data directory: somebody has removed it there."""

    kind: Literal["assetMissing"]
    """The machine name of the kind of errors."""

    sha256: str
    """The digest of what is missing: the same content, added again, brings it back."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "sha256", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "sha256", ))

    def __init__(
        self,
        *,
        kind: Literal["assetMissing"],
        sha256: str,
    ) -> None:
        self.kind = kind
        self.sha256 = sha256

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetMissingData:
        return cls(
            kind=value["kind"],
            sha256=value["sha256"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "sha256": self.sha256,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetOwner(Record):
    """The record that an asset belongs to, and goes with."""

    type: str
    """The kind of record, as events name it: item, location, company."""

    id: str
    """The record."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("type", "id", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("type", "id", ))

    def __init__(
        self,
        *,
        type: str,
        id: str,
    ) -> None:
        self.type = type
        self.id = id

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetOwner:
        return cls(
            type=value["type"],
            id=value["id"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "type": self.type,
            "id": self.id,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetOwnerInput(Record):
    """The record that an asset belongs to, and goes with."""

    type: str
    """The kind of record, as events name it: item, location, company."""

    id: str
    """The record."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("type", "id", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("type", "id", ))

    def __init__(
        self,
        *,
        type: str,
        id: str,
    ) -> None:
        self.type = type
        self.id = id

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "type": self.type,
            "id": self.id,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetPage(Record):
    """One page of a list."""

    items: List[Asset]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Asset],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetPage:
        return cls(
            items=[Asset._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetPath(Record):
    """The file that an asset is in."""

    path: str
    """The absolute path. Its name says nothing of the type."""

    media_type: str
    """What the file holds."""

    bytes: int
    """How many bytes it has."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("path", "mediaType", "bytes", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("path", "mediaType", "bytes", ))

    def __init__(
        self,
        *,
        path: str,
        media_type: str,
        bytes: int,
    ) -> None:
        self.path = path
        self.media_type = media_type
        self.bytes = bytes

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetPath:
        return cls(
            path=value["path"],
            media_type=value["mediaType"],
            bytes=value["bytes"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "path": self.path,
            "mediaType": self.media_type,
            "bytes": self.bytes,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetTooLargeData(Record):
    """There would be more bytes of assets than there may be; data.limit says how many there may be,
    data.bytes how many.
    """

    kind: Literal["assetTooLarge"]
    """The machine name of the kind of errors."""

    limit: int
    """How many bytes there may be: of all assets of a record, or of a logo."""

    bytes: int
    """How many there would be."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "limit", "bytes", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "limit", "bytes", ))

    def __init__(
        self,
        *,
        kind: Literal["assetTooLarge"],
        limit: int,
        bytes: int,
    ) -> None:
        self.kind = kind
        self.limit = limit
        self.bytes = bytes

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetTooLargeData:
        return cls(
            kind=value["kind"],
            limit=value["limit"],
            bytes=value["bytes"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "limit": self.limit,
            "bytes": self.bytes,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class AssetVariant(Record):
    """A smaller picture of an image, which the host has made."""

    kind: Literal["thumb", "preview"]
    """thumb: at most 256 pixels on the longer side; preview: at most 1280."""

    media_type: str
    """Its type, as its first bytes show."""

    bytes: int
    """How many bytes it has."""

    width: int
    """In pixels."""

    height: int
    """In pixels."""

    sha256: str
    """The digest of its bytes."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "mediaType", "bytes", "width", "height", "sha256", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "mediaType", "bytes", "width", "height", "sha256", ))

    def __init__(
        self,
        *,
        kind: Literal["thumb", "preview"],
        media_type: str,
        bytes: int,
        width: int,
        height: int,
        sha256: str,
    ) -> None:
        self.kind = kind
        self.media_type = media_type
        self.bytes = bytes
        self.width = width
        self.height = height
        self.sha256 = sha256

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> AssetVariant:
        return cls(
            kind=value["kind"],
            media_type=value["mediaType"],
            bytes=value["bytes"],
            width=value["width"],
            height=value["height"],
            sha256=value["sha256"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "mediaType": self.media_type,
            "bytes": self.bytes,
            "width": self.width,
            "height": self.height,
            "sha256": self.sha256,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Availability(Record):
    """Whether the AI can be asked."""

    available: bool
    """Whether there is a model that answers."""

    reason: Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]]
    """Why there is none; null where there is one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("available", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("available", "reason", ))

    def __init__(
        self,
        *,
        available: bool,
        reason: Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]],
    ) -> None:
        self.available = available
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Availability:
        return cls(
            available=value["available"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "available": self.available,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BackupReport(Record):
    """What a backup holds."""

    made_at: datetime
    """The moment that it is a copy of: everything that was answered before is in it."""

    bytes: int
    """The size of the file."""

    assets: int
    """The number of files of assets in it."""

    damaged: List[str]
    """The SHA-256 of each asset whose file was damaged before it was backed up."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("madeAt", "bytes", "assets", "damaged", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("madeAt", "bytes", "assets", "damaged", ))

    def __init__(
        self,
        *,
        made_at: datetime,
        bytes: int,
        assets: int,
        damaged: List[str],
    ) -> None:
        self.made_at = made_at
        self.bytes = bytes
        self.assets = assets
        self.damaged = damaged

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BackupReport:
        return cls(
            made_at=instant(value["madeAt"]),
            bytes=value["bytes"],
            assets=value["assets"],
            damaged=value["damaged"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "madeAt": self.made_at,
            "bytes": self.bytes,
            "assets": self.assets,
            "damaged": self.damaged,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Bean(Record):
    """Coffee beans, as they were bought."""

    id: str
    """The record's id."""

    name: str
    """The name on the bag."""

    roaster: Optional[str]
    """The roaster."""

    origins: List[BeanOrigin]
    """The origins of the beans; the shares of a blend sum to at most 100 percent."""

    roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]]
    """How dark the beans are roasted."""

    process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]]
    """How the cherries were processed."""

    decaf: bool
    """Whether the beans are decaffeinated."""

    roast_date: Optional[str]
    """The day on which the beans were roasted."""

    opened_at: Optional[str]
    """The day on which the bag was opened."""

    frozen_at: Optional[str]
    """The day on which the beans were frozen, not before roastDate."""

    thawed_at: Optional[str]
    """The day on which the beans were thawed, not before frozenAt."""

    best_before: Optional[str]
    """The last day on which the roaster recommends the beans."""

    weight: Optional[Decimal]
    """The weight of the beans in the bag, in grams."""

    withdrawn: Decimal
    """The grams that were used otherwise than by brews."""

    price: Optional[Money]
    """The price of the bag."""

    rating: Optional[Decimal]
    """0 to 5, in halves."""

    flavours: List[str]
    """The flavours, as the roaster names them. Devices merge them as a set."""

    note: Optional[str]
    """Any further text."""

    url: Optional[str]
    """The address of a page about the beans."""

    barcode: Optional[str]
    """The code on the bag."""

    favourite: bool
    """Whether the beans are a favourite."""

    archived: bool
    """Whether the beans are out of use."""

    finished: bool
    """Whether the bag is empty."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    age_days: Optional[int] = None
    """Whole days since roastDate in the account's time zone; a day in the freezer counts one ninetieth. Left
    out without roastDate.
    """

    remaining: Optional[Decimal] = None
    """The grams that are left: weight less withdrawn less the doses of all brews. Left out without weight.
    """

    overdrawn: Optional[bool] = None
    """true if remaining is less than 0."""

    brews: Optional[int] = None
    """The number of brews, without drafts."""

    last_brewed_at: Optional[datetime] = None
    """When the beans were brewed last."""

    average_rating: Optional[Decimal] = None
    """The mean rating of the rated brews, to four places."""

    cost_per_gram: Optional[UnitCost] = None
    """The price of a gram, in minor units to five places. Left out without price or weight."""

    photos: Optional[List[str]] = None
    """The ids of its assets of the role photo, the cover first; assets.read with variant thumb answers a
    small picture. Left out without photos.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "roaster", "origins", "roastLevel", "process", "decaf", "roastDate", "openedAt", "frozenAt", "thawedAt", "bestBefore", "weight", "withdrawn", "price", "rating", "flavours", "note", "url", "barcode", "favourite", "archived", "finished", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "roaster", "origins", "roastLevel", "process", "decaf", "roastDate", "openedAt", "frozenAt", "thawedAt", "bestBefore", "weight", "withdrawn", "price", "rating", "flavours", "note", "url", "barcode", "favourite", "archived", "finished", "version", "createdAt", "updatedAt", "unreadable", "ageDays", "remaining", "overdrawn", "brews", "lastBrewedAt", "averageRating", "costPerGram", "photos", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        roaster: Optional[str],
        origins: List[BeanOrigin],
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]],
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]],
        decaf: bool,
        roast_date: Optional[str],
        opened_at: Optional[str],
        frozen_at: Optional[str],
        thawed_at: Optional[str],
        best_before: Optional[str],
        weight: Optional[Decimal],
        withdrawn: Decimal,
        price: Optional[Money],
        rating: Optional[Decimal],
        flavours: List[str],
        note: Optional[str],
        url: Optional[str],
        barcode: Optional[str],
        favourite: bool,
        archived: bool,
        finished: bool,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
        age_days: Optional[int] = None,
        remaining: Optional[Decimal] = None,
        overdrawn: Optional[bool] = None,
        brews: Optional[int] = None,
        last_brewed_at: Optional[datetime] = None,
        average_rating: Optional[Decimal] = None,
        cost_per_gram: Optional[UnitCost] = None,
        photos: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.name = name
        self.roaster = roaster
        self.origins = origins
        self.roast_level = roast_level
        self.process = process
        self.decaf = decaf
        self.roast_date = roast_date
        self.opened_at = opened_at
        self.frozen_at = frozen_at
        self.thawed_at = thawed_at
        self.best_before = best_before
        self.weight = weight
        self.withdrawn = withdrawn
        self.price = price
        self.rating = rating
        self.flavours = flavours
        self.note = note
        self.url = url
        self.barcode = barcode
        self.favourite = favourite
        self.archived = archived
        self.finished = finished
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable
        self.age_days = age_days
        self.remaining = remaining
        self.overdrawn = overdrawn
        self.brews = brews
        self.last_brewed_at = last_brewed_at
        self.average_rating = average_rating
        self.cost_per_gram = cost_per_gram
        self.photos = photos

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Bean:
        return cls(
            id=value["id"],
            name=value["name"],
            roaster=value["roaster"],
            origins=[BeanOrigin._read(one) for one in value["origins"]],
            roast_level=value["roastLevel"],
            process=value["process"],
            decaf=value["decaf"],
            roast_date=value["roastDate"],
            opened_at=value["openedAt"],
            frozen_at=value["frozenAt"],
            thawed_at=value["thawedAt"],
            best_before=value["bestBefore"],
            weight=optional(Decimal)(value["weight"]),
            withdrawn=Decimal(value["withdrawn"]),
            price=optional(Money._read)(value["price"]),
            rating=optional(Decimal)(value["rating"]),
            flavours=value["flavours"],
            note=value["note"],
            url=value["url"],
            barcode=value["barcode"],
            favourite=value["favourite"],
            archived=value["archived"],
            finished=value["finished"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
            age_days=value.get("ageDays"),
            remaining=optional(Decimal)(value.get("remaining")),
            overdrawn=value.get("overdrawn"),
            brews=value.get("brews"),
            last_brewed_at=optional(instant)(value.get("lastBrewedAt")),
            average_rating=optional(Decimal)(value.get("averageRating")),
            cost_per_gram=optional(UnitCost._read)(value.get("costPerGram")),
            photos=value.get("photos"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "roaster": self.roaster,
            "origins": self.origins,
            "roastLevel": self.roast_level,
            "process": self.process,
            "decaf": self.decaf,
            "roastDate": self.roast_date,
            "openedAt": self.opened_at,
            "frozenAt": self.frozen_at,
            "thawedAt": self.thawed_at,
            "bestBefore": self.best_before,
            "weight": self.weight,
            "withdrawn": self.withdrawn,
            "price": self.price,
            "rating": self.rating,
            "flavours": self.flavours,
            "note": self.note,
            "url": self.url,
            "barcode": self.barcode,
            "favourite": self.favourite,
            "archived": self.archived,
            "finished": self.finished,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.age_days is not None:
            members["ageDays"] = self.age_days
        if self.remaining is not None:
            members["remaining"] = self.remaining
        if self.overdrawn is not None:
            members["overdrawn"] = self.overdrawn
        if self.brews is not None:
            members["brews"] = self.brews
        if self.last_brewed_at is not None:
            members["lastBrewedAt"] = self.last_brewed_at
        if self.average_rating is not None:
            members["averageRating"] = self.average_rating
        if self.cost_per_gram is not None:
            members["costPerGram"] = self.cost_per_gram
        if self.photos is not None:
            members["photos"] = self.photos
        return members


@dataclass(init=False, repr=False, eq=False)
class BeanConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Bean
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Bean,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BeanConflictData:
        return cls(
            kind=value["kind"],
            current=Bean._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BeanDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name on the bag."""

    roaster: Union[Optional[str], Unset] = UNSET
    """The roaster."""

    origins: Union[Optional[Sequence[BeanOriginInput]], Unset] = UNSET
    """The origins of the beans; the shares of a blend sum to at most 100 percent."""

    roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET
    """How dark the beans are roasted."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """How the cherries were processed."""

    decaf: Union[Optional[bool], Unset] = UNSET
    """Whether the beans are decaffeinated."""

    roast_date: Union[Optional[str], Unset] = UNSET
    """The day on which the beans were roasted."""

    opened_at: Union[Optional[str], Unset] = UNSET
    """The day on which the bag was opened."""

    frozen_at: Union[Optional[str], Unset] = UNSET
    """The day on which the beans were frozen, not before roastDate."""

    thawed_at: Union[Optional[str], Unset] = UNSET
    """The day on which the beans were thawed, not before frozenAt."""

    best_before: Union[Optional[str], Unset] = UNSET
    """The last day on which the roaster recommends the beans."""

    weight: Union[Optional[Number], Unset] = UNSET
    """The weight of the beans in the bag, in grams."""

    withdrawn: Union[Optional[Number], Unset] = UNSET
    """The grams that were used otherwise than by brews."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price of the bag."""

    rating: Union[Optional[Number], Unset] = UNSET
    """0 to 5, in halves."""

    flavours: Union[Optional[Sequence[str]], Unset] = UNSET
    """The flavours, as the roaster names them. Devices merge them as a set."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    url: Union[Optional[str], Unset] = UNSET
    """The address of a page about the beans."""

    barcode: Union[Optional[str], Unset] = UNSET
    """The code on the bag."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """Whether the beans are a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether the beans are out of use."""

    finished: Union[Optional[bool], Unset] = UNSET
    """Whether the bag is empty."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "roaster", "origins", "roastLevel", "process", "decaf", "roastDate", "openedAt", "frozenAt", "thawedAt", "bestBefore", "weight", "withdrawn", "price", "rating", "flavours", "note", "url", "barcode", "favourite", "archived", "finished", ))

    def __init__(
        self,
        *,
        name: Union[str, Unset] = UNSET,
        roaster: Union[Optional[str], Unset] = UNSET,
        origins: Union[Optional[Sequence[BeanOriginInput]], Unset] = UNSET,
        roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET,
        process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET,
        decaf: Union[Optional[bool], Unset] = UNSET,
        roast_date: Union[Optional[str], Unset] = UNSET,
        opened_at: Union[Optional[str], Unset] = UNSET,
        frozen_at: Union[Optional[str], Unset] = UNSET,
        thawed_at: Union[Optional[str], Unset] = UNSET,
        best_before: Union[Optional[str], Unset] = UNSET,
        weight: Union[Optional[Number], Unset] = UNSET,
        withdrawn: Union[Optional[Number], Unset] = UNSET,
        price: Union[Optional[MoneyChanges], Unset] = UNSET,
        rating: Union[Optional[Number], Unset] = UNSET,
        flavours: Union[Optional[Sequence[str]], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        url: Union[Optional[str], Unset] = UNSET,
        barcode: Union[Optional[str], Unset] = UNSET,
        favourite: Union[Optional[bool], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
        finished: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.roaster = roaster
        self.origins = origins
        self.roast_level = roast_level
        self.process = process
        self.decaf = decaf
        self.roast_date = roast_date
        self.opened_at = opened_at
        self.frozen_at = frozen_at
        self.thawed_at = thawed_at
        self.best_before = best_before
        self.weight = weight
        self.withdrawn = withdrawn
        self.price = price
        self.rating = rating
        self.flavours = flavours
        self.note = note
        self.url = url
        self.barcode = barcode
        self.favourite = favourite
        self.archived = archived
        self.finished = finished

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.roaster is not UNSET:
            members["roaster"] = self.roaster
        if self.origins is not UNSET:
            members["origins"] = self.origins
        if self.roast_level is not UNSET:
            members["roastLevel"] = self.roast_level
        if self.process is not UNSET:
            members["process"] = self.process
        if self.decaf is not UNSET:
            members["decaf"] = self.decaf
        if self.roast_date is not UNSET:
            members["roastDate"] = self.roast_date
        if self.opened_at is not UNSET:
            members["openedAt"] = self.opened_at
        if self.frozen_at is not UNSET:
            members["frozenAt"] = self.frozen_at
        if self.thawed_at is not UNSET:
            members["thawedAt"] = self.thawed_at
        if self.best_before is not UNSET:
            members["bestBefore"] = self.best_before
        if self.weight is not UNSET:
            members["weight"] = self.weight
        if self.withdrawn is not UNSET:
            members["withdrawn"] = self.withdrawn
        if self.price is not UNSET:
            members["price"] = self.price
        if self.rating is not UNSET:
            members["rating"] = self.rating
        if self.flavours is not UNSET:
            members["flavours"] = self.flavours
        if self.note is not UNSET:
            members["note"] = self.note
        if self.url is not UNSET:
            members["url"] = self.url
        if self.barcode is not UNSET:
            members["barcode"] = self.barcode
        if self.favourite is not UNSET:
            members["favourite"] = self.favourite
        if self.archived is not UNSET:
            members["archived"] = self.archived
        if self.finished is not UNSET:
            members["finished"] = self.finished
        return members


@dataclass(init=False, repr=False, eq=False)
class BeanOrigin(Record):
    """An origin of beans; a blend has several."""

    country: Optional[str]
    """The country of origin (ISO 3166-1 alpha-2)."""

    region: Optional[str]
    """The region."""

    farm: Optional[str]
    """The farm or the washing station."""

    producer: Optional[str]
    """The producer."""

    altitude: Optional[int]
    """In metres above the sea."""

    variety: Optional[str]
    """The variety of the plant."""

    process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]]
    """How these cherries were processed, where a blend differs."""

    share: Optional[Decimal]
    """The share of a blend, in percent."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("country", "region", "farm", "producer", "altitude", "variety", "process", "share", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("country", "region", "farm", "producer", "altitude", "variety", "process", "share", ))

    def __init__(
        self,
        *,
        country: Optional[str],
        region: Optional[str],
        farm: Optional[str],
        producer: Optional[str],
        altitude: Optional[int],
        variety: Optional[str],
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]],
        share: Optional[Decimal],
    ) -> None:
        self.country = country
        self.region = region
        self.farm = farm
        self.producer = producer
        self.altitude = altitude
        self.variety = variety
        self.process = process
        self.share = share

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BeanOrigin:
        return cls(
            country=value["country"],
            region=value["region"],
            farm=value["farm"],
            producer=value["producer"],
            altitude=value["altitude"],
            variety=value["variety"],
            process=value["process"],
            share=optional(Decimal)(value["share"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "country": self.country,
            "region": self.region,
            "farm": self.farm,
            "producer": self.producer,
            "altitude": self.altitude,
            "variety": self.variety,
            "process": self.process,
            "share": self.share,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BeanOriginInput(Record):
    """An origin of beans; a blend has several."""

    country: Union[Optional[str], Unset] = UNSET
    """The country of origin (ISO 3166-1 alpha-2)."""

    region: Union[Optional[str], Unset] = UNSET
    """The region."""

    farm: Union[Optional[str], Unset] = UNSET
    """The farm or the washing station."""

    producer: Union[Optional[str], Unset] = UNSET
    """The producer."""

    altitude: Union[Optional[int], Unset] = UNSET
    """In metres above the sea."""

    variety: Union[Optional[str], Unset] = UNSET
    """The variety of the plant."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """How these cherries were processed, where a blend differs."""

    share: Union[Optional[Number], Unset] = UNSET
    """The share of a blend, in percent."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("country", "region", "farm", "producer", "altitude", "variety", "process", "share", ))

    def __init__(
        self,
        *,
        country: Union[Optional[str], Unset] = UNSET,
        region: Union[Optional[str], Unset] = UNSET,
        farm: Union[Optional[str], Unset] = UNSET,
        producer: Union[Optional[str], Unset] = UNSET,
        altitude: Union[Optional[int], Unset] = UNSET,
        variety: Union[Optional[str], Unset] = UNSET,
        process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET,
        share: Union[Optional[Number], Unset] = UNSET,
    ) -> None:
        self.country = country
        self.region = region
        self.farm = farm
        self.producer = producer
        self.altitude = altitude
        self.variety = variety
        self.process = process
        self.share = share

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.country is not UNSET:
            members["country"] = self.country
        if self.region is not UNSET:
            members["region"] = self.region
        if self.farm is not UNSET:
            members["farm"] = self.farm
        if self.producer is not UNSET:
            members["producer"] = self.producer
        if self.altitude is not UNSET:
            members["altitude"] = self.altitude
        if self.variety is not UNSET:
            members["variety"] = self.variety
        if self.process is not UNSET:
            members["process"] = self.process
        if self.share is not UNSET:
            members["share"] = self.share
        return members


@dataclass(init=False, repr=False, eq=False)
class BeanPage(Record):
    """One page of a list."""

    items: List[Bean]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Bean],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BeanPage:
        return cls(
            items=[Bean._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Brew(Record):
    """A brew of coffee: its parameters and its result."""

    id: str
    """The record's id."""

    at: datetime
    """When the coffee was brewed: from 1900 to one day in the future."""

    bean: Optional[str]
    """The bean. Only a draft has none."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The method. Only a draft has none."""

    dose: Optional[Decimal]
    """The ground coffee, in grams. Only a draft has none."""

    water: Optional[Decimal]
    """The water, in grams."""

    yield_: Optional[Decimal]
    """The beverage, in grams."""

    grinder: Optional[str]
    """The grinder."""

    grind_setting: Optional[Decimal]
    """The setting on the grinder's own scale."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The time of the whole brew, in seconds."""

    bloom_water: Optional[Decimal]
    """The water of the bloom, in grams."""

    bloom_time: Optional[Decimal]
    """The time of the bloom, in seconds."""

    pressure: Optional[Decimal]
    """The pressure, in bar."""

    pours: List[Pour]
    """The pours, in the order of time."""

    tds: Optional[Decimal]
    """The total dissolved solids of the beverage, in percent."""

    equipment: List[str]
    """Other equipment, each once. Devices merge it as a set."""

    place: Optional[str]
    """The place."""

    rating: Optional[Decimal]
    """0 to 5, in halves."""

    note: Optional[str]
    """Any further text."""

    recipe: Optional[str]
    """The recipe that the brew followed."""

    favourite: bool
    """Whether the brew is a favourite."""

    archived: bool
    """Whether the brew is hidden. Statistics leave it out."""

    draft: bool
    """Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    ratio: Optional[Decimal] = None
    """Grams of beverage or water to a gram of coffee, to two places; ratioOf says which. Figures above
    100,000 are left out.
    """

    ratio_of: Optional[Literal["yield", "water"]] = None
    """yield: the ratio is of the beverage, as for espresso and moka pot; water: of the water. Without the one
    it is of the other.
    """

    strength: Optional[Decimal] = None
    """Grams of coffee to a litre of water, to one place."""

    extraction: Optional[Decimal] = None
    """The extraction yield in percent, to two places: TDS times beverage over dose."""

    estimated: Optional[bool] = None
    """true if the beverage was not weighed: the extraction takes it for the water less twice the dose.
    """

    flow: Optional[Decimal] = None
    """Grams of beverage a second, to two places."""

    bean_age: Optional[int] = None
    """The age of the bean on the day of the brew, in whole days."""

    cost: Optional[Money] = None
    """The price of the dose."""

    section: Optional[str] = None
    """The key of the section; only in lists with sectionBy."""

    warnings: Optional[List[BrewWarning]] = None
    """Unusual parameters, which prevent nothing. Lists leave them out."""

    photos: Optional[List[str]] = None
    """The ids of its assets of the role photo, the cover first; assets.read with variant thumb answers a
    small picture. Left out without photos.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "at", "bean", "method", "dose", "water", "yield", "grinder", "grindSetting", "temperature", "time", "bloomWater", "bloomTime", "pressure", "pours", "tds", "equipment", "place", "rating", "note", "recipe", "favourite", "archived", "draft", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "at", "bean", "method", "dose", "water", "yield", "grinder", "grindSetting", "temperature", "time", "bloomWater", "bloomTime", "pressure", "pours", "tds", "equipment", "place", "rating", "note", "recipe", "favourite", "archived", "draft", "version", "createdAt", "updatedAt", "unreadable", "ratio", "ratioOf", "strength", "extraction", "estimated", "flow", "beanAge", "cost", "section", "warnings", "photos", ))

    def __init__(
        self,
        *,
        id: str,
        at: datetime,
        bean: Optional[str],
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]],
        dose: Optional[Decimal],
        water: Optional[Decimal],
        yield_: Optional[Decimal],
        grinder: Optional[str],
        grind_setting: Optional[Decimal],
        temperature: Optional[Decimal],
        time: Optional[Decimal],
        bloom_water: Optional[Decimal],
        bloom_time: Optional[Decimal],
        pressure: Optional[Decimal],
        pours: List[Pour],
        tds: Optional[Decimal],
        equipment: List[str],
        place: Optional[str],
        rating: Optional[Decimal],
        note: Optional[str],
        recipe: Optional[str],
        favourite: bool,
        archived: bool,
        draft: bool,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
        ratio: Optional[Decimal] = None,
        ratio_of: Optional[Literal["yield", "water"]] = None,
        strength: Optional[Decimal] = None,
        extraction: Optional[Decimal] = None,
        estimated: Optional[bool] = None,
        flow: Optional[Decimal] = None,
        bean_age: Optional[int] = None,
        cost: Optional[Money] = None,
        section: Optional[str] = None,
        warnings: Optional[List[BrewWarning]] = None,
        photos: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.at = at
        self.bean = bean
        self.method = method
        self.dose = dose
        self.water = water
        self.yield_ = yield_
        self.grinder = grinder
        self.grind_setting = grind_setting
        self.temperature = temperature
        self.time = time
        self.bloom_water = bloom_water
        self.bloom_time = bloom_time
        self.pressure = pressure
        self.pours = pours
        self.tds = tds
        self.equipment = equipment
        self.place = place
        self.rating = rating
        self.note = note
        self.recipe = recipe
        self.favourite = favourite
        self.archived = archived
        self.draft = draft
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable
        self.ratio = ratio
        self.ratio_of = ratio_of
        self.strength = strength
        self.extraction = extraction
        self.estimated = estimated
        self.flow = flow
        self.bean_age = bean_age
        self.cost = cost
        self.section = section
        self.warnings = warnings
        self.photos = photos

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Brew:
        return cls(
            id=value["id"],
            at=instant(value["at"]),
            bean=value["bean"],
            method=value["method"],
            dose=optional(Decimal)(value["dose"]),
            water=optional(Decimal)(value["water"]),
            yield_=optional(Decimal)(value["yield"]),
            grinder=value["grinder"],
            grind_setting=optional(Decimal)(value["grindSetting"]),
            temperature=optional(Decimal)(value["temperature"]),
            time=optional(Decimal)(value["time"]),
            bloom_water=optional(Decimal)(value["bloomWater"]),
            bloom_time=optional(Decimal)(value["bloomTime"]),
            pressure=optional(Decimal)(value["pressure"]),
            pours=[Pour._read(one) for one in value["pours"]],
            tds=optional(Decimal)(value["tds"]),
            equipment=value["equipment"],
            place=value["place"],
            rating=optional(Decimal)(value["rating"]),
            note=value["note"],
            recipe=value["recipe"],
            favourite=value["favourite"],
            archived=value["archived"],
            draft=value["draft"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
            ratio=optional(Decimal)(value.get("ratio")),
            ratio_of=value.get("ratioOf"),
            strength=optional(Decimal)(value.get("strength")),
            extraction=optional(Decimal)(value.get("extraction")),
            estimated=value.get("estimated"),
            flow=optional(Decimal)(value.get("flow")),
            bean_age=value.get("beanAge"),
            cost=optional(Money._read)(value.get("cost")),
            section=value.get("section"),
            warnings=optional(each(BrewWarning._read))(value.get("warnings")),
            photos=value.get("photos"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "at": self.at,
            "bean": self.bean,
            "method": self.method,
            "dose": self.dose,
            "water": self.water,
            "yield": self.yield_,
            "grinder": self.grinder,
            "grindSetting": self.grind_setting,
            "temperature": self.temperature,
            "time": self.time,
            "bloomWater": self.bloom_water,
            "bloomTime": self.bloom_time,
            "pressure": self.pressure,
            "pours": self.pours,
            "tds": self.tds,
            "equipment": self.equipment,
            "place": self.place,
            "rating": self.rating,
            "note": self.note,
            "recipe": self.recipe,
            "favourite": self.favourite,
            "archived": self.archived,
            "draft": self.draft,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.ratio is not None:
            members["ratio"] = self.ratio
        if self.ratio_of is not None:
            members["ratioOf"] = self.ratio_of
        if self.strength is not None:
            members["strength"] = self.strength
        if self.extraction is not None:
            members["extraction"] = self.extraction
        if self.estimated is not None:
            members["estimated"] = self.estimated
        if self.flow is not None:
            members["flow"] = self.flow
        if self.bean_age is not None:
            members["beanAge"] = self.bean_age
        if self.cost is not None:
            members["cost"] = self.cost
        if self.section is not None:
            members["section"] = self.section
        if self.warnings is not None:
            members["warnings"] = self.warnings
        if self.photos is not None:
            members["photos"] = self.photos
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Brew
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Brew,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BrewConflictData:
        return cls(
            kind=value["kind"],
            current=Brew._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    at: Union[datetime, Unset] = UNSET
    """When the coffee was brewed: from 1900 to one day in the future."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean. Only a draft has none."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The method. Only a draft has none."""

    dose: Union[Optional[Number], Unset] = UNSET
    """The ground coffee, in grams. Only a draft has none."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water, in grams."""

    yield_: Union[Optional[Number], Unset] = UNSET
    """The beverage, in grams."""

    grinder: Union[Optional[str], Unset] = UNSET
    """The grinder."""

    grind_setting: Union[Optional[Number], Unset] = UNSET
    """The setting on the grinder's own scale."""

    temperature: Union[Optional[Number], Unset] = UNSET
    """The temperature of the water, in degrees Celsius."""

    time: Union[Optional[Number], Unset] = UNSET
    """The time of the whole brew, in seconds."""

    bloom_water: Union[Optional[Number], Unset] = UNSET
    """The water of the bloom, in grams."""

    bloom_time: Union[Optional[Number], Unset] = UNSET
    """The time of the bloom, in seconds."""

    pressure: Union[Optional[Number], Unset] = UNSET
    """The pressure, in bar."""

    pours: Union[Optional[Sequence[PourInput]], Unset] = UNSET
    """The pours, in the order of time."""

    tds: Union[Optional[Number], Unset] = UNSET
    """The total dissolved solids of the beverage, in percent."""

    equipment: Union[Optional[Sequence[str]], Unset] = UNSET
    """Other equipment, each once. Devices merge it as a set."""

    place: Union[Optional[str], Unset] = UNSET
    """The place."""

    rating: Union[Optional[Number], Unset] = UNSET
    """0 to 5, in halves."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    recipe: Union[Optional[str], Unset] = UNSET
    """The recipe that the brew followed."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """Whether the brew is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether the brew is hidden. Statistics leave it out."""

    draft: Union[Optional[bool], Unset] = UNSET
    """Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "bean", "method", "dose", "water", "yield", "grinder", "grindSetting", "temperature", "time", "bloomWater", "bloomTime", "pressure", "pours", "tds", "equipment", "place", "rating", "note", "recipe", "favourite", "archived", "draft", ))

    def __init__(
        self,
        *,
        at: Union[datetime, Unset] = UNSET,
        bean: Union[Optional[str], Unset] = UNSET,
        method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET,
        dose: Union[Optional[Number], Unset] = UNSET,
        water: Union[Optional[Number], Unset] = UNSET,
        yield_: Union[Optional[Number], Unset] = UNSET,
        grinder: Union[Optional[str], Unset] = UNSET,
        grind_setting: Union[Optional[Number], Unset] = UNSET,
        temperature: Union[Optional[Number], Unset] = UNSET,
        time: Union[Optional[Number], Unset] = UNSET,
        bloom_water: Union[Optional[Number], Unset] = UNSET,
        bloom_time: Union[Optional[Number], Unset] = UNSET,
        pressure: Union[Optional[Number], Unset] = UNSET,
        pours: Union[Optional[Sequence[PourInput]], Unset] = UNSET,
        tds: Union[Optional[Number], Unset] = UNSET,
        equipment: Union[Optional[Sequence[str]], Unset] = UNSET,
        place: Union[Optional[str], Unset] = UNSET,
        rating: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        recipe: Union[Optional[str], Unset] = UNSET,
        favourite: Union[Optional[bool], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
        draft: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.at = at
        self.bean = bean
        self.method = method
        self.dose = dose
        self.water = water
        self.yield_ = yield_
        self.grinder = grinder
        self.grind_setting = grind_setting
        self.temperature = temperature
        self.time = time
        self.bloom_water = bloom_water
        self.bloom_time = bloom_time
        self.pressure = pressure
        self.pours = pours
        self.tds = tds
        self.equipment = equipment
        self.place = place
        self.rating = rating
        self.note = note
        self.recipe = recipe
        self.favourite = favourite
        self.archived = archived
        self.draft = draft

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.at is not UNSET:
            members["at"] = self.at
        if self.bean is not UNSET:
            members["bean"] = self.bean
        if self.method is not UNSET:
            members["method"] = self.method
        if self.dose is not UNSET:
            members["dose"] = self.dose
        if self.water is not UNSET:
            members["water"] = self.water
        if self.yield_ is not UNSET:
            members["yield"] = self.yield_
        if self.grinder is not UNSET:
            members["grinder"] = self.grinder
        if self.grind_setting is not UNSET:
            members["grindSetting"] = self.grind_setting
        if self.temperature is not UNSET:
            members["temperature"] = self.temperature
        if self.time is not UNSET:
            members["time"] = self.time
        if self.bloom_water is not UNSET:
            members["bloomWater"] = self.bloom_water
        if self.bloom_time is not UNSET:
            members["bloomTime"] = self.bloom_time
        if self.pressure is not UNSET:
            members["pressure"] = self.pressure
        if self.pours is not UNSET:
            members["pours"] = self.pours
        if self.tds is not UNSET:
            members["tds"] = self.tds
        if self.equipment is not UNSET:
            members["equipment"] = self.equipment
        if self.place is not UNSET:
            members["place"] = self.place
        if self.rating is not UNSET:
            members["rating"] = self.rating
        if self.note is not UNSET:
            members["note"] = self.note
        if self.recipe is not UNSET:
            members["recipe"] = self.recipe
        if self.favourite is not UNSET:
            members["favourite"] = self.favourite
        if self.archived is not UNSET:
            members["archived"] = self.archived
        if self.draft is not UNSET:
            members["draft"] = self.draft
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewFilter(Record):
    """Filters; a brew must fit all of them."""

    from_: Union[Optional[str], Unset] = UNSET
    """The first day, in the account's time zone."""

    to: Union[Optional[str], Unset] = UNSET
    """The last day."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean."""

    roaster: Union[Optional[str], Unset] = UNSET
    """The roaster of the bean; case does not matter."""

    country: Union[Optional[str], Unset] = UNSET
    """A country of origin of the bean."""

    process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET
    """The process of the bean."""

    roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET
    """The roast level of the bean."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The method."""

    grinder: Union[Optional[str], Unset] = UNSET
    """The grinder."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """true for favourite brews only, false for the others."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "bean", "roaster", "country", "process", "roastLevel", "method", "grinder", "favourite", ))

    def __init__(
        self,
        *,
        from_: Union[Optional[str], Unset] = UNSET,
        to: Union[Optional[str], Unset] = UNSET,
        bean: Union[Optional[str], Unset] = UNSET,
        roaster: Union[Optional[str], Unset] = UNSET,
        country: Union[Optional[str], Unset] = UNSET,
        process: Union[Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]], Unset] = UNSET,
        roast_level: Union[Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]], Unset] = UNSET,
        method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET,
        grinder: Union[Optional[str], Unset] = UNSET,
        favourite: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.from_ = from_
        self.to = to
        self.bean = bean
        self.roaster = roaster
        self.country = country
        self.process = process
        self.roast_level = roast_level
        self.method = method
        self.grinder = grinder
        self.favourite = favourite

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.from_ is not UNSET:
            members["from"] = self.from_
        if self.to is not UNSET:
            members["to"] = self.to
        if self.bean is not UNSET:
            members["bean"] = self.bean
        if self.roaster is not UNSET:
            members["roaster"] = self.roaster
        if self.country is not UNSET:
            members["country"] = self.country
        if self.process is not UNSET:
            members["process"] = self.process
        if self.roast_level is not UNSET:
            members["roastLevel"] = self.roast_level
        if self.method is not UNSET:
            members["method"] = self.method
        if self.grinder is not UNSET:
            members["grinder"] = self.grinder
        if self.favourite is not UNSET:
            members["favourite"] = self.favourite
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewPage(Record):
    """One page of a list."""

    items: List[Brew]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Brew],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BrewPage:
        return cls(
            items=[Brew._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewSection(Record):
    """A section of a list of brews."""

    key: Optional[str]
    """The first day of the day, week or month, the id of the bean, or the method; null for drafts without
    one.
    """

    count: int
    """The number of brews."""

    first: str
    """The parameter `after` of journal.brews.list for a page that begins with this section."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("key", "count", "first", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("key", "count", "first", ))

    def __init__(
        self,
        *,
        key: Optional[str],
        count: int,
        first: str,
    ) -> None:
        self.key = key
        self.count = count
        self.first = first

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BrewSection:
        return cls(
            key=value["key"],
            count=value["count"],
            first=value["first"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "key": self.key,
            "count": self.count,
            "first": self.first,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewSectionPage(Record):
    """One page of a list."""

    items: List[BrewSection]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[BrewSection],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BrewSectionPage:
        return cls(
            items=[BrewSection._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class BrewWarning(Record):
    """An unusual parameter of a brew, which prevents nothing."""

    kind: Literal["ratio", "extraction", "grindSetting", "archivedBean", "archivedEquipment", "pours"]
    """ratio: outside 1 to 25. extraction: outside 10 to 30 percent. grindSetting: outside the grinder's
    scale. archivedBean, archivedEquipment: the record is archived. pours: they sum to more than 5 g less than
    the water.
    """

    value: Optional[Decimal]
    """The unusual value."""

    minimum: Optional[Decimal]
    """The lowest usual value."""

    maximum: Optional[Decimal]
    """The highest usual value."""

    record: Optional[str]
    """The archived bean or piece of equipment."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "value", "minimum", "maximum", "record", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "value", "minimum", "maximum", "record", ))

    def __init__(
        self,
        *,
        kind: Literal["ratio", "extraction", "grindSetting", "archivedBean", "archivedEquipment", "pours"],
        value: Optional[Decimal],
        minimum: Optional[Decimal],
        maximum: Optional[Decimal],
        record: Optional[str],
    ) -> None:
        self.kind = kind
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.record = record

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> BrewWarning:
        return cls(
            kind=value["kind"],
            value=optional(Decimal)(value["value"]),
            minimum=optional(Decimal)(value["minimum"]),
            maximum=optional(Decimal)(value["maximum"]),
            record=value["record"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "value": self.value,
            "minimum": self.minimum,
            "maximum": self.maximum,
            "record": self.record,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Caller(Record):
    """Who asks, and what they hold in a company."""

    account: str
    """The account that the data directory serves."""

    company: Optional[str]
    """The company that was asked about, or the selected one; null for none."""

    store: Optional[Literal["private", "shared"]]
    """The store that holds it."""

    user: Optional[str]
    """Who acts there; null as long as a sign-in is needed."""

    username: Optional[str]
    """The name that they sign in with; null for who has none."""

    name: Optional[str]
    """What people call them; null for who has no name."""

    role: Optional[Literal["owner", "participant"]]
    """What they are there; null as long as a sign-in is needed."""

    is_owner: bool
    """Whether they own the company, and so may do everything."""

    is_founder: bool
    """Whether the company is theirs: no other owner takes that from them; access.transfer passes it on.
    """

    dept_mask: int
    """The departments in which they do the daily work, a bit each; access.departments lists the bits.
    """

    manager_mask: int
    """The departments in which they also delete, approve and see costs, a bit each."""

    departments: List[str]
    """The names of the departments of deptMask."""

    managed: List[str]
    """The names of the departments of managerMask."""

    sign_in: Literal["unneeded", "needed", "done", "create"]
    """unneeded: the company has no credentials, and the account acts there; needed: it has, and nobody is
    signed in; done: somebody is; create: its owner asks everybody for credentials of their own, and the
    account has none (access.credentials.create).
    """

    until: Optional[datetime]
    """When the session ends, if nothing is done until then; null where there is none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("account", "company", "store", "user", "username", "name", "role", "isOwner", "isFounder", "deptMask", "managerMask", "departments", "managed", "signIn", "until", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("account", "company", "store", "user", "username", "name", "role", "isOwner", "isFounder", "deptMask", "managerMask", "departments", "managed", "signIn", "until", ))

    def __init__(
        self,
        *,
        account: str,
        company: Optional[str],
        store: Optional[Literal["private", "shared"]],
        user: Optional[str],
        username: Optional[str],
        name: Optional[str],
        role: Optional[Literal["owner", "participant"]],
        is_owner: bool,
        is_founder: bool,
        dept_mask: int,
        manager_mask: int,
        departments: List[str],
        managed: List[str],
        sign_in: Literal["unneeded", "needed", "done", "create"],
        until: Optional[datetime],
    ) -> None:
        self.account = account
        self.company = company
        self.store = store
        self.user = user
        self.username = username
        self.name = name
        self.role = role
        self.is_owner = is_owner
        self.is_founder = is_founder
        self.dept_mask = dept_mask
        self.manager_mask = manager_mask
        self.departments = departments
        self.managed = managed
        self.sign_in = sign_in
        self.until = until

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Caller:
        return cls(
            account=value["account"],
            company=value["company"],
            store=value["store"],
            user=value["user"],
            username=value["username"],
            name=value["name"],
            role=value["role"],
            is_owner=value["isOwner"],
            is_founder=value["isFounder"],
            dept_mask=value["deptMask"],
            manager_mask=value["managerMask"],
            departments=value["departments"],
            managed=value["managed"],
            sign_in=value["signIn"],
            until=optional(instant)(value["until"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "account": self.account,
            "company": self.company,
            "store": self.store,
            "user": self.user,
            "username": self.username,
            "name": self.name,
            "role": self.role,
            "isOwner": self.is_owner,
            "isFounder": self.is_founder,
            "deptMask": self.dept_mask,
            "managerMask": self.manager_mask,
            "departments": self.departments,
            "managed": self.managed,
            "signIn": self.sign_in,
            "until": self.until,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Cancelled(Record):
    """What became of a cancellation."""

    cancelled: int
    """How many requests were cancelled."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("cancelled", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("cancelled", ))

    def __init__(
        self,
        *,
        cancelled: int,
    ) -> None:
        self.cancelled = cancelled

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Cancelled:
        return cls(
            cancelled=value["cancelled"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "cancelled": self.cancelled,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CatalogueFeature(Record):
    """Something that only some tiers allow."""

    id: str
    """The feature, as methods name it."""

    name: str
    """What people call it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
    ) -> None:
        self.id = id
        self.name = name

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CatalogueFeature:
        return cls(
            id=value["id"],
            name=value["name"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CatalogueProduct(Record):
    """Something that the store sells."""

    id: str
    """The product, as the store names it."""

    tier: Optional[str]
    """The tier that it gives; null for none."""

    name: Optional[str]
    """What people call it."""

    type: Optional[Literal["Consumable", "Non-Consumable", "Non-Renewing Subscription", "Auto-Renewable Subscription"]]
    """What kind of product it is, as the App Store names it."""

    days: Optional[int]
    """How long a Non-Renewing Subscription lasts; null for ever."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "tier", "name", "type", "days", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "tier", "name", "type", "days", ))

    def __init__(
        self,
        *,
        id: str,
        tier: Optional[str],
        name: Optional[str],
        type: Optional[Literal["Consumable", "Non-Consumable", "Non-Renewing Subscription", "Auto-Renewable Subscription"]],
        days: Optional[int],
    ) -> None:
        self.id = id
        self.tier = tier
        self.name = name
        self.type = type
        self.days = days

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CatalogueProduct:
        return cls(
            id=value["id"],
            tier=value["tier"],
            name=value["name"],
            type=value["type"],
            days=value["days"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "tier": self.tier,
            "name": self.name,
            "type": self.type,
            "days": self.days,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CatalogueTier(Record):
    """A tier: a step of a ladder, with what it allows beyond the steps below."""

    id: str
    """The tier."""

    group: str
    """The ladder that it is a step of; of each ladder the highest step counts."""

    rank: int
    """Its place on the ladder; 0 is what one has without buying."""

    name: str
    """What people call it."""

    features: List[str]
    """What it allows, beyond the lower steps."""

    company_tier: Optional[Literal["free", "business", "enterprise"]]
    """What a company gets whose tier follows from what its owner has bought; null for nothing."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "group", "rank", "name", "features", "companyTier", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "group", "rank", "name", "features", "companyTier", ))

    def __init__(
        self,
        *,
        id: str,
        group: str,
        rank: int,
        name: str,
        features: List[str],
        company_tier: Optional[Literal["free", "business", "enterprise"]],
    ) -> None:
        self.id = id
        self.group = group
        self.rank = rank
        self.name = name
        self.features = features
        self.company_tier = company_tier

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CatalogueTier:
        return cls(
            id=value["id"],
            group=value["group"],
            rank=value["rank"],
            name=value["name"],
            features=value["features"],
            company_tier=value["companyTier"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "group": self.group,
            "rank": self.rank,
            "name": self.name,
            "features": self.features,
            "companyTier": self.company_tier,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CheckedFeature(Record):
    """Whether the account may use a feature."""

    feature: str
    """The feature."""

    allowed: bool
    """Whether it may be used; what the catalogue does not know is not for sale, and open."""

    tiers: List[str]
    """The tiers that have it, the lowest first."""

    products: List[str]
    """What the store sells these tiers as."""

    until: Optional[datetime]
    """When that ends, as far as is known; null for never, and when it may not be used."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has
    ended within the last 90 days, and no document says what came of that; default: there are none, and it is
    what everybody has.
    """

    age: Optional[int]
    """How many milliseconds ago the newest document was signed; null without any."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("feature", "allowed", "tiers", "products", "until", "source", "age", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("feature", "allowed", "tiers", "products", "until", "source", "age", ))

    def __init__(
        self,
        *,
        feature: str,
        allowed: bool,
        tiers: List[str],
        products: List[str],
        until: Optional[datetime],
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
    ) -> None:
        self.feature = feature
        self.allowed = allowed
        self.tiers = tiers
        self.products = products
        self.until = until
        self.source = source
        self.age = age

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CheckedFeature:
        return cls(
            feature=value["feature"],
            allowed=value["allowed"],
            tiers=value["tiers"],
            products=value["products"],
            until=optional(instant)(value["until"]),
            source=value["source"],
            age=value["age"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "feature": self.feature,
            "allowed": self.allowed,
            "tiers": self.tiers,
            "products": self.products,
            "until": self.until,
            "source": self.source,
            "age": self.age,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CheckedMethod(Record):
    """Whether somebody may call a method."""

    method: str
    """The method's name."""

    allowed: bool
    """Whether they may."""

    reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"]
    """Allowed, as the rule asks for nothing (anyone, account), or by ownership (owner; founder, where that is
    asked for), a manager's bit (manager), a department's bit (department) or any right in the company
    (member). Not allowed, as no company is meant (noCompany), nobody is signed in (signInRequired), the right
    is missing (noRight), the company is archived (archived), the account does not have the feature that the
    method needs (noFeature), nobody has credentials that could be changed (noCredentials), they are kept by
    another account (notKeptHere), the company is the account's own (personal), what it pays for follows from
    what was bought (tierIsBought), it pays for less than the method needs (tierRequired), it is shared with
    the account and the method is for the account alone that it belongs to (shared), it is shared to look on
    (readOnly), or it is the account's own, and the method is for what others share with it (notShared).
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("method", "allowed", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("method", "allowed", "reason", ))

    def __init__(
        self,
        *,
        method: str,
        allowed: bool,
        reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"],
    ) -> None:
        self.method = method
        self.allowed = allowed
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CheckedMethod:
        return cls(
            method=value["method"],
            allowed=value["allowed"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "method": self.method,
            "allowed": self.allowed,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ClearedRecents(Record):
    """How many places were among the recents."""

    removed: int
    """How many there were."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("removed", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("removed", ))

    def __init__(
        self,
        *,
        removed: int,
    ) -> None:
        self.removed = removed

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ClearedRecents:
        return cls(
            removed=value["removed"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "removed": self.removed,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Client(Record):
    """The program at the other end of the pipe."""

    name: str
    """Its name."""

    version: Optional[str]
    """Its version."""

    build: Optional[Literal["development", "staging", "production"]]
    """What it was built for; the option --build-environment wins over it, and without both it is development.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "version", "build", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "version", "build", ))

    def __init__(
        self,
        *,
        name: str,
        version: Optional[str],
        build: Optional[Literal["development", "staging", "production"]],
    ) -> None:
        self.name = name
        self.version = version
        self.build = build

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Client:
        return cls(
            name=value["name"],
            version=value["version"],
            build=value["build"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "version": self.version,
            "build": self.build,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ClientInput(Record):
    """The program at the other end of the pipe."""

    name: str
    """Its name."""

    version: Union[Optional[str], Unset] = UNSET
    """Its version."""

    build: Union[Optional[Literal["development", "staging", "production"]], Unset] = UNSET
    """What it was built for; the option --build-environment wins over it, and without both it is development.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "version", "build", ))

    def __init__(
        self,
        *,
        name: str,
        version: Union[Optional[str], Unset] = UNSET,
        build: Union[Optional[Literal["development", "staging", "production"]], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.version = version
        self.build = build

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
        }
        if self.version is not UNSET:
            members["version"] = self.version
        if self.build is not UNSET:
            members["build"] = self.build
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudAccountAnswer(Record):
    """Whose cloud it is."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """Whether there is an account that can be used."""

    account: Union[Optional[str], Unset] = UNSET
    """The user reference: the same on all devices of the account; null without an account."""

    container: Union[Optional[str], Unset] = UNSET
    """The id of the container."""

    enforces_rights: Union[Optional[bool], Unset] = UNSET
    """Whether the container itself refuses a write that the caller's access record does not allow, and every
    change or deletion of a record that is only ever added. Where it does not, the owner's core puts such
    writes back.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("status", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("status", "account", "container", "enforcesRights", ))

    def __init__(
        self,
        *,
        status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"],
        account: Union[Optional[str], Unset] = UNSET,
        container: Union[Optional[str], Unset] = UNSET,
        enforces_rights: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.status = status
        self.account = account
        self.container = container
        self.enforces_rights = enforces_rights

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "status": self.status,
        }
        if self.account is not UNSET:
            members["account"] = self.account
        if self.container is not UNSET:
            members["container"] = self.container
        if self.enforces_rights is not UNSET:
            members["enforcesRights"] = self.enforces_rights
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudDeletion(Record):
    """A record that is to be deleted, or was."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: Optional[CloudZone] = None
    """Where it is, of one that is to be deleted."""

    record_change_tag: Optional[str] = None
    """The state that is to be deleted; another one stays."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", "zone", "recordChangeTag", ))

    def __init__(
        self,
        *,
        record_name: str,
        record_type: str,
        zone: Optional[CloudZone] = None,
        record_change_tag: Optional[str] = None,
    ) -> None:
        self.record_name = record_name
        self.record_type = record_type
        self.zone = zone
        self.record_change_tag = record_change_tag

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CloudDeletion:
        return cls(
            record_name=value["recordName"],
            record_type=value["recordType"],
            zone=optional(CloudZone._read)(value.get("zone")),
            record_change_tag=value.get("recordChangeTag"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "recordName": self.record_name,
            "recordType": self.record_type,
        }
        if self.zone is not None:
            members["zone"] = self.zone
        if self.record_change_tag is not None:
            members["recordChangeTag"] = self.record_change_tag
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudDeletionInput(Record):
    """A record that is to be deleted, or was."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: Union[Optional[CloudZoneAnswer], Unset] = UNSET
    """Where it is, of one that is to be deleted."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The state that is to be deleted; another one stays."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", "zone", "recordChangeTag", ))

    def __init__(
        self,
        *,
        record_name: str,
        record_type: str,
        zone: Union[Optional[CloudZoneAnswer], Unset] = UNSET,
        record_change_tag: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.record_name = record_name
        self.record_type = record_type
        self.zone = zone
        self.record_change_tag = record_change_tag

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "recordName": self.record_name,
            "recordType": self.record_type,
        }
        if self.zone is not UNSET:
            members["zone"] = self.zone
        if self.record_change_tag is not UNSET:
            members["recordChangeTag"] = self.record_change_tag
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudParticipant(Record):
    """Somebody with whom a zone is shared."""

    id: str
    """What the invitation is known by."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: what the access record allows; readOnly: to look on, whatever it allows."""

    acceptance: Literal["pending", "accepted", "removed"]
    """pending: not accepted yet; accepted; removed: the owner has ended it."""

    invited_at: datetime
    """When they were invited, or came."""

    access: str
    """The name of the access record that says what they may do."""

    account: Union[Optional[str], Unset] = UNSET
    """The user reference; null until it is accepted."""

    invited_as: Union[Optional[str], Unset] = UNSET
    """An address, a number or a label; null for who came without an invitation."""

    url: Union[Optional[str], Unset] = UNSET
    """The invitation's own link, which lets in whoever opens it first; null once it is accepted."""

    accepted_at: Union[Optional[datetime], Unset] = UNSET
    """When it was accepted; null until then."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "permission", "acceptance", "invitedAt", "access", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "account", "invitedAs", "url", "permission", "acceptance", "invitedAt", "acceptedAt", "access", ))

    def __init__(
        self,
        *,
        id: str,
        permission: Literal["readWrite", "readOnly"],
        acceptance: Literal["pending", "accepted", "removed"],
        invited_at: datetime,
        access: str,
        account: Union[Optional[str], Unset] = UNSET,
        invited_as: Union[Optional[str], Unset] = UNSET,
        url: Union[Optional[str], Unset] = UNSET,
        accepted_at: Union[Optional[datetime], Unset] = UNSET,
    ) -> None:
        self.id = id
        self.permission = permission
        self.acceptance = acceptance
        self.invited_at = invited_at
        self.access = access
        self.account = account
        self.invited_as = invited_as
        self.url = url
        self.accepted_at = accepted_at

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "permission": self.permission,
            "acceptance": self.acceptance,
            "invitedAt": self.invited_at,
            "access": self.access,
        }
        if self.account is not UNSET:
            members["account"] = self.account
        if self.invited_as is not UNSET:
            members["invitedAs"] = self.invited_as
        if self.url is not UNSET:
            members["url"] = self.url
        if self.accepted_at is not UNSET:
            members["acceptedAt"] = self.accepted_at
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudRecord(Record):
    """A record as a container has it."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: CloudZone
    """Where it is."""

    fields: Dict[str, Optional[CloudValue]]
    """Its fields by name; of a save those that change, and null for one that is taken away."""

    record_change_tag: Optional[str] = None
    """The container's name for this state of the record."""

    creation_date: Optional[datetime] = None
    """When it was first saved, by the container's clock: the order of records is that of these instants.
    """

    modification_date: Optional[datetime] = None
    """When it was last saved, by the container's clock."""

    creator: Optional[str] = None
    """Who made it, as the container knows them."""

    modifier: Optional[str] = None
    """Who saved it last."""

    parent: Optional[str] = None
    """The record that it belongs to."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", "zone", "fields", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", "zone", "fields", "recordChangeTag", "creationDate", "modificationDate", "creator", "modifier", "parent", ))

    def __init__(
        self,
        *,
        record_name: str,
        record_type: str,
        zone: CloudZone,
        fields: Dict[str, Optional[CloudValue]],
        record_change_tag: Optional[str] = None,
        creation_date: Optional[datetime] = None,
        modification_date: Optional[datetime] = None,
        creator: Optional[str] = None,
        modifier: Optional[str] = None,
        parent: Optional[str] = None,
    ) -> None:
        self.record_name = record_name
        self.record_type = record_type
        self.zone = zone
        self.fields = fields
        self.record_change_tag = record_change_tag
        self.creation_date = creation_date
        self.modification_date = modification_date
        self.creator = creator
        self.modifier = modifier
        self.parent = parent

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CloudRecord:
        return cls(
            record_name=value["recordName"],
            record_type=value["recordType"],
            zone=CloudZone._read(value["zone"]),
            fields=each_value(optional(CloudValue._read))(value["fields"]),
            record_change_tag=value.get("recordChangeTag"),
            creation_date=optional(instant)(value.get("creationDate")),
            modification_date=optional(instant)(value.get("modificationDate")),
            creator=value.get("creator"),
            modifier=value.get("modifier"),
            parent=value.get("parent"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "recordName": self.record_name,
            "recordType": self.record_type,
            "zone": self.zone,
            "fields": self.fields,
        }
        if self.record_change_tag is not None:
            members["recordChangeTag"] = self.record_change_tag
        if self.creation_date is not None:
            members["creationDate"] = self.creation_date
        if self.modification_date is not None:
            members["modificationDate"] = self.modification_date
        if self.creator is not None:
            members["creator"] = self.creator
        if self.modifier is not None:
            members["modifier"] = self.modifier
        if self.parent is not None:
            members["parent"] = self.parent
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudRecordInput(Record):
    """A record as a container has it."""

    record_name: str
    """The record's id."""

    record_type: str
    """The kind of record."""

    zone: CloudZoneAnswer
    """Where it is."""

    fields: Mapping[str, Optional[CloudValueInput]]
    """Its fields by name; of a save those that change, and null for one that is taken away."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The container's name for this state of the record."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """When it was first saved, by the container's clock: the order of records is that of these instants.
    """

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """When it was last saved, by the container's clock."""

    creator: Union[Optional[str], Unset] = UNSET
    """Who made it, as the container knows them."""

    modifier: Union[Optional[str], Unset] = UNSET
    """Who saved it last."""

    parent: Union[Optional[str], Unset] = UNSET
    """The record that it belongs to."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", "zone", "fields", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordType", "zone", "fields", "recordChangeTag", "creationDate", "modificationDate", "creator", "modifier", "parent", ))

    def __init__(
        self,
        *,
        record_name: str,
        record_type: str,
        zone: CloudZoneAnswer,
        fields: Mapping[str, Optional[CloudValueInput]],
        record_change_tag: Union[Optional[str], Unset] = UNSET,
        creation_date: Union[Optional[datetime], Unset] = UNSET,
        modification_date: Union[Optional[datetime], Unset] = UNSET,
        creator: Union[Optional[str], Unset] = UNSET,
        modifier: Union[Optional[str], Unset] = UNSET,
        parent: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.record_name = record_name
        self.record_type = record_type
        self.zone = zone
        self.fields = fields
        self.record_change_tag = record_change_tag
        self.creation_date = creation_date
        self.modification_date = modification_date
        self.creator = creator
        self.modifier = modifier
        self.parent = parent

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "recordName": self.record_name,
            "recordType": self.record_type,
            "zone": self.zone,
            "fields": self.fields,
        }
        if self.record_change_tag is not UNSET:
            members["recordChangeTag"] = self.record_change_tag
        if self.creation_date is not UNSET:
            members["creationDate"] = self.creation_date
        if self.modification_date is not UNSET:
            members["modificationDate"] = self.modification_date
        if self.creator is not UNSET:
            members["creator"] = self.creator
        if self.modifier is not UNSET:
            members["modifier"] = self.modifier
        if self.parent is not UNSET:
            members["parent"] = self.parent
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudResult(Record):
    """What became of one record: its new state, or why it was refused."""

    record_name: Union[Optional[str], Unset] = UNSET
    """The record's id."""

    record_change_tag: Union[Optional[str], Unset] = UNSET
    """The new state of a record that was saved."""

    creation_date: Union[Optional[datetime], Unset] = UNSET
    """When it was first saved, by the container's clock."""

    modification_date: Union[Optional[datetime], Unset] = UNSET
    """When it was saved, by the container's clock."""

    kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET
    """Why it was refused."""

    message: Union[Optional[str], Unset] = UNSET
    """The same as a sentence."""

    server_record: Union[Optional[CloudRecordInput], Unset] = UNSET
    """The record as it stands, of serverRecordChanged."""

    retry_after: Union[Optional[int], Unset] = UNSET
    """In how many milliseconds it may be tried again."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("recordName", "recordChangeTag", "creationDate", "modificationDate", "kind", "message", "serverRecord", "retryAfter", ))

    def __init__(
        self,
        *,
        record_name: Union[Optional[str], Unset] = UNSET,
        record_change_tag: Union[Optional[str], Unset] = UNSET,
        creation_date: Union[Optional[datetime], Unset] = UNSET,
        modification_date: Union[Optional[datetime], Unset] = UNSET,
        kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET,
        message: Union[Optional[str], Unset] = UNSET,
        server_record: Union[Optional[CloudRecordInput], Unset] = UNSET,
        retry_after: Union[Optional[int], Unset] = UNSET,
    ) -> None:
        self.record_name = record_name
        self.record_change_tag = record_change_tag
        self.creation_date = creation_date
        self.modification_date = modification_date
        self.kind = kind
        self.message = message
        self.server_record = server_record
        self.retry_after = retry_after

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.record_name is not UNSET:
            members["recordName"] = self.record_name
        if self.record_change_tag is not UNSET:
            members["recordChangeTag"] = self.record_change_tag
        if self.creation_date is not UNSET:
            members["creationDate"] = self.creation_date
        if self.modification_date is not UNSET:
            members["modificationDate"] = self.modification_date
        if self.kind is not UNSET:
            members["kind"] = self.kind
        if self.message is not UNSET:
            members["message"] = self.message
        if self.server_record is not UNSET:
            members["serverRecord"] = self.server_record
        if self.retry_after is not UNSET:
            members["retryAfter"] = self.retry_after
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudShare(Record):
    """A zone that is shared, as an account sees it."""

    zone: CloudZoneAnswer
    """The zone, as it is named for who asks."""

    title: str
    """What is shared, as people call it."""

    public_permission: Literal["none", "readOnly", "readWrite"]
    """Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on;
    readWrite: whoever has it, to do what their access record allows.
    """

    permission: Literal["readWrite", "readOnly"]
    """What who asks may do there: everything for the owner."""

    created_at: datetime
    """When it was made."""

    share_tag: str
    """The container's name for this state of the share and its participants."""

    owner_name: Union[Optional[str], Unset] = UNSET
    """Who shares it, as people call them."""

    url: Union[Optional[str], Unset] = UNSET
    """The share's own link; null for others than its owner."""

    revoked_at: Union[Optional[datetime], Unset] = UNSET
    """When its owner has ended it; null until then."""

    participants: Union[Optional[Sequence[CloudParticipant]], Unset] = UNSET
    """With whom it is shared, in the order of their invitations; for others than the owner themselves alone.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("zone", "title", "publicPermission", "permission", "createdAt", "shareTag", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("zone", "title", "ownerName", "url", "publicPermission", "permission", "createdAt", "revokedAt", "shareTag", "participants", ))

    def __init__(
        self,
        *,
        zone: CloudZoneAnswer,
        title: str,
        public_permission: Literal["none", "readOnly", "readWrite"],
        permission: Literal["readWrite", "readOnly"],
        created_at: datetime,
        share_tag: str,
        owner_name: Union[Optional[str], Unset] = UNSET,
        url: Union[Optional[str], Unset] = UNSET,
        revoked_at: Union[Optional[datetime], Unset] = UNSET,
        participants: Union[Optional[Sequence[CloudParticipant]], Unset] = UNSET,
    ) -> None:
        self.zone = zone
        self.title = title
        self.public_permission = public_permission
        self.permission = permission
        self.created_at = created_at
        self.share_tag = share_tag
        self.owner_name = owner_name
        self.url = url
        self.revoked_at = revoked_at
        self.participants = participants

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "zone": self.zone,
            "title": self.title,
            "publicPermission": self.public_permission,
            "permission": self.permission,
            "createdAt": self.created_at,
            "shareTag": self.share_tag,
        }
        if self.owner_name is not UNSET:
            members["ownerName"] = self.owner_name
        if self.url is not UNSET:
            members["url"] = self.url
        if self.revoked_at is not UNSET:
            members["revokedAt"] = self.revoked_at
        if self.participants is not UNSET:
            members["participants"] = self.participants
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudUnavailableData(Record):
    """The cloud can't be reached, or the directory is connected to none; data.reason says why. It can be
    tried again.
    """

    kind: Literal["cloudUnavailable"]
    """The machine name of the kind of errors."""

    reason: Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]]
    """What the container has said; null where the directory is connected to none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))

    def __init__(
        self,
        *,
        kind: Literal["cloudUnavailable"],
        reason: Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]],
    ) -> None:
        self.kind = kind
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CloudUnavailableData:
        return cls(
            kind=value["kind"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudValue(Record):
    """The value of one field."""

    type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"]
    """What kind of value it is."""

    value: Any
    """The value: a string, a number, or a list of values of one kind; of an asset a CloudFile."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("type", "value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("type", "value", ))

    def __init__(
        self,
        *,
        type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"],
        value: Any,
    ) -> None:
        self.type = type
        self.value = value

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CloudValue:
        return cls(
            type=value["type"],
            value=value["value"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "type": self.type,
            "value": self.value,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudValueInput(Record):
    """The value of one field."""

    type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"]
    """What kind of value it is."""

    value: Any
    """The value: a string, a number, or a list of values of one kind; of an asset a CloudFile."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("type", "value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("type", "value", ))

    def __init__(
        self,
        *,
        type: Literal["text", "int", "double", "bytes", "date", "reference", "asset", "list"],
        value: Any,
    ) -> None:
        self.type = type
        self.value = value

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "type": self.type,
            "value": self.value,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudZone(Record):
    """A part of a database: the unit of change tokens, of atomic saves and of shares."""

    name: str
    """The company's id, or account for what is the account's own."""

    owner: Optional[str] = None
    """Whose it is, in the shared database."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", ))

    def __init__(
        self,
        *,
        name: str,
        owner: Optional[str] = None,
    ) -> None:
        self.name = name
        self.owner = owner

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CloudZone:
        return cls(
            name=value["name"],
            owner=value.get("owner"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
        }
        if self.owner is not None:
            members["owner"] = self.owner
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudZoneAnswer(Record):
    """A part of a database: the unit of change tokens, of atomic saves and of shares."""

    name: str
    """The company's id, or account for what is the account's own."""

    owner: Union[Optional[str], Unset] = UNSET
    """Whose it is, in the shared database."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", ))

    def __init__(
        self,
        *,
        name: str,
        owner: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.owner = owner

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
        }
        if self.owner is not UNSET:
            members["owner"] = self.owner
        return members


@dataclass(init=False, repr=False, eq=False)
class CloudZoneInput(Record):
    """A part of a database: the unit of change tokens, of atomic saves and of shares."""

    name: str
    """The company's id, or account for what is the account's own."""

    owner: Union[Optional[str], Unset] = UNSET
    """Whose it is, in the shared database."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", ))

    def __init__(
        self,
        *,
        name: str,
        owner: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.owner = owner

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
        }
        if self.owner is not UNSET:
            members["owner"] = self.owner
        return members


@dataclass(init=False, repr=False, eq=False)
class CodeMatch(Record):
    """A record that a code means."""

    kind: Literal["item", "lot", "location", "loan", "order", "dispatch"]
    """Its kind."""

    id: str
    """The record."""

    title: str
    """What people call it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "id", "title", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "id", "title", ))

    def __init__(
        self,
        *,
        kind: Literal["item", "lot", "location", "loan", "order", "dispatch"],
        id: str,
        title: str,
    ) -> None:
        self.kind = kind
        self.id = id
        self.title = title

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CodeMatch:
        return cls(
            kind=value["kind"],
            id=value["id"],
            title=value["title"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "id": self.id,
            "title": self.title,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Company(Record):
    """A company: the tenant that records belong to."""

    id: str
    """The company's id."""

    name: str
    """The name that people call it by."""

    legal_name: Optional[str]
    """The name that stands in its contracts."""

    address: Optional[Address]
    """Where it is."""

    currency: Optional[str]
    """The currency that it counts in (ISO 4217)."""

    time_zone: Optional[str]
    """The time zone that its days begin and end in."""

    logo: Optional[str]
    """Where its logo is found: a name or an address that means something to the front end."""

    departments: List[CustomDepartment]
    """Departments of its own, beside those that every company has."""

    settings: CompanySettings
    """How it works."""

    archived: bool
    """Whether it is archived: then its records can be read, and not written."""

    kind: Literal["business", "personal"]
    """business, or personal for the account's own inventory (companies.personal)."""

    tier: Literal["free", "business", "enterprise"]
    """What it pays for; companies.tiers says what that allows."""

    tier_source: Literal["manual", "entitlements"]
    """manual: somebody has set the tier; entitlements: it follows from what the account has bought.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When the company was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "legalName", "address", "currency", "timeZone", "logo", "departments", "settings", "archived", "kind", "tier", "tierSource", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "legalName", "address", "currency", "timeZone", "logo", "departments", "settings", "archived", "kind", "tier", "tierSource", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        legal_name: Optional[str],
        address: Optional[Address],
        currency: Optional[str],
        time_zone: Optional[str],
        logo: Optional[str],
        departments: List[CustomDepartment],
        settings: CompanySettings,
        archived: bool,
        kind: Literal["business", "personal"],
        tier: Literal["free", "business", "enterprise"],
        tier_source: Literal["manual", "entitlements"],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.name = name
        self.legal_name = legal_name
        self.address = address
        self.currency = currency
        self.time_zone = time_zone
        self.logo = logo
        self.departments = departments
        self.settings = settings
        self.archived = archived
        self.kind = kind
        self.tier = tier
        self.tier_source = tier_source
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Company:
        return cls(
            id=value["id"],
            name=value["name"],
            legal_name=value["legalName"],
            address=optional(Address._read)(value["address"]),
            currency=value["currency"],
            time_zone=value["timeZone"],
            logo=value["logo"],
            departments=[CustomDepartment._read(one) for one in value["departments"]],
            settings=CompanySettings._read(value["settings"]),
            archived=value["archived"],
            kind=value["kind"],
            tier=value["tier"],
            tier_source=value["tierSource"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "legalName": self.legal_name,
            "address": self.address,
            "currency": self.currency,
            "timeZone": self.time_zone,
            "logo": self.logo,
            "departments": self.departments,
            "settings": self.settings,
            "archived": self.archived,
            "kind": self.kind,
            "tier": self.tier,
            "tierSource": self.tier_source,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class CompanyConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Company
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Company,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CompanyConflictData:
        return cls(
            kind=value["kind"],
            current=Company._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CompanyDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name that people call it by."""

    legal_name: Union[Optional[str], Unset] = UNSET
    """The name that stands in its contracts."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """Where it is."""

    currency: Union[Optional[str], Unset] = UNSET
    """The currency that it counts in (ISO 4217)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The time zone that its days begin and end in."""

    logo: Union[Optional[str], Unset] = UNSET
    """Where its logo is found: a name or an address that means something to the front end."""

    departments: Union[Optional[Sequence[CustomDepartmentInput]], Unset] = UNSET
    """Departments of its own, beside those that every company has."""

    settings: Union[Optional[CompanySettingsChanges], Unset] = UNSET
    """How it works."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is archived: then its records can be read, and not written."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "legalName", "address", "currency", "timeZone", "logo", "departments", "settings", "archived", ))

    def __init__(
        self,
        *,
        name: Union[str, Unset] = UNSET,
        legal_name: Union[Optional[str], Unset] = UNSET,
        address: Union[Optional[AddressChanges], Unset] = UNSET,
        currency: Union[Optional[str], Unset] = UNSET,
        time_zone: Union[Optional[str], Unset] = UNSET,
        logo: Union[Optional[str], Unset] = UNSET,
        departments: Union[Optional[Sequence[CustomDepartmentInput]], Unset] = UNSET,
        settings: Union[Optional[CompanySettingsChanges], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.legal_name = legal_name
        self.address = address
        self.currency = currency
        self.time_zone = time_zone
        self.logo = logo
        self.departments = departments
        self.settings = settings
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.legal_name is not UNSET:
            members["legalName"] = self.legal_name
        if self.address is not UNSET:
            members["address"] = self.address
        if self.currency is not UNSET:
            members["currency"] = self.currency
        if self.time_zone is not UNSET:
            members["timeZone"] = self.time_zone
        if self.logo is not UNSET:
            members["logo"] = self.logo
        if self.departments is not UNSET:
            members["departments"] = self.departments
        if self.settings is not UNSET:
            members["settings"] = self.settings
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class CompanySettings(Record):
    """How a company works."""

    allow_negative_stock: bool
    """Whether more may be taken from stock than there is."""

    order_number_format: str
    """How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where
    wanted.
    """

    session_hours: int
    """How many hours a sign-in lasts, whatever is done; 12 without it."""

    idle_minutes: Optional[int]
    """After how many minutes without a request in the company a sign-in ends, as for a till that many use;
    null where it does not.
    """

    expiry_days: int
    """How many days before they expire lots are told of; 30 without it."""

    purchase_number_format: str
    """How purchases are numbered, as orders are; P-{number:5} without it."""

    require_credentials: bool
    """Whether everybody with whom the company is shared must make credentials of their own, and sign in,
    before anything else.
    """

    history_months: Optional[int]
    """For how many months histories say who has changed what; null for as long as the company is there. Older
    changes are removed from each device, in idle moments; the ledger is not.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("allowNegativeStock", "orderNumberFormat", "sessionHours", "idleMinutes", "expiryDays", "purchaseNumberFormat", "requireCredentials", "historyMonths", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("allowNegativeStock", "orderNumberFormat", "sessionHours", "idleMinutes", "expiryDays", "purchaseNumberFormat", "requireCredentials", "historyMonths", ))

    def __init__(
        self,
        *,
        allow_negative_stock: bool,
        order_number_format: str,
        session_hours: int,
        idle_minutes: Optional[int],
        expiry_days: int,
        purchase_number_format: str,
        require_credentials: bool,
        history_months: Optional[int],
    ) -> None:
        self.allow_negative_stock = allow_negative_stock
        self.order_number_format = order_number_format
        self.session_hours = session_hours
        self.idle_minutes = idle_minutes
        self.expiry_days = expiry_days
        self.purchase_number_format = purchase_number_format
        self.require_credentials = require_credentials
        self.history_months = history_months

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CompanySettings:
        return cls(
            allow_negative_stock=value["allowNegativeStock"],
            order_number_format=value["orderNumberFormat"],
            session_hours=value["sessionHours"],
            idle_minutes=value["idleMinutes"],
            expiry_days=value["expiryDays"],
            purchase_number_format=value["purchaseNumberFormat"],
            require_credentials=value["requireCredentials"],
            history_months=value["historyMonths"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "allowNegativeStock": self.allow_negative_stock,
            "orderNumberFormat": self.order_number_format,
            "sessionHours": self.session_hours,
            "idleMinutes": self.idle_minutes,
            "expiryDays": self.expiry_days,
            "purchaseNumberFormat": self.purchase_number_format,
            "requireCredentials": self.require_credentials,
            "historyMonths": self.history_months,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CompanySettingsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    allow_negative_stock: Union[Optional[bool], Unset] = UNSET
    """Whether more may be taken from stock than there is."""

    order_number_format: Union[Optional[str], Unset] = UNSET
    """How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where
    wanted.
    """

    session_hours: Union[Optional[int], Unset] = UNSET
    """How many hours a sign-in lasts, whatever is done; 12 without it."""

    idle_minutes: Union[Optional[int], Unset] = UNSET
    """After how many minutes without a request in the company a sign-in ends, as for a till that many use;
    null where it does not.
    """

    expiry_days: Union[Optional[int], Unset] = UNSET
    """How many days before they expire lots are told of; 30 without it."""

    purchase_number_format: Union[Optional[str], Unset] = UNSET
    """How purchases are numbered, as orders are; P-{number:5} without it."""

    require_credentials: Union[Optional[bool], Unset] = UNSET
    """Whether everybody with whom the company is shared must make credentials of their own, and sign in,
    before anything else.
    """

    history_months: Union[Optional[int], Unset] = UNSET
    """For how many months histories say who has changed what; null for as long as the company is there. Older
    changes are removed from each device, in idle moments; the ledger is not.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("allowNegativeStock", "orderNumberFormat", "sessionHours", "idleMinutes", "expiryDays", "purchaseNumberFormat", "requireCredentials", "historyMonths", ))

    def __init__(
        self,
        *,
        allow_negative_stock: Union[Optional[bool], Unset] = UNSET,
        order_number_format: Union[Optional[str], Unset] = UNSET,
        session_hours: Union[Optional[int], Unset] = UNSET,
        idle_minutes: Union[Optional[int], Unset] = UNSET,
        expiry_days: Union[Optional[int], Unset] = UNSET,
        purchase_number_format: Union[Optional[str], Unset] = UNSET,
        require_credentials: Union[Optional[bool], Unset] = UNSET,
        history_months: Union[Optional[int], Unset] = UNSET,
    ) -> None:
        self.allow_negative_stock = allow_negative_stock
        self.order_number_format = order_number_format
        self.session_hours = session_hours
        self.idle_minutes = idle_minutes
        self.expiry_days = expiry_days
        self.purchase_number_format = purchase_number_format
        self.require_credentials = require_credentials
        self.history_months = history_months

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.allow_negative_stock is not UNSET:
            members["allowNegativeStock"] = self.allow_negative_stock
        if self.order_number_format is not UNSET:
            members["orderNumberFormat"] = self.order_number_format
        if self.session_hours is not UNSET:
            members["sessionHours"] = self.session_hours
        if self.idle_minutes is not UNSET:
            members["idleMinutes"] = self.idle_minutes
        if self.expiry_days is not UNSET:
            members["expiryDays"] = self.expiry_days
        if self.purchase_number_format is not UNSET:
            members["purchaseNumberFormat"] = self.purchase_number_format
        if self.require_credentials is not UNSET:
            members["requireCredentials"] = self.require_credentials
        if self.history_months is not UNSET:
            members["historyMonths"] = self.history_months
        return members


@dataclass(init=False, repr=False, eq=False)
class CompanySettingsInput(Record):
    """How a company works."""

    allow_negative_stock: Union[Optional[bool], Unset] = UNSET
    """Whether more may be taken from stock than there is."""

    order_number_format: Union[Optional[str], Unset] = UNSET
    """How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where
    wanted.
    """

    session_hours: Union[Optional[int], Unset] = UNSET
    """How many hours a sign-in lasts, whatever is done; 12 without it."""

    idle_minutes: Union[Optional[int], Unset] = UNSET
    """After how many minutes without a request in the company a sign-in ends, as for a till that many use;
    null where it does not.
    """

    expiry_days: Union[Optional[int], Unset] = UNSET
    """How many days before they expire lots are told of; 30 without it."""

    purchase_number_format: Union[Optional[str], Unset] = UNSET
    """How purchases are numbered, as orders are; P-{number:5} without it."""

    require_credentials: Union[Optional[bool], Unset] = UNSET
    """Whether everybody with whom the company is shared must make credentials of their own, and sign in,
    before anything else.
    """

    history_months: Union[Optional[int], Unset] = UNSET
    """For how many months histories say who has changed what; null for as long as the company is there. Older
    changes are removed from each device, in idle moments; the ledger is not.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("allowNegativeStock", "orderNumberFormat", "sessionHours", "idleMinutes", "expiryDays", "purchaseNumberFormat", "requireCredentials", "historyMonths", ))

    def __init__(
        self,
        *,
        allow_negative_stock: Union[Optional[bool], Unset] = UNSET,
        order_number_format: Union[Optional[str], Unset] = UNSET,
        session_hours: Union[Optional[int], Unset] = UNSET,
        idle_minutes: Union[Optional[int], Unset] = UNSET,
        expiry_days: Union[Optional[int], Unset] = UNSET,
        purchase_number_format: Union[Optional[str], Unset] = UNSET,
        require_credentials: Union[Optional[bool], Unset] = UNSET,
        history_months: Union[Optional[int], Unset] = UNSET,
    ) -> None:
        self.allow_negative_stock = allow_negative_stock
        self.order_number_format = order_number_format
        self.session_hours = session_hours
        self.idle_minutes = idle_minutes
        self.expiry_days = expiry_days
        self.purchase_number_format = purchase_number_format
        self.require_credentials = require_credentials
        self.history_months = history_months

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.allow_negative_stock is not UNSET:
            members["allowNegativeStock"] = self.allow_negative_stock
        if self.order_number_format is not UNSET:
            members["orderNumberFormat"] = self.order_number_format
        if self.session_hours is not UNSET:
            members["sessionHours"] = self.session_hours
        if self.idle_minutes is not UNSET:
            members["idleMinutes"] = self.idle_minutes
        if self.expiry_days is not UNSET:
            members["expiryDays"] = self.expiry_days
        if self.purchase_number_format is not UNSET:
            members["purchaseNumberFormat"] = self.purchase_number_format
        if self.require_credentials is not UNSET:
            members["requireCredentials"] = self.require_credentials
        if self.history_months is not UNSET:
            members["historyMonths"] = self.history_months
        return members


@dataclass(init=False, repr=False, eq=False)
class CompletedTerm(Record):
    """A flavour term that completes a text."""

    term: str
    """The term."""

    id: Optional[str]
    """The id in the flavour wheel; null for a term of one's own."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("term", "id", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("term", "id", ))

    def __init__(
        self,
        *,
        term: str,
        id: Optional[str],
    ) -> None:
        self.term = term
        self.id = id

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CompletedTerm:
        return cls(
            term=value["term"],
            id=value["id"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "term": self.term,
            "id": self.id,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CompletedTerms(Record):
    """Flavour terms that complete a text."""

    terms: List[CompletedTerm]
    """The terms."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("terms", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("terms", ))

    def __init__(
        self,
        *,
        terms: List[CompletedTerm],
    ) -> None:
        self.terms = terms

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CompletedTerms:
        return cls(
            terms=[CompletedTerm._read(one) for one in value["terms"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "terms": self.terms,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ConsideredPath(Record):
    """A deployment path that somebody names."""

    source: Literal["e2e", "environment", "setting", "file", "default"]
    """e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set;
    file: the document AppConfig; default: nobody.
    """

    value: str
    """What stands there."""

    valid: bool
    """Whether it is a deployment path; others are passed over."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("source", "value", "valid", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("source", "value", "valid", ))

    def __init__(
        self,
        *,
        source: Literal["e2e", "environment", "setting", "file", "default"],
        value: str,
        valid: bool,
    ) -> None:
        self.source = source
        self.value = value
        self.valid = valid

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ConsideredPath:
        return cls(
            source=value["source"],
            value=value["value"],
            valid=value["valid"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "source": self.source,
            "value": self.value,
            "valid": self.valid,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Contact(Record):
    """A person or an organisation that a company deals with."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    name: str
    """What people call it."""

    kinds: List[Literal["customer", "supplier", "partner"]]
    """What it is to the company: at least one, each once."""

    organisation: Optional[str]
    """The organisation that a person belongs to."""

    people: List[ContactPerson]
    """Whom to speak to there."""

    emails: List[ContactEmail]
    """Its email addresses, the first one first."""

    phones: List[ContactPhone]
    """Its telephone numbers, the first one first."""

    website: Optional[str]
    """Where it is on the web."""

    addresses: List[ContactAddress]
    """Its postal addresses."""

    tax_id: Optional[str]
    """What the tax office knows it by."""

    currency: Optional[str]
    """What it is paid in, or pays in."""

    payment_days: Optional[int]
    """How many days there are to pay."""

    price_list: Optional[str]
    """Which prices hold for it."""

    tags: List[str]
    """Any further words to find it by."""

    note: Optional[str]
    """What else is to be known."""

    archived: bool
    """Whether it is out of use."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "kinds", "organisation", "people", "emails", "phones", "website", "addresses", "taxId", "currency", "paymentDays", "priceList", "tags", "note", "archived", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "kinds", "organisation", "people", "emails", "phones", "website", "addresses", "taxId", "currency", "paymentDays", "priceList", "tags", "note", "archived", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        name: str,
        kinds: List[Literal["customer", "supplier", "partner"]],
        organisation: Optional[str],
        people: List[ContactPerson],
        emails: List[ContactEmail],
        phones: List[ContactPhone],
        website: Optional[str],
        addresses: List[ContactAddress],
        tax_id: Optional[str],
        currency: Optional[str],
        payment_days: Optional[int],
        price_list: Optional[str],
        tags: List[str],
        note: Optional[str],
        archived: bool,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.name = name
        self.kinds = kinds
        self.organisation = organisation
        self.people = people
        self.emails = emails
        self.phones = phones
        self.website = website
        self.addresses = addresses
        self.tax_id = tax_id
        self.currency = currency
        self.payment_days = payment_days
        self.price_list = price_list
        self.tags = tags
        self.note = note
        self.archived = archived
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Contact:
        return cls(
            id=value["id"],
            company=value["company"],
            name=value["name"],
            kinds=value["kinds"],
            organisation=value["organisation"],
            people=[ContactPerson._read(one) for one in value["people"]],
            emails=[ContactEmail._read(one) for one in value["emails"]],
            phones=[ContactPhone._read(one) for one in value["phones"]],
            website=value["website"],
            addresses=[ContactAddress._read(one) for one in value["addresses"]],
            tax_id=value["taxId"],
            currency=value["currency"],
            payment_days=value["paymentDays"],
            price_list=value["priceList"],
            tags=value["tags"],
            note=value["note"],
            archived=value["archived"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "name": self.name,
            "kinds": self.kinds,
            "organisation": self.organisation,
            "people": self.people,
            "emails": self.emails,
            "phones": self.phones,
            "website": self.website,
            "addresses": self.addresses,
            "taxId": self.tax_id,
            "currency": self.currency,
            "paymentDays": self.payment_days,
            "priceList": self.price_list,
            "tags": self.tags,
            "note": self.note,
            "archived": self.archived,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactAddress(Record):
    """A postal address, and what it is for."""

    label: Literal["billing", "shipping", "other"]
    """What it is for."""

    address: Address
    """The address."""

    is_default: bool
    """Whether it is the one of its label that holds where nothing else is said."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("label", "address", "isDefault", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("label", "address", "isDefault", ))

    def __init__(
        self,
        *,
        label: Literal["billing", "shipping", "other"],
        address: Address,
        is_default: bool,
    ) -> None:
        self.label = label
        self.address = address
        self.is_default = is_default

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactAddress:
        return cls(
            label=value["label"],
            address=Address._read(value["address"]),
            is_default=value["isDefault"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "label": self.label,
            "address": self.address,
            "isDefault": self.is_default,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactAddressInput(Record):
    """A postal address, and what it is for."""

    label: Literal["billing", "shipping", "other"]
    """What it is for."""

    address: AddressInput
    """The address."""

    is_default: Union[Optional[bool], Unset] = UNSET
    """Whether it is the one of its label that holds where nothing else is said."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("label", "address", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("label", "address", "isDefault", ))

    def __init__(
        self,
        *,
        label: Literal["billing", "shipping", "other"],
        address: AddressInput,
        is_default: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.label = label
        self.address = address
        self.is_default = is_default

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "label": self.label,
            "address": self.address,
        }
        if self.is_default is not UNSET:
            members["isDefault"] = self.is_default
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Contact
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Contact,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactConflictData:
        return cls(
            kind=value["kind"],
            current=Contact._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """What people call it."""

    kinds: Union[Sequence[Literal["customer", "supplier", "partner"]], Unset] = UNSET
    """What it is to the company: at least one, each once."""

    organisation: Union[Optional[str], Unset] = UNSET
    """The organisation that a person belongs to."""

    people: Union[Optional[Sequence[ContactPersonInput]], Unset] = UNSET
    """Whom to speak to there."""

    emails: Union[Optional[Sequence[ContactEmailInput]], Unset] = UNSET
    """Its email addresses, the first one first."""

    phones: Union[Optional[Sequence[ContactPhoneInput]], Unset] = UNSET
    """Its telephone numbers, the first one first."""

    website: Union[Optional[str], Unset] = UNSET
    """Where it is on the web."""

    addresses: Union[Optional[Sequence[ContactAddressInput]], Unset] = UNSET
    """Its postal addresses."""

    tax_id: Union[Optional[str], Unset] = UNSET
    """What the tax office knows it by."""

    currency: Union[Optional[str], Unset] = UNSET
    """What it is paid in, or pays in."""

    payment_days: Union[Optional[int], Unset] = UNSET
    """How many days there are to pay."""

    price_list: Union[Optional[str], Unset] = UNSET
    """Which prices hold for it."""

    tags: Union[Optional[Sequence[str]], Unset] = UNSET
    """Any further words to find it by."""

    note: Union[Optional[str], Unset] = UNSET
    """What else is to be known."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is out of use."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "kinds", "organisation", "people", "emails", "phones", "website", "addresses", "taxId", "currency", "paymentDays", "priceList", "tags", "note", "archived", ))

    def __init__(
        self,
        *,
        name: Union[str, Unset] = UNSET,
        kinds: Union[Sequence[Literal["customer", "supplier", "partner"]], Unset] = UNSET,
        organisation: Union[Optional[str], Unset] = UNSET,
        people: Union[Optional[Sequence[ContactPersonInput]], Unset] = UNSET,
        emails: Union[Optional[Sequence[ContactEmailInput]], Unset] = UNSET,
        phones: Union[Optional[Sequence[ContactPhoneInput]], Unset] = UNSET,
        website: Union[Optional[str], Unset] = UNSET,
        addresses: Union[Optional[Sequence[ContactAddressInput]], Unset] = UNSET,
        tax_id: Union[Optional[str], Unset] = UNSET,
        currency: Union[Optional[str], Unset] = UNSET,
        payment_days: Union[Optional[int], Unset] = UNSET,
        price_list: Union[Optional[str], Unset] = UNSET,
        tags: Union[Optional[Sequence[str]], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.organisation = organisation
        self.people = people
        self.emails = emails
        self.phones = phones
        self.website = website
        self.addresses = addresses
        self.tax_id = tax_id
        self.currency = currency
        self.payment_days = payment_days
        self.price_list = price_list
        self.tags = tags
        self.note = note
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.kinds is not UNSET:
            members["kinds"] = self.kinds
        if self.organisation is not UNSET:
            members["organisation"] = self.organisation
        if self.people is not UNSET:
            members["people"] = self.people
        if self.emails is not UNSET:
            members["emails"] = self.emails
        if self.phones is not UNSET:
            members["phones"] = self.phones
        if self.website is not UNSET:
            members["website"] = self.website
        if self.addresses is not UNSET:
            members["addresses"] = self.addresses
        if self.tax_id is not UNSET:
            members["taxId"] = self.tax_id
        if self.currency is not UNSET:
            members["currency"] = self.currency
        if self.payment_days is not UNSET:
            members["paymentDays"] = self.payment_days
        if self.price_list is not UNSET:
            members["priceList"] = self.price_list
        if self.tags is not UNSET:
            members["tags"] = self.tags
        if self.note is not UNSET:
            members["note"] = self.note
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactEmail(Record):
    """An email address, and what it is for."""

    value: str
    """The address."""

    label: Optional[str]
    """What it is for: orders, home."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", "label", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "label", ))

    def __init__(
        self,
        *,
        value: str,
        label: Optional[str],
    ) -> None:
        self.value = value
        self.label = label

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactEmail:
        return cls(
            value=value["value"],
            label=value["label"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
            "label": self.label,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactEmailInput(Record):
    """An email address, and what it is for."""

    value: str
    """The address."""

    label: Union[Optional[str], Unset] = UNSET
    """What it is for: orders, home."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "label", ))

    def __init__(
        self,
        *,
        value: str,
        label: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.value = value
        self.label = label

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
        }
        if self.label is not UNSET:
            members["label"] = self.label
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactName(Record):
    """A contact by its name."""

    id: str
    """The contact."""

    name: str
    """What people call it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
    ) -> None:
        self.id = id
        self.name = name

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactName:
        return cls(
            id=value["id"],
            name=value["name"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactNote(Record):
    """What somebody wrote of what was done with a contact."""

    id: str
    """The note's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """Whom it is about."""

    text: str
    """What was written."""

    actor: str
    """Who wrote it."""

    at: datetime
    """When."""

    version: int
    """Grows by one when its contact is merged into another, from 1."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "text", "actor", "at", "version", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "text", "actor", "at", "version", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        contact: str,
        text: str,
        actor: str,
        at: datetime,
        version: int,
    ) -> None:
        self.id = id
        self.company = company
        self.contact = contact
        self.text = text
        self.actor = actor
        self.at = at
        self.version = version

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactNote:
        return cls(
            id=value["id"],
            company=value["company"],
            contact=value["contact"],
            text=value["text"],
            actor=value["actor"],
            at=instant(value["at"]),
            version=value["version"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "contact": self.contact,
            "text": self.text,
            "actor": self.actor,
            "at": self.at,
            "version": self.version,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactPage(Record):
    """One page of a list."""

    items: List[Contact]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Contact],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactPage:
        return cls(
            items=[Contact._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactPerson(Record):
    """Somebody whom to speak to."""

    name: str
    """Who it is."""

    role: Optional[str]
    """What they do there."""

    email: Optional[str]
    """Their email address."""

    phone: Optional[str]
    """Their telephone number, as it is written."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "role", "email", "phone", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "role", "email", "phone", ))

    def __init__(
        self,
        *,
        name: str,
        role: Optional[str],
        email: Optional[str],
        phone: Optional[str],
    ) -> None:
        self.name = name
        self.role = role
        self.email = email
        self.phone = phone

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactPerson:
        return cls(
            name=value["name"],
            role=value["role"],
            email=value["email"],
            phone=value["phone"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "role": self.role,
            "email": self.email,
            "phone": self.phone,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactPersonInput(Record):
    """Somebody whom to speak to."""

    name: str
    """Who it is."""

    role: Union[Optional[str], Unset] = UNSET
    """What they do there."""

    email: Union[Optional[str], Unset] = UNSET
    """Their email address."""

    phone: Union[Optional[str], Unset] = UNSET
    """Their telephone number, as it is written."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "role", "email", "phone", ))

    def __init__(
        self,
        *,
        name: str,
        role: Union[Optional[str], Unset] = UNSET,
        email: Union[Optional[str], Unset] = UNSET,
        phone: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.role = role
        self.email = email
        self.phone = phone

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
        }
        if self.role is not UNSET:
            members["role"] = self.role
        if self.email is not UNSET:
            members["email"] = self.email
        if self.phone is not UNSET:
            members["phone"] = self.phone
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactPhone(Record):
    """A telephone number, and what it is for."""

    value: str
    """The number as it is written; it is found by its digits."""

    label: Optional[str]
    """What it is for: office, mobile."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", "label", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "label", ))

    def __init__(
        self,
        *,
        value: str,
        label: Optional[str],
    ) -> None:
        self.value = value
        self.label = label

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ContactPhone:
        return cls(
            value=value["value"],
            label=value["label"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
            "label": self.label,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ContactPhoneInput(Record):
    """A telephone number, and what it is for."""

    value: str
    """The number as it is written; it is found by its digits."""

    label: Union[Optional[str], Unset] = UNSET
    """What it is for: office, mobile."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "label", ))

    def __init__(
        self,
        *,
        value: str,
        label: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.value = value
        self.label = label

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
        }
        if self.label is not UNSET:
            members["label"] = self.label
        return members


@dataclass(init=False, repr=False, eq=False)
class ConversationList(Record):
    """The conversations of a core."""

    conversations: List[ListedConversation]
    """The conversations, the oldest first."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("conversations", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("conversations", ))

    def __init__(
        self,
        *,
        conversations: List[ListedConversation],
    ) -> None:
        self.conversations = conversations

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ConversationList:
        return cls(
            conversations=[ListedConversation._read(one) for one in value["conversations"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "conversations": self.conversations,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ConvertedTemperature(Record):
    """A converted temperature."""

    value: Union[Decimal, List[Decimal]]
    """The converted value or values, with at most nine decimals."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale that they are on."""

    extrapolated: bool
    """Whether any of them lies outside the Humanus table, on its straight extension."""

    extrapolated_at: Optional[List[int]] = None
    """Which of a list do, by their places from 0; left out for one value."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", "scale", "extrapolated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "scale", "extrapolated", "extrapolatedAt", ))

    def __init__(
        self,
        *,
        value: Union[Decimal, List[Decimal]],
        scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
        extrapolated: bool,
        extrapolated_at: Optional[List[int]] = None,
    ) -> None:
        self.value = value
        self.scale = scale
        self.extrapolated = extrapolated
        self.extrapolated_at = extrapolated_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ConvertedTemperature:
        return cls(
            value=value["value"],
            scale=value["scale"],
            extrapolated=value["extrapolated"],
            extrapolated_at=value.get("extrapolatedAt"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
            "scale": self.scale,
            "extrapolated": self.extrapolated,
        }
        if self.extrapolated_at is not None:
            members["extrapolatedAt"] = self.extrapolated_at
        return members


@dataclass(init=False, repr=False, eq=False)
class Correction(Record):
    """A parameter that was changed for the last tasting."""

    parameter: Literal["grindSetting", "temperature"]
    """The parameter."""

    reason: Literal["sour", "bitter", "lowExtraction", "highExtraction"]
    """sour, lowExtraction: finer and hotter by one step. bitter, highExtraction: coarser and cooler by one
    step.
    """

    from_: Decimal
    """The value of the source."""

    to: Decimal
    """The value to try."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("parameter", "reason", "from", "to", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("parameter", "reason", "from", "to", ))

    def __init__(
        self,
        *,
        parameter: Literal["grindSetting", "temperature"],
        reason: Literal["sour", "bitter", "lowExtraction", "highExtraction"],
        from_: Decimal,
        to: Decimal,
    ) -> None:
        self.parameter = parameter
        self.reason = reason
        self.from_ = from_
        self.to = to

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Correction:
        return cls(
            parameter=value["parameter"],
            reason=value["reason"],
            from_=Decimal(value["from"]),
            to=Decimal(value["to"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "parameter": self.parameter,
            "reason": self.reason,
            "from": self.from_,
            "to": self.to,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Count(Record):
    """A stocktake: what is counted, and how far it is."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    name: Optional[str]
    """What people call it."""

    scope: CountScope
    """What is counted."""

    blind: bool
    """Whether who counts is not told what is expected; managers are."""

    note: Optional[str]
    """What else is to be known."""

    status: Literal["open", "review", "posted", "cancelled"]
    """How far it is."""

    transaction: Optional[str]
    """What the ledger got of it; null before it is posted, and where nothing differed."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "scope", "blind", "note", "status", "transaction", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "scope", "blind", "note", "status", "transaction", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        name: Optional[str],
        scope: CountScope,
        blind: bool,
        note: Optional[str],
        status: Literal["open", "review", "posted", "cancelled"],
        transaction: Optional[str],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.name = name
        self.scope = scope
        self.blind = blind
        self.note = note
        self.status = status
        self.transaction = transaction
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Count:
        return cls(
            id=value["id"],
            company=value["company"],
            name=value["name"],
            scope=CountScope._read(value["scope"]),
            blind=value["blind"],
            note=value["note"],
            status=value["status"],
            transaction=value["transaction"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "name": self.name,
            "scope": self.scope,
            "blind": self.blind,
            "note": self.note,
            "status": self.status,
            "transaction": self.transaction,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class CountConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Count
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Count,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CountConflictData:
        return cls(
            kind=value["kind"],
            current=Count._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CountLine(Record):
    """What was found of an item in a place, when it was counted."""

    id: str
    """The line's id."""

    company: str
    """The company that it belongs to."""

    count: str
    """The stocktake."""

    item: str
    """What was counted."""

    location: str
    """Where."""

    lot: Optional[str]
    """Which lot of it; null for an item whose lots are not told apart."""

    quantity: Decimal
    """How much there was, in the item's own unit."""

    expected: Optional[Decimal]
    """How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts
    blind.
    """

    actor: str
    """Who counted."""

    at: datetime
    """When."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "count", "item", "location", "lot", "quantity", "expected", "actor", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "count", "item", "location", "lot", "quantity", "expected", "actor", "at", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        count: str,
        item: str,
        location: str,
        lot: Optional[str],
        quantity: Decimal,
        expected: Optional[Decimal],
        actor: str,
        at: datetime,
    ) -> None:
        self.id = id
        self.company = company
        self.count = count
        self.item = item
        self.location = location
        self.lot = lot
        self.quantity = quantity
        self.expected = expected
        self.actor = actor
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CountLine:
        return cls(
            id=value["id"],
            company=value["company"],
            count=value["count"],
            item=value["item"],
            location=value["location"],
            lot=value["lot"],
            quantity=Decimal(value["quantity"]),
            expected=optional(Decimal)(value["expected"]),
            actor=value["actor"],
            at=instant(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "count": self.count,
            "item": self.item,
            "location": self.location,
            "lot": self.lot,
            "quantity": self.quantity,
            "expected": self.expected,
            "actor": self.actor,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CountPage(Record):
    """One page of a list."""

    items: List[Count]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Count],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CountPage:
        return cls(
            items=[Count._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CountScope(Record):
    """What is counted: all there is, unless it says otherwise."""

    location: Optional[str]
    """Only what lies in this location, or in a part of it."""

    category: Optional[str]
    """Only items of this category."""

    items: List[str]
    """Only these items; all without any."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("location", "category", "items", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("location", "category", "items", ))

    def __init__(
        self,
        *,
        location: Optional[str],
        category: Optional[str],
        items: List[str],
    ) -> None:
        self.location = location
        self.category = category
        self.items = items

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CountScope:
        return cls(
            location=value["location"],
            category=value["category"],
            items=value["items"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "location": self.location,
            "category": self.category,
            "items": self.items,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CountScopeForm(Record):
    """What is to be counted: all there is, unless it says otherwise."""

    location: Union[Optional[str], Unset] = UNSET
    """Only what lies in this location, or in a part of it; by its id, its code or its path."""

    category: Union[Optional[str], Unset] = UNSET
    """Only items of this category."""

    items: Union[Optional[Sequence[str]], Unset] = UNSET
    """Only these items; all without any."""

    skus: Union[Optional[Sequence[str]], Unset] = UNSET
    """The same, by their SKUs."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("location", "category", "items", "skus", ))

    def __init__(
        self,
        *,
        location: Union[Optional[str], Unset] = UNSET,
        category: Union[Optional[str], Unset] = UNSET,
        items: Union[Optional[Sequence[str]], Unset] = UNSET,
        skus: Union[Optional[Sequence[str]], Unset] = UNSET,
    ) -> None:
        self.location = location
        self.category = category
        self.items = items
        self.skus = skus

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.location is not UNSET:
            members["location"] = self.location
        if self.category is not UNSET:
            members["category"] = self.category
        if self.items is not UNSET:
            members["items"] = self.items
        if self.skus is not UNSET:
            members["skus"] = self.skus
        return members


@dataclass(init=False, repr=False, eq=False)
class Credential(Record):
    """What somebody signs in with. Never includes the password."""

    company: str
    """The company."""

    user: str
    """Whose they are."""

    username: str
    """The name to sign in with; it never changes."""

    created_at: datetime
    """When they were made."""

    changed_at: datetime
    """When the password was last changed."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", "user", "username", "createdAt", "changedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", "user", "username", "createdAt", "changedAt", ))

    def __init__(
        self,
        *,
        company: str,
        user: str,
        username: str,
        created_at: datetime,
        changed_at: datetime,
    ) -> None:
        self.company = company
        self.user = user
        self.username = username
        self.created_at = created_at
        self.changed_at = changed_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Credential:
        return cls(
            company=value["company"],
            user=value["user"],
            username=value["username"],
            created_at=instant(value["createdAt"]),
            changed_at=instant(value["changedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
            "user": self.user,
            "username": self.username,
            "createdAt": self.created_at,
            "changedAt": self.changed_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CurrentEntitlements(Record):
    """What the account is entitled to."""

    environment: Optional[str]
    """The App Store that the newest document is from; null without any."""

    tiers: List[HeldTier]
    """The tier of each ladder, in the catalogue's order."""

    features: List[str]
    """What these tiers allow, in the order of their names' bytes."""

    entitlements: List[Entitlement]
    """What entitles, or may again: of each subscription or other purchase the transaction that stands for it,
    if it is active, open for a while, tried to be paid, or has ended within 90 days. Those that entitle
    first, the highest tier first. The rest is in entitlements.history.
    """

    valid_until: Optional[datetime]
    """When time alone changes the answer: something ends, or its payment is given up, or it is listed no
    longer; null for never.
    """

    at: datetime
    """The moment that it is about."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has
    ended within the last 90 days, and no document says what came of that; default: there are none, and it is
    what everybody has.
    """

    age: Optional[int]
    """How many milliseconds ago the newest document was signed; null without any."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("environment", "tiers", "features", "entitlements", "validUntil", "at", "source", "age", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("environment", "tiers", "features", "entitlements", "validUntil", "at", "source", "age", ))

    def __init__(
        self,
        *,
        environment: Optional[str],
        tiers: List[HeldTier],
        features: List[str],
        entitlements: List[Entitlement],
        valid_until: Optional[datetime],
        at: datetime,
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
    ) -> None:
        self.environment = environment
        self.tiers = tiers
        self.features = features
        self.entitlements = entitlements
        self.valid_until = valid_until
        self.at = at
        self.source = source
        self.age = age

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CurrentEntitlements:
        return cls(
            environment=value["environment"],
            tiers=[HeldTier._read(one) for one in value["tiers"]],
            features=value["features"],
            entitlements=[Entitlement._read(one) for one in value["entitlements"]],
            valid_until=optional(instant)(value["validUntil"]),
            at=instant(value["at"]),
            source=value["source"],
            age=value["age"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "environment": self.environment,
            "tiers": self.tiers,
            "features": self.features,
            "entitlements": self.entitlements,
            "validUntil": self.valid_until,
            "at": self.at,
            "source": self.source,
            "age": self.age,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CurrentWeather(Record):
    """The weather that a place has now."""

    place: WeatherPlace
    """The place that it is of."""

    celsius: Decimal
    """The temperature in degrees Celsius, as the host said it."""

    temperature: ScaledTemperature
    """The temperature on the scale that was asked for."""

    condition: Optional[str]
    """The weather in a word or two, as the host calls it."""

    humidity: Optional[Decimal]
    """The relative humidity, from 0 to 1."""

    observed_at: Optional[datetime]
    """When it was observed."""

    more: Optional[Dict[str, Any]]
    """What else the host said, untouched; null for nothing."""

    stale: bool
    """Whether it is older than was asked for, or the host failed to give a newer one."""

    age: int
    """How many milliseconds ago it was observed, or the host said it, where that does not say when it was
    observed; 0 when the clock was set back since.
    """

    fetched_at: datetime
    """When the host said it."""

    refresh_failure: Optional[RefreshFailure]
    """Why the host gave nothing newer when it was, or would have been, asked for this answer, or last behind
    a reply; null when it did not fail.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("place", "celsius", "temperature", "condition", "humidity", "observedAt", "more", "stale", "age", "fetchedAt", "refreshFailure", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("place", "celsius", "temperature", "condition", "humidity", "observedAt", "more", "stale", "age", "fetchedAt", "refreshFailure", ))

    def __init__(
        self,
        *,
        place: WeatherPlace,
        celsius: Decimal,
        temperature: ScaledTemperature,
        condition: Optional[str],
        humidity: Optional[Decimal],
        observed_at: Optional[datetime],
        more: Optional[Dict[str, Any]],
        stale: bool,
        age: int,
        fetched_at: datetime,
        refresh_failure: Optional[RefreshFailure],
    ) -> None:
        self.place = place
        self.celsius = celsius
        self.temperature = temperature
        self.condition = condition
        self.humidity = humidity
        self.observed_at = observed_at
        self.more = more
        self.stale = stale
        self.age = age
        self.fetched_at = fetched_at
        self.refresh_failure = refresh_failure

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CurrentWeather:
        return cls(
            place=WeatherPlace._read(value["place"]),
            celsius=Decimal(value["celsius"]),
            temperature=ScaledTemperature._read(value["temperature"]),
            condition=value["condition"],
            humidity=optional(Decimal)(value["humidity"]),
            observed_at=optional(instant)(value["observedAt"]),
            more=value["more"],
            stale=value["stale"],
            age=value["age"],
            fetched_at=instant(value["fetchedAt"]),
            refresh_failure=optional(RefreshFailure._read)(value["refreshFailure"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "place": self.place,
            "celsius": self.celsius,
            "temperature": self.temperature,
            "condition": self.condition,
            "humidity": self.humidity,
            "observedAt": self.observed_at,
            "more": self.more,
            "stale": self.stale,
            "age": self.age,
            "fetchedAt": self.fetched_at,
            "refreshFailure": self.refresh_failure,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CurrentWeatherAnswer(Record):
    """The host's answer to host.weather.current."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    temperature: MeasuredTemperature
    """The temperature of the air."""

    name: Union[Optional[str], Unset] = UNSET
    """What the place is called."""

    condition: Union[Optional[str], Unset] = UNSET
    """The weather in a word or two, as the host calls it."""

    humidity: Union[Optional[Number], Unset] = UNSET
    """The relative humidity, from 0 to 1."""

    observed_at: Union[Optional[datetime], Unset] = UNSET
    """When it was observed."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """What else the host knows; members that the core does not know are taken for its members."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "temperature", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "temperature", "condition", "humidity", "observedAt", "timeZone", "more", ))

    def __init__(
        self,
        *,
        latitude: Number,
        longitude: Number,
        temperature: MeasuredTemperature,
        name: Union[Optional[str], Unset] = UNSET,
        condition: Union[Optional[str], Unset] = UNSET,
        humidity: Union[Optional[Number], Unset] = UNSET,
        observed_at: Union[Optional[datetime], Unset] = UNSET,
        time_zone: Union[Optional[str], Unset] = UNSET,
        more: Union[Optional[Mapping[str, Any]], Unset] = UNSET,
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.temperature = temperature
        self.name = name
        self.condition = condition
        self.humidity = humidity
        self.observed_at = observed_at
        self.time_zone = time_zone
        self.more = more

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "temperature": self.temperature,
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.condition is not UNSET:
            members["condition"] = self.condition
        if self.humidity is not UNSET:
            members["humidity"] = self.humidity
        if self.observed_at is not UNSET:
            members["observedAt"] = self.observed_at
        if self.time_zone is not UNSET:
            members["timeZone"] = self.time_zone
        if self.more is not UNSET:
            members["more"] = self.more
        return members


@dataclass(init=False, repr=False, eq=False)
class CursorTooOldData(Record):
    """The log does not reach back to the cursor: read anew, and go on from data.newest; or a list's state of
    the first page is gone: begin it anew.
    """

    kind: Literal["cursorTooOld"]
    """The machine name of the kind of errors."""

    oldest: Optional[str]
    """Where the log begins; null for a page of a list."""

    newest: Optional[str]
    """Where the log ends: whoever has read everything anew goes on from there; null for a page of a list.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "oldest", "newest", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "oldest", "newest", ))

    def __init__(
        self,
        *,
        kind: Literal["cursorTooOld"],
        oldest: Optional[str],
        newest: Optional[str],
    ) -> None:
        self.kind = kind
        self.oldest = oldest
        self.newest = newest

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CursorTooOldData:
        return cls(
            kind=value["kind"],
            oldest=value["oldest"],
            newest=value["newest"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "oldest": self.oldest,
            "newest": self.newest,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CustomDepartment(Record):
    """A department of a company's own: a bit of the masks of access records, with a name."""

    name: str
    """What people call it."""

    mask: int
    """Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52)."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "mask", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "mask", ))

    def __init__(
        self,
        *,
        name: str,
        mask: int,
    ) -> None:
        self.name = name
        self.mask = mask

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> CustomDepartment:
        return cls(
            name=value["name"],
            mask=value["mask"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "mask": self.mask,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class CustomDepartmentInput(Record):
    """A department of a company's own: a bit of the masks of access records, with a name."""

    name: str
    """What people call it."""

    mask: int
    """Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52)."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "mask", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "mask", ))

    def __init__(
        self,
        *,
        name: str,
        mask: int,
    ) -> None:
        self.name = name
        self.mask = mask

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "mask": self.mask,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DatabaseChanges(Record):
    """What has changed in a database."""

    token: str
    """What to ask with next time."""

    more: bool
    """Whether there is more already."""

    zones: Union[Optional[Sequence[CloudZoneAnswer]], Unset] = UNSET
    """Zones with changes."""

    deleted_zones: Union[Optional[Sequence[DeletedZone]], Unset] = UNSET
    """Zones that are gone."""

    shared_token: Union[Optional[str], Unset] = UNSET
    """Of the private database: the token of the shared one as it stands. Who has it need not ask; a container
    that can't tell leaves it away.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("token", "more", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("zones", "deletedZones", "token", "more", "sharedToken", ))

    def __init__(
        self,
        *,
        token: str,
        more: bool,
        zones: Union[Optional[Sequence[CloudZoneAnswer]], Unset] = UNSET,
        deleted_zones: Union[Optional[Sequence[DeletedZone]], Unset] = UNSET,
        shared_token: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.token = token
        self.more = more
        self.zones = zones
        self.deleted_zones = deleted_zones
        self.shared_token = shared_token

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "token": self.token,
            "more": self.more,
        }
        if self.zones is not UNSET:
            members["zones"] = self.zones
        if self.deleted_zones is not UNSET:
            members["deletedZones"] = self.deleted_zones
        if self.shared_token is not UNSET:
            members["sharedToken"] = self.shared_token
        return members


@dataclass(init=False, repr=False, eq=False)
class DaySummary(Record):
    """The figures of a day; each is null where the caller lacks the department."""

    from_: datetime
    """When the day begins."""

    orders: Optional[List[StatusCount]]
    """How many orders stand where."""

    to_ship: Optional[int]
    """How many orders in progress, or invoiced, have something to ship that is wanted by the day's end.
    """

    sales: Optional[List[SalesSum]]
    """What the day's orders come to, by currency; neither drafts nor what was cancelled."""

    dispatches: Optional[List[StatusCount]]
    """How many dispatches stand where."""

    low_items: Optional[int]
    """Of how many items less is available than there should be."""

    out_items: Optional[int]
    """Of how many of these nothing is available: there is none, or all of it is reserved for orders.
    """

    expiring_lots: Optional[int]
    """How many lots in stock have expired, or do so within 30 days, or as many as the company's
    `settings.expiryDays` says.
    """

    overdue_loans: Optional[int]
    """How many loans should have come back."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("from", "orders", "toShip", "sales", "dispatches", "lowItems", "outItems", "expiringLots", "overdueLoans", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("from", "orders", "toShip", "sales", "dispatches", "lowItems", "outItems", "expiringLots", "overdueLoans", ))

    def __init__(
        self,
        *,
        from_: datetime,
        orders: Optional[List[StatusCount]],
        to_ship: Optional[int],
        sales: Optional[List[SalesSum]],
        dispatches: Optional[List[StatusCount]],
        low_items: Optional[int],
        out_items: Optional[int],
        expiring_lots: Optional[int],
        overdue_loans: Optional[int],
    ) -> None:
        self.from_ = from_
        self.orders = orders
        self.to_ship = to_ship
        self.sales = sales
        self.dispatches = dispatches
        self.low_items = low_items
        self.out_items = out_items
        self.expiring_lots = expiring_lots
        self.overdue_loans = overdue_loans

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DaySummary:
        return cls(
            from_=instant(value["from"]),
            orders=optional(each(StatusCount._read))(value["orders"]),
            to_ship=value["toShip"],
            sales=optional(each(SalesSum._read))(value["sales"]),
            dispatches=optional(each(StatusCount._read))(value["dispatches"]),
            low_items=value["lowItems"],
            out_items=value["outItems"],
            expiring_lots=value["expiringLots"],
            overdue_loans=value["overdueLoans"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "from": self.from_,
            "orders": self.orders,
            "toShip": self.to_ship,
            "sales": self.sales,
            "dispatches": self.dispatches,
            "lowItems": self.low_items,
            "outItems": self.out_items,
            "expiringLots": self.expiring_lots,
            "overdueLoans": self.overdue_loans,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Deleted(Record):
    """A record that is gone."""

    deleted: str
    """The id that the record had."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("deleted", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("deleted", ))

    def __init__(
        self,
        *,
        deleted: str,
    ) -> None:
        self.deleted = deleted

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Deleted:
        return cls(
            deleted=value["deleted"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "deleted": self.deleted,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DeletedZone(Record):
    """A zone that is gone."""

    zone: CloudZoneAnswer
    """The zone."""

    reason: Literal["deleted", "purged", "encryptedDataReset", "removed", "revoked", "left"]
    """Why it is gone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("zone", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("zone", "reason", ))

    def __init__(
        self,
        *,
        zone: CloudZoneAnswer,
        reason: Literal["deleted", "purged", "encryptedDataReset", "removed", "revoked", "left"],
    ) -> None:
        self.zone = zone
        self.reason = reason

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "zone": self.zone,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Department(Record):
    """A department: a bit of the masks of access records, with a name."""

    name: str
    """What people call it."""

    mask: int
    """Its bit."""

    custom: bool
    """Whether it is the company's own."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "mask", "custom", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "mask", "custom", ))

    def __init__(
        self,
        *,
        name: str,
        mask: int,
        custom: bool,
    ) -> None:
        self.name = name
        self.mask = mask
        self.custom = custom

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Department:
        return cls(
            name=value["name"],
            mask=value["mask"],
            custom=value["custom"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "mask": self.mask,
            "custom": self.custom,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DepartmentPage(Record):
    """One page of a list."""

    items: List[Department]
    """The elements, in the list's order."""

    next: Optional[str]
    """Always null: the list comes whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Department],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DepartmentPage:
        return cls(
            items=[Department._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Departure(Record):
    """A company of somebody else's that the account takes part in no longer."""

    id: str
    """What it is known by, also in events."""

    company: str
    """The company, which is here no longer."""

    name: Optional[str]
    """What it was called; null where it had not come here."""

    reason: Literal["left", "removed", "revoked", "deleted"]
    """left: the account has left; removed: the owner has removed it; revoked: the owner shares it with nobody
    any more; deleted: the company is gone.
    """

    unsent: int
    """How many records had something that was changed here and was never sent. It is gone."""

    at: datetime
    """When it was found out here."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "reason", "unsent", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "reason", "unsent", "at", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        name: Optional[str],
        reason: Literal["left", "removed", "revoked", "deleted"],
        unsent: int,
        at: datetime,
    ) -> None:
        self.id = id
        self.company = company
        self.name = name
        self.reason = reason
        self.unsent = unsent
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Departure:
        return cls(
            id=value["id"],
            company=value["company"],
            name=value["name"],
            reason=value["reason"],
            unsent=value["unsent"],
            at=instant(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "name": self.name,
            "reason": self.reason,
            "unsent": self.unsent,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DeparturePage(Record):
    """One page of a list."""

    items: List[Departure]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Departure],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DeparturePage:
        return cls(
            items=[Departure._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Deployment(Record):
    """Where the app's data is, and who says so."""

    path: Literal["appleNative", "backend"]
    """The deployment path."""

    source: Literal["e2e", "environment", "setting", "file", "default"]
    """e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set;
    file: the document AppConfig; default: nobody.
    """

    cloud_kit: bool
    """Whether CloudKit is used: with appleNative alone, in an app that was built for production, and with a
    container.
    """

    build_environment: Literal["development", "staging", "production"]
    """What the app was built for: as the core was started, else as system.hello says, else development.
    """

    cloud_kit_container: Optional[str]
    """The id of the container that AppConfig names; null for none."""

    considered: List[ConsideredPath]
    """What was looked at, in its order, up to the one that won."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("path", "source", "cloudKit", "buildEnvironment", "cloudKitContainer", "considered", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("path", "source", "cloudKit", "buildEnvironment", "cloudKitContainer", "considered", ))

    def __init__(
        self,
        *,
        path: Literal["appleNative", "backend"],
        source: Literal["e2e", "environment", "setting", "file", "default"],
        cloud_kit: bool,
        build_environment: Literal["development", "staging", "production"],
        cloud_kit_container: Optional[str],
        considered: List[ConsideredPath],
    ) -> None:
        self.path = path
        self.source = source
        self.cloud_kit = cloud_kit
        self.build_environment = build_environment
        self.cloud_kit_container = cloud_kit_container
        self.considered = considered

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Deployment:
        return cls(
            path=value["path"],
            source=value["source"],
            cloud_kit=value["cloudKit"],
            build_environment=value["buildEnvironment"],
            cloud_kit_container=value["cloudKitContainer"],
            considered=[ConsideredPath._read(one) for one in value["considered"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "path": self.path,
            "source": self.source,
            "cloudKit": self.cloud_kit,
            "buildEnvironment": self.build_environment,
            "cloudKitContainer": self.cloud_kit_container,
            "considered": self.considered,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DescribedSetting(Record):
    """A setting: its name, its type and its default."""

    name: str
    """The name; app.* and app.device.* stand for the app's own."""

    type: Literal["boolean", "integer", "text", "choice", "any"]
    """The type of the value."""

    schema: Any
    """The type and the limits as JSON Schema (draft 2020-12)."""

    default: Any
    """The value where none was set."""

    kept: Literal["account", "device"]
    """Where the value is kept: in the account, which syncs, or on this device alone."""

    doc: str
    """The purpose of the setting."""

    option: Optional[str]
    """The option of the command line that the value comes from now; null for a value that can be set.
    """

    record: Optional[str]
    """The id that events and conflict lines name the setting by; null for one of the device."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "type", "schema", "default", "kept", "doc", "option", "record", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "type", "schema", "default", "kept", "doc", "option", "record", ))

    def __init__(
        self,
        *,
        name: str,
        type: Literal["boolean", "integer", "text", "choice", "any"],
        schema: Any,
        default: Any,
        kept: Literal["account", "device"],
        doc: str,
        option: Optional[str],
        record: Optional[str],
    ) -> None:
        self.name = name
        self.type = type
        self.schema = schema
        self.default = default
        self.kept = kept
        self.doc = doc
        self.option = option
        self.record = record

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DescribedSetting:
        return cls(
            name=value["name"],
            type=value["type"],
            schema=value["schema"],
            default=value["default"],
            kept=value["kept"],
            doc=value["doc"],
            option=value["option"],
            record=value["record"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "type": self.type,
            "schema": self.schema,
            "default": self.default,
            "kept": self.kept,
            "doc": self.doc,
            "option": self.option,
            "record": self.record,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DescribedSettings(Record):
    """The settings that there are."""

    settings: List[DescribedSetting]
    """The settings: those of the account, those of the device, then the app's own."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("settings", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("settings", ))

    def __init__(
        self,
        *,
        settings: List[DescribedSetting],
    ) -> None:
        self.settings = settings

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DescribedSettings:
        return cls(
            settings=[DescribedSetting._read(one) for one in value["settings"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "settings": self.settings,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DeviceLocation(Record):
    """Where the device is."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    accuracy: Optional[Decimal]
    """How many metres the device may be from there; null when the host does not say."""

    at: datetime
    """When the device was there."""

    name: Optional[str]
    """What the place is called; null as long as location.geocode has not found out."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "accuracy", "at", "name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "accuracy", "at", "name", ))

    def __init__(
        self,
        *,
        latitude: Decimal,
        longitude: Decimal,
        accuracy: Optional[Decimal],
        at: datetime,
        name: Optional[str],
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
        self.at = at
        self.name = name

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DeviceLocation:
        return cls(
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            accuracy=optional(Decimal)(value["accuracy"]),
            at=instant(value["at"]),
            name=value["name"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "accuracy": self.accuracy,
            "at": self.at,
            "name": self.name,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DevicePlace(Record):
    """Where the device was when it was last asked."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: Optional[str]
    """What the place is called; null as long as that is not known."""

    at: datetime
    """When the device was there."""

    accuracy: Optional[Decimal]
    """How many metres the device may have been from there; null when the host did not say."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "at", "accuracy", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "at", "accuracy", ))

    def __init__(
        self,
        *,
        latitude: Decimal,
        longitude: Decimal,
        name: Optional[str],
        at: datetime,
        accuracy: Optional[Decimal],
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.name = name
        self.at = at
        self.accuracy = accuracy

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DevicePlace:
        return cls(
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            name=value["name"],
            at=instant(value["at"]),
            accuracy=optional(Decimal)(value["accuracy"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "name": self.name,
            "at": self.at,
            "accuracy": self.accuracy,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Diagnostics(Record):
    """The state of a process and of its stores."""

    version: str
    """The program's version."""

    platform: str
    """The system that it runs on: linux, macos."""

    sqlite: str
    """The version of SQLite."""

    data: str
    """The data directory, or :memory:."""

    uptime: int
    """For how many milliseconds it has run."""

    requests: int
    """How many requests it has begun to serve, answers of the host and what was served again among them.
    """

    stores: List[StoreDiagnostics]
    """The stores."""

    client: Optional[Client]
    """Who said hello; null when nobody did."""

    heap: Optional[int]
    """The bytes of memory that are allocated, in whole MiB where people sign in to any company; null where
    the system does not tell.
    """

    statements: Optional[int]
    """The number of SQL statements that are prepared; null where people sign in to any company."""

    log: List[LogEntry]
    """The newest lines of the log, the newest last."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("version", "platform", "sqlite", "data", "uptime", "requests", "stores", "client", "heap", "statements", "log", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("version", "platform", "sqlite", "data", "uptime", "requests", "stores", "client", "heap", "statements", "log", ))

    def __init__(
        self,
        *,
        version: str,
        platform: str,
        sqlite: str,
        data: str,
        uptime: int,
        requests: int,
        stores: List[StoreDiagnostics],
        client: Optional[Client],
        heap: Optional[int],
        statements: Optional[int],
        log: List[LogEntry],
    ) -> None:
        self.version = version
        self.platform = platform
        self.sqlite = sqlite
        self.data = data
        self.uptime = uptime
        self.requests = requests
        self.stores = stores
        self.client = client
        self.heap = heap
        self.statements = statements
        self.log = log

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Diagnostics:
        return cls(
            version=value["version"],
            platform=value["platform"],
            sqlite=value["sqlite"],
            data=value["data"],
            uptime=value["uptime"],
            requests=value["requests"],
            stores=[StoreDiagnostics._read(one) for one in value["stores"]],
            client=optional(Client._read)(value["client"]),
            heap=value["heap"],
            statements=value["statements"],
            log=[LogEntry._read(one) for one in value["log"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "version": self.version,
            "platform": self.platform,
            "sqlite": self.sqlite,
            "data": self.data,
            "uptime": self.uptime,
            "requests": self.requests,
            "stores": self.stores,
            "client": self.client,
            "heap": self.heap,
            "statements": self.statements,
            "log": self.log,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DiscardedRecord(Record):
    """A record that is as the cloud has it."""

    id: str
    """The record's id."""

    discarded: bool
    """Whether anything of it was pending."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "discarded", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "discarded", ))

    def __init__(
        self,
        *,
        id: str,
        discarded: bool,
    ) -> None:
        self.id = id
        self.discarded = discarded

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DiscardedRecord:
        return cls(
            id=value["id"],
            discarded=value["discarded"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "discarded": self.discarded,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Dismissal(Record):
    """A promotion that is hidden."""

    id: str
    """The promotion."""

    until: datetime
    """The first instant at which it is hidden no more."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "until", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "until", ))

    def __init__(
        self,
        *,
        id: str,
        until: datetime,
    ) -> None:
        self.id = id
        self.until = until

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Dismissal:
        return cls(
            id=value["id"],
            until=instant(value["until"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "until": self.until,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Dispatch(Record):
    """What leaves the house together, for an order."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    collection_type: Literal["endUser", "colleague", "shipping"]
    """How it gets to its recipient."""

    contact: Optional[str]
    """The recipient, where that is a contact."""

    user: Optional[str]
    """The recipient, where that is a user of the company."""

    recipient: Optional[str]
    """The recipient, as a text."""

    address: Optional[Address]
    """Where it goes; the order's shipping address where it is left out."""

    carrier: Optional[str]
    """Who carries it."""

    service: Optional[str]
    """What the carrier calls the way of shipping: express."""

    tracking_number: Optional[str]
    """What the carrier knows it by."""

    parcels: Optional[int]
    """How many parcels it is."""

    weight: Optional[int]
    """What it weighs, in grams."""

    assignee: Optional[str]
    """The user who sees to it."""

    planned_at: Optional[datetime]
    """When it is to leave."""

    note: Optional[str]
    """What else is to be known."""

    proof: Optional[str]
    """What proves that it was delivered: one of its own assets (assets.add)."""

    number: str
    """What the company calls it."""

    status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """Where it stands; dispatches.step takes it further."""

    handed_over_at: Optional[datetime]
    """When it was handed over last."""

    delivered_at: Optional[datetime]
    """When it arrived."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "collectionType", "contact", "user", "recipient", "address", "carrier", "service", "trackingNumber", "parcels", "weight", "assignee", "plannedAt", "note", "proof", "number", "status", "handedOverAt", "deliveredAt", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "collectionType", "contact", "user", "recipient", "address", "carrier", "service", "trackingNumber", "parcels", "weight", "assignee", "plannedAt", "note", "proof", "number", "status", "handedOverAt", "deliveredAt", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        collection_type: Literal["endUser", "colleague", "shipping"],
        contact: Optional[str],
        user: Optional[str],
        recipient: Optional[str],
        address: Optional[Address],
        carrier: Optional[str],
        service: Optional[str],
        tracking_number: Optional[str],
        parcels: Optional[int],
        weight: Optional[int],
        assignee: Optional[str],
        planned_at: Optional[datetime],
        note: Optional[str],
        proof: Optional[str],
        number: str,
        status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"],
        handed_over_at: Optional[datetime],
        delivered_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.collection_type = collection_type
        self.contact = contact
        self.user = user
        self.recipient = recipient
        self.address = address
        self.carrier = carrier
        self.service = service
        self.tracking_number = tracking_number
        self.parcels = parcels
        self.weight = weight
        self.assignee = assignee
        self.planned_at = planned_at
        self.note = note
        self.proof = proof
        self.number = number
        self.status = status
        self.handed_over_at = handed_over_at
        self.delivered_at = delivered_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Dispatch:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            collection_type=value["collectionType"],
            contact=value["contact"],
            user=value["user"],
            recipient=value["recipient"],
            address=optional(Address._read)(value["address"]),
            carrier=value["carrier"],
            service=value["service"],
            tracking_number=value["trackingNumber"],
            parcels=value["parcels"],
            weight=value["weight"],
            assignee=value["assignee"],
            planned_at=optional(instant)(value["plannedAt"]),
            note=value["note"],
            proof=value["proof"],
            number=value["number"],
            status=value["status"],
            handed_over_at=optional(instant)(value["handedOverAt"]),
            delivered_at=optional(instant)(value["deliveredAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "collectionType": self.collection_type,
            "contact": self.contact,
            "user": self.user,
            "recipient": self.recipient,
            "address": self.address,
            "carrier": self.carrier,
            "service": self.service,
            "trackingNumber": self.tracking_number,
            "parcels": self.parcels,
            "weight": self.weight,
            "assignee": self.assignee,
            "plannedAt": self.planned_at,
            "note": self.note,
            "proof": self.proof,
            "number": self.number,
            "status": self.status,
            "handedOverAt": self.handed_over_at,
            "deliveredAt": self.delivered_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class DispatchConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Dispatch
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Dispatch,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DispatchConflictData:
        return cls(
            kind=value["kind"],
            current=Dispatch._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DispatchDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    collection_type: Union[Literal["endUser", "colleague", "shipping"], Unset] = UNSET
    """How it gets to its recipient."""

    contact: Union[Optional[str], Unset] = UNSET
    """The recipient, where that is a contact."""

    user: Union[Optional[str], Unset] = UNSET
    """The recipient, where that is a user of the company."""

    recipient: Union[Optional[str], Unset] = UNSET
    """The recipient, as a text."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """Where it goes; the order's shipping address where it is left out."""

    carrier: Union[Optional[str], Unset] = UNSET
    """Who carries it."""

    service: Union[Optional[str], Unset] = UNSET
    """What the carrier calls the way of shipping: express."""

    tracking_number: Union[Optional[str], Unset] = UNSET
    """What the carrier knows it by."""

    parcels: Union[Optional[int], Unset] = UNSET
    """How many parcels it is."""

    weight: Union[Optional[int], Unset] = UNSET
    """What it weighs, in grams."""

    assignee: Union[Optional[str], Unset] = UNSET
    """The user who sees to it."""

    planned_at: Union[Optional[datetime], Unset] = UNSET
    """When it is to leave."""

    note: Union[Optional[str], Unset] = UNSET
    """What else is to be known."""

    proof: Union[Optional[str], Unset] = UNSET
    """What proves that it was delivered: one of its own assets (assets.add)."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("collectionType", "contact", "user", "recipient", "address", "carrier", "service", "trackingNumber", "parcels", "weight", "assignee", "plannedAt", "note", "proof", ))

    def __init__(
        self,
        *,
        collection_type: Union[Literal["endUser", "colleague", "shipping"], Unset] = UNSET,
        contact: Union[Optional[str], Unset] = UNSET,
        user: Union[Optional[str], Unset] = UNSET,
        recipient: Union[Optional[str], Unset] = UNSET,
        address: Union[Optional[AddressChanges], Unset] = UNSET,
        carrier: Union[Optional[str], Unset] = UNSET,
        service: Union[Optional[str], Unset] = UNSET,
        tracking_number: Union[Optional[str], Unset] = UNSET,
        parcels: Union[Optional[int], Unset] = UNSET,
        weight: Union[Optional[int], Unset] = UNSET,
        assignee: Union[Optional[str], Unset] = UNSET,
        planned_at: Union[Optional[datetime], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        proof: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.collection_type = collection_type
        self.contact = contact
        self.user = user
        self.recipient = recipient
        self.address = address
        self.carrier = carrier
        self.service = service
        self.tracking_number = tracking_number
        self.parcels = parcels
        self.weight = weight
        self.assignee = assignee
        self.planned_at = planned_at
        self.note = note
        self.proof = proof

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.collection_type is not UNSET:
            members["collectionType"] = self.collection_type
        if self.contact is not UNSET:
            members["contact"] = self.contact
        if self.user is not UNSET:
            members["user"] = self.user
        if self.recipient is not UNSET:
            members["recipient"] = self.recipient
        if self.address is not UNSET:
            members["address"] = self.address
        if self.carrier is not UNSET:
            members["carrier"] = self.carrier
        if self.service is not UNSET:
            members["service"] = self.service
        if self.tracking_number is not UNSET:
            members["trackingNumber"] = self.tracking_number
        if self.parcels is not UNSET:
            members["parcels"] = self.parcels
        if self.weight is not UNSET:
            members["weight"] = self.weight
        if self.assignee is not UNSET:
            members["assignee"] = self.assignee
        if self.planned_at is not UNSET:
            members["plannedAt"] = self.planned_at
        if self.note is not UNSET:
            members["note"] = self.note
        if self.proof is not UNSET:
            members["proof"] = self.proof
        return members


@dataclass(init=False, repr=False, eq=False)
class DispatchPage(Record):
    """One page of a list."""

    items: List[Dispatch]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Dispatch],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DispatchPage:
        return cls(
            items=[Dispatch._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DispatchStep(Record):
    """One step that a record has taken."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    subject: str
    """What has taken it."""

    from_: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """Where that stood."""

    to: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """Where it stood then."""

    reason: Optional[str]
    """Why, in the company's words."""

    actor: str
    """Who took it."""

    follows: Optional[List[str]]
    """The steps before it, by their ids: the last one, or several that devices took apart from each other.
    null for a step of an older program.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "subject", "from", "to", "reason", "actor", "follows", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "subject", "from", "to", "reason", "actor", "follows", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        subject: str,
        from_: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"],
        to: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"],
        reason: Optional[str],
        actor: str,
        follows: Optional[List[str]],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.subject = subject
        self.from_ = from_
        self.to = to
        self.reason = reason
        self.actor = actor
        self.follows = follows
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DispatchStep:
        return cls(
            id=value["id"],
            company=value["company"],
            subject=value["subject"],
            from_=value["from"],
            to=value["to"],
            reason=value["reason"],
            actor=value["actor"],
            follows=value["follows"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "subject": self.subject,
            "from": self.from_,
            "to": self.to,
            "reason": self.reason,
            "actor": self.actor,
            "follows": self.follows,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class DispatchView(Record):
    """A dispatch with what leaves with it."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    collection_type: Literal["endUser", "colleague", "shipping"]
    """How it gets to its recipient."""

    contact: Optional[str]
    """The recipient, where that is a contact."""

    user: Optional[str]
    """The recipient, where that is a user of the company."""

    recipient: Optional[str]
    """The recipient, as a text."""

    address: Optional[Address]
    """Where it goes; the order's shipping address where it is left out."""

    carrier: Optional[str]
    """Who carries it."""

    service: Optional[str]
    """What the carrier calls the way of shipping: express."""

    tracking_number: Optional[str]
    """What the carrier knows it by."""

    parcels: Optional[int]
    """How many parcels it is."""

    weight: Optional[int]
    """What it weighs, in grams."""

    assignee: Optional[str]
    """The user who sees to it."""

    planned_at: Optional[datetime]
    """When it is to leave."""

    note: Optional[str]
    """What else is to be known."""

    proof: Optional[str]
    """What proves that it was delivered: one of its own assets (assets.add)."""

    number: str
    """What the company calls it."""

    status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]
    """Where it stands; dispatches.step takes it further."""

    handed_over_at: Optional[datetime]
    """When it was handed over last."""

    delivered_at: Optional[datetime]
    """When it arrived."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    lines: List[DispatchedLine]
    """What was shipped with it."""

    steps: List[DispatchStep]
    """The steps that it has taken, the oldest first."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "collectionType", "contact", "user", "recipient", "address", "carrier", "service", "trackingNumber", "parcels", "weight", "assignee", "plannedAt", "note", "proof", "number", "status", "handedOverAt", "deliveredAt", "version", "createdAt", "updatedAt", "lines", "steps", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "collectionType", "contact", "user", "recipient", "address", "carrier", "service", "trackingNumber", "parcels", "weight", "assignee", "plannedAt", "note", "proof", "number", "status", "handedOverAt", "deliveredAt", "version", "createdAt", "updatedAt", "unreadable", "lines", "steps", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        collection_type: Literal["endUser", "colleague", "shipping"],
        contact: Optional[str],
        user: Optional[str],
        recipient: Optional[str],
        address: Optional[Address],
        carrier: Optional[str],
        service: Optional[str],
        tracking_number: Optional[str],
        parcels: Optional[int],
        weight: Optional[int],
        assignee: Optional[str],
        planned_at: Optional[datetime],
        note: Optional[str],
        proof: Optional[str],
        number: str,
        status: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"],
        handed_over_at: Optional[datetime],
        delivered_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        lines: List[DispatchedLine],
        steps: List[DispatchStep],
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.collection_type = collection_type
        self.contact = contact
        self.user = user
        self.recipient = recipient
        self.address = address
        self.carrier = carrier
        self.service = service
        self.tracking_number = tracking_number
        self.parcels = parcels
        self.weight = weight
        self.assignee = assignee
        self.planned_at = planned_at
        self.note = note
        self.proof = proof
        self.number = number
        self.status = status
        self.handed_over_at = handed_over_at
        self.delivered_at = delivered_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.lines = lines
        self.steps = steps
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DispatchView:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            collection_type=value["collectionType"],
            contact=value["contact"],
            user=value["user"],
            recipient=value["recipient"],
            address=optional(Address._read)(value["address"]),
            carrier=value["carrier"],
            service=value["service"],
            tracking_number=value["trackingNumber"],
            parcels=value["parcels"],
            weight=value["weight"],
            assignee=value["assignee"],
            planned_at=optional(instant)(value["plannedAt"]),
            note=value["note"],
            proof=value["proof"],
            number=value["number"],
            status=value["status"],
            handed_over_at=optional(instant)(value["handedOverAt"]),
            delivered_at=optional(instant)(value["deliveredAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            lines=[DispatchedLine._read(one) for one in value["lines"]],
            steps=[DispatchStep._read(one) for one in value["steps"]],
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "collectionType": self.collection_type,
            "contact": self.contact,
            "user": self.user,
            "recipient": self.recipient,
            "address": self.address,
            "carrier": self.carrier,
            "service": self.service,
            "trackingNumber": self.tracking_number,
            "parcels": self.parcels,
            "weight": self.weight,
            "assignee": self.assignee,
            "plannedAt": self.planned_at,
            "note": self.note,
            "proof": self.proof,
            "number": self.number,
            "status": self.status,
            "handedOverAt": self.handed_over_at,
            "deliveredAt": self.delivered_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "lines": self.lines,
            "steps": self.steps,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class DispatchedLine(Record):
    """What of a line of an order leaves with a dispatch."""

    order_line: str
    """The line."""

    item: Optional[str]
    """The item."""

    sku: Optional[str]
    """Its SKU."""

    text: str
    """What it is of."""

    quantity: Decimal
    """How much of it."""

    unit: Optional[str]
    """What the quantity counts."""

    parts: List[EntryPart]
    """Where it was taken from."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("orderLine", "item", "sku", "text", "quantity", "unit", "parts", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("orderLine", "item", "sku", "text", "quantity", "unit", "parts", ))

    def __init__(
        self,
        *,
        order_line: str,
        item: Optional[str],
        sku: Optional[str],
        text: str,
        quantity: Decimal,
        unit: Optional[str],
        parts: List[EntryPart],
    ) -> None:
        self.order_line = order_line
        self.item = item
        self.sku = sku
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.parts = parts

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DispatchedLine:
        return cls(
            order_line=value["orderLine"],
            item=value["item"],
            sku=value["sku"],
            text=value["text"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            parts=[EntryPart._read(one) for one in value["parts"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "orderLine": self.order_line,
            "item": self.item,
            "sku": self.sku,
            "text": self.text,
            "quantity": self.quantity,
            "unit": self.unit,
            "parts": self.parts,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DocumentLine(Record):
    """A line of a document."""

    sku: Optional[str]
    """The item's SKU."""

    text: str
    """What it is of."""

    note: Optional[str]
    """What stands below it."""

    quantity: Decimal
    """How much was ordered."""

    unit: Optional[str]
    """What the quantity counts."""

    shipped: Decimal
    """How much of it was shipped, and has not come back."""

    unit_price: Optional[Money]
    """What one costs; null on a packing list, as all that follows."""

    discount: Optional[Decimal]
    """What is taken off, in percent."""

    tax_rate: Optional[Decimal]
    """The rate of tax in percent."""

    net: Optional[Money]
    """What it comes to without tax."""

    tax: Optional[Money]
    """The tax."""

    gross: Optional[Money]
    """The two together."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("sku", "text", "note", "quantity", "unit", "shipped", "unitPrice", "discount", "taxRate", "net", "tax", "gross", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("sku", "text", "note", "quantity", "unit", "shipped", "unitPrice", "discount", "taxRate", "net", "tax", "gross", ))

    def __init__(
        self,
        *,
        sku: Optional[str],
        text: str,
        note: Optional[str],
        quantity: Decimal,
        unit: Optional[str],
        shipped: Decimal,
        unit_price: Optional[Money],
        discount: Optional[Decimal],
        tax_rate: Optional[Decimal],
        net: Optional[Money],
        tax: Optional[Money],
        gross: Optional[Money],
    ) -> None:
        self.sku = sku
        self.text = text
        self.note = note
        self.quantity = quantity
        self.unit = unit
        self.shipped = shipped
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.net = net
        self.tax = tax
        self.gross = gross

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DocumentLine:
        return cls(
            sku=value["sku"],
            text=value["text"],
            note=value["note"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            shipped=Decimal(value["shipped"]),
            unit_price=optional(Money._read)(value["unitPrice"]),
            discount=optional(Decimal)(value["discount"]),
            tax_rate=optional(Decimal)(value["taxRate"]),
            net=optional(Money._read)(value["net"]),
            tax=optional(Money._read)(value["tax"]),
            gross=optional(Money._read)(value["gross"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "sku": self.sku,
            "text": self.text,
            "note": self.note,
            "quantity": self.quantity,
            "unit": self.unit,
            "shipped": self.shipped,
            "unitPrice": self.unit_price,
            "discount": self.discount,
            "taxRate": self.tax_rate,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DocumentParty(Record):
    """A party to a document."""

    name: str
    """What it is called."""

    address: Optional[Address]
    """Where it is."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "address", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "address", ))

    def __init__(
        self,
        *,
        name: str,
        address: Optional[Address],
    ) -> None:
        self.name = name
        self.address = address

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DocumentParty:
        return cls(
            name=value["name"],
            address=optional(Address._read)(value["address"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "address": self.address,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DocumentProblem(Record):
    """What is malformed in a document and counts as not there."""

    pointer: str
    """Where in the document: a JSON Pointer (RFC 6901)."""

    kind: str
    """missing, type or value."""

    message: str
    """What was expected."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("pointer", "kind", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("pointer", "kind", "message", ))

    def __init__(
        self,
        *,
        pointer: str,
        kind: str,
        message: str,
    ) -> None:
        self.pointer = pointer
        self.kind = kind
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DocumentProblem:
        return cls(
            pointer=value["pointer"],
            kind=value["kind"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "pointer": self.pointer,
            "kind": self.kind,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DocumentSums(Record):
    """What the lines of a document come to."""

    net: Money
    """Without tax."""

    tax: Money
    """The tax."""

    gross: Money
    """With tax."""

    credited: Money
    """What of that was for goods that came back."""

    paid: Money
    """What was paid."""

    due: Money
    """What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
    is submitted as it is.
    """

    taxes: List[TaxSum]
    """By rate of tax."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("net", "tax", "gross", "credited", "paid", "due", "taxes", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("net", "tax", "gross", "credited", "paid", "due", "taxes", ))

    def __init__(
        self,
        *,
        net: Money,
        tax: Money,
        gross: Money,
        credited: Money,
        paid: Money,
        due: Money,
        taxes: List[TaxSum],
    ) -> None:
        self.net = net
        self.tax = tax
        self.gross = gross
        self.credited = credited
        self.paid = paid
        self.due = due
        self.taxes = taxes

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DocumentSums:
        return cls(
            net=Money._read(value["net"]),
            tax=Money._read(value["tax"]),
            gross=Money._read(value["gross"]),
            credited=Money._read(value["credited"]),
            paid=Money._read(value["paid"]),
            due=Money._read(value["due"]),
            taxes=[TaxSum._read(one) for one in value["taxes"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
            "credited": self.credited,
            "paid": self.paid,
            "due": self.due,
            "taxes": self.taxes,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DownloadedAsset(Record):
    """Where the content of an asset is."""

    path: str
    """The file."""

    sha256: str
    """The digest of its bytes (SHA-256), as 64 lower-case hexadecimal digits."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("path", "sha256", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("path", "sha256", ))

    def __init__(
        self,
        *,
        path: str,
        sha256: str,
    ) -> None:
        self.path = path
        self.sha256 = sha256

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "path": self.path,
            "sha256": self.sha256,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DuplicateContacts(Record):
    """Two contacts that may be the same."""

    first: ContactName
    """The one that is there longer."""

    second: ContactName
    """The other one."""

    by: List[Literal["email", "phone", "taxId"]]
    """What they have in common."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("first", "second", "by", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("first", "second", "by", ))

    def __init__(
        self,
        *,
        first: ContactName,
        second: ContactName,
        by: List[Literal["email", "phone", "taxId"]],
    ) -> None:
        self.first = first
        self.second = second
        self.by = by

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DuplicateContacts:
        return cls(
            first=ContactName._read(value["first"]),
            second=ContactName._read(value["second"]),
            by=value["by"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "first": self.first,
            "second": self.second,
            "by": self.by,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DuplicateContactsPage(Record):
    """One page of a list."""

    items: List[DuplicateContacts]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[DuplicateContacts],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DuplicateContactsPage:
        return cls(
            items=[DuplicateContacts._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class DuplicateData(Record):
    """Another record has the same unique value; data.member names the member."""

    kind: Literal["duplicate"]
    """The machine name of the kind of errors."""

    member: str
    """The member whose value is taken."""

    id: Optional[str] = None
    """The record that has it, where the caller may see that."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "member", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "member", "id", ))

    def __init__(
        self,
        *,
        kind: Literal["duplicate"],
        member: str,
        id: Optional[str] = None,
    ) -> None:
        self.kind = kind
        self.member = member
        self.id = id

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> DuplicateData:
        return cls(
            kind=value["kind"],
            member=value["member"],
            id=value.get("id"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "member": self.member,
        }
        if self.id is not None:
            members["id"] = self.id
        return members


@dataclass(init=False, repr=False, eq=False)
class Entitlement(Record):
    """A purchase, and what it entitles to now. Members of the App Store's documents have their names.
    """

    transaction_id: str
    """The transaction."""

    original_transaction_id: str
    """The purchase that it renews, or is."""

    product_id: str
    """What was bought."""

    tier: Optional[str]
    """The tier that the catalogue gives it; null for none, and for a product that is not in it."""

    type: Optional[str]
    """What kind of product it is, as the App Store names it."""

    state: Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]
    """revoked: refunded, or no longer shared; upgraded: a higher subscription took its place; consumed: used
    up when bought; active: paid for; inGracePeriod: not paid, and open for a while; inBillingRetry: not paid,
    and the App Store still tries; expired: it has ended.
    """

    entitled: bool
    """Whether it entitles to its tier."""

    until: Optional[datetime]
    """When that ends, as far as is known; null for never, and for what does not entitle."""

    lifetime: bool
    """Whether it entitles for ever."""

    will_renew: Optional[bool]
    """Whether it will renew; null when that is not known, or there is nothing to renew."""

    renews_to: Optional[str]
    """The product that it will renew to; null when it will not."""

    family_shared: bool
    """Whether somebody of the family bought it."""

    offer_type: Optional[Literal["introductory", "promotional", "code", "winBack"]]
    """The kind of offer that it was bought with; null for none."""

    offer_id: Optional[str]
    """Which offer; null for none, and for an introductory one."""

    offer_period: Optional[str]
    """For how long the offer is, a duration as in ISO 8601; null for none."""

    trial: bool
    """Whether the period costs nothing: it is a trial until its end."""

    purchase_date: datetime
    """When it was bought, or its period began."""

    expires_date: Optional[datetime]
    """When its period ends, or ended."""

    revocation_date: Optional[datetime]
    """When it was refunded, or no longer shared."""

    revocation_reason: Optional[Literal["other", "appIssue"]]
    """Why: appIssue, or other; null when it was not."""

    grace_period_expires_date: Optional[datetime]
    """Until when it stays open though its renewal was not paid."""

    expiration_intent: Optional[Literal["cancelled", "billingError", "priceIncrease", "productUnavailable", "other"]]
    """Why it does not go on; null when that is not known."""

    price_consent: Optional[Literal["pending", "agreed"]]
    """Whether a higher price was agreed to, or that is pending; null when nobody was asked."""

    environment: str
    """Which App Store sold it."""

    signed_date: datetime
    """When the App Store said so."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("transactionId", "originalTransactionId", "productId", "tier", "type", "state", "entitled", "until", "lifetime", "willRenew", "renewsTo", "familyShared", "offerType", "offerId", "offerPeriod", "trial", "purchaseDate", "expiresDate", "revocationDate", "revocationReason", "gracePeriodExpiresDate", "expirationIntent", "priceConsent", "environment", "signedDate", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("transactionId", "originalTransactionId", "productId", "tier", "type", "state", "entitled", "until", "lifetime", "willRenew", "renewsTo", "familyShared", "offerType", "offerId", "offerPeriod", "trial", "purchaseDate", "expiresDate", "revocationDate", "revocationReason", "gracePeriodExpiresDate", "expirationIntent", "priceConsent", "environment", "signedDate", ))

    def __init__(
        self,
        *,
        transaction_id: str,
        original_transaction_id: str,
        product_id: str,
        tier: Optional[str],
        type: Optional[str],
        state: Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"],
        entitled: bool,
        until: Optional[datetime],
        lifetime: bool,
        will_renew: Optional[bool],
        renews_to: Optional[str],
        family_shared: bool,
        offer_type: Optional[Literal["introductory", "promotional", "code", "winBack"]],
        offer_id: Optional[str],
        offer_period: Optional[str],
        trial: bool,
        purchase_date: datetime,
        expires_date: Optional[datetime],
        revocation_date: Optional[datetime],
        revocation_reason: Optional[Literal["other", "appIssue"]],
        grace_period_expires_date: Optional[datetime],
        expiration_intent: Optional[Literal["cancelled", "billingError", "priceIncrease", "productUnavailable", "other"]],
        price_consent: Optional[Literal["pending", "agreed"]],
        environment: str,
        signed_date: datetime,
    ) -> None:
        self.transaction_id = transaction_id
        self.original_transaction_id = original_transaction_id
        self.product_id = product_id
        self.tier = tier
        self.type = type
        self.state = state
        self.entitled = entitled
        self.until = until
        self.lifetime = lifetime
        self.will_renew = will_renew
        self.renews_to = renews_to
        self.family_shared = family_shared
        self.offer_type = offer_type
        self.offer_id = offer_id
        self.offer_period = offer_period
        self.trial = trial
        self.purchase_date = purchase_date
        self.expires_date = expires_date
        self.revocation_date = revocation_date
        self.revocation_reason = revocation_reason
        self.grace_period_expires_date = grace_period_expires_date
        self.expiration_intent = expiration_intent
        self.price_consent = price_consent
        self.environment = environment
        self.signed_date = signed_date

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Entitlement:
        return cls(
            transaction_id=value["transactionId"],
            original_transaction_id=value["originalTransactionId"],
            product_id=value["productId"],
            tier=value["tier"],
            type=value["type"],
            state=value["state"],
            entitled=value["entitled"],
            until=optional(instant)(value["until"]),
            lifetime=value["lifetime"],
            will_renew=value["willRenew"],
            renews_to=value["renewsTo"],
            family_shared=value["familyShared"],
            offer_type=value["offerType"],
            offer_id=value["offerId"],
            offer_period=value["offerPeriod"],
            trial=value["trial"],
            purchase_date=instant(value["purchaseDate"]),
            expires_date=optional(instant)(value["expiresDate"]),
            revocation_date=optional(instant)(value["revocationDate"]),
            revocation_reason=value["revocationReason"],
            grace_period_expires_date=optional(instant)(value["gracePeriodExpiresDate"]),
            expiration_intent=value["expirationIntent"],
            price_consent=value["priceConsent"],
            environment=value["environment"],
            signed_date=instant(value["signedDate"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "transactionId": self.transaction_id,
            "originalTransactionId": self.original_transaction_id,
            "productId": self.product_id,
            "tier": self.tier,
            "type": self.type,
            "state": self.state,
            "entitled": self.entitled,
            "until": self.until,
            "lifetime": self.lifetime,
            "willRenew": self.will_renew,
            "renewsTo": self.renews_to,
            "familyShared": self.family_shared,
            "offerType": self.offer_type,
            "offerId": self.offer_id,
            "offerPeriod": self.offer_period,
            "trial": self.trial,
            "purchaseDate": self.purchase_date,
            "expiresDate": self.expires_date,
            "revocationDate": self.revocation_date,
            "revocationReason": self.revocation_reason,
            "gracePeriodExpiresDate": self.grace_period_expires_date,
            "expirationIntent": self.expiration_intent,
            "priceConsent": self.price_consent,
            "environment": self.environment,
            "signedDate": self.signed_date,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class EntitlementSnapshot(Record):
    """What the account is entitled to, and when that last changed."""

    environment: Optional[str]
    """The App Store that the newest document was from; null without any."""

    tiers: List[HeldTier]
    """The tier of each ladder."""

    features: List[str]
    """What these tiers allow."""

    valid_until: Optional[datetime]
    """When time changes it; null for never."""

    at: datetime
    """When it last changed. Now, where nothing was ever bought, and where what was kept was computed with
    other roots, another app, other environments or another catalogue.
    """

    source: Literal["fresh", "stale", "default"]
    """fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has
    ended within the last 90 days, and no document says what came of that; default: there are none, and it is
    what everybody has.
    """

    age: Optional[int]
    """How many milliseconds ago the newest document was signed; null without any."""

    basis: Optional[str] = None
    """A digest of the roots, the app, the environments and the catalogue that it was computed with.
    """

    newest: Optional[datetime] = None
    """When the newest document was signed."""

    stale_until: Optional[datetime] = None
    """Until when something newer is to be known."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("environment", "tiers", "features", "validUntil", "at", "source", "age", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("environment", "tiers", "features", "validUntil", "at", "basis", "newest", "staleUntil", "source", "age", ))

    def __init__(
        self,
        *,
        environment: Optional[str],
        tiers: List[HeldTier],
        features: List[str],
        valid_until: Optional[datetime],
        at: datetime,
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        basis: Optional[str] = None,
        newest: Optional[datetime] = None,
        stale_until: Optional[datetime] = None,
    ) -> None:
        self.environment = environment
        self.tiers = tiers
        self.features = features
        self.valid_until = valid_until
        self.at = at
        self.source = source
        self.age = age
        self.basis = basis
        self.newest = newest
        self.stale_until = stale_until

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> EntitlementSnapshot:
        return cls(
            environment=value["environment"],
            tiers=[HeldTier._read(one) for one in value["tiers"]],
            features=value["features"],
            valid_until=optional(instant)(value["validUntil"]),
            at=instant(value["at"]),
            source=value["source"],
            age=value["age"],
            basis=value.get("basis"),
            newest=optional(instant)(value.get("newest")),
            stale_until=optional(instant)(value.get("staleUntil")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "environment": self.environment,
            "tiers": self.tiers,
            "features": self.features,
            "validUntil": self.valid_until,
            "at": self.at,
            "source": self.source,
            "age": self.age,
        }
        if self.basis is not None:
            members["basis"] = self.basis
        if self.newest is not None:
            members["newest"] = self.newest
        if self.stale_until is not None:
            members["staleUntil"] = self.stale_until
        return members


@dataclass(init=False, repr=False, eq=False)
class EntryPart(Record):
    """So much of a lot, from or into a location."""

    quantity: Decimal
    """How much, in the item's own unit."""

    location: str
    """Where it was, or is now."""

    lot: Optional[str]
    """The lot; null for an item whose lots are not told apart."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("quantity", "location", "lot", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("quantity", "location", "lot", ))

    def __init__(
        self,
        *,
        quantity: Decimal,
        location: str,
        lot: Optional[str],
    ) -> None:
        self.quantity = quantity
        self.location = location
        self.lot = lot

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> EntryPart:
        return cls(
            quantity=Decimal(value["quantity"]),
            location=value["location"],
            lot=value["lot"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "quantity": self.quantity,
            "location": self.location,
            "lot": self.lot,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Equipment(Record):
    """A grinder, a brewer, a machine, or another piece of equipment."""

    id: str
    """The record's id."""

    kind: Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]
    """The kind of equipment."""

    name: str
    """The name."""

    brand: Optional[str]
    """The maker."""

    model: Optional[str]
    """The model."""

    bought_at: Optional[str]
    """The day on which the piece was bought."""

    price: Optional[Money]
    """The price."""

    setting: Optional[GrindScale]
    """The scale of a grinder; other kinds have none."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The method of a brewer; other kinds have none."""

    note: Optional[str]
    """Any further text."""

    favourite: bool
    """Whether the piece is a favourite."""

    archived: bool
    """Whether the piece is out of use."""

    is_default: bool
    """Whether the piece is the usual one of its kind. Of each kind at most one is: another one loses it.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    photos: Optional[List[str]] = None
    """The ids of its assets of the role photo, the cover first; assets.read with variant thumb answers a
    small picture. Left out without photos.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "kind", "name", "brand", "model", "boughtAt", "price", "setting", "method", "note", "favourite", "archived", "isDefault", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "kind", "name", "brand", "model", "boughtAt", "price", "setting", "method", "note", "favourite", "archived", "isDefault", "version", "createdAt", "updatedAt", "unreadable", "photos", ))

    def __init__(
        self,
        *,
        id: str,
        kind: Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"],
        name: str,
        brand: Optional[str],
        model: Optional[str],
        bought_at: Optional[str],
        price: Optional[Money],
        setting: Optional[GrindScale],
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]],
        note: Optional[str],
        favourite: bool,
        archived: bool,
        is_default: bool,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
        photos: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.brand = brand
        self.model = model
        self.bought_at = bought_at
        self.price = price
        self.setting = setting
        self.method = method
        self.note = note
        self.favourite = favourite
        self.archived = archived
        self.is_default = is_default
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable
        self.photos = photos

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Equipment:
        return cls(
            id=value["id"],
            kind=value["kind"],
            name=value["name"],
            brand=value["brand"],
            model=value["model"],
            bought_at=value["boughtAt"],
            price=optional(Money._read)(value["price"]),
            setting=optional(GrindScale._read)(value["setting"]),
            method=value["method"],
            note=value["note"],
            favourite=value["favourite"],
            archived=value["archived"],
            is_default=value["isDefault"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
            photos=value.get("photos"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "kind": self.kind,
            "name": self.name,
            "brand": self.brand,
            "model": self.model,
            "boughtAt": self.bought_at,
            "price": self.price,
            "setting": self.setting,
            "method": self.method,
            "note": self.note,
            "favourite": self.favourite,
            "archived": self.archived,
            "isDefault": self.is_default,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.photos is not None:
            members["photos"] = self.photos
        return members


@dataclass(init=False, repr=False, eq=False)
class EquipmentConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Equipment
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Equipment,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> EquipmentConflictData:
        return cls(
            kind=value["kind"],
            current=Equipment._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class EquipmentDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    kind: Union[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"], Unset] = UNSET
    """The kind of equipment."""

    name: Union[str, Unset] = UNSET
    """The name."""

    brand: Union[Optional[str], Unset] = UNSET
    """The maker."""

    model: Union[Optional[str], Unset] = UNSET
    """The model."""

    bought_at: Union[Optional[str], Unset] = UNSET
    """The day on which the piece was bought."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """The price."""

    setting: Union[Optional[GrindScaleChanges], Unset] = UNSET
    """The scale of a grinder; other kinds have none."""

    method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET
    """The method of a brewer; other kinds have none."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """Whether the piece is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether the piece is out of use."""

    is_default: Union[Optional[bool], Unset] = UNSET
    """Whether the piece is the usual one of its kind. Of each kind at most one is: another one loses it.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "name", "brand", "model", "boughtAt", "price", "setting", "method", "note", "favourite", "archived", "isDefault", ))

    def __init__(
        self,
        *,
        kind: Union[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"], Unset] = UNSET,
        name: Union[str, Unset] = UNSET,
        brand: Union[Optional[str], Unset] = UNSET,
        model: Union[Optional[str], Unset] = UNSET,
        bought_at: Union[Optional[str], Unset] = UNSET,
        price: Union[Optional[MoneyChanges], Unset] = UNSET,
        setting: Union[Optional[GrindScaleChanges], Unset] = UNSET,
        method: Union[Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        favourite: Union[Optional[bool], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
        is_default: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.kind = kind
        self.name = name
        self.brand = brand
        self.model = model
        self.bought_at = bought_at
        self.price = price
        self.setting = setting
        self.method = method
        self.note = note
        self.favourite = favourite
        self.archived = archived
        self.is_default = is_default

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.kind is not UNSET:
            members["kind"] = self.kind
        if self.name is not UNSET:
            members["name"] = self.name
        if self.brand is not UNSET:
            members["brand"] = self.brand
        if self.model is not UNSET:
            members["model"] = self.model
        if self.bought_at is not UNSET:
            members["boughtAt"] = self.bought_at
        if self.price is not UNSET:
            members["price"] = self.price
        if self.setting is not UNSET:
            members["setting"] = self.setting
        if self.method is not UNSET:
            members["method"] = self.method
        if self.note is not UNSET:
            members["note"] = self.note
        if self.favourite is not UNSET:
            members["favourite"] = self.favourite
        if self.archived is not UNSET:
            members["archived"] = self.archived
        if self.is_default is not UNSET:
            members["isDefault"] = self.is_default
        return members


@dataclass(init=False, repr=False, eq=False)
class EquipmentPage(Record):
    """One page of a list."""

    items: List[Equipment]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Equipment],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> EquipmentPage:
        return cls(
            items=[Equipment._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Event(Record):
    """A change of one record."""

    service: str
    """The service that keeps the record, as methods' names begin: inventory, companies, access, ...
    """

    type: str
    """The kind of record: item, company, access; or what of the device has changed: recents, appGroup, links,
    location, deployment, documents, intents.
    """

    company: Optional[str]
    """The company that it belongs to; null for the account's own."""

    id: str
    """The record's id; of what is the device's, the account's."""

    action: Literal["created", "updated", "deleted"]
    """What happened to it."""

    version: int
    """The version that it had after that; of a deleted record, the last one; of what has none, a number that
    grows.
    """

    fields: List[str]
    """The members that an update changed, of those that the reader may see; empty for other actions.
    """

    actor: str
    """Whose change it was."""

    at: datetime
    """When it happened; of what sync has brought, when it came."""

    origin: Literal["here", "sync"]
    """here: a request to this device; sync: it came from another one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("service", "type", "company", "id", "action", "version", "fields", "actor", "at", "origin", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("service", "type", "company", "id", "action", "version", "fields", "actor", "at", "origin", ))

    def __init__(
        self,
        *,
        service: str,
        type: str,
        company: Optional[str],
        id: str,
        action: Literal["created", "updated", "deleted"],
        version: int,
        fields: List[str],
        actor: str,
        at: datetime,
        origin: Literal["here", "sync"],
    ) -> None:
        self.service = service
        self.type = type
        self.company = company
        self.id = id
        self.action = action
        self.version = version
        self.fields = fields
        self.actor = actor
        self.at = at
        self.origin = origin

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Event:
        return cls(
            service=value["service"],
            type=value["type"],
            company=value["company"],
            id=value["id"],
            action=value["action"],
            version=value["version"],
            fields=value["fields"],
            actor=value["actor"],
            at=instant(value["at"]),
            origin=value["origin"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "service": self.service,
            "type": self.type,
            "company": self.company,
            "id": self.id,
            "action": self.action,
            "version": self.version,
            "fields": self.fields,
            "actor": self.actor,
            "at": self.at,
            "origin": self.origin,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class EventPage(Record):
    """Changes, in the order in which they happened."""

    events: List[Event]
    """The changes that the caller may see, oldest first."""

    cursor: str
    """The place behind them: pass it to go on from there, now or after a restart."""

    more: bool
    """Whether there is more behind the cursor already."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("events", "cursor", "more", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("events", "cursor", "more", ))

    def __init__(
        self,
        *,
        events: List[Event],
        cursor: str,
        more: bool,
    ) -> None:
        self.events = events
        self.cursor = cursor
        self.more = more

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> EventPage:
        return cls(
            events=[Event._read(one) for one in value["events"]],
            cursor=value["cursor"],
            more=value["more"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "events": self.events,
            "cursor": self.cursor,
            "more": self.more,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Evidence(Record):
    """The brews behind an insight."""

    brews: int
    """The brews that were looked at: the latest 1,000 that fit the filters."""

    have: int
    """Those of them, or the tasting notes, that count for this kind; or their different values, if those are
    too few.
    """

    need: int
    """The number that this kind needs."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("brews", "have", "need", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("brews", "have", "need", ))

    def __init__(
        self,
        *,
        brews: int,
        have: int,
        need: int,
    ) -> None:
        self.brews = brews
        self.have = have
        self.need = need

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Evidence:
        return cls(
            brews=value["brews"],
            have=value["have"],
            need=value["need"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "brews": self.brews,
            "have": self.have,
            "need": self.need,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ExpiringLot(Record):
    """A lot in stock that expires soon, or has."""

    lot: str
    """The lot."""

    item: str
    """The item that it is of."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """What people call the item."""

    unit: str
    """What quantities of it count."""

    batch: Optional[str]
    """The batch."""

    serial: Optional[str]
    """The serial number."""

    expiry: str
    """The last day on which it is good."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """Its state."""

    on_hand: Decimal
    """How much of it there is."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("lot", "item", "sku", "name", "unit", "batch", "serial", "expiry", "status", "onHand", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("lot", "item", "sku", "name", "unit", "batch", "serial", "expiry", "status", "onHand", ))

    def __init__(
        self,
        *,
        lot: str,
        item: str,
        sku: str,
        name: str,
        unit: str,
        batch: Optional[str],
        serial: Optional[str],
        expiry: str,
        status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"],
        on_hand: Decimal,
    ) -> None:
        self.lot = lot
        self.item = item
        self.sku = sku
        self.name = name
        self.unit = unit
        self.batch = batch
        self.serial = serial
        self.expiry = expiry
        self.status = status
        self.on_hand = on_hand

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ExpiringLot:
        return cls(
            lot=value["lot"],
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            batch=value["batch"],
            serial=value["serial"],
            expiry=value["expiry"],
            status=value["status"],
            on_hand=Decimal(value["onHand"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "lot": self.lot,
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "batch": self.batch,
            "serial": self.serial,
            "expiry": self.expiry,
            "status": self.status,
            "onHand": self.on_hand,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ExpiringLotPage(Record):
    """One page of a list."""

    items: List[ExpiringLot]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[ExpiringLot],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ExpiringLotPage:
        return cls(
            items=[ExpiringLot._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ExplainedInsights(Record):
    """Figures and insights in words, and where these are from."""

    headline: str
    """What matters most, in one short sentence."""

    paragraphs: List[str]
    """One to three paragraphs of plain sentences."""

    source: Literal["model", "history"]
    """model: the AI of the host; history: one's own journal, as the host failed."""

    suggestion: Optional[str]
    """Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history.
    """

    at: datetime
    """When it was answered."""

    repeated: bool
    """Whether the same question was answered before, and the model was not asked again."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("headline", "paragraphs", "source", "suggestion", "at", "repeated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("headline", "paragraphs", "source", "suggestion", "at", "repeated", ))

    def __init__(
        self,
        *,
        headline: str,
        paragraphs: List[str],
        source: Literal["model", "history"],
        suggestion: Optional[str],
        at: datetime,
        repeated: bool,
    ) -> None:
        self.headline = headline
        self.paragraphs = paragraphs
        self.source = source
        self.suggestion = suggestion
        self.at = at
        self.repeated = repeated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ExplainedInsights:
        return cls(
            headline=value["headline"],
            paragraphs=value["paragraphs"],
            source=value["source"],
            suggestion=value["suggestion"],
            at=instant(value["at"]),
            repeated=value["repeated"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "headline": self.headline,
            "paragraphs": self.paragraphs,
            "source": self.source,
            "suggestion": self.suggestion,
            "at": self.at,
            "repeated": self.repeated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Explanation(Record):
    """Why somebody may call a method, or what would let them."""

    method: str
    """The method's name."""

    rule: AccessRule
    """Its rule, as x-access of the discovery document."""

    allowed: bool
    """Whether they may."""

    reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"]
    """Allowed, as the rule asks for nothing (anyone, account), or by ownership (owner; founder, where that is
    asked for), a manager's bit (manager), a department's bit (department) or any right in the company
    (member). Not allowed, as no company is meant (noCompany), nobody is signed in (signInRequired), the right
    is missing (noRight), the company is archived (archived), the account does not have the feature that the
    method needs (noFeature), nobody has credentials that could be changed (noCredentials), they are kept by
    another account (notKeptHere), the company is the account's own (personal), what it pays for follows from
    what was bought (tierIsBought), it pays for less than the method needs (tierRequired), it is shared with
    the account and the method is for the account alone that it belongs to (shared), it is shared to look on
    (readOnly), or it is the account's own, and the method is for what others share with it (notShared).
    """

    feature: Optional[str]
    """The feature that the method needs, which must have been bought; null for none."""

    asked: Optional[int]
    """The bits of which the rule asks for one; null where it asks for none in particular."""

    held: Rights
    """What they hold."""

    grants: List[SufficientGrant]
    """What would let them, each by itself; nothing where no right is what is missing."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("method", "rule", "allowed", "reason", "feature", "asked", "held", "grants", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("method", "rule", "allowed", "reason", "feature", "asked", "held", "grants", ))

    def __init__(
        self,
        *,
        method: str,
        rule: AccessRule,
        allowed: bool,
        reason: Literal["anyone", "account", "founder", "owner", "manager", "department", "member", "noCompany", "signInRequired", "noRight", "archived", "noFeature", "noCredentials", "notKeptHere", "personal", "tierIsBought", "tierRequired", "shared", "readOnly", "notShared"],
        feature: Optional[str],
        asked: Optional[int],
        held: Rights,
        grants: List[SufficientGrant],
    ) -> None:
        self.method = method
        self.rule = rule
        self.allowed = allowed
        self.reason = reason
        self.feature = feature
        self.asked = asked
        self.held = held
        self.grants = grants

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Explanation:
        return cls(
            method=value["method"],
            rule=AccessRule._read(value["rule"]),
            allowed=value["allowed"],
            reason=value["reason"],
            feature=value["feature"],
            asked=value["asked"],
            held=Rights._read(value["held"]),
            grants=[SufficientGrant._read(one) for one in value["grants"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "method": self.method,
            "rule": self.rule,
            "allowed": self.allowed,
            "reason": self.reason,
            "feature": self.feature,
            "asked": self.asked,
            "held": self.held,
            "grants": self.grants,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ExportReport(Record):
    """What an export has written."""

    rows: int
    """How many records."""

    bytes: int
    """How many bytes, with the line of names."""

    text: Optional[str]
    """All of it, where it was asked for as a text; null otherwise."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rows", "bytes", "text", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rows", "bytes", "text", ))

    def __init__(
        self,
        *,
        rows: int,
        bytes: int,
        text: Optional[str],
    ) -> None:
        self.rows = rows
        self.bytes = bytes
        self.text = text

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ExportReport:
        return cls(
            rows=value["rows"],
            bytes=value["bytes"],
            text=value["text"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rows": self.rows,
            "bytes": self.bytes,
            "text": self.text,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Fallback(Record):
    """Why a widget shows something else than it should."""

    reason: Literal["placeUnknown", "premiumNeeded", "devicePlaceUnknown", "devicePlaceOld", "locationDenied", "nameMissing", "weatherStale", "weatherMissing", "nowMissing", "hoursMissing"]
    """A name for machines."""

    message: str
    """A sentence for people."""

    error: Optional[str]
    """The machine name of the error behind it; null for none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("reason", "message", "error", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("reason", "message", "error", ))

    def __init__(
        self,
        *,
        reason: Literal["placeUnknown", "premiumNeeded", "devicePlaceUnknown", "devicePlaceOld", "locationDenied", "nameMissing", "weatherStale", "weatherMissing", "nowMissing", "hoursMissing"],
        message: str,
        error: Optional[str],
    ) -> None:
        self.reason = reason
        self.message = message
        self.error = error

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Fallback:
        return cls(
            reason=value["reason"],
            message=value["message"],
            error=value["error"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "reason": self.reason,
            "message": self.message,
            "error": self.error,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FeatureRequiredData(Record):
    """The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
    tiers that have it, data.products what the store sells them as.
    """

    kind: Literal["featureRequired"]
    """The machine name of the kind of errors."""

    feature: str
    """The feature that the method needs."""

    tiers: List[str]
    """The tiers that have it, the lower steps first."""

    products: List[str]
    """What the store sells these tiers as."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "feature", "tiers", "products", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "feature", "tiers", "products", ))

    def __init__(
        self,
        *,
        kind: Literal["featureRequired"],
        feature: str,
        tiers: List[str],
        products: List[str],
    ) -> None:
        self.kind = kind
        self.feature = feature
        self.tiers = tiers
        self.products = products

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FeatureRequiredData:
        return cls(
            kind=value["kind"],
            feature=value["feature"],
            tiers=value["tiers"],
            products=value["products"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "feature": self.feature,
            "tiers": self.tiers,
            "products": self.products,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FetchedConfig(Record):
    """The host's answer to host.config.fetch."""

    document: Mapping[str, Any]
    """The document as it was fetched: AppConfig or IAPPromo, of at most 1 MiB without white space."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("document", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("document", ))

    def __init__(
        self,
        *,
        document: Mapping[str, Any],
    ) -> None:
        self.document = document

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "document": self.document,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FigurePoint(Record):
    """A figure of some brews: those of a span of the calendar, or those with a value in common."""

    key: Optional[str]
    """The first day of the span, or the value that the brews have in common; null for brews without one.
    """

    name: Optional[str]
    """The name of a bean or grinder; null for other keys."""

    brews: int
    """The number of brews."""

    value: Optional[Decimal]
    """The sum, or the mean to four places; null if no brew has a value, and for the measure cost."""

    money: List[Money]
    """The cost by currency; empty for other measures."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("key", "name", "brews", "value", "money", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("key", "name", "brews", "value", "money", ))

    def __init__(
        self,
        *,
        key: Optional[str],
        name: Optional[str],
        brews: int,
        value: Optional[Decimal],
        money: List[Money],
    ) -> None:
        self.key = key
        self.name = name
        self.brews = brews
        self.value = value
        self.money = money

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FigurePoint:
        return cls(
            key=value["key"],
            name=value["name"],
            brews=value["brews"],
            value=optional(Decimal)(value["value"]),
            money=[Money._read(one) for one in value["money"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "key": self.key,
            "name": self.name,
            "brews": self.brews,
            "value": self.value,
            "money": self.money,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FigurePoints(Record):
    """Figures in an order."""

    points: List[FigurePoint]
    """The figures."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("points", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("points", ))

    def __init__(
        self,
        *,
        points: List[FigurePoint],
    ) -> None:
        self.points = points

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FigurePoints:
        return cls(
            points=[FigurePoint._read(one) for one in value["points"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "points": self.points,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Flags(Record):
    """All flags that are known."""

    flags: Dict[str, bool]
    """Whether each is on, in the order of their names' Unicode scalars."""

    problems: List[DocumentProblem]
    """Which flags are malformed, and left out."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
    what is safe to assume.
    """

    age: Optional[int]
    """How many milliseconds old that is; null for the default."""

    origin: Literal["host", "file", "builtIn"]
    """host: the host fetched it; file: an option names it; builtIn: there is none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("flags", "problems", "source", "age", "origin", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("flags", "problems", "source", "age", "origin", ))

    def __init__(
        self,
        *,
        flags: Dict[str, bool],
        problems: List[DocumentProblem],
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        origin: Literal["host", "file", "builtIn"],
    ) -> None:
        self.flags = flags
        self.problems = problems
        self.source = source
        self.age = age
        self.origin = origin

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Flags:
        return cls(
            flags=value["flags"],
            problems=[DocumentProblem._read(one) for one in value["problems"]],
            source=value["source"],
            age=value["age"],
            origin=value["origin"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "flags": self.flags,
            "problems": self.problems,
            "source": self.source,
            "age": self.age,
            "origin": self.origin,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FlavorFamily(Record):
    """A family of the flavour wheel: its second level."""

    id: str
    """The id, which never changes."""

    name: str
    """The term."""

    terms: List[FlavorTerm]
    """The terms of the family."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "terms", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "terms", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        terms: List[FlavorTerm],
    ) -> None:
        self.id = id
        self.name = name
        self.terms = terms

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FlavorFamily:
        return cls(
            id=value["id"],
            name=value["name"],
            terms=[FlavorTerm._read(one) for one in value["terms"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "terms": self.terms,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FlavorGroup(Record):
    """A group of the flavour wheel: its first level."""

    id: str
    """The id, which never changes."""

    name: str
    """The term."""

    families: List[FlavorFamily]
    """The families of the group."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "families", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "families", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        families: List[FlavorFamily],
    ) -> None:
        self.id = id
        self.name = name
        self.families = families

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FlavorGroup:
        return cls(
            id=value["id"],
            name=value["name"],
            families=[FlavorFamily._read(one) for one in value["families"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "families": self.families,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FlavorProfile(Record):
    """The flavour of a coffee in numbers."""

    acidity: Decimal
    """0 for none, 10 for very sour."""

    sweetness: Decimal
    """0 for none, 10 for very sweet."""

    bitterness: Decimal
    """0 for none, 10 for very bitter."""

    body: Decimal
    """0 for watery, 10 for syrupy."""

    fruitiness: Decimal
    """How much fruit there is, 0 to 10."""

    floral: Decimal
    """How many flowers there are, 0 to 10."""

    nutty: Decimal
    """How many nuts there are, 0 to 10."""

    roasted: Decimal
    """How much roast there is, 0 to 10."""

    dominant: List[str]
    """The one to three flavour terms that stand out."""

    summary: str
    """One sentence about the whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("acidity", "sweetness", "bitterness", "body", "fruitiness", "floral", "nutty", "roasted", "dominant", "summary", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("acidity", "sweetness", "bitterness", "body", "fruitiness", "floral", "nutty", "roasted", "dominant", "summary", ))

    def __init__(
        self,
        *,
        acidity: Decimal,
        sweetness: Decimal,
        bitterness: Decimal,
        body: Decimal,
        fruitiness: Decimal,
        floral: Decimal,
        nutty: Decimal,
        roasted: Decimal,
        dominant: List[str],
        summary: str,
    ) -> None:
        self.acidity = acidity
        self.sweetness = sweetness
        self.bitterness = bitterness
        self.body = body
        self.fruitiness = fruitiness
        self.floral = floral
        self.nutty = nutty
        self.roasted = roasted
        self.dominant = dominant
        self.summary = summary

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FlavorProfile:
        return cls(
            acidity=Decimal(value["acidity"]),
            sweetness=Decimal(value["sweetness"]),
            bitterness=Decimal(value["bitterness"]),
            body=Decimal(value["body"]),
            fruitiness=Decimal(value["fruitiness"]),
            floral=Decimal(value["floral"]),
            nutty=Decimal(value["nutty"]),
            roasted=Decimal(value["roasted"]),
            dominant=value["dominant"],
            summary=value["summary"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "acidity": self.acidity,
            "sweetness": self.sweetness,
            "bitterness": self.bitterness,
            "body": self.body,
            "fruitiness": self.fruitiness,
            "floral": self.floral,
            "nutty": self.nutty,
            "roasted": self.roasted,
            "dominant": self.dominant,
            "summary": self.summary,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FlavorTerm(Record):
    """A term of the flavour wheel."""

    id: str
    """The id, which never changes."""

    name: str
    """The term."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
    ) -> None:
        self.id = id
        self.name = name

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FlavorTerm:
        return cls(
            id=value["id"],
            name=value["name"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FlavorWheel(Record):
    """The flavour wheel."""

    groups: List[FlavorGroup]
    """The groups: the first level."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("groups", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("groups", ))

    def __init__(
        self,
        *,
        groups: List[FlavorGroup],
    ) -> None:
        self.groups = groups

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FlavorWheel:
        return cls(
            groups=[FlavorGroup._read(one) for one in value["groups"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "groups": self.groups,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ForbiddenData(Record):
    """The caller may not do this in the company; data.needs says what would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    needs: AccessRule
    """What would be enough."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        needs: AccessRule,
    ) -> None:
        self.kind = kind
        self.needs = needs

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ForbiddenData:
        return cls(
            kind=value["kind"],
            needs=AccessRule._read(value["needs"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "needs": self.needs,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FoundContact(Record):
    """A contact as it was asked for."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    name: str
    """What people call it."""

    kinds: List[Literal["customer", "supplier", "partner"]]
    """What it is to the company: at least one, each once."""

    organisation: Optional[str]
    """The organisation that a person belongs to."""

    people: List[ContactPerson]
    """Whom to speak to there."""

    emails: List[ContactEmail]
    """Its email addresses, the first one first."""

    phones: List[ContactPhone]
    """Its telephone numbers, the first one first."""

    website: Optional[str]
    """Where it is on the web."""

    addresses: List[ContactAddress]
    """Its postal addresses."""

    tax_id: Optional[str]
    """What the tax office knows it by."""

    currency: Optional[str]
    """What it is paid in, or pays in."""

    payment_days: Optional[int]
    """How many days there are to pay."""

    price_list: Optional[str]
    """Which prices hold for it."""

    tags: List[str]
    """Any further words to find it by."""

    note: Optional[str]
    """What else is to be known."""

    archived: bool
    """Whether it is out of use."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    merged_into: Optional[str] = None
    """Where the contact that was asked for went into another one: that one, which is answered."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "kinds", "organisation", "people", "emails", "phones", "website", "addresses", "taxId", "currency", "paymentDays", "priceList", "tags", "note", "archived", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "kinds", "organisation", "people", "emails", "phones", "website", "addresses", "taxId", "currency", "paymentDays", "priceList", "tags", "note", "archived", "version", "createdAt", "updatedAt", "unreadable", "mergedInto", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        name: str,
        kinds: List[Literal["customer", "supplier", "partner"]],
        organisation: Optional[str],
        people: List[ContactPerson],
        emails: List[ContactEmail],
        phones: List[ContactPhone],
        website: Optional[str],
        addresses: List[ContactAddress],
        tax_id: Optional[str],
        currency: Optional[str],
        payment_days: Optional[int],
        price_list: Optional[str],
        tags: List[str],
        note: Optional[str],
        archived: bool,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
        merged_into: Optional[str] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.name = name
        self.kinds = kinds
        self.organisation = organisation
        self.people = people
        self.emails = emails
        self.phones = phones
        self.website = website
        self.addresses = addresses
        self.tax_id = tax_id
        self.currency = currency
        self.payment_days = payment_days
        self.price_list = price_list
        self.tags = tags
        self.note = note
        self.archived = archived
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable
        self.merged_into = merged_into

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FoundContact:
        return cls(
            id=value["id"],
            company=value["company"],
            name=value["name"],
            kinds=value["kinds"],
            organisation=value["organisation"],
            people=[ContactPerson._read(one) for one in value["people"]],
            emails=[ContactEmail._read(one) for one in value["emails"]],
            phones=[ContactPhone._read(one) for one in value["phones"]],
            website=value["website"],
            addresses=[ContactAddress._read(one) for one in value["addresses"]],
            tax_id=value["taxId"],
            currency=value["currency"],
            payment_days=value["paymentDays"],
            price_list=value["priceList"],
            tags=value["tags"],
            note=value["note"],
            archived=value["archived"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
            merged_into=value.get("mergedInto"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "name": self.name,
            "kinds": self.kinds,
            "organisation": self.organisation,
            "people": self.people,
            "emails": self.emails,
            "phones": self.phones,
            "website": self.website,
            "addresses": self.addresses,
            "taxId": self.tax_id,
            "currency": self.currency,
            "paymentDays": self.payment_days,
            "priceList": self.price_list,
            "tags": self.tags,
            "note": self.note,
            "archived": self.archived,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.merged_into is not None:
            members["mergedInto"] = self.merged_into
        return members


@dataclass(init=False, repr=False, eq=False)
class FoundContactPage(Record):
    """One page of what a search found."""

    items: List[Contact]
    """What fits, the best first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    partial: bool
    """Whether the search ended before it had seen everything, and there may be what fits better; next goes on
    with it.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", "partial", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", "partial", ))

    def __init__(
        self,
        *,
        items: List[Contact],
        next: Optional[str],
        partial: bool,
    ) -> None:
        self.items = items
        self.next = next
        self.partial = partial

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FoundContactPage:
        return cls(
            items=[Contact._read(one) for one in value["items"]],
            next=value["next"],
            partial=value["partial"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
            "partial": self.partial,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FoundItemPage(Record):
    """One page of what a search found."""

    items: List[Item]
    """What fits, the best first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    partial: bool
    """Whether the search ended before it had seen everything, and there may be what fits better; next goes on
    with it.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", "partial", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", "partial", ))

    def __init__(
        self,
        *,
        items: List[Item],
        next: Optional[str],
        partial: bool,
    ) -> None:
        self.items = items
        self.next = next
        self.partial = partial

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FoundItemPage:
        return cls(
            items=[Item._read(one) for one in value["items"]],
            next=value["next"],
            partial=value["partial"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
            "partial": self.partial,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FoundPlace(Record):
    """A place that was found."""

    name: str
    """What the place is called."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2)."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    distance: Optional[int]
    """How many metres it is away; null when the request does not say from where."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "region", "country", "latitude", "longitude", "timeZone", "distance", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "region", "country", "latitude", "longitude", "timeZone", "distance", ))

    def __init__(
        self,
        *,
        name: str,
        region: Optional[str],
        country: Optional[str],
        latitude: Decimal,
        longitude: Decimal,
        time_zone: Optional[str],
        distance: Optional[int],
    ) -> None:
        self.name = name
        self.region = region
        self.country = country
        self.latitude = latitude
        self.longitude = longitude
        self.time_zone = time_zone
        self.distance = distance

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FoundPlace:
        return cls(
            name=value["name"],
            region=value["region"],
            country=value["country"],
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            time_zone=value["timeZone"],
            distance=value["distance"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "region": self.region,
            "country": self.country,
            "latitude": self.latitude,
            "longitude": self.longitude,
            "timeZone": self.time_zone,
            "distance": self.distance,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FoundPlaces(Record):
    """Places that were found."""

    places: List[FoundPlace]
    """The places: nearest ones first where the request says where, else best ones first."""

    source: Literal["host", "timeZones"]
    """Who knew them: the host, or the system's table of time zones."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("places", "source", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("places", "source", ))

    def __init__(
        self,
        *,
        places: List[FoundPlace],
        source: Literal["host", "timeZones"],
    ) -> None:
        self.places = places
        self.source = source

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FoundPlaces:
        return cls(
            places=[FoundPlace._read(one) for one in value["places"]],
            source=value["source"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "places": self.places,
            "source": self.source,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class FoundShare(Record):
    """The share of a zone."""

    share: Union[Optional[CloudShare], Unset] = UNSET
    """The share; null for a zone that was never shared."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("share", ))

    def __init__(
        self,
        *,
        share: Union[Optional[CloudShare], Unset] = UNSET,
    ) -> None:
        self.share = share

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.share is not UNSET:
            members["share"] = self.share
        return members


@dataclass(init=False, repr=False, eq=False)
class FounderStaysData(Record):
    """Nobody takes a company from its founder."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    needs: Transfer
    """What would be enough."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        needs: Transfer,
    ) -> None:
        self.kind = kind
        self.needs = needs

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> FounderStaysData:
        return cls(
            kind=value["kind"],
            needs=Transfer._read(value["needs"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "needs": self.needs,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class GS1Content(Record):
    """What GS1 element strings say."""

    gtin: Optional[str]
    """01: what it is, fourteen digits; null without it."""

    batch: Optional[str]
    """10: the batch; null without it."""

    serial: Optional[str]
    """21: the serial number; null without it."""

    made_on: Optional[str]
    """11: the day on which it was made; null without it."""

    expiry: Optional[str]
    """17: the last day on which it is good; null without it."""

    count: Optional[int]
    """30: how many there are of what is measured otherwise; null without it."""

    contained: Optional[int]
    """37: how many trade items are in it; null without it."""

    elements: List[GS1Element]
    """All of it, in its order."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("gtin", "batch", "serial", "madeOn", "expiry", "count", "contained", "elements", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("gtin", "batch", "serial", "madeOn", "expiry", "count", "contained", "elements", ))

    def __init__(
        self,
        *,
        gtin: Optional[str],
        batch: Optional[str],
        serial: Optional[str],
        made_on: Optional[str],
        expiry: Optional[str],
        count: Optional[int],
        contained: Optional[int],
        elements: List[GS1Element],
    ) -> None:
        self.gtin = gtin
        self.batch = batch
        self.serial = serial
        self.made_on = made_on
        self.expiry = expiry
        self.count = count
        self.contained = contained
        self.elements = elements

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> GS1Content:
        return cls(
            gtin=value["gtin"],
            batch=value["batch"],
            serial=value["serial"],
            made_on=value["madeOn"],
            expiry=value["expiry"],
            count=value["count"],
            contained=value["contained"],
            elements=[GS1Element._read(one) for one in value["elements"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "gtin": self.gtin,
            "batch": self.batch,
            "serial": self.serial,
            "madeOn": self.made_on,
            "expiry": self.expiry,
            "count": self.count,
            "contained": self.contained,
            "elements": self.elements,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class GS1Element(Record):
    """One value of GS1 element strings."""

    ai: str
    """The application identifier."""

    value: str
    """The value, as it stands there."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("ai", "value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("ai", "value", ))

    def __init__(
        self,
        *,
        ai: str,
        value: str,
    ) -> None:
        self.ai = ai
        self.value = value

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> GS1Element:
        return cls(
            ai=value["ai"],
            value=value["value"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "ai": self.ai,
            "value": self.value,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class GeocodeAnswer(Record):
    """The host's answer to host.geocode.reverse."""

    name: str
    """What to call the place."""

    locality: Union[Optional[str], Unset] = UNSET
    """The city, town or village."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "locality", "region", "country", "timeZone", ))

    def __init__(
        self,
        *,
        name: str,
        locality: Union[Optional[str], Unset] = UNSET,
        region: Union[Optional[str], Unset] = UNSET,
        country: Union[Optional[str], Unset] = UNSET,
        time_zone: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.locality = locality
        self.region = region
        self.country = country
        self.time_zone = time_zone

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
        }
        if self.locality is not UNSET:
            members["locality"] = self.locality
        if self.region is not UNSET:
            members["region"] = self.region
        if self.country is not UNSET:
            members["country"] = self.country
        if self.time_zone is not UNSET:
            members["timeZone"] = self.time_zone
        return members


@dataclass(init=False, repr=False, eq=False)
class GeocodedPlace(Record):
    """What the place at a point is called."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: str
    """What to call the place."""

    locality: Optional[str]
    """The city, town or village."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    known: bool
    """Whether it was known, and the host was not asked."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "locality", "region", "country", "timeZone", "known", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "locality", "region", "country", "timeZone", "known", ))

    def __init__(
        self,
        *,
        latitude: Decimal,
        longitude: Decimal,
        name: str,
        locality: Optional[str],
        region: Optional[str],
        country: Optional[str],
        time_zone: Optional[str],
        known: bool,
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.name = name
        self.locality = locality
        self.region = region
        self.country = country
        self.time_zone = time_zone
        self.known = known

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> GeocodedPlace:
        return cls(
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            name=value["name"],
            locality=value["locality"],
            region=value["region"],
            country=value["country"],
            time_zone=value["timeZone"],
            known=value["known"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "name": self.name,
            "locality": self.locality,
            "region": self.region,
            "country": self.country,
            "timeZone": self.time_zone,
            "known": self.known,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class GrindScale(Record):
    """The scale of a grinder."""

    minimum: Decimal
    """The lowest setting."""

    maximum: Decimal
    """The highest setting."""

    step: Decimal
    """The difference between neighbouring settings; more than 0."""

    finer: Literal["lower", "higher"]
    """lower: lower settings grind finer; higher: higher settings do."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("minimum", "maximum", "step", "finer", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("minimum", "maximum", "step", "finer", ))

    def __init__(
        self,
        *,
        minimum: Decimal,
        maximum: Decimal,
        step: Decimal,
        finer: Literal["lower", "higher"],
    ) -> None:
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.finer = finer

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> GrindScale:
        return cls(
            minimum=Decimal(value["minimum"]),
            maximum=Decimal(value["maximum"]),
            step=Decimal(value["step"]),
            finer=value["finer"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "minimum": self.minimum,
            "maximum": self.maximum,
            "step": self.step,
            "finer": self.finer,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class GrindScaleChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    minimum: Union[Number, Unset] = UNSET
    """The lowest setting."""

    maximum: Union[Number, Unset] = UNSET
    """The highest setting."""

    step: Union[Number, Unset] = UNSET
    """The difference between neighbouring settings; more than 0."""

    finer: Union[Literal["lower", "higher"], Unset] = UNSET
    """lower: lower settings grind finer; higher: higher settings do."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("minimum", "maximum", "step", "finer", ))

    def __init__(
        self,
        *,
        minimum: Union[Number, Unset] = UNSET,
        maximum: Union[Number, Unset] = UNSET,
        step: Union[Number, Unset] = UNSET,
        finer: Union[Literal["lower", "higher"], Unset] = UNSET,
    ) -> None:
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.finer = finer

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.minimum is not UNSET:
            members["minimum"] = self.minimum
        if self.maximum is not UNSET:
            members["maximum"] = self.maximum
        if self.step is not UNSET:
            members["step"] = self.step
        if self.finer is not UNSET:
            members["finer"] = self.finer
        return members


@dataclass(init=False, repr=False, eq=False)
class GrindScaleInput(Record):
    """The scale of a grinder."""

    minimum: Number
    """The lowest setting."""

    maximum: Number
    """The highest setting."""

    step: Number
    """The difference between neighbouring settings; more than 0."""

    finer: Literal["lower", "higher"]
    """lower: lower settings grind finer; higher: higher settings do."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("minimum", "maximum", "step", "finer", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("minimum", "maximum", "step", "finer", ))

    def __init__(
        self,
        *,
        minimum: Number,
        maximum: Number,
        step: Number,
        finer: Literal["lower", "higher"],
    ) -> None:
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.finer = finer

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "minimum": self.minimum,
            "maximum": self.maximum,
            "step": self.step,
            "finer": self.finer,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HeldTier(Record):
    """A tier that the account has."""

    group: str
    """The ladder that the tier is of."""

    tier: str
    """The tier."""

    rank: int
    """Its place on the ladder; 0 is what one has without buying."""

    until: Optional[datetime]
    """When it ends, as far as is known; null for never."""

    lifetime: bool
    """Whether it was bought for ever."""

    product_id: Optional[str]
    """The product that it was bought as; null when it was not."""

    transaction_id: Optional[str]
    """The transaction that proves it; null when it was not bought."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("group", "tier", "rank", "until", "lifetime", "productId", "transactionId", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("group", "tier", "rank", "until", "lifetime", "productId", "transactionId", ))

    def __init__(
        self,
        *,
        group: str,
        tier: str,
        rank: int,
        until: Optional[datetime],
        lifetime: bool,
        product_id: Optional[str],
        transaction_id: Optional[str],
    ) -> None:
        self.group = group
        self.tier = tier
        self.rank = rank
        self.until = until
        self.lifetime = lifetime
        self.product_id = product_id
        self.transaction_id = transaction_id

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HeldTier:
        return cls(
            group=value["group"],
            tier=value["tier"],
            rank=value["rank"],
            until=optional(instant)(value["until"]),
            lifetime=value["lifetime"],
            product_id=value["productId"],
            transaction_id=value["transactionId"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "group": self.group,
            "tier": self.tier,
            "rank": self.rank,
            "until": self.until,
            "lifetime": self.lifetime,
            "productId": self.product_id,
            "transactionId": self.transaction_id,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Hello(Record):
    """What was agreed on."""

    protocol: int
    """The version of the protocol that is spoken."""

    supported: List[int]
    """All versions that this core speaks."""

    name: str
    """The core's name."""

    version: str
    """The core's version (semver.org)."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("protocol", "supported", "name", "version", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("protocol", "supported", "name", "version", ))

    def __init__(
        self,
        *,
        protocol: int,
        supported: List[int],
        name: str,
        version: str,
    ) -> None:
        self.protocol = protocol
        self.supported = supported
        self.name = name
        self.version = version

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Hello:
        return cls(
            protocol=value["protocol"],
            supported=value["supported"],
            name=value["name"],
            version=value["version"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "protocol": self.protocol,
            "supported": self.supported,
            "name": self.name,
            "version": self.version,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HistoryEntry(Record):
    """Something that has happened to a record."""

    at: datetime
    """When it happened."""

    actor: str
    """Who did it."""

    username: Optional[str]
    """What they sign in with, or did before they left; null for who does not."""

    kind: Literal["created", "changed", "stepped", "deleted", "stock"]
    """created, changed or deleted: the record itself, or a part of it; stepped: it was taken to another
    status; stock: some of the item came or went, as entry says.
    """

    fields: List[HistoryField]
    """The members that were changed, of those that the reader may see; of a deletion, for who may delete, the
    last state.
    """

    entry: Optional[Any]
    """The entry of the ledger; null for other kinds."""

    part: Optional[str] = None
    """The part that it happened to, such as a line of an order; left out where that is the record itself.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "actor", "username", "kind", "fields", "entry", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "actor", "username", "kind", "part", "fields", "entry", ))

    def __init__(
        self,
        *,
        at: datetime,
        actor: str,
        username: Optional[str],
        kind: Literal["created", "changed", "stepped", "deleted", "stock"],
        fields: List[HistoryField],
        entry: Optional[Any],
        part: Optional[str] = None,
    ) -> None:
        self.at = at
        self.actor = actor
        self.username = username
        self.kind = kind
        self.fields = fields
        self.entry = entry
        self.part = part

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HistoryEntry:
        return cls(
            at=instant(value["at"]),
            actor=value["actor"],
            username=value["username"],
            kind=value["kind"],
            fields=[HistoryField._read(one) for one in value["fields"]],
            entry=value["entry"],
            part=value.get("part"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "actor": self.actor,
            "username": self.username,
            "kind": self.kind,
            "fields": self.fields,
            "entry": self.entry,
        }
        if self.part is not None:
            members["part"] = self.part
        return members


@dataclass(init=False, repr=False, eq=False)
class HistoryEntryPage(Record):
    """One page of a list."""

    items: List[HistoryEntry]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[HistoryEntry],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HistoryEntryPage:
        return cls(
            items=[HistoryEntry._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HistoryField(Record):
    """A member before and after a change."""

    name: str
    """The member."""

    from_: Any
    """What it held before; null for nothing."""

    to: Any
    """What it held after it; null for nothing."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "from", "to", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "from", "to", ))

    def __init__(
        self,
        *,
        name: str,
        from_: Any,
        to: Any,
    ) -> None:
        self.name = name
        self.from_ = from_
        self.to = to

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HistoryField:
        return cls(
            name=value["name"],
            from_=value["from"],
            to=value["to"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "from": self.from_,
            "to": self.to,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HostChecked(Record):
    """The host's answer."""

    text: str
    """What the host sent back."""

    same: bool
    """Whether it is what was sent."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("text", "same", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("text", "same", ))

    def __init__(
        self,
        *,
        text: str,
        same: bool,
    ) -> None:
        self.text = text
        self.same = same

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HostChecked:
        return cls(
            text=value["text"],
            same=value["same"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "text": self.text,
            "same": self.same,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HostErrorData(Record):
    """The host answered with an error; data.error holds it."""

    kind: Literal["hostError"]
    """The machine name of the kind of errors."""

    error: Optional[Dict[str, Any]] = None
    """The error as the host sent it; left out where it is longer than 65,536 bytes."""

    reason: Optional[Literal["guardrail", "tooLong", "busy", "refused", "malformed", "unreachable", "cutOff"]] = None
    """Why, where the host's error has one of these kinds in data.kind; else left out."""

    advice: Optional[str] = None
    """What to do, where there is a reason."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "error", "reason", "advice", ))

    def __init__(
        self,
        *,
        kind: Literal["hostError"],
        error: Optional[Dict[str, Any]] = None,
        reason: Optional[Literal["guardrail", "tooLong", "busy", "refused", "malformed", "unreachable", "cutOff"]] = None,
        advice: Optional[str] = None,
    ) -> None:
        self.kind = kind
        self.error = error
        self.reason = reason
        self.advice = advice

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HostErrorData:
        return cls(
            kind=value["kind"],
            error=value.get("error"),
            reason=value.get("reason"),
            advice=value.get("advice"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.error is not None:
            members["error"] = self.error
        if self.reason is not None:
            members["reason"] = self.reason
        if self.advice is not None:
            members["advice"] = self.advice
        return members


@dataclass(init=False, repr=False, eq=False)
class HostFaultData(Record):
    """The host's answer can't be used, or it went away."""

    kind: Literal["hostFault"]
    """The machine name of the kind of errors."""

    problems: Optional[List[Problem]] = None
    """Every problem of the answer; left out where there was no answer."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "problems", ))

    def __init__(
        self,
        *,
        kind: Literal["hostFault"],
        problems: Optional[List[Problem]] = None,
    ) -> None:
        self.kind = kind
        self.problems = problems

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HostFaultData:
        return cls(
            kind=value["kind"],
            problems=optional(each(Problem._read))(value.get("problems")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.problems is not None:
            members["problems"] = self.problems
        return members


@dataclass(init=False, repr=False, eq=False)
class HostPong(Record):
    """The host's answer to host.ping."""

    text: str
    """The text that was sent."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("text", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("text", ))

    def __init__(
        self,
        *,
        text: str,
    ) -> None:
        self.text = text

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "text": self.text,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HostTimeoutData(Record):
    """The host did not answer in time; data.deadline says how many milliseconds it had."""

    kind: Literal["hostTimeout"]
    """The machine name of the kind of errors."""

    deadline: int
    """How many milliseconds the host had."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "deadline", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "deadline", ))

    def __init__(
        self,
        *,
        kind: Literal["hostTimeout"],
        deadline: int,
    ) -> None:
        self.kind = kind
        self.deadline = deadline

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HostTimeoutData:
        return cls(
            kind=value["kind"],
            deadline=value["deadline"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "deadline": self.deadline,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HostUnavailableData(Record):
    """The host does not offer what the request needs; data.capability names it."""

    kind: Literal["hostUnavailable"]
    """The machine name of the kind of errors."""

    capability: str
    """What the host would have to offer."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "capability", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "capability", ))

    def __init__(
        self,
        *,
        kind: Literal["hostUnavailable"],
        capability: str,
    ) -> None:
        self.kind = kind
        self.capability = capability

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HostUnavailableData:
        return cls(
            kind=value["kind"],
            capability=value["capability"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "capability": self.capability,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HourlyWeather(Record):
    """The weather that a place will have in the next hours."""

    place: WeatherPlace
    """The place that it is of."""

    hours: List[WeatherHour]
    """Hours that have not ended, in their order."""

    fallbacks: List[WeatherGap]
    """Why there are fewer than were asked for, or later ones; none when they are what was asked for.
    """

    more: Optional[Dict[str, Any]]
    """What else the host said, untouched; null for nothing."""

    stale: bool
    """Whether it is older than was asked for, or the host failed to give a newer one."""

    age: int
    """How many milliseconds ago it was observed, or the host said it, where that does not say when it was
    observed; 0 when the clock was set back since.
    """

    fetched_at: datetime
    """When the host said it."""

    refresh_failure: Optional[RefreshFailure]
    """Why the host gave nothing newer when it was, or would have been, asked for this answer, or last behind
    a reply; null when it did not fail.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("place", "hours", "fallbacks", "more", "stale", "age", "fetchedAt", "refreshFailure", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("place", "hours", "fallbacks", "more", "stale", "age", "fetchedAt", "refreshFailure", ))

    def __init__(
        self,
        *,
        place: WeatherPlace,
        hours: List[WeatherHour],
        fallbacks: List[WeatherGap],
        more: Optional[Dict[str, Any]],
        stale: bool,
        age: int,
        fetched_at: datetime,
        refresh_failure: Optional[RefreshFailure],
    ) -> None:
        self.place = place
        self.hours = hours
        self.fallbacks = fallbacks
        self.more = more
        self.stale = stale
        self.age = age
        self.fetched_at = fetched_at
        self.refresh_failure = refresh_failure

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HourlyWeather:
        return cls(
            place=WeatherPlace._read(value["place"]),
            hours=[WeatherHour._read(one) for one in value["hours"]],
            fallbacks=[WeatherGap._read(one) for one in value["fallbacks"]],
            more=value["more"],
            stale=value["stale"],
            age=value["age"],
            fetched_at=instant(value["fetchedAt"]),
            refresh_failure=optional(RefreshFailure._read)(value["refreshFailure"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "place": self.place,
            "hours": self.hours,
            "fallbacks": self.fallbacks,
            "more": self.more,
            "stale": self.stale,
            "age": self.age,
            "fetchedAt": self.fetched_at,
            "refreshFailure": self.refresh_failure,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HourlyWeatherAnswer(Record):
    """The host's answer to host.weather.hourly."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    hours: Sequence[HourlyWeatherAnswerHour]
    """At least one, later ones behind earlier ones."""

    name: Union[Optional[str], Unset] = UNSET
    """What the place is called."""

    observed_at: Union[Optional[datetime], Unset] = UNSET
    """When the forecast was made."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """What else the host knows; members that the core does not know are taken for its members."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "hours", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "hours", "observedAt", "timeZone", "more", ))

    def __init__(
        self,
        *,
        latitude: Number,
        longitude: Number,
        hours: Sequence[HourlyWeatherAnswerHour],
        name: Union[Optional[str], Unset] = UNSET,
        observed_at: Union[Optional[datetime], Unset] = UNSET,
        time_zone: Union[Optional[str], Unset] = UNSET,
        more: Union[Optional[Mapping[str, Any]], Unset] = UNSET,
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.hours = hours
        self.name = name
        self.observed_at = observed_at
        self.time_zone = time_zone
        self.more = more

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "hours": self.hours,
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.observed_at is not UNSET:
            members["observedAt"] = self.observed_at
        if self.time_zone is not UNSET:
            members["timeZone"] = self.time_zone
        if self.more is not UNSET:
            members["more"] = self.more
        return members


@dataclass(init=False, repr=False, eq=False)
class HourlyWeatherAnswerHour(Record):
    """An hour of the host's answer to host.weather.hourly."""

    at: datetime
    """When the hour begins."""

    temperature: MeasuredTemperature
    """The temperature of the air."""

    condition: Union[Optional[str], Unset] = UNSET
    """The weather in a word or two, as the host calls it."""

    more: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """What else the host knows; members that the core does not know are taken for its members."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "temperature", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "temperature", "condition", "more", ))

    def __init__(
        self,
        *,
        at: datetime,
        temperature: MeasuredTemperature,
        condition: Union[Optional[str], Unset] = UNSET,
        more: Union[Optional[Mapping[str, Any]], Unset] = UNSET,
    ) -> None:
        self.at = at
        self.temperature = temperature
        self.condition = condition
        self.more = more

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "temperature": self.temperature,
        }
        if self.condition is not UNSET:
            members["condition"] = self.condition
        if self.more is not UNSET:
            members["more"] = self.more
        return members


@dataclass(init=False, repr=False, eq=False)
class HumanusKnot(Record):
    """One point of the Humanus scale."""

    celsius: Decimal
    """In degrees Celsius."""

    humanus: Decimal
    """In Humanus."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("celsius", "humanus", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("celsius", "humanus", ))

    def __init__(
        self,
        *,
        celsius: Decimal,
        humanus: Decimal,
    ) -> None:
        self.celsius = celsius
        self.humanus = humanus

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HumanusKnot:
        return cls(
            celsius=Decimal(value["celsius"]),
            humanus=Decimal(value["humanus"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "celsius": self.celsius,
            "humanus": self.humanus,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class HumanusTable(Record):
    """A table of the Humanus scale."""

    id: str
    """What names the table."""

    provenance: str
    """Where the table comes from, and what to know before relying on it."""

    knots: List[HumanusKnot]
    """The points between which the scale is linear; both members increase strictly."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "provenance", "knots", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "provenance", "knots", ))

    def __init__(
        self,
        *,
        id: str,
        provenance: str,
        knots: List[HumanusKnot],
    ) -> None:
        self.id = id
        self.provenance = provenance
        self.knots = knots

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> HumanusTable:
        return cls(
            id=value["id"],
            provenance=value["provenance"],
            knots=[HumanusKnot._read(one) for one in value["knots"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "provenance": self.provenance,
            "knots": self.knots,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class IllegalStepData(Record):
    """The record is not where this can be done; data.allowed lists the steps that are open, data.waiting what
    the others wait for.
    """

    kind: Literal["illegalStep"]
    """The machine name of the kind of errors."""

    status: str
    """Where the record stands."""

    asked: str
    """The step that was asked for, or what else was to be done."""

    allowed: List[str]
    """The steps that are open now, by where they lead."""

    waiting: List[WaitingStep]
    """Those that are not open yet, and what they wait for."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "status", "asked", "allowed", "waiting", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "status", "asked", "allowed", "waiting", ))

    def __init__(
        self,
        *,
        kind: Literal["illegalStep"],
        status: str,
        asked: str,
        allowed: List[str],
        waiting: List[WaitingStep],
    ) -> None:
        self.kind = kind
        self.status = status
        self.asked = asked
        self.allowed = allowed
        self.waiting = waiting

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> IllegalStepData:
        return cls(
            kind=value["kind"],
            status=value["status"],
            asked=value["asked"],
            allowed=value["allowed"],
            waiting=[WaitingStep._read(one) for one in value["waiting"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "status": self.status,
            "asked": self.asked,
            "allowed": self.allowed,
            "waiting": self.waiting,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ImportReport(Record):
    """What an import has done."""

    rows: int
    """How many rows there were; records over several lines are one."""

    created: int
    """How many of them became new records."""

    updated: int
    """How many changed a record."""

    unchanged: int
    """How many said what a record held already."""

    failed: int
    """How many were refused; where the import is atomic, nothing was done then."""

    problems: List[RowProblems]
    """What was wrong with them, at most 1,000 of them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rows", "created", "updated", "unchanged", "failed", "problems", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rows", "created", "updated", "unchanged", "failed", "problems", ))

    def __init__(
        self,
        *,
        rows: int,
        created: int,
        updated: int,
        unchanged: int,
        failed: int,
        problems: List[RowProblems],
    ) -> None:
        self.rows = rows
        self.created = created
        self.updated = updated
        self.unchanged = unchanged
        self.failed = failed
        self.problems = problems

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ImportReport:
        return cls(
            rows=value["rows"],
            created=value["created"],
            updated=value["updated"],
            unchanged=value["unchanged"],
            failed=value["failed"],
            problems=[RowProblems._read(one) for one in value["problems"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rows": self.rows,
            "created": self.created,
            "updated": self.updated,
            "unchanged": self.unchanged,
            "failed": self.failed,
            "problems": self.problems,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ImportedPlace(Record):
    """A place that was used elsewhere."""

    name: str
    """What the place is called."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    id: Union[Optional[str], Unset] = UNSET
    """What stands for it there, and then here, too; one that stands for a place here already keeps doing so.
    """

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """ISO 3166-1, two capitals: DE."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """Its time zone."""

    used_at: Union[Optional[datetime], Unset] = UNSET
    """When it was used there, as widgets.recents.list says it; here it counts as used now."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "latitude", "longitude", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "region", "country", "timeZone", "usedAt", ))

    def __init__(
        self,
        *,
        name: str,
        latitude: Number,
        longitude: Number,
        id: Union[Optional[str], Unset] = UNSET,
        region: Union[Optional[str], Unset] = UNSET,
        country: Union[Optional[str], Unset] = UNSET,
        time_zone: Union[Optional[str], Unset] = UNSET,
        used_at: Union[Optional[datetime], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.id = id
        self.region = region
        self.country = country
        self.time_zone = time_zone
        self.used_at = used_at

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "latitude": self.latitude,
            "longitude": self.longitude,
        }
        if self.id is not UNSET:
            members["id"] = self.id
        if self.region is not UNSET:
            members["region"] = self.region
        if self.country is not UNSET:
            members["country"] = self.country
        if self.time_zone is not UNSET:
            members["timeZone"] = self.time_zone
        if self.used_at is not UNSET:
            members["usedAt"] = self.used_at
        return members


@dataclass(init=False, repr=False, eq=False)
class InUseCount(Record):
    """How many records of a kind refer to something."""

    kind: str
    """The kind of records."""

    count: int
    """How many of them there are."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "count", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "count", ))

    def __init__(
        self,
        *,
        kind: str,
        count: int,
    ) -> None:
        self.kind = kind
        self.count = count

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InUseCount:
        return cls(
            kind=value["kind"],
            count=value["count"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "count": self.count,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InUseData(Record):
    """Other records refer to the record; data.counts says how many of which kind."""

    kind: Literal["inUse"]
    """The machine name of the kind of errors."""

    counts: List[InUseCount]
    """The kinds of records that refer to it; at least one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "counts", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "counts", ))

    def __init__(
        self,
        *,
        kind: Literal["inUse"],
        counts: List[InUseCount],
    ) -> None:
        self.kind = kind
        self.counts = counts

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InUseData:
        return cls(
            kind=value["kind"],
            counts=[InUseCount._read(one) for one in value["counts"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "counts": self.counts,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Info(Record):
    """What a process is."""

    name: str
    """The program's name."""

    version: str
    """The program's version (semver.org)."""

    data: str
    """The data directory, or :memory:."""

    methods: int
    """How many methods there are."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "version", "data", "methods", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "version", "data", "methods", ))

    def __init__(
        self,
        *,
        name: str,
        version: str,
        data: str,
        methods: int,
    ) -> None:
        self.name = name
        self.version = version
        self.data = data
        self.methods = methods

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Info:
        return cls(
            name=value["name"],
            version=value["version"],
            data=value["data"],
            methods=value["methods"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "version": self.version,
            "data": self.data,
            "methods": self.methods,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Ingested(Record):
    """What became of signed documents."""

    outcomes: List[Outcome]
    """One a document; behind a notification those that it carries."""

    tiers: List[HeldTier]
    """The tier of each ladder that the account has now, in the catalogue's order."""

    features: List[str]
    """What these tiers allow, in the order of their names' bytes."""

    valid_until: Optional[datetime]
    """When that changes by itself; null for never."""

    at: datetime
    """The moment that it is about."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("outcomes", "tiers", "features", "validUntil", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("outcomes", "tiers", "features", "validUntil", "at", ))

    def __init__(
        self,
        *,
        outcomes: List[Outcome],
        tiers: List[HeldTier],
        features: List[str],
        valid_until: Optional[datetime],
        at: datetime,
    ) -> None:
        self.outcomes = outcomes
        self.tiers = tiers
        self.features = features
        self.valid_until = valid_until
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Ingested:
        return cls(
            outcomes=[Outcome._read(one) for one in value["outcomes"]],
            tiers=[HeldTier._read(one) for one in value["tiers"]],
            features=value["features"],
            valid_until=optional(instant)(value["validUntil"]),
            at=instant(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "outcomes": self.outcomes,
            "tiers": self.tiers,
            "features": self.features,
            "validUntil": self.valid_until,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Insight(Record):
    """A finding about brews: numbers and ids, no prose."""

    kind: Literal["bestParameters", "ratingTrend", "extractionTrend", "grindEffect", "temperatureEffect", "ageEffect", "consistency", "extractionRange", "flavours"]
    """The kind of insight."""

    state: Literal["ready", "tooLittle", "empty"]
    """ready; tooLittle: more brews are needed; empty: there are none."""

    data: Optional[InsightData]
    """The finding; null unless the insight is ready, and if the brews show no effect."""

    evidence: Evidence
    """The brews behind the insight."""

    confidence: Optional[Literal["low", "medium", "high"]]
    """low; medium: twice the needed number; high: four times as many. null unless the insight is ready.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "state", "data", "evidence", "confidence", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "state", "data", "evidence", "confidence", ))

    def __init__(
        self,
        *,
        kind: Literal["bestParameters", "ratingTrend", "extractionTrend", "grindEffect", "temperatureEffect", "ageEffect", "consistency", "extractionRange", "flavours"],
        state: Literal["ready", "tooLittle", "empty"],
        data: Optional[InsightData],
        evidence: Evidence,
        confidence: Optional[Literal["low", "medium", "high"]],
    ) -> None:
        self.kind = kind
        self.state = state
        self.data = data
        self.evidence = evidence
        self.confidence = confidence

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Insight:
        return cls(
            kind=value["kind"],
            state=value["state"],
            data=optional(InsightData._read)(value["data"]),
            evidence=Evidence._read(value["evidence"]),
            confidence=value["confidence"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "state": self.state,
            "data": self.data,
            "evidence": self.evidence,
            "confidence": self.confidence,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InsightData(Record):
    """The numbers and ids of an insight. Each kind has its own members; the others are left out."""

    bean: Optional[str] = None
    """The bean of the brews."""

    method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None
    """The method of the brews."""

    recipe: Optional[str] = None
    """The recipe of the brews."""

    dose: Optional[Decimal] = None
    """The median dose of the best brews, in grams."""

    ratio: Optional[Decimal] = None
    """The median ratio of the best brews."""

    temperature: Optional[Decimal] = None
    """The median temperature of the best brews, in degrees Celsius."""

    time: Optional[Decimal] = None
    """The median time of the best brews, in seconds."""

    grind_setting: Optional[Decimal] = None
    """The median grind setting of the best brews."""

    rating: Optional[Decimal] = None
    """The median rating of the best brews."""

    direction: Optional[Literal["rising", "falling", "steady"]] = None
    """The trend; steady if it changes less than 5 percent of the mean."""

    per_week: Optional[Decimal] = None
    """The change in a week: the slope of the straight line that fits best."""

    percent: Optional[Decimal] = None
    """The change over all days, in percent of the mean."""

    value: Optional[Decimal] = None
    """The setting, the temperature or the age whose brews are rated best."""

    mean: Optional[Decimal] = None
    """The mean: of the best value, or of all brews of a trend."""

    rest: Optional[Decimal] = None
    """The mean rating of the brews with other values."""

    ratio_deviation: Optional[Decimal] = None
    """The standard deviation of the ratio."""

    time_deviation: Optional[Decimal] = None
    """The standard deviation of the time, in seconds."""

    extraction_deviation: Optional[Decimal] = None
    """The standard deviation of the extraction yield, in percent."""

    under: Optional[int] = None
    """The brews with an extraction yield under 18 percent."""

    within: Optional[int] = None
    """The brews with an extraction yield of 18 to 22 percent."""

    over: Optional[int] = None
    """The brews with an extraction yield over 22 percent."""

    terms: Optional[List[TermCount]] = None
    """The flavour terms that were tasted most, at most ten."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("bean", "method", "recipe", "dose", "ratio", "temperature", "time", "grindSetting", "rating", "direction", "perWeek", "percent", "value", "mean", "rest", "ratioDeviation", "timeDeviation", "extractionDeviation", "under", "within", "over", "terms", ))

    def __init__(
        self,
        *,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        recipe: Optional[str] = None,
        dose: Optional[Decimal] = None,
        ratio: Optional[Decimal] = None,
        temperature: Optional[Decimal] = None,
        time: Optional[Decimal] = None,
        grind_setting: Optional[Decimal] = None,
        rating: Optional[Decimal] = None,
        direction: Optional[Literal["rising", "falling", "steady"]] = None,
        per_week: Optional[Decimal] = None,
        percent: Optional[Decimal] = None,
        value: Optional[Decimal] = None,
        mean: Optional[Decimal] = None,
        rest: Optional[Decimal] = None,
        ratio_deviation: Optional[Decimal] = None,
        time_deviation: Optional[Decimal] = None,
        extraction_deviation: Optional[Decimal] = None,
        under: Optional[int] = None,
        within: Optional[int] = None,
        over: Optional[int] = None,
        terms: Optional[List[TermCount]] = None,
    ) -> None:
        self.bean = bean
        self.method = method
        self.recipe = recipe
        self.dose = dose
        self.ratio = ratio
        self.temperature = temperature
        self.time = time
        self.grind_setting = grind_setting
        self.rating = rating
        self.direction = direction
        self.per_week = per_week
        self.percent = percent
        self.value = value
        self.mean = mean
        self.rest = rest
        self.ratio_deviation = ratio_deviation
        self.time_deviation = time_deviation
        self.extraction_deviation = extraction_deviation
        self.under = under
        self.within = within
        self.over = over
        self.terms = terms

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InsightData:
        return cls(
            bean=value.get("bean"),
            method=value.get("method"),
            recipe=value.get("recipe"),
            dose=optional(Decimal)(value.get("dose")),
            ratio=optional(Decimal)(value.get("ratio")),
            temperature=optional(Decimal)(value.get("temperature")),
            time=optional(Decimal)(value.get("time")),
            grind_setting=optional(Decimal)(value.get("grindSetting")),
            rating=optional(Decimal)(value.get("rating")),
            direction=value.get("direction"),
            per_week=optional(Decimal)(value.get("perWeek")),
            percent=optional(Decimal)(value.get("percent")),
            value=optional(Decimal)(value.get("value")),
            mean=optional(Decimal)(value.get("mean")),
            rest=optional(Decimal)(value.get("rest")),
            ratio_deviation=optional(Decimal)(value.get("ratioDeviation")),
            time_deviation=optional(Decimal)(value.get("timeDeviation")),
            extraction_deviation=optional(Decimal)(value.get("extractionDeviation")),
            under=value.get("under"),
            within=value.get("within"),
            over=value.get("over"),
            terms=optional(each(TermCount._read))(value.get("terms")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.bean is not None:
            members["bean"] = self.bean
        if self.method is not None:
            members["method"] = self.method
        if self.recipe is not None:
            members["recipe"] = self.recipe
        if self.dose is not None:
            members["dose"] = self.dose
        if self.ratio is not None:
            members["ratio"] = self.ratio
        if self.temperature is not None:
            members["temperature"] = self.temperature
        if self.time is not None:
            members["time"] = self.time
        if self.grind_setting is not None:
            members["grindSetting"] = self.grind_setting
        if self.rating is not None:
            members["rating"] = self.rating
        if self.direction is not None:
            members["direction"] = self.direction
        if self.per_week is not None:
            members["perWeek"] = self.per_week
        if self.percent is not None:
            members["percent"] = self.percent
        if self.value is not None:
            members["value"] = self.value
        if self.mean is not None:
            members["mean"] = self.mean
        if self.rest is not None:
            members["rest"] = self.rest
        if self.ratio_deviation is not None:
            members["ratioDeviation"] = self.ratio_deviation
        if self.time_deviation is not None:
            members["timeDeviation"] = self.time_deviation
        if self.extraction_deviation is not None:
            members["extractionDeviation"] = self.extraction_deviation
        if self.under is not None:
            members["under"] = self.under
        if self.within is not None:
            members["within"] = self.within
        if self.over is not None:
            members["over"] = self.over
        if self.terms is not None:
            members["terms"] = self.terms
        return members


@dataclass(init=False, repr=False, eq=False)
class Insights(Record):
    """The insights of a journal."""

    insights: List[Insight]
    """The insights, one of each kind."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("insights", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("insights", ))

    def __init__(
        self,
        *,
        insights: List[Insight],
    ) -> None:
        self.insights = insights

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Insights:
        return cls(
            insights=[Insight._read(one) for one in value["insights"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "insights": self.insights,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InsufficientStockData(Record):
    """There is less in stock than was to be taken; data names the item, the location and the lot, what was
    asked for, and what there is.
    """

    kind: Literal["insufficientStock"]
    """The machine name of the kind of errors."""

    item: str
    """The item."""

    location: str
    """The location from which it was to be taken."""

    lot: Optional[str]
    """The lot; null where none was named."""

    asked: Decimal
    """How much was to be taken, in the item's own unit."""

    on_hand: Decimal
    """How much there is in the location, of the lot where one is named."""

    available: Decimal
    """How much could be taken: neither what is reserved for others, nor, where no lot is named, what has
    expired or is not to be sold.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "item", "location", "lot", "asked", "onHand", "available", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "item", "location", "lot", "asked", "onHand", "available", ))

    def __init__(
        self,
        *,
        kind: Literal["insufficientStock"],
        item: str,
        location: str,
        lot: Optional[str],
        asked: Decimal,
        on_hand: Decimal,
        available: Decimal,
    ) -> None:
        self.kind = kind
        self.item = item
        self.location = location
        self.lot = lot
        self.asked = asked
        self.on_hand = on_hand
        self.available = available

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InsufficientStockData:
        return cls(
            kind=value["kind"],
            item=value["item"],
            location=value["location"],
            lot=value["lot"],
            asked=Decimal(value["asked"]),
            on_hand=Decimal(value["onHand"]),
            available=Decimal(value["available"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "item": self.item,
            "location": self.location,
            "lot": self.lot,
            "asked": self.asked,
            "onHand": self.on_hand,
            "available": self.available,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class IntentList(Record):
    """What somebody began to buy outside the app."""

    intents: List[PurchaseIntent]
    """In the order in which they came."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("intents", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("intents", ))

    def __init__(
        self,
        *,
        intents: List[PurchaseIntent],
    ) -> None:
        self.intents = intents

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> IntentList:
        return cls(
            intents=[PurchaseIntent._read(one) for one in value["intents"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "intents": self.intents,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InternalErrorData(Record):
    """A fault of the core; its log has the detail."""

    kind: Literal["internalError"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["internalError"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InternalErrorData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InvalidParamsData(Record):
    """The parameters don't fit the method; data.problems lists every problem."""

    kind: Literal["invalidParams"]
    """The machine name of the kind of errors."""

    problems: List[Problem]
    """Every problem that the parameters have."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "problems", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "problems", ))

    def __init__(
        self,
        *,
        kind: Literal["invalidParams"],
        problems: List[Problem],
    ) -> None:
        self.kind = kind
        self.problems = problems

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InvalidParamsData:
        return cls(
            kind=value["kind"],
            problems=[Problem._read(one) for one in value["problems"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "problems": self.problems,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InvalidRequestData(Record):
    """The JSON is not a JSON-RPC 2.0 request."""

    kind: Literal["invalidRequest"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["invalidRequest"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> InvalidRequestData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class InvitedParticipant(Record):
    """Somebody who was invited."""

    share: CloudShare
    """The share."""

    record: Union[Optional[CloudRecordInput], Unset] = UNSET
    """The access record as it stands; null where it is gone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("share", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("share", "record", ))

    def __init__(
        self,
        *,
        share: CloudShare,
        record: Union[Optional[CloudRecordInput], Unset] = UNSET,
    ) -> None:
        self.share = share
        self.record = record

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "share": self.share,
        }
        if self.record is not UNSET:
            members["record"] = self.record
        return members


@dataclass(init=False, repr=False, eq=False)
class Item(Record):
    """A thing that a company keeps in stock."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    sku: str
    """The stock keeping unit, unique in the company; neither case nor spaces around it make another one.
    """

    name: str
    """What people call it."""

    unit: str
    """What quantities count: piece, kg, m."""

    description: Optional[str]
    """What else is to be said of it."""

    units: List[ItemUnit]
    """Other units that quantities may be given in."""

    purchase_unit: Optional[str]
    """The unit that it is bought in, of units; its own without it."""

    sales_unit: Optional[str]
    """The unit that it is sold in, of units; its own without it."""

    category: Optional[str]
    """The one category that it is filed under."""

    tags: List[str]
    """Any further words to find it by."""

    barcodes: List[str]
    """EAN-13 and UPC-A with their check digits, or other codes of printable ASCII."""

    manufacturer: Optional[str]
    """Who makes it."""

    min_stock: Optional[Decimal]
    """The quantity below which it counts as low."""

    reorder_quantity: Optional[Decimal]
    """How much to order when it is low; more than 0."""

    location: Optional[str]
    """Where it usually lies."""

    price: Optional[Money]
    """What one unit is sold for."""

    condition: Optional[Literal["new", "used", "refurbished", "damaged"]]
    """The condition that it is in."""

    custom: Dict[str, Union[str, Decimal, Optional[bool]]]
    """Fields of the company's own: at most 50 names with a text, a number, a boolean or null each."""

    archived: bool
    """Whether it is out of use."""

    track_batch: bool
    """Whether its batches are told apart; it stays so while there are entries in the ledger."""

    track_serial: bool
    """Whether its pieces have serial numbers; it stays so, too."""

    supplier: Optional[str]
    """Whom it is bought from: a contact of the kind supplier."""

    supplier_sku: Optional[str]
    """What it is called there."""

    flag: Optional[ItemFlag]
    """Why it needs attention, as inventory.items.flag has it; null where it does not."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    cost: Optional[Money] = None
    """What one unit costs; for managers of the inventory alone."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    level: Optional[StockTotals] = None
    """How much there is of it in all; only in lists that were asked for levels. It is low where
    level.available is less than minStock.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "sku", "name", "unit", "description", "units", "purchaseUnit", "salesUnit", "category", "tags", "barcodes", "manufacturer", "minStock", "reorderQuantity", "location", "price", "condition", "custom", "archived", "trackBatch", "trackSerial", "supplier", "supplierSku", "flag", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "sku", "name", "unit", "description", "units", "purchaseUnit", "salesUnit", "category", "tags", "barcodes", "manufacturer", "minStock", "reorderQuantity", "location", "price", "cost", "condition", "custom", "archived", "trackBatch", "trackSerial", "supplier", "supplierSku", "flag", "version", "createdAt", "updatedAt", "unreadable", "level", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        sku: str,
        name: str,
        unit: str,
        description: Optional[str],
        units: List[ItemUnit],
        purchase_unit: Optional[str],
        sales_unit: Optional[str],
        category: Optional[str],
        tags: List[str],
        barcodes: List[str],
        manufacturer: Optional[str],
        min_stock: Optional[Decimal],
        reorder_quantity: Optional[Decimal],
        location: Optional[str],
        price: Optional[Money],
        condition: Optional[Literal["new", "used", "refurbished", "damaged"]],
        custom: Dict[str, Union[str, Decimal, Optional[bool]]],
        archived: bool,
        track_batch: bool,
        track_serial: bool,
        supplier: Optional[str],
        supplier_sku: Optional[str],
        flag: Optional[ItemFlag],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        cost: Optional[Money] = None,
        unreadable: Optional[List[str]] = None,
        level: Optional[StockTotals] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.sku = sku
        self.name = name
        self.unit = unit
        self.description = description
        self.units = units
        self.purchase_unit = purchase_unit
        self.sales_unit = sales_unit
        self.category = category
        self.tags = tags
        self.barcodes = barcodes
        self.manufacturer = manufacturer
        self.min_stock = min_stock
        self.reorder_quantity = reorder_quantity
        self.location = location
        self.price = price
        self.condition = condition
        self.custom = custom
        self.archived = archived
        self.track_batch = track_batch
        self.track_serial = track_serial
        self.supplier = supplier
        self.supplier_sku = supplier_sku
        self.flag = flag
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.cost = cost
        self.unreadable = unreadable
        self.level = level

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Item:
        return cls(
            id=value["id"],
            company=value["company"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            description=value["description"],
            units=[ItemUnit._read(one) for one in value["units"]],
            purchase_unit=value["purchaseUnit"],
            sales_unit=value["salesUnit"],
            category=value["category"],
            tags=value["tags"],
            barcodes=value["barcodes"],
            manufacturer=value["manufacturer"],
            min_stock=optional(Decimal)(value["minStock"]),
            reorder_quantity=optional(Decimal)(value["reorderQuantity"]),
            location=value["location"],
            price=optional(Money._read)(value["price"]),
            condition=value["condition"],
            custom=value["custom"],
            archived=value["archived"],
            track_batch=value["trackBatch"],
            track_serial=value["trackSerial"],
            supplier=value["supplier"],
            supplier_sku=value["supplierSku"],
            flag=optional(ItemFlag._read)(value["flag"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            cost=optional(Money._read)(value.get("cost")),
            unreadable=value.get("unreadable"),
            level=optional(StockTotals._read)(value.get("level")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "description": self.description,
            "units": self.units,
            "purchaseUnit": self.purchase_unit,
            "salesUnit": self.sales_unit,
            "category": self.category,
            "tags": self.tags,
            "barcodes": self.barcodes,
            "manufacturer": self.manufacturer,
            "minStock": self.min_stock,
            "reorderQuantity": self.reorder_quantity,
            "location": self.location,
            "price": self.price,
            "condition": self.condition,
            "custom": self.custom,
            "archived": self.archived,
            "trackBatch": self.track_batch,
            "trackSerial": self.track_serial,
            "supplier": self.supplier,
            "supplierSku": self.supplier_sku,
            "flag": self.flag,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.cost is not None:
            members["cost"] = self.cost
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.level is not None:
            members["level"] = self.level
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Item
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Item,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ItemConflictData:
        return cls(
            kind=value["kind"],
            current=Item._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    sku: Union[str, Unset] = UNSET
    """The stock keeping unit, unique in the company; neither case nor spaces around it make another one.
    """

    name: Union[str, Unset] = UNSET
    """What people call it."""

    unit: Union[str, Unset] = UNSET
    """What quantities count: piece, kg, m."""

    description: Union[Optional[str], Unset] = UNSET
    """What else is to be said of it."""

    units: Union[Optional[Sequence[ItemUnitInput]], Unset] = UNSET
    """Other units that quantities may be given in."""

    purchase_unit: Union[Optional[str], Unset] = UNSET
    """The unit that it is bought in, of units; its own without it."""

    sales_unit: Union[Optional[str], Unset] = UNSET
    """The unit that it is sold in, of units; its own without it."""

    category: Union[Optional[str], Unset] = UNSET
    """The one category that it is filed under."""

    tags: Union[Optional[Sequence[str]], Unset] = UNSET
    """Any further words to find it by."""

    barcodes: Union[Optional[Sequence[str]], Unset] = UNSET
    """EAN-13 and UPC-A with their check digits, or other codes of printable ASCII."""

    manufacturer: Union[Optional[str], Unset] = UNSET
    """Who makes it."""

    min_stock: Union[Optional[Number], Unset] = UNSET
    """The quantity below which it counts as low."""

    reorder_quantity: Union[Optional[Number], Unset] = UNSET
    """How much to order when it is low; more than 0."""

    location: Union[Optional[str], Unset] = UNSET
    """Where it usually lies."""

    price: Union[Optional[MoneyChanges], Unset] = UNSET
    """What one unit is sold for."""

    cost: Union[Optional[MoneyChanges], Unset] = UNSET
    """What one unit costs; for managers of the inventory alone."""

    condition: Union[Optional[Literal["new", "used", "refurbished", "damaged"]], Unset] = UNSET
    """The condition that it is in."""

    custom: Union[Optional[Mapping[str, Union[str, Number, Optional[bool]]]], Unset] = UNSET
    """Fields of the company's own: at most 50 names with a text, a number, a boolean or null each."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is out of use."""

    track_batch: Union[Optional[bool], Unset] = UNSET
    """Whether its batches are told apart; it stays so while there are entries in the ledger."""

    track_serial: Union[Optional[bool], Unset] = UNSET
    """Whether its pieces have serial numbers; it stays so, too."""

    supplier: Union[Optional[str], Unset] = UNSET
    """Whom it is bought from: a contact of the kind supplier."""

    supplier_sku: Union[Optional[str], Unset] = UNSET
    """What it is called there."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("sku", "name", "unit", "description", "units", "purchaseUnit", "salesUnit", "category", "tags", "barcodes", "manufacturer", "minStock", "reorderQuantity", "location", "price", "cost", "condition", "custom", "archived", "trackBatch", "trackSerial", "supplier", "supplierSku", ))

    def __init__(
        self,
        *,
        sku: Union[str, Unset] = UNSET,
        name: Union[str, Unset] = UNSET,
        unit: Union[str, Unset] = UNSET,
        description: Union[Optional[str], Unset] = UNSET,
        units: Union[Optional[Sequence[ItemUnitInput]], Unset] = UNSET,
        purchase_unit: Union[Optional[str], Unset] = UNSET,
        sales_unit: Union[Optional[str], Unset] = UNSET,
        category: Union[Optional[str], Unset] = UNSET,
        tags: Union[Optional[Sequence[str]], Unset] = UNSET,
        barcodes: Union[Optional[Sequence[str]], Unset] = UNSET,
        manufacturer: Union[Optional[str], Unset] = UNSET,
        min_stock: Union[Optional[Number], Unset] = UNSET,
        reorder_quantity: Union[Optional[Number], Unset] = UNSET,
        location: Union[Optional[str], Unset] = UNSET,
        price: Union[Optional[MoneyChanges], Unset] = UNSET,
        cost: Union[Optional[MoneyChanges], Unset] = UNSET,
        condition: Union[Optional[Literal["new", "used", "refurbished", "damaged"]], Unset] = UNSET,
        custom: Union[Optional[Mapping[str, Union[str, Number, Optional[bool]]]], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
        track_batch: Union[Optional[bool], Unset] = UNSET,
        track_serial: Union[Optional[bool], Unset] = UNSET,
        supplier: Union[Optional[str], Unset] = UNSET,
        supplier_sku: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.sku = sku
        self.name = name
        self.unit = unit
        self.description = description
        self.units = units
        self.purchase_unit = purchase_unit
        self.sales_unit = sales_unit
        self.category = category
        self.tags = tags
        self.barcodes = barcodes
        self.manufacturer = manufacturer
        self.min_stock = min_stock
        self.reorder_quantity = reorder_quantity
        self.location = location
        self.price = price
        self.cost = cost
        self.condition = condition
        self.custom = custom
        self.archived = archived
        self.track_batch = track_batch
        self.track_serial = track_serial
        self.supplier = supplier
        self.supplier_sku = supplier_sku

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.name is not UNSET:
            members["name"] = self.name
        if self.unit is not UNSET:
            members["unit"] = self.unit
        if self.description is not UNSET:
            members["description"] = self.description
        if self.units is not UNSET:
            members["units"] = self.units
        if self.purchase_unit is not UNSET:
            members["purchaseUnit"] = self.purchase_unit
        if self.sales_unit is not UNSET:
            members["salesUnit"] = self.sales_unit
        if self.category is not UNSET:
            members["category"] = self.category
        if self.tags is not UNSET:
            members["tags"] = self.tags
        if self.barcodes is not UNSET:
            members["barcodes"] = self.barcodes
        if self.manufacturer is not UNSET:
            members["manufacturer"] = self.manufacturer
        if self.min_stock is not UNSET:
            members["minStock"] = self.min_stock
        if self.reorder_quantity is not UNSET:
            members["reorderQuantity"] = self.reorder_quantity
        if self.location is not UNSET:
            members["location"] = self.location
        if self.price is not UNSET:
            members["price"] = self.price
        if self.cost is not UNSET:
            members["cost"] = self.cost
        if self.condition is not UNSET:
            members["condition"] = self.condition
        if self.custom is not UNSET:
            members["custom"] = self.custom
        if self.archived is not UNSET:
            members["archived"] = self.archived
        if self.track_batch is not UNSET:
            members["trackBatch"] = self.track_batch
        if self.track_serial is not UNSET:
            members["trackSerial"] = self.track_serial
        if self.supplier is not UNSET:
            members["supplier"] = self.supplier
        if self.supplier_sku is not UNSET:
            members["supplierSku"] = self.supplier_sku
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemFlag(Record):
    """Why an item needs attention."""

    reason: str
    """What is to be seen to."""

    by: str
    """Who said so: a user, or the account."""

    at: datetime
    """When."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("reason", "by", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("reason", "by", "at", ))

    def __init__(
        self,
        *,
        reason: str,
        by: str,
        at: datetime,
    ) -> None:
        self.reason = reason
        self.by = by
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ItemFlag:
        return cls(
            reason=value["reason"],
            by=value["by"],
            at=instant(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "reason": self.reason,
            "by": self.by,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemOverview(Record):
    """An item with how much there is of it and where, the open orders and purchases of it, and what has
    happened to it.
    """

    item: Item
    """The item as it stands."""

    level: StockLevel
    """How much there is in all."""

    places: List[StockLevel]
    """Where it lies, and of which lots; 50 at most, and inventory.stock.levels has all."""

    orders: Optional[List[ItemPlan]]
    """Lines of orders of which something is to be shipped, those that asked first; 50 at most, and null for
    who may not see orders.
    """

    purchases: Optional[List[ItemPlan]]
    """Lines of purchases of which something is to come, the oldest first; 50 at most, and null for who may
    not see them.
    """

    history: List[HistoryEntry]
    """What has happened to it last; 20 entries at most, and inventory.items.history has all."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "level", "places", "orders", "purchases", "history", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "level", "places", "orders", "purchases", "history", ))

    def __init__(
        self,
        *,
        item: Item,
        level: StockLevel,
        places: List[StockLevel],
        orders: Optional[List[ItemPlan]],
        purchases: Optional[List[ItemPlan]],
        history: List[HistoryEntry],
    ) -> None:
        self.item = item
        self.level = level
        self.places = places
        self.orders = orders
        self.purchases = purchases
        self.history = history

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ItemOverview:
        return cls(
            item=Item._read(value["item"]),
            level=StockLevel._read(value["level"]),
            places=[StockLevel._read(one) for one in value["places"]],
            orders=optional(each(ItemPlan._read))(value["orders"]),
            purchases=optional(each(ItemPlan._read))(value["purchases"]),
            history=[HistoryEntry._read(one) for one in value["history"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "level": self.level,
            "places": self.places,
            "orders": self.orders,
            "purchases": self.purchases,
            "history": self.history,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemPage(Record):
    """One page of a list."""

    items: List[Item]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Item],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ItemPage:
        return cls(
            items=[Item._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemPlan(Record):
    """An open order or purchase of an item."""

    id: str
    """The order or the purchase."""

    number: Optional[str]
    """Its number; null for one that has none yet."""

    status: str
    """How far it is."""

    contact_name: str
    """The customer or the supplier."""

    quantity: Decimal
    """How much of the item a line is still to ship or to receive, in the item's own unit."""

    at: Optional[datetime]
    """When it is wanted or expected; null where nobody has said."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "number", "status", "contactName", "quantity", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "number", "status", "contactName", "quantity", "at", ))

    def __init__(
        self,
        *,
        id: str,
        number: Optional[str],
        status: str,
        contact_name: str,
        quantity: Decimal,
        at: Optional[datetime],
    ) -> None:
        self.id = id
        self.number = number
        self.status = status
        self.contact_name = contact_name
        self.quantity = quantity
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ItemPlan:
        return cls(
            id=value["id"],
            number=value["number"],
            status=value["status"],
            contact_name=value["contactName"],
            quantity=Decimal(value["quantity"]),
            at=optional(instant)(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "number": self.number,
            "status": self.status,
            "contactName": self.contact_name,
            "quantity": self.quantity,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemUnit(Record):
    """Another unit in which an item's quantities may be given."""

    unit: str
    """What it is called: box."""

    factor: Decimal
    """How many of the item's own unit it is: 12; more than 0."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("unit", "factor", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("unit", "factor", ))

    def __init__(
        self,
        *,
        unit: str,
        factor: Decimal,
    ) -> None:
        self.unit = unit
        self.factor = factor

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ItemUnit:
        return cls(
            unit=value["unit"],
            factor=Decimal(value["factor"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "unit": self.unit,
            "factor": self.factor,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ItemUnitInput(Record):
    """Another unit in which an item's quantities may be given."""

    unit: str
    """What it is called: box."""

    factor: Number
    """How many of the item's own unit it is: 12; more than 0."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("unit", "factor", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("unit", "factor", ))

    def __init__(
        self,
        *,
        unit: str,
        factor: Number,
    ) -> None:
        self.unit = unit
        self.factor = factor

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "unit": self.unit,
            "factor": self.factor,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class JournalOverview(Record):
    """The figures of a journal as a whole."""

    brews: int
    """The number of brews."""

    days: int
    """The number of days with brews."""

    current_streak: int
    """The days in a row with brews, up to today or yesterday."""

    longest_streak: int
    """The most days in a row with brews."""

    coffee: Decimal
    """The coffee, in grams."""

    water: Decimal
    """The water, in grams."""

    money: List[Money]
    """The cost of the coffee, by currency."""

    rating: Optional[Decimal]
    """The mean rating, to four places."""

    ratio: Optional[Decimal]
    """The mean ratio, to four places."""

    extraction: Optional[Decimal]
    """The mean extraction yield in percent, to four places."""

    open_beans: int
    """The number of beans that are neither finished nor archived, whatever the filters."""

    favourite_method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]]
    """The method of most brews."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("brews", "days", "currentStreak", "longestStreak", "coffee", "water", "money", "rating", "ratio", "extraction", "openBeans", "favouriteMethod", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("brews", "days", "currentStreak", "longestStreak", "coffee", "water", "money", "rating", "ratio", "extraction", "openBeans", "favouriteMethod", ))

    def __init__(
        self,
        *,
        brews: int,
        days: int,
        current_streak: int,
        longest_streak: int,
        coffee: Decimal,
        water: Decimal,
        money: List[Money],
        rating: Optional[Decimal],
        ratio: Optional[Decimal],
        extraction: Optional[Decimal],
        open_beans: int,
        favourite_method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]],
    ) -> None:
        self.brews = brews
        self.days = days
        self.current_streak = current_streak
        self.longest_streak = longest_streak
        self.coffee = coffee
        self.water = water
        self.money = money
        self.rating = rating
        self.ratio = ratio
        self.extraction = extraction
        self.open_beans = open_beans
        self.favourite_method = favourite_method

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> JournalOverview:
        return cls(
            brews=value["brews"],
            days=value["days"],
            current_streak=value["currentStreak"],
            longest_streak=value["longestStreak"],
            coffee=Decimal(value["coffee"]),
            water=Decimal(value["water"]),
            money=[Money._read(one) for one in value["money"]],
            rating=optional(Decimal)(value["rating"]),
            ratio=optional(Decimal)(value["ratio"]),
            extraction=optional(Decimal)(value["extraction"]),
            open_beans=value["openBeans"],
            favourite_method=value["favouriteMethod"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "brews": self.brews,
            "days": self.days,
            "currentStreak": self.current_streak,
            "longestStreak": self.longest_streak,
            "coffee": self.coffee,
            "water": self.water,
            "money": self.money,
            "rating": self.rating,
            "ratio": self.ratio,
            "extraction": self.extraction,
            "openBeans": self.open_beans,
            "favouriteMethod": self.favourite_method,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class KeptDocument(Record):
    """A signed document that is kept."""

    kind: Literal["transaction", "renewal", "notification", "app"]
    """What it is."""

    id: Optional[str]
    """Its transaction, purchase or notification; null for none."""

    original_transaction_id: Optional[str]
    """The purchase that it is about; null for none."""

    product_id: Optional[str]
    """The product that it is about; null for none."""

    environment: Optional[str]
    """Which App Store signed it; null when it does not say."""

    notification_type: Optional[str]
    """What a notification says has happened; null for others, and when it is trusted no longer."""

    subtype: Optional[str]
    """The same, more closely."""

    signed_date: datetime
    """When it was signed."""

    received_at: datetime
    """When it came."""

    counts: bool
    """Whether it counts: it does not when the core is told of other roots, another app or other environments
    than when it came.
    """

    state: Optional[Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]]
    """What has become of a transaction; null for what is none, or does not count."""

    payload: Optional[Dict[str, Any]]
    """What was signed, with all its members; null unless it is asked for, and when its signature is trusted
    no longer.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "id", "originalTransactionId", "productId", "environment", "notificationType", "subtype", "signedDate", "receivedAt", "counts", "state", "payload", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "id", "originalTransactionId", "productId", "environment", "notificationType", "subtype", "signedDate", "receivedAt", "counts", "state", "payload", ))

    def __init__(
        self,
        *,
        kind: Literal["transaction", "renewal", "notification", "app"],
        id: Optional[str],
        original_transaction_id: Optional[str],
        product_id: Optional[str],
        environment: Optional[str],
        notification_type: Optional[str],
        subtype: Optional[str],
        signed_date: datetime,
        received_at: datetime,
        counts: bool,
        state: Optional[Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]],
        payload: Optional[Dict[str, Any]],
    ) -> None:
        self.kind = kind
        self.id = id
        self.original_transaction_id = original_transaction_id
        self.product_id = product_id
        self.environment = environment
        self.notification_type = notification_type
        self.subtype = subtype
        self.signed_date = signed_date
        self.received_at = received_at
        self.counts = counts
        self.state = state
        self.payload = payload

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> KeptDocument:
        return cls(
            kind=value["kind"],
            id=value["id"],
            original_transaction_id=value["originalTransactionId"],
            product_id=value["productId"],
            environment=value["environment"],
            notification_type=value["notificationType"],
            subtype=value["subtype"],
            signed_date=instant(value["signedDate"]),
            received_at=instant(value["receivedAt"]),
            counts=value["counts"],
            state=value["state"],
            payload=value["payload"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "id": self.id,
            "originalTransactionId": self.original_transaction_id,
            "productId": self.product_id,
            "environment": self.environment,
            "notificationType": self.notification_type,
            "subtype": self.subtype,
            "signedDate": self.signed_date,
            "receivedAt": self.received_at,
            "counts": self.counts,
            "state": self.state,
            "payload": self.payload,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class KeptDocumentPage(Record):
    """One page of a list."""

    items: List[KeptDocument]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[KeptDocument],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> KeptDocumentPage:
        return cls(
            items=[KeptDocument._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class KeyReusedData(Record):
    """The idempotency key was used for another request."""

    kind: Literal["keyReused"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["keyReused"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> KeyReusedData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class KnownItems(Record):
    """Items that were named, as far as they are known."""

    found: List[Optional[Item]]
    """The items in the order in which they were named; null for one that is unknown."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("found", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("found", ))

    def __init__(
        self,
        *,
        found: List[Optional[Item]],
    ) -> None:
        self.found = found

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> KnownItems:
        return cls(
            found=[optional(Item._read)(one) for one in value["found"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "found": self.found,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Label(Record):
    """A label for a record."""

    code: str
    """What scan.resolve resolves to the record, in whatever symbology it is printed."""

    title: str
    """What people call the record."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("code", "title", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("code", "title", ))

    def __init__(
        self,
        *,
        code: str,
        title: str,
    ) -> None:
        self.code = code
        self.title = title

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Label:
        return cls(
            code=value["code"],
            title=value["title"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "code": self.code,
            "title": self.title,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LabelCount(Record):
    """A category or a tag, and how many items have it."""

    name: str
    """What it is called, as it was spelled last."""

    items: int
    """How many items have it that are not archived."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "items", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "items", ))

    def __init__(
        self,
        *,
        name: str,
        items: int,
    ) -> None:
        self.name = name
        self.items = items

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LabelCount:
        return cls(
            name=value["name"],
            items=value["items"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "items": self.items,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LabelPage(Record):
    """A page of categories or tags."""

    items: List[LabelCount]
    """What there is, by name; case does not count."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    partial: bool
    """Whether some of very many new items are not counted yet; they are in idle moments, and by whoever asks
    again.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", "partial", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", "partial", ))

    def __init__(
        self,
        *,
        items: List[LabelCount],
        next: Optional[str],
        partial: bool,
    ) -> None:
        self.items = items
        self.next = next
        self.partial = partial

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LabelPage:
        return cls(
            items=[LabelCount._read(one) for one in value["items"]],
            next=value["next"],
            partial=value["partial"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
            "partial": self.partial,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LastLocation(Record):
    """Where the device was when it was last asked, and how far that is to be trusted."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: Optional[str]
    """What the place is called; null as long as that is not known."""

    at: datetime
    """When the device was there."""

    accuracy: Optional[Decimal]
    """How many metres the device may have been from there; null when the host did not say."""

    stale: bool
    """Whether it is older than was asked for."""

    age: int
    """How many milliseconds ago the device was there; 0 when the clock was set back since."""

    authorization: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """Whether the app may know where the device is now; where it may not, this place is no more than a
    memory.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "at", "accuracy", "stale", "age", "authorization", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "at", "accuracy", "stale", "age", "authorization", ))

    def __init__(
        self,
        *,
        latitude: Decimal,
        longitude: Decimal,
        name: Optional[str],
        at: datetime,
        accuracy: Optional[Decimal],
        stale: bool,
        age: int,
        authorization: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"],
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.name = name
        self.at = at
        self.accuracy = accuracy
        self.stale = stale
        self.age = age
        self.authorization = authorization

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LastLocation:
        return cls(
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            name=value["name"],
            at=instant(value["at"]),
            accuracy=optional(Decimal)(value["accuracy"]),
            stale=value["stale"],
            age=value["age"],
            authorization=value["authorization"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "name": self.name,
            "at": self.at,
            "accuracy": self.accuracy,
            "stale": self.stale,
            "age": self.age,
            "authorization": self.authorization,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LeftCompany(Record):
    """A company that the account takes part in no longer."""

    company: str
    """The company, which is here no longer."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", ))

    def __init__(
        self,
        *,
        company: str,
    ) -> None:
        self.company = company

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LeftCompany:
        return cls(
            company=value["company"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LeftShare(Record):
    """A share that was left."""

    zone: CloudZoneAnswer
    """The zone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("zone", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("zone", ))

    def __init__(
        self,
        *,
        zone: CloudZoneAnswer,
    ) -> None:
        self.zone = zone

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "zone": self.zone,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LimitReachedData(Record):
    """As many as there may be are open already; data.limit says how many."""

    kind: Literal["limitReached"]
    """The machine name of the kind of errors."""

    limit: int
    """How many there may be."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "limit", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "limit", ))

    def __init__(
        self,
        *,
        kind: Literal["limitReached"],
        limit: int,
    ) -> None:
        self.kind = kind
        self.limit = limit

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LimitReachedData:
        return cls(
            kind=value["kind"],
            limit=value["limit"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "limit": self.limit,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LineTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    text: Union[str, Unset] = UNSET
    """What it is of."""

    quantity: Union[Number, Unset] = UNSET
    """How much; more than 0."""

    unit: Union[Optional[str], Unset] = UNSET
    """What the quantity counts; of an item its own unit, or one of its units."""

    unit_price: Union[MoneyChanges, Unset] = UNSET
    """What one costs, in the order's currency."""

    discount: Union[Optional[Number], Unset] = UNSET
    """What is taken off, in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Union[Optional[str], Unset] = UNSET
    """What stands below it on documents."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", ))

    def __init__(
        self,
        *,
        text: Union[str, Unset] = UNSET,
        quantity: Union[Number, Unset] = UNSET,
        unit: Union[Optional[str], Unset] = UNSET,
        unit_price: Union[MoneyChanges, Unset] = UNSET,
        discount: Union[Optional[Number], Unset] = UNSET,
        tax_rate: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.text is not UNSET:
            members["text"] = self.text
        if self.quantity is not UNSET:
            members["quantity"] = self.quantity
        if self.unit is not UNSET:
            members["unit"] = self.unit
        if self.unit_price is not UNSET:
            members["unitPrice"] = self.unit_price
        if self.discount is not UNSET:
            members["discount"] = self.discount
        if self.tax_rate is not UNSET:
            members["taxRate"] = self.tax_rate
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class LinkList(Record):
    """What links have asked for."""

    links: List[PendingLink]
    """In the order in which it was asked for."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("links", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("links", ))

    def __init__(
        self,
        *,
        links: List[PendingLink],
    ) -> None:
        self.links = links

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LinkList:
        return cls(
            links=[PendingLink._read(one) for one in value["links"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "links": self.links,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedAccess(Record):
    """Somebody in a company."""

    access: AccessRecord
    """What they may do."""

    username: Optional[str]
    """The name that they sign in with; null for who has none, and of people whose passwords are not the
    caller's to reset.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("access", "username", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("access", "username", ))

    def __init__(
        self,
        *,
        access: AccessRecord,
        username: Optional[str],
    ) -> None:
        self.access = access
        self.username = username

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedAccess:
        return cls(
            access=AccessRecord._read(value["access"]),
            username=value["username"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "access": self.access,
            "username": self.username,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedAccessPage(Record):
    """One page of a list."""

    items: List[ListedAccess]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[ListedAccess],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedAccessPage:
        return cls(
            items=[ListedAccess._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedCompany(Record):
    """A company, where it is stored, and the caller's role in it."""

    id: str
    """The company's id."""

    name: str
    """The name that people call it by."""

    logo: Optional[str]
    """Where its logo is found."""

    tier: Literal["free", "business", "enterprise"]
    """What it pays for."""

    archived: bool
    """Whether it is archived: then it can be read, and not written."""

    kind: Literal["business", "personal"]
    """business or personal."""

    store: Literal["private", "shared"]
    """The store that holds it."""

    role: Optional[Literal["owner", "participant"]]
    """What the caller is there; null as long as a sign-in is needed."""

    sign_in: Literal["unneeded", "needed", "done", "create"]
    """unneeded: the company has no credentials, and the account acts there; needed: it has, and nobody is
    signed in; done: somebody is; create: its owner asks everybody for credentials of their own, and the
    account has none (access.credentials.create).
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "logo", "tier", "archived", "kind", "store", "role", "signIn", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "logo", "tier", "archived", "kind", "store", "role", "signIn", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        logo: Optional[str],
        tier: Literal["free", "business", "enterprise"],
        archived: bool,
        kind: Literal["business", "personal"],
        store: Literal["private", "shared"],
        role: Optional[Literal["owner", "participant"]],
        sign_in: Literal["unneeded", "needed", "done", "create"],
    ) -> None:
        self.id = id
        self.name = name
        self.logo = logo
        self.tier = tier
        self.archived = archived
        self.kind = kind
        self.store = store
        self.role = role
        self.sign_in = sign_in

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedCompany:
        return cls(
            id=value["id"],
            name=value["name"],
            logo=value["logo"],
            tier=value["tier"],
            archived=value["archived"],
            kind=value["kind"],
            store=value["store"],
            role=value["role"],
            sign_in=value["signIn"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "logo": self.logo,
            "tier": self.tier,
            "archived": self.archived,
            "kind": self.kind,
            "store": self.store,
            "role": self.role,
            "signIn": self.sign_in,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedCompanyPage(Record):
    """One page of a list."""

    items: List[ListedCompany]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[ListedCompany],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedCompanyPage:
        return cls(
            items=[ListedCompany._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedConversation(Record):
    """A conversation of the core."""

    number: int
    """Its number; no two of a core have the same."""

    own: bool
    """Whether it is the one that asks."""

    client: Optional[Client]
    """Who said hello (system.hello); null when nobody did."""

    command: Optional[str]
    """The command of its program, such as serve or mcp; null where the core is not shared."""

    process: Optional[int]
    """The number of its process; null where the core is not shared."""

    uptime: int
    """For how many milliseconds it has been there."""

    capabilities: List[str]
    """What it has said it can answer as the host (host.provide)."""

    read_only: bool
    """Whether it may only read."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("number", "own", "client", "command", "process", "uptime", "capabilities", "readOnly", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("number", "own", "client", "command", "process", "uptime", "capabilities", "readOnly", ))

    def __init__(
        self,
        *,
        number: int,
        own: bool,
        client: Optional[Client],
        command: Optional[str],
        process: Optional[int],
        uptime: int,
        capabilities: List[str],
        read_only: bool,
    ) -> None:
        self.number = number
        self.own = own
        self.client = client
        self.command = command
        self.process = process
        self.uptime = uptime
        self.capabilities = capabilities
        self.read_only = read_only

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedConversation:
        return cls(
            number=value["number"],
            own=value["own"],
            client=optional(Client._read)(value["client"]),
            command=value["command"],
            process=value["process"],
            uptime=value["uptime"],
            capabilities=value["capabilities"],
            read_only=value["readOnly"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "number": self.number,
            "own": self.own,
            "client": self.client,
            "command": self.command,
            "process": self.process,
            "uptime": self.uptime,
            "capabilities": self.capabilities,
            "readOnly": self.read_only,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedCountLine(Record):
    """What was found of an item in a place, with what people call the two."""

    id: str
    """The line's id."""

    company: str
    """The company that it belongs to."""

    count: str
    """The stocktake."""

    item: str
    """What was counted."""

    location: str
    """Where."""

    lot: Optional[str]
    """Which lot of it; null for an item whose lots are not told apart."""

    quantity: Decimal
    """How much there was, in the item's own unit."""

    expected: Optional[Decimal]
    """How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts
    blind.
    """

    actor: str
    """Who counted."""

    at: datetime
    """When."""

    sku: Optional[str]
    """The item's stock keeping unit; null for one that was deleted."""

    name: Optional[str]
    """What people call the item."""

    unit: Optional[str]
    """What quantities of it count."""

    location_name: Optional[str]
    """What people call the location; null for one that was deleted."""

    batch: Optional[str]
    """The lot's batch."""

    serial: Optional[str]
    """The lot's serial number."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "count", "item", "location", "lot", "quantity", "expected", "actor", "at", "sku", "name", "unit", "locationName", "batch", "serial", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "count", "item", "location", "lot", "quantity", "expected", "actor", "at", "sku", "name", "unit", "locationName", "batch", "serial", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        count: str,
        item: str,
        location: str,
        lot: Optional[str],
        quantity: Decimal,
        expected: Optional[Decimal],
        actor: str,
        at: datetime,
        sku: Optional[str],
        name: Optional[str],
        unit: Optional[str],
        location_name: Optional[str],
        batch: Optional[str],
        serial: Optional[str],
    ) -> None:
        self.id = id
        self.company = company
        self.count = count
        self.item = item
        self.location = location
        self.lot = lot
        self.quantity = quantity
        self.expected = expected
        self.actor = actor
        self.at = at
        self.sku = sku
        self.name = name
        self.unit = unit
        self.location_name = location_name
        self.batch = batch
        self.serial = serial

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedCountLine:
        return cls(
            id=value["id"],
            company=value["company"],
            count=value["count"],
            item=value["item"],
            location=value["location"],
            lot=value["lot"],
            quantity=Decimal(value["quantity"]),
            expected=optional(Decimal)(value["expected"]),
            actor=value["actor"],
            at=instant(value["at"]),
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            location_name=value["locationName"],
            batch=value["batch"],
            serial=value["serial"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "count": self.count,
            "item": self.item,
            "location": self.location,
            "lot": self.lot,
            "quantity": self.quantity,
            "expected": self.expected,
            "actor": self.actor,
            "at": self.at,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "locationName": self.location_name,
            "batch": self.batch,
            "serial": self.serial,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedCountLinePage(Record):
    """One page of a list."""

    items: List[ListedCountLine]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[ListedCountLine],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedCountLinePage:
        return cls(
            items=[ListedCountLine._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedLot(Record):
    """A lot, and how much of it there is."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    item: str
    """The item that it is of; it stays so."""

    batch: Optional[str]
    """The batch, unique in its item; it, or serial, must be given."""

    serial: Optional[str]
    """The serial number of one piece, unique in its item for ever."""

    expiry: Optional[str]
    """The last day on which it is good."""

    manufactured_at: Optional[str]
    """The day on which it was made."""

    supplier_lot: Optional[str]
    """What its supplier calls it."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or
    lost.
    """

    note: Optional[str]
    """What else is to be known."""

    archived: bool
    """Whether it is out of use: it takes no more stock."""

    joined: Optional[str]
    """The lot with the same batch or serial number that this one has become part of, after devices made both
    apart; null for any other.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """What people call the item."""

    unit: str
    """What quantities of it count."""

    on_hand: Decimal
    """How much of it there is, wherever it lies."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "batch", "serial", "expiry", "manufacturedAt", "supplierLot", "status", "note", "archived", "joined", "version", "createdAt", "updatedAt", "sku", "name", "unit", "onHand", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "batch", "serial", "expiry", "manufacturedAt", "supplierLot", "status", "note", "archived", "joined", "version", "createdAt", "updatedAt", "unreadable", "sku", "name", "unit", "onHand", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        item: str,
        batch: Optional[str],
        serial: Optional[str],
        expiry: Optional[str],
        manufactured_at: Optional[str],
        supplier_lot: Optional[str],
        status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"],
        note: Optional[str],
        archived: bool,
        joined: Optional[str],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        sku: str,
        name: str,
        unit: str,
        on_hand: Decimal,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.item = item
        self.batch = batch
        self.serial = serial
        self.expiry = expiry
        self.manufactured_at = manufactured_at
        self.supplier_lot = supplier_lot
        self.status = status
        self.note = note
        self.archived = archived
        self.joined = joined
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.sku = sku
        self.name = name
        self.unit = unit
        self.on_hand = on_hand
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedLot:
        return cls(
            id=value["id"],
            company=value["company"],
            item=value["item"],
            batch=value["batch"],
            serial=value["serial"],
            expiry=value["expiry"],
            manufactured_at=value["manufacturedAt"],
            supplier_lot=value["supplierLot"],
            status=value["status"],
            note=value["note"],
            archived=value["archived"],
            joined=value["joined"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            on_hand=Decimal(value["onHand"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "item": self.item,
            "batch": self.batch,
            "serial": self.serial,
            "expiry": self.expiry,
            "manufacturedAt": self.manufactured_at,
            "supplierLot": self.supplier_lot,
            "status": self.status,
            "note": self.note,
            "archived": self.archived,
            "joined": self.joined,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "onHand": self.on_hand,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class ListedLotPage(Record):
    """One page of a list."""

    items: List[ListedLot]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[ListedLot],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ListedLotPage:
        return cls(
            items=[ListedLot._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LiveClosed(Record):
    """A live query that is closed."""

    closed: int
    """The handle that it had."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("closed", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("closed", ))

    def __init__(
        self,
        *,
        closed: int,
    ) -> None:
        self.closed = closed

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LiveClosed:
        return cls(
            closed=value["closed"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "closed": self.closed,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LiveOpened(Record):
    """A live query."""

    live: int
    """The query's handle."""

    result: Optional[Union[Pong, Info, Diagnostics, ConversationList, EventPage, ConvertedTemperature, TemperatureScalePage, HumanusTable, CurrentWeather, HourlyWeather, LocationAuthorization, Optional[LastLocation], Company, ListedCompanyPage, TierLimitsPage, Optional[ListedCompany], Caller, AllowedMethods, CheckedMethod, Explanation, ListedAccessPage, NamedPersonPage, DepartmentPage, PresetPage, CurrentEntitlements, CheckedFeature, KeptDocumentPage, Products, IntentList, EntitlementSnapshot, StoreEnvironment, HistoryEntryPage, Item, ItemPage, FoundItemPage, ItemOverview, KnownItems, LabelPage, Location, LocationPage, LocationTree, Lot, ListedLotPage, StockLevelPage, LowStockPage, StockEntryPage, ExpiringLotPage, StockAlertPage, Count, CountPage, ListedCountLinePage, UncountedStockPage, Loan, LoanPage, OverdueLoanPage, ResolvedCode, Label, FoundContact, ContactPage, FoundContactPage, DuplicateContactsPage, ActivityPage, OrderView, OrderPage, OrderDocument, DispatchView, DispatchPage, PickedPlacePage, PurchaseView, PurchasePage, DaySummary, Asset, AssetPage, AssetBytes, AssetPath, View, ViewPage, Page, SettingValues, DescribedSettings, Bean, Equipment, Brew, Tasting, Recipe, BeanPage, EquipmentPage, BrewPage, BrewSectionPage, Optional[Brew], TastingPage, FlavorWheel, CompletedTerms, RecipePage, ScaledRecipe, JournalOverview, FigurePoints, Insights, Recommendation, SyncStatus, SyncAccount, SyncEventPage, SyncConflictPage, SharingState, ParticipantPage, DeparturePage, PolicyVerdict, Flags, ShownFlag, Promotions, Deployment, RecentList, PlaceList, SuggestedPlaces, ShownPlace, SharedValue, SharedNames, LinkList, Dict[str, Any]]]
    """What the method answers now."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("live", "result", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("live", "result", ))

    def __init__(
        self,
        *,
        live: int,
        result: Optional[Union[Pong, Info, Diagnostics, ConversationList, EventPage, ConvertedTemperature, TemperatureScalePage, HumanusTable, CurrentWeather, HourlyWeather, LocationAuthorization, Optional[LastLocation], Company, ListedCompanyPage, TierLimitsPage, Optional[ListedCompany], Caller, AllowedMethods, CheckedMethod, Explanation, ListedAccessPage, NamedPersonPage, DepartmentPage, PresetPage, CurrentEntitlements, CheckedFeature, KeptDocumentPage, Products, IntentList, EntitlementSnapshot, StoreEnvironment, HistoryEntryPage, Item, ItemPage, FoundItemPage, ItemOverview, KnownItems, LabelPage, Location, LocationPage, LocationTree, Lot, ListedLotPage, StockLevelPage, LowStockPage, StockEntryPage, ExpiringLotPage, StockAlertPage, Count, CountPage, ListedCountLinePage, UncountedStockPage, Loan, LoanPage, OverdueLoanPage, ResolvedCode, Label, FoundContact, ContactPage, FoundContactPage, DuplicateContactsPage, ActivityPage, OrderView, OrderPage, OrderDocument, DispatchView, DispatchPage, PickedPlacePage, PurchaseView, PurchasePage, DaySummary, Asset, AssetPage, AssetBytes, AssetPath, View, ViewPage, Page, SettingValues, DescribedSettings, Bean, Equipment, Brew, Tasting, Recipe, BeanPage, EquipmentPage, BrewPage, BrewSectionPage, Optional[Brew], TastingPage, FlavorWheel, CompletedTerms, RecipePage, ScaledRecipe, JournalOverview, FigurePoints, Insights, Recommendation, SyncStatus, SyncAccount, SyncEventPage, SyncConflictPage, SharingState, ParticipantPage, DeparturePage, PolicyVerdict, Flags, ShownFlag, Promotions, Deployment, RecentList, PlaceList, SuggestedPlaces, ShownPlace, SharedValue, SharedNames, LinkList, Dict[str, Any]]],
    ) -> None:
        self.live = live
        self.result = result

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LiveOpened:
        return cls(
            live=value["live"],
            result=value["result"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "live": self.live,
            "result": self.result,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Loan(Record):
    """Something that was lent or borrowed."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    item: str
    """What it is."""

    quantity: Decimal
    """How much of it, in the item's own unit."""

    direction: Literal["out", "in"]
    """out for what was lent to others; in for what was borrowed from them, which is no stock."""

    contact: Optional[str]
    """Who has it, or whose it is; null for a user."""

    user: Optional[str]
    """The same, for somebody of the company; null for a contact."""

    lent_at: datetime
    """When it went, or came."""

    due_at: Optional[datetime]
    """When it is to be back."""

    note: Optional[str]
    """What else is to be known."""

    from_: Optional[str]
    """Where it lay, and goes back to."""

    parts: List[LoanPart]
    """How much of which lot; one part without a lot for an item whose lots are not told apart."""

    returned: Decimal
    """How much of it is back."""

    lost: Decimal
    """How much of it will never be back."""

    status: Literal["out", "partly", "returned", "lost"]
    """What became of it."""

    returned_at: Optional[datetime]
    """When the last of it came back, or was lost; null while some is out."""

    overdue_at: Optional[datetime]
    """When it was noticed that it should be back: as it becomes due where somebody listens, else in an idle
    moment, or as it comes back late; null until then.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "quantity", "direction", "contact", "user", "lentAt", "dueAt", "note", "from", "parts", "returned", "lost", "status", "returnedAt", "overdueAt", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "quantity", "direction", "contact", "user", "lentAt", "dueAt", "note", "from", "parts", "returned", "lost", "status", "returnedAt", "overdueAt", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        item: str,
        quantity: Decimal,
        direction: Literal["out", "in"],
        contact: Optional[str],
        user: Optional[str],
        lent_at: datetime,
        due_at: Optional[datetime],
        note: Optional[str],
        from_: Optional[str],
        parts: List[LoanPart],
        returned: Decimal,
        lost: Decimal,
        status: Literal["out", "partly", "returned", "lost"],
        returned_at: Optional[datetime],
        overdue_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.item = item
        self.quantity = quantity
        self.direction = direction
        self.contact = contact
        self.user = user
        self.lent_at = lent_at
        self.due_at = due_at
        self.note = note
        self.from_ = from_
        self.parts = parts
        self.returned = returned
        self.lost = lost
        self.status = status
        self.returned_at = returned_at
        self.overdue_at = overdue_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Loan:
        return cls(
            id=value["id"],
            company=value["company"],
            item=value["item"],
            quantity=Decimal(value["quantity"]),
            direction=value["direction"],
            contact=value["contact"],
            user=value["user"],
            lent_at=instant(value["lentAt"]),
            due_at=optional(instant)(value["dueAt"]),
            note=value["note"],
            from_=value["from"],
            parts=[LoanPart._read(one) for one in value["parts"]],
            returned=Decimal(value["returned"]),
            lost=Decimal(value["lost"]),
            status=value["status"],
            returned_at=optional(instant)(value["returnedAt"]),
            overdue_at=optional(instant)(value["overdueAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "item": self.item,
            "quantity": self.quantity,
            "direction": self.direction,
            "contact": self.contact,
            "user": self.user,
            "lentAt": self.lent_at,
            "dueAt": self.due_at,
            "note": self.note,
            "from": self.from_,
            "parts": self.parts,
            "returned": self.returned,
            "lost": self.lost,
            "status": self.status,
            "returnedAt": self.returned_at,
            "overdueAt": self.overdue_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class LoanConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Loan
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Loan,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LoanConflictData:
        return cls(
            kind=value["kind"],
            current=Loan._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LoanPage(Record):
    """One page of a list."""

    items: List[Loan]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Loan],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LoanPage:
        return cls(
            items=[Loan._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LoanPart(Record):
    """What of a loan is of one lot."""

    lot: Optional[str]
    """The lot."""

    quantity: Decimal
    """How much was lent."""

    closed: Decimal
    """How much of that is back, or lost."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("lot", "quantity", "closed", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("lot", "quantity", "closed", ))

    def __init__(
        self,
        *,
        lot: Optional[str],
        quantity: Decimal,
        closed: Decimal,
    ) -> None:
        self.lot = lot
        self.quantity = quantity
        self.closed = closed

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LoanPart:
        return cls(
            lot=value["lot"],
            quantity=Decimal(value["quantity"]),
            closed=Decimal(value["closed"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "lot": self.lot,
            "quantity": self.quantity,
            "closed": self.closed,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LoanTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    due_at: Union[Optional[datetime], Unset] = UNSET
    """When it is to be back."""

    note: Union[Optional[str], Unset] = UNSET
    """What else is to be known."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("dueAt", "note", ))

    def __init__(
        self,
        *,
        due_at: Union[Optional[datetime], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.due_at = due_at
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.due_at is not UNSET:
            members["dueAt"] = self.due_at
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class Location(Record):
    """A place where a company keeps its stock."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    name: str
    """What people call it."""

    code: Optional[str]
    """What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another
    one.
    """

    parent: Optional[str]
    """The location that it is part of."""

    structural: bool
    """Whether it only holds other locations, and no stock."""

    kind: Literal["stock", "transit", "loan", "scrap"]
    """What becomes of what lies there: only what is in stock is available."""

    barcode: Optional[str]
    """What scanners read there."""

    address: Optional[Address]
    """Where it is."""

    note: Optional[str]
    """What else is to be known."""

    archived: bool
    """Whether it is out of use: it takes no more stock."""

    joined: Optional[str]
    """The location with the same code that this one has become part of, after devices made both apart; null
    for any other.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "code", "parent", "structural", "kind", "barcode", "address", "note", "archived", "joined", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "code", "parent", "structural", "kind", "barcode", "address", "note", "archived", "joined", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        name: str,
        code: Optional[str],
        parent: Optional[str],
        structural: bool,
        kind: Literal["stock", "transit", "loan", "scrap"],
        barcode: Optional[str],
        address: Optional[Address],
        note: Optional[str],
        archived: bool,
        joined: Optional[str],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.name = name
        self.code = code
        self.parent = parent
        self.structural = structural
        self.kind = kind
        self.barcode = barcode
        self.address = address
        self.note = note
        self.archived = archived
        self.joined = joined
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Location:
        return cls(
            id=value["id"],
            company=value["company"],
            name=value["name"],
            code=value["code"],
            parent=value["parent"],
            structural=value["structural"],
            kind=value["kind"],
            barcode=value["barcode"],
            address=optional(Address._read)(value["address"]),
            note=value["note"],
            archived=value["archived"],
            joined=value["joined"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "name": self.name,
            "code": self.code,
            "parent": self.parent,
            "structural": self.structural,
            "kind": self.kind,
            "barcode": self.barcode,
            "address": self.address,
            "note": self.note,
            "archived": self.archived,
            "joined": self.joined,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationAnswer(Record):
    """The host's answer to host.location.request."""

    latitude: Union[Optional[Number], Unset] = UNSET
    """Needed, unless authorization is denied or restricted."""

    longitude: Union[Optional[Number], Unset] = UNSET
    """Needed, unless authorization is denied or restricted."""

    accuracy: Union[Optional[Number], Unset] = UNSET
    """How many metres the device may be from there."""

    at: Union[Optional[datetime], Unset] = UNSET
    """When the device was there; now without it."""

    authorization: Union[Optional[Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]], Unset] = UNSET
    """Whether the app may know where the device is."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "accuracy", "at", "authorization", ))

    def __init__(
        self,
        *,
        latitude: Union[Optional[Number], Unset] = UNSET,
        longitude: Union[Optional[Number], Unset] = UNSET,
        accuracy: Union[Optional[Number], Unset] = UNSET,
        at: Union[Optional[datetime], Unset] = UNSET,
        authorization: Union[Optional[Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]], Unset] = UNSET,
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
        self.at = at
        self.authorization = authorization

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.latitude is not UNSET:
            members["latitude"] = self.latitude
        if self.longitude is not UNSET:
            members["longitude"] = self.longitude
        if self.accuracy is not UNSET:
            members["accuracy"] = self.accuracy
        if self.at is not UNSET:
            members["at"] = self.at
        if self.authorization is not UNSET:
            members["authorization"] = self.authorization
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationAuthorization(Record):
    """Whether the app may know where the device is."""

    state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """What the user, or who manages the device, has decided."""

    changed_at: Optional[datetime]
    """When the host said so; null as long as it has not."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("state", "changedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("state", "changedAt", ))

    def __init__(
        self,
        *,
        state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"],
        changed_at: Optional[datetime],
    ) -> None:
        self.state = state
        self.changed_at = changed_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LocationAuthorization:
        return cls(
            state=value["state"],
            changed_at=optional(instant)(value["changedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "state": self.state,
            "changedAt": self.changed_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Location
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Location,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LocationConflictData:
        return cls(
            kind=value["kind"],
            current=Location._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationDeniedData(Record):
    """The app is not allowed to know where the device is; data.state is denied or restricted."""

    kind: Literal["locationDenied"]
    """The machine name of the kind of errors."""

    state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"]
    """What has been decided: denied or restricted."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "state", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "state", ))

    def __init__(
        self,
        *,
        kind: Literal["locationDenied"],
        state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"],
    ) -> None:
        self.kind = kind
        self.state = state

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LocationDeniedData:
        return cls(
            kind=value["kind"],
            state=value["state"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "state": self.state,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """What people call it."""

    code: Union[Optional[str], Unset] = UNSET
    """What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another
    one.
    """

    parent: Union[Optional[str], Unset] = UNSET
    """The location that it is part of."""

    structural: Union[Optional[bool], Unset] = UNSET
    """Whether it only holds other locations, and no stock."""

    kind: Union[Optional[Literal["stock", "transit", "loan", "scrap"]], Unset] = UNSET
    """What becomes of what lies there: only what is in stock is available."""

    barcode: Union[Optional[str], Unset] = UNSET
    """What scanners read there."""

    address: Union[Optional[AddressChanges], Unset] = UNSET
    """Where it is."""

    note: Union[Optional[str], Unset] = UNSET
    """What else is to be known."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is out of use: it takes no more stock."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "code", "parent", "structural", "kind", "barcode", "address", "note", "archived", ))

    def __init__(
        self,
        *,
        name: Union[str, Unset] = UNSET,
        code: Union[Optional[str], Unset] = UNSET,
        parent: Union[Optional[str], Unset] = UNSET,
        structural: Union[Optional[bool], Unset] = UNSET,
        kind: Union[Optional[Literal["stock", "transit", "loan", "scrap"]], Unset] = UNSET,
        barcode: Union[Optional[str], Unset] = UNSET,
        address: Union[Optional[AddressChanges], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.code = code
        self.parent = parent
        self.structural = structural
        self.kind = kind
        self.barcode = barcode
        self.address = address
        self.note = note
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.code is not UNSET:
            members["code"] = self.code
        if self.parent is not UNSET:
            members["parent"] = self.parent
        if self.structural is not UNSET:
            members["structural"] = self.structural
        if self.kind is not UNSET:
            members["kind"] = self.kind
        if self.barcode is not UNSET:
            members["barcode"] = self.barcode
        if self.address is not UNSET:
            members["address"] = self.address
        if self.note is not UNSET:
            members["note"] = self.note
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationNode(Record):
    """A location as a part of a tree."""

    id: str
    """The location."""

    parent: Optional[str]
    """The location that it is part of."""

    depth: int
    """How far below the root it is."""

    name: str
    """What people call it."""

    code: Optional[str]
    """What it is labelled with."""

    kind: Literal["stock", "transit", "loan", "scrap"]
    """What becomes of what lies there."""

    structural: bool
    """Whether it only holds other locations."""

    archived: bool
    """Whether it is out of use."""

    children: int
    """How many locations are part of it directly."""

    is_empty: bool
    """Whether nothing lies in it; its parts aside."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "parent", "depth", "name", "code", "kind", "structural", "archived", "children", "isEmpty", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "parent", "depth", "name", "code", "kind", "structural", "archived", "children", "isEmpty", ))

    def __init__(
        self,
        *,
        id: str,
        parent: Optional[str],
        depth: int,
        name: str,
        code: Optional[str],
        kind: Literal["stock", "transit", "loan", "scrap"],
        structural: bool,
        archived: bool,
        children: int,
        is_empty: bool,
    ) -> None:
        self.id = id
        self.parent = parent
        self.depth = depth
        self.name = name
        self.code = code
        self.kind = kind
        self.structural = structural
        self.archived = archived
        self.children = children
        self.is_empty = is_empty

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LocationNode:
        return cls(
            id=value["id"],
            parent=value["parent"],
            depth=value["depth"],
            name=value["name"],
            code=value["code"],
            kind=value["kind"],
            structural=value["structural"],
            archived=value["archived"],
            children=value["children"],
            is_empty=value["isEmpty"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "parent": self.parent,
            "depth": self.depth,
            "name": self.name,
            "code": self.code,
            "kind": self.kind,
            "structural": self.structural,
            "archived": self.archived,
            "children": self.children,
            "isEmpty": self.is_empty,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationPage(Record):
    """One page of a list."""

    items: List[Location]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Location],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LocationPage:
        return cls(
            items=[Location._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LocationTree(Record):
    """A tree of locations."""

    nodes: List[LocationNode]
    """The locations, each before its parts, in the order of their names; 2,000 at most."""

    is_whole: bool
    """Whether there are no more of them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("nodes", "isWhole", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("nodes", "isWhole", ))

    def __init__(
        self,
        *,
        nodes: List[LocationNode],
        is_whole: bool,
    ) -> None:
        self.nodes = nodes
        self.is_whole = is_whole

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LocationTree:
        return cls(
            nodes=[LocationNode._read(one) for one in value["nodes"]],
            is_whole=value["isWhole"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "nodes": self.nodes,
            "isWhole": self.is_whole,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LogEntry(Record):
    """A line of the log."""

    at: datetime
    """When it was written, by the system's clock."""

    level: Literal["off", "error", "warning", "info", "debug"]
    """How grave it is."""

    message: str
    """What it says, without control characters and line ends."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "level", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "level", "message", ))

    def __init__(
        self,
        *,
        at: datetime,
        level: Literal["off", "error", "warning", "info", "debug"],
        message: str,
    ) -> None:
        self.at = at
        self.level = level
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LogEntry:
        return cls(
            at=instant(value["at"]),
            level=value["level"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "level": self.level,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Lot(Record):
    """What of an item is told from the rest of it: a batch, or one piece with a serial number."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    item: str
    """The item that it is of; it stays so."""

    batch: Optional[str]
    """The batch, unique in its item; it, or serial, must be given."""

    serial: Optional[str]
    """The serial number of one piece, unique in its item for ever."""

    expiry: Optional[str]
    """The last day on which it is good."""

    manufactured_at: Optional[str]
    """The day on which it was made."""

    supplier_lot: Optional[str]
    """What its supplier calls it."""

    status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]
    """Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or
    lost.
    """

    note: Optional[str]
    """What else is to be known."""

    archived: bool
    """Whether it is out of use: it takes no more stock."""

    joined: Optional[str]
    """The lot with the same batch or serial number that this one has become part of, after devices made both
    apart; null for any other.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "batch", "serial", "expiry", "manufacturedAt", "supplierLot", "status", "note", "archived", "joined", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "batch", "serial", "expiry", "manufacturedAt", "supplierLot", "status", "note", "archived", "joined", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        item: str,
        batch: Optional[str],
        serial: Optional[str],
        expiry: Optional[str],
        manufactured_at: Optional[str],
        supplier_lot: Optional[str],
        status: Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"],
        note: Optional[str],
        archived: bool,
        joined: Optional[str],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.item = item
        self.batch = batch
        self.serial = serial
        self.expiry = expiry
        self.manufactured_at = manufactured_at
        self.supplier_lot = supplier_lot
        self.status = status
        self.note = note
        self.archived = archived
        self.joined = joined
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Lot:
        return cls(
            id=value["id"],
            company=value["company"],
            item=value["item"],
            batch=value["batch"],
            serial=value["serial"],
            expiry=value["expiry"],
            manufactured_at=value["manufacturedAt"],
            supplier_lot=value["supplierLot"],
            status=value["status"],
            note=value["note"],
            archived=value["archived"],
            joined=value["joined"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "item": self.item,
            "batch": self.batch,
            "serial": self.serial,
            "expiry": self.expiry,
            "manufacturedAt": self.manufactured_at,
            "supplierLot": self.supplier_lot,
            "status": self.status,
            "note": self.note,
            "archived": self.archived,
            "joined": self.joined,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class LotConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Lot
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Lot,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LotConflictData:
        return cls(
            kind=value["kind"],
            current=Lot._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LotDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    item: Union[str, Unset] = UNSET
    """The item that it is of; it stays so."""

    batch: Union[Optional[str], Unset] = UNSET
    """The batch, unique in its item; it, or serial, must be given."""

    serial: Union[Optional[str], Unset] = UNSET
    """The serial number of one piece, unique in its item for ever."""

    expiry: Union[Optional[str], Unset] = UNSET
    """The last day on which it is good."""

    manufactured_at: Union[Optional[str], Unset] = UNSET
    """The day on which it was made."""

    supplier_lot: Union[Optional[str], Unset] = UNSET
    """What its supplier calls it."""

    status: Union[Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]], Unset] = UNSET
    """Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or
    lost.
    """

    note: Union[Optional[str], Unset] = UNSET
    """What else is to be known."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is out of use: it takes no more stock."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "batch", "serial", "expiry", "manufacturedAt", "supplierLot", "status", "note", "archived", ))

    def __init__(
        self,
        *,
        item: Union[str, Unset] = UNSET,
        batch: Union[Optional[str], Unset] = UNSET,
        serial: Union[Optional[str], Unset] = UNSET,
        expiry: Union[Optional[str], Unset] = UNSET,
        manufactured_at: Union[Optional[str], Unset] = UNSET,
        supplier_lot: Union[Optional[str], Unset] = UNSET,
        status: Union[Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.item = item
        self.batch = batch
        self.serial = serial
        self.expiry = expiry
        self.manufactured_at = manufactured_at
        self.supplier_lot = supplier_lot
        self.status = status
        self.note = note
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.item is not UNSET:
            members["item"] = self.item
        if self.batch is not UNSET:
            members["batch"] = self.batch
        if self.serial is not UNSET:
            members["serial"] = self.serial
        if self.expiry is not UNSET:
            members["expiry"] = self.expiry
        if self.manufactured_at is not UNSET:
            members["manufacturedAt"] = self.manufactured_at
        if self.supplier_lot is not UNSET:
            members["supplierLot"] = self.supplier_lot
        if self.status is not UNSET:
            members["status"] = self.status
        if self.note is not UNSET:
            members["note"] = self.note
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class LowStock(Record):
    """An item of which there is less than there should be."""

    item: str
    """The item."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """What people call the item."""

    unit: str
    """What quantities of it count."""

    on_hand: Decimal
    """How much there is."""

    available: Decimal
    """How much can be sold or used."""

    min_stock: Decimal
    """How much there should be at least."""

    lacking: Decimal
    """How much is lacking: minStock less available."""

    reorder_quantity: Optional[Decimal]
    """How much to order; null where the item does not say."""

    on_order: Decimal
    """How much is ordered and has not come."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "onHand", "available", "minStock", "lacking", "reorderQuantity", "onOrder", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "onHand", "available", "minStock", "lacking", "reorderQuantity", "onOrder", ))

    def __init__(
        self,
        *,
        item: str,
        sku: str,
        name: str,
        unit: str,
        on_hand: Decimal,
        available: Decimal,
        min_stock: Decimal,
        lacking: Decimal,
        reorder_quantity: Optional[Decimal],
        on_order: Decimal,
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name
        self.unit = unit
        self.on_hand = on_hand
        self.available = available
        self.min_stock = min_stock
        self.lacking = lacking
        self.reorder_quantity = reorder_quantity
        self.on_order = on_order

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LowStock:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            on_hand=Decimal(value["onHand"]),
            available=Decimal(value["available"]),
            min_stock=Decimal(value["minStock"]),
            lacking=Decimal(value["lacking"]),
            reorder_quantity=optional(Decimal)(value["reorderQuantity"]),
            on_order=Decimal(value["onOrder"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "onHand": self.on_hand,
            "available": self.available,
            "minStock": self.min_stock,
            "lacking": self.lacking,
            "reorderQuantity": self.reorder_quantity,
            "onOrder": self.on_order,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class LowStockPage(Record):
    """One page of a list."""

    items: List[LowStock]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[LowStock],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> LowStockPage:
        return cls(
            items=[LowStock._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ManagerBits(Record):
    """The bits of which a manager must hold one."""

    rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"]
    """manager"""

    mask: int
    """The bits; one of them is enough."""

    department: Optional[str] = None
    """The department that the right is for; left out where one of several departments is enough."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rule", "mask", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rule", "department", "mask", ))

    def __init__(
        self,
        *,
        rule: Literal["anyone", "account", "member", "department", "manager", "owner", "founder"],
        mask: int,
        department: Optional[str] = None,
    ) -> None:
        self.rule = rule
        self.mask = mask
        self.department = department

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ManagerBits:
        return cls(
            rule=value["rule"],
            mask=value["mask"],
            department=value.get("department"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rule": self.rule,
            "mask": self.mask,
        }
        if self.department is not None:
            members["department"] = self.department
        return members


@dataclass(init=False, repr=False, eq=False)
class MeasuredTemperature(Record):
    """A temperature as the host has it."""

    value: Number
    """A number, rounded to five decimals; not below absolute zero."""

    unit: Literal["celsius", "fahrenheit", "kelvin"]
    """The unit that it is in."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", "unit", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "unit", ))

    def __init__(
        self,
        *,
        value: Number,
        unit: Literal["celsius", "fahrenheit", "kelvin"],
    ) -> None:
        self.value = value
        self.unit = unit

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
            "unit": self.unit,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class MethodNotFoundData(Record):
    """There is no such method."""

    kind: Literal["methodNotFound"]
    """The machine name of the kind of errors."""

    suggestion: Optional[str] = None
    """The name that was probably meant; left out where none is like it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "suggestion", ))

    def __init__(
        self,
        *,
        kind: Literal["methodNotFound"],
        suggestion: Optional[str] = None,
    ) -> None:
        self.kind = kind
        self.suggestion = suggestion

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> MethodNotFoundData:
        return cls(
            kind=value["kind"],
            suggestion=value.get("suggestion"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.suggestion is not None:
            members["suggestion"] = self.suggestion
        return members


@dataclass(init=False, repr=False, eq=False)
class ModifiedRecords(Record):
    """What became of records."""

    results: Union[Optional[Sequence[CloudResult]], Unset] = UNSET
    """One result a record, those to save first."""

    token: Union[Optional[str], Unset] = UNSET
    """The token of the zone behind the batch, where all is of one zone: later questions name it, so that a
    container that was put back is recognised.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("results", "token", ))

    def __init__(
        self,
        *,
        results: Union[Optional[Sequence[CloudResult]], Unset] = UNSET,
        token: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.results = results
        self.token = token

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.results is not UNSET:
            members["results"] = self.results
        if self.token is not UNSET:
            members["token"] = self.token
        return members


@dataclass(init=False, repr=False, eq=False)
class ModifiedZones(Record):
    """What became of zones."""

    results: Union[Optional[Sequence[ZoneResult]], Unset] = UNSET
    """One result a zone, those to save first."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("results", ))

    def __init__(
        self,
        *,
        results: Union[Optional[Sequence[ZoneResult]], Unset] = UNSET,
    ) -> None:
        self.results = results

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.results is not UNSET:
            members["results"] = self.results
        return members


@dataclass(init=False, repr=False, eq=False)
class Money(Record):
    """An amount of money: an integer of the currency's minor units (cents), never a fraction."""

    amount: int
    """In minor units: 1250 is 12.50 EUR."""

    currency: str
    """ISO 4217, three capitals."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))

    def __init__(
        self,
        *,
        amount: int,
        currency: str,
    ) -> None:
        self.amount = amount
        self.currency = currency

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Money:
        return cls(
            amount=value["amount"],
            currency=value["currency"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "amount": self.amount,
            "currency": self.currency,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class MoneyChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    amount: Union[int, Unset] = UNSET
    """In minor units: 1250 is 12.50 EUR."""

    currency: Union[str, Unset] = UNSET
    """ISO 4217, three capitals."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))

    def __init__(
        self,
        *,
        amount: Union[int, Unset] = UNSET,
        currency: Union[str, Unset] = UNSET,
    ) -> None:
        self.amount = amount
        self.currency = currency

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.amount is not UNSET:
            members["amount"] = self.amount
        if self.currency is not UNSET:
            members["currency"] = self.currency
        return members


@dataclass(init=False, repr=False, eq=False)
class MoneyInput(Record):
    """An amount of money: an integer of the currency's minor units (cents), never a fraction."""

    amount: int
    """In minor units: 1250 is 12.50 EUR."""

    currency: str
    """ISO 4217, three capitals."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))

    def __init__(
        self,
        *,
        amount: int,
        currency: str,
    ) -> None:
        self.amount = amount
        self.currency = currency

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "amount": self.amount,
            "currency": self.currency,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class MoneySum(Record):
    """A sum of money: an integer of the currency's minor units, exact; it may be beyond what some readers
    keep of an integer.
    """

    amount: int
    """In minor units: 1250 is 12.50 EUR."""

    currency: str
    """ISO 4217, three capitals."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))

    def __init__(
        self,
        *,
        amount: int,
        currency: str,
    ) -> None:
        self.amount = amount
        self.currency = currency

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> MoneySum:
        return cls(
            amount=value["amount"],
            currency=value["currency"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "amount": self.amount,
            "currency": self.currency,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class NamedPerson(Record):
    """Who somebody in a company is, or was."""

    id: str
    """The user, as actor and user elsewhere."""

    name: Optional[str]
    """What people call them; null for who has no name."""

    username: Optional[str] = None
    """What they sign in with, where they have no name, or signed in with before they left; it is there for
    who does, or did.
    """

    has_left: Optional[bool] = None
    """true for who has left; not there for the others."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "username", "hasLeft", ))

    def __init__(
        self,
        *,
        id: str,
        name: Optional[str],
        username: Optional[str] = None,
        has_left: Optional[bool] = None,
    ) -> None:
        self.id = id
        self.name = name
        self.username = username
        self.has_left = has_left

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> NamedPerson:
        return cls(
            id=value["id"],
            name=value["name"],
            username=value.get("username"),
            has_left=value.get("hasLeft"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
        }
        if self.username is not None:
            members["username"] = self.username
        if self.has_left is not None:
            members["hasLeft"] = self.has_left
        return members


@dataclass(init=False, repr=False, eq=False)
class NamedPersonPage(Record):
    """One page of a list."""

    items: List[NamedPerson]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[NamedPerson],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> NamedPersonPage:
        return cls(
            items=[NamedPerson._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class NewCredentials(Record):
    """What somebody is to sign in with."""

    username: str
    """The name, unique in the company, ignoring case, width and Unicode normalization; it never changes.
    """

    password: str
    """At least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not
    compared by it.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("username", "password", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("username", "password", ))

    def __init__(
        self,
        *,
        username: str,
        password: str,
    ) -> None:
        self.username = username
        self.password = password

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "username": self.username,
            "password": self.password,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class NewLine(Record):
    """A line that is to be: of an item, or of what text says."""

    quantity: Number
    """How much; more than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The item; it, sku or text must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, in its place."""

    text: Union[Optional[str], Unset] = UNSET
    """What it is of; an item's name where it is left out."""

    unit: Union[Optional[str], Unset] = UNSET
    """What the quantity counts; of an item its own unit, or one of its units, and the one that it is sold in
    without it.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """What one costs, in the order's currency; the item's price without it."""

    discount: Union[Optional[Number], Unset] = UNSET
    """What is taken off, in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Union[Optional[str], Unset] = UNSET
    """What stands below it on documents."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("quantity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("quantity", "item", "sku", "text", "unit", "unitPrice", "discount", "taxRate", "note", ))

    def __init__(
        self,
        *,
        quantity: Number,
        item: Union[Optional[str], Unset] = UNSET,
        sku: Union[Optional[str], Unset] = UNSET,
        text: Union[Optional[str], Unset] = UNSET,
        unit: Union[Optional[str], Unset] = UNSET,
        unit_price: Union[Optional[MoneyInput], Unset] = UNSET,
        discount: Union[Optional[Number], Unset] = UNSET,
        tax_rate: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.quantity = quantity
        self.item = item
        self.sku = sku
        self.text = text
        self.unit = unit
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "quantity": self.quantity,
        }
        if self.item is not UNSET:
            members["item"] = self.item
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.text is not UNSET:
            members["text"] = self.text
        if self.unit is not UNSET:
            members["unit"] = self.unit
        if self.unit_price is not UNSET:
            members["unitPrice"] = self.unit_price
        if self.discount is not UNSET:
            members["discount"] = self.discount
        if self.tax_rate is not UNSET:
            members["taxRate"] = self.tax_rate
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class NewPurchaseLine(Record):
    """A line of a purchase that is to be: of an item, or of what text says."""

    quantity: Number
    """How much; more than 0."""

    item: Union[Optional[str], Unset] = UNSET
    """The item; it, sku or text must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The item's SKU, in its place."""

    text: Union[Optional[str], Unset] = UNSET
    """What it is of; an item's name where it is left out."""

    unit: Union[Optional[str], Unset] = UNSET
    """What the quantity counts; of an item its own unit, or one of its units, and the one that it is bought
    in without it.
    """

    unit_price: Union[Optional[MoneyInput], Unset] = UNSET
    """What one costs, in the purchase's currency; what the item costs without it, if that is known. For
    managers alone.
    """

    discount: Union[Optional[Number], Unset] = UNSET
    """What is taken off, in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Union[Optional[str], Unset] = UNSET
    """What stands below it on documents."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("quantity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("quantity", "item", "sku", "text", "unit", "unitPrice", "discount", "taxRate", "note", ))

    def __init__(
        self,
        *,
        quantity: Number,
        item: Union[Optional[str], Unset] = UNSET,
        sku: Union[Optional[str], Unset] = UNSET,
        text: Union[Optional[str], Unset] = UNSET,
        unit: Union[Optional[str], Unset] = UNSET,
        unit_price: Union[Optional[MoneyInput], Unset] = UNSET,
        discount: Union[Optional[Number], Unset] = UNSET,
        tax_rate: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.quantity = quantity
        self.item = item
        self.sku = sku
        self.text = text
        self.unit = unit
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "quantity": self.quantity,
        }
        if self.item is not UNSET:
            members["item"] = self.item
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.text is not UNSET:
            members["text"] = self.text
        if self.unit is not UNSET:
            members["unit"] = self.unit
        if self.unit_price is not UNSET:
            members["unitPrice"] = self.unit_price
        if self.discount is not UNSET:
            members["discount"] = self.discount
        if self.tax_rate is not UNSET:
            members["taxRate"] = self.tax_rate
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class NoCompanyData(Record):
    """No company was named, none is selected, and there is not just one."""

    kind: Literal["noCompany"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["noCompany"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> NoCompanyData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class NotFoundData(Record):
    """There is no such record."""

    kind: Literal["notFound"]
    """The machine name of the kind of errors."""

    pointer: Optional[str] = None
    """A JSON Pointer into the parameters to what names it; left out for what the method is about."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "pointer", ))

    def __init__(
        self,
        *,
        kind: Literal["notFound"],
        pointer: Optional[str] = None,
    ) -> None:
        self.kind = kind
        self.pointer = pointer

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> NotFoundData:
        return cls(
            kind=value["kind"],
            pointer=value.get("pointer"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.pointer is not None:
            members["pointer"] = self.pointer
        return members


@dataclass(init=False, repr=False, eq=False)
class NotKeptHereData(Record):
    """The credentials are kept by the account that owns the company."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    needs: StoreNeeded
    """What would be enough."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        needs: StoreNeeded,
    ) -> None:
        self.kind = kind
        self.needs = needs

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> NotKeptHereData:
        return cls(
            kind=value["kind"],
            needs=StoreNeeded._read(value["needs"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "needs": self.needs,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class NotedPayment(Record):
    """A payment, and how its order stands with it."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    amount: Money
    """How much; less than 0 for what was paid back."""

    method: Optional[str]
    """How: cash, card."""

    reference: Optional[str]
    """What it is called elsewhere."""

    paid_at: datetime
    """When."""

    reason: Optional[str]
    """Why it was reversed."""

    reverses: Optional[str]
    """The payment that it takes back."""

    actor: str
    """Who noted it."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """How paid stands now to what is owed for the order."""

    paid: Money
    """What was paid for it in all, less what was paid back."""

    due: Money
    """What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
    is submitted as it is.
    """

    order_version: int
    """The order's version now, for what expects one."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "amount", "method", "reference", "paidAt", "reason", "reverses", "actor", "version", "createdAt", "updatedAt", "paymentState", "paid", "due", "orderVersion", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "amount", "method", "reference", "paidAt", "reason", "reverses", "actor", "version", "createdAt", "updatedAt", "unreadable", "paymentState", "paid", "due", "orderVersion", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        amount: Money,
        method: Optional[str],
        reference: Optional[str],
        paid_at: datetime,
        reason: Optional[str],
        reverses: Optional[str],
        actor: str,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        payment_state: Literal["unpaid", "partial", "paid", "overpaid"],
        paid: Money,
        due: Money,
        order_version: int,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.amount = amount
        self.method = method
        self.reference = reference
        self.paid_at = paid_at
        self.reason = reason
        self.reverses = reverses
        self.actor = actor
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.payment_state = payment_state
        self.paid = paid
        self.due = due
        self.order_version = order_version
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> NotedPayment:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            amount=Money._read(value["amount"]),
            method=value["method"],
            reference=value["reference"],
            paid_at=instant(value["paidAt"]),
            reason=value["reason"],
            reverses=value["reverses"],
            actor=value["actor"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            payment_state=value["paymentState"],
            paid=Money._read(value["paid"]),
            due=Money._read(value["due"]),
            order_version=value["orderVersion"],
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "amount": self.amount,
            "method": self.method,
            "reference": self.reference,
            "paidAt": self.paid_at,
            "reason": self.reason,
            "reverses": self.reverses,
            "actor": self.actor,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "paymentState": self.payment_state,
            "paid": self.paid,
            "due": self.due,
            "orderVersion": self.order_version,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OpenedLink(Record):
    """What a link asks for."""

    flag: Optional[Literal["home", "locationPicker", "acceptShare"]]
    """What is to be shown; null for a link that is not known."""

    url: Optional[str] = None
    """The link itself, of acceptShare: what sharing.preview and sharing.accept take."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("flag", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("flag", "url", ))

    def __init__(
        self,
        *,
        flag: Optional[Literal["home", "locationPicker", "acceptShare"]],
        url: Optional[str] = None,
    ) -> None:
        self.flag = flag
        self.url = url

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OpenedLink:
        return cls(
            flag=value["flag"],
            url=value.get("url"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "flag": self.flag,
        }
        if self.url is not None:
            members["url"] = self.url
        return members


@dataclass(init=False, repr=False, eq=False)
class Order(Record):
    """What a customer has ordered."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """Who has ordered."""

    currency: str
    """The currency of all its money (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """How it came."""

    agent: Optional[str]
    """The user who looks after it."""

    reference: Optional[str]
    """What the customer calls it."""

    billing_address: Optional[Address]
    """Where the invoice goes; that of the contact where it is left out."""

    shipping_address: Optional[Address]
    """Where the goods go; that of the contact where it is left out."""

    tax_included: bool
    """Whether prices have the tax in them."""

    discount: Optional[OrderDiscount]
    """What is taken off all of it."""

    note: Optional[str]
    """What stands on its documents."""

    internal_note: Optional[str]
    """What stands on none of them."""

    requested_at: Optional[datetime]
    """When the customer wants it."""

    archived: bool
    """Whether it is out of sight: one that is closed or cancelled."""

    number: Optional[str]
    """What it is called on documents; given when it is submitted first, and never to another one."""

    former_numbers: List[str]
    """What it was called before: of two orders that devices have given one number while they were apart, the
    one submitted later gets the next. Whoever looks for it by one of them finds it.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """Where it stands; orders.step takes it further."""

    contact_name: str
    """What the contact was called when the order was made."""

    submitted_at: Optional[datetime]
    """When it was last submitted."""

    invoiced_at: Optional[datetime]
    """When it was invoiced."""

    net: Money
    """What its lines come to, without tax; what was cancelled is not counted."""

    tax: Money
    """The tax on them."""

    gross: Money
    """The two together."""

    credited: Money
    """What of that was for goods that came back."""

    paid: Money
    """What was paid, less what was paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a
    draft, or of what is cancelled, where nothing is.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """How much of its items was shipped; none of what is cancelled, which has all come back."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", "number", "formerNumbers", "status", "contactName", "submittedAt", "invoicedAt", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", "number", "formerNumbers", "status", "contactName", "submittedAt", "invoicedAt", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        contact: str,
        currency: str,
        source: Optional[Literal["web", "phone", "walkIn", "other"]],
        agent: Optional[str],
        reference: Optional[str],
        billing_address: Optional[Address],
        shipping_address: Optional[Address],
        tax_included: bool,
        discount: Optional[OrderDiscount],
        note: Optional[str],
        internal_note: Optional[str],
        requested_at: Optional[datetime],
        archived: bool,
        number: Optional[str],
        former_numbers: List[str],
        status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        contact_name: str,
        submitted_at: Optional[datetime],
        invoiced_at: Optional[datetime],
        net: Money,
        tax: Money,
        gross: Money,
        credited: Money,
        paid: Money,
        payment_state: Literal["unpaid", "partial", "paid", "overpaid"],
        fulfilment_state: Literal["none", "partial", "full"],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.contact = contact
        self.currency = currency
        self.source = source
        self.agent = agent
        self.reference = reference
        self.billing_address = billing_address
        self.shipping_address = shipping_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.requested_at = requested_at
        self.archived = archived
        self.number = number
        self.former_numbers = former_numbers
        self.status = status
        self.contact_name = contact_name
        self.submitted_at = submitted_at
        self.invoiced_at = invoiced_at
        self.net = net
        self.tax = tax
        self.gross = gross
        self.credited = credited
        self.paid = paid
        self.payment_state = payment_state
        self.fulfilment_state = fulfilment_state
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Order:
        return cls(
            id=value["id"],
            company=value["company"],
            contact=value["contact"],
            currency=value["currency"],
            source=value["source"],
            agent=value["agent"],
            reference=value["reference"],
            billing_address=optional(Address._read)(value["billingAddress"]),
            shipping_address=optional(Address._read)(value["shippingAddress"]),
            tax_included=value["taxIncluded"],
            discount=optional(OrderDiscount._read)(value["discount"]),
            note=value["note"],
            internal_note=value["internalNote"],
            requested_at=optional(instant)(value["requestedAt"]),
            archived=value["archived"],
            number=value["number"],
            former_numbers=value["formerNumbers"],
            status=value["status"],
            contact_name=value["contactName"],
            submitted_at=optional(instant)(value["submittedAt"]),
            invoiced_at=optional(instant)(value["invoicedAt"]),
            net=Money._read(value["net"]),
            tax=Money._read(value["tax"]),
            gross=Money._read(value["gross"]),
            credited=Money._read(value["credited"]),
            paid=Money._read(value["paid"]),
            payment_state=value["paymentState"],
            fulfilment_state=value["fulfilmentState"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "contact": self.contact,
            "currency": self.currency,
            "source": self.source,
            "agent": self.agent,
            "reference": self.reference,
            "billingAddress": self.billing_address,
            "shippingAddress": self.shipping_address,
            "taxIncluded": self.tax_included,
            "discount": self.discount,
            "note": self.note,
            "internalNote": self.internal_note,
            "requestedAt": self.requested_at,
            "archived": self.archived,
            "number": self.number,
            "formerNumbers": self.former_numbers,
            "status": self.status,
            "contactName": self.contact_name,
            "submittedAt": self.submitted_at,
            "invoicedAt": self.invoiced_at,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
            "credited": self.credited,
            "paid": self.paid,
            "paymentState": self.payment_state,
            "fulfilmentState": self.fulfilment_state,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Order
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Order,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderConflictData:
        return cls(
            kind=value["kind"],
            current=Order._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderDiscount(Record):
    """What is taken off an order: a percentage of each line, or an amount that is spread over the lines.
    """

    percent: Optional[Decimal]
    """A percentage; or money."""

    money: Optional[Money]
    """An amount in the order's currency; no more is taken off than there is."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("percent", "money", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("percent", "money", ))

    def __init__(
        self,
        *,
        percent: Optional[Decimal],
        money: Optional[Money],
    ) -> None:
        self.percent = percent
        self.money = money

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderDiscount:
        return cls(
            percent=optional(Decimal)(value["percent"]),
            money=optional(Money._read)(value["money"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "percent": self.percent,
            "money": self.money,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderDiscountChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    percent: Union[Optional[Number], Unset] = UNSET
    """A percentage; or money."""

    money: Union[Optional[MoneyChanges], Unset] = UNSET
    """An amount in the order's currency; no more is taken off than there is."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("percent", "money", ))

    def __init__(
        self,
        *,
        percent: Union[Optional[Number], Unset] = UNSET,
        money: Union[Optional[MoneyChanges], Unset] = UNSET,
    ) -> None:
        self.percent = percent
        self.money = money

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.percent is not UNSET:
            members["percent"] = self.percent
        if self.money is not UNSET:
            members["money"] = self.money
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderDiscountInput(Record):
    """What is taken off an order: a percentage of each line, or an amount that is spread over the lines.
    """

    percent: Union[Optional[Number], Unset] = UNSET
    """A percentage; or money."""

    money: Union[Optional[MoneyInput], Unset] = UNSET
    """An amount in the order's currency; no more is taken off than there is."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("percent", "money", ))

    def __init__(
        self,
        *,
        percent: Union[Optional[Number], Unset] = UNSET,
        money: Union[Optional[MoneyInput], Unset] = UNSET,
    ) -> None:
        self.percent = percent
        self.money = money

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.percent is not UNSET:
            members["percent"] = self.percent
        if self.money is not UNSET:
            members["money"] = self.money
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderDocument(Record):
    """What stands on a document of an order."""

    kind: Literal["invoice", "packingList", "quote"]
    """Which document."""

    order: str
    """The order."""

    number: Optional[str]
    """The order's number; null as long as it was not submitted."""

    reference: Optional[str]
    """What the customer calls it."""

    issued_at: Optional[datetime]
    """When it was invoiced; of other documents, when they were asked for."""

    seller: DocumentParty
    """Who sells."""

    buyer: DocumentParty
    """Who buys, and where the invoice goes."""

    shipping_address: Optional[Address]
    """Where the goods go."""

    note: Optional[str]
    """What is written on it."""

    tax_included: bool
    """Whether prices have the tax in them."""

    lines: List[DocumentLine]
    """The lines; what was cancelled is not counted."""

    sums: Optional[DocumentSums]
    """What they come to; null on a packing list."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "order", "number", "reference", "issuedAt", "seller", "buyer", "shippingAddress", "note", "taxIncluded", "lines", "sums", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "order", "number", "reference", "issuedAt", "seller", "buyer", "shippingAddress", "note", "taxIncluded", "lines", "sums", ))

    def __init__(
        self,
        *,
        kind: Literal["invoice", "packingList", "quote"],
        order: str,
        number: Optional[str],
        reference: Optional[str],
        issued_at: Optional[datetime],
        seller: DocumentParty,
        buyer: DocumentParty,
        shipping_address: Optional[Address],
        note: Optional[str],
        tax_included: bool,
        lines: List[DocumentLine],
        sums: Optional[DocumentSums],
    ) -> None:
        self.kind = kind
        self.order = order
        self.number = number
        self.reference = reference
        self.issued_at = issued_at
        self.seller = seller
        self.buyer = buyer
        self.shipping_address = shipping_address
        self.note = note
        self.tax_included = tax_included
        self.lines = lines
        self.sums = sums

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderDocument:
        return cls(
            kind=value["kind"],
            order=value["order"],
            number=value["number"],
            reference=value["reference"],
            issued_at=optional(instant)(value["issuedAt"]),
            seller=DocumentParty._read(value["seller"]),
            buyer=DocumentParty._read(value["buyer"]),
            shipping_address=optional(Address._read)(value["shippingAddress"]),
            note=value["note"],
            tax_included=value["taxIncluded"],
            lines=[DocumentLine._read(one) for one in value["lines"]],
            sums=optional(DocumentSums._read)(value["sums"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "order": self.order,
            "number": self.number,
            "reference": self.reference,
            "issuedAt": self.issued_at,
            "seller": self.seller,
            "buyer": self.buyer,
            "shippingAddress": self.shipping_address,
            "note": self.note,
            "taxIncluded": self.tax_included,
            "lines": self.lines,
            "sums": self.sums,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    contact: Union[str, Unset] = UNSET
    """Who has ordered."""

    currency: Union[str, Unset] = UNSET
    """The currency of all its money (ISO 4217)."""

    source: Union[Optional[Literal["web", "phone", "walkIn", "other"]], Unset] = UNSET
    """How it came."""

    agent: Union[Optional[str], Unset] = UNSET
    """The user who looks after it."""

    reference: Union[Optional[str], Unset] = UNSET
    """What the customer calls it."""

    billing_address: Union[Optional[AddressChanges], Unset] = UNSET
    """Where the invoice goes; that of the contact where it is left out."""

    shipping_address: Union[Optional[AddressChanges], Unset] = UNSET
    """Where the goods go; that of the contact where it is left out."""

    tax_included: Union[Optional[bool], Unset] = UNSET
    """Whether prices have the tax in them."""

    discount: Union[Optional[OrderDiscountChanges], Unset] = UNSET
    """What is taken off all of it."""

    note: Union[Optional[str], Unset] = UNSET
    """What stands on its documents."""

    internal_note: Union[Optional[str], Unset] = UNSET
    """What stands on none of them."""

    requested_at: Union[Optional[datetime], Unset] = UNSET
    """When the customer wants it."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is out of sight: one that is closed or cancelled."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", ))

    def __init__(
        self,
        *,
        contact: Union[str, Unset] = UNSET,
        currency: Union[str, Unset] = UNSET,
        source: Union[Optional[Literal["web", "phone", "walkIn", "other"]], Unset] = UNSET,
        agent: Union[Optional[str], Unset] = UNSET,
        reference: Union[Optional[str], Unset] = UNSET,
        billing_address: Union[Optional[AddressChanges], Unset] = UNSET,
        shipping_address: Union[Optional[AddressChanges], Unset] = UNSET,
        tax_included: Union[Optional[bool], Unset] = UNSET,
        discount: Union[Optional[OrderDiscountChanges], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        internal_note: Union[Optional[str], Unset] = UNSET,
        requested_at: Union[Optional[datetime], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.contact = contact
        self.currency = currency
        self.source = source
        self.agent = agent
        self.reference = reference
        self.billing_address = billing_address
        self.shipping_address = shipping_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.requested_at = requested_at
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.contact is not UNSET:
            members["contact"] = self.contact
        if self.currency is not UNSET:
            members["currency"] = self.currency
        if self.source is not UNSET:
            members["source"] = self.source
        if self.agent is not UNSET:
            members["agent"] = self.agent
        if self.reference is not UNSET:
            members["reference"] = self.reference
        if self.billing_address is not UNSET:
            members["billingAddress"] = self.billing_address
        if self.shipping_address is not UNSET:
            members["shippingAddress"] = self.shipping_address
        if self.tax_included is not UNSET:
            members["taxIncluded"] = self.tax_included
        if self.discount is not UNSET:
            members["discount"] = self.discount
        if self.note is not UNSET:
            members["note"] = self.note
        if self.internal_note is not UNSET:
            members["internalNote"] = self.internal_note
        if self.requested_at is not UNSET:
            members["requestedAt"] = self.requested_at
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderEntry(Record):
    """What became of so much of a line of an order."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    line: str
    """The line."""

    type: Literal["shipped", "takenBack", "returned", "cancelled"]
    """What became of it."""

    quantity: Decimal
    """How much, in the line's unit."""

    parts: List[EntryPart]
    """What was moved in the inventory for it; of a lot that is not put back, where it had left."""

    transaction: Optional[str]
    """The first of the inventory's transactions that moved it; null where nothing was."""

    dispatch: Optional[str]
    """The dispatch that it left with."""

    condition: Optional[Literal["ok", "returned"]]
    """Of a return: what it was like."""

    reason: Optional[str]
    """Why, in the company's words."""

    actor: str
    """Who did it."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "line", "type", "quantity", "parts", "transaction", "dispatch", "condition", "reason", "actor", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "line", "type", "quantity", "parts", "transaction", "dispatch", "condition", "reason", "actor", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        line: str,
        type: Literal["shipped", "takenBack", "returned", "cancelled"],
        quantity: Decimal,
        parts: List[EntryPart],
        transaction: Optional[str],
        dispatch: Optional[str],
        condition: Optional[Literal["ok", "returned"]],
        reason: Optional[str],
        actor: str,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.line = line
        self.type = type
        self.quantity = quantity
        self.parts = parts
        self.transaction = transaction
        self.dispatch = dispatch
        self.condition = condition
        self.reason = reason
        self.actor = actor
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderEntry:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            line=value["line"],
            type=value["type"],
            quantity=Decimal(value["quantity"]),
            parts=[EntryPart._read(one) for one in value["parts"]],
            transaction=value["transaction"],
            dispatch=value["dispatch"],
            condition=value["condition"],
            reason=value["reason"],
            actor=value["actor"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "line": self.line,
            "type": self.type,
            "quantity": self.quantity,
            "parts": self.parts,
            "transaction": self.transaction,
            "dispatch": self.dispatch,
            "condition": self.condition,
            "reason": self.reason,
            "actor": self.actor,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderLine(Record):
    """One line of an order: so much of an item, or of something else, at a price."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    item: Optional[str]
    """The item; null for what is none."""

    sku: Optional[str]
    """Its SKU when the line was made."""

    text: str
    """What it is of."""

    quantity: Decimal
    """How much; more than 0."""

    unit: Optional[str]
    """What the quantity counts; of an item its own unit, or one of its units."""

    unit_price: Money
    """What one costs, in the order's currency."""

    discount: Optional[Decimal]
    """What is taken off, in percent."""

    tax_rate: Optional[Decimal]
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Optional[str]
    """What stands below it on documents."""

    factor: Decimal
    """How many of the item's own unit one of the line's is."""

    fulfilled: Decimal
    """How much was shipped, in the line's unit."""

    returned: Decimal
    """How much of that came back."""

    cancelled: Decimal
    """How much will not be shipped."""

    demand: Decimal
    """How much stock it asks for, in the item's own unit."""

    queued_at: Optional[datetime]
    """Since when it does: who asked first is served first."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "item", "sku", "text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", "factor", "fulfilled", "returned", "cancelled", "demand", "queuedAt", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "item", "sku", "text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", "factor", "fulfilled", "returned", "cancelled", "demand", "queuedAt", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        item: Optional[str],
        sku: Optional[str],
        text: str,
        quantity: Decimal,
        unit: Optional[str],
        unit_price: Money,
        discount: Optional[Decimal],
        tax_rate: Optional[Decimal],
        note: Optional[str],
        factor: Decimal,
        fulfilled: Decimal,
        returned: Decimal,
        cancelled: Decimal,
        demand: Decimal,
        queued_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.item = item
        self.sku = sku
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note
        self.factor = factor
        self.fulfilled = fulfilled
        self.returned = returned
        self.cancelled = cancelled
        self.demand = demand
        self.queued_at = queued_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderLine:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            item=value["item"],
            sku=value["sku"],
            text=value["text"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            unit_price=Money._read(value["unitPrice"]),
            discount=optional(Decimal)(value["discount"]),
            tax_rate=optional(Decimal)(value["taxRate"]),
            note=value["note"],
            factor=Decimal(value["factor"]),
            fulfilled=Decimal(value["fulfilled"]),
            returned=Decimal(value["returned"]),
            cancelled=Decimal(value["cancelled"]),
            demand=Decimal(value["demand"]),
            queued_at=optional(instant)(value["queuedAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "item": self.item,
            "sku": self.sku,
            "text": self.text,
            "quantity": self.quantity,
            "unit": self.unit,
            "unitPrice": self.unit_price,
            "discount": self.discount,
            "taxRate": self.tax_rate,
            "note": self.note,
            "factor": self.factor,
            "fulfilled": self.fulfilled,
            "returned": self.returned,
            "cancelled": self.cancelled,
            "demand": self.demand,
            "queuedAt": self.queued_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderLineConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: OrderLine
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: OrderLine,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderLineConflictData:
        return cls(
            kind=value["kind"],
            current=OrderLine._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderPage(Record):
    """One page of a list."""

    items: List[Order]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Order],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderPage:
        return cls(
            items=[Order._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderStep(Record):
    """One step that a record has taken."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    subject: str
    """What has taken it."""

    from_: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """Where that stood."""

    to: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """Where it stood then."""

    reason: Optional[str]
    """Why, in the company's words."""

    actor: str
    """Who took it."""

    follows: Optional[List[str]]
    """The steps before it, by their ids: the last one, or several that devices took apart from each other.
    null for a step of an older program.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "subject", "from", "to", "reason", "actor", "follows", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "subject", "from", "to", "reason", "actor", "follows", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        subject: str,
        from_: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        to: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        reason: Optional[str],
        actor: str,
        follows: Optional[List[str]],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.subject = subject
        self.from_ = from_
        self.to = to
        self.reason = reason
        self.actor = actor
        self.follows = follows
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderStep:
        return cls(
            id=value["id"],
            company=value["company"],
            subject=value["subject"],
            from_=value["from"],
            to=value["to"],
            reason=value["reason"],
            actor=value["actor"],
            follows=value["follows"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "subject": self.subject,
            "from": self.from_,
            "to": self.to,
            "reason": self.reason,
            "actor": self.actor,
            "follows": self.follows,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OrderView(Record):
    """An order with its lines, payments and dispatches, and how it came to be what it is."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """Who has ordered."""

    currency: str
    """The currency of all its money (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """How it came."""

    agent: Optional[str]
    """The user who looks after it."""

    reference: Optional[str]
    """What the customer calls it."""

    billing_address: Optional[Address]
    """Where the invoice goes; that of the contact where it is left out."""

    shipping_address: Optional[Address]
    """Where the goods go; that of the contact where it is left out."""

    tax_included: bool
    """Whether prices have the tax in them."""

    discount: Optional[OrderDiscount]
    """What is taken off all of it."""

    note: Optional[str]
    """What stands on its documents."""

    internal_note: Optional[str]
    """What stands on none of them."""

    requested_at: Optional[datetime]
    """When the customer wants it."""

    archived: bool
    """Whether it is out of sight: one that is closed or cancelled."""

    number: Optional[str]
    """What it is called on documents; given when it is submitted first, and never to another one."""

    former_numbers: List[str]
    """What it was called before: of two orders that devices have given one number while they were apart, the
    one submitted later gets the next. Whoever looks for it by one of them finds it.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """Where it stands; orders.step takes it further."""

    contact_name: str
    """What the contact was called when the order was made."""

    submitted_at: Optional[datetime]
    """When it was last submitted."""

    invoiced_at: Optional[datetime]
    """When it was invoiced."""

    net: Money
    """What its lines come to, without tax; what was cancelled is not counted."""

    tax: Money
    """The tax on them."""

    gross: Money
    """The two together."""

    credited: Money
    """What of that was for goods that came back."""

    paid: Money
    """What was paid, less what was paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a
    draft, or of what is cancelled, where nothing is.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """How much of its items was shipped; none of what is cancelled, which has all come back."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    due: Money
    """What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
    is submitted as it is.
    """

    taxes: List[TaxSum]
    """What the lines come to by their rates of tax."""

    lines: List[ShownLine]
    """Its lines, in the order in which they were added."""

    payments: List[Payment]
    """What was paid and paid back, the oldest first."""

    dispatches: List[Dispatch]
    """What it was dispatched with, the oldest first."""

    entries: List[OrderEntry]
    """What was shipped, came back and was cancelled, the oldest first."""

    steps: List[OrderStep]
    """The steps that it has taken, the oldest first."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", "number", "formerNumbers", "status", "contactName", "submittedAt", "invoicedAt", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState", "version", "createdAt", "updatedAt", "due", "taxes", "lines", "payments", "dispatches", "entries", "steps", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", "number", "formerNumbers", "status", "contactName", "submittedAt", "invoicedAt", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState", "version", "createdAt", "updatedAt", "unreadable", "due", "taxes", "lines", "payments", "dispatches", "entries", "steps", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        contact: str,
        currency: str,
        source: Optional[Literal["web", "phone", "walkIn", "other"]],
        agent: Optional[str],
        reference: Optional[str],
        billing_address: Optional[Address],
        shipping_address: Optional[Address],
        tax_included: bool,
        discount: Optional[OrderDiscount],
        note: Optional[str],
        internal_note: Optional[str],
        requested_at: Optional[datetime],
        archived: bool,
        number: Optional[str],
        former_numbers: List[str],
        status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        contact_name: str,
        submitted_at: Optional[datetime],
        invoiced_at: Optional[datetime],
        net: Money,
        tax: Money,
        gross: Money,
        credited: Money,
        paid: Money,
        payment_state: Literal["unpaid", "partial", "paid", "overpaid"],
        fulfilment_state: Literal["none", "partial", "full"],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        due: Money,
        taxes: List[TaxSum],
        lines: List[ShownLine],
        payments: List[Payment],
        dispatches: List[Dispatch],
        entries: List[OrderEntry],
        steps: List[OrderStep],
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.contact = contact
        self.currency = currency
        self.source = source
        self.agent = agent
        self.reference = reference
        self.billing_address = billing_address
        self.shipping_address = shipping_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.requested_at = requested_at
        self.archived = archived
        self.number = number
        self.former_numbers = former_numbers
        self.status = status
        self.contact_name = contact_name
        self.submitted_at = submitted_at
        self.invoiced_at = invoiced_at
        self.net = net
        self.tax = tax
        self.gross = gross
        self.credited = credited
        self.paid = paid
        self.payment_state = payment_state
        self.fulfilment_state = fulfilment_state
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.due = due
        self.taxes = taxes
        self.lines = lines
        self.payments = payments
        self.dispatches = dispatches
        self.entries = entries
        self.steps = steps
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OrderView:
        return cls(
            id=value["id"],
            company=value["company"],
            contact=value["contact"],
            currency=value["currency"],
            source=value["source"],
            agent=value["agent"],
            reference=value["reference"],
            billing_address=optional(Address._read)(value["billingAddress"]),
            shipping_address=optional(Address._read)(value["shippingAddress"]),
            tax_included=value["taxIncluded"],
            discount=optional(OrderDiscount._read)(value["discount"]),
            note=value["note"],
            internal_note=value["internalNote"],
            requested_at=optional(instant)(value["requestedAt"]),
            archived=value["archived"],
            number=value["number"],
            former_numbers=value["formerNumbers"],
            status=value["status"],
            contact_name=value["contactName"],
            submitted_at=optional(instant)(value["submittedAt"]),
            invoiced_at=optional(instant)(value["invoicedAt"]),
            net=Money._read(value["net"]),
            tax=Money._read(value["tax"]),
            gross=Money._read(value["gross"]),
            credited=Money._read(value["credited"]),
            paid=Money._read(value["paid"]),
            payment_state=value["paymentState"],
            fulfilment_state=value["fulfilmentState"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            due=Money._read(value["due"]),
            taxes=[TaxSum._read(one) for one in value["taxes"]],
            lines=[ShownLine._read(one) for one in value["lines"]],
            payments=[Payment._read(one) for one in value["payments"]],
            dispatches=[Dispatch._read(one) for one in value["dispatches"]],
            entries=[OrderEntry._read(one) for one in value["entries"]],
            steps=[OrderStep._read(one) for one in value["steps"]],
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "contact": self.contact,
            "currency": self.currency,
            "source": self.source,
            "agent": self.agent,
            "reference": self.reference,
            "billingAddress": self.billing_address,
            "shippingAddress": self.shipping_address,
            "taxIncluded": self.tax_included,
            "discount": self.discount,
            "note": self.note,
            "internalNote": self.internal_note,
            "requestedAt": self.requested_at,
            "archived": self.archived,
            "number": self.number,
            "formerNumbers": self.former_numbers,
            "status": self.status,
            "contactName": self.contact_name,
            "submittedAt": self.submitted_at,
            "invoicedAt": self.invoiced_at,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
            "credited": self.credited,
            "paid": self.paid,
            "paymentState": self.payment_state,
            "fulfilmentState": self.fulfilment_state,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "due": self.due,
            "taxes": self.taxes,
            "lines": self.lines,
            "payments": self.payments,
            "dispatches": self.dispatches,
            "entries": self.entries,
            "steps": self.steps,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OutOfMemoryData(Record):
    """There is not enough memory for the request; nothing of it was stored. It can be sent again."""

    kind: Literal["outOfMemory"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["outOfMemory"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OutOfMemoryData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Outcome(Record):
    """What became of a signed document."""

    position: int
    """Which of the documents that were given, from 0; what a notification carries has its position.
    """

    kind: Optional[Literal["transaction", "renewal", "notification", "app"]]
    """What it is; null when it could not be read."""

    outcome: Literal["added", "replaced", "known", "refused"]
    """added: not known before; replaced: newer than the one known; known: the same again, or older; refused:
    not kept.
    """

    id: Optional[str]
    """Its transaction, purchase or notification; null for none."""

    original_transaction_id: Optional[str]
    """The purchase that it is about; null for none."""

    product_id: Optional[str]
    """The product that it is about; null for none."""

    notification_type: Optional[str]
    """What a notification says has happened."""

    subtype: Optional[str]
    """The same, more closely."""

    environment: Optional[str]
    """Which App Store it is from; null when it does not say."""

    signed_date: Optional[datetime]
    """When it was signed."""

    reason: Optional[str]
    """Why it was refused, a name for machines; null when it was not."""

    message: Optional[str]
    """Why it was refused, a sentence for people."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("position", "kind", "outcome", "id", "originalTransactionId", "productId", "notificationType", "subtype", "environment", "signedDate", "reason", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("position", "kind", "outcome", "id", "originalTransactionId", "productId", "notificationType", "subtype", "environment", "signedDate", "reason", "message", ))

    def __init__(
        self,
        *,
        position: int,
        kind: Optional[Literal["transaction", "renewal", "notification", "app"]],
        outcome: Literal["added", "replaced", "known", "refused"],
        id: Optional[str],
        original_transaction_id: Optional[str],
        product_id: Optional[str],
        notification_type: Optional[str],
        subtype: Optional[str],
        environment: Optional[str],
        signed_date: Optional[datetime],
        reason: Optional[str],
        message: Optional[str],
    ) -> None:
        self.position = position
        self.kind = kind
        self.outcome = outcome
        self.id = id
        self.original_transaction_id = original_transaction_id
        self.product_id = product_id
        self.notification_type = notification_type
        self.subtype = subtype
        self.environment = environment
        self.signed_date = signed_date
        self.reason = reason
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Outcome:
        return cls(
            position=value["position"],
            kind=value["kind"],
            outcome=value["outcome"],
            id=value["id"],
            original_transaction_id=value["originalTransactionId"],
            product_id=value["productId"],
            notification_type=value["notificationType"],
            subtype=value["subtype"],
            environment=value["environment"],
            signed_date=optional(instant)(value["signedDate"]),
            reason=value["reason"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "position": self.position,
            "kind": self.kind,
            "outcome": self.outcome,
            "id": self.id,
            "originalTransactionId": self.original_transaction_id,
            "productId": self.product_id,
            "notificationType": self.notification_type,
            "subtype": self.subtype,
            "environment": self.environment,
            "signedDate": self.signed_date,
            "reason": self.reason,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OverdueLoan(Record):
    """A loan that should be back."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    item: str
    """What it is."""

    quantity: Decimal
    """How much of it, in the item's own unit."""

    direction: Literal["out", "in"]
    """out for what was lent to others; in for what was borrowed from them, which is no stock."""

    contact: Optional[str]
    """Who has it, or whose it is; null for a user."""

    user: Optional[str]
    """The same, for somebody of the company; null for a contact."""

    lent_at: datetime
    """When it went, or came."""

    due_at: Optional[datetime]
    """When it is to be back."""

    note: Optional[str]
    """What else is to be known."""

    from_: Optional[str]
    """Where it lay, and goes back to."""

    parts: List[LoanPart]
    """How much of which lot; one part without a lot for an item whose lots are not told apart."""

    returned: Decimal
    """How much of it is back."""

    lost: Decimal
    """How much of it will never be back."""

    status: Literal["out", "partly", "returned", "lost"]
    """What became of it."""

    returned_at: Optional[datetime]
    """When the last of it came back, or was lost; null while some is out."""

    overdue_at: Optional[datetime]
    """When it was noticed that it should be back: as it becomes due where somebody listens, else in an idle
    moment, or as it comes back late; null until then.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """What people call the item."""

    unit: str
    """What quantities of it count."""

    contact_name: Optional[str]
    """What the contact is called; null for a user, and for who may not see contacts."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "quantity", "direction", "contact", "user", "lentAt", "dueAt", "note", "from", "parts", "returned", "lost", "status", "returnedAt", "overdueAt", "version", "createdAt", "updatedAt", "sku", "name", "unit", "contactName", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "quantity", "direction", "contact", "user", "lentAt", "dueAt", "note", "from", "parts", "returned", "lost", "status", "returnedAt", "overdueAt", "version", "createdAt", "updatedAt", "unreadable", "sku", "name", "unit", "contactName", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        item: str,
        quantity: Decimal,
        direction: Literal["out", "in"],
        contact: Optional[str],
        user: Optional[str],
        lent_at: datetime,
        due_at: Optional[datetime],
        note: Optional[str],
        from_: Optional[str],
        parts: List[LoanPart],
        returned: Decimal,
        lost: Decimal,
        status: Literal["out", "partly", "returned", "lost"],
        returned_at: Optional[datetime],
        overdue_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        sku: str,
        name: str,
        unit: str,
        contact_name: Optional[str],
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.item = item
        self.quantity = quantity
        self.direction = direction
        self.contact = contact
        self.user = user
        self.lent_at = lent_at
        self.due_at = due_at
        self.note = note
        self.from_ = from_
        self.parts = parts
        self.returned = returned
        self.lost = lost
        self.status = status
        self.returned_at = returned_at
        self.overdue_at = overdue_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.sku = sku
        self.name = name
        self.unit = unit
        self.contact_name = contact_name
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OverdueLoan:
        return cls(
            id=value["id"],
            company=value["company"],
            item=value["item"],
            quantity=Decimal(value["quantity"]),
            direction=value["direction"],
            contact=value["contact"],
            user=value["user"],
            lent_at=instant(value["lentAt"]),
            due_at=optional(instant)(value["dueAt"]),
            note=value["note"],
            from_=value["from"],
            parts=[LoanPart._read(one) for one in value["parts"]],
            returned=Decimal(value["returned"]),
            lost=Decimal(value["lost"]),
            status=value["status"],
            returned_at=optional(instant)(value["returnedAt"]),
            overdue_at=optional(instant)(value["overdueAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            contact_name=value["contactName"],
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "item": self.item,
            "quantity": self.quantity,
            "direction": self.direction,
            "contact": self.contact,
            "user": self.user,
            "lentAt": self.lent_at,
            "dueAt": self.due_at,
            "note": self.note,
            "from": self.from_,
            "parts": self.parts,
            "returned": self.returned,
            "lost": self.lost,
            "status": self.status,
            "returnedAt": self.returned_at,
            "overdueAt": self.overdue_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "contactName": self.contact_name,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class OverdueLoanPage(Record):
    """One page of a list."""

    items: List[OverdueLoan]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[OverdueLoan],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OverdueLoanPage:
        return cls(
            items=[OverdueLoan._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OwnRightsData(Record):
    """Nobody may raise rights of their own."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    needs: AnotherOwner
    """What would be enough."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        needs: AnotherOwner,
    ) -> None:
        self.kind = kind
        self.needs = needs

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OwnRightsData:
        return cls(
            kind=value["kind"],
            needs=AnotherOwner._read(value["needs"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "needs": self.needs,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class OwnerNeededData(Record):
    """The last owner who can act must remain one (access.grant, access.revoke); a company's first credentials
    are the founder's (access.credentials.create); and it passes to an owner who has credentials
    (access.transfer).
    """

    kind: Literal["ownerNeeded"]
    """The machine name of the kind of errors."""

    reason: Literal["lastOwner", "firstCredentials", "heir"]
    """lastOwner: the last owner who can act must remain one; firstCredentials: the first ones must be the
    founder's, whom nobody else could give any from then on; heir: the company passes to an owner who has
    credentials.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))

    def __init__(
        self,
        *,
        kind: Literal["ownerNeeded"],
        reason: Literal["lastOwner", "firstCredentials", "heir"],
    ) -> None:
        self.kind = kind
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> OwnerNeededData:
        return cls(
            kind=value["kind"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Page(Record):
    """One page of a list."""

    items: List[Any]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Any],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Page:
        return cls(
            items=value["items"],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ParseErrorData(Record):
    """The line is not valid JSON, or longer than allowed."""

    kind: Literal["parseError"]
    """The machine name of the kind of errors."""

    reason: Optional[str] = None
    """What is wrong; left out for what is too long."""

    offset: Optional[int] = None
    """The byte that it was found at, from 0 on; left out for what is no message at all."""

    limit: Optional[int] = None
    """How many bytes there may be; left out for what is short enough."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", "offset", "limit", ))

    def __init__(
        self,
        *,
        kind: Literal["parseError"],
        reason: Optional[str] = None,
        offset: Optional[int] = None,
        limit: Optional[int] = None,
    ) -> None:
        self.kind = kind
        self.reason = reason
        self.offset = offset
        self.limit = limit

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ParseErrorData:
        return cls(
            kind=value["kind"],
            reason=value.get("reason"),
            offset=value.get("offset"),
            limit=value.get("limit"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.reason is not None:
            members["reason"] = self.reason
        if self.offset is not None:
            members["offset"] = self.offset
        if self.limit is not None:
            members["limit"] = self.limit
        return members


@dataclass(init=False, repr=False, eq=False)
class Participant(Record):
    """Somebody who takes part in a company, or was invited to."""

    id: str
    """What the participation is known by; of the owner the company's id."""

    role: Literal["owner", "participant"]
    """owner: who shares the company; participant: with whom it is shared."""

    invited_as: Optional[str]
    """What they were invited as; null for who came by the share's own link."""

    url: Optional[str]
    """The invitation's own link, which lets in whoever opens it first; null once it is accepted."""

    account: Optional[str]
    """The user reference in the cloud; null until it is accepted."""

    user: Optional[str]
    """Whose rights the access record holds, as access.list has them: nobody yet before it is accepted; null
    for who has none.
    """

    name: Optional[str]
    """What people call them."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: what the access record allows; readOnly: to look on, whatever it allows."""

    acceptance: Literal["pending", "accepted", "removed"]
    """pending: not accepted yet; accepted; removed: the owner has removed them."""

    waiting: bool
    """Whether they have accepted, and hold no right yet: access.grant gives them some."""

    invited_at: datetime
    """When they were invited, or came."""

    accepted_at: Optional[datetime]
    """When it was accepted; null until then."""

    access: Optional[str]
    """Their access record; null for who has none any more."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "role", "invitedAs", "url", "account", "user", "name", "permission", "acceptance", "waiting", "invitedAt", "acceptedAt", "access", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "role", "invitedAs", "url", "account", "user", "name", "permission", "acceptance", "waiting", "invitedAt", "acceptedAt", "access", ))

    def __init__(
        self,
        *,
        id: str,
        role: Literal["owner", "participant"],
        invited_as: Optional[str],
        url: Optional[str],
        account: Optional[str],
        user: Optional[str],
        name: Optional[str],
        permission: Literal["readWrite", "readOnly"],
        acceptance: Literal["pending", "accepted", "removed"],
        waiting: bool,
        invited_at: datetime,
        accepted_at: Optional[datetime],
        access: Optional[str],
    ) -> None:
        self.id = id
        self.role = role
        self.invited_as = invited_as
        self.url = url
        self.account = account
        self.user = user
        self.name = name
        self.permission = permission
        self.acceptance = acceptance
        self.waiting = waiting
        self.invited_at = invited_at
        self.accepted_at = accepted_at
        self.access = access

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Participant:
        return cls(
            id=value["id"],
            role=value["role"],
            invited_as=value["invitedAs"],
            url=value["url"],
            account=value["account"],
            user=value["user"],
            name=value["name"],
            permission=value["permission"],
            acceptance=value["acceptance"],
            waiting=value["waiting"],
            invited_at=instant(value["invitedAt"]),
            accepted_at=optional(instant)(value["acceptedAt"]),
            access=value["access"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "role": self.role,
            "invitedAs": self.invited_as,
            "url": self.url,
            "account": self.account,
            "user": self.user,
            "name": self.name,
            "permission": self.permission,
            "acceptance": self.acceptance,
            "waiting": self.waiting,
            "invitedAt": self.invited_at,
            "acceptedAt": self.accepted_at,
            "access": self.access,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ParticipantPage(Record):
    """One page of a list."""

    items: List[Participant]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Participant],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ParticipantPage:
        return cls(
            items=[Participant._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Payment(Record):
    """What was paid for an order; less than nothing where it was paid back."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    amount: Money
    """How much; less than 0 for what was paid back."""

    method: Optional[str]
    """How: cash, card."""

    reference: Optional[str]
    """What it is called elsewhere."""

    paid_at: datetime
    """When."""

    reason: Optional[str]
    """Why it was reversed."""

    reverses: Optional[str]
    """The payment that it takes back."""

    actor: str
    """Who noted it."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "amount", "method", "reference", "paidAt", "reason", "reverses", "actor", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "amount", "method", "reference", "paidAt", "reason", "reverses", "actor", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        amount: Money,
        method: Optional[str],
        reference: Optional[str],
        paid_at: datetime,
        reason: Optional[str],
        reverses: Optional[str],
        actor: str,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.amount = amount
        self.method = method
        self.reference = reference
        self.paid_at = paid_at
        self.reason = reason
        self.reverses = reverses
        self.actor = actor
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Payment:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            amount=Money._read(value["amount"]),
            method=value["method"],
            reference=value["reference"],
            paid_at=instant(value["paidAt"]),
            reason=value["reason"],
            reverses=value["reverses"],
            actor=value["actor"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "amount": self.amount,
            "method": self.method,
            "reference": self.reference,
            "paidAt": self.paid_at,
            "reason": self.reason,
            "reverses": self.reverses,
            "actor": self.actor,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class PaymentReversedData(Record):
    """The transaction was reversed before; data.reversedBy names the transaction that did."""

    kind: Literal["alreadyReversed"]
    """The machine name of the kind of errors."""

    reversed_by: str
    """The payment that took it back."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reversedBy", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reversedBy", ))

    def __init__(
        self,
        *,
        kind: Literal["alreadyReversed"],
        reversed_by: str,
    ) -> None:
        self.kind = kind
        self.reversed_by = reversed_by

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PaymentReversedData:
        return cls(
            kind=value["kind"],
            reversed_by=value["reversedBy"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reversedBy": self.reversed_by,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PendingChangesData(Record):
    """What was changed here and was not sent yet would be lost; data.counts says how much of which company.
    """

    kind: Literal["pendingChanges"]
    """The machine name of the kind of errors."""

    counts: List[PendingCount]
    """The companies, and how many records of each; at least one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "counts", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "counts", ))

    def __init__(
        self,
        *,
        kind: Literal["pendingChanges"],
        counts: List[PendingCount],
    ) -> None:
        self.kind = kind
        self.counts = counts

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PendingChangesData:
        return cls(
            kind=value["kind"],
            counts=[PendingCount._read(one) for one in value["counts"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "counts": self.counts,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PendingCount(Record):
    """How many records of a company were changed here and were not sent yet."""

    company: Optional[str]
    """The company; null for the account's own records."""

    name: Optional[str]
    """What it is called."""

    records: int
    """How many records."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", "name", "records", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", "name", "records", ))

    def __init__(
        self,
        *,
        company: Optional[str],
        name: Optional[str],
        records: int,
    ) -> None:
        self.company = company
        self.name = name
        self.records = records

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PendingCount:
        return cls(
            company=value["company"],
            name=value["name"],
            records=value["records"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
            "name": self.name,
            "records": self.records,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PendingLink(Record):
    """Something that a link has asked for."""

    flag: Literal["home", "locationPicker", "acceptShare"]
    """What is to be shown."""

    at: datetime
    """When it was asked for."""

    url: Optional[str] = None
    """The link itself, of acceptShare."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("flag", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("flag", "at", "url", ))

    def __init__(
        self,
        *,
        flag: Literal["home", "locationPicker", "acceptShare"],
        at: datetime,
        url: Optional[str] = None,
    ) -> None:
        self.flag = flag
        self.at = at
        self.url = url

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PendingLink:
        return cls(
            flag=value["flag"],
            at=instant(value["at"]),
            url=value.get("url"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "flag": self.flag,
            "at": self.at,
        }
        if self.url is not None:
            members["url"] = self.url
        return members


@dataclass(init=False, repr=False, eq=False)
class PersonalData(Record):
    """It is the company of the account's own inventory; no right would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    reason: Literal["personal"]
    """personal: it is the account's own, which nobody signs in to, and which is never shared."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        reason: Literal["personal"],
    ) -> None:
        self.kind = kind
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PersonalData:
        return cls(
            kind=value["kind"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PickedLine(Record):
    """So much of a lot that is to be fetched for a dispatch."""

    dispatch: str
    """The dispatch."""

    number: str
    """Its number."""

    order_line: str
    """The line of the order."""

    item: Optional[str]
    """The item."""

    sku: Optional[str]
    """Its SKU."""

    text: str
    """What it is."""

    quantity: Decimal
    """How much, in the item's own unit."""

    unit: str
    """That unit."""

    lot: Optional[str]
    """The lot; null for an item whose lots are not told apart."""

    batch: Optional[str]
    """Its batch."""

    serial: Optional[str]
    """Its serial number."""

    expiry: Optional[str]
    """The last day on which it is good."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("dispatch", "number", "orderLine", "item", "sku", "text", "quantity", "unit", "lot", "batch", "serial", "expiry", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("dispatch", "number", "orderLine", "item", "sku", "text", "quantity", "unit", "lot", "batch", "serial", "expiry", ))

    def __init__(
        self,
        *,
        dispatch: str,
        number: str,
        order_line: str,
        item: Optional[str],
        sku: Optional[str],
        text: str,
        quantity: Decimal,
        unit: str,
        lot: Optional[str],
        batch: Optional[str],
        serial: Optional[str],
        expiry: Optional[str],
    ) -> None:
        self.dispatch = dispatch
        self.number = number
        self.order_line = order_line
        self.item = item
        self.sku = sku
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.lot = lot
        self.batch = batch
        self.serial = serial
        self.expiry = expiry

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PickedLine:
        return cls(
            dispatch=value["dispatch"],
            number=value["number"],
            order_line=value["orderLine"],
            item=value["item"],
            sku=value["sku"],
            text=value["text"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            lot=value["lot"],
            batch=value["batch"],
            serial=value["serial"],
            expiry=value["expiry"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "dispatch": self.dispatch,
            "number": self.number,
            "orderLine": self.order_line,
            "item": self.item,
            "sku": self.sku,
            "text": self.text,
            "quantity": self.quantity,
            "unit": self.unit,
            "lot": self.lot,
            "batch": self.batch,
            "serial": self.serial,
            "expiry": self.expiry,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PickedPlace(Record):
    """What is to be fetched from a location."""

    location: str
    """The location."""

    code: Optional[str]
    """What it is labelled with."""

    path: List[str]
    """What it and the locations that it is part of are called, the outermost first."""

    lines: List[PickedLine]
    """What is to be fetched there, by SKU."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("location", "code", "path", "lines", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("location", "code", "path", "lines", ))

    def __init__(
        self,
        *,
        location: str,
        code: Optional[str],
        path: List[str],
        lines: List[PickedLine],
    ) -> None:
        self.location = location
        self.code = code
        self.path = path
        self.lines = lines

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PickedPlace:
        return cls(
            location=value["location"],
            code=value["code"],
            path=value["path"],
            lines=[PickedLine._read(one) for one in value["lines"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "location": self.location,
            "code": self.code,
            "path": self.path,
            "lines": self.lines,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PickedPlacePage(Record):
    """One page of a list."""

    items: List[PickedPlace]
    """The elements, in the list's order."""

    next: Optional[str]
    """Always null: the list comes whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[PickedPlace],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PickedPlacePage:
        return cls(
            items=[PickedPlace._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PlaceList(Record):
    """Places that widgets can show."""

    places: List[WidgetPlace]
    """The places."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("places", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("places", ))

    def __init__(
        self,
        *,
        places: List[WidgetPlace],
    ) -> None:
        self.places = places

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PlaceList:
        return cls(
            places=[WidgetPlace._read(one) for one in value["places"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "places": self.places,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PlaceSearchAnswer(Record):
    """The host's answer to host.places.search."""

    places: Union[Optional[Sequence[PlaceSearchAnswerPlace]], Unset] = UNSET
    """The places, best ones first; an empty list, or none, for no place."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("places", ))

    def __init__(
        self,
        *,
        places: Union[Optional[Sequence[PlaceSearchAnswerPlace]], Unset] = UNSET,
    ) -> None:
        self.places = places

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.places is not UNSET:
            members["places"] = self.places
        return members


@dataclass(init=False, repr=False, eq=False)
class PlaceSearchAnswerPlace(Record):
    """A place of the host's answer to host.places.search."""

    name: str
    """What the place is called."""

    latitude: Number
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Number
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Union[Optional[str], Unset] = UNSET
    """The state or province."""

    country: Union[Optional[str], Unset] = UNSET
    """The country's code (ISO 3166-1 alpha-2)."""

    time_zone: Union[Optional[str], Unset] = UNSET
    """The name of the time zone in the IANA database."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "latitude", "longitude", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "region", "country", "latitude", "longitude", "timeZone", ))

    def __init__(
        self,
        *,
        name: str,
        latitude: Number,
        longitude: Number,
        region: Union[Optional[str], Unset] = UNSET,
        country: Union[Optional[str], Unset] = UNSET,
        time_zone: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.region = region
        self.country = country
        self.time_zone = time_zone

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "latitude": self.latitude,
            "longitude": self.longitude,
        }
        if self.region is not UNSET:
            members["region"] = self.region
        if self.country is not UNSET:
            members["country"] = self.country
        if self.time_zone is not UNSET:
            members["timeZone"] = self.time_zone
        return members


@dataclass(init=False, repr=False, eq=False)
class PlacesUnavailableData(Record):
    """The host does not offer places, and there is no table of time zones; the message says what to do.
    """

    kind: Literal["placesUnavailable"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["placesUnavailable"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PlacesUnavailableData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PolicyVerdict(Record):
    """What a version of the app is to do."""

    update: Literal["none", "recommended", "required"]
    """required: below the minimum version; recommended: below the recommended one alone."""

    minimum_version: Optional[str]
    """Lower versions must be updated."""

    recommended_version: Optional[str]
    """Lower versions should be updated."""

    message: Optional[str]
    """What to say to who should or must update."""

    url: Optional[str]
    """Where the update is."""

    problems: List[DocumentProblem]
    """What of the policy is malformed, and counts as not there."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
    what is safe to assume.
    """

    age: Optional[int]
    """How many milliseconds old that is; null for the default."""

    origin: Literal["host", "file", "builtIn"]
    """host: the host fetched it; file: an option names it; builtIn: there is none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("update", "minimumVersion", "recommendedVersion", "message", "url", "problems", "source", "age", "origin", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("update", "minimumVersion", "recommendedVersion", "message", "url", "problems", "source", "age", "origin", ))

    def __init__(
        self,
        *,
        update: Literal["none", "recommended", "required"],
        minimum_version: Optional[str],
        recommended_version: Optional[str],
        message: Optional[str],
        url: Optional[str],
        problems: List[DocumentProblem],
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        origin: Literal["host", "file", "builtIn"],
    ) -> None:
        self.update = update
        self.minimum_version = minimum_version
        self.recommended_version = recommended_version
        self.message = message
        self.url = url
        self.problems = problems
        self.source = source
        self.age = age
        self.origin = origin

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PolicyVerdict:
        return cls(
            update=value["update"],
            minimum_version=value["minimumVersion"],
            recommended_version=value["recommendedVersion"],
            message=value["message"],
            url=value["url"],
            problems=[DocumentProblem._read(one) for one in value["problems"]],
            source=value["source"],
            age=value["age"],
            origin=value["origin"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "update": self.update,
            "minimumVersion": self.minimum_version,
            "recommendedVersion": self.recommended_version,
            "message": self.message,
            "url": self.url,
            "problems": self.problems,
            "source": self.source,
            "age": self.age,
            "origin": self.origin,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Pong(Record):
    """An answer without content."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(())

    def __init__(
        self,
    ) -> None:
        pass

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Pong:
        return cls(
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PostedStock(Record):
    """What was posted to the ledger, and how much there is now."""

    transaction: Optional[str]
    """The transaction; null where there is none, or one for each of several movements: the entries say which
    is whose.
    """

    entries: List[StockEntry]
    """The entries, in the order in which they were posted."""

    levels: List[StockLevel]
    """How much there is now of what was moved, where it was moved."""

    expired: List[str]
    """The lots of these that were named, and are past their expiry; none are picked."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("transaction", "entries", "levels", "expired", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("transaction", "entries", "levels", "expired", ))

    def __init__(
        self,
        *,
        transaction: Optional[str],
        entries: List[StockEntry],
        levels: List[StockLevel],
        expired: List[str],
    ) -> None:
        self.transaction = transaction
        self.entries = entries
        self.levels = levels
        self.expired = expired

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PostedStock:
        return cls(
            transaction=value["transaction"],
            entries=[StockEntry._read(one) for one in value["entries"]],
            levels=[StockLevel._read(one) for one in value["levels"]],
            expired=value["expired"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "transaction": self.transaction,
            "entries": self.entries,
            "levels": self.levels,
            "expired": self.expired,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Pour(Record):
    """A pour of water during a brew."""

    at: Decimal
    """Seconds since the beginning of the brew."""

    water: Decimal
    """The water of this pour, in grams; more than 0."""

    note: Optional[str]
    """Any further text."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "water", "note", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "water", "note", ))

    def __init__(
        self,
        *,
        at: Decimal,
        water: Decimal,
        note: Optional[str],
    ) -> None:
        self.at = at
        self.water = water
        self.note = note

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Pour:
        return cls(
            at=Decimal(value["at"]),
            water=Decimal(value["water"]),
            note=value["note"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "water": self.water,
            "note": self.note,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PourInput(Record):
    """A pour of water during a brew."""

    at: Number
    """Seconds since the beginning of the brew."""

    water: Number
    """The water of this pour, in grams; more than 0."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "water", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "water", "note", ))

    def __init__(
        self,
        *,
        at: Number,
        water: Number,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.at = at
        self.water = water
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "water": self.water,
        }
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class PresentAnswer(Record):
    """What has become of a link that was shown."""

    sent: Union[Optional[bool], Unset] = UNSET
    """Whether the user has sent it on; null where the system does not tell."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("sent", ))

    def __init__(
        self,
        *,
        sent: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.sent = sent

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.sent is not UNSET:
            members["sent"] = self.sent
        return members


@dataclass(init=False, repr=False, eq=False)
class PresentedLink(Record):
    """A link that the host has shown."""

    url: str
    """The link."""

    sent: Optional[bool]
    """Whether the user has sent it on; null where the host does not tell."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("url", "sent", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("url", "sent", ))

    def __init__(
        self,
        *,
        url: str,
        sent: Optional[bool],
    ) -> None:
        self.url = url
        self.sent = sent

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PresentedLink:
        return cls(
            url=value["url"],
            sent=value["sent"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "url": self.url,
            "sent": self.sent,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Preset(Record):
    """A usual set of rights."""

    name: Literal["sales", "warehouse", "management", "viewer"]
    """The name that access.grant takes."""

    doc: str
    """Who it is for."""

    dept_mask: int
    """The departments in which they do the daily work, a bit each."""

    manager_mask: int
    """The departments that they manage, a bit each."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "doc", "deptMask", "managerMask", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "doc", "deptMask", "managerMask", ))

    def __init__(
        self,
        *,
        name: Literal["sales", "warehouse", "management", "viewer"],
        doc: str,
        dept_mask: int,
        manager_mask: int,
    ) -> None:
        self.name = name
        self.doc = doc
        self.dept_mask = dept_mask
        self.manager_mask = manager_mask

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Preset:
        return cls(
            name=value["name"],
            doc=value["doc"],
            dept_mask=value["deptMask"],
            manager_mask=value["managerMask"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "doc": self.doc,
            "deptMask": self.dept_mask,
            "managerMask": self.manager_mask,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PresetPage(Record):
    """One page of a list."""

    items: List[Preset]
    """The elements, in the list's order."""

    next: Optional[str]
    """Always null: the list comes whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Preset],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PresetPage:
        return cls(
            items=[Preset._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PreviewedShare(Record):
    """What a link leads to."""

    zone: CloudZoneAnswer
    """The zone, as it is named for who asks."""

    title: str
    """What is shared, as people call it."""

    permission: Literal["readWrite", "readOnly"]
    """What who accepts it may do."""

    state: Literal["open", "mine", "accepted", "full"]
    """open: it can be accepted; mine: it leads to what is the account's own; accepted: it was accepted
    already; full: nobody more is let in.
    """

    owner_name: Union[Optional[str], Unset] = UNSET
    """Who shares it, as people call them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("zone", "title", "permission", "state", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("zone", "title", "ownerName", "permission", "state", ))

    def __init__(
        self,
        *,
        zone: CloudZoneAnswer,
        title: str,
        permission: Literal["readWrite", "readOnly"],
        state: Literal["open", "mine", "accepted", "full"],
        owner_name: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.zone = zone
        self.title = title
        self.permission = permission
        self.state = state
        self.owner_name = owner_name

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "zone": self.zone,
            "title": self.title,
            "permission": self.permission,
            "state": self.state,
        }
        if self.owner_name is not UNSET:
            members["ownerName"] = self.owner_name
        return members


@dataclass(init=False, repr=False, eq=False)
class Problem(Record):
    """One thing that is wrong with a value, and where."""

    pointer: str
    """Where: a JSON Pointer (RFC 6901); empty for the value as a whole."""

    kind: Literal["missing", "unknown", "type", "value"]
    """What sort of thing is wrong."""

    message: str
    """A sentence that names the member and what was expected."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("pointer", "kind", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("pointer", "kind", "message", ))

    def __init__(
        self,
        *,
        pointer: str,
        kind: Literal["missing", "unknown", "type", "value"],
        message: str,
    ) -> None:
        self.pointer = pointer
        self.kind = kind
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Problem:
        return cls(
            pointer=value["pointer"],
            kind=value["kind"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "pointer": self.pointer,
            "kind": self.kind,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Products(Record):
    """What the store sells, and what that gives."""

    bundle_id: str
    """The app that sells."""

    features: List[CatalogueFeature]
    """What can be bought as part of a tier."""

    tiers: List[CatalogueTier]
    """The tiers, in any order."""

    products: List[CatalogueProduct]
    """The products, in the order in which they are offered."""

    source: Literal["default", "file"]
    """Where the catalogue comes from: file, where --catalogue named one."""

    environments: List[str]
    """The App Stores whose documents count."""

    unknown: List[str]
    """Products that were bought and are not in the catalogue, in the order of their names' bytes."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("bundleId", "features", "tiers", "products", "source", "environments", "unknown", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("bundleId", "features", "tiers", "products", "source", "environments", "unknown", ))

    def __init__(
        self,
        *,
        bundle_id: str,
        features: List[CatalogueFeature],
        tiers: List[CatalogueTier],
        products: List[CatalogueProduct],
        source: Literal["default", "file"],
        environments: List[str],
        unknown: List[str],
    ) -> None:
        self.bundle_id = bundle_id
        self.features = features
        self.tiers = tiers
        self.products = products
        self.source = source
        self.environments = environments
        self.unknown = unknown

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Products:
        return cls(
            bundle_id=value["bundleId"],
            features=[CatalogueFeature._read(one) for one in value["features"]],
            tiers=[CatalogueTier._read(one) for one in value["tiers"]],
            products=[CatalogueProduct._read(one) for one in value["products"]],
            source=value["source"],
            environments=value["environments"],
            unknown=value["unknown"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "bundleId": self.bundle_id,
            "features": self.features,
            "tiers": self.tiers,
            "products": self.products,
            "source": self.source,
            "environments": self.environments,
            "unknown": self.unknown,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Progressed(Record):
    """What became of a progress report."""

    waiting: bool
    """Whether a request waits for it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("waiting", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("waiting", ))

    def __init__(
        self,
        *,
        waiting: bool,
    ) -> None:
        self.waiting = waiting

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Progressed:
        return cls(
            waiting=value["waiting"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "waiting": self.waiting,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Promotion(Record):
    """An offer of something that can be bought in the app, and to whom it is made."""

    id: str
    """No other promotion of the document has it."""

    product_id: str
    """What is offered, as the store names it."""

    title: Optional[str]
    """A heading, for people."""

    message: Optional[str]
    """A sentence or two, for people."""

    start: Optional[datetime]
    """The first instant at which it applies; null for no beginning."""

    end: Optional[datetime]
    """The first instant at which it applies no more, later than the start; null for no end."""

    priority: Optional[int]
    """Higher ones come first; 0 without it."""

    tiers: List[str]
    """The account must have one of these; empty for any account."""

    minimum_version: Optional[str]
    """The lowest version of the app that it is for."""

    maximum_version: Optional[str]
    """The highest version of the app that it is for."""

    locales: List[str]
    """Ranges of languages (BCP 47) that it is for, such as de or de-AT; * for any; empty for all."""

    percentage: Optional[Decimal]
    """The share of subjects that it is for; with at most two decimals."""

    dismiss_for: Optional[int]
    """For how many seconds it is hidden when it is dismissed; 604800 without it."""

    data: Optional[Dict[str, Any]]
    """Anything else, passed through."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "productId", "title", "message", "start", "end", "priority", "tiers", "minimumVersion", "maximumVersion", "locales", "percentage", "dismissFor", "data", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "productId", "title", "message", "start", "end", "priority", "tiers", "minimumVersion", "maximumVersion", "locales", "percentage", "dismissFor", "data", ))

    def __init__(
        self,
        *,
        id: str,
        product_id: str,
        title: Optional[str],
        message: Optional[str],
        start: Optional[datetime],
        end: Optional[datetime],
        priority: Optional[int],
        tiers: List[str],
        minimum_version: Optional[str],
        maximum_version: Optional[str],
        locales: List[str],
        percentage: Optional[Decimal],
        dismiss_for: Optional[int],
        data: Optional[Dict[str, Any]],
    ) -> None:
        self.id = id
        self.product_id = product_id
        self.title = title
        self.message = message
        self.start = start
        self.end = end
        self.priority = priority
        self.tiers = tiers
        self.minimum_version = minimum_version
        self.maximum_version = maximum_version
        self.locales = locales
        self.percentage = percentage
        self.dismiss_for = dismiss_for
        self.data = data

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Promotion:
        return cls(
            id=value["id"],
            product_id=value["productId"],
            title=value["title"],
            message=value["message"],
            start=optional(instant)(value["start"]),
            end=optional(instant)(value["end"]),
            priority=value["priority"],
            tiers=value["tiers"],
            minimum_version=value["minimumVersion"],
            maximum_version=value["maximumVersion"],
            locales=value["locales"],
            percentage=optional(Decimal)(value["percentage"]),
            dismiss_for=value["dismissFor"],
            data=value["data"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "productId": self.product_id,
            "title": self.title,
            "message": self.message,
            "start": self.start,
            "end": self.end,
            "priority": self.priority,
            "tiers": self.tiers,
            "minimumVersion": self.minimum_version,
            "maximumVersion": self.maximum_version,
            "locales": self.locales,
            "percentage": self.percentage,
            "dismissFor": self.dismiss_for,
            "data": self.data,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Promotions(Record):
    """Promotions that apply."""

    promotions: List[Promotion]
    """The promotions, in their order."""

    valid_until: Optional[datetime]
    """When time alone changes which these are; null for never."""

    problems: List[DocumentProblem]
    """Which promotions of the document are malformed, and left out."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
    what is safe to assume.
    """

    age: Optional[int]
    """How many milliseconds old that is; null for the default."""

    origin: Literal["host", "file", "builtIn"]
    """host: the host fetched it; file: an option names it; builtIn: there is none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("promotions", "validUntil", "problems", "source", "age", "origin", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("promotions", "validUntil", "problems", "source", "age", "origin", ))

    def __init__(
        self,
        *,
        promotions: List[Promotion],
        valid_until: Optional[datetime],
        problems: List[DocumentProblem],
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        origin: Literal["host", "file", "builtIn"],
    ) -> None:
        self.promotions = promotions
        self.valid_until = valid_until
        self.problems = problems
        self.source = source
        self.age = age
        self.origin = origin

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Promotions:
        return cls(
            promotions=[Promotion._read(one) for one in value["promotions"]],
            valid_until=optional(instant)(value["validUntil"]),
            problems=[DocumentProblem._read(one) for one in value["problems"]],
            source=value["source"],
            age=value["age"],
            origin=value["origin"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "promotions": self.promotions,
            "validUntil": self.valid_until,
            "problems": self.problems,
            "source": self.source,
            "age": self.age,
            "origin": self.origin,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Provided(Record):
    """What the host offers, as the core sees it."""

    used: List[str]
    """The capabilities that the core knows."""

    unknown: List[str]
    """Those that it does not know, and will never ask for."""

    suggestions: List[SuggestedCapability]
    """For each of them that is like a name that the core knows, that name."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("used", "unknown", "suggestions", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("used", "unknown", "suggestions", ))

    def __init__(
        self,
        *,
        used: List[str],
        unknown: List[str],
        suggestions: List[SuggestedCapability],
    ) -> None:
        self.used = used
        self.unknown = unknown
        self.suggestions = suggestions

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Provided:
        return cls(
            used=value["used"],
            unknown=value["unknown"],
            suggestions=[SuggestedCapability._read(one) for one in value["suggestions"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "used": self.used,
            "unknown": self.unknown,
            "suggestions": self.suggestions,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Purchase(Record):
    """What a company has ordered of a supplier."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """The supplier."""

    currency: str
    """The currency of all its money (ISO 4217)."""

    reference: Optional[str]
    """What the supplier calls it."""

    delivery_address: Optional[Address]
    """Where the goods are to go."""

    tax_included: bool
    """Whether prices have the tax in them."""

    discount: Optional[Decimal]
    """What is taken off all of it, in percent."""

    note: Optional[str]
    """What stands on its documents."""

    internal_note: Optional[str]
    """What stands on none of them."""

    expected_at: Optional[datetime]
    """When it is to come."""

    archived: bool
    """Whether it is out of sight: one that is closed or cancelled."""

    number: Optional[str]
    """What it is called on documents; given when it is ordered first, and never to another one."""

    status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """Where it stands; purchases.step and purchases.receive take it further."""

    contact_name: str
    """What the supplier was called when the purchase was made."""

    ordered_at: Optional[datetime]
    """When it was last ordered."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    net: Optional[Money] = None
    """What its lines come to, without tax; for managers alone."""

    tax: Optional[Money] = None
    """The tax on them; for managers alone."""

    gross: Optional[Money] = None
    """The two together; for managers alone."""

    unpriced: Optional[int] = None
    """How many lines have no price, and are therefore in no sum; for managers alone."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "reference", "deliveryAddress", "taxIncluded", "discount", "note", "internalNote", "expectedAt", "archived", "number", "status", "contactName", "orderedAt", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "reference", "deliveryAddress", "taxIncluded", "discount", "note", "internalNote", "expectedAt", "archived", "number", "status", "contactName", "orderedAt", "net", "tax", "gross", "unpriced", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        contact: str,
        currency: str,
        reference: Optional[str],
        delivery_address: Optional[Address],
        tax_included: bool,
        discount: Optional[Decimal],
        note: Optional[str],
        internal_note: Optional[str],
        expected_at: Optional[datetime],
        archived: bool,
        number: Optional[str],
        status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"],
        contact_name: str,
        ordered_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        net: Optional[Money] = None,
        tax: Optional[Money] = None,
        gross: Optional[Money] = None,
        unpriced: Optional[int] = None,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.contact = contact
        self.currency = currency
        self.reference = reference
        self.delivery_address = delivery_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.expected_at = expected_at
        self.archived = archived
        self.number = number
        self.status = status
        self.contact_name = contact_name
        self.ordered_at = ordered_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.net = net
        self.tax = tax
        self.gross = gross
        self.unpriced = unpriced
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Purchase:
        return cls(
            id=value["id"],
            company=value["company"],
            contact=value["contact"],
            currency=value["currency"],
            reference=value["reference"],
            delivery_address=optional(Address._read)(value["deliveryAddress"]),
            tax_included=value["taxIncluded"],
            discount=optional(Decimal)(value["discount"]),
            note=value["note"],
            internal_note=value["internalNote"],
            expected_at=optional(instant)(value["expectedAt"]),
            archived=value["archived"],
            number=value["number"],
            status=value["status"],
            contact_name=value["contactName"],
            ordered_at=optional(instant)(value["orderedAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            net=optional(Money._read)(value.get("net")),
            tax=optional(Money._read)(value.get("tax")),
            gross=optional(Money._read)(value.get("gross")),
            unpriced=value.get("unpriced"),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "contact": self.contact,
            "currency": self.currency,
            "reference": self.reference,
            "deliveryAddress": self.delivery_address,
            "taxIncluded": self.tax_included,
            "discount": self.discount,
            "note": self.note,
            "internalNote": self.internal_note,
            "expectedAt": self.expected_at,
            "archived": self.archived,
            "number": self.number,
            "status": self.status,
            "contactName": self.contact_name,
            "orderedAt": self.ordered_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.net is not None:
            members["net"] = self.net
        if self.tax is not None:
            members["tax"] = self.tax
        if self.gross is not None:
            members["gross"] = self.gross
        if self.unpriced is not None:
            members["unpriced"] = self.unpriced
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Purchase
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Purchase,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseConflictData:
        return cls(
            kind=value["kind"],
            current=Purchase._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    contact: Union[str, Unset] = UNSET
    """The supplier."""

    currency: Union[str, Unset] = UNSET
    """The currency of all its money (ISO 4217)."""

    reference: Union[Optional[str], Unset] = UNSET
    """What the supplier calls it."""

    delivery_address: Union[Optional[AddressChanges], Unset] = UNSET
    """Where the goods are to go."""

    tax_included: Union[Optional[bool], Unset] = UNSET
    """Whether prices have the tax in them."""

    discount: Union[Optional[Number], Unset] = UNSET
    """What is taken off all of it, in percent."""

    note: Union[Optional[str], Unset] = UNSET
    """What stands on its documents."""

    internal_note: Union[Optional[str], Unset] = UNSET
    """What stands on none of them."""

    expected_at: Union[Optional[datetime], Unset] = UNSET
    """When it is to come."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether it is out of sight: one that is closed or cancelled."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("contact", "currency", "reference", "deliveryAddress", "taxIncluded", "discount", "note", "internalNote", "expectedAt", "archived", ))

    def __init__(
        self,
        *,
        contact: Union[str, Unset] = UNSET,
        currency: Union[str, Unset] = UNSET,
        reference: Union[Optional[str], Unset] = UNSET,
        delivery_address: Union[Optional[AddressChanges], Unset] = UNSET,
        tax_included: Union[Optional[bool], Unset] = UNSET,
        discount: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        internal_note: Union[Optional[str], Unset] = UNSET,
        expected_at: Union[Optional[datetime], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.contact = contact
        self.currency = currency
        self.reference = reference
        self.delivery_address = delivery_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.expected_at = expected_at
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.contact is not UNSET:
            members["contact"] = self.contact
        if self.currency is not UNSET:
            members["currency"] = self.currency
        if self.reference is not UNSET:
            members["reference"] = self.reference
        if self.delivery_address is not UNSET:
            members["deliveryAddress"] = self.delivery_address
        if self.tax_included is not UNSET:
            members["taxIncluded"] = self.tax_included
        if self.discount is not UNSET:
            members["discount"] = self.discount
        if self.note is not UNSET:
            members["note"] = self.note
        if self.internal_note is not UNSET:
            members["internalNote"] = self.internal_note
        if self.expected_at is not UNSET:
            members["expectedAt"] = self.expected_at
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseIntent(Record):
    """What somebody began to buy outside the app."""

    id: str
    """The intent."""

    product_id: str
    """What is to be bought."""

    offer_id: Optional[str]
    """The offer that it is to be bought with; null for none."""

    received_at: datetime
    """When it came."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "productId", "offerId", "receivedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "productId", "offerId", "receivedAt", ))

    def __init__(
        self,
        *,
        id: str,
        product_id: str,
        offer_id: Optional[str],
        received_at: datetime,
    ) -> None:
        self.id = id
        self.product_id = product_id
        self.offer_id = offer_id
        self.received_at = received_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseIntent:
        return cls(
            id=value["id"],
            product_id=value["productId"],
            offer_id=value["offerId"],
            received_at=instant(value["receivedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "productId": self.product_id,
            "offerId": self.offer_id,
            "receivedAt": self.received_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseLine(Record):
    """One line of a purchase: so much of an item, or of something else."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    purchase: str
    """The purchase."""

    item: Optional[str]
    """The item; null for what is none."""

    sku: Optional[str]
    """Its SKU when the line was made."""

    text: str
    """What it is of."""

    quantity: Decimal
    """How much; more than 0."""

    unit: Optional[str]
    """What the quantity counts; of an item its own unit, or one of its units."""

    discount: Optional[Decimal]
    """What is taken off, in percent."""

    tax_rate: Optional[Decimal]
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Optional[str]
    """What stands below it on documents."""

    factor: Decimal
    """How many of the item's own unit one of the line's is."""

    received: Decimal
    """How much has come, in the line's unit."""

    planned: Decimal
    """How much of the item a draft is to order, in the item's own unit."""

    incoming: Decimal
    """How much of it is on order, in the item's own unit."""

    incoming_at: Optional[datetime]
    """When that is to come."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unit_price: Optional[Money] = None
    """What one costs, in the purchase's currency; for managers alone."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "purchase", "item", "sku", "text", "quantity", "unit", "discount", "taxRate", "note", "factor", "received", "planned", "incoming", "incomingAt", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "purchase", "item", "sku", "text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", "factor", "received", "planned", "incoming", "incomingAt", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        purchase: str,
        item: Optional[str],
        sku: Optional[str],
        text: str,
        quantity: Decimal,
        unit: Optional[str],
        discount: Optional[Decimal],
        tax_rate: Optional[Decimal],
        note: Optional[str],
        factor: Decimal,
        received: Decimal,
        planned: Decimal,
        incoming: Decimal,
        incoming_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unit_price: Optional[Money] = None,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.purchase = purchase
        self.item = item
        self.sku = sku
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note
        self.factor = factor
        self.received = received
        self.planned = planned
        self.incoming = incoming
        self.incoming_at = incoming_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unit_price = unit_price
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseLine:
        return cls(
            id=value["id"],
            company=value["company"],
            purchase=value["purchase"],
            item=value["item"],
            sku=value["sku"],
            text=value["text"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            discount=optional(Decimal)(value["discount"]),
            tax_rate=optional(Decimal)(value["taxRate"]),
            note=value["note"],
            factor=Decimal(value["factor"]),
            received=Decimal(value["received"]),
            planned=Decimal(value["planned"]),
            incoming=Decimal(value["incoming"]),
            incoming_at=optional(instant)(value["incomingAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unit_price=optional(Money._read)(value.get("unitPrice")),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "purchase": self.purchase,
            "item": self.item,
            "sku": self.sku,
            "text": self.text,
            "quantity": self.quantity,
            "unit": self.unit,
            "discount": self.discount,
            "taxRate": self.tax_rate,
            "note": self.note,
            "factor": self.factor,
            "received": self.received,
            "planned": self.planned,
            "incoming": self.incoming,
            "incomingAt": self.incoming_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unit_price is not None:
            members["unitPrice"] = self.unit_price
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseLineConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: PurchaseLine
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: PurchaseLine,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseLineConflictData:
        return cls(
            kind=value["kind"],
            current=PurchaseLine._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchasePage(Record):
    """One page of a list."""

    items: List[Purchase]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Purchase],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchasePage:
        return cls(
            items=[Purchase._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseReceipt(Record):
    """So much of a line of a purchase that has come."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    purchase: str
    """The purchase."""

    line: str
    """The line."""

    quantity: Decimal
    """How much, in the line's unit; less than 0 for what was taken back."""

    parts: List[EntryPart]
    """What came into the inventory; less than 0 for what went out of it again."""

    transaction: str
    """The inventory's transaction."""

    actor: str
    """Who received it, or took it back."""

    reverses: Optional[str]
    """The receipt that it takes back."""

    reason: Optional[str]
    """Why it was reversed."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "purchase", "line", "quantity", "parts", "transaction", "actor", "reverses", "reason", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "purchase", "line", "quantity", "parts", "transaction", "actor", "reverses", "reason", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        purchase: str,
        line: str,
        quantity: Decimal,
        parts: List[EntryPart],
        transaction: str,
        actor: str,
        reverses: Optional[str],
        reason: Optional[str],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.purchase = purchase
        self.line = line
        self.quantity = quantity
        self.parts = parts
        self.transaction = transaction
        self.actor = actor
        self.reverses = reverses
        self.reason = reason
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseReceipt:
        return cls(
            id=value["id"],
            company=value["company"],
            purchase=value["purchase"],
            line=value["line"],
            quantity=Decimal(value["quantity"]),
            parts=[EntryPart._read(one) for one in value["parts"]],
            transaction=value["transaction"],
            actor=value["actor"],
            reverses=value["reverses"],
            reason=value["reason"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "purchase": self.purchase,
            "line": self.line,
            "quantity": self.quantity,
            "parts": self.parts,
            "transaction": self.transaction,
            "actor": self.actor,
            "reverses": self.reverses,
            "reason": self.reason,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseStep(Record):
    """One step that a record has taken."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    subject: str
    """What has taken it."""

    from_: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """Where that stood."""

    to: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """Where it stood then."""

    reason: Optional[str]
    """Why, in the company's words."""

    actor: str
    """Who took it."""

    follows: Optional[List[str]]
    """The steps before it, by their ids: the last one, or several that devices took apart from each other.
    null for a step of an older program.
    """

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "subject", "from", "to", "reason", "actor", "follows", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "subject", "from", "to", "reason", "actor", "follows", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        subject: str,
        from_: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"],
        to: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"],
        reason: Optional[str],
        actor: str,
        follows: Optional[List[str]],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.subject = subject
        self.from_ = from_
        self.to = to
        self.reason = reason
        self.actor = actor
        self.follows = follows
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseStep:
        return cls(
            id=value["id"],
            company=value["company"],
            subject=value["subject"],
            from_=value["from"],
            to=value["to"],
            reason=value["reason"],
            actor=value["actor"],
            follows=value["follows"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "subject": self.subject,
            "from": self.from_,
            "to": self.to,
            "reason": self.reason,
            "actor": self.actor,
            "follows": self.follows,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseTermsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    text: Union[str, Unset] = UNSET
    """What it is of."""

    quantity: Union[Number, Unset] = UNSET
    """How much; more than 0."""

    unit: Union[Optional[str], Unset] = UNSET
    """What the quantity counts; of an item its own unit, or one of its units."""

    unit_price: Union[Optional[MoneyChanges], Unset] = UNSET
    """What one costs, in the purchase's currency; for managers alone."""

    discount: Union[Optional[Number], Unset] = UNSET
    """What is taken off, in percent."""

    tax_rate: Union[Optional[Number], Unset] = UNSET
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Union[Optional[str], Unset] = UNSET
    """What stands below it on documents."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", ))

    def __init__(
        self,
        *,
        text: Union[str, Unset] = UNSET,
        quantity: Union[Number, Unset] = UNSET,
        unit: Union[Optional[str], Unset] = UNSET,
        unit_price: Union[Optional[MoneyChanges], Unset] = UNSET,
        discount: Union[Optional[Number], Unset] = UNSET,
        tax_rate: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.text is not UNSET:
            members["text"] = self.text
        if self.quantity is not UNSET:
            members["quantity"] = self.quantity
        if self.unit is not UNSET:
            members["unit"] = self.unit
        if self.unit_price is not UNSET:
            members["unitPrice"] = self.unit_price
        if self.discount is not UNSET:
            members["discount"] = self.discount
        if self.tax_rate is not UNSET:
            members["taxRate"] = self.tax_rate
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class PurchaseView(Record):
    """A purchase with its lines, what has come of them, and how it came to be what it is."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """The supplier."""

    currency: str
    """The currency of all its money (ISO 4217)."""

    reference: Optional[str]
    """What the supplier calls it."""

    delivery_address: Optional[Address]
    """Where the goods are to go."""

    tax_included: bool
    """Whether prices have the tax in them."""

    discount: Optional[Decimal]
    """What is taken off all of it, in percent."""

    note: Optional[str]
    """What stands on its documents."""

    internal_note: Optional[str]
    """What stands on none of them."""

    expected_at: Optional[datetime]
    """When it is to come."""

    archived: bool
    """Whether it is out of sight: one that is closed or cancelled."""

    number: Optional[str]
    """What it is called on documents; given when it is ordered first, and never to another one."""

    status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]
    """Where it stands; purchases.step and purchases.receive take it further."""

    contact_name: str
    """What the supplier was called when the purchase was made."""

    ordered_at: Optional[datetime]
    """When it was last ordered."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    lines: List[ShownPurchaseLine]
    """Its lines, in the order in which they were added."""

    receipts: List[PurchaseReceipt]
    """What has come, the oldest first."""

    steps: List[PurchaseStep]
    """The steps that it has taken, the oldest first."""

    net: Optional[Money] = None
    """What its lines come to, without tax; for managers alone."""

    tax: Optional[Money] = None
    """The tax on them; for managers alone."""

    gross: Optional[Money] = None
    """The two together; for managers alone."""

    unpriced: Optional[int] = None
    """How many lines have no price, and are therefore in no sum; for managers alone."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    taxes: Optional[List[TaxSum]] = None
    """What the lines that have a price come to by their rates of tax; for managers alone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "reference", "deliveryAddress", "taxIncluded", "discount", "note", "internalNote", "expectedAt", "archived", "number", "status", "contactName", "orderedAt", "version", "createdAt", "updatedAt", "lines", "receipts", "steps", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "reference", "deliveryAddress", "taxIncluded", "discount", "note", "internalNote", "expectedAt", "archived", "number", "status", "contactName", "orderedAt", "net", "tax", "gross", "unpriced", "version", "createdAt", "updatedAt", "unreadable", "taxes", "lines", "receipts", "steps", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        contact: str,
        currency: str,
        reference: Optional[str],
        delivery_address: Optional[Address],
        tax_included: bool,
        discount: Optional[Decimal],
        note: Optional[str],
        internal_note: Optional[str],
        expected_at: Optional[datetime],
        archived: bool,
        number: Optional[str],
        status: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"],
        contact_name: str,
        ordered_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        lines: List[ShownPurchaseLine],
        receipts: List[PurchaseReceipt],
        steps: List[PurchaseStep],
        net: Optional[Money] = None,
        tax: Optional[Money] = None,
        gross: Optional[Money] = None,
        unpriced: Optional[int] = None,
        unreadable: Optional[List[str]] = None,
        taxes: Optional[List[TaxSum]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.contact = contact
        self.currency = currency
        self.reference = reference
        self.delivery_address = delivery_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.expected_at = expected_at
        self.archived = archived
        self.number = number
        self.status = status
        self.contact_name = contact_name
        self.ordered_at = ordered_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.lines = lines
        self.receipts = receipts
        self.steps = steps
        self.net = net
        self.tax = tax
        self.gross = gross
        self.unpriced = unpriced
        self.unreadable = unreadable
        self.taxes = taxes

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> PurchaseView:
        return cls(
            id=value["id"],
            company=value["company"],
            contact=value["contact"],
            currency=value["currency"],
            reference=value["reference"],
            delivery_address=optional(Address._read)(value["deliveryAddress"]),
            tax_included=value["taxIncluded"],
            discount=optional(Decimal)(value["discount"]),
            note=value["note"],
            internal_note=value["internalNote"],
            expected_at=optional(instant)(value["expectedAt"]),
            archived=value["archived"],
            number=value["number"],
            status=value["status"],
            contact_name=value["contactName"],
            ordered_at=optional(instant)(value["orderedAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            lines=[ShownPurchaseLine._read(one) for one in value["lines"]],
            receipts=[PurchaseReceipt._read(one) for one in value["receipts"]],
            steps=[PurchaseStep._read(one) for one in value["steps"]],
            net=optional(Money._read)(value.get("net")),
            tax=optional(Money._read)(value.get("tax")),
            gross=optional(Money._read)(value.get("gross")),
            unpriced=value.get("unpriced"),
            unreadable=value.get("unreadable"),
            taxes=optional(each(TaxSum._read))(value.get("taxes")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "contact": self.contact,
            "currency": self.currency,
            "reference": self.reference,
            "deliveryAddress": self.delivery_address,
            "taxIncluded": self.tax_included,
            "discount": self.discount,
            "note": self.note,
            "internalNote": self.internal_note,
            "expectedAt": self.expected_at,
            "archived": self.archived,
            "number": self.number,
            "status": self.status,
            "contactName": self.contact_name,
            "orderedAt": self.ordered_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "lines": self.lines,
            "receipts": self.receipts,
            "steps": self.steps,
        }
        if self.net is not None:
            members["net"] = self.net
        if self.tax is not None:
            members["tax"] = self.tax
        if self.gross is not None:
            members["gross"] = self.gross
        if self.unpriced is not None:
            members["unpriced"] = self.unpriced
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.taxes is not None:
            members["taxes"] = self.taxes
        return members


@dataclass(init=False, repr=False, eq=False)
class Query(Record):
    """A call of a method that only reads."""

    method: str
    """The name of the method; of weather.current and weather.hourly, what is known is answered, and null for
    nothing.
    """

    params: Union[Optional[Union[Mapping[str, Any], Sequence[Any]]], Unset] = UNSET
    """Its parameters: an object, or a list by position; none without them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("method", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("method", "params", ))

    def __init__(
        self,
        *,
        method: str,
        params: Union[Optional[Union[Mapping[str, Any], Sequence[Any]]], Unset] = UNSET,
    ) -> None:
        self.method = method
        self.params = params

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "method": self.method,
        }
        if self.params is not UNSET:
            members["params"] = self.params
        return members


@dataclass(init=False, repr=False, eq=False)
class QueuedRecord(Record):
    """What of a record was changed here, and is not confirmed."""

    type: str
    """The kind of record, as events name it."""

    record: str
    """The record's id."""

    company: Optional[str]
    """The company that it belongs to; null for the account's own."""

    fields: List[str]
    """The members that were changed; none where all are to be sent."""

    is_new: bool
    """Whether all of it is to be sent, as the cloud does not have it."""

    is_deletion: bool
    """Whether it is to be deleted."""

    state: Literal["pendingEdit", "pendingSync", "quarantined"]
    """pendingEdit: changed and not sent; pendingSync: sent and not confirmed; quarantined: refused for good,
    and not sent before it is changed.
    """

    attempts: int
    """How often it was refused for a reason of its own."""

    next_attempt_at: Optional[datetime]
    """When it is tried again; null for with the next cycle, or not."""

    last_error: Optional[str]
    """Why it was refused last."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("type", "record", "company", "fields", "isNew", "isDeletion", "state", "attempts", "nextAttemptAt", "lastError", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("type", "record", "company", "fields", "isNew", "isDeletion", "state", "attempts", "nextAttemptAt", "lastError", ))

    def __init__(
        self,
        *,
        type: str,
        record: str,
        company: Optional[str],
        fields: List[str],
        is_new: bool,
        is_deletion: bool,
        state: Literal["pendingEdit", "pendingSync", "quarantined"],
        attempts: int,
        next_attempt_at: Optional[datetime],
        last_error: Optional[str],
    ) -> None:
        self.type = type
        self.record = record
        self.company = company
        self.fields = fields
        self.is_new = is_new
        self.is_deletion = is_deletion
        self.state = state
        self.attempts = attempts
        self.next_attempt_at = next_attempt_at
        self.last_error = last_error

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> QueuedRecord:
        return cls(
            type=value["type"],
            record=value["record"],
            company=value["company"],
            fields=value["fields"],
            is_new=value["isNew"],
            is_deletion=value["isDeletion"],
            state=value["state"],
            attempts=value["attempts"],
            next_attempt_at=optional(instant)(value["nextAttemptAt"]),
            last_error=value["lastError"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "type": self.type,
            "record": self.record,
            "company": self.company,
            "fields": self.fields,
            "isNew": self.is_new,
            "isDeletion": self.is_deletion,
            "state": self.state,
            "attempts": self.attempts,
            "nextAttemptAt": self.next_attempt_at,
            "lastError": self.last_error,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class QueuedRecordPage(Record):
    """One page of a list."""

    items: List[QueuedRecord]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[QueuedRecord],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> QueuedRecordPage:
        return cls(
            items=[QueuedRecord._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ReadOnlyData(Record):
    """The conversation only reads, and the method would do more; data.method names it."""

    kind: Literal["readOnly"]
    """The machine name of the kind of errors."""

    method: str
    """The method, which does more."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "method", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "method", ))

    def __init__(
        self,
        *,
        kind: Literal["readOnly"],
        method: str,
    ) -> None:
        self.kind = kind
        self.method = method

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ReadOnlyData:
        return cls(
            kind=value["kind"],
            method=value["method"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "method": self.method,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RebuiltStock(Record):
    """What was wrong beside the ledger, and is so no more."""

    count: int
    """How many items had other sums than their entries, orders and purchases come to."""

    rebuilt: List[str]
    """The first hundred of them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("count", "rebuilt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("count", "rebuilt", ))

    def __init__(
        self,
        *,
        count: int,
        rebuilt: List[str],
    ) -> None:
        self.count = count
        self.rebuilt = rebuilt

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RebuiltStock:
        return cls(
            count=value["count"],
            rebuilt=value["rebuilt"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "count": self.count,
            "rebuilt": self.rebuilt,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ReceivedLine(Record):
    """So much of a line of a purchase that has come."""

    quantity: Number
    """How much of it, in the line's unit; more than 0."""

    line: Union[Optional[str], Unset] = UNSET
    """The line; it, or sku, must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of its item, in its place, where something is to come of one line of it alone."""

    unit_cost: Union[Optional[MoneyInput], Unset] = UNSET
    """What one of the item's own unit cost; what the line says without it, discounts and tax taken off. For
    managers alone.
    """

    location: Union[Optional[str], Unset] = UNSET
    """Where it lies now, by its id, its code or its path; the item's location without it, else the company's
    main one.
    """

    batch: Union[Optional[str], Unset] = UNSET
    """Its batch, of an item whose batches are told apart."""

    serials: Union[Optional[Sequence[str]], Unset] = UNSET
    """The serial numbers of the pieces, as many as there are."""

    expiry: Union[Optional[str], Unset] = UNSET
    """The last day on which a new lot is good."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("quantity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("line", "sku", "quantity", "unitCost", "location", "batch", "serials", "expiry", ))

    def __init__(
        self,
        *,
        quantity: Number,
        line: Union[Optional[str], Unset] = UNSET,
        sku: Union[Optional[str], Unset] = UNSET,
        unit_cost: Union[Optional[MoneyInput], Unset] = UNSET,
        location: Union[Optional[str], Unset] = UNSET,
        batch: Union[Optional[str], Unset] = UNSET,
        serials: Union[Optional[Sequence[str]], Unset] = UNSET,
        expiry: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.quantity = quantity
        self.line = line
        self.sku = sku
        self.unit_cost = unit_cost
        self.location = location
        self.batch = batch
        self.serials = serials
        self.expiry = expiry

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "quantity": self.quantity,
        }
        if self.line is not UNSET:
            members["line"] = self.line
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.unit_cost is not UNSET:
            members["unitCost"] = self.unit_cost
        if self.location is not UNSET:
            members["location"] = self.location
        if self.batch is not UNSET:
            members["batch"] = self.batch
        if self.serials is not UNSET:
            members["serials"] = self.serials
        if self.expiry is not UNSET:
            members["expiry"] = self.expiry
        return members


@dataclass(init=False, repr=False, eq=False)
class ReceivedPurchase(Record):
    """What has come of a purchase."""

    purchase: Purchase
    """The purchase as it is now."""

    receipts: List[PurchaseReceipt]
    """What came of each line, and into which lots."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("purchase", "receipts", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("purchase", "receipts", ))

    def __init__(
        self,
        *,
        purchase: Purchase,
        receipts: List[PurchaseReceipt],
    ) -> None:
        self.purchase = purchase
        self.receipts = receipts

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ReceivedPurchase:
        return cls(
            purchase=Purchase._read(value["purchase"]),
            receipts=[PurchaseReceipt._read(one) for one in value["receipts"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "purchase": self.purchase,
            "receipts": self.receipts,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RecentList(Record):
    """The places that were used last."""

    recents: List[RecentPlace]
    """The newest first."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("recents", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("recents", ))

    def __init__(
        self,
        *,
        recents: List[RecentPlace],
    ) -> None:
        self.recents = recents

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RecentList:
        return cls(
            recents=[RecentPlace._read(one) for one in value["recents"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "recents": self.recents,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RecentPlace(Record):
    """A place that was used."""

    id: str
    """The place's id."""

    name: str
    """What the place is called."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """ISO 3166-1, two capitals: DE."""

    time_zone: Optional[str]
    """Its time zone."""

    used_at: datetime
    """When it was used last."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "region", "country", "timeZone", "usedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "region", "country", "timeZone", "usedAt", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        latitude: Decimal,
        longitude: Decimal,
        region: Optional[str],
        country: Optional[str],
        time_zone: Optional[str],
        used_at: datetime,
    ) -> None:
        self.id = id
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.region = region
        self.country = country
        self.time_zone = time_zone
        self.used_at = used_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RecentPlace:
        return cls(
            id=value["id"],
            name=value["name"],
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            region=value["region"],
            country=value["country"],
            time_zone=value["timeZone"],
            used_at=instant(value["usedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "latitude": self.latitude,
            "longitude": self.longitude,
            "region": self.region,
            "country": self.country,
            "timeZone": self.time_zone,
            "usedAt": self.used_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Recipe(Record):
    """A recipe: the parameters and steps of brews to come."""

    id: str
    """The record's id."""

    name: str
    """The name."""

    method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]
    """The method."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    water: Optional[Decimal]
    """The water, in grams."""

    yield_: Optional[Decimal]
    """The beverage, in grams."""

    temperature: Optional[Decimal]
    """The temperature of the water, in degrees Celsius."""

    grind_setting: Optional[Decimal]
    """The setting on the grinder's own scale."""

    bean: Optional[str]
    """The bean that the recipe is made for."""

    steps: List[RecipeStep]
    """The steps, in the order of time."""

    note: Optional[str]
    """Any further text."""

    favourite: bool
    """Whether the recipe is a favourite."""

    archived: bool
    """Whether the recipe is out of use."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "method", "dose", "water", "yield", "temperature", "grindSetting", "bean", "steps", "note", "favourite", "archived", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "method", "dose", "water", "yield", "temperature", "grindSetting", "bean", "steps", "note", "favourite", "archived", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"],
        dose: Optional[Decimal],
        water: Optional[Decimal],
        yield_: Optional[Decimal],
        temperature: Optional[Decimal],
        grind_setting: Optional[Decimal],
        bean: Optional[str],
        steps: List[RecipeStep],
        note: Optional[str],
        favourite: bool,
        archived: bool,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.name = name
        self.method = method
        self.dose = dose
        self.water = water
        self.yield_ = yield_
        self.temperature = temperature
        self.grind_setting = grind_setting
        self.bean = bean
        self.steps = steps
        self.note = note
        self.favourite = favourite
        self.archived = archived
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Recipe:
        return cls(
            id=value["id"],
            name=value["name"],
            method=value["method"],
            dose=optional(Decimal)(value["dose"]),
            water=optional(Decimal)(value["water"]),
            yield_=optional(Decimal)(value["yield"]),
            temperature=optional(Decimal)(value["temperature"]),
            grind_setting=optional(Decimal)(value["grindSetting"]),
            bean=value["bean"],
            steps=[RecipeStep._read(one) for one in value["steps"]],
            note=value["note"],
            favourite=value["favourite"],
            archived=value["archived"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "method": self.method,
            "dose": self.dose,
            "water": self.water,
            "yield": self.yield_,
            "temperature": self.temperature,
            "grindSetting": self.grind_setting,
            "bean": self.bean,
            "steps": self.steps,
            "note": self.note,
            "favourite": self.favourite,
            "archived": self.archived,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class RecipeConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Recipe
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Recipe,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RecipeConflictData:
        return cls(
            kind=value["kind"],
            current=Recipe._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RecipeDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """The name."""

    method: Union[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"], Unset] = UNSET
    """The method."""

    dose: Union[Optional[Number], Unset] = UNSET
    """The ground coffee, in grams."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water, in grams."""

    yield_: Union[Optional[Number], Unset] = UNSET
    """The beverage, in grams."""

    temperature: Union[Optional[Number], Unset] = UNSET
    """The temperature of the water, in degrees Celsius."""

    grind_setting: Union[Optional[Number], Unset] = UNSET
    """The setting on the grinder's own scale."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean that the recipe is made for."""

    steps: Union[Optional[Sequence[RecipeStepInput]], Unset] = UNSET
    """The steps, in the order of time."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    favourite: Union[Optional[bool], Unset] = UNSET
    """Whether the recipe is a favourite."""

    archived: Union[Optional[bool], Unset] = UNSET
    """Whether the recipe is out of use."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "method", "dose", "water", "yield", "temperature", "grindSetting", "bean", "steps", "note", "favourite", "archived", ))

    def __init__(
        self,
        *,
        name: Union[str, Unset] = UNSET,
        method: Union[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"], Unset] = UNSET,
        dose: Union[Optional[Number], Unset] = UNSET,
        water: Union[Optional[Number], Unset] = UNSET,
        yield_: Union[Optional[Number], Unset] = UNSET,
        temperature: Union[Optional[Number], Unset] = UNSET,
        grind_setting: Union[Optional[Number], Unset] = UNSET,
        bean: Union[Optional[str], Unset] = UNSET,
        steps: Union[Optional[Sequence[RecipeStepInput]], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        favourite: Union[Optional[bool], Unset] = UNSET,
        archived: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.method = method
        self.dose = dose
        self.water = water
        self.yield_ = yield_
        self.temperature = temperature
        self.grind_setting = grind_setting
        self.bean = bean
        self.steps = steps
        self.note = note
        self.favourite = favourite
        self.archived = archived

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.method is not UNSET:
            members["method"] = self.method
        if self.dose is not UNSET:
            members["dose"] = self.dose
        if self.water is not UNSET:
            members["water"] = self.water
        if self.yield_ is not UNSET:
            members["yield"] = self.yield_
        if self.temperature is not UNSET:
            members["temperature"] = self.temperature
        if self.grind_setting is not UNSET:
            members["grindSetting"] = self.grind_setting
        if self.bean is not UNSET:
            members["bean"] = self.bean
        if self.steps is not UNSET:
            members["steps"] = self.steps
        if self.note is not UNSET:
            members["note"] = self.note
        if self.favourite is not UNSET:
            members["favourite"] = self.favourite
        if self.archived is not UNSET:
            members["archived"] = self.archived
        return members


@dataclass(init=False, repr=False, eq=False)
class RecipePage(Record):
    """One page of a list."""

    items: List[Recipe]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Recipe],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RecipePage:
        return cls(
            items=[Recipe._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RecipeStep(Record):
    """A step of a recipe."""

    at: Decimal
    """Seconds since the beginning."""

    action: Literal["bloom", "pour", "stir", "press", "wait"]
    """The action."""

    water: Optional[Decimal]
    """The water that is poured, in grams."""

    note: Optional[str]
    """Any further text."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "action", "water", "note", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "action", "water", "note", ))

    def __init__(
        self,
        *,
        at: Decimal,
        action: Literal["bloom", "pour", "stir", "press", "wait"],
        water: Optional[Decimal],
        note: Optional[str],
    ) -> None:
        self.at = at
        self.action = action
        self.water = water
        self.note = note

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RecipeStep:
        return cls(
            at=Decimal(value["at"]),
            action=value["action"],
            water=optional(Decimal)(value["water"]),
            note=value["note"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "action": self.action,
            "water": self.water,
            "note": self.note,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RecipeStepInput(Record):
    """A step of a recipe."""

    at: Number
    """Seconds since the beginning."""

    action: Literal["bloom", "pour", "stir", "press", "wait"]
    """The action."""

    water: Union[Optional[Number], Unset] = UNSET
    """The water that is poured, in grams."""

    note: Union[Optional[str], Unset] = UNSET
    """Any further text."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "action", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "action", "water", "note", ))

    def __init__(
        self,
        *,
        at: Number,
        action: Literal["bloom", "pour", "stir", "press", "wait"],
        water: Union[Optional[Number], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.at = at
        self.action = action
        self.water = water
        self.note = note

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "action": self.action,
        }
        if self.water is not UNSET:
            members["water"] = self.water
        if self.note is not UNSET:
            members["note"] = self.note
        return members


@dataclass(init=False, repr=False, eq=False)
class Recommendation(Record):
    """Parameters to try, and their source."""

    source: Literal["bean", "similar", "default"]
    """bean: the best brews of the bean. similar: those of beans of the same roast level and process. default:
    the method alone.
    """

    method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]
    """The method."""

    brews: int
    """The number of brews that the parameters are the medians of; 0 for the default of the method."""

    dose: Decimal
    """The ground coffee, in grams."""

    ratio: Decimal
    """Grams to a gram of coffee."""

    ratio_of: Literal["yield", "water"]
    """The weight that the ratio is of."""

    temperature: Decimal
    """The temperature of the water, in degrees Celsius."""

    time: Optional[Decimal]
    """The time of the brew, in seconds."""

    grind_setting: Optional[Decimal]
    """The setting of the grinder; null if no brew has one."""

    grinder: Optional[str]
    """The grinder; null if no brew has one."""

    corrections: List[Correction]
    """The parameters that were changed for the last tasting."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("source", "method", "brews", "dose", "ratio", "ratioOf", "temperature", "time", "grindSetting", "grinder", "corrections", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("source", "method", "brews", "dose", "ratio", "ratioOf", "temperature", "time", "grindSetting", "grinder", "corrections", ))

    def __init__(
        self,
        *,
        source: Literal["bean", "similar", "default"],
        method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"],
        brews: int,
        dose: Decimal,
        ratio: Decimal,
        ratio_of: Literal["yield", "water"],
        temperature: Decimal,
        time: Optional[Decimal],
        grind_setting: Optional[Decimal],
        grinder: Optional[str],
        corrections: List[Correction],
    ) -> None:
        self.source = source
        self.method = method
        self.brews = brews
        self.dose = dose
        self.ratio = ratio
        self.ratio_of = ratio_of
        self.temperature = temperature
        self.time = time
        self.grind_setting = grind_setting
        self.grinder = grinder
        self.corrections = corrections

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Recommendation:
        return cls(
            source=value["source"],
            method=value["method"],
            brews=value["brews"],
            dose=Decimal(value["dose"]),
            ratio=Decimal(value["ratio"]),
            ratio_of=value["ratioOf"],
            temperature=Decimal(value["temperature"]),
            time=optional(Decimal)(value["time"]),
            grind_setting=optional(Decimal)(value["grindSetting"]),
            grinder=value["grinder"],
            corrections=[Correction._read(one) for one in value["corrections"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "source": self.source,
            "method": self.method,
            "brews": self.brews,
            "dose": self.dose,
            "ratio": self.ratio,
            "ratioOf": self.ratio_of,
            "temperature": self.temperature,
            "time": self.time,
            "grindSetting": self.grind_setting,
            "grinder": self.grinder,
            "corrections": self.corrections,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RecommendedParameters(Record):
    """The parameters of a brew to try, and where they are from."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    ratio: Optional[Decimal]
    """The water to a gram of coffee; for espresso and moka pot the beverage."""

    temperature: Optional[Decimal]
    """In degrees Celsius."""

    time: Optional[Decimal]
    """In seconds."""

    grind: Optional[Decimal]
    """The setting of the grinder; null without one."""

    why: str
    """The reasons."""

    source: Literal["model", "history"]
    """model: the AI of the host; history: one's own journal, as the host failed."""

    suggestion: Optional[str]
    """Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history.
    """

    at: datetime
    """When it was answered."""

    repeated: bool
    """Whether the same question was answered before, and the model was not asked again."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("dose", "ratio", "temperature", "time", "grind", "why", "source", "suggestion", "at", "repeated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("dose", "ratio", "temperature", "time", "grind", "why", "source", "suggestion", "at", "repeated", ))

    def __init__(
        self,
        *,
        dose: Optional[Decimal],
        ratio: Optional[Decimal],
        temperature: Optional[Decimal],
        time: Optional[Decimal],
        grind: Optional[Decimal],
        why: str,
        source: Literal["model", "history"],
        suggestion: Optional[str],
        at: datetime,
        repeated: bool,
    ) -> None:
        self.dose = dose
        self.ratio = ratio
        self.temperature = temperature
        self.time = time
        self.grind = grind
        self.why = why
        self.source = source
        self.suggestion = suggestion
        self.at = at
        self.repeated = repeated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RecommendedParameters:
        return cls(
            dose=optional(Decimal)(value["dose"]),
            ratio=optional(Decimal)(value["ratio"]),
            temperature=optional(Decimal)(value["temperature"]),
            time=optional(Decimal)(value["time"]),
            grind=optional(Decimal)(value["grind"]),
            why=value["why"],
            source=value["source"],
            suggestion=value["suggestion"],
            at=instant(value["at"]),
            repeated=value["repeated"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "dose": self.dose,
            "ratio": self.ratio,
            "temperature": self.temperature,
            "time": self.time,
            "grind": self.grind,
            "why": self.why,
            "source": self.source,
            "suggestion": self.suggestion,
            "at": self.at,
            "repeated": self.repeated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RefreshFailure(Record):
    """Why the host gave nothing newer."""

    at: datetime
    """When that was known."""

    kind: Literal["hostUnavailable", "hostTimeout", "hostError", "hostFault", "limitReached"]
    """The kind of the error."""

    message: str
    """What happened, in a sentence."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "kind", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "kind", "message", ))

    def __init__(
        self,
        *,
        at: datetime,
        kind: Literal["hostUnavailable", "hostTimeout", "hostError", "hostFault", "limitReached"],
        message: str,
    ) -> None:
        self.at = at
        self.kind = kind
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RefreshFailure:
        return cls(
            at=instant(value["at"]),
            kind=value["kind"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "kind": self.kind,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RefreshedDocument(Record):
    """A document that was fetched and kept."""

    document: Literal["AppConfig", "IAPPromo"]
    """Which document."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
    what is safe to assume.
    """

    age: Optional[int]
    """How many milliseconds old that is; null for the default."""

    origin: Literal["host", "file", "builtIn"]
    """host: the host fetched it; file: an option names it; builtIn: there is none."""

    problems: List[DocumentProblem]
    """What is malformed in what was fetched, and counts as not there."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("document", "source", "age", "origin", "problems", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("document", "source", "age", "origin", "problems", ))

    def __init__(
        self,
        *,
        document: Literal["AppConfig", "IAPPromo"],
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        origin: Literal["host", "file", "builtIn"],
        problems: List[DocumentProblem],
    ) -> None:
        self.document = document
        self.source = source
        self.age = age
        self.origin = origin
        self.problems = problems

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RefreshedDocument:
        return cls(
            document=value["document"],
            source=value["source"],
            age=value["age"],
            origin=value["origin"],
            problems=[DocumentProblem._read(one) for one in value["problems"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "document": self.document,
            "source": self.source,
            "age": self.age,
            "origin": self.origin,
            "problems": self.problems,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Removed(Record):
    """The record that was deleted or archived."""

    deleted: Optional[str]
    """The id of the record that was deleted; null if it was archived."""

    archived: Optional[str]
    """The id of the record that was archived, as others refer to it; null if it was deleted."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("deleted", "archived", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("deleted", "archived", ))

    def __init__(
        self,
        *,
        deleted: Optional[str],
        archived: Optional[str],
    ) -> None:
        self.deleted = deleted
        self.archived = archived

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Removed:
        return cls(
            deleted=value["deleted"],
            archived=value["archived"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "deleted": self.deleted,
            "archived": self.archived,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RemovedRecent(Record):
    """Whether a place was among the recents."""

    removed: bool
    """Whether it was among them."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("removed", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("removed", ))

    def __init__(
        self,
        *,
        removed: bool,
    ) -> None:
        self.removed = removed

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RemovedRecent:
        return cls(
            removed=value["removed"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "removed": self.removed,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RenamedLabel(Record):
    """What a renaming has changed."""

    changed: int
    """How many items were changed."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("changed", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("changed", ))

    def __init__(
        self,
        *,
        changed: int,
    ) -> None:
        self.changed = changed

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RenamedLabel:
        return cls(
            changed=value["changed"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "changed": self.changed,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ReportExplanation(Record):
    """A report in words, as a model has put it."""

    report: Literal["stockValue", "turnover", "abc", "sales", "aging"]
    """Which report."""

    headline: str
    """What matters most, in one short sentence."""

    paragraphs: List[str]
    """One to three paragraphs of plain sentences."""

    at: datetime
    """When the model answered."""

    repeated: bool
    """Whether the same question was answered before, and the model was not asked again."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("report", "headline", "paragraphs", "at", "repeated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("report", "headline", "paragraphs", "at", "repeated", ))

    def __init__(
        self,
        *,
        report: Literal["stockValue", "turnover", "abc", "sales", "aging"],
        headline: str,
        paragraphs: List[str],
        at: datetime,
        repeated: bool,
    ) -> None:
        self.report = report
        self.headline = headline
        self.paragraphs = paragraphs
        self.at = at
        self.repeated = repeated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ReportExplanation:
        return cls(
            report=value["report"],
            headline=value["headline"],
            paragraphs=value["paragraphs"],
            at=instant(value["at"]),
            repeated=value["repeated"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "report": self.report,
            "headline": self.headline,
            "paragraphs": self.paragraphs,
            "at": self.at,
            "repeated": self.repeated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RequestCancelledData(Record):
    """The request was cancelled while it waited."""

    kind: Literal["requestCancelled"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["requestCancelled"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RequestCancelledData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ResolvedCode(Record):
    """What a code means."""

    normalized: str
    """One spelling for all that mean the same: of a UPC the EAN-13, of GS1 element strings that with
    parentheses; without what a scanner puts before it.
    """

    symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "code39", "code128", "qr", "dataMatrix", "pdf417"]]
    """What it was read from, as far as that is known or can be told; null otherwise."""

    valid: bool
    """Whether it is a sound code of its kind."""

    problem: Optional[str]
    """What is wrong with it: what its check digit would be; null for nothing."""

    gs1: Optional[GS1Content]
    """What its GS1 element strings say; null where it has none."""

    matches: List[CodeMatch]
    """The records that it means, ten at most; only such as the caller may see."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("normalized", "symbology", "valid", "problem", "gs1", "matches", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("normalized", "symbology", "valid", "problem", "gs1", "matches", ))

    def __init__(
        self,
        *,
        normalized: str,
        symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "code39", "code128", "qr", "dataMatrix", "pdf417"]],
        valid: bool,
        problem: Optional[str],
        gs1: Optional[GS1Content],
        matches: List[CodeMatch],
    ) -> None:
        self.normalized = normalized
        self.symbology = symbology
        self.valid = valid
        self.problem = problem
        self.gs1 = gs1
        self.matches = matches

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ResolvedCode:
        return cls(
            normalized=value["normalized"],
            symbology=value["symbology"],
            valid=value["valid"],
            problem=value["problem"],
            gs1=optional(GS1Content._read)(value["gs1"]),
            matches=[CodeMatch._read(one) for one in value["matches"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "normalized": self.normalized,
            "symbology": self.symbology,
            "valid": self.valid,
            "problem": self.problem,
            "gs1": self.gs1,
            "matches": self.matches,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ResolvedConflicts(Record):
    """Conflicts of which somebody has said which value is right."""

    conflicts: List[SyncConflict]
    """The conflicts."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("conflicts", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("conflicts", ))

    def __init__(
        self,
        *,
        conflicts: List[SyncConflict],
    ) -> None:
        self.conflicts = conflicts

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ResolvedConflicts:
        return cls(
            conflicts=[SyncConflict._read(one) for one in value["conflicts"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "conflicts": self.conflicts,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RestrictedMemberData(Record):
    """The caller may not give a member that is for managers alone."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    needs: ManagerBits
    """What would be enough."""

    member: str
    """The member that the caller may neither see nor write, as a JSON Pointer."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", "member", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "needs", "member", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        needs: ManagerBits,
        member: str,
    ) -> None:
        self.kind = kind
        self.needs = needs
        self.member = member

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RestrictedMemberData:
        return cls(
            kind=value["kind"],
            needs=ManagerBits._read(value["needs"]),
            member=value["member"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "needs": self.needs,
            "member": self.member,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ReturnedGoods(Record):
    """What came back of an order."""

    order: ShownOrder
    """The order as it is now: where it is overpaid, a refund is due."""

    entries: List[OrderEntry]
    """What came back of each line."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("order", "entries", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("order", "entries", ))

    def __init__(
        self,
        *,
        order: ShownOrder,
        entries: List[OrderEntry],
    ) -> None:
        self.order = order
        self.entries = entries

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ReturnedGoods:
        return cls(
            order=ShownOrder._read(value["order"]),
            entries=[OrderEntry._read(one) for one in value["entries"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "order": self.order,
            "entries": self.entries,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ReturnedLine(Record):
    """So much of a line that came back."""

    quantity: Number
    """How much of it, in the line's unit."""

    line: Union[Optional[str], Unset] = UNSET
    """The line; it, or sku, must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of its item, in its place, where one line alone has some of it with the customer."""

    condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET
    """What it is like; ok without it. What is returned must be looked at first: it goes into a lot of that
    status, a batch's own or the piece itself.
    """

    restock: Union[Optional[bool], Unset] = UNSET
    """Whether it goes back into stock; true without it."""

    location: Union[Optional[str], Unset] = UNSET
    """Where it goes, by its id, its code or its path; the item's location without it, else the company's main
    one.
    """

    lot: Union[Optional[str], Unset] = UNSET
    """The lot that it is of, for an item whose lots are told apart; where it was all of one lot, that one
    without it.
    """

    dispatch: Union[Optional[str], Unset] = UNSET
    """The dispatch that it left with; null where nobody knows: any of the order then."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("quantity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("line", "sku", "quantity", "condition", "restock", "location", "lot", "dispatch", ))

    def __init__(
        self,
        *,
        quantity: Number,
        line: Union[Optional[str], Unset] = UNSET,
        sku: Union[Optional[str], Unset] = UNSET,
        condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET,
        restock: Union[Optional[bool], Unset] = UNSET,
        location: Union[Optional[str], Unset] = UNSET,
        lot: Union[Optional[str], Unset] = UNSET,
        dispatch: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.quantity = quantity
        self.line = line
        self.sku = sku
        self.condition = condition
        self.restock = restock
        self.location = location
        self.lot = lot
        self.dispatch = dispatch

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "quantity": self.quantity,
        }
        if self.line is not UNSET:
            members["line"] = self.line
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.condition is not UNSET:
            members["condition"] = self.condition
        if self.restock is not UNSET:
            members["restock"] = self.restock
        if self.location is not UNSET:
            members["location"] = self.location
        if self.lot is not UNSET:
            members["lot"] = self.lot
        if self.dispatch is not UNSET:
            members["dispatch"] = self.dispatch
        return members


@dataclass(init=False, repr=False, eq=False)
class ReversedReceipt(Record):
    """A receipt that was taken back."""

    purchase: Purchase
    """The purchase as it is now."""

    receipt: PurchaseReceipt
    """What takes it back."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("purchase", "receipt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("purchase", "receipt", ))

    def __init__(
        self,
        *,
        purchase: Purchase,
        receipt: PurchaseReceipt,
    ) -> None:
        self.purchase = purchase
        self.receipt = receipt

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ReversedReceipt:
        return cls(
            purchase=Purchase._read(value["purchase"]),
            receipt=PurchaseReceipt._read(value["receipt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "purchase": self.purchase,
            "receipt": self.receipt,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Rights(Record):
    """What somebody holds in a company."""

    is_owner: bool
    """Whether they own the company, and so may do everything."""

    is_founder: bool
    """Whether the company is theirs: no other owner takes that from them; access.transfer passes it on.
    """

    dept_mask: int
    """The departments in which they do the daily work, a bit each; access.departments lists the bits.
    """

    manager_mask: int
    """The departments in which they also delete, approve and see costs, a bit each."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("isOwner", "isFounder", "deptMask", "managerMask", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("isOwner", "isFounder", "deptMask", "managerMask", ))

    def __init__(
        self,
        *,
        is_owner: bool,
        is_founder: bool,
        dept_mask: int,
        manager_mask: int,
    ) -> None:
        self.is_owner = is_owner
        self.is_founder = is_founder
        self.dept_mask = dept_mask
        self.manager_mask = manager_mask

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Rights:
        return cls(
            is_owner=value["isOwner"],
            is_founder=value["isFounder"],
            dept_mask=value["deptMask"],
            manager_mask=value["managerMask"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "isOwner": self.is_owner,
            "isFounder": self.is_founder,
            "deptMask": self.dept_mask,
            "managerMask": self.manager_mask,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class RowProblems(Record):
    """What is wrong with one row."""

    line: int
    """The line in which it begins; the first one is 1."""

    problems: List[Problem]
    """What is wrong; the pointers are into the record."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("line", "problems", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("line", "problems", ))

    def __init__(
        self,
        *,
        line: int,
        problems: List[Problem],
    ) -> None:
        self.line = line
        self.problems = problems

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> RowProblems:
        return cls(
            line=value["line"],
            problems=[Problem._read(one) for one in value["problems"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "line": self.line,
            "problems": self.problems,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SalesFigures(Record):
    """What orders in one currency come to, less what came back of them."""

    orders: int
    """How many orders there are."""

    net: MoneySum
    """Without tax."""

    tax: MoneySum
    """The tax."""

    gross: MoneySum
    """With tax."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("orders", "net", "tax", "gross", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("orders", "net", "tax", "gross", ))

    def __init__(
        self,
        *,
        orders: int,
        net: MoneySum,
        tax: MoneySum,
        gross: MoneySum,
    ) -> None:
        self.orders = orders
        self.net = net
        self.tax = tax
        self.gross = gross

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SalesFigures:
        return cls(
            orders=value["orders"],
            net=MoneySum._read(value["net"]),
            tax=MoneySum._read(value["tax"]),
            gross=MoneySum._read(value["gross"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "orders": self.orders,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SalesReport(Record):
    """What was sold."""

    from_: Optional[str]
    """The first day; null for the beginning."""

    to: Optional[str]
    """The last day; null for now."""

    time_zone: str
    """Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not
    know it.
    """

    totals: List[SalesFigures]
    """All of it, by currency."""

    items: List[SalesRow]
    """The rows: by day, week or month in their order, else by currency and the largest net first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "timeZone", "totals", "items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "timeZone", "totals", "items", "next", ))

    def __init__(
        self,
        *,
        from_: Optional[str],
        to: Optional[str],
        time_zone: str,
        totals: List[SalesFigures],
        items: List[SalesRow],
        next: Optional[str],
    ) -> None:
        self.from_ = from_
        self.to = to
        self.time_zone = time_zone
        self.totals = totals
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SalesReport:
        return cls(
            from_=value["from"],
            to=value["to"],
            time_zone=value["timeZone"],
            totals=[SalesFigures._read(one) for one in value["totals"]],
            items=[SalesRow._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "from": self.from_,
            "to": self.to,
            "timeZone": self.time_zone,
            "totals": self.totals,
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SalesRow(Record):
    """What was sold in some days, of an item, to a contact, or by an agent."""

    day: Optional[str]
    """The day, the Monday of the week, or the first of the month."""

    item: Optional[str]
    """The item, by item; null for what is none."""

    sku: Optional[str]
    """Its SKU."""

    name: Optional[str]
    """What people call the item, or the contact was called when the newest of the orders was made."""

    unit: Optional[str]
    """What the item's quantities count."""

    contact: Optional[str]
    """The customer, by contact."""

    agent: Optional[str]
    """The user, by agent; null for what nobody looks after."""

    quantity: Optional[Decimal]
    """How much of the item was sold, in its own unit; null for what is none, and for more than can be said.
    """

    orders: int
    """How many orders there are."""

    net: MoneySum
    """Without tax."""

    tax: MoneySum
    """The tax."""

    gross: MoneySum
    """With tax."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("day", "item", "sku", "name", "unit", "contact", "agent", "quantity", "orders", "net", "tax", "gross", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("day", "item", "sku", "name", "unit", "contact", "agent", "quantity", "orders", "net", "tax", "gross", ))

    def __init__(
        self,
        *,
        day: Optional[str],
        item: Optional[str],
        sku: Optional[str],
        name: Optional[str],
        unit: Optional[str],
        contact: Optional[str],
        agent: Optional[str],
        quantity: Optional[Decimal],
        orders: int,
        net: MoneySum,
        tax: MoneySum,
        gross: MoneySum,
    ) -> None:
        self.day = day
        self.item = item
        self.sku = sku
        self.name = name
        self.unit = unit
        self.contact = contact
        self.agent = agent
        self.quantity = quantity
        self.orders = orders
        self.net = net
        self.tax = tax
        self.gross = gross

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SalesRow:
        return cls(
            day=value["day"],
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            contact=value["contact"],
            agent=value["agent"],
            quantity=optional(Decimal)(value["quantity"]),
            orders=value["orders"],
            net=MoneySum._read(value["net"]),
            tax=MoneySum._read(value["tax"]),
            gross=MoneySum._read(value["gross"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "day": self.day,
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "contact": self.contact,
            "agent": self.agent,
            "quantity": self.quantity,
            "orders": self.orders,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SalesSum(Record):
    """What orders in one currency come to."""

    count: int
    """How many there are."""

    net: MoneySum
    """Without tax."""

    gross: MoneySum
    """With tax."""

    cost: Optional[MoneySum] = None
    """What the items that were ordered cost on the average; for managers of the inventory alone."""

    margin: Optional[MoneySum] = None
    """What is left of net; for managers of the inventory alone."""

    uncosted: Optional[int] = None
    """How many lines there are of items of which no cost in the currency is known, and which therefore cost
    nothing here.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("count", "net", "gross", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("count", "net", "gross", "cost", "margin", "uncosted", ))

    def __init__(
        self,
        *,
        count: int,
        net: MoneySum,
        gross: MoneySum,
        cost: Optional[MoneySum] = None,
        margin: Optional[MoneySum] = None,
        uncosted: Optional[int] = None,
    ) -> None:
        self.count = count
        self.net = net
        self.gross = gross
        self.cost = cost
        self.margin = margin
        self.uncosted = uncosted

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SalesSum:
        return cls(
            count=value["count"],
            net=MoneySum._read(value["net"]),
            gross=MoneySum._read(value["gross"]),
            cost=optional(MoneySum._read)(value.get("cost")),
            margin=optional(MoneySum._read)(value.get("margin")),
            uncosted=value.get("uncosted"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "count": self.count,
            "net": self.net,
            "gross": self.gross,
        }
        if self.cost is not None:
            members["cost"] = self.cost
        if self.margin is not None:
            members["margin"] = self.margin
        if self.uncosted is not None:
            members["uncosted"] = self.uncosted
        return members


@dataclass(init=False, repr=False, eq=False)
class ScaledRecipe(Record):
    """A recipe for another amount: all weights times one factor, to 0.1 g."""

    id: str
    """The recipe."""

    factor: Decimal
    """The factor, to five places."""

    dose: Optional[Decimal]
    """The ground coffee, in grams."""

    water: Optional[Decimal]
    """The water, in grams."""

    yield_: Optional[Decimal]
    """The beverage, in grams."""

    steps: List[RecipeStep]
    """The steps, with the times of the recipe."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "factor", "dose", "water", "yield", "steps", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "factor", "dose", "water", "yield", "steps", ))

    def __init__(
        self,
        *,
        id: str,
        factor: Decimal,
        dose: Optional[Decimal],
        water: Optional[Decimal],
        yield_: Optional[Decimal],
        steps: List[RecipeStep],
    ) -> None:
        self.id = id
        self.factor = factor
        self.dose = dose
        self.water = water
        self.yield_ = yield_
        self.steps = steps

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ScaledRecipe:
        return cls(
            id=value["id"],
            factor=Decimal(value["factor"]),
            dose=optional(Decimal)(value["dose"]),
            water=optional(Decimal)(value["water"]),
            yield_=optional(Decimal)(value["yield"]),
            steps=[RecipeStep._read(one) for one in value["steps"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "factor": self.factor,
            "dose": self.dose,
            "water": self.water,
            "yield": self.yield_,
            "steps": self.steps,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ScaledTemperature(Record):
    """A temperature on a scale."""

    value: Decimal
    """With at most nine decimals."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale that it is on."""

    extrapolated: bool
    """Whether it lies outside the Humanus table, on its straight extension."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("value", "scale", "extrapolated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("value", "scale", "extrapolated", ))

    def __init__(
        self,
        *,
        value: Decimal,
        scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
        extrapolated: bool,
    ) -> None:
        self.value = value
        self.scale = scale
        self.extrapolated = extrapolated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ScaledTemperature:
        return cls(
            value=Decimal(value["value"]),
            scale=value["scale"],
            extrapolated=value["extrapolated"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "value": self.value,
            "scale": self.scale,
            "extrapolated": self.extrapolated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SettingValues(Record):
    """Settings by their names."""

    values: Dict[str, Any]
    """The values by the names of the settings. A setting without a value of its own has its default.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("values", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("values", ))

    def __init__(
        self,
        *,
        values: Dict[str, Any],
    ) -> None:
        self.values = values

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SettingValues:
        return cls(
            values=value["values"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "values": self.values,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Share(Record):
    """How a company is shared."""

    company: str
    """The company: all its records are shared with it, those of later too."""

    role: Literal["owner", "participant"]
    """owner: the account shares it; participant: it is shared with the account."""

    url: Optional[str]
    """The share's own link; null for participants, and for one that was ended."""

    public_permission: Literal["none", "readOnly", "readWrite"]
    """Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on;
    readWrite: whoever has it, to do what their access record allows.
    """

    permission: Literal["readWrite", "readOnly"]
    """readWrite: what the access record allows; readOnly: to look on, whatever it allows."""

    owner_name: Optional[str]
    """What people call who shares it."""

    created_at: datetime
    """When it was made."""

    revoked_at: Optional[datetime]
    """When it was ended; null until then."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", "role", "url", "publicPermission", "permission", "ownerName", "createdAt", "revokedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", "role", "url", "publicPermission", "permission", "ownerName", "createdAt", "revokedAt", ))

    def __init__(
        self,
        *,
        company: str,
        role: Literal["owner", "participant"],
        url: Optional[str],
        public_permission: Literal["none", "readOnly", "readWrite"],
        permission: Literal["readWrite", "readOnly"],
        owner_name: Optional[str],
        created_at: datetime,
        revoked_at: Optional[datetime],
    ) -> None:
        self.company = company
        self.role = role
        self.url = url
        self.public_permission = public_permission
        self.permission = permission
        self.owner_name = owner_name
        self.created_at = created_at
        self.revoked_at = revoked_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Share:
        return cls(
            company=value["company"],
            role=value["role"],
            url=value["url"],
            public_permission=value["publicPermission"],
            permission=value["permission"],
            owner_name=value["ownerName"],
            created_at=instant(value["createdAt"]),
            revoked_at=optional(instant)(value["revokedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
            "role": self.role,
            "url": self.url,
            "publicPermission": self.public_permission,
            "permission": self.permission,
            "ownerName": self.owner_name,
            "createdAt": self.created_at,
            "revokedAt": self.revoked_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ShareAnswer(Record):
    """A share as it stands."""

    share: CloudShare
    """The share."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("share", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("share", ))

    def __init__(
        self,
        *,
        share: CloudShare,
    ) -> None:
        self.share = share

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "share": self.share,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ShareNotFoundData(Record):
    """The link leads to nothing that is shared with the account."""

    kind: Literal["shareNotFound"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["shareNotFound"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ShareNotFoundData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SharePreview(Record):
    """What a link leads to."""

    company: Optional[str]
    """The company."""

    name: str
    """What it is called."""

    owner_name: Optional[str]
    """What people call who shares it."""

    permission: Literal["readWrite", "readOnly"]
    """readWrite: what the access record allows; readOnly: to look on, whatever it allows."""

    state: Literal["open", "mine", "accepted", "full"]
    """open: it can be accepted; mine: it leads to what is the account's own; accepted: it was accepted
    already; full: nobody more is let in.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("company", "name", "ownerName", "permission", "state", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("company", "name", "ownerName", "permission", "state", ))

    def __init__(
        self,
        *,
        company: Optional[str],
        name: str,
        owner_name: Optional[str],
        permission: Literal["readWrite", "readOnly"],
        state: Literal["open", "mine", "accepted", "full"],
    ) -> None:
        self.company = company
        self.name = name
        self.owner_name = owner_name
        self.permission = permission
        self.state = state

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SharePreview:
        return cls(
            company=value["company"],
            name=value["name"],
            owner_name=value["ownerName"],
            permission=value["permission"],
            state=value["state"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "company": self.company,
            "name": self.name,
            "ownerName": self.owner_name,
            "permission": self.permission,
            "state": self.state,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SharedCompanyData(Record):
    """The company is shared with the account, and no right there would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    reason: Literal["shared", "readOnly"]
    """shared: it is for the account alone that the company belongs to; readOnly: the account may look on, and
    change nothing.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        reason: Literal["shared", "readOnly"],
    ) -> None:
        self.kind = kind
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SharedCompanyData:
        return cls(
            kind=value["kind"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SharedName(Record):
    """A value that there is in the app group."""

    name: str
    """Its name."""

    owner: Literal["core", "app"]
    """Who writes it."""

    updated_at: Optional[datetime]
    """When it was written; null for the flags of a file."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", "updatedAt", ))

    def __init__(
        self,
        *,
        name: str,
        owner: Literal["core", "app"],
        updated_at: Optional[datetime],
    ) -> None:
        self.name = name
        self.owner = owner
        self.updated_at = updated_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SharedName:
        return cls(
            name=value["name"],
            owner=value["owner"],
            updated_at=optional(instant)(value["updatedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "owner": self.owner,
            "updatedAt": self.updated_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SharedNames(Record):
    """The values that there are in the app group."""

    values: List[SharedName]
    """In the order of their names."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("values", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("values", ))

    def __init__(
        self,
        *,
        values: List[SharedName],
    ) -> None:
        self.values = values

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SharedNames:
        return cls(
            values=[SharedName._read(one) for one in value["values"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "values": self.values,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SharedValue(Record):
    """A value that the app shares with its widgets."""

    name: str
    """Its name."""

    owner: Literal["core", "app"]
    """Who writes it."""

    value: Optional[Any]
    """The value; null where there is none."""

    updated_at: Optional[datetime]
    """When it was written; null where there is none, and for the flags of a file."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", "value", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "owner", "value", "updatedAt", ))

    def __init__(
        self,
        *,
        name: str,
        owner: Literal["core", "app"],
        value: Optional[Any],
        updated_at: Optional[datetime],
    ) -> None:
        self.name = name
        self.owner = owner
        self.value = value
        self.updated_at = updated_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SharedValue:
        return cls(
            name=value["name"],
            owner=value["owner"],
            value=value["value"],
            updated_at=optional(instant)(value["updatedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "owner": self.owner,
            "value": self.value,
            "updatedAt": self.updated_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SharingState(Record):
    """How it stands with the sharing of a company."""

    share: Optional[Share]
    """The share; null for a company that was never shared."""

    enlisted: int
    """How many of its records the cloud has."""

    total: int
    """How many there are here; those that are missing are on their way."""

    participants: Optional[List[Participant]]
    """Who takes part, the owner first; null for who is no owner."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("share", "enlisted", "total", "participants", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("share", "enlisted", "total", "participants", ))

    def __init__(
        self,
        *,
        share: Optional[Share],
        enlisted: int,
        total: int,
        participants: Optional[List[Participant]],
    ) -> None:
        self.share = share
        self.enlisted = enlisted
        self.total = total
        self.participants = participants

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SharingState:
        return cls(
            share=optional(Share._read)(value["share"]),
            enlisted=value["enlisted"],
            total=value["total"],
            participants=optional(each(Participant._read))(value["participants"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "share": self.share,
            "enlisted": self.enlisted,
            "total": self.total,
            "participants": self.participants,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Shipment(Record):
    """What was shipped, with which dispatch."""

    order: ShownOrder
    """The order as it is now."""

    dispatch: Dispatch
    """The dispatch that it leaves with."""

    entries: List[OrderEntry]
    """What was shipped of each line, and of which lots it was taken."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("order", "dispatch", "entries", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("order", "dispatch", "entries", ))

    def __init__(
        self,
        *,
        order: ShownOrder,
        dispatch: Dispatch,
        entries: List[OrderEntry],
    ) -> None:
        self.order = order
        self.dispatch = dispatch
        self.entries = entries

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Shipment:
        return cls(
            order=ShownOrder._read(value["order"]),
            dispatch=Dispatch._read(value["dispatch"]),
            entries=[OrderEntry._read(one) for one in value["entries"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "order": self.order,
            "dispatch": self.dispatch,
            "entries": self.entries,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ShippedLine(Record):
    """So much of a line that is to be shipped."""

    quantity: Number
    """How much of it, in the line's unit; at most what is left to ship."""

    line: Union[Optional[str], Unset] = UNSET
    """The line; it, or sku, must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """The SKU of its item, in its place, where one line alone has something of it left to ship."""

    lots: Union[Optional[Sequence[ShippedLot]], Unset] = UNSET
    """Which lots it is taken from; those that expire first without it."""

    location: Union[Optional[str], Unset] = UNSET
    """Where it is taken from, by its id, its code or its path; the item's location without it, else the
    company's main one.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("quantity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("line", "sku", "quantity", "lots", "location", ))

    def __init__(
        self,
        *,
        quantity: Number,
        line: Union[Optional[str], Unset] = UNSET,
        sku: Union[Optional[str], Unset] = UNSET,
        lots: Union[Optional[Sequence[ShippedLot]], Unset] = UNSET,
        location: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.quantity = quantity
        self.line = line
        self.sku = sku
        self.lots = lots
        self.location = location

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "quantity": self.quantity,
        }
        if self.line is not UNSET:
            members["line"] = self.line
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.lots is not UNSET:
            members["lots"] = self.lots
        if self.location is not UNSET:
            members["location"] = self.location
        return members


@dataclass(init=False, repr=False, eq=False)
class ShippedLot(Record):
    """So much of a lot that is to be shipped."""

    lot: str
    """The lot."""

    quantity: Number
    """How much of it, in the line's unit."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("lot", "quantity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("lot", "quantity", ))

    def __init__(
        self,
        *,
        lot: str,
        quantity: Number,
    ) -> None:
        self.lot = lot
        self.quantity = quantity

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "lot": self.lot,
            "quantity": self.quantity,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ShownFlag(Record):
    """Whether a flag is on."""

    name: str
    """The flag's name."""

    on: bool
    """Whether it is on; the fallback when it is not known."""

    known: bool
    """Whether the document names it."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
    what is safe to assume.
    """

    age: Optional[int]
    """How many milliseconds old that is; null for the default."""

    origin: Literal["host", "file", "builtIn"]
    """host: the host fetched it; file: an option names it; builtIn: there is none."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "on", "known", "source", "age", "origin", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "on", "known", "source", "age", "origin", ))

    def __init__(
        self,
        *,
        name: str,
        on: bool,
        known: bool,
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        origin: Literal["host", "file", "builtIn"],
    ) -> None:
        self.name = name
        self.on = on
        self.known = known
        self.source = source
        self.age = age
        self.origin = origin

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ShownFlag:
        return cls(
            name=value["name"],
            on=value["on"],
            known=value["known"],
            source=value["source"],
            age=value["age"],
            origin=value["origin"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "on": self.on,
            "known": self.known,
            "source": self.source,
            "age": self.age,
            "origin": self.origin,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ShownLine(Record):
    """A line of an order with what it comes to, and what of it can be shipped."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    order: str
    """The order."""

    item: Optional[str]
    """The item; null for what is none."""

    sku: Optional[str]
    """Its SKU when the line was made."""

    text: str
    """What it is of."""

    quantity: Decimal
    """How much; more than 0."""

    unit: Optional[str]
    """What the quantity counts; of an item its own unit, or one of its units."""

    unit_price: Money
    """What one costs, in the order's currency."""

    discount: Optional[Decimal]
    """What is taken off, in percent."""

    tax_rate: Optional[Decimal]
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Optional[str]
    """What stands below it on documents."""

    factor: Decimal
    """How many of the item's own unit one of the line's is."""

    fulfilled: Decimal
    """How much was shipped, in the line's unit."""

    returned: Decimal
    """How much of that came back."""

    cancelled: Decimal
    """How much will not be shipped."""

    demand: Decimal
    """How much stock it asks for, in the item's own unit."""

    queued_at: Optional[datetime]
    """Since when it does: who asked first is served first."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    allocated: Decimal
    """How much of what is still to be shipped is there and kept for it."""

    backordered: Decimal
    """How much of it is not there."""

    net: Money
    """What it comes to without tax, discounts taken off."""

    tax: Money
    """The tax on it."""

    gross: Money
    """The two together."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "item", "sku", "text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", "factor", "fulfilled", "returned", "cancelled", "demand", "queuedAt", "version", "createdAt", "updatedAt", "allocated", "backordered", "net", "tax", "gross", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "order", "item", "sku", "text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", "factor", "fulfilled", "returned", "cancelled", "demand", "queuedAt", "version", "createdAt", "updatedAt", "unreadable", "allocated", "backordered", "net", "tax", "gross", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        order: str,
        item: Optional[str],
        sku: Optional[str],
        text: str,
        quantity: Decimal,
        unit: Optional[str],
        unit_price: Money,
        discount: Optional[Decimal],
        tax_rate: Optional[Decimal],
        note: Optional[str],
        factor: Decimal,
        fulfilled: Decimal,
        returned: Decimal,
        cancelled: Decimal,
        demand: Decimal,
        queued_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        allocated: Decimal,
        backordered: Decimal,
        net: Money,
        tax: Money,
        gross: Money,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.order = order
        self.item = item
        self.sku = sku
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.unit_price = unit_price
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note
        self.factor = factor
        self.fulfilled = fulfilled
        self.returned = returned
        self.cancelled = cancelled
        self.demand = demand
        self.queued_at = queued_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.allocated = allocated
        self.backordered = backordered
        self.net = net
        self.tax = tax
        self.gross = gross
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ShownLine:
        return cls(
            id=value["id"],
            company=value["company"],
            order=value["order"],
            item=value["item"],
            sku=value["sku"],
            text=value["text"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            unit_price=Money._read(value["unitPrice"]),
            discount=optional(Decimal)(value["discount"]),
            tax_rate=optional(Decimal)(value["taxRate"]),
            note=value["note"],
            factor=Decimal(value["factor"]),
            fulfilled=Decimal(value["fulfilled"]),
            returned=Decimal(value["returned"]),
            cancelled=Decimal(value["cancelled"]),
            demand=Decimal(value["demand"]),
            queued_at=optional(instant)(value["queuedAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            allocated=Decimal(value["allocated"]),
            backordered=Decimal(value["backordered"]),
            net=Money._read(value["net"]),
            tax=Money._read(value["tax"]),
            gross=Money._read(value["gross"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "order": self.order,
            "item": self.item,
            "sku": self.sku,
            "text": self.text,
            "quantity": self.quantity,
            "unit": self.unit,
            "unitPrice": self.unit_price,
            "discount": self.discount,
            "taxRate": self.tax_rate,
            "note": self.note,
            "factor": self.factor,
            "fulfilled": self.fulfilled,
            "returned": self.returned,
            "cancelled": self.cancelled,
            "demand": self.demand,
            "queuedAt": self.queued_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "allocated": self.allocated,
            "backordered": self.backordered,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class ShownOrder(Record):
    """An order with what is still to be paid for it."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    contact: str
    """Who has ordered."""

    currency: str
    """The currency of all its money (ISO 4217)."""

    source: Optional[Literal["web", "phone", "walkIn", "other"]]
    """How it came."""

    agent: Optional[str]
    """The user who looks after it."""

    reference: Optional[str]
    """What the customer calls it."""

    billing_address: Optional[Address]
    """Where the invoice goes; that of the contact where it is left out."""

    shipping_address: Optional[Address]
    """Where the goods go; that of the contact where it is left out."""

    tax_included: bool
    """Whether prices have the tax in them."""

    discount: Optional[OrderDiscount]
    """What is taken off all of it."""

    note: Optional[str]
    """What stands on its documents."""

    internal_note: Optional[str]
    """What stands on none of them."""

    requested_at: Optional[datetime]
    """When the customer wants it."""

    archived: bool
    """Whether it is out of sight: one that is closed or cancelled."""

    number: Optional[str]
    """What it is called on documents; given when it is submitted first, and never to another one."""

    former_numbers: List[str]
    """What it was called before: of two orders that devices have given one number while they were apart, the
    one submitted later gets the next. Whoever looks for it by one of them finds it.
    """

    status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]
    """Where it stands; orders.step takes it further."""

    contact_name: str
    """What the contact was called when the order was made."""

    submitted_at: Optional[datetime]
    """When it was last submitted."""

    invoiced_at: Optional[datetime]
    """When it was invoiced."""

    net: Money
    """What its lines come to, without tax; what was cancelled is not counted."""

    tax: Money
    """The tax on them."""

    gross: Money
    """The two together."""

    credited: Money
    """What of that was for goods that came back."""

    paid: Money
    """What was paid, less what was paid back."""

    payment_state: Literal["unpaid", "partial", "paid", "overpaid"]
    """How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a
    draft, or of what is cancelled, where nothing is.
    """

    fulfilment_state: Literal["none", "partial", "full"]
    """How much of its items was shipped; none of what is cancelled, which has all come back."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    due: Money
    """What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
    is submitted as it is.
    """

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", "number", "formerNumbers", "status", "contactName", "submittedAt", "invoicedAt", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState", "version", "createdAt", "updatedAt", "due", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "contact", "currency", "source", "agent", "reference", "billingAddress", "shippingAddress", "taxIncluded", "discount", "note", "internalNote", "requestedAt", "archived", "number", "formerNumbers", "status", "contactName", "submittedAt", "invoicedAt", "net", "tax", "gross", "credited", "paid", "paymentState", "fulfilmentState", "version", "createdAt", "updatedAt", "unreadable", "due", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        contact: str,
        currency: str,
        source: Optional[Literal["web", "phone", "walkIn", "other"]],
        agent: Optional[str],
        reference: Optional[str],
        billing_address: Optional[Address],
        shipping_address: Optional[Address],
        tax_included: bool,
        discount: Optional[OrderDiscount],
        note: Optional[str],
        internal_note: Optional[str],
        requested_at: Optional[datetime],
        archived: bool,
        number: Optional[str],
        former_numbers: List[str],
        status: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        contact_name: str,
        submitted_at: Optional[datetime],
        invoiced_at: Optional[datetime],
        net: Money,
        tax: Money,
        gross: Money,
        credited: Money,
        paid: Money,
        payment_state: Literal["unpaid", "partial", "paid", "overpaid"],
        fulfilment_state: Literal["none", "partial", "full"],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        due: Money,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.contact = contact
        self.currency = currency
        self.source = source
        self.agent = agent
        self.reference = reference
        self.billing_address = billing_address
        self.shipping_address = shipping_address
        self.tax_included = tax_included
        self.discount = discount
        self.note = note
        self.internal_note = internal_note
        self.requested_at = requested_at
        self.archived = archived
        self.number = number
        self.former_numbers = former_numbers
        self.status = status
        self.contact_name = contact_name
        self.submitted_at = submitted_at
        self.invoiced_at = invoiced_at
        self.net = net
        self.tax = tax
        self.gross = gross
        self.credited = credited
        self.paid = paid
        self.payment_state = payment_state
        self.fulfilment_state = fulfilment_state
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.due = due
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ShownOrder:
        return cls(
            id=value["id"],
            company=value["company"],
            contact=value["contact"],
            currency=value["currency"],
            source=value["source"],
            agent=value["agent"],
            reference=value["reference"],
            billing_address=optional(Address._read)(value["billingAddress"]),
            shipping_address=optional(Address._read)(value["shippingAddress"]),
            tax_included=value["taxIncluded"],
            discount=optional(OrderDiscount._read)(value["discount"]),
            note=value["note"],
            internal_note=value["internalNote"],
            requested_at=optional(instant)(value["requestedAt"]),
            archived=value["archived"],
            number=value["number"],
            former_numbers=value["formerNumbers"],
            status=value["status"],
            contact_name=value["contactName"],
            submitted_at=optional(instant)(value["submittedAt"]),
            invoiced_at=optional(instant)(value["invoicedAt"]),
            net=Money._read(value["net"]),
            tax=Money._read(value["tax"]),
            gross=Money._read(value["gross"]),
            credited=Money._read(value["credited"]),
            paid=Money._read(value["paid"]),
            payment_state=value["paymentState"],
            fulfilment_state=value["fulfilmentState"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            due=Money._read(value["due"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "contact": self.contact,
            "currency": self.currency,
            "source": self.source,
            "agent": self.agent,
            "reference": self.reference,
            "billingAddress": self.billing_address,
            "shippingAddress": self.shipping_address,
            "taxIncluded": self.tax_included,
            "discount": self.discount,
            "note": self.note,
            "internalNote": self.internal_note,
            "requestedAt": self.requested_at,
            "archived": self.archived,
            "number": self.number,
            "formerNumbers": self.former_numbers,
            "status": self.status,
            "contactName": self.contact_name,
            "submittedAt": self.submitted_at,
            "invoicedAt": self.invoiced_at,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
            "credited": self.credited,
            "paid": self.paid,
            "paymentState": self.payment_state,
            "fulfilmentState": self.fulfilment_state,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
            "due": self.due,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class ShownPlace(Record):
    """Which place is shown by widgets that choose none themselves."""

    chosen: Optional[str]
    """The place that was chosen; null for the device's."""

    place: Optional[TimelinePlace]
    """The place that is shown; null where none is known."""

    fallbacks: List[Fallback]
    """Why another one is shown than was chosen."""

    valid_until: Optional[datetime]
    """When time alone changes the answer; null for never."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("chosen", "place", "fallbacks", "validUntil", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("chosen", "place", "fallbacks", "validUntil", ))

    def __init__(
        self,
        *,
        chosen: Optional[str],
        place: Optional[TimelinePlace],
        fallbacks: List[Fallback],
        valid_until: Optional[datetime],
    ) -> None:
        self.chosen = chosen
        self.place = place
        self.fallbacks = fallbacks
        self.valid_until = valid_until

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ShownPlace:
        return cls(
            chosen=value["chosen"],
            place=optional(TimelinePlace._read)(value["place"]),
            fallbacks=[Fallback._read(one) for one in value["fallbacks"]],
            valid_until=optional(instant)(value["validUntil"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "chosen": self.chosen,
            "place": self.place,
            "fallbacks": self.fallbacks,
            "validUntil": self.valid_until,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ShownPurchaseLine(Record):
    """A line of a purchase with what it comes to."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    purchase: str
    """The purchase."""

    item: Optional[str]
    """The item; null for what is none."""

    sku: Optional[str]
    """Its SKU when the line was made."""

    text: str
    """What it is of."""

    quantity: Decimal
    """How much; more than 0."""

    unit: Optional[str]
    """What the quantity counts; of an item its own unit, or one of its units."""

    discount: Optional[Decimal]
    """What is taken off, in percent."""

    tax_rate: Optional[Decimal]
    """The rate of tax in percent, with at most 3 decimals; 0 without it."""

    note: Optional[str]
    """What stands below it on documents."""

    factor: Decimal
    """How many of the item's own unit one of the line's is."""

    received: Decimal
    """How much has come, in the line's unit."""

    planned: Decimal
    """How much of the item a draft is to order, in the item's own unit."""

    incoming: Decimal
    """How much of it is on order, in the item's own unit."""

    incoming_at: Optional[datetime]
    """When that is to come."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unit_price: Optional[Money] = None
    """What one costs, in the purchase's currency; for managers alone."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    net: Optional[Money] = None
    """What it comes to without tax, discounts taken off; null without a price. For managers alone."""

    tax: Optional[Money] = None
    """The tax on it; for managers alone."""

    gross: Optional[Money] = None
    """The two together; for managers alone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "purchase", "item", "sku", "text", "quantity", "unit", "discount", "taxRate", "note", "factor", "received", "planned", "incoming", "incomingAt", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "purchase", "item", "sku", "text", "quantity", "unit", "unitPrice", "discount", "taxRate", "note", "factor", "received", "planned", "incoming", "incomingAt", "version", "createdAt", "updatedAt", "unreadable", "net", "tax", "gross", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        purchase: str,
        item: Optional[str],
        sku: Optional[str],
        text: str,
        quantity: Decimal,
        unit: Optional[str],
        discount: Optional[Decimal],
        tax_rate: Optional[Decimal],
        note: Optional[str],
        factor: Decimal,
        received: Decimal,
        planned: Decimal,
        incoming: Decimal,
        incoming_at: Optional[datetime],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unit_price: Optional[Money] = None,
        unreadable: Optional[List[str]] = None,
        net: Optional[Money] = None,
        tax: Optional[Money] = None,
        gross: Optional[Money] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.purchase = purchase
        self.item = item
        self.sku = sku
        self.text = text
        self.quantity = quantity
        self.unit = unit
        self.discount = discount
        self.tax_rate = tax_rate
        self.note = note
        self.factor = factor
        self.received = received
        self.planned = planned
        self.incoming = incoming
        self.incoming_at = incoming_at
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unit_price = unit_price
        self.unreadable = unreadable
        self.net = net
        self.tax = tax
        self.gross = gross

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ShownPurchaseLine:
        return cls(
            id=value["id"],
            company=value["company"],
            purchase=value["purchase"],
            item=value["item"],
            sku=value["sku"],
            text=value["text"],
            quantity=Decimal(value["quantity"]),
            unit=value["unit"],
            discount=optional(Decimal)(value["discount"]),
            tax_rate=optional(Decimal)(value["taxRate"]),
            note=value["note"],
            factor=Decimal(value["factor"]),
            received=Decimal(value["received"]),
            planned=Decimal(value["planned"]),
            incoming=Decimal(value["incoming"]),
            incoming_at=optional(instant)(value["incomingAt"]),
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unit_price=optional(Money._read)(value.get("unitPrice")),
            unreadable=value.get("unreadable"),
            net=optional(Money._read)(value.get("net")),
            tax=optional(Money._read)(value.get("tax")),
            gross=optional(Money._read)(value.get("gross")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "purchase": self.purchase,
            "item": self.item,
            "sku": self.sku,
            "text": self.text,
            "quantity": self.quantity,
            "unit": self.unit,
            "discount": self.discount,
            "taxRate": self.tax_rate,
            "note": self.note,
            "factor": self.factor,
            "received": self.received,
            "planned": self.planned,
            "incoming": self.incoming,
            "incomingAt": self.incoming_at,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unit_price is not None:
            members["unitPrice"] = self.unit_price
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.net is not None:
            members["net"] = self.net
        if self.tax is not None:
            members["tax"] = self.tax
        if self.gross is not None:
            members["gross"] = self.gross
        return members


@dataclass(init=False, repr=False, eq=False)
class SignInFailedData(Record):
    """The username or the password is wrong."""

    kind: Literal["signInFailed"]
    """The machine name of the kind of errors."""

    signed_in: Optional[str] = None
    """Who is still signed in, as before the try of access.signIn; left out where nobody is, and by other
    methods, which ask for the caller's own password.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "signedIn", ))

    def __init__(
        self,
        *,
        kind: Literal["signInFailed"],
        signed_in: Optional[str] = None,
    ) -> None:
        self.kind = kind
        self.signed_in = signed_in

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SignInFailedData:
        return cls(
            kind=value["kind"],
            signed_in=value.get("signedIn"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.signed_in is not None:
            members["signedIn"] = self.signed_in
        return members


@dataclass(init=False, repr=False, eq=False)
class SignInRequiredData(Record):
    """The company has credentials, and nobody is signed in there."""

    kind: Literal["signInRequired"]
    """The machine name of the kind of errors."""

    create: Optional[bool] = None
    """true where the account has nothing to sign in with yet, and the company's owner asks everybody for it:
    access.credentials.create makes it.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "create", ))

    def __init__(
        self,
        *,
        kind: Literal["signInRequired"],
        create: Optional[bool] = None,
    ) -> None:
        self.kind = kind
        self.create = create

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SignInRequiredData:
        return cls(
            kind=value["kind"],
            create=value.get("create"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        if self.create is not None:
            members["create"] = self.create
        return members


@dataclass(init=False, repr=False, eq=False)
class StatusCount(Record):
    """How many records stand somewhere."""

    status: str
    """Where they stand."""

    count: int
    """How many do."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("status", "count", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("status", "count", ))

    def __init__(
        self,
        *,
        status: str,
        count: int,
    ) -> None:
        self.status = status
        self.count = count

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StatusCount:
        return cls(
            status=value["status"],
            count=value["count"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "status": self.status,
            "count": self.count,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockAlert(Record):
    """A line that was crossed: there is too little of an item, or enough again, or a lot is about to expire,
    or is in stock twice.
    """

    id: str
    """The alert's id."""

    company: str
    """The company that it belongs to."""

    item: Optional[str]
    """The item; null for an alert about a location."""

    location: Optional[str]
    """The location that has lost its barcode; null for any other alert."""

    lot: Optional[str]
    """The lot that is about to expire, or that is in stock twice; null for the other kinds."""

    kind: Literal["low", "out", "recovered", "expiring", "negative", "serialTwice", "barcodeTaken", "loanSurplus", "rebuilt"]
    """Which line was crossed."""

    on_hand: Decimal
    """How much there was then, of the lot if there is one."""

    available: Decimal
    """How much of it could be sold or used."""

    min_stock: Optional[Decimal]
    """How much there should have been at least."""

    expiry: Optional[str]
    """The last day on which the lot is good."""

    at: datetime
    """When it was noticed."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "location", "lot", "kind", "onHand", "available", "minStock", "expiry", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "item", "location", "lot", "kind", "onHand", "available", "minStock", "expiry", "at", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        item: Optional[str],
        location: Optional[str],
        lot: Optional[str],
        kind: Literal["low", "out", "recovered", "expiring", "negative", "serialTwice", "barcodeTaken", "loanSurplus", "rebuilt"],
        on_hand: Decimal,
        available: Decimal,
        min_stock: Optional[Decimal],
        expiry: Optional[str],
        at: datetime,
    ) -> None:
        self.id = id
        self.company = company
        self.item = item
        self.location = location
        self.lot = lot
        self.kind = kind
        self.on_hand = on_hand
        self.available = available
        self.min_stock = min_stock
        self.expiry = expiry
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockAlert:
        return cls(
            id=value["id"],
            company=value["company"],
            item=value["item"],
            location=value["location"],
            lot=value["lot"],
            kind=value["kind"],
            on_hand=Decimal(value["onHand"]),
            available=Decimal(value["available"]),
            min_stock=optional(Decimal)(value["minStock"]),
            expiry=value["expiry"],
            at=instant(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "item": self.item,
            "location": self.location,
            "lot": self.lot,
            "kind": self.kind,
            "onHand": self.on_hand,
            "available": self.available,
            "minStock": self.min_stock,
            "expiry": self.expiry,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockAlertPage(Record):
    """One page of a list."""

    items: List[StockAlert]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[StockAlert],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockAlertPage:
        return cls(
            items=[StockAlert._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockEntry(Record):
    """One line of the ledger: so much of an item came or went, there and then."""

    id: str
    """The entry's id."""

    company: str
    """The company that it belongs to."""

    transaction: str
    """The id that the entries of one transaction share: the id of the first entry, or an id that follows from
    the stocktake.
    """

    item: str
    """What came or went."""

    location: str
    """Where."""

    type: Literal["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count"]
    """Why."""

    quantity: Decimal
    """How much came, in the item's own unit; less than 0 for what went."""

    reason: Optional[str]
    """Why, in the company's words."""

    note: Optional[str]
    """What else is to be known."""

    reverses: Optional[str]
    """The entry that it takes back."""

    actor: str
    """Who posted it."""

    effective_at: datetime
    """When it happened."""

    at: datetime
    """When it was posted."""

    lot: Optional[str]
    """Which lot of the item; null for an item whose lots are not told apart."""

    order: Optional[str]
    """The order that it was posted for; of what was bought, the purchase."""

    order_line: Optional[str]
    """The line of that."""

    dispatch: Optional[str]
    """The dispatch that it left with."""

    loan: Optional[str]
    """The loan that it was posted for."""

    count: Optional[str]
    """The count that found it."""

    unit_cost: Optional[UnitCost] = None
    """What one of the item's own unit was bought for; for managers of the inventory alone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "transaction", "item", "location", "type", "quantity", "reason", "note", "reverses", "actor", "effectiveAt", "at", "lot", "order", "orderLine", "dispatch", "loan", "count", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "transaction", "item", "location", "type", "quantity", "unitCost", "reason", "note", "reverses", "actor", "effectiveAt", "at", "lot", "order", "orderLine", "dispatch", "loan", "count", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        transaction: str,
        item: str,
        location: str,
        type: Literal["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count"],
        quantity: Decimal,
        reason: Optional[str],
        note: Optional[str],
        reverses: Optional[str],
        actor: str,
        effective_at: datetime,
        at: datetime,
        lot: Optional[str],
        order: Optional[str],
        order_line: Optional[str],
        dispatch: Optional[str],
        loan: Optional[str],
        count: Optional[str],
        unit_cost: Optional[UnitCost] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.transaction = transaction
        self.item = item
        self.location = location
        self.type = type
        self.quantity = quantity
        self.reason = reason
        self.note = note
        self.reverses = reverses
        self.actor = actor
        self.effective_at = effective_at
        self.at = at
        self.lot = lot
        self.order = order
        self.order_line = order_line
        self.dispatch = dispatch
        self.loan = loan
        self.count = count
        self.unit_cost = unit_cost

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockEntry:
        return cls(
            id=value["id"],
            company=value["company"],
            transaction=value["transaction"],
            item=value["item"],
            location=value["location"],
            type=value["type"],
            quantity=Decimal(value["quantity"]),
            reason=value["reason"],
            note=value["note"],
            reverses=value["reverses"],
            actor=value["actor"],
            effective_at=instant(value["effectiveAt"]),
            at=instant(value["at"]),
            lot=value["lot"],
            order=value["order"],
            order_line=value["orderLine"],
            dispatch=value["dispatch"],
            loan=value["loan"],
            count=value["count"],
            unit_cost=optional(UnitCost._read)(value.get("unitCost")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "transaction": self.transaction,
            "item": self.item,
            "location": self.location,
            "type": self.type,
            "quantity": self.quantity,
            "reason": self.reason,
            "note": self.note,
            "reverses": self.reverses,
            "actor": self.actor,
            "effectiveAt": self.effective_at,
            "at": self.at,
            "lot": self.lot,
            "order": self.order,
            "orderLine": self.order_line,
            "dispatch": self.dispatch,
            "loan": self.loan,
            "count": self.count,
        }
        if self.unit_cost is not None:
            members["unitCost"] = self.unit_cost
        return members


@dataclass(init=False, repr=False, eq=False)
class StockEntryPage(Record):
    """One page of a list."""

    items: List[StockEntry]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[StockEntry],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockEntryPage:
        return cls(
            items=[StockEntry._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockForm(Record):
    """A movement of stock, as the method for its kind takes it."""

    type: Literal["receive", "consume", "transfer", "return", "adjust"]
    """What it is."""

    item: Union[Optional[str], Unset] = UNSET
    """The item; it, or sku, must be given."""

    sku: Union[Optional[str], Unset] = UNSET
    """Its SKU; neither case nor spaces around it count."""

    quantity: Union[Optional[Number], Unset] = UNSET
    """How much; more than 0. Of all but adjustments."""

    unit: Union[Optional[str], Unset] = UNSET
    """The unit that it is given in; the item's own without it."""

    location: Union[Optional[str], Unset] = UNSET
    """Where, by its id, its code or its path, of all but transfers; the item's location without it, else the
    company's main one.
    """

    from_: Union[Optional[str], Unset] = UNSET
    """Of a transfer: where it was."""

    to: Union[Optional[str], Unset] = UNSET
    """Of a transfer: where it is now."""

    direction: Union[Optional[Literal["fromCustomer", "toSupplier"]], Unset] = UNSET
    """Of a return: which way it goes."""

    by: Union[Optional[Number], Unset] = UNSET
    """Of an adjustment: how much more there is, or less."""

    level: Union[Optional[Number], Unset] = UNSET
    """Of an adjustment: how much there is, in by's place."""

    unit_cost: Union[Optional[MoneyInput], Unset] = UNSET
    """Of a receipt: what one of the item's own unit cost; for managers of the inventory alone."""

    reason: Union[Optional[str], Unset] = UNSET
    """Why, in the company's words."""

    note: Union[Optional[str], Unset] = UNSET
    """What else is to be known."""

    effective_at: Union[Optional[datetime], Unset] = UNSET
    """When it happened: now without it, not later, and more than 24 hours ago for managers alone."""

    lot: Union[Optional[str], Unset] = UNSET
    """The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that
    expire first are taken.
    """

    batch: Union[Optional[str], Unset] = UNSET
    """Its batch, in lot's place; one that comes for the first time is made."""

    serials: Union[Optional[Sequence[str]], Unset] = UNSET
    """The serial numbers of the pieces, as many as the quantity says; those that come for the first time are
    made.
    """

    expiry: Union[Optional[str], Unset] = UNSET
    """Of a receipt: the last day on which a new lot is good."""

    force: Union[Optional[bool], Unset] = UNSET
    """Of what takes: whether it may take what is reserved for orders; for managers of the inventory.
    """

    condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET
    """Of a return from a customer: what it is like, as inventory.stock.return takes it."""

    order_line: Union[Optional[str], Unset] = UNSET
    """Of a return from a customer: the line, as inventory.stock.return takes it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("type", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("type", "item", "sku", "quantity", "unit", "location", "from", "to", "direction", "by", "level", "unitCost", "reason", "note", "effectiveAt", "lot", "batch", "serials", "expiry", "force", "condition", "orderLine", ))

    def __init__(
        self,
        *,
        type: Literal["receive", "consume", "transfer", "return", "adjust"],
        item: Union[Optional[str], Unset] = UNSET,
        sku: Union[Optional[str], Unset] = UNSET,
        quantity: Union[Optional[Number], Unset] = UNSET,
        unit: Union[Optional[str], Unset] = UNSET,
        location: Union[Optional[str], Unset] = UNSET,
        from_: Union[Optional[str], Unset] = UNSET,
        to: Union[Optional[str], Unset] = UNSET,
        direction: Union[Optional[Literal["fromCustomer", "toSupplier"]], Unset] = UNSET,
        by: Union[Optional[Number], Unset] = UNSET,
        level: Union[Optional[Number], Unset] = UNSET,
        unit_cost: Union[Optional[MoneyInput], Unset] = UNSET,
        reason: Union[Optional[str], Unset] = UNSET,
        note: Union[Optional[str], Unset] = UNSET,
        effective_at: Union[Optional[datetime], Unset] = UNSET,
        lot: Union[Optional[str], Unset] = UNSET,
        batch: Union[Optional[str], Unset] = UNSET,
        serials: Union[Optional[Sequence[str]], Unset] = UNSET,
        expiry: Union[Optional[str], Unset] = UNSET,
        force: Union[Optional[bool], Unset] = UNSET,
        condition: Union[Optional[Literal["ok", "returned"]], Unset] = UNSET,
        order_line: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.type = type
        self.item = item
        self.sku = sku
        self.quantity = quantity
        self.unit = unit
        self.location = location
        self.from_ = from_
        self.to = to
        self.direction = direction
        self.by = by
        self.level = level
        self.unit_cost = unit_cost
        self.reason = reason
        self.note = note
        self.effective_at = effective_at
        self.lot = lot
        self.batch = batch
        self.serials = serials
        self.expiry = expiry
        self.force = force
        self.condition = condition
        self.order_line = order_line

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "type": self.type,
        }
        if self.item is not UNSET:
            members["item"] = self.item
        if self.sku is not UNSET:
            members["sku"] = self.sku
        if self.quantity is not UNSET:
            members["quantity"] = self.quantity
        if self.unit is not UNSET:
            members["unit"] = self.unit
        if self.location is not UNSET:
            members["location"] = self.location
        if self.from_ is not UNSET:
            members["from"] = self.from_
        if self.to is not UNSET:
            members["to"] = self.to
        if self.direction is not UNSET:
            members["direction"] = self.direction
        if self.by is not UNSET:
            members["by"] = self.by
        if self.level is not UNSET:
            members["level"] = self.level
        if self.unit_cost is not UNSET:
            members["unitCost"] = self.unit_cost
        if self.reason is not UNSET:
            members["reason"] = self.reason
        if self.note is not UNSET:
            members["note"] = self.note
        if self.effective_at is not UNSET:
            members["effectiveAt"] = self.effective_at
        if self.lot is not UNSET:
            members["lot"] = self.lot
        if self.batch is not UNSET:
            members["batch"] = self.batch
        if self.serials is not UNSET:
            members["serials"] = self.serials
        if self.expiry is not UNSET:
            members["expiry"] = self.expiry
        if self.force is not UNSET:
            members["force"] = self.force
        if self.condition is not UNSET:
            members["condition"] = self.condition
        if self.order_line is not UNSET:
            members["orderLine"] = self.order_line
        return members


@dataclass(init=False, repr=False, eq=False)
class StockLevel(Record):
    """How much there is of an item, in all or in a location: the sum of its entries in the ledger."""

    item: str
    """The item."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """What people call the item."""

    unit: str
    """What quantities of it count."""

    location: Optional[str]
    """The location; null for all together."""

    location_name: Optional[str]
    """What people call that."""

    lot: Optional[str]
    """The lot; null for all together, and for an item whose lots are not told apart."""

    batch: Optional[str]
    """Its batch."""

    serial: Optional[str]
    """Its serial number."""

    on_hand: Decimal
    """How much there is, in the item's own unit."""

    reserved: Optional[Decimal]
    """How much of it is kept for open orders; null for a part of what there is, as orders are for no place.
    """

    unavailable: Decimal
    """How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good."""

    available: Decimal
    """How much can be sold or used: onHand less reserved and unavailable."""

    on_order: Optional[Decimal]
    """How much is ordered and has not come; null for a part of what there is."""

    incoming_at: Optional[datetime]
    """When the next of that is expected."""

    average_cost: Optional[UnitCost] = None
    """What one costs on the average of what was bought, for managers of the inventory alone; null for a part
    of what there is, and where no receipt had a cost.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "location", "locationName", "lot", "batch", "serial", "onHand", "reserved", "unavailable", "available", "onOrder", "incomingAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "location", "locationName", "lot", "batch", "serial", "onHand", "reserved", "unavailable", "available", "onOrder", "incomingAt", "averageCost", ))

    def __init__(
        self,
        *,
        item: str,
        sku: str,
        name: str,
        unit: str,
        location: Optional[str],
        location_name: Optional[str],
        lot: Optional[str],
        batch: Optional[str],
        serial: Optional[str],
        on_hand: Decimal,
        reserved: Optional[Decimal],
        unavailable: Decimal,
        available: Decimal,
        on_order: Optional[Decimal],
        incoming_at: Optional[datetime],
        average_cost: Optional[UnitCost] = None,
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name
        self.unit = unit
        self.location = location
        self.location_name = location_name
        self.lot = lot
        self.batch = batch
        self.serial = serial
        self.on_hand = on_hand
        self.reserved = reserved
        self.unavailable = unavailable
        self.available = available
        self.on_order = on_order
        self.incoming_at = incoming_at
        self.average_cost = average_cost

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockLevel:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            location=value["location"],
            location_name=value["locationName"],
            lot=value["lot"],
            batch=value["batch"],
            serial=value["serial"],
            on_hand=Decimal(value["onHand"]),
            reserved=optional(Decimal)(value["reserved"]),
            unavailable=Decimal(value["unavailable"]),
            available=Decimal(value["available"]),
            on_order=optional(Decimal)(value["onOrder"]),
            incoming_at=optional(instant)(value["incomingAt"]),
            average_cost=optional(UnitCost._read)(value.get("averageCost")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "location": self.location,
            "locationName": self.location_name,
            "lot": self.lot,
            "batch": self.batch,
            "serial": self.serial,
            "onHand": self.on_hand,
            "reserved": self.reserved,
            "unavailable": self.unavailable,
            "available": self.available,
            "onOrder": self.on_order,
            "incomingAt": self.incoming_at,
        }
        if self.average_cost is not None:
            members["averageCost"] = self.average_cost
        return members


@dataclass(init=False, repr=False, eq=False)
class StockLevelPage(Record):
    """One page of a list."""

    items: List[StockLevel]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[StockLevel],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockLevelPage:
        return cls(
            items=[StockLevel._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockTotals(Record):
    """How much there is of an item in all: the sum of its entries in the ledger."""

    on_hand: Decimal
    """How much there is, in the item's own unit."""

    reserved: Decimal
    """How much of it is kept for open orders."""

    unavailable: Decimal
    """How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good."""

    available: Decimal
    """How much can be sold or used: onHand less reserved and unavailable."""

    on_order: Decimal
    """How much is ordered and has not come."""

    incoming_at: Optional[datetime]
    """When the next of that is expected."""

    average_cost: Optional[UnitCost] = None
    """What one costs on the average of what was bought, for managers of the inventory alone; null where no
    receipt had a cost.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("onHand", "reserved", "unavailable", "available", "onOrder", "incomingAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("onHand", "reserved", "unavailable", "available", "onOrder", "incomingAt", "averageCost", ))

    def __init__(
        self,
        *,
        on_hand: Decimal,
        reserved: Decimal,
        unavailable: Decimal,
        available: Decimal,
        on_order: Decimal,
        incoming_at: Optional[datetime],
        average_cost: Optional[UnitCost] = None,
    ) -> None:
        self.on_hand = on_hand
        self.reserved = reserved
        self.unavailable = unavailable
        self.available = available
        self.on_order = on_order
        self.incoming_at = incoming_at
        self.average_cost = average_cost

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockTotals:
        return cls(
            on_hand=Decimal(value["onHand"]),
            reserved=Decimal(value["reserved"]),
            unavailable=Decimal(value["unavailable"]),
            available=Decimal(value["available"]),
            on_order=Decimal(value["onOrder"]),
            incoming_at=optional(instant)(value["incomingAt"]),
            average_cost=optional(UnitCost._read)(value.get("averageCost")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "onHand": self.on_hand,
            "reserved": self.reserved,
            "unavailable": self.unavailable,
            "available": self.available,
            "onOrder": self.on_order,
            "incomingAt": self.incoming_at,
        }
        if self.average_cost is not None:
            members["averageCost"] = self.average_cost
        return members


@dataclass(init=False, repr=False, eq=False)
class StockValueReport(Record):
    """What the stock is worth, at what it cost on the average."""

    at: datetime
    """When."""

    totals: List[StockValueTotal]
    """All of it, by currency."""

    uncosted: int
    """Of how many items there is something, and nobody knows what it cost: it is in no sum."""

    items: List[StockValueRow]
    """The rows, by currency, the largest value first; what nobody knows the cost of stands last."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "totals", "uncosted", "items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "totals", "uncosted", "items", "next", ))

    def __init__(
        self,
        *,
        at: datetime,
        totals: List[StockValueTotal],
        uncosted: int,
        items: List[StockValueRow],
        next: Optional[str],
    ) -> None:
        self.at = at
        self.totals = totals
        self.uncosted = uncosted
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockValueReport:
        return cls(
            at=instant(value["at"]),
            totals=[StockValueTotal._read(one) for one in value["totals"]],
            uncosted=value["uncosted"],
            items=[StockValueRow._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "totals": self.totals,
            "uncosted": self.uncosted,
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockValueRow(Record):
    """What an item, the items of a category, or what lies in a location, is worth."""

    item: Optional[str]
    """The item, by item."""

    sku: Optional[str]
    """Its SKU."""

    name: Optional[str]
    """What people call it."""

    unit: Optional[str]
    """What its quantities count."""

    category: Optional[str]
    """The category, by item and by category; null for what has none."""

    location: Optional[str]
    """The location, by location."""

    path: Optional[List[str]]
    """What it and the locations that it is part of are called, the outermost first."""

    count: int
    """How many items there are."""

    on_hand: Optional[Decimal]
    """How much there is of the item, in its own unit."""

    average_cost: Optional[UnitCost]
    """What one costs on the average; null where no receipt had a cost."""

    value: Optional[MoneySum]
    """What it is worth; null where nobody knows."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "category", "location", "path", "count", "onHand", "averageCost", "value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "category", "location", "path", "count", "onHand", "averageCost", "value", ))

    def __init__(
        self,
        *,
        item: Optional[str],
        sku: Optional[str],
        name: Optional[str],
        unit: Optional[str],
        category: Optional[str],
        location: Optional[str],
        path: Optional[List[str]],
        count: int,
        on_hand: Optional[Decimal],
        average_cost: Optional[UnitCost],
        value: Optional[MoneySum],
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name
        self.unit = unit
        self.category = category
        self.location = location
        self.path = path
        self.count = count
        self.on_hand = on_hand
        self.average_cost = average_cost
        self.value = value

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockValueRow:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            category=value["category"],
            location=value["location"],
            path=value["path"],
            count=value["count"],
            on_hand=optional(Decimal)(value["onHand"]),
            average_cost=optional(UnitCost._read)(value["averageCost"]),
            value=optional(MoneySum._read)(value["value"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "category": self.category,
            "location": self.location,
            "path": self.path,
            "count": self.count,
            "onHand": self.on_hand,
            "averageCost": self.average_cost,
            "value": self.value,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StockValueTotal(Record):
    """What the stock is worth in one currency."""

    count: int
    """How many items it is made up of."""

    value: MoneySum
    """What they are worth."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("count", "value", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("count", "value", ))

    def __init__(
        self,
        *,
        count: int,
        value: MoneySum,
    ) -> None:
        self.count = count
        self.value = value

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StockValueTotal:
        return cls(
            count=value["count"],
            value=MoneySum._read(value["value"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "count": self.count,
            "value": self.value,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StorageFaultData(Record):
    """The store could not be read or written; nothing of the request was stored."""

    kind: Literal["storageFault"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["storageFault"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StorageFaultData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StorageFullData(Record):
    """The disk is full; nothing of the request was stored."""

    kind: Literal["storageFull"]
    """The machine name of the kind of errors."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", ))

    def __init__(
        self,
        *,
        kind: Literal["storageFull"],
    ) -> None:
        self.kind = kind

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StorageFullData:
        return cls(
            kind=value["kind"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StoreDiagnostics(Record):
    """The state of one store."""

    name: str
    """The store: device, private, shared."""

    schema: Optional[int]
    """The number of its newest migration; null when it can't be read."""

    bytes: Optional[int]
    """The size of its content, in whole MiB where people sign in to any company; null when it can't be read.
    """

    changes: Optional[int]
    """The position of its newest change; null where none are kept, where people sign in to any company, or
    when it can't be read.
    """

    idempotency_keys: Optional[int]
    """The number of idempotency keys whose results it keeps; null where people sign in to any company, or
    when it can't be read.
    """

    idempotency_bytes: Optional[int]
    """How many bytes they take, about. Beyond the limit of --keep-keys the oldest are removed, but none
    within an hour. null as above.
    """

    integrity: Optional[str]
    """ok, or what is wrong with the file, or with sums that are kept in it; null when it was not checked.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("name", "schema", "bytes", "changes", "idempotencyKeys", "idempotencyBytes", "integrity", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "schema", "bytes", "changes", "idempotencyKeys", "idempotencyBytes", "integrity", ))

    def __init__(
        self,
        *,
        name: str,
        schema: Optional[int],
        bytes: Optional[int],
        changes: Optional[int],
        idempotency_keys: Optional[int],
        idempotency_bytes: Optional[int],
        integrity: Optional[str],
    ) -> None:
        self.name = name
        self.schema = schema
        self.bytes = bytes
        self.changes = changes
        self.idempotency_keys = idempotency_keys
        self.idempotency_bytes = idempotency_bytes
        self.integrity = integrity

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StoreDiagnostics:
        return cls(
            name=value["name"],
            schema=value["schema"],
            bytes=value["bytes"],
            changes=value["changes"],
            idempotency_keys=value["idempotencyKeys"],
            idempotency_bytes=value["idempotencyBytes"],
            integrity=value["integrity"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "name": self.name,
            "schema": self.schema,
            "bytes": self.bytes,
            "changes": self.changes,
            "idempotencyKeys": self.idempotency_keys,
            "idempotencyBytes": self.idempotency_bytes,
            "integrity": self.integrity,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StoreEnvironment(Record):
    """Which App Store the account's documents are from."""

    environment: Optional[str]
    """What the newest document says; null without any."""

    accepted: List[str]
    """Those whose documents count."""

    bundle_id: str
    """The app that documents must be about."""

    roots: Literal["apple", "file"]
    """Whose signatures count: apple, or file where --trusted-roots named one."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("environment", "accepted", "bundleId", "roots", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("environment", "accepted", "bundleId", "roots", ))

    def __init__(
        self,
        *,
        environment: Optional[str],
        accepted: List[str],
        bundle_id: str,
        roots: Literal["apple", "file"],
    ) -> None:
        self.environment = environment
        self.accepted = accepted
        self.bundle_id = bundle_id
        self.roots = roots

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StoreEnvironment:
        return cls(
            environment=value["environment"],
            accepted=value["accepted"],
            bundle_id=value["bundleId"],
            roots=value["roots"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "environment": self.environment,
            "accepted": self.accepted,
            "bundleId": self.bundle_id,
            "roots": self.roots,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class StoreNeeded(Record):
    """The company must be one that the account owns."""

    rule: Literal["store"]
    """store"""

    store: Literal["private"]
    """The store that has the account's own companies."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rule", "store", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rule", "store", ))

    def __init__(
        self,
        *,
        rule: Literal["store"],
        store: Literal["private"],
    ) -> None:
        self.rule = rule
        self.store = store

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> StoreNeeded:
        return cls(
            rule=value["rule"],
            store=value["store"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rule": self.rule,
            "store": self.store,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Subscribed(Record):
    """A new subscription."""

    subscription: int
    """Its handle."""

    cursor: str
    """The place from which on it tells everything; read what exists after subscribing, and nothing is missed.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("subscription", "cursor", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("subscription", "cursor", ))

    def __init__(
        self,
        *,
        subscription: int,
        cursor: str,
    ) -> None:
        self.subscription = subscription
        self.cursor = cursor

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Subscribed:
        return cls(
            subscription=value["subscription"],
            cursor=value["cursor"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "subscription": self.subscription,
            "cursor": self.cursor,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SufficientGrant(Record):
    """Rights that would be enough."""

    is_owner: bool
    """Whether it is to be an owner."""

    dept_mask: int
    """The bit to add to deptMask; 0 for none."""

    manager_mask: int
    """The bit to add to managerMask; 0 for none."""

    presets: List[Literal["sales", "warehouse", "management", "viewer"]]
    """The presets that hold it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("isOwner", "deptMask", "managerMask", "presets", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("isOwner", "deptMask", "managerMask", "presets", ))

    def __init__(
        self,
        *,
        is_owner: bool,
        dept_mask: int,
        manager_mask: int,
        presets: List[Literal["sales", "warehouse", "management", "viewer"]],
    ) -> None:
        self.is_owner = is_owner
        self.dept_mask = dept_mask
        self.manager_mask = manager_mask
        self.presets = presets

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SufficientGrant:
        return cls(
            is_owner=value["isOwner"],
            dept_mask=value["deptMask"],
            manager_mask=value["managerMask"],
            presets=value["presets"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "isOwner": self.is_owner,
            "deptMask": self.dept_mask,
            "managerMask": self.manager_mask,
            "presets": self.presets,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SuggestedCapability(Record):
    """What was probably meant by a name that there is not."""

    unknown: str
    """The name that was offered."""

    suggestion: str
    """The one that is most like it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("unknown", "suggestion", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("unknown", "suggestion", ))

    def __init__(
        self,
        *,
        unknown: str,
        suggestion: str,
    ) -> None:
        self.unknown = unknown
        self.suggestion = suggestion

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SuggestedCapability:
        return cls(
            unknown=value["unknown"],
            suggestion=value["suggestion"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "unknown": self.unknown,
            "suggestion": self.suggestion,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SuggestedItem(Record):
    """An item of which there is too little."""

    item: str
    """The item."""

    sku: str
    """Its SKU."""

    name: str
    """What people call it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", ))

    def __init__(
        self,
        *,
        item: str,
        sku: str,
        name: str,
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SuggestedItem:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SuggestedNotes(Record):
    """Tasting notes that are suggested, and where they are from."""

    notes: List[str]
    """One to ten short tasting notes, each of at most 200 characters."""

    flavor_wheel: List[str]
    """Up to ten flavour terms of one to three words, in lower case."""

    body_description: str
    """The feel in the mouth, in a few words."""

    source: Literal["model", "history"]
    """model: the AI of the host; history: one's own journal, as the host failed."""

    suggestion: Optional[str]
    """Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history.
    """

    at: datetime
    """When it was answered."""

    repeated: bool
    """Whether the same question was answered before, and the model was not asked again."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("notes", "flavorWheel", "bodyDescription", "source", "suggestion", "at", "repeated", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("notes", "flavorWheel", "bodyDescription", "source", "suggestion", "at", "repeated", ))

    def __init__(
        self,
        *,
        notes: List[str],
        flavor_wheel: List[str],
        body_description: str,
        source: Literal["model", "history"],
        suggestion: Optional[str],
        at: datetime,
        repeated: bool,
    ) -> None:
        self.notes = notes
        self.flavor_wheel = flavor_wheel
        self.body_description = body_description
        self.source = source
        self.suggestion = suggestion
        self.at = at
        self.repeated = repeated

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SuggestedNotes:
        return cls(
            notes=value["notes"],
            flavor_wheel=value["flavorWheel"],
            body_description=value["bodyDescription"],
            source=value["source"],
            suggestion=value["suggestion"],
            at=instant(value["at"]),
            repeated=value["repeated"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "notes": self.notes,
            "flavorWheel": self.flavor_wheel,
            "bodyDescription": self.body_description,
            "source": self.source,
            "suggestion": self.suggestion,
            "at": self.at,
            "repeated": self.repeated,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SuggestedPlaces(Record):
    """Places to choose from."""

    device: Optional[DevicePlace]
    """Where the device is; null as long as that is not known."""

    places: List[WidgetPlace]
    """The recents, the newest first."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("device", "places", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("device", "places", ))

    def __init__(
        self,
        *,
        device: Optional[DevicePlace],
        places: List[WidgetPlace],
    ) -> None:
        self.device = device
        self.places = places

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SuggestedPlaces:
        return cls(
            device=optional(DevicePlace._read)(value["device"]),
            places=[WidgetPlace._read(one) for one in value["places"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "device": self.device,
            "places": self.places,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SuggestedPurchases(Record):
    """What was put together to be ordered."""

    purchases: List[PurchaseView]
    """The new drafts, one for each supplier, with their lines."""

    without_supplier: List[SuggestedItem]
    """Items of which there is too little, too, and that nobody supplies."""

    too_much: List[SuggestedItem]
    """Items of which more is lacking than a line can be of, or costs more."""

    partial: bool
    """Whether there is more: a call makes at most 1,000 lines, and a list names as many items."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("purchases", "withoutSupplier", "tooMuch", "partial", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("purchases", "withoutSupplier", "tooMuch", "partial", ))

    def __init__(
        self,
        *,
        purchases: List[PurchaseView],
        without_supplier: List[SuggestedItem],
        too_much: List[SuggestedItem],
        partial: bool,
    ) -> None:
        self.purchases = purchases
        self.without_supplier = without_supplier
        self.too_much = too_much
        self.partial = partial

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SuggestedPurchases:
        return cls(
            purchases=[PurchaseView._read(one) for one in value["purchases"]],
            without_supplier=[SuggestedItem._read(one) for one in value["withoutSupplier"]],
            too_much=[SuggestedItem._read(one) for one in value["tooMuch"]],
            partial=value["partial"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "purchases": self.purchases,
            "withoutSupplier": self.without_supplier,
            "tooMuch": self.too_much,
            "partial": self.partial,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncAccount(Record):
    """Whose data a directory has."""

    status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"]
    """Whether the cloud's account can be used, as it was told last; noAccount without a connection,
    couldNotDetermine before the first answer.
    """

    account: str
    """Who acts where nobody has signed in: the same on all devices of the account."""

    reference: Optional[str]
    """What the container calls the account; null before the first connection."""

    since: Optional[datetime]
    """When the directory has met the account; null before that."""

    unsent: Optional[int]
    """How many records were changed here and are in no cloud yet, and more for those whose files are in none:
    what a switch to another account would lose. Null before the first connection, and while what was there
    before it is being looked at.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("status", "account", "reference", "since", "unsent", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("status", "account", "reference", "since", "unsent", ))

    def __init__(
        self,
        *,
        status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"],
        account: str,
        reference: Optional[str],
        since: Optional[datetime],
        unsent: Optional[int],
    ) -> None:
        self.status = status
        self.account = account
        self.reference = reference
        self.since = since
        self.unsent = unsent

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncAccount:
        return cls(
            status=value["status"],
            account=value["account"],
            reference=value["reference"],
            since=optional(instant)(value["since"]),
            unsent=value["unsent"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "status": self.status,
            "account": self.account,
            "reference": self.reference,
            "since": self.since,
            "unsent": self.unsent,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncConflict(Record):
    """A value that was discarded because two devices changed the same."""

    id: str
    """The id of the line."""

    company: Optional[str]
    """The company; null for a line about the account's own record."""

    type: str
    """The kind of the record, as events name it."""

    record: str
    """The record's id."""

    field: Optional[str]
    """The member; null where one side deleted the record."""

    ancestor: Optional[Any]
    """The value that both sides began with; null for nothing, or where it is not known."""

    local: Optional[Any]
    """The value of the device that found the conflict; null for nothing."""

    server: Optional[Any]
    """The value that the cloud had; null for nothing."""

    kept: Literal["local", "server"]
    """The side whose value stays."""

    reason: Literal["edited", "renamed", "duplicate", "moved", "rejected", "discarded"]
    """Why a value was discarded. edited: both sides changed the same, or one deleted what the other changed;
    renamed: another record has the value, and only one can have it; duplicate: both sides made a record of
    the same thing, and the earlier one stays; moved: two moves put each below the other; rejected: the cloud
    does not allow the change; discarded: sync.queue.discard.
    """

    modifier: Optional[str]
    """The account that made the cloud's value, as the container knows it."""

    at: datetime
    """When the conflict was found."""

    resolved_at: Optional[datetime]
    """When somebody chose the right value; null before that."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "type", "record", "field", "ancestor", "local", "server", "kept", "reason", "modifier", "at", "resolvedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "type", "record", "field", "ancestor", "local", "server", "kept", "reason", "modifier", "at", "resolvedAt", ))

    def __init__(
        self,
        *,
        id: str,
        company: Optional[str],
        type: str,
        record: str,
        field: Optional[str],
        ancestor: Optional[Any],
        local: Optional[Any],
        server: Optional[Any],
        kept: Literal["local", "server"],
        reason: Literal["edited", "renamed", "duplicate", "moved", "rejected", "discarded"],
        modifier: Optional[str],
        at: datetime,
        resolved_at: Optional[datetime],
    ) -> None:
        self.id = id
        self.company = company
        self.type = type
        self.record = record
        self.field = field
        self.ancestor = ancestor
        self.local = local
        self.server = server
        self.kept = kept
        self.reason = reason
        self.modifier = modifier
        self.at = at
        self.resolved_at = resolved_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncConflict:
        return cls(
            id=value["id"],
            company=value["company"],
            type=value["type"],
            record=value["record"],
            field=value["field"],
            ancestor=value["ancestor"],
            local=value["local"],
            server=value["server"],
            kept=value["kept"],
            reason=value["reason"],
            modifier=value["modifier"],
            at=instant(value["at"]),
            resolved_at=optional(instant)(value["resolvedAt"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "type": self.type,
            "record": self.record,
            "field": self.field,
            "ancestor": self.ancestor,
            "local": self.local,
            "server": self.server,
            "kept": self.kept,
            "reason": self.reason,
            "modifier": self.modifier,
            "at": self.at,
            "resolvedAt": self.resolved_at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncConflictPage(Record):
    """One page of a list."""

    items: List[SyncConflict]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[SyncConflict],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncConflictPage:
        return cls(
            items=[SyncConflict._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncError(Record):
    """Why a cycle did not end well."""

    kind: str
    """What the container has said: networkFailure, quotaExceeded, zoneBusy, ..."""

    message: str
    """The same as a sentence."""

    retry_in: Optional[int]
    """In how many milliseconds it is tried again; null for not by itself."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "message", "retryIn", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "message", "retryIn", ))

    def __init__(
        self,
        *,
        kind: str,
        message: str,
        retry_in: Optional[int],
    ) -> None:
        self.kind = kind
        self.message = message
        self.retry_in = retry_in

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncError:
        return cls(
            kind=value["kind"],
            message=value["message"],
            retry_in=value["retryIn"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "message": self.message,
            "retryIn": self.retry_in,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncEvent(Record):
    """Something that sync has done, or could not do."""

    id: str
    """What it is known by, also in events."""

    type: Literal["setup", "import", "export", "rejected", "restored"]
    """setup: the directory has met the account for the first time; import: what was changed elsewhere has
    come; export: what was changed here was sent; rejected: what was changed here was refused, as a right was
    missing, and is as the cloud has it again; restored: the container was put back to an earlier state, and
    what it lacks is sent again.
    """

    store: Literal["private", "shared"]
    """Of which store."""

    company: Optional[str]
    """Whose records; null for the account's own, or where it did not come to that."""

    started_at: datetime
    """When it began."""

    ended_at: datetime
    """When it ended."""

    succeeded: bool
    """Whether it ended well."""

    records: int
    """How many records have come, or were taken."""

    bytes: int
    """How many bytes their members have."""

    error: Optional[SyncEventError]
    """Why it did not end well; null where it did."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "type", "store", "company", "startedAt", "endedAt", "succeeded", "records", "bytes", "error", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "type", "store", "company", "startedAt", "endedAt", "succeeded", "records", "bytes", "error", ))

    def __init__(
        self,
        *,
        id: str,
        type: Literal["setup", "import", "export", "rejected", "restored"],
        store: Literal["private", "shared"],
        company: Optional[str],
        started_at: datetime,
        ended_at: datetime,
        succeeded: bool,
        records: int,
        bytes: int,
        error: Optional[SyncEventError],
    ) -> None:
        self.id = id
        self.type = type
        self.store = store
        self.company = company
        self.started_at = started_at
        self.ended_at = ended_at
        self.succeeded = succeeded
        self.records = records
        self.bytes = bytes
        self.error = error

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncEvent:
        return cls(
            id=value["id"],
            type=value["type"],
            store=value["store"],
            company=value["company"],
            started_at=instant(value["startedAt"]),
            ended_at=instant(value["endedAt"]),
            succeeded=value["succeeded"],
            records=value["records"],
            bytes=value["bytes"],
            error=optional(SyncEventError._read)(value["error"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "type": self.type,
            "store": self.store,
            "company": self.company,
            "startedAt": self.started_at,
            "endedAt": self.ended_at,
            "succeeded": self.succeeded,
            "records": self.records,
            "bytes": self.bytes,
            "error": self.error,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncEventError(Record):
    """Why something did not end well."""

    kind: Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]
    """What the container has said."""

    message: str
    """The same as a sentence."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "message", ))

    def __init__(
        self,
        *,
        kind: Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"],
        message: str,
    ) -> None:
        self.kind = kind
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncEventError:
        return cls(
            kind=value["kind"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncEventPage(Record):
    """One page of a list."""

    items: List[SyncEvent]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[SyncEvent],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncEventPage:
        return cls(
            items=[SyncEvent._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncStatus(Record):
    """How it stands with sync."""

    state: Literal["synced", "syncing", "error", "offline", "paused", "signedOut"]
    """synced: nothing is pending on either side; syncing: something is on its way; error: something was
    refused, stores and sync.queue.list say what; offline: the container can't be reached, it is tried again;
    paused: the account can't be used; signedOut: there is no cloud.
    """

    cloud: Optional[str]
    """The container: a file, the address of a server, host, or exec: and a command; null for none."""

    stores: List[SyncStoreStatus]
    """The same for each store that syncs."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("state", "cloud", "stores", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("state", "cloud", "stores", ))

    def __init__(
        self,
        *,
        state: Literal["synced", "syncing", "error", "offline", "paused", "signedOut"],
        cloud: Optional[str],
        stores: List[SyncStoreStatus],
    ) -> None:
        self.state = state
        self.cloud = cloud
        self.stores = stores

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncStatus:
        return cls(
            state=value["state"],
            cloud=value["cloud"],
            stores=[SyncStoreStatus._read(one) for one in value["stores"]],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "state": self.state,
            "cloud": self.cloud,
            "stores": self.stores,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class SyncStoreStatus(Record):
    """How it stands with the sync of one store."""

    store: Literal["private", "shared"]
    """Which store."""

    pending_edits: int
    """How many records have something that is to be sent."""

    pending_syncs: int
    """How many records have something that was sent and is not confirmed."""

    files_to_send: int
    """How many records have files that are to be sent."""

    files_to_fetch: int
    """How many files are on their way here."""

    waiting: int
    """How many records have arrived whose owner has not."""

    quarantined: int
    """How many records were put aside: they have arrived and can't be read, or the cloud refuses them for
    good.
    """

    unknown: int
    """How many records have arrived of types that only a newer version knows."""

    last_cycle_at: Optional[datetime]
    """When the last cycle of this process has ended; null before that."""

    last_success_at: Optional[datetime]
    """When the last one has ended well."""

    error: Optional[SyncError]
    """Why the last cycle did not end well; null where it did."""

    restored_at: Optional[datetime] = None
    """When the container was last found to have lost what it had, as it was put back to an earlier state;
    left out where it never was.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("store", "pendingEdits", "pendingSyncs", "filesToSend", "filesToFetch", "waiting", "quarantined", "unknown", "lastCycleAt", "lastSuccessAt", "error", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("store", "pendingEdits", "pendingSyncs", "filesToSend", "filesToFetch", "waiting", "quarantined", "unknown", "lastCycleAt", "lastSuccessAt", "restoredAt", "error", ))

    def __init__(
        self,
        *,
        store: Literal["private", "shared"],
        pending_edits: int,
        pending_syncs: int,
        files_to_send: int,
        files_to_fetch: int,
        waiting: int,
        quarantined: int,
        unknown: int,
        last_cycle_at: Optional[datetime],
        last_success_at: Optional[datetime],
        error: Optional[SyncError],
        restored_at: Optional[datetime] = None,
    ) -> None:
        self.store = store
        self.pending_edits = pending_edits
        self.pending_syncs = pending_syncs
        self.files_to_send = files_to_send
        self.files_to_fetch = files_to_fetch
        self.waiting = waiting
        self.quarantined = quarantined
        self.unknown = unknown
        self.last_cycle_at = last_cycle_at
        self.last_success_at = last_success_at
        self.error = error
        self.restored_at = restored_at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> SyncStoreStatus:
        return cls(
            store=value["store"],
            pending_edits=value["pendingEdits"],
            pending_syncs=value["pendingSyncs"],
            files_to_send=value["filesToSend"],
            files_to_fetch=value["filesToFetch"],
            waiting=value["waiting"],
            quarantined=value["quarantined"],
            unknown=value["unknown"],
            last_cycle_at=optional(instant)(value["lastCycleAt"]),
            last_success_at=optional(instant)(value["lastSuccessAt"]),
            error=optional(SyncError._read)(value["error"]),
            restored_at=optional(instant)(value.get("restoredAt")),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "store": self.store,
            "pendingEdits": self.pending_edits,
            "pendingSyncs": self.pending_syncs,
            "filesToSend": self.files_to_send,
            "filesToFetch": self.files_to_fetch,
            "waiting": self.waiting,
            "quarantined": self.quarantined,
            "unknown": self.unknown,
            "lastCycleAt": self.last_cycle_at,
            "lastSuccessAt": self.last_success_at,
            "error": self.error,
        }
        if self.restored_at is not None:
            members["restoredAt"] = self.restored_at
        return members


@dataclass(init=False, repr=False, eq=False)
class Tasting(Record):
    """A tasting note about a brew or a bean."""

    id: str
    """The record's id."""

    at: datetime
    """When the coffee was tasted."""

    brew: Optional[str]
    """The brew. It or bean must be given."""

    bean: Optional[str]
    """The bean, for a tasting that is of no brew."""

    text: Optional[str]
    """The taste, in words."""

    descriptors: List[str]
    """Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set."""

    body_description: Optional[str]
    """The feel in the mouth."""

    scores: Optional[TastingScores]
    """The scores."""

    source: Literal["user", "ai", "mixed"]
    """user: written by a person; ai: suggested and accepted; mixed: both."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    unlisted: Optional[List[str]] = None
    """The descriptors that the flavour wheel does not list; left out if it lists all."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "at", "brew", "bean", "text", "descriptors", "bodyDescription", "scores", "source", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "at", "brew", "bean", "text", "descriptors", "bodyDescription", "scores", "source", "version", "createdAt", "updatedAt", "unreadable", "unlisted", ))

    def __init__(
        self,
        *,
        id: str,
        at: datetime,
        brew: Optional[str],
        bean: Optional[str],
        text: Optional[str],
        descriptors: List[str],
        body_description: Optional[str],
        scores: Optional[TastingScores],
        source: Literal["user", "ai", "mixed"],
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
        unlisted: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.at = at
        self.brew = brew
        self.bean = bean
        self.text = text
        self.descriptors = descriptors
        self.body_description = body_description
        self.scores = scores
        self.source = source
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable
        self.unlisted = unlisted

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Tasting:
        return cls(
            id=value["id"],
            at=instant(value["at"]),
            brew=value["brew"],
            bean=value["bean"],
            text=value["text"],
            descriptors=value["descriptors"],
            body_description=value["bodyDescription"],
            scores=optional(TastingScores._read)(value["scores"]),
            source=value["source"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
            unlisted=value.get("unlisted"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "at": self.at,
            "brew": self.brew,
            "bean": self.bean,
            "text": self.text,
            "descriptors": self.descriptors,
            "bodyDescription": self.body_description,
            "scores": self.scores,
            "source": self.source,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        if self.unlisted is not None:
            members["unlisted"] = self.unlisted
        return members


@dataclass(init=False, repr=False, eq=False)
class TastingConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: Tasting
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: Tasting,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TastingConflictData:
        return cls(
            kind=value["kind"],
            current=Tasting._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TastingDetailsChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    at: Union[datetime, Unset] = UNSET
    """When the coffee was tasted."""

    brew: Union[Optional[str], Unset] = UNSET
    """The brew. It or bean must be given."""

    bean: Union[Optional[str], Unset] = UNSET
    """The bean, for a tasting that is of no brew."""

    text: Union[Optional[str], Unset] = UNSET
    """The taste, in words."""

    descriptors: Union[Optional[Sequence[str]], Unset] = UNSET
    """Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set."""

    body_description: Union[Optional[str], Unset] = UNSET
    """The feel in the mouth."""

    scores: Union[Optional[TastingScoresChanges], Unset] = UNSET
    """The scores."""

    source: Union[Optional[Literal["user", "ai", "mixed"]], Unset] = UNSET
    """user: written by a person; ai: suggested and accepted; mixed: both."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "brew", "bean", "text", "descriptors", "bodyDescription", "scores", "source", ))

    def __init__(
        self,
        *,
        at: Union[datetime, Unset] = UNSET,
        brew: Union[Optional[str], Unset] = UNSET,
        bean: Union[Optional[str], Unset] = UNSET,
        text: Union[Optional[str], Unset] = UNSET,
        descriptors: Union[Optional[Sequence[str]], Unset] = UNSET,
        body_description: Union[Optional[str], Unset] = UNSET,
        scores: Union[Optional[TastingScoresChanges], Unset] = UNSET,
        source: Union[Optional[Literal["user", "ai", "mixed"]], Unset] = UNSET,
    ) -> None:
        self.at = at
        self.brew = brew
        self.bean = bean
        self.text = text
        self.descriptors = descriptors
        self.body_description = body_description
        self.scores = scores
        self.source = source

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.at is not UNSET:
            members["at"] = self.at
        if self.brew is not UNSET:
            members["brew"] = self.brew
        if self.bean is not UNSET:
            members["bean"] = self.bean
        if self.text is not UNSET:
            members["text"] = self.text
        if self.descriptors is not UNSET:
            members["descriptors"] = self.descriptors
        if self.body_description is not UNSET:
            members["bodyDescription"] = self.body_description
        if self.scores is not UNSET:
            members["scores"] = self.scores
        if self.source is not UNSET:
            members["source"] = self.source
        return members


@dataclass(init=False, repr=False, eq=False)
class TastingPage(Record):
    """One page of a list."""

    items: List[Tasting]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[Tasting],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TastingPage:
        return cls(
            items=[Tasting._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TastingScores(Record):
    """The scores of a tasting: 0 to 10 in quarters."""

    aroma: Optional[Decimal]
    """The aroma."""

    acidity: Optional[Decimal]
    """The acidity."""

    sweetness: Optional[Decimal]
    """The sweetness."""

    bitterness: Optional[Decimal]
    """The bitterness."""

    body: Optional[Decimal]
    """The body."""

    aftertaste: Optional[Decimal]
    """The aftertaste."""

    balance: Optional[Decimal]
    """The balance."""

    overall: Optional[Decimal]
    """The coffee as a whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("aroma", "acidity", "sweetness", "bitterness", "body", "aftertaste", "balance", "overall", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("aroma", "acidity", "sweetness", "bitterness", "body", "aftertaste", "balance", "overall", ))

    def __init__(
        self,
        *,
        aroma: Optional[Decimal],
        acidity: Optional[Decimal],
        sweetness: Optional[Decimal],
        bitterness: Optional[Decimal],
        body: Optional[Decimal],
        aftertaste: Optional[Decimal],
        balance: Optional[Decimal],
        overall: Optional[Decimal],
    ) -> None:
        self.aroma = aroma
        self.acidity = acidity
        self.sweetness = sweetness
        self.bitterness = bitterness
        self.body = body
        self.aftertaste = aftertaste
        self.balance = balance
        self.overall = overall

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TastingScores:
        return cls(
            aroma=optional(Decimal)(value["aroma"]),
            acidity=optional(Decimal)(value["acidity"]),
            sweetness=optional(Decimal)(value["sweetness"]),
            bitterness=optional(Decimal)(value["bitterness"]),
            body=optional(Decimal)(value["body"]),
            aftertaste=optional(Decimal)(value["aftertaste"]),
            balance=optional(Decimal)(value["balance"]),
            overall=optional(Decimal)(value["overall"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "aroma": self.aroma,
            "acidity": self.acidity,
            "sweetness": self.sweetness,
            "bitterness": self.bitterness,
            "body": self.body,
            "aftertaste": self.aftertaste,
            "balance": self.balance,
            "overall": self.overall,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TastingScoresChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    aroma: Union[Optional[Number], Unset] = UNSET
    """The aroma."""

    acidity: Union[Optional[Number], Unset] = UNSET
    """The acidity."""

    sweetness: Union[Optional[Number], Unset] = UNSET
    """The sweetness."""

    bitterness: Union[Optional[Number], Unset] = UNSET
    """The bitterness."""

    body: Union[Optional[Number], Unset] = UNSET
    """The body."""

    aftertaste: Union[Optional[Number], Unset] = UNSET
    """The aftertaste."""

    balance: Union[Optional[Number], Unset] = UNSET
    """The balance."""

    overall: Union[Optional[Number], Unset] = UNSET
    """The coffee as a whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("aroma", "acidity", "sweetness", "bitterness", "body", "aftertaste", "balance", "overall", ))

    def __init__(
        self,
        *,
        aroma: Union[Optional[Number], Unset] = UNSET,
        acidity: Union[Optional[Number], Unset] = UNSET,
        sweetness: Union[Optional[Number], Unset] = UNSET,
        bitterness: Union[Optional[Number], Unset] = UNSET,
        body: Union[Optional[Number], Unset] = UNSET,
        aftertaste: Union[Optional[Number], Unset] = UNSET,
        balance: Union[Optional[Number], Unset] = UNSET,
        overall: Union[Optional[Number], Unset] = UNSET,
    ) -> None:
        self.aroma = aroma
        self.acidity = acidity
        self.sweetness = sweetness
        self.bitterness = bitterness
        self.body = body
        self.aftertaste = aftertaste
        self.balance = balance
        self.overall = overall

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.aroma is not UNSET:
            members["aroma"] = self.aroma
        if self.acidity is not UNSET:
            members["acidity"] = self.acidity
        if self.sweetness is not UNSET:
            members["sweetness"] = self.sweetness
        if self.bitterness is not UNSET:
            members["bitterness"] = self.bitterness
        if self.body is not UNSET:
            members["body"] = self.body
        if self.aftertaste is not UNSET:
            members["aftertaste"] = self.aftertaste
        if self.balance is not UNSET:
            members["balance"] = self.balance
        if self.overall is not UNSET:
            members["overall"] = self.overall
        return members


@dataclass(init=False, repr=False, eq=False)
class TastingScoresInput(Record):
    """The scores of a tasting: 0 to 10 in quarters."""

    aroma: Union[Optional[Number], Unset] = UNSET
    """The aroma."""

    acidity: Union[Optional[Number], Unset] = UNSET
    """The acidity."""

    sweetness: Union[Optional[Number], Unset] = UNSET
    """The sweetness."""

    bitterness: Union[Optional[Number], Unset] = UNSET
    """The bitterness."""

    body: Union[Optional[Number], Unset] = UNSET
    """The body."""

    aftertaste: Union[Optional[Number], Unset] = UNSET
    """The aftertaste."""

    balance: Union[Optional[Number], Unset] = UNSET
    """The balance."""

    overall: Union[Optional[Number], Unset] = UNSET
    """The coffee as a whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("aroma", "acidity", "sweetness", "bitterness", "body", "aftertaste", "balance", "overall", ))

    def __init__(
        self,
        *,
        aroma: Union[Optional[Number], Unset] = UNSET,
        acidity: Union[Optional[Number], Unset] = UNSET,
        sweetness: Union[Optional[Number], Unset] = UNSET,
        bitterness: Union[Optional[Number], Unset] = UNSET,
        body: Union[Optional[Number], Unset] = UNSET,
        aftertaste: Union[Optional[Number], Unset] = UNSET,
        balance: Union[Optional[Number], Unset] = UNSET,
        overall: Union[Optional[Number], Unset] = UNSET,
    ) -> None:
        self.aroma = aroma
        self.acidity = acidity
        self.sweetness = sweetness
        self.bitterness = bitterness
        self.body = body
        self.aftertaste = aftertaste
        self.balance = balance
        self.overall = overall

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.aroma is not UNSET:
            members["aroma"] = self.aroma
        if self.acidity is not UNSET:
            members["acidity"] = self.acidity
        if self.sweetness is not UNSET:
            members["sweetness"] = self.sweetness
        if self.bitterness is not UNSET:
            members["bitterness"] = self.bitterness
        if self.body is not UNSET:
            members["body"] = self.body
        if self.aftertaste is not UNSET:
            members["aftertaste"] = self.aftertaste
        if self.balance is not UNSET:
            members["balance"] = self.balance
        if self.overall is not UNSET:
            members["overall"] = self.overall
        return members


@dataclass(init=False, repr=False, eq=False)
class TaxSum(Record):
    """What the lines with one rate of tax come to."""

    tax_rate: Decimal
    """The rate in percent."""

    net: Money
    """Without tax."""

    tax: Money
    """The tax."""

    gross: Money
    """With tax."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("taxRate", "net", "tax", "gross", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("taxRate", "net", "tax", "gross", ))

    def __init__(
        self,
        *,
        tax_rate: Decimal,
        net: Money,
        tax: Money,
        gross: Money,
    ) -> None:
        self.tax_rate = tax_rate
        self.net = net
        self.tax = tax
        self.gross = gross

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TaxSum:
        return cls(
            tax_rate=Decimal(value["taxRate"]),
            net=Money._read(value["net"]),
            tax=Money._read(value["tax"]),
            gross=Money._read(value["gross"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "taxRate": self.tax_rate,
            "net": self.net,
            "tax": self.tax,
            "gross": self.gross,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TemperatureScale(Record):
    """A temperature scale."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The name that convert takes."""

    symbol: str
    """The unit's symbol."""

    absolute_zero: Decimal
    """Absolute zero on this scale; lower values are refused."""

    definition: str
    """How the scale follows from degrees Celsius."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("scale", "symbol", "absoluteZero", "definition", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("scale", "symbol", "absoluteZero", "definition", ))

    def __init__(
        self,
        *,
        scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
        symbol: str,
        absolute_zero: Decimal,
        definition: str,
    ) -> None:
        self.scale = scale
        self.symbol = symbol
        self.absolute_zero = absolute_zero
        self.definition = definition

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TemperatureScale:
        return cls(
            scale=value["scale"],
            symbol=value["symbol"],
            absolute_zero=Decimal(value["absoluteZero"]),
            definition=value["definition"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "scale": self.scale,
            "symbol": self.symbol,
            "absoluteZero": self.absolute_zero,
            "definition": self.definition,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TemperatureScalePage(Record):
    """One page of a list."""

    items: List[TemperatureScale]
    """The elements, in the list's order."""

    next: Optional[str]
    """Always null: the list comes whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[TemperatureScale],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TemperatureScalePage:
        return cls(
            items=[TemperatureScale._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TermCount(Record):
    """A flavour term and how often it was tasted."""

    term: str
    """The term."""

    count: int
    """The number of tasting notes."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("term", "count", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("term", "count", ))

    def __init__(
        self,
        *,
        term: str,
        count: int,
    ) -> None:
        self.term = term
        self.count = count

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TermCount:
        return cls(
            term=value["term"],
            count=value["count"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "term": self.term,
            "count": self.count,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TierBoughtData(Record):
    """Nobody sets what a company pays for in production; no right would allow it."""

    kind: Literal["forbidden"]
    """The machine name of the kind of errors."""

    reason: Literal["tierIsBought"]
    """tierIsBought: the app was built for production, where the tier follows from what was bought."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "reason", ))

    def __init__(
        self,
        *,
        kind: Literal["forbidden"],
        reason: Literal["tierIsBought"],
    ) -> None:
        self.kind = kind
        self.reason = reason

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TierBoughtData:
        return cls(
            kind=value["kind"],
            reason=value["reason"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "reason": self.reason,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TierLimits(Record):
    """What a tier allows."""

    tier: Literal["free", "business", "enterprise"]
    """The tier."""

    participants: Optional[int]
    """How many people may take part who own nothing of it; null for any number."""

    analytics: bool
    """Whether analytics are part of it."""

    ai: bool
    """Whether AI is part of it: reports.explain."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("tier", "participants", "analytics", "ai", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("tier", "participants", "analytics", "ai", ))

    def __init__(
        self,
        *,
        tier: Literal["free", "business", "enterprise"],
        participants: Optional[int],
        analytics: bool,
        ai: bool,
    ) -> None:
        self.tier = tier
        self.participants = participants
        self.analytics = analytics
        self.ai = ai

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TierLimits:
        return cls(
            tier=value["tier"],
            participants=value["participants"],
            analytics=value["analytics"],
            ai=value["ai"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "tier": self.tier,
            "participants": self.participants,
            "analytics": self.analytics,
            "ai": self.ai,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TierLimitsPage(Record):
    """One page of a list."""

    items: List[TierLimits]
    """The elements, in the list's order."""

    next: Optional[str]
    """Always null: the list comes whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[TierLimits],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TierLimitsPage:
        return cls(
            items=[TierLimits._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TierRequiredData(Record):
    """The company's tier does not allow it; data.limit names the limit, data.most says what it is, data.tiers
    what to upgrade to.
    """

    kind: Literal["tierRequired"]
    """The machine name of the kind of errors."""

    limit: Literal["participants", "analytics", "ai"]
    """The limit that would be exceeded, or what is no part of the tier."""

    most: Optional[int]
    """What the limit is now; null for what a tier has or has not."""

    tiers: List[Literal["free", "business", "enterprise"]]
    """The tiers that would allow it."""

    products: Optional[List[str]] = None
    """What the store sells these tiers as; left out where the company's tier does not follow from what is
    bought.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "limit", "most", "tiers", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "limit", "most", "tiers", "products", ))

    def __init__(
        self,
        *,
        kind: Literal["tierRequired"],
        limit: Literal["participants", "analytics", "ai"],
        most: Optional[int],
        tiers: List[Literal["free", "business", "enterprise"]],
        products: Optional[List[str]] = None,
    ) -> None:
        self.kind = kind
        self.limit = limit
        self.most = most
        self.tiers = tiers
        self.products = products

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TierRequiredData:
        return cls(
            kind=value["kind"],
            limit=value["limit"],
            most=value["most"],
            tiers=value["tiers"],
            products=value.get("products"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "limit": self.limit,
            "most": self.most,
            "tiers": self.tiers,
        }
        if self.products is not None:
            members["products"] = self.products
        return members


@dataclass(init=False, repr=False, eq=False)
class Timeline(Record):
    """What a widget shows in the next hours, and why it is not what it should be."""

    wanted: Optional[str]
    """The place that is wanted; null for the device's."""

    place: Optional[TimelinePlace]
    """The place that is shown; null where none is known."""

    scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"]
    """The scale of the temperatures."""

    entries: List[TimelineEntry]
    """Hours that have not ended, in their order; none where nothing is known."""

    fallbacks: List[Fallback]
    """Why it is not what it should be, one by one; none when it is."""

    refresh: TimelineRefresh
    """When it is worth asking again."""

    source: Literal["fresh", "stale", "default"]
    """fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
    what is safe to assume.
    """

    age: Optional[int]
    """How many milliseconds old that is; null for the default."""

    more: Optional[Dict[str, Any]]
    """What else the host said, untouched; null for nothing."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("wanted", "place", "scale", "entries", "fallbacks", "refresh", "source", "age", "more", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("wanted", "place", "scale", "entries", "fallbacks", "refresh", "source", "age", "more", ))

    def __init__(
        self,
        *,
        wanted: Optional[str],
        place: Optional[TimelinePlace],
        scale: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
        entries: List[TimelineEntry],
        fallbacks: List[Fallback],
        refresh: TimelineRefresh,
        source: Literal["fresh", "stale", "default"],
        age: Optional[int],
        more: Optional[Dict[str, Any]],
    ) -> None:
        self.wanted = wanted
        self.place = place
        self.scale = scale
        self.entries = entries
        self.fallbacks = fallbacks
        self.refresh = refresh
        self.source = source
        self.age = age
        self.more = more

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Timeline:
        return cls(
            wanted=value["wanted"],
            place=optional(TimelinePlace._read)(value["place"]),
            scale=value["scale"],
            entries=[TimelineEntry._read(one) for one in value["entries"]],
            fallbacks=[Fallback._read(one) for one in value["fallbacks"]],
            refresh=TimelineRefresh._read(value["refresh"]),
            source=value["source"],
            age=value["age"],
            more=value["more"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "wanted": self.wanted,
            "place": self.place,
            "scale": self.scale,
            "entries": self.entries,
            "fallbacks": self.fallbacks,
            "refresh": self.refresh,
            "source": self.source,
            "age": self.age,
            "more": self.more,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TimelineEntry(Record):
    """What a widget shows from some hour on."""

    at: datetime
    """From when."""

    celsius: Decimal
    """The temperature in degrees Celsius, as the host said it."""

    temperature: Decimal
    """The temperature on the timeline's scale."""

    extrapolated: bool
    """Whether it lies outside the Humanus table, on its straight extension."""

    condition: Optional[str]
    """The weather in a word or two, as the host calls it."""

    more: Optional[Dict[str, Any]]
    """What else the host said, untouched; null for nothing."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "celsius", "temperature", "extrapolated", "condition", "more", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "celsius", "temperature", "extrapolated", "condition", "more", ))

    def __init__(
        self,
        *,
        at: datetime,
        celsius: Decimal,
        temperature: Decimal,
        extrapolated: bool,
        condition: Optional[str],
        more: Optional[Dict[str, Any]],
    ) -> None:
        self.at = at
        self.celsius = celsius
        self.temperature = temperature
        self.extrapolated = extrapolated
        self.condition = condition
        self.more = more

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TimelineEntry:
        return cls(
            at=instant(value["at"]),
            celsius=Decimal(value["celsius"]),
            temperature=Decimal(value["temperature"]),
            extrapolated=value["extrapolated"],
            condition=value["condition"],
            more=value["more"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "celsius": self.celsius,
            "temperature": self.temperature,
            "extrapolated": self.extrapolated,
            "condition": self.condition,
            "more": self.more,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TimelinePlace(Record):
    """The place that a widget shows."""

    id: Optional[str]
    """The place's id; null for the device's place."""

    name: Optional[str]
    """What it is called; null as long as that is not known."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    at: Optional[datetime]
    """When the device was there; null for a place of the user's own."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "timeZone", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "timeZone", "at", ))

    def __init__(
        self,
        *,
        id: Optional[str],
        name: Optional[str],
        latitude: Decimal,
        longitude: Decimal,
        time_zone: Optional[str],
        at: Optional[datetime],
    ) -> None:
        self.id = id
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.time_zone = time_zone
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TimelinePlace:
        return cls(
            id=value["id"],
            name=value["name"],
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            time_zone=value["timeZone"],
            at=optional(instant)(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "latitude": self.latitude,
            "longitude": self.longitude,
            "timeZone": self.time_zone,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TimelineRefresh(Record):
    """When a widget should ask again."""

    policy: Literal["after", "never"]
    """after: at the instant; never: when the app says that something has changed."""

    at: Optional[datetime]
    """The instant; null for never."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("policy", "at", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("policy", "at", ))

    def __init__(
        self,
        *,
        policy: Literal["after", "never"],
        at: Optional[datetime],
    ) -> None:
        self.policy = policy
        self.at = at

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TimelineRefresh:
        return cls(
            policy=value["policy"],
            at=optional(instant)(value["at"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "policy": self.policy,
            "at": self.at,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TooManyAttemptsData(Record):
    """Too many attempts have failed, or were made; data.retryAfter says how many milliseconds to wait.
    """

    kind: Literal["tooManyAttempts"]
    """The machine name of the kind of errors."""

    retry_after: int
    """How many milliseconds no further try is looked at."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "retryAfter", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "retryAfter", ))

    def __init__(
        self,
        *,
        kind: Literal["tooManyAttempts"],
        retry_after: int,
    ) -> None:
        self.kind = kind
        self.retry_after = retry_after

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TooManyAttemptsData:
        return cls(
            kind=value["kind"],
            retry_after=value["retryAfter"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "retryAfter": self.retry_after,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Topic(Record):
    """What to be told of: everything, narrowed by each member that is given."""

    service: Union[Optional[str], Unset] = UNSET
    """Only the records of this service."""

    type: Union[Optional[str], Unset] = UNSET
    """Only this kind of record."""

    company: Union[Optional[str], Unset] = UNSET
    """Only the records of this company."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("service", "type", "company", ))

    def __init__(
        self,
        *,
        service: Union[Optional[str], Unset] = UNSET,
        type: Union[Optional[str], Unset] = UNSET,
        company: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.service = service
        self.type = type
        self.company = company

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.service is not UNSET:
            members["service"] = self.service
        if self.type is not UNSET:
            members["type"] = self.type
        if self.company is not UNSET:
            members["company"] = self.company
        return members


@dataclass(init=False, repr=False, eq=False)
class Transfer(Record):
    """The founder must have passed the company on with access.transfer."""

    rule: Literal["transfer"]
    """transfer"""

    _required: ClassVar[FrozenSet[str]] = frozenset(("rule", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("rule", ))

    def __init__(
        self,
        *,
        rule: Literal["transfer"],
    ) -> None:
        self.rule = rule

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Transfer:
        return cls(
            rule=value["rule"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "rule": self.rule,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TransformedImage(Record):
    """The host's answer to host.image.transform."""

    path: str
    """The absolute path of the file."""

    width: int
    """In pixels."""

    height: int
    """In pixels."""

    bytes: int
    """How many bytes it has."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("path", "width", "height", "bytes", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("path", "width", "height", "bytes", ))

    def __init__(
        self,
        *,
        path: str,
        width: int,
        height: int,
        bytes: int,
    ) -> None:
        self.path = path
        self.width = width
        self.height = height
        self.bytes = bytes

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "path": self.path,
            "width": self.width,
            "height": self.height,
            "bytes": self.bytes,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TurnoverReport(Record):
    """How often the stock went out, and was replaced."""

    from_: Optional[str]
    """The first day; null for the beginning."""

    to: Optional[str]
    """The last day; null for now."""

    time_zone: str
    """Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not
    know it.
    """

    totals: List[TurnoverSum]
    """All of it, by currency."""

    uncosted: int
    """How many items there were, or went out, of which nobody knew what they cost: they are in no sum.
    """

    items: List[TurnoverRow]
    """The rows, by currency, that of which most went out first."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "timeZone", "totals", "uncosted", "items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("from", "to", "timeZone", "totals", "uncosted", "items", "next", ))

    def __init__(
        self,
        *,
        from_: Optional[str],
        to: Optional[str],
        time_zone: str,
        totals: List[TurnoverSum],
        uncosted: int,
        items: List[TurnoverRow],
        next: Optional[str],
    ) -> None:
        self.from_ = from_
        self.to = to
        self.time_zone = time_zone
        self.totals = totals
        self.uncosted = uncosted
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TurnoverReport:
        return cls(
            from_=value["from"],
            to=value["to"],
            time_zone=value["timeZone"],
            totals=[TurnoverSum._read(one) for one in value["totals"]],
            uncosted=value["uncosted"],
            items=[TurnoverRow._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "from": self.from_,
            "to": self.to,
            "timeZone": self.time_zone,
            "totals": self.totals,
            "uncosted": self.uncosted,
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TurnoverRow(Record):
    """What of an item, or a category, went out, and what there was."""

    item: Optional[str]
    """The item, by item."""

    sku: Optional[str]
    """Its SKU."""

    name: Optional[str]
    """What people call it."""

    category: Optional[str]
    """The category; null for what has none."""

    out: MoneySum
    """What that cost which was sold or used up, less what customers brought back."""

    opening: MoneySum
    """What the stock was worth before the first day."""

    closing: MoneySum
    """What it was worth after the last one."""

    turnover: Optional[Decimal]
    """How many times the average of these two went out, to two places, half even; null where that was not
    more than nothing.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "category", "out", "opening", "closing", "turnover", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "category", "out", "opening", "closing", "turnover", ))

    def __init__(
        self,
        *,
        item: Optional[str],
        sku: Optional[str],
        name: Optional[str],
        category: Optional[str],
        out: MoneySum,
        opening: MoneySum,
        closing: MoneySum,
        turnover: Optional[Decimal],
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name
        self.category = category
        self.out = out
        self.opening = opening
        self.closing = closing
        self.turnover = turnover

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TurnoverRow:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            category=value["category"],
            out=MoneySum._read(value["out"]),
            opening=MoneySum._read(value["opening"]),
            closing=MoneySum._read(value["closing"]),
            turnover=optional(Decimal)(value["turnover"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "category": self.category,
            "out": self.out,
            "opening": self.opening,
            "closing": self.closing,
            "turnover": self.turnover,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class TurnoverSum(Record):
    """What went out, and what there was, in one currency."""

    out: MoneySum
    """What that cost which was sold or used up, less what customers brought back."""

    opening: MoneySum
    """What the stock was worth before the first day."""

    closing: MoneySum
    """What it was worth after the last one."""

    turnover: Optional[Decimal]
    """How many times the average of these two went out, to two places, half even; null where that was not
    more than nothing.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("out", "opening", "closing", "turnover", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("out", "opening", "closing", "turnover", ))

    def __init__(
        self,
        *,
        out: MoneySum,
        opening: MoneySum,
        closing: MoneySum,
        turnover: Optional[Decimal],
    ) -> None:
        self.out = out
        self.opening = opening
        self.closing = closing
        self.turnover = turnover

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> TurnoverSum:
        return cls(
            out=MoneySum._read(value["out"]),
            opening=MoneySum._read(value["opening"]),
            closing=MoneySum._read(value["closing"]),
            turnover=optional(Decimal)(value["turnover"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "out": self.out,
            "opening": self.opening,
            "closing": self.closing,
            "turnover": self.turnover,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class UncountedStock(Record):
    """What the ledger says is in a place, and nobody has counted."""

    item: str
    """The item."""

    sku: str
    """The item's stock keeping unit."""

    name: str
    """What people call the item."""

    unit: str
    """What quantities of it count."""

    location: Optional[str]
    """Where it is."""

    location_name: Optional[str]
    """What people call that."""

    lot: Optional[str]
    """Which lot of it; null for an item whose lots are not told apart."""

    batch: Optional[str]
    """Its batch."""

    serial: Optional[str]
    """Its serial number."""

    expected: Optional[Decimal]
    """How much the ledger says there is, in the item's own unit; null for who counts blind."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "location", "locationName", "lot", "batch", "serial", "expected", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("item", "sku", "name", "unit", "location", "locationName", "lot", "batch", "serial", "expected", ))

    def __init__(
        self,
        *,
        item: str,
        sku: str,
        name: str,
        unit: str,
        location: Optional[str],
        location_name: Optional[str],
        lot: Optional[str],
        batch: Optional[str],
        serial: Optional[str],
        expected: Optional[Decimal],
    ) -> None:
        self.item = item
        self.sku = sku
        self.name = name
        self.unit = unit
        self.location = location
        self.location_name = location_name
        self.lot = lot
        self.batch = batch
        self.serial = serial
        self.expected = expected

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> UncountedStock:
        return cls(
            item=value["item"],
            sku=value["sku"],
            name=value["name"],
            unit=value["unit"],
            location=value["location"],
            location_name=value["locationName"],
            lot=value["lot"],
            batch=value["batch"],
            serial=value["serial"],
            expected=optional(Decimal)(value["expected"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "item": self.item,
            "sku": self.sku,
            "name": self.name,
            "unit": self.unit,
            "location": self.location,
            "locationName": self.location_name,
            "lot": self.lot,
            "batch": self.batch,
            "serial": self.serial,
            "expected": self.expected,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class UncountedStockPage(Record):
    """One page of a list."""

    items: List[UncountedStock]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[UncountedStock],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> UncountedStockPage:
        return cls(
            items=[UncountedStock._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class UnitCost(Record):
    """What one costs, with five places more than the currency has."""

    amount: Decimal
    """In minor units: 1250.5 is 12.505 EUR."""

    currency: str
    """ISO 4217, three capitals."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("amount", "currency", ))

    def __init__(
        self,
        *,
        amount: Decimal,
        currency: str,
    ) -> None:
        self.amount = amount
        self.currency = currency

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> UnitCost:
        return cls(
            amount=Decimal(value["amount"]),
            currency=value["currency"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "amount": self.amount,
            "currency": self.currency,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Unsubscribed(Record):
    """A subscription that has ended."""

    unsubscribed: int
    """The handle that it had."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("unsubscribed", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("unsubscribed", ))

    def __init__(
        self,
        *,
        unsubscribed: int,
    ) -> None:
        self.unsubscribed = unsubscribed

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Unsubscribed:
        return cls(
            unsubscribed=value["unsubscribed"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "unsubscribed": self.unsubscribed,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class UnsupportedProtocolData(Record):
    """This version of the protocol is not supported; data.supported lists those that are."""

    kind: Literal["unsupportedProtocol"]
    """The machine name of the kind of errors."""

    supported: List[int]
    """The versions that are supported."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "supported", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "supported", ))

    def __init__(
        self,
        *,
        kind: Literal["unsupportedProtocol"],
        supported: List[int],
    ) -> None:
        self.kind = kind
        self.supported = supported

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> UnsupportedProtocolData:
        return cls(
            kind=value["kind"],
            supported=value["supported"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "supported": self.supported,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class Upload(Record):
    """An asset whose bytes come piece by piece."""

    upload: str
    """Its name, for assets.append and assets.finish."""

    received: int
    """How many bytes have come: the offset of the next ones."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("upload", "received", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("upload", "received", ))

    def __init__(
        self,
        *,
        upload: str,
        received: int,
    ) -> None:
        self.upload = upload
        self.received = received

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> Upload:
        return cls(
            upload=value["upload"],
            received=value["received"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "upload": self.upload,
            "received": self.received,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class View(Record):
    """A list that somebody looks at again and again."""

    id: str
    """The record's id."""

    company: str
    """The company that it belongs to."""

    name: str
    """What people call it."""

    query: ViewQuery
    """What is called."""

    shared: bool
    """Whether everybody in the company has it who may call the method."""

    user: str
    """Whose it is."""

    version: int
    """Grows by one a change, from 1."""

    created_at: datetime
    """When it was created."""

    updated_at: datetime
    """When it was last changed."""

    unreadable: Optional[List[str]] = None
    """Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
    kept until it is set anew.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "query", "shared", "user", "version", "createdAt", "updatedAt", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "company", "name", "query", "shared", "user", "version", "createdAt", "updatedAt", "unreadable", ))

    def __init__(
        self,
        *,
        id: str,
        company: str,
        name: str,
        query: ViewQuery,
        shared: bool,
        user: str,
        version: int,
        created_at: datetime,
        updated_at: datetime,
        unreadable: Optional[List[str]] = None,
    ) -> None:
        self.id = id
        self.company = company
        self.name = name
        self.query = query
        self.shared = shared
        self.user = user
        self.version = version
        self.created_at = created_at
        self.updated_at = updated_at
        self.unreadable = unreadable

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> View:
        return cls(
            id=value["id"],
            company=value["company"],
            name=value["name"],
            query=ViewQuery._read(value["query"]),
            shared=value["shared"],
            user=value["user"],
            version=value["version"],
            created_at=instant(value["createdAt"]),
            updated_at=instant(value["updatedAt"]),
            unreadable=value.get("unreadable"),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "company": self.company,
            "name": self.name,
            "query": self.query,
            "shared": self.shared,
            "user": self.user,
            "version": self.version,
            "createdAt": self.created_at,
            "updatedAt": self.updated_at,
        }
        if self.unreadable is not None:
            members["unreadable"] = self.unreadable
        return members


@dataclass(init=False, repr=False, eq=False)
class ViewConflictData(Record):
    """The record has another version than expected; data.current is the record as it stands."""

    kind: Literal["conflict"]
    """The machine name of the kind of errors."""

    current: View
    """The record as it stands, as far as the caller may see it."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("kind", "current", ))

    def __init__(
        self,
        *,
        kind: Literal["conflict"],
        current: View,
    ) -> None:
        self.kind = kind
        self.current = current

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ViewConflictData:
        return cls(
            kind=value["kind"],
            current=View._read(value["current"]),
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "kind": self.kind,
            "current": self.current,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ViewDraftChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    name: Union[str, Unset] = UNSET
    """What people call it."""

    query: Union[ViewQueryChanges, Unset] = UNSET
    """What is called."""

    shared: Union[Optional[bool], Unset] = UNSET
    """Whether everybody in the company has it who may call the method."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("name", "query", "shared", ))

    def __init__(
        self,
        *,
        name: Union[str, Unset] = UNSET,
        query: Union[ViewQueryChanges, Unset] = UNSET,
        shared: Union[Optional[bool], Unset] = UNSET,
    ) -> None:
        self.name = name
        self.query = query
        self.shared = shared

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.name is not UNSET:
            members["name"] = self.name
        if self.query is not UNSET:
            members["query"] = self.query
        if self.shared is not UNSET:
            members["shared"] = self.shared
        return members


@dataclass(init=False, repr=False, eq=False)
class ViewPage(Record):
    """One page of a list."""

    items: List[View]
    """The elements, in the list's order."""

    next: Optional[str]
    """Pass it as after to get the next page; null at the end."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("items", "next", ))

    def __init__(
        self,
        *,
        items: List[View],
        next: Optional[str],
    ) -> None:
        self.items = items
        self.next = next

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ViewPage:
        return cls(
            items=[View._read(one) for one in value["items"]],
            next=value["next"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "items": self.items,
            "next": self.next,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ViewQuery(Record):
    """A call of a method that lists."""

    method: str
    """The method: one that reads in a company, page by page."""

    params: Dict[str, Any]
    """Its parameters but for company, limit and after; they are changed as a whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("method", "params", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("method", "params", ))

    def __init__(
        self,
        *,
        method: str,
        params: Dict[str, Any],
    ) -> None:
        self.method = method
        self.params = params

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> ViewQuery:
        return cls(
            method=value["method"],
            params=value["params"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "method": self.method,
            "params": self.params,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ViewQueryChanges(Record):
    """Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one
    away, or restores its default where it has one.
    """

    method: Union[str, Unset] = UNSET
    """The method: one that reads in a company, page by page."""

    params: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """Its parameters but for company, limit and after; they are changed as a whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(())
    _names: ClassVar[FrozenSet[str]] = frozenset(("method", "params", ))

    def __init__(
        self,
        *,
        method: Union[str, Unset] = UNSET,
        params: Union[Optional[Mapping[str, Any]], Unset] = UNSET,
    ) -> None:
        self.method = method
        self.params = params

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
        }
        if self.method is not UNSET:
            members["method"] = self.method
        if self.params is not UNSET:
            members["params"] = self.params
        return members


@dataclass(init=False, repr=False, eq=False)
class ViewQueryInput(Record):
    """A call of a method that lists."""

    method: str
    """The method: one that reads in a company, page by page."""

    params: Union[Optional[Mapping[str, Any]], Unset] = UNSET
    """Its parameters but for company, limit and after; they are changed as a whole."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("method", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("method", "params", ))

    def __init__(
        self,
        *,
        method: str,
        params: Union[Optional[Mapping[str, Any]], Unset] = UNSET,
    ) -> None:
        self.method = method
        self.params = params

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "method": self.method,
        }
        if self.params is not UNSET:
            members["params"] = self.params
        return members


@dataclass(init=False, repr=False, eq=False)
class WaitingStep(Record):
    """A step that is not open yet, and what it waits for."""

    to: str
    """Where it leads."""

    needs: List[str]
    """What must be so first; the message says it in words. Of an order: lines (it has one), shipped (nothing
    is left to ship), paid (all of it was), returned (what was shipped has come back). Of a purchase: lines,
    begun (some of it has come), received (all has), awaited (some is to come), reversed (what has come was
    taken back). Of a dispatch: lines (something was shipped with it), carrier, address, colleague (it names
    one), kept (nothing of it has come back). Of orders and purchases: manager (one takes the step).
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("to", "needs", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("to", "needs", ))

    def __init__(
        self,
        *,
        to: str,
        needs: List[str],
    ) -> None:
        self.to = to
        self.needs = needs

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> WaitingStep:
        return cls(
            to=value["to"],
            needs=value["needs"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "to": self.to,
            "needs": self.needs,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class WeatherGap(Record):
    """Why an answer about the weather has less than was asked for."""

    reason: Literal["nowMissing", "hoursMissing"]
    """nowMissing: it begins later, or leaves this hour out; hoursMissing: it covers fewer hours."""

    message: str
    """A sentence for people."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("reason", "message", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("reason", "message", ))

    def __init__(
        self,
        *,
        reason: Literal["nowMissing", "hoursMissing"],
        message: str,
    ) -> None:
        self.reason = reason
        self.message = message

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> WeatherGap:
        return cls(
            reason=value["reason"],
            message=value["message"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "reason": self.reason,
            "message": self.message,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class WeatherHour(Record):
    """The weather of an hour."""

    at: datetime
    """When the hour begins."""

    celsius: Decimal
    """The temperature in degrees Celsius, as the host said it."""

    temperature: ScaledTemperature
    """The temperature on the scale that was asked for."""

    condition: Optional[str]
    """The weather in a word or two, as the host calls it."""

    more: Optional[Dict[str, Any]]
    """What else the host said, untouched; null for nothing."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("at", "celsius", "temperature", "condition", "more", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("at", "celsius", "temperature", "condition", "more", ))

    def __init__(
        self,
        *,
        at: datetime,
        celsius: Decimal,
        temperature: ScaledTemperature,
        condition: Optional[str],
        more: Optional[Dict[str, Any]],
    ) -> None:
        self.at = at
        self.celsius = celsius
        self.temperature = temperature
        self.condition = condition
        self.more = more

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> WeatherHour:
        return cls(
            at=instant(value["at"]),
            celsius=Decimal(value["celsius"]),
            temperature=ScaledTemperature._read(value["temperature"]),
            condition=value["condition"],
            more=value["more"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "at": self.at,
            "celsius": self.celsius,
            "temperature": self.temperature,
            "condition": self.condition,
            "more": self.more,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class WeatherPlace(Record):
    """The place that weather is of: the nearest that the host knows."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    name: Optional[str]
    """What the host calls it; null when it does not say."""

    time_zone: Optional[str]
    """The name of the time zone in the IANA database."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "timeZone", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("latitude", "longitude", "name", "timeZone", ))

    def __init__(
        self,
        *,
        latitude: Decimal,
        longitude: Decimal,
        name: Optional[str],
        time_zone: Optional[str],
    ) -> None:
        self.latitude = latitude
        self.longitude = longitude
        self.name = name
        self.time_zone = time_zone

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> WeatherPlace:
        return cls(
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            name=value["name"],
            time_zone=value["timeZone"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "latitude": self.latitude,
            "longitude": self.longitude,
            "name": self.name,
            "timeZone": self.time_zone,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class WidgetPlace(Record):
    """A place that a widget can show. Its id stands for it for ever."""

    id: str
    """The place's id."""

    name: str
    """What the place is called."""

    latitude: Decimal
    """In degrees, north of the equator; rounded to six decimals."""

    longitude: Decimal
    """In degrees, east of Greenwich; rounded to six decimals."""

    region: Optional[str]
    """The state or province."""

    country: Optional[str]
    """ISO 3166-1, two capitals: DE."""

    time_zone: Optional[str]
    """Its time zone."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "region", "country", "timeZone", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("id", "name", "latitude", "longitude", "region", "country", "timeZone", ))

    def __init__(
        self,
        *,
        id: str,
        name: str,
        latitude: Decimal,
        longitude: Decimal,
        region: Optional[str],
        country: Optional[str],
        time_zone: Optional[str],
    ) -> None:
        self.id = id
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
        self.region = region
        self.country = country
        self.time_zone = time_zone

    @classmethod
    def _read(cls, value: Mapping[str, Any]) -> WidgetPlace:
        return cls(
            id=value["id"],
            name=value["name"],
            latitude=Decimal(value["latitude"]),
            longitude=Decimal(value["longitude"]),
            region=value["region"],
            country=value["country"],
            time_zone=value["timeZone"],
        )

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "latitude": self.latitude,
            "longitude": self.longitude,
            "region": self.region,
            "country": self.country,
            "timeZone": self.time_zone,
        }
        return members


@dataclass(init=False, repr=False, eq=False)
class ZoneChanges(Record):
    """A page of what has changed in a zone."""

    token: str
    """What to ask with next time."""

    more: bool
    """Whether there is more already."""

    records: Union[Optional[Sequence[CloudRecordInput]], Unset] = UNSET
    """Records that were saved, as they stand."""

    deleted: Union[Optional[Sequence[CloudDeletionInput]], Unset] = UNSET
    """Records that were deleted."""

    share: Union[Optional[CloudShare], Unset] = UNSET
    """Of the last page: the zone's share, where it is in another state than the one that is known already.
    """

    _required: ClassVar[FrozenSet[str]] = frozenset(("token", "more", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("records", "deleted", "token", "more", "share", ))

    def __init__(
        self,
        *,
        token: str,
        more: bool,
        records: Union[Optional[Sequence[CloudRecordInput]], Unset] = UNSET,
        deleted: Union[Optional[Sequence[CloudDeletionInput]], Unset] = UNSET,
        share: Union[Optional[CloudShare], Unset] = UNSET,
    ) -> None:
        self.token = token
        self.more = more
        self.records = records
        self.deleted = deleted
        self.share = share

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "token": self.token,
            "more": self.more,
        }
        if self.records is not UNSET:
            members["records"] = self.records
        if self.deleted is not UNSET:
            members["deleted"] = self.deleted
        if self.share is not UNSET:
            members["share"] = self.share
        return members


@dataclass(init=False, repr=False, eq=False)
class ZoneResult(Record):
    """What became of one zone."""

    zone: CloudZoneAnswer
    """The zone."""

    kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET
    """Why it was refused."""

    message: Union[Optional[str], Unset] = UNSET
    """The same as a sentence."""

    _required: ClassVar[FrozenSet[str]] = frozenset(("zone", ))
    _names: ClassVar[FrozenSet[str]] = frozenset(("zone", "kind", "message", ))

    def __init__(
        self,
        *,
        zone: CloudZoneAnswer,
        kind: Union[Optional[Literal["networkUnavailable", "networkFailure", "timeout", "serviceUnavailable", "requestRateLimited", "zoneBusy", "notAuthenticated", "accountTemporarilyUnavailable", "quotaExceeded", "serverRecordChanged", "unknownItem", "changeTokenExpired", "historyLost", "zoneNotFound", "userDeletedZone", "permissionFailure", "tooManyParticipants", "limitExceeded", "batchRequestFailed", "invalidArguments", "constraintViolation", "assetFileMissing", "incompatibleVersion"]], Unset] = UNSET,
        message: Union[Optional[str], Unset] = UNSET,
    ) -> None:
        self.zone = zone
        self.kind = kind
        self.message = message

    def _json(self) -> Dict[str, Any]:
        members: Dict[str, Any] = {
            "zone": self.zone,
        }
        if self.kind is not UNSET:
            members["kind"] = self.kind
        if self.message is not UNSET:
            members["message"] = self.message
        return members
