"""The methods of the core, as functions of its services.

Generated from Schemas/openrpc.json of version 0.1.0; do not edit."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from functools import cached_property
from typing import Any, Awaitable, Dict, List, Literal, Mapping, Optional, Sequence, Union

from ._methods import Methods
from ._values import each, each_value, instant, optional
from .records import *


class AccessCredentialsMethods(Methods):
    """Methods of access.credentials."""

    def create(
        self,
        *,
        username: str,
        password: str,
        user: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Credential:
        """Creates a username and a password with which a user signs in to a company. The first credentials of a company
        must be the founder's. Afterwards, only users who are signed in can act there. A manager can create credentials
        for users whose rights lie within the manager's departments. Only the founder creates the founder's credentials.
        In a company that another account shares, each participant creates their own credentials, whatever their rights
        there. Then the participant signs in on each of the account's devices. No other user sees these credentials.

        Args:
            username: The user name. It must be unique in the company; case, width and Unicode normalization are
                ignored. It cannot be changed later.
            password: The password, of at least 8 characters. The core stores only a scrypt key that is derived from the
                password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
            user: The id of the user, who must have an access record. Default: the caller.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The credentials, without the password.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Duplicate, OwnerNeeded, TooManyAttempts,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("access.credentials.create", locals(), Credential._read, "write")

    def change_password(
        self, *, password: str, new_password: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Credential:
        """Changes the password of the user who is signed in. The caller must give the current password.

        Args:
            password: The current password. A repeat of the request with the same idempotencyKey may have another value
                here.
            new_password: The new password, at least 8 characters. A repeat of the request with the same idempotencyKey
                may have another value here.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The credentials, without the password.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, SignInFailed, TooManyAttempts, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("access.credentials.changePassword", locals(), Credential._read, "write")

    def reset_password(
        self, *, user: str, new_password: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Credential:
        """Sets a new password for another user, who has lost the old one. The user's session ends, and the failed
        attempts are no longer counted. A manager can reset the passwords of users whose rights lie within the manager's
        departments. The founder's password cannot be reset.

        Args:
            user: The id of the user whose password is reset. It must not be the caller.
            new_password: The new password, at least 8 characters. A repeat of the request with the same idempotencyKey
                may have another value here.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The credentials, without the password.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TooManyAttempts, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("access.credentials.resetPassword", locals(), Credential._read, "write")

    def recover(self, *, new_password: str, company: Optional[str] = None) -> Credential:
        """Sets a new password for the account in a company that another account shares with this account. Use this
        method if the old password is lost. The cloud confirms the account. The account's sessions in the company end on
        all its devices.

        Args:
            new_password: The new password, at least 8 characters. The core stores only a scrypt key of the password.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The credentials, without the password. access.signIn accepts them.

        Raises: InvalidParams, NotFound, NoCompany, AccountUnavailable, CloudUnavailable, LimitReached,
        RequestCancelled.
        """
        return self._send("access.credentials.recover", locals(), Credential._read, "session")


class AssembliesBomsMethods(Methods):
    """Methods of assemblies.boms."""

    def get(self, *, id: str, company: Optional[str] = None) -> Bom:
        """Returns the bom with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The bom.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.boms.get", locals(), Bom._read, "read")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a bom.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("assemblies.boms.delete", locals(), Deleted._read, "write")

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a bom, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.boms.history", locals(), HistoryEntryPage._read, "read")

    def create(
        self,
        *,
        lines: Sequence[BOMLineInput],
        item: Optional[str] = None,
        sku: Optional[str] = None,
        yield_: Optional[Number] = None,
        active: Optional[bool] = None,
        note: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Bom:
        """Creates a bill of materials: the components from which an item is made. It becomes the item's active one
        unless `active` is `false`.

        Args:
            lines: The components of one run.
            item: The id of the item that is made. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item that is made, instead of `item`.
            yield_: The quantity of the item that one run makes, in the item's own unit. More than 0, at most
                1,000,000,000. Default: 1.
            active: `false` for a bill of materials that builds must not use yet. Otherwise it becomes the item's active
                one, and the former active one is deactivated.
            note: A free text, such as instructions.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new bill of materials.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("assemblies.boms.create", locals(), Bom._read, "write")

    def list(
        self,
        *,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        active: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> BomPage:
        """Lists bills of materials, newest first, one page at a time. A bill of materials names the components of which
        an item is made.

        Args:
            item: The id of an item, to list only bills of materials by which it is made.
            sku: The SKU of the item, instead of `item`.
            active: `true` to list only active bills of materials, `false` to list only inactive ones. Default: both.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of bills of materials, newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("assemblies.boms.list", locals(), BomPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: BOMDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Bom:
        """Changes the given members of a bill of materials. Builds that were planned before keep their components.

        Args:
            id: The id of the bill of materials.
            changes: The members to change, with their new values. `lines` replaces all lines.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The bill of materials after the change. If nothing differs, it is returned as it was, with the same
        version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("assemblies.boms.update", locals(), Bom._read, "write")

    def explode(
        self,
        *,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        quantity: Optional[Number] = None,
        levels: Optional[int] = None,
        company: Optional[str] = None,
    ) -> BOMExplosion:
        """Returns the components that a quantity of an item needs, on all levels: as a tree, and as a list of items
        with their stock. Use it before a build, to see what is lacking. Only active bills of materials are used.

        Args:
            item: The id of the item to make. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item to make, instead of `item`.
            quantity: The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000. Default: 1.
            levels: The number of levels of components to return, from 1 to 20. Default: 20.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The needed components, as a tree and as a list.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached.
        """
        return self._send("assemblies.boms.explode", locals(), BOMExplosion._read, "read")

    def where_used(
        self, *, item: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None
    ) -> BOMUses:
        """Returns the lines of bills of materials that need an item, and the lines that need an item made of it, on up
        to 20 levels. Use it before a component is changed or replaced.

        Args:
            item: The id of the component. Either `item` or `sku` must be given, not both.
            sku: The SKU of the component, instead of `item`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The lines that need the item, and the lines that need an item made of it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.boms.whereUsed", locals(), BOMUses._read, "read")

    def cost(self, *, item: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None) -> BOMCost:
        """Returns the cost of an item, computed from its active bill of materials and the average costs of the
        components. Use it to set a price.

        Args:
            item: The id of the item that is made. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item that is made, instead of `item`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The cost of one of the item's own units, and the cost of each component.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.boms.cost", locals(), BOMCost._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all boms of a company, including archived boms, as a file or a text that the import method reads. The
        oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("assemblies.boms.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports boms from a file or a text in the form that the export method writes. If a row is refused, the other
        rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("assemblies.boms.import", locals(), ImportReport._read, "write")


class AssembliesBuildsMethods(Methods):
    """Methods of assemblies.builds."""

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a build, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.builds.history", locals(), HistoryEntryPage._read, "read")

    def create(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        bom: Optional[str] = None,
        location: Optional[str] = None,
        due_at: Optional[datetime] = None,
        order_line: Optional[str] = None,
        note: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> BuildView:
        """Plans a build, which makes a quantity of an item from its components. Components in stock are reserved for
        the build, and the quantity to make counts as on order. When goods were made, record them with
        assemblies.builds.complete.

        Args:
            quantity: The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000.
            item: The id of the item to make. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item to make, instead of `item`.
            bom: The id of the bill of materials. Default: the item's active one.
            location: The location that receives the goods, by its id, code or path. Default: the item's own location,
                or else the company's main location.
            due_at: The instant at which the goods are needed. Until they are made, stock levels show them as expected
                at this instant (`incomingAt`).
            order_line: The id of the order line for which the goods are made.
            note: A free text about the build.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new build, with its components and their stock.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, KeyReused.
        """
        return self._send("assemblies.builds.create", locals(), BuildView._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> BuildView:
        """Returns a build with its components, completions and steps. For each component, the reply has the lacking
        quantity, the stock in each location, and the quantity that is expected.

        Args:
            id: The id of the build.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The build with its components, completions and steps.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.builds.get", locals(), BuildView._read, "read")

    def list(
        self,
        *,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        status: Optional[Literal["planned", "inProgress", "completed", "cancelled"]] = None,
        order_line: Optional[str] = None,
        due_before: Optional[datetime] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> BuildPage:
        """Lists builds, newest first, one page at a time. A build is a job that makes a quantity of an item from its
        components.

        Args:
            item: The id of an item, to list only builds that make it.
            sku: The SKU of the item, instead of `item`.
            status: The status of builds, to list only builds with this status.
            order_line: The id of an order line, to list only builds for it.
            due_before: An instant, to list only builds that are due before it.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of builds, newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("assemblies.builds.list", locals(), BuildPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: BuildDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> BuildView:
        """Changes the given members of a build, such as its quantity. Other members keep their values.

        Args:
            id: The id of the build.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the change, with its components. If nothing differs, the build keeps its version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("assemblies.builds.update", locals(), BuildView._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a planned build that has neither steps nor completions. Any other build can only be cancelled or
        completed.

        Args:
            id: The id of the build.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted build.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("assemblies.builds.delete", locals(), Deleted._read, "write")

    def step(
        self,
        *,
        id: str,
        to: Literal["planned", "inProgress", "completed", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> BuildView:
        """Changes the status of a build, for example to begin or cancel it. The components of a completed or cancelled
        build are no longer reserved.

        Args:
            id: The id of the build.
            to: The new status.
            reason: The reason for the change, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the step, with its components, completions and steps.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("assemblies.builds.step", locals(), BuildView._read, "write")

    def complete(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        consumed: Optional[Sequence[ConsumedLine]] = None,
        location: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        expiry: Optional[Day] = None,
        extra_cost: Optional[MoneyInput] = None,
        force: Optional[bool] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CompletedBuild:
        """Records that a build, or a part of it, was made. Takes the components from the stock, and adds the made goods
        to it, in one transaction.

        Args:
            id: The id of the build.
            quantity: The quantity that was made, in the item's own unit; more than 0. Default: all that is left to
                make.
            consumed: The components whose quantity, location or lots differ from the usual ones. All other components
                are taken in the quantities of the bill of materials, from their own locations, and from the lots that
                expire first.
            location: The location that receives the goods, by its id, code or path. Default: the build's location.
            batch: The batch of the made goods, for an item that is tracked by batch.
            serials: The serial numbers of the made pieces, one for each piece, for an item whose pieces have serial
                numbers.
            expiry: The last day on which the made goods are good. For a newly created lot.
            extra_cost: The cost of the whole quantity in addition to the components, such as wages. Only managers of
                the inventory may give it.
            force: `true` to make more than the quantity left to make, and to take components that are reserved for
                orders and other builds. Only managers of the inventory may set it.
            note: A free text about the completion.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the completion, and the completion with the used and made lots.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        ComponentsShort, InsufficientStock, KeyReused.
        """
        return self._send("assemblies.builds.complete", locals(), CompletedBuild._read, "write")

    def reverse(
        self,
        *,
        completion: str,
        reason: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CompletedBuild:
        """Reverses a completion that was recorded by mistake: takes the made goods from the stock again, and returns
        the components to it. A completion can be reversed once.

        Args:
            completion: The id of the completion to reverse.
            reason: The reason for the reversal, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the reversal, and the record that reverses the completion.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, AlreadyReversed,
        InsufficientStock, KeyReused.
        """
        return self._send("assemblies.builds.reverse", locals(), CompletedBuild._read, "write")


class AuthBackendMethods(Methods):
    """Methods of auth.backend."""

    def exchange(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> AuthState:
        """Lets the app's backend authenticate the user with the credential of the last sign-in. The credential can be
        used only once, within 5 minutes after the sign-in. Only the process that received the credential can use it.

        Args:
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state of the session, with the backend's authentication.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, Unauthorized, HostUnavailable, HostTimeout, HostError,
        HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("auth.backend.exchange", locals(), AuthState._read, "write")

    def clear(self, *, idempotency_key: Optional[str] = None) -> AuthState:
        """Removes the user's authentication by the backend, and deletes the backend's token. The user stays signed in
        with Apple.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state of the session. Its `backend` is `none`.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("auth.backend.clear", locals(), AuthState._read, "write")


class ContactsNotesMethods(Methods):
    """Methods of contacts.notes."""

    def add(
        self, *, contact: str, text: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> ContactNote:
        """Stores a note on an event with a contact, such as a call, a visit or a promise.

        Args:
            contact: The id of the contact.
            text: The text of the note.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new note.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("contacts.notes.add", locals(), ContactNote._read, "write")


class ConversationsMessagesMethods(Methods):
    """Methods of conversations.messages."""

    def list(
        self,
        *,
        conversation: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> MessagePage:
        """Lists the messages of a conversation, newest first, one page at a time. Messages are sorted in the order in
        which the container received them. Messages that are not in the container yet count as the newest.

        Args:
            conversation: The id of the conversation.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of messages. The text of an answer that is arriving is at most a tenth of a second old. To show
        the text while it grows, call this method through `live.open`.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, CursorTooOld.
        """
        return self._send("conversations.messages.list", locals(), MessagePage._read, "read")


class EntitlementsIntentsMethods(Methods):
    """Methods of entitlements.intents."""

    def list(self) -> IntentList:
        """Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the
        oldest first. The intents are not removed.

        Returns: The waiting intents.

        Raises: InvalidParams.
        """
        return self._send("entitlements.intents.list", locals(), IntentList._read, "read")

    def add(
        self, *, product_id: str, offer_id: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> PurchaseIntent:
        """Stores a purchase that the user began outside the app, such as on the app's page in the store. It waits until
        entitlements.intents.drain returns it. An equal intent that waits already is not stored again.

        Args:
            product_id: The store's id of the product to buy.
            offer_id: The id of the offer of the product. Default: no offer.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stored purchase intent.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._send("entitlements.intents.add", locals(), PurchaseIntent._read, "write")

    def drain(self, *, limit: Optional[int] = None, idempotency_key: Optional[str] = None) -> IntentList:
        """Returns the purchases that the user began outside the app, and removes them, so that each is returned only
        once. Continue each of them with entitlements.buy.

        Args:
            limit: The largest number of intents to return. If it is left out, all intents are returned.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The removed intents, in the order in which they were added.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("entitlements.intents.drain", locals(), IntentList._read, "write")


class InventoryCategoriesMethods(Methods):
    """Methods of inventory.categories."""

    def list(
        self, *, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> LabelPage:
        """Lists the categories of items by name, with the number of items in each, one page at a time.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of categories, each with its number of items.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.categories.list", locals(), LabelPage._read, "read")

    def rename(
        self, *, from_: str, to: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> RenamedLabel:
        """Renames a category in all items that have it, including archived items. If the new name exists already, the
        two categories become one. The renaming is stored in several writes: if it is interrupted, repeat the request to
        change the remaining items.

        Args:
            from_: The category to rename. Case and surrounding spaces are ignored.
            to: The new name of the category, in the spelling that the items get.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of changed items. The core answers other requests during the renaming.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.categories.rename", locals(), RenamedLabel._read, "write")


class InventoryCountsMethods(Methods):
    """Methods of inventory.counts."""

    def get(self, *, id: str, company: Optional[str] = None) -> Count:
        """Returns the count with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The count.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.counts.get", locals(), Count._read, "read")

    def create(
        self,
        *,
        name: Optional[str] = None,
        scope: Optional[CountScopeForm] = None,
        blind: Optional[bool] = None,
        note: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Count:
        """Begins a stocktake of all stock, or only of a location, a category or some items. Record the counted
        quantities with inventory.counts.record.

        Args:
            name: The stocktake's name.
            scope: The stock to be counted. Default: all of the company's stock.
            blind: `true` to hide the expected quantities from the people who count, so that they count without a hint.
                Managers see these quantities. Default: `false`.
            note: A free text about the stocktake.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new stocktake, with the status `open`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("inventory.counts.create", locals(), Count._read, "write")

    def list(
        self,
        *,
        status: Optional[Literal["open", "review", "posted", "cancelled"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> CountPage:
        """Lists stocktakes, newest first, one page at a time.

        Args:
            status: The status of stocktakes, to list only stocktakes with this status.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of stocktakes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.counts.list", locals(), CountPage._read, "read")

    def record(
        self,
        *,
        count: str,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        location: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> CountLine:
        """Records the counted quantity of an item in a location. If the same item, location and lot was counted before
        in this stocktake, the new count is used. The earlier line stays stored, but is no longer listed.

        Args:
            count: The id of the stocktake.
            quantity: The counted quantity, in `unit`; 0 if the location has no stock of the item.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Default: the item's own unit.
            location: The location, by its id, code or path. Default: the item's own location, or else the company's
                main location.
            lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
                Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
                correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
                without `lot`, `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The recorded line. `expected` is `null` if the caller may not see it, because the stocktake is blind.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep, LimitReached,
        KeyReused.
        """
        return self._send("inventory.counts.record", locals(), CountLine._read, "write")

    def lines(
        self,
        *,
        count: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ListedCountLinePage:
        """Lists the counted quantities of a stocktake, one for each item, location and lot, one page at a time. They
        are sorted by the ids of item, location and lot.

        Args:
            count: The id of the stocktake.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of lines, each with a counted quantity.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.counts.lines", locals(), ListedCountLinePage._read, "read")

    def uncounted(
        self,
        *,
        count: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> UncountedStockPage:
        """Lists the stock in the stocktake's scope that was not counted yet, so that nothing is forgotten. Posting the
        stocktake leaves this stock unchanged. The stock is sorted by the ids of item, location and lot, one page at a
        time. Lent stock is not listed. A page may have fewer entries than `limit` although more follow: continue until
        `next` is `null`.

        Args:
            count: The id of the stocktake.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of stock that was not counted.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.counts.uncounted", locals(), UncountedStockPage._read, "read")

    def submit(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Count:
        """Ends the counting of a stocktake, so that a manager can review its differences before they are posted.

        Args:
            count: The id of the stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stocktake, with the status `review`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("inventory.counts.submit", locals(), Count._read, "write")

    def reopen(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Count:
        """Reopens a stocktake that is in review, so that more quantities can be counted.

        Args:
            count: The id of the stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stocktake, with the status `open`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("inventory.counts.reopen", locals(), Count._read, "write")

    def post(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Count:
        """Corrects the ledger: posts the differences between counted and expected quantities, in one transaction. The
        stocktake must be in review. Stock in the scope that was not counted stays unchanged. If no quantity differs, no
        entry is posted.

        Args:
            count: The id of the stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted stocktake.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        InsufficientStock, KeyReused.
        """
        return self._send("inventory.counts.post", locals(), Count._read, "write")

    def cancel(
        self,
        *,
        count: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Count:
        """Cancels a stocktake: it ends, and nothing is posted to the ledger. A posted stocktake can't be cancelled.

        Args:
            count: The id of the stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The cancelled stocktake.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("inventory.counts.cancel", locals(), Count._read, "write")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all counts of a company as a file or a text for spreadsheets and other programs. The oldest come
        first. There is no import for this file.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.counts.export", locals(), ExportReport._read, "session")


class InventoryEntriesMethods(Methods):
    """Methods of inventory.entries."""

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all entries of a company as a file or a text for spreadsheets and other programs. The oldest come
        first. There is no import for this file.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.entries.export", locals(), ExportReport._read, "session")


class InventoryItemsMethods(Methods):
    """Methods of inventory.items."""

    def create(
        self,
        *,
        sku: str,
        name: str,
        unit: str,
        description: Optional[str] = None,
        units: Optional[Sequence[ItemUnitInput]] = None,
        purchase_unit: Optional[str] = None,
        sales_unit: Optional[str] = None,
        category: Optional[str] = None,
        tags: Optional[Sequence[str]] = None,
        barcodes: Optional[Sequence[str]] = None,
        manufacturer: Optional[str] = None,
        min_stock: Optional[Number] = None,
        reorder_quantity: Optional[Number] = None,
        location: Optional[str] = None,
        price: Optional[MoneyInput] = None,
        cost: Optional[MoneyInput] = None,
        condition: Optional[Literal["new", "used", "refurbished", "damaged"]] = None,
        custom: Optional[Mapping[str, Union[str, Number, Optional[bool]]]] = None,
        archived: Optional[bool] = None,
        track_batch: Optional[bool] = None,
        track_serial: Optional[bool] = None,
        supplier: Optional[str] = None,
        supplier_sku: Optional[str] = None,
        tax_rate: Optional[Number] = None,
        tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]] = None,
        kind: Optional[Literal["stocked", "service", "kit"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Item:
        """Creates an item.

        Args:
            sku: The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are
                the same.
            name: The item's name.
            unit: The unit of the item's quantities, such as piece, kg or m.
            description: A description of the item.
            units: Other units in which quantities may be given, such as a box of 12 pieces.
            purchase_unit: The unit in which the item is bought, which must be one of `units`. Default: the item's own
                unit.
            sales_unit: The unit in which the item is sold, which must be one of `units`. Default: the item's own unit.
            category: The item's category. An item has at most one.
            tags: Further words by which the item can be found.
            barcodes: The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of
                printable ASCII characters without spaces.
            manufacturer: The item's manufacturer.
            min_stock: The minimum stock, in the item's own unit. The item is low if its projected stock is below this
                quantity. `null` counts as 0.
            reorder_quantity: The least quantity to order when the item is low, in the item's own unit; more than 0.
                `null` for no least quantity.
            location: The id of the location where the item usually lies. Methods use it if a request names no location.
                `null` for none: then methods use the company's main location.
            price: The selling price of one of the item's own units.
            cost: The cost of one of the item's own units, for managers of the inventory only.
            condition: The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded.
            custom: The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`.
            archived: `true` if the item is no longer in use.
            track_batch: `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot
                or other record refers to the item.
            track_serial: `true` if each piece has a serial number. It can change only while no ledger entry, lot or
                other record refers to the item.
            supplier: The id of the contact from which the item is usually bought: its preferred supplier in
                inventory.suppliers. The contact must be of the kind supplier. A contact that does not supply the item
                yet becomes one of its suppliers.
            supplier_sku: The preferred supplier's own SKU for the item.
            tax_rate: The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none.
            tax_category: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
                the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O
                outside the scope of the tax. Default: S for a rate above 0, and else Z.
            kind: The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of
                other items by a bill of materials; its components are reserved and shipped. Default: stocked. It can
                change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new item.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._send("inventory.items.create", locals(), Item._read, "write")

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of an item, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.items.history", locals(), HistoryEntryPage._read, "read")

    def get(self, *, id: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None) -> Item:
        """Returns the item with the given id or SKU.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The current state of the item.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.items.get", locals(), Item._read, "read")

    def list(
        self,
        *,
        text: Optional[str] = None,
        category: Optional[str] = None,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        tag: Optional[str] = None,
        order: Optional[Literal["newest", "name", "sku", "updated"]] = None,
        manufacturer: Optional[str] = None,
        condition: Optional[Literal["new", "used", "refurbished", "damaged"]] = None,
        flagged: Optional[bool] = None,
        location: Optional[str] = None,
        level: Optional[Literal["low", "out", "negative"]] = None,
        custom: Optional[Mapping[str, Union[str, Number, Optional[bool]]]] = None,
        updated_since: Optional[datetime] = None,
        supplier: Optional[str] = None,
        levels: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ItemPage:
        """Lists items, newest first or in another order, one page at a time. To find the items that match some words
        best, use inventory.items.search.

        Args:
            text: Words to search for. An item is listed if each word is the beginning of one of its words. Case and
                accents are ignored.
            category: A category, to list only its items. Case and surrounding spaces are ignored.
            archived: `true` to list only archived items. Default: only items that are not archived.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            tag: A tag, to list only items with it. Case and surrounding spaces are ignored.
            order: The order of the list. newest: the newest items first. name: by name, from A to Z. sku: by SKU.
                updated: the last changed items first. Default: `newest`.
            manufacturer: A manufacturer, to list only its items. Case and surrounding spaces are ignored.
            condition: A condition, to list only items in it.
            flagged: `true` to list only items that need attention, `false` to leave these items out. Default: all
                items.
            location: The id, code or path of a location, to list only items whose own location it is.
            level: The state of the stock, to list only items in it. low: the projected stock is below minStock or below
                zero. out: no stock is available. negative: the quantity in some location is below zero.
            custom: Custom fields with their values, to list only items that have all of them.
            updated_since: An instant, to list only items that were created or changed then or later.
            supplier: The id of a contact, to list only items that it supplies.
            levels: `true` to add the stock of each item, in the member `level`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of items. A page may have fewer items than `limit` although more items follow: continue until
        `next` is `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.items.list", locals(), ItemPage._read, "read")

    def search(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        archived: Optional[bool] = None,
        levels: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> FoundItemPage:
        """Finds the items that match some words best. If a search would take too long, only the newest items are
        ranked, and `partial` is `true`.

        Args:
            text: Words to search for. Each must begin a word of the item. In a text that is written without spaces,
                such as Japanese, any part is found. Case and accents are ignored.
            limit: The maximum number of items on the page. Default: 20.
            after: The `next` of the previous page. Default: the first page.
            archived: `true` to list only archived items. Default: only items that are not archived.
            levels: `true` to add the stock of each item, in the member `level`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of items, best match first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.items.search", locals(), FoundItemPage._read, "read")

    def find(
        self,
        *,
        barcode: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        archived: Optional[bool] = None,
        levels: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ItemPage:
        """Lists the items that have a barcode, newest first, one page at a time. Use scan.resolve instead if the code
        may belong to another kind of record.

        Args:
            barcode: The barcode, as it is stored or as a scanner reports it. All forms of the code are found: a UPC-A,
                a UPC-E and an EAN-13 code of the same product are equal.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            archived: `true` to list only archived items. Default: only items that are not archived.
            levels: `true` to add the stock of each item, in the member `level`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of items. A page may be empty although more items follow: continue until `next` is `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.items.find", locals(), ItemPage._read, "read")

    def update(
        self,
        *,
        changes: ItemDetailsChanges,
        id: Optional[str] = None,
        sku: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Item:
        """Changes the given members of the item with the given id or SKU. Other members keep their values.

        Args:
            changes: The members to change, with their new values.
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item after the change. If nothing differs, it is returned as it was.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate, InUse,
        KeyReused.
        """
        return self._send("inventory.items.update", locals(), Item._read, "write")

    def upsert(
        self,
        *,
        sku: str,
        changes: ItemDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Item:
        """Changes the given members of the item with this SKU, or creates the item if there is none. Use it to copy
        items from another system.

        Args:
            sku: The item's SKU. Case and surrounding spaces are ignored.
            changes: The members to set, with their values. For a new item, `name` and `unit` must be given, and `sku`
                must be left out or be the same as the parameter `sku`.
            expect: The version that the item must have. If the item has another version, the request fails with
                `conflict`; if there is no item, with `notFound`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item, as it was changed or created. A new item has the version 1.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate, InUse,
        KeyReused.
        """
        return self._send("inventory.items.upsert", locals(), Item._read, "write")

    def delete(
        self,
        *,
        id: Optional[str] = None,
        sku: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes the item with the given id or SKU. An item that is in use, for example in stock or on an order, can
        only be archived.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted item.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("inventory.items.delete", locals(), Deleted._read, "write")

    def overview(
        self, *, id: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None
    ) -> ItemOverview:
        """Returns the data of a page about one item in one reply: its stock levels, its open orders, purchases and
        builds, and its latest changes.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The item, its stock and orders.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.items.overview", locals(), ItemOverview._read, "read")

    def flag(
        self,
        *,
        id: Optional[str] = None,
        reason: Optional[str] = None,
        sku: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Item:
        """Marks an item as needing attention, with a reason, so that lists can show it. Without a reason, the mark is
        removed.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            reason: The reason why the item needs attention, in the company's words. If `null` or left out, the mark is
                removed.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item after the change. If the item has this reason already, it is returned as it was.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("inventory.items.flag", locals(), Item._read, "write")

    def lookup(
        self,
        *,
        skus: Optional[Sequence[str]] = None,
        barcodes: Optional[Sequence[str]] = None,
        ids: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
    ) -> KnownItems:
        """Returns up to 200 items, named by their SKUs, their barcodes or their ids. Archived items are included.
        Exactly one of `skus`, `barcodes` and `ids` must be given.

        Args:
            skus: The SKUs of the items. Exactly one of `skus`, `barcodes` and `ids` must be given. Case and surrounding
                spaces are ignored.
            barcodes: The barcodes of the items, as a scanner reports them, in any form of each code. Exactly one of
                `skus`, `barcodes` and `ids` must be given.
            ids: The ids of the items. Exactly one of `skus`, `barcodes` and `ids` must be given.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The items in the order of the request. An unknown item is `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.items.lookup", locals(), KnownItems._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all items of a company, including archived items, as a file or a text that the import method reads.
        The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.items.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports items from a file or a text in the form that the export method writes. If a row is refused, the other
        rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.items.import", locals(), ImportReport._read, "write")


class InventoryLoansMethods(Methods):
    """Methods of inventory.loans."""

    def get(self, *, id: str, company: Optional[str] = None) -> Loan:
        """Returns the loan with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The loan.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.loans.get", locals(), Loan._read, "read")

    def create(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        from_: Optional[str] = None,
        direction: Optional[Literal["out", "in"]] = None,
        contact: Optional[str] = None,
        user: Optional[str] = None,
        due_at: Optional[datetime] = None,
        lent_at: Optional[datetime] = None,
        note: Optional[str] = None,
        force: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Loan:
        """Lends goods to a contact or to a user of the company, or records that goods were borrowed from one. Record
        the end of the loan with inventory.loans.return or inventory.loans.lose.

        Args:
            quantity: The quantity to lend or borrow, in `unit`; more than 0, at most 1,000,000,000.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Default: the item's own unit.
            lot: The id of the lot to lend, for an item that is tracked by lots. If it is left out, the lots that expire
                first are lent. Must be left out for borrowed goods.
            from_: The location from which the goods are lent, by its id, code or path. Default: the item's own
                location, or else the company's main location. Must be left out for borrowed goods.
            direction: The direction of the loan. out: lent to others. in: borrowed from others; these goods do not
                count as stock. Default: `out`.
            contact: The id of the contact who borrows the goods, or who owns the goods if `direction` is `in`. Either
                `contact` or `user` must be given, not both.
            user: The id of the user of the company who borrows the goods, or who owns the goods if `direction` is `in`.
                Either `contact` or `user` must be given, not both.
            due_at: The instant by which the goods are to be returned. If it is left out, the loan has no due date and
                is never overdue.
            lent_at: The instant at which the goods were lent or borrowed, not in the future. Default: now.
            note: A free text about the loan.
            force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
                set it.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new loan.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock, KeyReused.
        """
        return self._send("inventory.loans.create", locals(), Loan._read, "write")

    def list(
        self,
        *,
        item: Optional[str] = None,
        contact: Optional[str] = None,
        user: Optional[str] = None,
        direction: Optional[Literal["out", "in"]] = None,
        status: Optional[Literal["out", "partly", "returned", "lost"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> LoanPage:
        """Lists loans, newest first, one page at a time. A loan is goods that were lent to others or borrowed from
        others.

        Args:
            item: The id of an item, to list only its loans.
            contact: The id of a contact, to list only loans to or from this contact.
            user: The id of a user, to list only loans to or from this user.
            direction: The direction of loans, to list only these. out: goods that were lent. in: goods that were
                borrowed.
            status: The status of loans, to list only loans with this status.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of loans, newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.loans.list", locals(), LoanPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: LoanTermsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Loan:
        """Changes the due date or the note of a loan. A loan with a new due date can become overdue again.

        Args:
            id: The id of the loan.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan after the change. If nothing differs, the loan is returned as it was.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("inventory.loans.update", locals(), Loan._read, "write")

    def return_(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        lot: Optional[str] = None,
        to: Optional[str] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Loan:
        """Records that goods of a loan were returned: all that are still outstanding, or a part. Returned goods that
        were lent are added to the stock of a location.

        Args:
            id: The id of the loan.
            quantity: The returned quantity, in the item's own unit; more than 0. Default: all that is still
                outstanding.
            lot: The id of the lot that was returned. If it is left out, the lots are used in the order in which they
                were lent.
            to: The location that receives the returned goods, by its id, code or path. Default: the location from which
                they were lent. Must be left out for borrowed goods.
            note: A free text for the ledger entry.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan with its new quantities and status.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InsufficientStock,
        KeyReused.
        """
        return self._send("inventory.loans.return", locals(), Loan._read, "write")

    def lose(
        self,
        *,
        id: str,
        reason: str,
        quantity: Optional[Number] = None,
        lot: Optional[str] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Loan:
        """Reports goods of a loan as lost: all that are still outstanding, or a part. Lost goods no longer count as
        stock.

        Args:
            id: The id of the loan.
            reason: The reason for the loss, in the company's words.
            quantity: The lost quantity, in the item's own unit; more than 0. Default: all that is still outstanding.
            lot: The id of the lot that was lost. If it is left out, the lots are used in the order in which they were
                lent.
            note: A free text for the ledger entry.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan with its new quantities and status.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InsufficientStock,
        KeyReused.
        """
        return self._send("inventory.loans.lose", locals(), Loan._read, "write")

    def overdue(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> OverdueLoanPage:
        """Lists overdue loans, one page at a time. The loans that have been overdue for the longest time come first.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of overdue loans, with the names of their items and contacts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.loans.overdue", locals(), OverdueLoanPage._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all loans of a company as a file or a text for spreadsheets and other programs. The oldest come
        first. There is no import for this file.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.loans.export", locals(), ExportReport._read, "session")


class InventoryLocationsMethods(Methods):
    """Methods of inventory.locations."""

    def create(
        self,
        *,
        name: str,
        code: Optional[str] = None,
        parent: Optional[str] = None,
        structural: Optional[bool] = None,
        kind: Optional[Literal["stock", "transit", "loan", "scrap"]] = None,
        barcode: Optional[str] = None,
        address: Optional[AddressInput] = None,
        note: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Location:
        """Creates a location.

        Args:
            name: The location's name.
            code: The code on the location's label, unique in the company. Codes that differ only in the case of the
                letters A to Z are the same.
            parent: The id of the location that contains this location; `null` if no location does.
            structural: `true` if the location only contains other locations, and can hold no stock itself.
            kind: The use of the location. stock: its stock can be sold and used. transit: its stock is on the way
                between two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
            barcode: The barcode on the location's label; `null` if there is none.
            address: The postal address of the location.
            note: A free text about the location.
            archived: `true` if the location is no longer in use. An archived location cannot receive stock.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new location.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._send("inventory.locations.create", locals(), Location._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> Location:
        """Returns the location with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The location.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.locations.get", locals(), Location._read, "read")

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> LocationPage:
        """Lists locations, newest first, one page at a time.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of locations.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.locations.list", locals(), LocationPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: LocationDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Location:
        """Changes the given members of a location. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The location after the change. If no given member has a new value, the record does not change, and
        keeps its version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate, InUse,
        KeyReused.
        """
        return self._send("inventory.locations.update", locals(), Location._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a location.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("inventory.locations.delete", locals(), Deleted._read, "write")

    def move(
        self,
        *,
        id: str,
        parent: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Location:
        """Moves a location, with its stock and all locations in it, into another location.

        Args:
            id: The id of the location to move.
            parent: The id, code or path of the location that will contain the moved location. If `null` or left out, no
                location will contain it.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The location after the move.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("inventory.locations.move", locals(), Location._read, "write")

    def tree(
        self, *, root: Optional[str] = None, depth: Optional[int] = None, company: Optional[str] = None
    ) -> LocationTree:
        """Returns the company's locations as a tree, for showing them in an outline.

        Args:
            root: The id, code or path of the location at the top of the tree. If it is left out, all trees are
                returned.
            depth: The number of levels below the root to return. Default: all levels.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The tree: a list in which each location comes before the locations within it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.locations.tree", locals(), LocationTree._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all locations of a company, including archived locations, as a file or a text that the import method
        reads. The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.locations.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports locations from a file or a text in the form that the export method writes. If a row is refused, the
        other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.locations.import", locals(), ImportReport._read, "write")


class InventoryLotsMethods(Methods):
    """Methods of inventory.lots."""

    def create(
        self,
        *,
        item: str,
        batch: Optional[str] = None,
        serial: Optional[str] = None,
        expiry: Optional[Day] = None,
        manufactured_at: Optional[Day] = None,
        supplier_lot: Optional[str] = None,
        status: Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]] = None,
        note: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Lot:
        """Creates a lot.

        Args:
            item: The id of the lot's item. It cannot be changed.
            batch: The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must
                be given; for an item without batches, it must be left out.
            serial: The serial number of one piece, unique among the item's serial numbers. For an item whose pieces
                have serial numbers, it must be given; for other items, it must be left out.
            expiry: The last day on which the lot is good; `null` if it does not expire.
            manufactured_at: The day on which the lot was made.
            supplier_lot: The supplier's own name for the lot.
            status: The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers
                can set the status `destroyed` or `lost`.
            note: A free text about the lot.
            archived: `true` if the lot is no longer in use. An archived lot cannot receive stock.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._send("inventory.lots.create", locals(), Lot._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> Lot:
        """Returns the lot with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.lots.get", locals(), Lot._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: LotDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Lot:
        """Changes the given members of a lot. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The lot after the change. If no given member has a new value, the record does not change, and keeps its
        version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate, InUse,
        KeyReused.
        """
        return self._send("inventory.lots.update", locals(), Lot._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a lot.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("inventory.lots.delete", locals(), Deleted._read, "write")

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a lot, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.lots.history", locals(), HistoryEntryPage._read, "read")

    def list(
        self,
        *,
        item: Optional[str] = None,
        status: Optional[Literal["ok", "attention", "damaged", "destroyed", "rejected", "lost", "quarantined", "returned"]] = None,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> ListedLotPage:
        """Lists lots with the quantity on hand of each, newest first, one page at a time. A lot is a batch of an item,
        or one piece with a serial number.

        Args:
            item: The id of an item, to list only its lots.
            status: The status of lots, to list only lots with this status.
            archived: `true` to list only archived lots. Default: only lots that are not archived.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of lots, each with its item's names and its quantity on hand.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.lots.list", locals(), ListedLotPage._read, "read")

    def split(
        self,
        *,
        lot: str,
        quantity: Number,
        location: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Moves a part of a lot's stock in one location into one or more new lots. The new lots have the expiry and the
        status of the old one. The total quantity stays the same.

        Args:
            lot: The id of the lot to split. It must be a batch, not a single piece.
            quantity: The quantity to split off, in the item's own unit; more than 0, at most 1,000,000,000.
            location: The location, by its id, code or path. Default: the item's own location, or else the company's
                main location.
            batch: The batch of the new lot. Either `batch` or `serials` must be given. With `serials`, the batch of all
                new lots; without it, that of the old lot.
            serials: The serial numbers of the new lots, one lot for each number, exactly as many as the quantity.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entries, whose quantities sum to 0, and the resulting level of each lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, InsufficientStock,
        KeyReused.
        """
        return self._send("inventory.lots.split", locals(), PostedStock._read, "write")

    def merge(
        self, *, lots: Sequence[str], into: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> PostedStock:
        """Moves the stock of several lots into one lot, in all locations. All lots must have the same item, status and
        expiry. The merged lots are archived; the total quantity stays the same.

        Args:
            lots: The ids of the lots to merge. They must be batches, not single pieces.
            into: The id of the lot that receives the stock of the others. It must be a batch.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entries, whose quantities sum to 0, and the resulting level of each lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("inventory.lots.merge", locals(), PostedStock._read, "write")

    def genealogy(self, *, lot: str, company: Optional[str] = None) -> LotGenealogy:
        """Returns the lots from which a lot was made, and the lots that were made from it, on all levels. Each has the
        ids of the orders that were shipped with it. Use it for a recall. Lots are related by builds, splits and merges.

        Args:
            lot: The id of the lot.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The lot, the lots from which it was made, and the lots that were made from it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.lots.genealogy", locals(), LotGenealogy._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all lots of a company, including archived lots, as a file or a text that the import method reads. The
        oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.lots.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports lots from a file or a text in the form that the export method writes. If a row is refused, the other
        rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.lots.import", locals(), ImportReport._read, "write")


class InventoryStockMethods(Methods):
    """Methods of inventory.stock."""

    def receive(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        unit_cost: Optional[MoneyInput] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        expiry: Optional[Day] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Adds bought goods to the stock when they arrive. If the goods belong to a purchase in the core, use
        purchases.receive instead.

        Args:
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Default: the item's own unit.
            lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
                Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
                correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
                without `lot`, `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
            location: The location that receives the stock, by its id, code or path. Default: the item's own location,
                or else the company's main location.
            unit_cost: The cost of one of the item's own units. Only managers of the inventory may give it.
            reason: The reason, in the company's words.
            note: A free text.
            effective_at: The instant at which the movement happened; not in the future. If it is left out, the movement
                happens now. Only managers may give an instant that is more than 24 hours ago.
            expiry: The last day on which a new lot is good.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entries and the resulting stock levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("inventory.stock.receive", locals(), PostedStock._read, "write")

    def consume(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        force: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Removes stock that the company has used up itself. For sold goods, ship an order instead.

        Args:
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Default: the item's own unit.
            lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
                Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
                correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
                without `lot`, `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
            location: The location that the stock leaves, by its id, code or path. Default: the item's own location, or
                else the company's main location.
            reason: The reason, in the company's words.
            note: A free text.
            effective_at: The instant at which the movement happened; not in the future. If it is left out, the movement
                happens now. Only managers may give an instant that is more than 24 hours ago.
            force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
                set it.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entries and the resulting stock levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock, KeyReused.
        """
        return self._send("inventory.stock.consume", locals(), PostedStock._read, "write")

    def transfer(
        self,
        *,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        force: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Moves stock from one location to another location of the company.

        Args:
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Default: the item's own unit.
            lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
                Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
                correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
                without `lot`, `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
            from_: The location that the stock leaves, by its id, code or path. Default: the item's own location, or
                else the company's main location.
            to: The location that receives the stock, by its id, code or path. Default: the item's own location, or else
                the company's main location.
            reason: The reason, in the company's words.
            note: A free text.
            effective_at: The instant at which the movement happened; not in the future. If it is left out, the movement
                happens now. Only managers may give an instant that is more than 24 hours ago.
            force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
                set it.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entries and the resulting stock levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock, KeyReused.
        """
        return self._send("inventory.stock.transfer", locals(), PostedStock._read, "write")

    def return_(
        self,
        *,
        direction: Literal["fromCustomer", "toSupplier"],
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        unit: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        force: Optional[bool] = None,
        condition: Optional[Literal["ok", "returned"]] = None,
        order_line: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Records returned goods: goods that a customer brings back, with or without an order line, or goods that go
        back to a supplier.

        Args:
            direction: The direction of the return. fromCustomer: a customer returned the goods. toSupplier: the goods
                are returned to a supplier.
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Default: the item's own unit.
            lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
                Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
                correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
                without `lot`, `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
            location: The location that receives the goods, or that they leave, by its id, code or path. Default: the
                item's own location, or else the company's main location.
            reason: The reason, in the company's words.
            note: A free text.
            effective_at: The instant at which the movement happened; not in the future. If it is left out, the movement
                happens now. Only managers may give an instant that is more than 24 hours ago.
            force: `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may
                set it.
            condition: The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods
                of a batch are put into a separate lot with the status `returned`. A piece with a serial number stays in
                its lot, whose status becomes `returned`. Default: `ok`.
            order_line: For a return from a customer: the id of the order line whose goods come back. `quantity` must be
                at most the quantity that was shipped and not yet returned. The return is also recorded in the order.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entry, or one entry for each lot, and the resulting stock levels of the item.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        SeriesUnconfirmed, KeyReused.
        """
        return self._send("inventory.stock.return", locals(), PostedStock._read, "write")

    def adjust(
        self,
        *,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        by: Optional[Number] = None,
        to: Optional[Number] = None,
        unit: Optional[str] = None,
        location: Optional[str] = None,
        lot: Optional[str] = None,
        batch: Optional[str] = None,
        serials: Optional[Sequence[str]] = None,
        reason: Optional[str] = None,
        note: Optional[str] = None,
        effective_at: Optional[datetime] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Corrects the quantity of an item in a location, by a difference or to a new quantity. Use it for goods that
        were found, lost or damaged. A reason must be given.

        Args:
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            by: The difference, in `unit`; negative for less stock. Either `by` or `to` must be given, not both.
            to: The quantity in the location after the correction, in `unit`. Either `by` or `to` must be given, not
                both.
            unit: The unit of `by` or `to`. Default: the item's own unit.
            location: The location, by its id, code or path. Default: the item's own location, or else the company's
                main location.
            lot: The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
                Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
                correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
                without `lot`, `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones.
            reason: The reason, in the company's words.
            note: A free text.
            effective_at: The instant at which the movement happened; not in the future. If it is left out, the movement
                happens now. Only managers may give an instant that is more than 24 hours ago.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entry and the resulting stock levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock, KeyReused.
        """
        return self._send("inventory.stock.adjust", locals(), PostedStock._read, "write")

    def reverse(
        self,
        *,
        transaction: str,
        reason: str,
        note: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PostedStock:
        """Cancels a transaction of the ledger, by posting entries with the opposite quantities. Use it for a movement
        that was posted by mistake.

        Args:
            transaction: The id of the transaction to reverse, from the reply of the method that posted it.
            reason: The reason for the reversal, in the company's words.
            note: A free text about the reversal.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The entries that reverse the transaction, and the resulting stock levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        AlreadyReversed, KeyReused.
        """
        return self._send("inventory.stock.reverse", locals(), PostedStock._read, "write")

    def post(
        self, *, entries: Sequence[StockForm], company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> PostedStock:
        """Posts several movements in one step. If one of them fails, none is posted. Use it to record a delivery of
        many items.

        Args:
            entries: The movements, in the order in which they are posted.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: All posted entries, and the resulting stock levels of the moved items.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock, KeyReused.
        """
        return self._send("inventory.stock.post", locals(), PostedStock._read, "write")

    def levels(
        self,
        *,
        items: Optional[Sequence[str]] = None,
        location: Optional[str] = None,
        include_sub: Optional[bool] = None,
        by: Optional[Literal["item", "location", "lot"]] = None,
        at: Optional[datetime] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        skus: Optional[Sequence[str]] = None,
        company: Optional[str] = None,
    ) -> StockLevelPage:
        """Lists stock levels: how much of an item is on hand and available. Sorted by item id, one page at a time.
        `limit` is the largest number of levels, and also the largest number of items that are examined for a page.
        Items that never had stock are listed only if `items` or `skus` names them. `inventory.items.list` with `levels:
        true` lists all items with their stock.

        Args:
            items: The ids of the items whose levels are listed. Without `items` and `skus`, all items that ever had
                stock are listed.
            location: The id, code or path of a location, to list only stock in this location.
            include_sub: `true` to include stock in the locations within this location. Default: `false`.
            by: The grouping of the levels. item: one level for each item. location: one level for each item and
                location with stock. lot: one level for each item, location and lot. Default: `item`.
            at: An instant, to list the levels at that time: only movements that happened until then are counted.
                Whether stock is available is decided by the present kinds of locations and statuses of lots. With `at`,
                either `items` or `skus` must be given. Without `at`, the present instant.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            skus: The SKUs of the items whose levels are listed. If `skus` is given, `items` must be left out.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of stock levels, sorted by item id.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.levels", locals(), StockLevelPage._read, "read")

    def low(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> LowStockPage:
        """Lists the items whose projected stock is below their `minStock`, or below zero, to find out what to order.
        Items with the largest lacking quantity come first.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of items with their lacking quantities.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.low", locals(), LowStockPage._read, "read")

    def negative(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> StockLevelPage:
        """Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time. A negative
        quantity often means that a receipt was not posted.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of stock levels, each with a negative quantity on hand.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.negative", locals(), StockLevelPage._read, "read")

    def entries(
        self,
        *,
        item: Optional[str] = None,
        location: Optional[str] = None,
        type: Optional[Literal["purchase", "sale", "return", "adjustment", "transfer", "consumption", "count", "production"]] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        lot: Optional[str] = None,
        order: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        transaction: Optional[str] = None,
        sku: Optional[str] = None,
        count: Optional[str] = None,
        company: Optional[str] = None,
    ) -> StockEntryPage:
        """Lists the entries of the ledger, newest first, one page at a time. Use it to see when and why stock has
        changed.

        Args:
            item: The id of an item, to list only its entries.
            location: The id, code or path of a location, to list only its entries.
            type: The type of movement, to list only entries of this type.
            from_: The earliest instant: only movements that happened then or later are listed.
            to: The latest instant: only movements that happened then or earlier are listed.
            lot: The id of a lot, to list only its entries.
            order: The id of an order or purchase, to list only entries that were posted for it.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            transaction: The id of a transaction, to list only its entries.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            count: The id of a stocktake, to list only entries that it posted. It can't be combined with `transaction`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of ledger entries, newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.entries", locals(), StockEntryPage._read, "read")

    def expiring(
        self,
        *,
        days: Optional[int] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ExpiringLotPage:
        """Lists the lots in stock that will expire soon or have expired, one page at a time. Lots with the earliest
        expiry come first.

        Args:
            days: The number of days within which a listed lot expires, counted from today. Default: the company's
                setting `expiryDays`.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of lots, each with its quantity on hand.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.expiring", locals(), ExpiringLotPage._read, "read")

    def alerts(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> StockAlertPage:
        """Lists the stock alerts, newest first, one page at a time. An alert reports, for example, that an item is low
        or that a lot expires. Each alert was also sent as an event.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of alerts, newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.alerts", locals(), StockAlertPage._read, "read")

    def rebuild(self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> RebuiltStock:
        """Computes the stored stock sums of all items again, from the ledger and from open orders, purchases and
        builds. Wrong sums are corrected. The core also does this once a week in idle moments, so a call is rarely
        needed.

        Args:
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The corrected items. The core also adds an alert for each of them. It answers other requests during the
        calculation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.stock.rebuild", locals(), RebuiltStock._read, "write")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all stock of a company, including archived stock, as a file or a text that the import method reads.
        The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.stock.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports stock from a file or a text in the form that the export method writes. If a row is refused, the other
        rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.stock.import", locals(), ImportReport._read, "write")


class InventorySuppliersMethods(Methods):
    """Methods of inventory.suppliers."""

    def create(
        self,
        *,
        item: str,
        contact: str,
        sku: Optional[str] = None,
        pack_unit: Optional[str] = None,
        min_order: Optional[Number] = None,
        lead_days: Optional[int] = None,
        preferred: Optional[bool] = None,
        breaks: Optional[Sequence[PriceBreakInput]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ItemSupplier:
        """Creates an item supplier.

        Args:
            item: The id of the item. It cannot be changed.
            contact: The id of the contact that supplies the item. The contact must be of the kind `supplier`.
            sku: The supplier's own SKU for the item.
            pack_unit: The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's
                `purchaseUnit`, or else its own unit.
            min_order: The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0.
            lead_days: The number of days from an order to the arrival of the goods, at most 3650.
            preferred: `true` for the supplier from which the item is usually bought. An item has at most one. The
                item's `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
            breaks: The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see
                and set them.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new item supplier.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, KeyReused.
        """
        return self._send("inventory.suppliers.create", locals(), ItemSupplier._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> ItemSupplier:
        """Returns the item supplier with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The item supplier.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.suppliers.get", locals(), ItemSupplier._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: ItemSupplierDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ItemSupplier:
        """Changes the given members of an item supplier. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item supplier after the change. If no given member has a new value, the record does not change, and
        keeps its version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, Duplicate, KeyReused.
        """
        return self._send("inventory.suppliers.update", locals(), ItemSupplier._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes an item supplier.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("inventory.suppliers.delete", locals(), Deleted._read, "write")

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of an item supplier, newest first, one page at a time. A deleted record still has a
        history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.suppliers.history", locals(), HistoryEntryPage._read, "read")

    def list(
        self,
        *,
        item: Optional[str] = None,
        contact: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        sku: Optional[str] = None,
        company: Optional[str] = None,
    ) -> ItemSupplierPage:
        """Lists the suppliers of items, newest first, one page at a time. Use it to see where an item can be bought, or
        what a contact supplies.

        Args:
            item: The id of an item, to list only its suppliers.
            contact: The id of a contact, to list only the items that it supplies.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of suppliers, newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.suppliers.list", locals(), ItemSupplierPage._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all suppliers of a company, including archived suppliers, as a file or a text that the import method
        reads. The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("inventory.suppliers.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports suppliers from a file or a text in the form that the export method writes. If a row is refused, the
        other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.suppliers.import", locals(), ImportReport._read, "write")


class InventoryTagsMethods(Methods):
    """Methods of inventory.tags."""

    def list(
        self, *, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> LabelPage:
        """Lists the tags of items by name, with the number of items with each, one page at a time.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of tags, each with its number of items.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.tags.list", locals(), LabelPage._read, "read")

    def rename(
        self, *, from_: str, to: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> RenamedLabel:
        """Renames a tag in all items that have it, including archived items. If the new name exists already, the two
        tags become one. The renaming is stored in several writes: if it is interrupted, repeat the request to change
        the remaining items.

        Args:
            from_: The tag to rename. Case and surrounding spaces are ignored.
            to: The new name of the tag, in the spelling that the items get.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of changed items. The core answers other requests during the renaming.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("inventory.tags.rename", locals(), RenamedLabel._read, "write")


class JournalAiMethods(Methods):
    """Methods of journal.ai."""

    def suggest_tasting_notes(
        self,
        *,
        bean: Optional[str] = None,
        bean_origin: Optional[str] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        brew_method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> SuggestedNotes:
        """Asks the AI of the host for tasting notes that fit a coffee: beans of the journal, or an origin with a roast
        level. Nothing is stored. To store the suggestion in a tasting note, call `journal.ai.accept`.

        Args:
            bean: The id of beans of the journal. Either `bean` or `beanOrigin` must be given, not both.
            bean_origin: The origin of beans that are not in the journal, such as Huila, Colombia. Either `bean` or
                `beanOrigin` must be given, not both.
            roast_level: The roast level of the beans, if `beanOrigin` is given. With `bean`, it is ignored.
            brew_method: The brewing method. If it is left out, the notes hold for any method.
            fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
                request then fails.
            deadline: The time limit for the answer, in milliseconds. It includes the time during which the question
                waits for earlier questions. Default: 30,000.
            fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
                `false`: the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `value` is the part of the answer that has arrived so far.

        Returns: The suggested tasting notes, and the source of the answer.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._send("journal.ai.suggestTastingNotes", locals(), SuggestedNotes._read, "read")

    def analyze_flavor(
        self,
        *,
        notes: Optional[str] = None,
        tasting: Optional[str] = None,
        keep: Optional[bool] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> AnalyzedFlavor:
        """Asks the AI of the host to express a coffee's flavour in numbers, from a text or a tasting note. With `keep`,
        the answer is added to the tasting note: scores that it lacks, and further descriptors. Scores and descriptors
        that it has stay. Without `keep`, nothing is stored.

        Args:
            notes: The taste of the coffee, in words. Either `notes` or `tasting` must be given, not both.
            tasting: The id of the tasting note whose text, descriptors and body are used. Either `notes` or `tasting`
                must be given, not both.
            keep: `true` to add the profile to the tasting note. Only with `tasting`.
            fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
                request then fails.
            deadline: The time limit for the answer, in milliseconds. It includes the time during which the question
                waits for earlier questions. Default: 30,000.
            fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
                `false`: the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `value` is the part of the answer that has arrived so far.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The flavour as numbers, and the source of the answer.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("journal.ai.analyzeFlavor", locals(), AnalyzedFlavor._read, "write")

    def recommend_parameters(
        self,
        *,
        bean: str,
        method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"],
        equipment: Optional[Sequence[str]] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> RecommendedParameters:
        """Asks the AI of the host how to brew given beans with a given method. The values are within the limits of a
        brew, and the grind setting is within the grinder's range. The answer is not stored as a record.

        Args:
            bean: The id of the beans.
            method: The brewing method.
            equipment: The ids of the equipment to brew with, including at most one grinder. The grinder determines the
                range of the grind setting.
            fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
                request then fails.
            deadline: The time limit for the answer, in milliseconds. It includes the time during which the question
                waits for earlier questions. Default: 30,000.
            fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
                `false`: the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `value` is the part of the answer that has arrived so far.

        Returns: The recommended parameters, and the source of the answer.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled.
        """
        return self._send("journal.ai.recommendParameters", locals(), RecommendedParameters._read, "read")

    def insights(
        self,
        *,
        filters: Optional[BrewFilter] = None,
        fallback: Optional[bool] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> ExplainedInsights:
        """Asks the AI of the host to describe the journal's figures and insights in words. The core accepts only texts
        whose numbers all occur in those figures or insights. Nothing is stored.

        Args:
            filters: Filters for the brews: only brews that match all of them are described. Without filters, all brews
                are described.
            fallback: `true` to answer from the account's own journal if the host's AI fails. If it is left out, the
                request then fails.
            deadline: The time limit for the answer, in milliseconds. It includes the time during which the question
                waits for earlier questions. Default: 30,000.
            fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
                `false`: the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `value` is the part of the answer that has arrived so far.

        Returns: The description in words, and the source of the answer.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("journal.ai.insights", locals(), ExplainedInsights._read, "read")

    def accept(
        self, *, suggestion: str, tasting: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Tasting:
        """Stores a suggestion of the last 24 hours in a tasting note, new or existing. Text that a person wrote is not
        replaced. A restart of the core discards all suggestions, so they can't be stored any more.

        Args:
            suggestion: The id of the suggestion, from the member `suggestion` in the result of another method of
                `journal.ai`.
            tasting: The id of the tasting note in which the suggestion is stored. If it is left out, a new tasting note
                is created, about the beans for which the suggestion was made.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person had begun the note.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("journal.ai.accept", locals(), Tasting._read, "write")


class JournalBeansMethods(Methods):
    """Methods of journal.beans."""

    def create(
        self,
        *,
        name: str,
        roaster: Optional[str] = None,
        origins: Optional[Sequence[BeanOriginInput]] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]] = None,
        decaf: Optional[bool] = None,
        roast_date: Optional[Day] = None,
        opened_at: Optional[Day] = None,
        frozen_at: Optional[Day] = None,
        thawed_at: Optional[Day] = None,
        best_before: Optional[Day] = None,
        weight: Optional[Number] = None,
        withdrawn: Optional[Number] = None,
        price: Optional[MoneyInput] = None,
        rating: Optional[Number] = None,
        flavours: Optional[Sequence[str]] = None,
        note: Optional[str] = None,
        url: Optional[str] = None,
        barcode: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        finished: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Bean:
        """Creates a bean.

        Args:
            name: The name of the beans on the bag.
            roaster: The name of the roaster.
            origins: The origins of the beans; a blend has several. Their shares sum to at most 100 percent.
            roast_level: The roast level of the beans.
            process: The way in which the coffee cherries were processed.
            decaf: `true` if the beans are decaffeinated.
            roast_date: The day on which the beans were roasted. It must not be in the future.
            opened_at: The day on which the bag was opened.
            frozen_at: The day on which the beans were frozen. It must not be before `roastDate`.
            thawed_at: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
            best_before: The best-before date on the bag.
            weight: The weight of the beans in the full bag, in grams, at most 1,000,000.
            withdrawn: The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.
            price: The price of the bag.
            rating: The rating of the beans, from 0 to 5 in steps of 0.5.
            flavours: The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps
                the additions of both.
            note: A free text about the beans.
            url: The address of a page about the beans.
            barcode: The barcode on the bag, as text.
            favourite: `true` if the beans are a favourite.
            archived: `true` if the beans are no longer in use. Lists leave them out unless they are asked for.
            finished: `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to
                `true` when less than 1 g is left.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new bean.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("journal.beans.create", locals(), Bean._read, "write")

    def get(self, *, id: str) -> Bean:
        """Returns the bean with the given id.

        Args:
            id: The id of the record.

        Returns: The bean.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.beans.get", locals(), Bean._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: BeanDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Bean:
        """Changes the given members of a bean. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The bean after the change. If no given member has a new value, the record does not change, and keeps
        its version.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.beans.update", locals(), Bean._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of a bean, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.beans.history", locals(), HistoryEntryPage._read, "read")

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        name: Optional[str] = None,
        roaster: Optional[str] = None,
        origins: Optional[Sequence[BeanOriginInput]] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]] = None,
        decaf: Optional[bool] = None,
        roast_date: Optional[Day] = None,
        opened_at: Optional[Day] = None,
        frozen_at: Optional[Day] = None,
        thawed_at: Optional[Day] = None,
        best_before: Optional[Day] = None,
        weight: Optional[Number] = None,
        withdrawn: Optional[Number] = None,
        price: Optional[MoneyChanges] = None,
        rating: Optional[Number] = None,
        flavours: Optional[Sequence[str]] = None,
        note: Optional[str] = None,
        url: Optional[str] = None,
        barcode: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        finished: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Bean:
        """Saves a bean. Without an id, creates a new record. With the id of an existing record, changes only the given
        members. With another id, creates a record with this id.

        Args:
            id: The id of the record. The id of a new record must be a UUID of version 7.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            name: The name of the beans on the bag.
            roaster: The name of the roaster.
            origins: The origins of the beans; a blend has several. Their shares sum to at most 100 percent.
            roast_level: The roast level of the beans.
            process: The way in which the coffee cherries were processed.
            decaf: `true` if the beans are decaffeinated.
            roast_date: The day on which the beans were roasted. It must not be in the future.
            opened_at: The day on which the bag was opened.
            frozen_at: The day on which the beans were frozen. It must not be before `roastDate`.
            thawed_at: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
            best_before: The best-before date on the bag.
            weight: The weight of the beans in the full bag, in grams, at most 1,000,000.
            withdrawn: The grams that were used for purposes other than brews, such as a gift. At most 1,000,000.
            price: The price of the bag.
            rating: The rating of the beans, from 0 to 5 in steps of 0.5.
            flavours: The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps
                the additions of both.
            note: A free text about the beans.
            url: The address of a page about the beans.
            barcode: The barcode on the bag, as text.
            favourite: `true` if the beans are a favourite.
            archived: `true` if the beans are no longer in use. Lists leave them out unless they are asked for.
            finished: `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to
                `true` when less than 1 g is left.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The saved bean.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.beans.save", locals(), Bean._read, "write")

    def list(
        self,
        *,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        roaster: Optional[str] = None,
        country: Optional[str] = None,
        process: Optional[Literal["washed", "natural", "honey", "anaerobic", "wetHulled", "other"]] = None,
        roast_level: Optional[Literal["light", "mediumLight", "medium", "mediumDark", "dark"]] = None,
        finished: Optional[bool] = None,
        archived: Optional[bool] = None,
        favourite: Optional[bool] = None,
        order: Optional[Literal["newest", "name", "roastDate", "rating", "remaining"]] = None,
    ) -> BeanPage:
        """Lists beans, newest first or in another order, one page at a time. One record is one bag.

        Args:
            text: Words to search for. Beans are listed if each word is the beginning of a word in their name, roaster
                or note. Case and accents are ignored.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            roaster: A roaster, to list only its beans. The whole name must be given; case is ignored.
            country: A country, to list only beans with this country of origin.
            process: A process, to list only beans that were processed in this way.
            roast_level: A roast level, to list only beans with it.
            finished: `true` to list only empty bags, `false` to list only bags that are not empty. Default: all bags.
            archived: `true` to list only archived beans. Default: only beans that are not archived.
            favourite: `true` to list only favourites, `false` to leave favourites out. Default: all beans.
            order: The order of the list. newest: the newest records first. name: from A to Z. roastDate: the latest
                roasts first. rating: the best ratings first. remaining: the largest remaining weights first. Default:
                `newest`.

        Returns: A page of beans, with computed members such as the remaining weight.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("journal.beans.list", locals(), BeanPage._read, "read")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        archive_if_used: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Removed:
        """Deletes beans. Beans to which other records refer, such as brews, can't be deleted. With `archiveIfUsed`,
        they are archived instead.

        Args:
            id: The id of the record to delete.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            archive_if_used: `true` to archive the record instead, if other records refer to it. If it is left out, the
                request then fails with `inUse`, which counts these records by kind.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the record that was deleted, or that was archived instead.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._send("journal.beans.delete", locals(), Removed._read, "write")


class JournalBrewsMethods(Methods):
    """Methods of journal.brews."""

    def create(
        self,
        *,
        at: datetime,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        grinder: Optional[str] = None,
        grind_setting: Optional[Number] = None,
        temperature: Optional[Number] = None,
        time: Optional[Number] = None,
        bloom_water: Optional[Number] = None,
        bloom_time: Optional[Number] = None,
        pressure: Optional[Number] = None,
        pours: Optional[Sequence[PourInput]] = None,
        tds: Optional[Number] = None,
        equipment: Optional[Sequence[str]] = None,
        place: Optional[str] = None,
        rating: Optional[Number] = None,
        note: Optional[str] = None,
        recipe: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Brew:
        """Creates a brew.

        Args:
            at: The instant of the brew, from 1900 to one day in the future.
            bean: The id of the beans. Required unless the brew is a draft.
            method: The brewing method. Required unless the brew is a draft.
            dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
                methods. Required unless the brew is a draft.
            water: The brewing water, in grams, at most 20,000.
            yield_: The weight of the beverage, in grams, at most 20,000.
            grinder: The id of the grinder: a piece of equipment of the kind `grinder`.
            grind_setting: The grind setting, on the grinder's own scale.
            temperature: The temperature of the water, in degrees Celsius.
            time: The duration of the whole brew, in seconds, at most 172,800 (two days).
            bloom_water: The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.
            bloom_time: The duration of the bloom, in seconds.
            pressure: The pressure of the machine, in bar.
            pours: The single pours, in the order of time. Together they must not have more than `water`.
            tds: The total dissolved solids of the beverage, in percent.
            equipment: The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at
                the same time, sync keeps the additions of both.
            place: The name of the place where the brew was made.
            rating: The rating of the brew, from 0 to 5 in steps of 0.5.
            note: A free text about the brew.
            recipe: The id of the recipe that was followed.
            favourite: `true` if the brew is a favourite.
            archived: `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do
                not count it.
            draft: `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures
                do not count drafts.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new brew.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("journal.brews.create", locals(), Brew._read, "write")

    def get(self, *, id: str) -> Brew:
        """Returns the brew with the given id.

        Args:
            id: The id of the record.

        Returns: The brew.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.brews.get", locals(), Brew._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: BrewDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Brew:
        """Changes the given members of a brew. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The brew after the change. If no given member has a new value, the record does not change, and keeps
        its version.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.brews.update", locals(), Brew._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of a brew, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.brews.history", locals(), HistoryEntryPage._read, "read")

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        at: Optional[datetime] = None,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        grinder: Optional[str] = None,
        grind_setting: Optional[Number] = None,
        temperature: Optional[Number] = None,
        time: Optional[Number] = None,
        bloom_water: Optional[Number] = None,
        bloom_time: Optional[Number] = None,
        pressure: Optional[Number] = None,
        pours: Optional[Sequence[PourInput]] = None,
        tds: Optional[Number] = None,
        equipment: Optional[Sequence[str]] = None,
        place: Optional[str] = None,
        rating: Optional[Number] = None,
        note: Optional[str] = None,
        recipe: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Brew:
        """Saves a brew. Without an id, creates a new record. With the id of an existing record, changes only the given
        members. With another id, creates a record with this id.

        Args:
            id: The id of the record. The id of a new record must be a UUID of version 7.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            at: The instant of the brew, from 1900 to one day in the future.
            bean: The id of the beans. Required unless the brew is a draft.
            method: The brewing method. Required unless the brew is a draft.
            dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
                methods. Required unless the brew is a draft.
            water: The brewing water, in grams, at most 20,000.
            yield_: The weight of the beverage, in grams, at most 20,000.
            grinder: The id of the grinder: a piece of equipment of the kind `grinder`.
            grind_setting: The grind setting, on the grinder's own scale.
            temperature: The temperature of the water, in degrees Celsius.
            time: The duration of the whole brew, in seconds, at most 172,800 (two days).
            bloom_water: The water of the bloom, in grams. The bloom is the first pour, which wets the coffee.
            bloom_time: The duration of the bloom, in seconds.
            pressure: The pressure of the machine, in bar.
            pours: The single pours, in the order of time. Together they must not have more than `water`.
            tds: The total dissolved solids of the beverage, in percent.
            equipment: The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at
                the same time, sync keeps the additions of both.
            place: The name of the place where the brew was made.
            rating: The rating of the brew, from 0 to 5 in steps of 0.5.
            note: A free text about the brew.
            recipe: The id of the recipe that was followed.
            favourite: `true` if the brew is a favourite.
            archived: `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do
                not count it.
            draft: `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures
                do not count drafts.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The saved brew.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.brews.save", locals(), Brew._read, "write")

    def list(
        self,
        *,
        filters: Optional[BrewFilter] = None,
        section_by: Optional[Literal["day", "week", "month", "bean", "method"]] = None,
        text: Optional[str] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> BrewPage:
        """Lists brews by the instant of brewing, newest first, one page at a time.

        Args:
            filters: Filters for the brews: only brews that match all of them are listed. Without filters, all brews are
                listed.
            section_by: The kind of sections into which the list is divided. day, week, month: by the calendar, the
                latest first. bean: one section for each bean, the newest bean first. method: one section for each
                method, from A to Z.
            text: Words to search for. A brew is listed if each word is the beginning of a word in its note or place.
                Case and accents are ignored.
            archived: `true` to list only archived brews. Default: only brews that are not archived.
            draft: `true` to list only drafts, `false` to list only complete brews. Default: both.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of brews, with computed members such as the ratio. If few of many brews match, a page may have
        fewer elements than `limit` although `next` is not `null`.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("journal.brews.list", locals(), BrewPage._read, "read")

    def sections(
        self,
        *,
        section_by: Literal["day", "week", "month", "bean", "method"],
        filters: Optional[BrewFilter] = None,
        archived: Optional[bool] = None,
        draft: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> BrewSectionPage:
        """Lists the sections of a list of brews, such as its days or methods, with the number of brews in each. One
        page at a time. Use it for an index beside the list.

        Args:
            section_by: The kind of sections into which the list is divided. day, week, month: by the calendar, the
                latest first. bean: one section for each bean, the newest bean first. method: one section for each
                method, from A to Z.
            filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews
                are counted.
            archived: `true` to count only archived brews. Default: only brews that are not archived.
            draft: `true` to count only drafts, `false` to count only complete brews. Default: both.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of sections, in the order in which journal.brews.list returns their brews.

        Raises: InvalidParams.
        """
        return self._send("journal.brews.sections", locals(), BrewSectionPage._read, "read")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes a brew with its tasting notes and photos. They can't be restored.

        Args:
            id: The id of the brew.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted brew.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.brews.delete", locals(), Deleted._read, "write")

    def repeat(self, *, id: str, idempotency_key: Optional[str] = None) -> Brew:
        """Creates a draft with the parameters of another brew and the present instant, for brewing the same coffee
        again. The rating, the note and the TDS are not copied.

        Args:
            id: The id of the brew to repeat.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new draft.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("journal.brews.repeat", locals(), Brew._read, "write")

    def best(
        self,
        *,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
    ) -> Optional[Brew]:
        """Returns the brew with the highest rating. If several brews have this rating, the latest of them is returned.

        Args:
            bean: The id of beans, to search only among their brews.
            method: A brewing method, to search only among brews with it.

        Returns: The brew. `null` if no brew is rated.

        Raises: InvalidParams.
        """
        return self._send("journal.brews.best", locals(), optional(Brew._read), "read")


class JournalEquipmentMethods(Methods):
    """Methods of journal.equipment."""

    def create(
        self,
        *,
        kind: Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"],
        name: str,
        brand: Optional[str] = None,
        model: Optional[str] = None,
        bought_at: Optional[Day] = None,
        price: Optional[MoneyInput] = None,
        setting: Optional[GrindScaleInput] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        is_default: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Equipment:
        """Creates an equipment.

        Args:
            kind: The kind of equipment, such as `grinder`.
            name: The name of the piece.
            brand: The name of the maker.
            model: The maker's name of the model.
            bought_at: The day on which the piece was bought, such as 2026-11-30.
            price: The price for which the piece was bought.
            setting: The scale of the grind settings. Only a grinder may have it.
            method: The brewing method of a brewer. Only a brewer may have it.
            note: A free text about the piece.
            favourite: `true` if the piece is a favourite.
            archived: `true` if the piece is no longer in use. Lists leave it out unless they are asked for.
            is_default: `true` if the piece is the usual one of its kind. A kind has at most one. If another piece
                becomes the usual one, this member is set to `false`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new equipment.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("journal.equipment.create", locals(), Equipment._read, "write")

    def get(self, *, id: str) -> Equipment:
        """Returns the equipment with the given id.

        Args:
            id: The id of the record.

        Returns: The equipment.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.equipment.get", locals(), Equipment._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: EquipmentDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Equipment:
        """Changes the given members of an equipment. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The equipment after the change. If no given member has a new value, the record does not change, and
        keeps its version.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._send("journal.equipment.update", locals(), Equipment._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of an equipment, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.equipment.history", locals(), HistoryEntryPage._read, "read")

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        kind: Optional[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]] = None,
        name: Optional[str] = None,
        brand: Optional[str] = None,
        model: Optional[str] = None,
        bought_at: Optional[Day] = None,
        price: Optional[MoneyChanges] = None,
        setting: Optional[GrindScaleChanges] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        is_default: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Equipment:
        """Saves an equipment. Without an id, creates a new record. With the id of an existing record, changes only the
        given members. With another id, creates a record with this id.

        Args:
            id: The id of the record. The id of a new record must be a UUID of version 7.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            kind: The kind of equipment, such as `grinder`.
            name: The name of the piece.
            brand: The name of the maker.
            model: The maker's name of the model.
            bought_at: The day on which the piece was bought, such as 2026-11-30.
            price: The price for which the piece was bought.
            setting: The scale of the grind settings. Only a grinder may have it.
            method: The brewing method of a brewer. Only a brewer may have it.
            note: A free text about the piece.
            favourite: `true` if the piece is a favourite.
            archived: `true` if the piece is no longer in use. Lists leave it out unless they are asked for.
            is_default: `true` if the piece is the usual one of its kind. A kind has at most one. If another piece
                becomes the usual one, this member is set to `false`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The saved equipment.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._send("journal.equipment.save", locals(), Equipment._read, "write")

    def list(
        self,
        *,
        text: Optional[str] = None,
        kind: Optional[Literal["grinder", "brewer", "espressoMachine", "kettle", "scale", "filter", "other"]] = None,
        archived: Optional[bool] = None,
        favourite: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> EquipmentPage:
        """Lists equipment, newest first, one page at a time: grinders, brewers and other pieces.

        Args:
            text: Words to search for. A piece is listed if each word is the beginning of a word in its name, maker,
                model or note. Case and accents are ignored.
            kind: A kind, to list only equipment of this kind.
            archived: `true` to list only archived equipment. Default: only equipment that is not archived.
            favourite: `true` to list only favourites, `false` to leave favourites out. Default: all equipment.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of equipment, newest first.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("journal.equipment.list", locals(), EquipmentPage._read, "read")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        archive_if_used: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Removed:
        """Deletes a piece of equipment. A piece to which brews refer can't be deleted. With `archiveIfUsed`, it is
        archived instead.

        Args:
            id: The id of the record to delete.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            archive_if_used: `true` to archive the record instead, if other records refer to it. If it is left out, the
                request then fails with `inUse`, which counts these records by kind.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the record that was deleted, or that was archived instead.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._send("journal.equipment.delete", locals(), Removed._read, "write")


class JournalFlavorWheelMethods(Methods):
    """Methods of journal.flavorWheel."""

    def get(self) -> FlavorWheel:
        """Returns the flavour wheel, a tree of flavour terms with three levels. Use it to let users choose descriptors
        for tasting notes.

        Returns: The flavour wheel: its groups, with their families and terms.

        Raises: InvalidParams.
        """
        return self._send("journal.flavorWheel.get", locals(), FlavorWheel._read, "read")

    def complete(self, *, text: str, limit: Optional[int] = None) -> CompletedTerms:
        """Completes a word that a user has begun to type. Returns matching flavour terms from the flavour wheel, and
        from the account's own tasting notes and beans.

        Args:
            text: The beginning of a word of the term. Case and accents are ignored.
            limit: The largest number of terms to return. Default: 20.

        Returns: The flavour terms. Those that begin with the text come first, and those of which a later word begins
        with it follow.

        Raises: InvalidParams.
        """
        return self._send("journal.flavorWheel.complete", locals(), CompletedTerms._read, "read")


class JournalInsightsMethods(Methods):
    """Methods of journal.insights."""

    def list(self, *, filters: Optional[BrewFilter] = None) -> Insights:
        """Returns one insight of each kind, such as the best parameters or the trend of the ratings, from the latest
        1,000 brews that match the filters.

        Args:
            filters: Filters for the brews: only brews that match all of them are examined. Without filters, all brews
                are examined.

        Returns: The insights, one of each kind, in the order of their kinds.

        Raises: InvalidParams.
        """
        return self._send("journal.insights.list", locals(), Insights._read, "read")


class JournalRecipesMethods(Methods):
    """Methods of journal.recipes."""

    def create(
        self,
        *,
        name: str,
        method: Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"],
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        temperature: Optional[Number] = None,
        grind_setting: Optional[Number] = None,
        bean: Optional[str] = None,
        steps: Optional[Sequence[RecipeStepInput]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Recipe:
        """Creates a recipe.

        Args:
            name: The name of the recipe.
            method: The brewing method.
            dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
                methods.
            water: The brewing water, in grams, at most 20,000.
            yield_: The weight of the beverage, in grams, at most 20,000.
            temperature: The temperature of the water, in degrees Celsius.
            grind_setting: The grind setting, on the grinder's own scale.
            bean: The id of the beans for which the recipe is made. `null` for a recipe for any beans.
            steps: The steps, in the order of time. Together they must not have more than `water`.
            note: A free text about the recipe.
            favourite: `true` if the recipe is a favourite.
            archived: `true` if the recipe is no longer in use. Lists leave it out unless they are asked for.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new recipe.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("journal.recipes.create", locals(), Recipe._read, "write")

    def get(self, *, id: str) -> Recipe:
        """Returns the recipe with the given id.

        Args:
            id: The id of the record.

        Returns: The recipe.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.recipes.get", locals(), Recipe._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: RecipeDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Recipe:
        """Changes the given members of a recipe. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The recipe after the change. If no given member has a new value, the record does not change, and keeps
        its version.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.recipes.update", locals(), Recipe._read, "write")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes a recipe.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.recipes.delete", locals(), Deleted._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of a recipe, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.recipes.history", locals(), HistoryEntryPage._read, "read")

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        name: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        dose: Optional[Number] = None,
        water: Optional[Number] = None,
        yield_: Optional[Number] = None,
        temperature: Optional[Number] = None,
        grind_setting: Optional[Number] = None,
        bean: Optional[str] = None,
        steps: Optional[Sequence[RecipeStepInput]] = None,
        note: Optional[str] = None,
        favourite: Optional[bool] = None,
        archived: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
    ) -> Recipe:
        """Saves a recipe. Without an id, creates a new record. With the id of an existing record, changes only the
        given members. With another id, creates a record with this id.

        Args:
            id: The id of the record. The id of a new record must be a UUID of version 7.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            name: The name of the recipe.
            method: The brewing method.
            dose: The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
                methods.
            water: The brewing water, in grams, at most 20,000.
            yield_: The weight of the beverage, in grams, at most 20,000.
            temperature: The temperature of the water, in degrees Celsius.
            grind_setting: The grind setting, on the grinder's own scale.
            bean: The id of the beans for which the recipe is made. `null` for a recipe for any beans.
            steps: The steps, in the order of time. Together they must not have more than `water`.
            note: A free text about the recipe.
            favourite: `true` if the recipe is a favourite.
            archived: `true` if the recipe is no longer in use. Lists leave it out unless they are asked for.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The saved recipe.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.recipes.save", locals(), Recipe._read, "write")

    def list(
        self,
        *,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
        bean: Optional[str] = None,
        archived: Optional[bool] = None,
        favourite: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> RecipePage:
        """Lists recipes by name, from A to Z, one page at a time.

        Args:
            method: A brewing method, to list only recipes for it.
            bean: The id of beans, to list only recipes for them.
            archived: `true` to list only archived recipes. Default: only recipes that are not archived.
            favourite: `true` to list only favourites, `false` to leave favourites out. Default: all recipes.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of recipes, sorted by name.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("journal.recipes.list", locals(), RecipePage._read, "read")

    def scale(
        self, *, id: str, dose: Optional[Number] = None, water: Optional[Number] = None, yield_: Optional[Number] = None
    ) -> ScaledRecipe:
        """Returns a recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g.
        Exactly one of `dose`, `water` and `yield` must be given. Nothing is stored.

        Args:
            id: The id of the recipe.
            dose: The wanted ground coffee, in grams. Exactly one of `dose`, `water` and `yield` must be given.
            water: The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be given.
            yield_: The wanted weight of the beverage, in grams. Exactly one of `dose`, `water` and `yield` must be
                given.

        Returns: The recipe for the other amount.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.recipes.scale", locals(), ScaledRecipe._read, "read")


class JournalStatisticsMethods(Methods):
    """Methods of journal.statistics."""

    def overview(self, *, filters: Optional[BrewFilter] = None) -> JournalOverview:
        """Returns figures of all brews together, such as their number, the used coffee and the mean rating. Drafts and
        archived brews are left out.

        Args:
            filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews
                are counted.

        Returns: The figures of the brews that match the filters.

        Raises: InvalidParams.
        """
        return self._send("journal.statistics.overview", locals(), JournalOverview._read, "read")

    def series(
        self,
        *,
        measure: Literal["count", "coffee", "cost", "rating", "ratio", "extraction", "time"],
        by: Literal["day", "week", "month", "year"],
        filters: Optional[BrewFilter] = None,
    ) -> FigurePoints:
        """Returns one figure for each day, week, month or year with brews, for a chart. Drafts and archived brews are
        left out.

        Args:
            measure: count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee.
                rating (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time
                (seconds): the mean over the brews that have the value.
            by: The period of the calendar that each figure covers.
            filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews
                are counted.

        Returns: The figures of the periods that have brews, in the order of time.

        Raises: InvalidParams.
        """
        return self._send("journal.statistics.series", locals(), FigurePoints._read, "read")

    def breakdown(
        self,
        *,
        measure: Literal["count", "coffee", "cost", "rating", "ratio", "extraction", "time"],
        by: Literal["bean", "roaster", "country", "process", "roastLevel", "method", "grinder", "grindSetting", "beanAge"],
        filters: Optional[BrewFilter] = None,
    ) -> FigurePoints:
        """Groups the brews by a dimension, such as the roaster, and returns one figure for each group. Drafts and
        archived brews are left out.

        Args:
            measure: count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee.
                rating (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time
                (seconds): the mean over the brews that have the value.
            by: The dimension by which brews are grouped. A brew of beans from several countries counts for each of
                these countries.
            filters: Filters for the brews: only brews that match all of them are counted. Without filters, all brews
                are counted.

        Returns: The figures, one for each group. The group with the most brews comes first.

        Raises: InvalidParams.
        """
        return self._send("journal.statistics.breakdown", locals(), FigurePoints._read, "read")


class JournalTastingsMethods(Methods):
    """Methods of journal.tastings."""

    def create(
        self,
        *,
        at: datetime,
        brew: Optional[str] = None,
        bean: Optional[str] = None,
        text: Optional[str] = None,
        descriptors: Optional[Sequence[str]] = None,
        body_description: Optional[str] = None,
        scores: Optional[TastingScoresInput] = None,
        source: Optional[Literal["user", "ai", "mixed"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Tasting:
        """Creates a tasting.

        Args:
            at: The instant of the tasting.
            brew: The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
            bean: The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
            text: The taste, in words.
            descriptors: Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at
                the same time, sync keeps the additions of both.
            body_description: The body (the feel in the mouth), in words.
            scores: The scores of the tasting. `null` if there are none.
            source: The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
                mixed: a part was written by a person, and a part was suggested by the AI.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new tasting.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("journal.tastings.create", locals(), Tasting._read, "write")

    def get(self, *, id: str) -> Tasting:
        """Returns the tasting with the given id.

        Args:
            id: The id of the record.

        Returns: The tasting.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.tastings.get", locals(), Tasting._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: TastingDetailsChanges,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Tasting:
        """Changes the given members of a tasting. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The tasting after the change. If no given member has a new value, the record does not change, and keeps
        its version.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.tastings.update", locals(), Tasting._read, "write")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes a tasting.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.tastings.delete", locals(), Deleted._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of a tasting, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.tastings.history", locals(), HistoryEntryPage._read, "read")

    def save(
        self,
        *,
        id: Optional[str] = None,
        expect: Optional[int] = None,
        at: Optional[datetime] = None,
        brew: Optional[str] = None,
        bean: Optional[str] = None,
        text: Optional[str] = None,
        descriptors: Optional[Sequence[str]] = None,
        body_description: Optional[str] = None,
        scores: Optional[TastingScoresChanges] = None,
        source: Optional[Literal["user", "ai", "mixed"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Tasting:
        """Saves a tasting. Without an id, creates a new record. With the id of an existing record, changes only the
        given members. With another id, creates a record with this id.

        Args:
            id: The id of the record. The id of a new record must be a UUID of version 7.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            at: The instant of the tasting.
            brew: The id of the brew that was tasted. Either `brew` or `bean` must be given, not both.
            bean: The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
            text: The taste, in words.
            descriptors: Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at
                the same time, sync keeps the additions of both.
            body_description: The body (the feel in the mouth), in words.
            scores: The scores of the tasting. `null` if there are none.
            source: The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
                mixed: a part was written by a person, and a part was suggested by the AI.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The saved tasting.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.tastings.save", locals(), Tasting._read, "write")

    def list(
        self,
        *,
        text: Optional[str] = None,
        brew: Optional[str] = None,
        bean: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> TastingPage:
        """Lists tasting notes by the instant of the tasting, newest first, one page at a time.

        Args:
            text: Words to search for. A note is listed if each word is the beginning of a word in its text, descriptors
                or body. Case and accents are ignored.
            brew: The id of a brew, to list only notes about it.
            bean: The id of beans, to list only notes about the beans themselves. Notes about their brews are not
                included.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of tasting notes, newest first.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("journal.tastings.list", locals(), TastingPage._read, "read")


class OrdersLinesMethods(Methods):
    """Methods of orders.lines."""

    def add(
        self,
        *,
        order: str,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        text: Optional[str] = None,
        unit: Optional[str] = None,
        unit_price: Optional[MoneyInput] = None,
        discount: Optional[Number] = None,
        tax_rate: Optional[Number] = None,
        tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderLine:
        """Adds a line to an order that is not invoiced yet.

        Args:
            order: The id of the order.
            quantity: The quantity, in the line's unit. More than 0.
            item: The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only
                `text`.
            sku: The item's SKU, instead of `item`. Give one of the two, not both.
            text: The line's text. Default: the item's name. Required for a line without an item.
            unit: The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`.
                Default: the unit in which the item is sold.
            unit_price: The price of one unit, in the order's currency. Default: the customer's own price, or else the
                price of the customer's price list, or else the item's price (`priceSource`). Required for a line
                without an item.
            discount: The discount on the line in percent, from 0 to 100.
            tax_rate: The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact
                whose category is not S gives its category and the rate 0. Otherwise both come from the item if it has
                one, or else from the contact.
            tax_category: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
                the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O
                outside the scope of the tax. Default: S for a rate above 0, and else Z.
            note: The note below the line on printed documents.
            expect: The version that the order must have. If the order has another version, the request fails with
                `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        LimitReached, KeyReused.
        """
        return self._send("orders.lines.add", locals(), OrderLine._read, "write")

    def update(
        self,
        *,
        id: str,
        changes: LineTermsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderLine:
        """Changes the given members of a line of an order that is not invoiced yet.

        Args:
            id: The id of the line.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The line after the change. If all given values are equal to the stored ones, the line and its version
        do not change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("orders.lines.update", locals(), OrderLine._read, "write")

    def remove(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Removes a line from an order that is not invoiced yet. A line that was shipped or cancelled, even in part,
        cannot be removed.

        Args:
            id: The id of the line.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the removed line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep, InUse,
        KeyReused.
        """
        return self._send("orders.lines.remove", locals(), Deleted._read, "write")

    def cancel(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderLine:
        """Cancels the unshipped quantity of a line, or a part of it, before the order is invoiced. The quantity is no
        longer reserved or owed.

        Args:
            id: The id of the order line.
            quantity: The quantity to cancel, in the line's unit. If it is left out, the whole quantity that is left to
                ship is cancelled.
            reason: The reason for the cancellation, as a free text.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The line after the change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("orders.lines.cancel", locals(), OrderLine._read, "write")

    def credit(
        self,
        *,
        id: str,
        quantity: Optional[Number] = None,
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderLine:
        """Credits a quantity of a line that is on the invoice and will not be shipped. The invoice does not change: a
        credit note is issued. The quantity is no longer reserved or owed.

        Args:
            id: The id of the order line.
            quantity: The quantity to credit, in the line's unit. Default: the whole quantity that is neither shipped
                nor credited.
            reason: The reason for the credit, as a free text.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The line after the change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        SeriesUnconfirmed, KeyReused.
        """
        return self._send("orders.lines.credit", locals(), OrderLine._read, "write")


class OrdersPaymentsMethods(Methods):
    """Methods of orders.payments."""

    def add(
        self,
        *,
        order: str,
        amount: MoneyInput,
        method: Optional[str] = None,
        reference: Optional[str] = None,
        at: Optional[datetime] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> NotedPayment:
        """Records a payment for an order, or a repayment.

        Args:
            order: The id of the order. Its status must not be draft.
            amount: The amount, in the order's currency. Negative for a repayment, which must not exceed the amount
                paid.
            method: The method of payment as a free text, such as cash or card.
            reference: The payment's reference in another system.
            at: The instant of the payment. It must not be in the future. Default: now.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The payment and the resulting payment state of the order.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep, KeyReused.
        """
        return self._send("orders.payments.add", locals(), NotedPayment._read, "write")

    def reverse(
        self, *, id: str, reason: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> NotedPayment:
        """Reverses a payment that was recorded by mistake. Each payment can be reversed only once.

        Args:
            id: The id of the payment.
            reason: The reason for the reversal, as a free text.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The reversing payment and the resulting payment state of the order.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AlreadyReversed, KeyReused.
        """
        return self._send("orders.payments.reverse", locals(), NotedPayment._read, "write")


class OrdersReturnsMethods(Methods):
    """Methods of orders.returns."""

    def create(
        self,
        *,
        order: str,
        lines: Sequence[ReturnedLine],
        reason: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ReturnedGoods:
        """Records goods that a customer returns. To pay money back, use orders.payments.add.

        Args:
            order: The id of the order.
            lines: The returned quantities of order lines.
            reason: The reason for the return, as a free text.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The returned goods, and the order after the return.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, SeriesUnconfirmed, KeyReused.
        """
        return self._send("orders.returns.create", locals(), ReturnedGoods._read, "write")


class PolicyDeploymentMethods(Methods):
    """Methods of policy.deployment."""

    def get(self) -> Deployment:
        """Returns the deployment path of the app, which decides whether Apple's own services or the app's backend hold
        the app's data.

        Returns: The deployment path, its source, and whether CloudKit is used.

        Raises: InvalidParams.
        """
        return self._send("policy.deployment.get", locals(), Deployment._read, "read")

    def set(
        self, *, path: Optional[Literal["appleNative", "backend"]] = None, idempotency_key: Optional[str] = None
    ) -> Deployment:
        """Stores a deployment path for this device, or removes the stored path. The path decides which services hold
        the app's data.

        Args:
            path: The deployment path to store: `appleNative` or `backend`. Without it, or with `null`, the stored path
                is removed.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deployment path that applies now, and its source. An environment variable takes precedence over the
        stored path.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("policy.deployment.set", locals(), Deployment._read, "write")


class PolicyPromotionsMethods(Methods):
    """Methods of policy.promotions."""

    def list(
        self,
        *,
        version: Optional[str] = None,
        locale: Optional[str] = None,
        subject: Optional[str] = None,
        placement: Optional[str] = None,
        audiences: Optional[Sequence[str]] = None,
    ) -> Promotions:
        """Lists the promotions to show to a user now: those that apply to the user and are not dismissed.

        Args:
            version: The version of the app. If it is left out, promotions that are limited to certain versions do not
                apply.
            locale: The user's language (BCP 47), such as `de-AT`. If it is left out, promotions that are limited to
                certain languages do not apply.
            subject: The text that decides whether a promotion for a percentage of all subjects applies. The decision is
                always the same for the same text. Default: the account's id in lower case.
            placement: The name that the app uses for a position on its screens. Promotions for other positions are left
                out. If it is left out, promotions for all positions are listed.
            audiences: The audiences to which the user belongs, by the names that the app uses. If they are left out,
                promotions that are limited to certain audiences do not apply.

        Returns: The promotions. Higher priorities come first, then earlier starts, and then the ids in the order of
        their bytes.

        Raises: InvalidParams.
        """
        return self._send("policy.promotions.list", locals(), Promotions._read, "read")

    def dismiss(self, *, id: str, idempotency_key: Optional[str] = None) -> Dismissal:
        """Hides a promotion that the user has dismissed, for the number of seconds in its `dismissFor`, from now on.

        Args:
            id: The id of the promotion.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the promotion, and the time from which it can be shown again.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("policy.promotions.dismiss", locals(), Dismissal._read, "write")


class PolicyUpdateMethods(Methods):
    """Methods of policy.update."""

    def later(self, *, version: str, days: int, idempotency_key: Optional[str] = None) -> UpdateDelay:
        """Puts off a recommended update when the user chooses to update later: for the given number of days,
        `policy.check` does not report the update. A required update is still reported.

        Args:
            version: The version to put off: the app's own version, as given to policy.check, or the recommended
                version.
            days: The number of days, each of 24 hours, from 1 to 365.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The given version, and the time from which policy.check recommends the update again.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("policy.update.later", locals(), UpdateDelay._read, "write")

    def open(self, *, deadline: Optional[int] = None, idempotency_key: Optional[str] = None) -> OpenedUpdate:
        """Asks the host to open the page of the app's update: the `url` of the policy in AppConfig, which must be a
        page of an app store. Use this method when the user chooses to update.

        Args:
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The address of the page, and whether it was opened.

        Raises: InvalidParams, NotFound, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("policy.update.open", locals(), OpenedUpdate._read, "write")


class PurchasesLinesMethods(Methods):
    """Methods of purchases.lines."""

    def add(
        self,
        *,
        purchase: str,
        quantity: Number,
        item: Optional[str] = None,
        sku: Optional[str] = None,
        text: Optional[str] = None,
        unit: Optional[str] = None,
        unit_price: Optional[MoneyInput] = None,
        discount: Optional[Number] = None,
        tax_rate: Optional[Number] = None,
        tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]] = None,
        note: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PurchaseLine:
        """Adds a line to a purchase.

        Args:
            purchase: The id of the purchase.
            quantity: The quantity, in the line's unit. More than 0.
            item: The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only
                `text`.
            sku: The item's SKU, instead of `item`. Give one of the two, not both.
            text: The line's text. Default: the item's name. Required for a line without an item.
            unit: The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the unit in which
                the item is bought.
            unit_price: The price of one unit, in the purchase's currency. If it is left out and the caller manages the
                inventory, the line gets the supplier's price for the quantity, or else the item's cost, if that is in
                this currency. Otherwise the line has no price. Only managers of orders or the inventory may set it.
            discount: The discount on the line in percent, from 0 to 100.
            tax_rate: The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact
                whose category is not S gives its category and the rate 0. Otherwise both come from the item if it has
                one, or else from the contact.
            tax_category: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
                the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O
                outside the scope of the tax. Default: S for a rate above 0, and else Z.
            note: The note below the line on printed documents.
            expect: The version that the purchase must have. If the purchase has another version, the request fails with
                `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        LimitReached, KeyReused.
        """
        return self._send("purchases.lines.add", locals(), PurchaseLine._read, "write")

    def update(
        self,
        *,
        id: str,
        changes: PurchaseTermsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PurchaseLine:
        """Changes the given members of a purchase line. Other members keep their values.

        Args:
            id: The id of the line.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The line after the change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("purchases.lines.update", locals(), PurchaseLine._read, "write")

    def remove(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Removes a line from a purchase.

        Args:
            id: The id of the line.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the removed line.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep, InUse,
        KeyReused.
        """
        return self._send("purchases.lines.remove", locals(), Deleted._read, "write")


class PurchasesReceiptsMethods(Methods):
    """Methods of purchases.receipts."""

    def reverse(
        self,
        *,
        receipt: str,
        reason: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ReversedReceipt:
        """Reverses a receipt that was recorded by mistake. The goods leave the inventory again. Each receipt can be
        reversed only once.

        Args:
            receipt: The id of the receipt to reverse.
            reason: The reason for the reversal, as a free text.
            expect: The version that the purchase must have. If the purchase has another version, the request fails with
                `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The reversing receipt, and the purchase after the reversal.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        InsufficientStock, AlreadyReversed, KeyReused.
        """
        return self._send("purchases.receipts.reverse", locals(), ReversedReceipt._read, "write")


class SharingDeparturesMethods(Methods):
    """Methods of sharing.departures."""

    def list(self, *, limit: Optional[int] = None, after: Optional[str] = None) -> DeparturePage:
        """Lists the companies of other accounts in which this account no longer participates, each with the reason,
        newest first. The core stores the latest 1,000 of them.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of departures.

        Raises: InvalidParams.
        """
        return self._send("sharing.departures.list", locals(), DeparturePage._read, "read")


class SharingParticipantsMethods(Methods):
    """Methods of sharing.participants."""

    def list(
        self, *, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> ParticipantPage:
        """Lists the participants of a company in the order of their invitations. Invited and removed participants are
        included.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of participants, the owner first. Empty for a company that was never shared.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("sharing.participants.list", locals(), ParticipantPage._read, "read")

    def update(
        self,
        *,
        participant: str,
        permission: Literal["readWrite", "readOnly"],
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Participant:
        """Sets a participant's permission, `readWrite` or `readOnly`. To change the participant's other rights, call
        `access.grant`.

        Args:
            participant: The id of the participant.
            permission: The permission of a participant. readWrite: everything that the participant's access record
                allows. readOnly: only reading, even if the access record allows more.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The participant with the new permission.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.participants.update", locals(), Participant._read, "write")

    def remove(
        self, *, participant: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Participant:
        """Removes a participant, or withdraws an invitation. The participant's access record is deleted, and the
        company is removed from the participant's devices. Records that the participant has made remain. A second call
        changes nothing.

        Args:
            participant: The id of the participant.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The removed participant.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.participants.remove", locals(), Participant._read, "write")


class SyncConflictsMethods(Methods):
    """Methods of sync.conflicts."""

    def list(
        self,
        *,
        record: Optional[str] = None,
        resolved: Optional[bool] = None,
        account: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        company: Optional[str] = None,
    ) -> SyncConflictPage:
        """Lists the values that sync has discarded, for example because two devices changed the same member. The newest
        come first, one page at a time. Each line is about one discarded value. The lines are the same on all devices. A
        caller sees only lines about records and members that the caller may read. A line is deleted 90 days after it
        was resolved.

        Args:
            record: The id of the record whose conflicts to list. If it is left out, conflicts of all records are
                listed, as `account` says.
            resolved: `true` to list only resolved conflicts, `false` to list only unresolved ones. If it is left out,
                all conflicts are listed.
            account: `true` to list conflicts of the account's own records, which belong to no company. If it is left
                out, such conflicts are listed only if `record` is one of these records.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.

        Returns: A page of conflict lines, the newest first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("sync.conflicts.list", locals(), SyncConflictPage._read, "read")

    def resolve(
        self,
        *,
        take: Literal["local", "server"],
        id: Optional[str] = None,
        record: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ResolvedConflicts:
        """Chooses the right value for one conflict, or for the conflicts of a record. If the right value is not the
        stored value, it is set as an ordinary change. Only an owner can resolve conflicts. Participants can resolve
        conflicts about their own credentials.

        Args:
            take: The right value. local: the value of the device that found the conflict. server: the value in the
                container.
            id: The id of the conflict. At least one of `id` and `record` must be given.
            record: The id of the record. Without `id`, the unresolved conflicts of this record are resolved, at most
                200 with one request.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conflicts that are resolved now.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("sync.conflicts.resolve", locals(), ResolvedConflicts._read, "write")


class SyncEventsMethods(Methods):
    """Methods of sync.events."""

    def list(self, *, limit: Optional[int] = None, after: Optional[str] = None) -> SyncEventPage:
        """Lists the latest 1,000 events of sync in which records were moved or sync failed, newest first, one page at a
        time. If failures of the same kind follow each other, only the first is listed. Subscribers also get each of
        them, as an event of the type `syncEvent`.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of events.

        Raises: InvalidParams.
        """
        return self._send("sync.events.list", locals(), SyncEventPage._read, "read")


class SyncQueueMethods(Methods):
    """Methods of sync.queue."""

    def list(self, *, limit: Optional[int] = None, after: Optional[str] = None) -> QueuedRecordPage:
        """Lists the records with changes of this device that the container has not confirmed, one page at a time. Each
        record has one entry.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of records with unconfirmed changes.

        Raises: InvalidParams.
        """
        return self._send("sync.queue.list", locals(), QueuedRecordPage._read, "session")

    def retry(self, *, record: Optional[str] = None) -> SyncStatus:
        """Begins a cycle that sends refused records at once, without waiting for their next attempt. Use this method
        after the reason for a refusal was removed. Quarantined records are sent again, too.

        Args:
            record: The id of the record to send again. `null` for all refused records.

        Returns: The state of sync.

        Raises: InvalidParams, NotFound.
        """
        return self._send("sync.queue.retry", locals(), SyncStatus._read, "session")

    def discard(
        self, *, record: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> DiscardedRecord:
        """Restores a record to the state in the container, and discards the changes on this device that the container
        has not confirmed. Each discarded value gets a line in `sync.conflicts.list`. This cannot be undone.

        Args:
            record: The id of the record.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the record. `discarded` is `true` if the record had unconfirmed changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, KeyReused.
        """
        return self._send("sync.queue.discard", locals(), DiscardedRecord._read, "write")


class WidgetsEntitiesMethods(Methods):
    """Methods of widgets.entities."""

    def get(self, *, ids: Optional[Sequence[str]] = None) -> PlaceList:
        """Returns the places with the given ids, in the order of the ids. Use this method to show the places in the
        configurations of widgets. Unknown ids are ignored.

        Args:
            ids: The ids of places, from the configurations of widgets.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._send("widgets.entities.get", locals(), PlaceList._read, "read")

    def suggested(self) -> SuggestedPlaces:
        """Returns the places to offer to the user before the user types: the device's place and the recent places.

        Returns: The device's place, and the recent places.

        Raises: InvalidParams.
        """
        return self._send("widgets.entities.suggested", locals(), SuggestedPlaces._read, "read")

    def matching(self, *, text: str, limit: Optional[int] = None) -> PlaceList:
        """Searches the places that the user could choose for widgets, by name. Each word of the text must begin a word
        of the place's name. Case and accents do not matter. Recent places come first.

        Args:
            text: The text that the user has typed.
            limit: The largest number of entities to return. Default: 20.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._send("widgets.entities.matching", locals(), PlaceList._read, "read")


class WidgetsPlaceMethods(Methods):
    """Methods of widgets.place."""

    def get(self, *, max_age: Optional[int] = None) -> ShownPlace:
        """Returns the place that widgets show if their configuration names no place.

        Args:
            max_age: The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day.

        Returns: The id of the chosen place, the place that these widgets show, and the reasons if the two differ.

        Raises: InvalidParams.
        """
        return self._send("widgets.place.get", locals(), ShownPlace._read, "read")

    def choose(self, *, place: str, idempotency_key: Optional[str] = None) -> ShownPlace:
        """Chooses one of the user's places for the widgets whose configuration names no place. The account needs the
        feature `customPlaces`.

        Args:
            place: The id of the place, from `widgets.recents.add`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The chosen place, and the place that these widgets show from now on.

        Raises: InvalidParams, NotFound, FeatureRequired, KeyReused.
        """
        return self._send("widgets.place.choose", locals(), ShownPlace._read, "write")

    def use_device(self, *, idempotency_key: Optional[str] = None) -> ShownPlace:
        """Chooses the device's place for the widgets whose configuration names no place. This undoes
        widgets.place.choose.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The place that these widgets show from now on.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.place.useDevice", locals(), ShownPlace._read, "write")


class WidgetsRecentsMethods(Methods):
    """Methods of widgets.recents."""

    def list(self) -> RecentList:
        """Lists the places that the user has used last, newest first.

        Returns: The places, at most 20.

        Raises: InvalidParams.
        """
        return self._send("widgets.recents.list", locals(), RecentList._read, "read")

    def add(
        self,
        *,
        name: str,
        latitude: Number,
        longitude: Number,
        region: Optional[str] = None,
        country: Optional[str] = None,
        time_zone: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> WidgetPlace:
        """Records that the user has used a place, such as one that was found by a search. The place becomes the first
        of the recent places, of which at most 20 are stored. A place with the same name at most 100 m away counts as
        the same place and keeps its id.

        Args:
            name: The name of the place.
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            region: The state or province.
            country: The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE.
            time_zone: The name of the place's time zone in the IANA database, such as `Europe/Berlin`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The place, with its id.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.recents.add", locals(), WidgetPlace._read, "write")

    def remove(self, *, id: str, idempotency_key: Optional[str] = None) -> RemovedRecent:
        """Removes a place from the list of recent places. The id of the place stays valid, so widgets can still show
        the place.

        Args:
            id: The id of the place.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: Whether the place was in the list.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.recents.remove", locals(), RemovedRecent._read, "write")

    def clear(self, *, idempotency_key: Optional[str] = None) -> ClearedRecents:
        """Removes all places from the list of recent places. Their ids stay valid, so widgets can still show the
        places.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of removed places.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.recents.clear", locals(), ClearedRecents._read, "write")

    def import_(self, *, places: Sequence[ImportedPlace], idempotency_key: Optional[str] = None) -> PlaceList:
        """Adds the recent places of another device, which are read there with `widgets.recents.list` or from the app
        group. They become the newest recent places, and their ids become valid on this device, too.

        Args:
            places: The places, newest first.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The places, with their ids on this device.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.recents.import", locals(), PlaceList._read, "write")


class AccessMethods(Methods):
    """Rights in a company: access records, credentials and sign-in."""

    @cached_property
    def credentials(self) -> AccessCredentialsMethods:
        return AccessCredentialsMethods(self._caller)

    def whoami(self, *, company: Optional[str] = None) -> Caller:
        """Returns the user who acts in a company, and that user's rights.

        Args:
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The caller. If the request names no company and no company is selected, the account.

        Raises: InvalidParams, NotFound.
        """
        return self._send("access.whoami", locals(), Caller._read, "read")

    def allowed(self, *, company: Optional[str] = None) -> AllowedMethods:
        """Lists all methods, each with the decision whether the caller may call it. A front end can enable and disable
        its buttons by these decisions.

        Args:
            company: The id of the company. Default: the selected company, or the only company.

        Returns: All methods, each with its decision.

        Raises: InvalidParams, NotFound.
        """
        return self._send("access.allowed", locals(), AllowedMethods._read, "read")

    def check(self, *, method: str, user: Optional[str] = None, company: Optional[str] = None) -> CheckedMethod:
        """Decides whether a user may call a method. The user is the caller, or another user of the company.

        Args:
            method: The name of the method, such as `orders.ship`.
            user: The id of the user whose right is checked. Only an owner may name another user. Default: the caller.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The decision, and its reason.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("access.check", locals(), CheckedMethod._read, "read")

    def explain(self, *, method: str, user: Optional[str] = None, company: Optional[str] = None) -> Explanation:
        """Returns the reason why a user may call a method, or the rights that would be enough. The user is the caller,
        or another user of the company.

        Args:
            method: The name of the method, such as `orders.ship`.
            user: The id of the user whose right is checked. Only an owner may name another user. Default: the caller.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The rule, the rights that the user holds, and the rights that would be enough.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("access.explain", locals(), Explanation._read, "read")

    def grant(
        self,
        *,
        user: Optional[str] = None,
        name: Optional[str] = None,
        is_owner: Optional[bool] = None,
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> AccessRecord:
        """Gives a user rights in a company, or creates a new user with these rights. Members that are left out stay
        unchanged. A manager can give and remove the bits of `deptMask` in the manager's own departments, but cannot
        change the rights of owners.

        Args:
            user: The id of the user who gets the rights. If it is left out, a new user is created.
            name: The user's name, as one line of text; `null` removes the name.
            is_owner: `true` to make the user an owner. An owner may do everything, except what only the founder may do.
            dept_mask: The departments in which the user does the daily work. Each bit of this number is a department;
                `access.departments` lists the bits.
            manager_mask: The departments that the user manages. Each bit of this number is a department. A manager of a
                department can also delete, approve and see costs there.
            preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either
                `preset` or the masks, not both.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The user's access record. If the request changes nothing, the record and its version stay unchanged.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, OwnerNeeded, TierRequired,
        KeyReused.
        """
        return self._send("access.grant", locals(), AccessRecord._read, "write")

    def revoke(
        self,
        *,
        user: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Removes all rights of a user in a company. The user's credentials and session are also removed.
        `access.people` can still list the user. A manager can revoke the rights of users whose rights lie within the
        manager's departments.

        Args:
            user: The id of the user who loses the rights.
            expect: The version of the access record that the caller has read. If the record now has another version,
                the request fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the removed access record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, OwnerNeeded, KeyReused.
        """
        return self._send("access.revoke", locals(), Deleted._read, "write")

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ListedAccessPage:
        """Lists the users of a company with their rights, in the order in which they got their first rights.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of users.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("access.list", locals(), ListedAccessPage._read, "read")

    def people(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        include_left: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> NamedPersonPage:
        """Lists the names of a company's users. A user without a name is listed with the username. The users are sorted
        by the time at which they first got rights. With `includeLeft: true`, users who have left are listed, too, with
        their usernames.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            include_left: `true` to also list users who have left the company. Default: `false`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of users.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("access.people", locals(), NamedPersonPage._read, "read")

    def transfer(
        self, *, user: str, password: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> AccessRecord:
        """Makes another owner the founder of a company. No other owner can revoke or demote the founder. The former
        founder stays an owner.

        Args:
            user: The id of the new founder, who must be another owner with credentials.
            password: The current founder's own password. A repeat of the request with the same idempotencyKey may have
                another value here.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new founder's access record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, OwnerNeeded, SignInFailed,
        TooManyAttempts, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("access.transfer", locals(), AccessRecord._read, "write")

    def departments(self, *, company: Optional[str] = None) -> DepartmentPage:
        """Lists the departments of a company: the departments that every company has, and those that the company has
        added.

        Args:
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The departments with their bits.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("access.departments", locals(), DepartmentPage._read, "read")

    def presets(self) -> PresetPage:
        """Lists the presets: named sets of rights that `access.grant` accepts.

        Returns: The presets, each with its name and rights.

        Raises: InvalidParams.
        """
        return self._send("access.presets", locals(), PresetPage._read, "read")

    def sign_in(self, *, username: str, password: str, company: Optional[str] = None) -> Caller:
        """Signs a user in to a company. If another user is signed in there, that user's session ends. The new session
        also continues after a restart of the core. It ends with a sign-out, after `settings.sessionHours` of the
        company, or after `settings.idleMinutes` without a request.

        Args:
            username: The username. Upper and lower case, width and Unicode normalization do not matter.
            password: The user's password.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The user who acts in the company now. Later requests of the company wait for this reply. Replies to
        requests of other companies may be sent before it.

        Raises: InvalidParams, NotFound, NoCompany, SignInFailed, TooManyAttempts, LimitReached, RequestCancelled.
        """
        return self._send("access.signIn", locals(), Caller._read, "session")

    def sign_out(self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> Caller:
        """Ends the caller's session in a company. To act there again, a user must sign in.

        Args:
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The caller after the sign-out, and the caller's rights.

        Raises: InvalidParams, NotFound, NoCompany, KeyReused.
        """
        return self._send("access.signOut", locals(), Caller._read, "write")


class AiMethods(Methods):
    """The availability of the host's language model, which other services use."""

    def availability(
        self, *, deadline: Optional[int] = None, progress_token: Optional[Union[str, int]] = None
    ) -> Availability:
        """Returns the availability of the host's language model. Use this method before the app offers functions that
        need the model. The core asks the host at most once in 60 seconds, and the host can report changes with
        ai.availabilityChanged.

        Args:
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.

        Returns: The availability, with a reason if the model can't answer.

        Raises: InvalidParams, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("ai.availability", locals(), Availability._read, "read")

    def availability_changed(
        self,
        *,
        available: bool,
        reason: Optional[Literal["systemTooOld", "deviceNotEligible", "notEnabled", "modelNotReady", "languageUnsupported", "other", "noHost"]] = None,
    ) -> Availability:
        """A host calls this method, usually as a notification, when the availability of its model has changed.

        Args:
            available: `true` if the host has a model that can answer now.
            reason: The reason why no model can answer; `null` if `available` is `true`.

        Returns: The availability, which ai.availability returns for the next 60 seconds.

        Raises: InvalidParams.
        """
        return self._send("ai.availabilityChanged", locals(), Availability._read, "session")


class AppGroupMethods(Methods):
    """Values that the app shares with its widgets."""

    def get(self, *, name: str) -> SharedValue:
        """Returns a value that the app shares with its widgets. To be notified of changes, call this method through
        `live.open`.

        Args:
            name: The name of the value: `scale`, `recents`, `entitlements`, `devicePlace`, `widgetPlace`, `flags` or
                `registry` (the newest 2,000 places that the user could choose for widgets). The names of the app's own
                values begin with `app.`.

        Returns: The value, and the time when it was written.

        Raises: InvalidParams.
        """
        return self._send("appGroup.get", locals(), SharedValue._read, "read")

    def set(self, *, name: str, value: Optional[Any] = None, idempotency_key: Optional[str] = None) -> SharedValue:
        """Stores a value that the app shares with its widgets: the temperature scale `scale`, or a value of the app's
        own, which may be any JSON of at most 64 KiB.

        Args:
            name: The name of the value: `scale`, or a name that begins with `app.`.
            value: The value to store. `null` removes the stored value.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stored value, and the time when it was written.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._send("appGroup.set", locals(), SharedValue._read, "write")

    def list(self) -> SharedNames:
        """Lists the names of the values that the app shares with its widgets. To get a value, use appGroup.get.

        Returns: The names, sorted, each with the writer of the value and the time of writing.

        Raises: InvalidParams.
        """
        return self._send("appGroup.list", locals(), SharedNames._read, "read")


class AssembliesMethods(Methods):
    """Bills of materials, and builds, which make items from components."""

    @cached_property
    def boms(self) -> AssembliesBomsMethods:
        return AssembliesBomsMethods(self._caller)

    @cached_property
    def builds(self) -> AssembliesBuildsMethods:
        return AssembliesBuildsMethods(self._caller)


class AssetsMethods(Methods):
    """The photos, documents, logos and proofs of any record."""

    def add(
        self,
        *,
        owner: AssetOwnerInput,
        role: Literal["photo", "document", "logo", "proof"],
        name: Optional[str] = None,
        media_type: Optional[str] = None,
        path: Optional[str] = None,
        base64: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Asset:
        """Adds an asset to a record, from a file on this machine or from base64 text. After the reply, the caller may
        remove the file. The text in `base64` must fit into one message, by default of at most 16 MiB. To add a larger
        asset in pieces, use assets.begin.

        Args:
            owner: The record to which the asset will belong.
            role: The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2
                MB. proof: a proof of delivery. document: anything else.
            name: The asset's name, as one line of text. If it is left out, the asset has no name.
            media_type: The media type. It is needed if the first bytes do not show the type, or show only a container:
                ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF,
                WebP, HEIC, AVIF and PDF.
            path: The absolute path of a file on the core's machine. Either `path` or `base64` must be given, not both.
            base64: The bytes in standard base64 (RFC 4648), with padding. Either `path` or `base64` must be given, not
                both.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The asset. Its bytes are on the disk. The caller must have the right to change the record. Later
        requests of the company wait for this reply.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("assets.add", locals(), Asset._read, "write")

    def begin(
        self,
        *,
        owner: AssetOwnerInput,
        role: Literal["photo", "document", "logo", "proof"],
        name: Optional[str] = None,
        media_type: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Upload:
        """Begins an upload of an asset in pieces. Send the pieces with assets.append, and then call assets.finish.
        After 24 hours, the core discards an upload that is not finished.

        Args:
            owner: The record to which the asset will belong.
            role: The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2
                MB. proof: a proof of delivery. document: anything else.
            name: The asset's name, as one line of text. If it is left out, the asset has no name.
            media_type: The media type. It is needed if the first bytes do not show the type, or show only a container:
                ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF,
                WebP, HEIC, AVIF and PDF.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the upload, and the number of bytes received, which is 0. The caller must have the right to
        change the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, KeyReused.
        """
        return self._send("assets.begin", locals(), Upload._read, "write")

    def append(
        self,
        *,
        upload: str,
        offset: int,
        base64: str,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Upload:
        """Appends a piece of a file to an upload that assets.begin has begun. After a lost reply, send the same piece
        again at the same offset.

        Args:
            upload: The id of the upload, from assets.begin.
            offset: The offset of the piece in the asset, in bytes from 0. The offset must be at most `received` of the
                last reply, the number of bytes that the core already has.
            base64: The piece in standard base64 (RFC 4648), with padding. The piece must fit into one message, by
                default of at most 16 MiB.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The upload, with the number of bytes received. These bytes are on the disk.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("assets.append", locals(), Upload._read, "write")

    def finish(
        self, *, upload: str, sha256: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Asset:
        """Finishes an upload after its last piece: adds the asset to its record, if the received bytes have the given
        digest.

        Args:
            upload: The id of the upload, from assets.begin.
            sha256: The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The asset. Its bytes are on the disk. Later requests of the company wait for this reply.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("assets.finish", locals(), Asset._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> Asset:
        """Returns an asset, without its bytes. To get the bytes, use assets.read or assets.path.

        Args:
            id: The id of the asset.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.

        Returns: The asset. The caller must have the right to see its record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assets.get", locals(), Asset._read, "read")

    def list(
        self,
        *,
        owner: AssetOwnerInput,
        role: Optional[Literal["photo", "document", "logo", "proof"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> AssetPage:
        """Lists the assets of a record in their order, without their bytes, one page at a time.

        Args:
            owner: The record to which the assets belong.
            role: Only assets with this role. Default: all assets of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.

        Returns: A page of assets. The caller must have the right to see the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("assets.list", locals(), AssetPage._read, "read")

    def read(
        self,
        *,
        id: str,
        variant: Optional[Literal["thumb", "preview"]] = None,
        offset: Optional[int] = None,
        length: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> AssetBytes:
        """Returns bytes of an asset, at most 1 MiB (1,048,576 bytes) in one call. If the asset is only in the cloud,
        the core first fetches all of it.

        Args:
            id: The id of the asset.
            variant: The kind of smaller picture to use. If `variant` is left out, or if the host has not made this
                picture, the asset itself is used.
            offset: The offset of the first byte, in bytes from 0. Default: 0.
            length: The largest number of bytes to return. Default: 1 MiB (1,048,576 bytes).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token while the files are fetched. There, `done` counts the bytes received, including those of
                files that were requested earlier and arrive first.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.

        Returns: The bytes. The caller must have the right to see the asset's record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AssetMissing, RequestCancelled.
        """
        return self._send("assets.read", locals(), AssetBytes._read, "read")

    def path(
        self,
        *,
        id: str,
        variant: Optional[Literal["thumb", "preview"]] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> AssetPath:
        """Returns the path of an asset's file, for a program on the same machine. If the bytes are only in the cloud,
        the core fetches them first.

        Args:
            id: The id of the asset.
            variant: The kind of smaller picture to use. If `variant` is left out, or if the host has not made this
                picture, the asset itself is used.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token while the files are fetched. There, `done` counts the bytes received, including those of
                files that were requested earlier and arrive first.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.

        Returns: The file. Only the user of the machine who runs the core may read the file. No program may write to the
        file. The caller must have the right to see the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AssetMissing, RequestCancelled.
        """
        return self._send("assets.path", locals(), AssetPath._read, "read")

    def remove(self, *, id: str, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Removes an asset from its record.

        Args:
            id: The id of the asset.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the removed asset. The core removes the file in an idle moment, at least one hour after the
        file was last written or read. The caller must have the right to change the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InUse, KeyReused.
        """
        return self._send("assets.remove", locals(), Deleted._read, "write")

    def reorder(
        self, *, ids: Sequence[str], company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> AssetPage:
        """Moves assets of a record to the front, in the given order. The record's other assets follow in their present
        order. The first photo is the cover.

        Args:
            ids: The ids of assets of one record, each id once, in the new order.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: All assets of the record in their new order. The caller must have the right to change the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("assets.reorder", locals(), AssetPage._read, "write")

    def prefetch(
        self,
        *,
        owner: AssetOwnerInput,
        variant: Optional[Literal["thumb", "preview"]] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> AssetPage:
        """Fetches all assets of a record that are only in the cloud. Use this method before the assets are needed, such
        as before the device goes offline.

        Args:
            owner: The record to which the assets belong.
            variant: The kind of smaller picture to fetch instead of each asset. If `variant` is left out, or if an
                asset has no such picture, the asset itself is fetched.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token while the files are fetched. There, `done` counts the bytes received, including those of
                files that were requested earlier and arrive first.
            company: The id of the company. Default: the account if the request names one of the account's own records.
                Otherwise the selected company, or the only company.

        Returns: All assets of the record. The `state` of each asset says where its bytes are after the fetch. The
        caller must have the right to see the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, RequestCancelled.
        """
        return self._send("assets.prefetch", locals(), AssetPage._read, "session")


class AuthMethods(Methods):
    """Signing in with Apple, and the user's authentication by the app's backend."""

    @cached_property
    def backend(self) -> AuthBackendMethods:
        return AuthBackendMethods(self._caller)

    def sign_in(
        self,
        *,
        user: str,
        identity_token: Optional[str] = None,
        authorization_code: Optional[str] = None,
        full_name: Optional[str] = None,
        email: Optional[str] = None,
        transferred_from: Optional[str] = None,
        nonce: Optional[str] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> SignedIn:
        """Signs a user in with the credential that Apple gave the front end. The core checks the claims of the token,
        and verifies its signature if Apple's keys are available. If another user was signed in, that session ends.

        Args:
            user: The user's id at Apple.
            identity_token: The identity token that Apple issued, a JWS. Required. The core never stores it.
            authorization_code: The authorization code that Apple issued. Required. It can be used only once, and the
                core never stores it.
            full_name: The user's name. Apple sends it only at the first sign-in.
            email: The user's e-mail address. Apple sends it only at the first sign-in.
            transferred_from: The user's id at Apple before the app was transferred to another developer. Needed if the
                user's session has ended with the reason `transferred`.
            nonce: The text whose SHA-256 was the nonce of the request to Apple; `null` if the request had no nonce.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The user who is signed in now.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("auth.signIn", locals(), SignedIn._read, "write")

    def request(self, *, deadline: Optional[int] = None, idempotency_key: Optional[str] = None) -> SignedIn:
        """Asks the host to show Apple's sign-in, with a nonce that the core makes. Then the user is signed in as by
        `auth.signIn`.

        Args:
            deadline: The time limit for the user, in milliseconds. Default: 300,000 (5 minutes).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The user who is signed in now.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, HostUnavailable, HostTimeout, HostError, HostFault,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("auth.request", locals(), SignedIn._read, "write")

    def state(self) -> AuthState:
        """Returns the user who is signed in with Apple, and the state of the session. To be notified of changes, call
        this method through `live.open`.

        Returns: The state of the session.

        Raises: InvalidParams.
        """
        return self._send("auth.state", locals(), AuthState._read, "read")

    def sign_out(self, *, idempotency_key: Optional[str] = None) -> AuthState:
        """Ends the user's session, and deletes its secrets. The user's records stay.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state after the session has ended.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("auth.signOut", locals(), AuthState._read, "write")

    def delete_account(
        self,
        *,
        confirm: str,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> DeletedAccount:
        """Deletes the user who is signed in, with the user's conversations and feedback, on all devices of the account.
        The backend also deletes its own account of the user. This cannot be undone.

        Args:
            confirm: The text `delete`, which confirms that the account is to be deleted.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deleted user, and the outcome at the backend. The user's records in the data directory are deleted
        even if the backend could not be reached.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, RequestCancelled, KeyReused.
        """
        return self._send("auth.deleteAccount", locals(), DeletedAccount._read, "write")

    def validate(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Validation:
        """Asks the host to check with Apple whether the user's credential is still valid. The session ends only if
        Apple reports that the credential is revoked, not found or transferred. If the host is missing or late, the
        session continues.

        Args:
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state of the session, and the reason if Apple could not be reached.

        Raises: InvalidParams, RequestCancelled, KeyReused.
        """
        return self._send("auth.validate", locals(), Validation._read, "write")

    def credential_revoked(self) -> AuthState:
        """Tells the core that Apple has revoked a credential. A host calls this method, usually as a notification. The
        core then checks the credential with Apple.

        Returns: The state of the session. The session ends only after Apple has confirmed the revocation.

        Raises: InvalidParams.
        """
        return self._send("auth.credentialRevoked", locals(), AuthState._read, "session")

    def gate(self) -> AuthGate:
        """Tells which parts of the app the user may use. A sign-in with Apple opens the app. The backend's
        authentication opens chat and feedback.

        Returns: The parts of the app that are open to the user.

        Raises: InvalidParams.
        """
        return self._send("auth.gate", locals(), AuthGate._read, "read")


class CompaniesMethods(Methods):
    """The companies that records belong to, and the selected company."""

    def create(
        self,
        *,
        name: str,
        legal_name: Optional[str] = None,
        address: Optional[AddressInput] = None,
        currency: Optional[str] = None,
        time_zone: Optional[str] = None,
        logo: Optional[str] = None,
        tax_id: Optional[str] = None,
        registration: Optional[str] = None,
        bank: Optional[BankAccountInput] = None,
        payment_terms: Optional[str] = None,
        departments: Optional[Sequence[CustomDepartmentInput]] = None,
        settings: Optional[CompanySettingsInput] = None,
        archived: Optional[bool] = None,
        credentials: Optional[NewCredentials] = None,
        idempotency_key: Optional[str] = None,
    ) -> Company:
        """Creates a company in the private store, with the account as its founder. If credentials are given, afterwards
        only users who are signed in can act in the company.

        Args:
            name: The company's name.
            legal_name: The company's legal name, as in its contracts.
            address: The company's postal address, which its invoices contain.
            currency: The company's currency: the code of ISO 4217, such as EUR.
            time_zone: The time zone in which the company's days begin and end: a name in the IANA database, such as
                Europe/Berlin. `null` for UTC.
            logo: The place of the company's logo: a text that the front end understands, such as a file name or a URL.
                The core stores the text, but does not read the logo.
            tax_id: The company's tax id on its invoices, such as a VAT number. The core does not check its form.
            registration: The company's number in a register, such as a commercial register, on its invoices.
            bank: The bank account to which invoices are paid.
            payment_terms: The terms of payment in words, on the company's invoices.
            departments: The company's own departments, in addition to the departments that every company has.
            settings: The company's settings, such as the formats of its numbers.
            archived: `true` if the company is archived. Its records can be read, but not changed.
            credentials: The founder's username and password. If they are left out, the account acts in the company
                without a sign-in.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new company.

        Raises: InvalidParams, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("companies.create", locals(), Company._read, "write")

    def get(self, *, company: Optional[str] = None) -> Company:
        """Returns one company.

        Args:
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The company.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("companies.get", locals(), Company._read, "read")

    def list(
        self,
        *,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        kind: Optional[Literal["business", "personal"]] = None,
    ) -> ListedCompanyPage:
        """Lists the companies that the account owns or takes part in, oldest first, one page at a time.

        Args:
            archived: `true` to list only archived companies, `false` to leave archived companies out. If it is left
                out, all companies are listed.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            kind: The kind of companies to list. Default: companies of both kinds.

        Returns: A page of companies.

        Raises: InvalidParams.
        """
        return self._send("companies.list", locals(), ListedCompanyPage._read, "read")

    def personal(self, *, idempotency_key: Optional[str] = None) -> Company:
        """Returns the personal company, which holds the account's own inventory. The first call creates the company. An
        account has only one personal company.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The personal company.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("companies.personal", locals(), Company._read, "write")

    def update(
        self,
        *,
        changes: CompanyDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Company:
        """Changes the given members of a company. Other members keep their values.

        Args:
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The company after the change. If the request changes nothing, the company and its version stay
        unchanged.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.update", locals(), Company._read, "write")

    def set_tier(
        self,
        *,
        tier: Literal["free", "business", "enterprise"],
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Company:
        """Sets the tier of a company. The core does not check payment. In production, purchases decide the tier, and
        this method fails with `forbidden`. If the new tier is smaller, records beyond its limits stay, but no more can
        be added.

        Args:
            tier: The new tier.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The company after the change. If the request changes nothing, the company and its version stay
        unchanged.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.setTier", locals(), Company._read, "write")

    def follow_entitlements(
        self, *, expect: Optional[int] = None, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Company:
        """Makes the purchases of the account that owns a company decide the company's tier, until `companies.setTier`
        sets a tier.

        Args:
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The company after the change. If the request changes nothing, the company and its version stay
        unchanged.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.followEntitlements", locals(), Company._read, "write")

    def tiers(self) -> TierLimitsPage:
        """Lists the tiers of companies with their limits, the smallest tier first.

        Returns: The tiers with their limits.

        Raises: InvalidParams.
        """
        return self._send("companies.tiers", locals(), TierLimitsPage._read, "read")

    def delete(
        self, *, company: str, confirm: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None
    ) -> Deleted:
        """Deletes a company and all of its records. This cannot be undone, so only the founder may do it.

        Args:
            company: The id of the company. It must be given, even if a company is selected.
            confirm: The exact name of the company. It confirms that the right company is to be deleted.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted company.

        Raises: InvalidParams, NotFound, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.delete", locals(), Deleted._read, "write")

    def select(
        self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Optional[ListedCompany]:
        """Selects a company. Requests without the parameter `company` then use this company. The selection remains
        until it is changed, also after a restart of the core.

        Args:
            company: The id of the company to select. If it is `null` or left out, no company is selected, even if there
                is only one.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The selected company; `null` if none is selected.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("companies.select", locals(), optional(ListedCompany._read), "write")

    def selected(self) -> Optional[ListedCompany]:
        """Returns the selected company, the store that holds its data (`private` or `shared`), and the caller's role.

        Returns: The selected company. If none was ever selected, or the selected company no longer exists, the only
        company. `null` if there is not exactly one company, or if `companies.select` has selected none.

        Raises: InvalidParams.
        """
        return self._send("companies.selected", locals(), optional(ListedCompany._read), "read")


class ContactsMethods(Methods):
    """The people and organisations that a company deals with."""

    @cached_property
    def notes(self) -> ContactsNotesMethods:
        return ContactsNotesMethods(self._caller)

    def create(
        self,
        *,
        name: str,
        kinds: Sequence[Literal["customer", "supplier", "partner"]],
        organisation: Optional[str] = None,
        people: Optional[Sequence[ContactPersonInput]] = None,
        emails: Optional[Sequence[ContactEmailInput]] = None,
        phones: Optional[Sequence[ContactPhoneInput]] = None,
        website: Optional[str] = None,
        addresses: Optional[Sequence[ContactAddressInput]] = None,
        tax_id: Optional[str] = None,
        currency: Optional[str] = None,
        payment_days: Optional[int] = None,
        price_list: Optional[str] = None,
        tax_rate: Optional[Number] = None,
        tax_category: Optional[Literal["S", "Z", "E", "AE", "K", "G", "O"]] = None,
        tags: Optional[Sequence[str]] = None,
        note: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Contact:
        """Creates a contact.

        Args:
            name: The contact's name.
            kinds: The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can
                occur only once.
            organisation: The organisation for which a person works; `null` if there is none.
            people: The people to speak to at the organisation.
            emails: The email addresses, the main one first.
            phones: The telephone numbers, the main one first.
            website: The URL of the website.
            addresses: The postal addresses, at most 100.
            tax_id: The tax id, such as a VAT number. The core does not check its form.
            currency: The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR.
            payment_days: The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's
                invoices is computed from this number.
            price_list: The name of the price list whose prices apply to the contact's orders (`prices.list`).
            tax_rate: The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and
                purchases. If the item of a line has a `taxRate` or `taxCategory`, the line gets the item's instead.
                `null` for none.
            tax_category: The category of the tax on new lines of the contact's orders and purchases (EN 16931). A
                category other than S applies to all these lines with the rate 0, whatever their items are. E: exempt.
                AE: the buyer owes the tax. K: a supply within the European Union. G: an export. O: outside the scope of
                the tax. Z: the rate 0.
            tags: Further words by which the contact can be found. At most 50.
            note: A free note about the contact.
            archived: `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for
                archived contacts.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new contact.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("contacts.create", locals(), Contact._read, "write")

    def update(
        self,
        *,
        id: str,
        changes: ContactDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Contact:
        """Changes the given members of a contact. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The contact after the change. If no given member has a new value, the record does not change, and keeps
        its version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("contacts.update", locals(), Contact._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a contact.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("contacts.delete", locals(), Deleted._read, "write")

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a contact, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("contacts.history", locals(), HistoryEntryPage._read, "read")

    def get(self, *, id: str, company: Optional[str] = None) -> FoundContact:
        """Returns the contact with the given id. If that contact was merged into another contact, returns the contact
        that stayed.

        Args:
            id: The id of the contact.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The contact.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("contacts.get", locals(), FoundContact._read, "read")

    def list(
        self,
        *,
        text: Optional[str] = None,
        kind: Optional[Literal["customer", "supplier", "partner"]] = None,
        tag: Optional[str] = None,
        archived: Optional[bool] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ContactPage:
        """Lists contacts, newest first, one page at a time.

        Args:
            text: Words to search for. Each must begin a word of the contact. Case and accents are ignored.
            kind: Only contacts of this kind. A listed contact may have other kinds, too.
            tag: Only contacts with this tag. Case and surrounding spaces are ignored.
            archived: `true` to list only archived contacts. If it is left out, the list contains only contacts that are
                not archived.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of contacts. A page may be empty although more contacts follow: continue until `next` is `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("contacts.list", locals(), ContactPage._read, "read")

    def search(
        self,
        *,
        text: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> FoundContactPage:
        """Finds the contacts that match a text best. If a search would take too long, the page ranks only the newest
        contacts, and `partial` is `true`.

        Args:
            text: Words to search for. Each must begin a word of the contact, or a group of digits in a telephone
                number. Case and accents are ignored.
            limit: The maximum number of contacts on the page. Default: 20.
            after: The `next` of the previous page. Default: the first page.
            archived: `true` to list only archived contacts. If it is left out, the list contains only contacts that are
                not archived.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of contacts, best match first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("contacts.search", locals(), FoundContactPage._read, "read")

    def duplicates(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> DuplicateContactsPage:
        """Lists pairs of contacts that may be the same: they share an email address, the digits of a telephone number,
        or a tax id. Archived contacts are left out. Use it to find contacts for `contacts.merge`.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of pairs, the oldest contacts first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("contacts.duplicates", locals(), DuplicateContactsPage._read, "read")

    def merge(
        self, *, from_: str, into: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Contact:
        """Merges a contact into another contact. Records that refer to the merged contact then refer to the contact
        that stays. The contact that stays also gets the values that only the merged contact has.

        Args:
            from_: The id of the contact to merge, which is removed. Afterwards, the id of the removed contact leads to
                the contact `into`.
            into: The id of the contact that stays. If both contacts have different values of a member, this contact's
                value stays.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The contact that stays.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("contacts.merge", locals(), Contact._read, "write")

    def activity(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ActivityPage:
        """Lists the activities with a contact, such as notes, orders and loans, newest first, one page at a time.
        Records that the caller may not see are left out.

        Args:
            id: The id of the contact.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of activities.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("contacts.activity", locals(), ActivityPage._read, "read")

    def account(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> ContactAccount:
        """Returns the account of a contact: the invoices, credit notes and payments of the contact's orders, newest
        first, and the amounts that the contact owes.

        Args:
            id: The id of the contact.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The balances, and a page of entries.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("contacts.account", locals(), ContactAccount._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all contacts of a company, including archived contacts, as a file or a text that the import method
        reads. The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("contacts.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports contacts from a file or a text in the form that the export method writes. If a row is refused, the
        other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("contacts.import", locals(), ImportReport._read, "write")


class ContentMethods(Methods):
    """Records of the public database, of any type. The device stores copies of the records, which can only be read.
    """

    def types(self) -> ContentTypes:
        """Lists the types of public records that the device stores, with the number and freshness of their records.

        Returns: The types, sorted by name.

        Raises: InvalidParams.
        """
        return self._send("content.types", locals(), ContentTypes._read, "read")

    def list(
        self,
        *,
        type: str,
        filter: Optional[Sequence[CloudComparisonInput]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> ContentPage:
        """Lists the stored public records of a type, one page at a time. The stored records are returned at once, even
        if they are stale. If they are stale, the core then asks the host for newer records in the background.

        Args:
            type: The type of the records.
            filter: The comparisons that a listed record must all meet. If it is left out, all stored records of the
                type are listed.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of records, in the order of their ids, with their freshness and age.

        Raises: InvalidParams.
        """
        return self._send("content.list", locals(), ContentPage._read, "read")

    def get(self, *, type: str, id: str) -> FoundContent:
        """Returns a stored public record at once, even if the record is stale. If it is stale, the core then asks the
        host for newer records of the type in the background.

        Args:
            type: The type of the record.
            id: The record's name in the public database.

        Returns: The record, with its freshness and age.

        Raises: InvalidParams, NotFound.
        """
        return self._send("content.get", locals(), FoundContent._read, "read")

    def refresh(
        self,
        *,
        type: str,
        filter: Optional[Sequence[CloudComparisonInput]] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> ContentType:
        """Fetches the public records of a type, and replaces the stored ones. Use this method to have newer records at
        once, without waiting for the fetch that a read begins. If the fetch fails, the stored records remain.

        Args:
            type: The type of the records.
            filter: The comparisons that a record must all meet to be fetched, in this fetch and in later ones. An empty
                list fetches all records of the type. Without `filter`, the comparisons of the previous fetch are used.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The type with the number of its stored records, and their freshness and age.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled,
        CloudUnavailable, AccountUnavailable, KeyReused.
        """
        return self._send("content.refresh", locals(), ContentType._read, "write")


class ConversationsMethods(Methods):
    """Conversations with the model of the app's backend."""

    @cached_property
    def messages(self) -> ConversationsMessagesMethods:
        return ConversationsMessagesMethods(self._caller)

    def send(
        self,
        *,
        content: str,
        conversation: Optional[str] = None,
        model: Optional[str] = None,
        deadline: Optional[int] = None,
        idle_deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> SentMessage:
        """Stores a message of the user, and requests an answer from the app's backend. The reply is sent when the
        answer is complete. The message is on the disk before it is sent to the backend. If the answer fails or is
        cancelled, the error has two ids. `data.record` is the answer, which contains the part that arrived, and
        `data.owner` is the conversation.

        Args:
            content: The text of the message.
            conversation: The id of the conversation to continue. If it is left out, a new conversation is created.
            model: The name of the model at the backend. Default: the model of the conversation.
            deadline: The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes).
            idle_deadline: The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute).
            progress_token: A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress`
                with this token for each part of the answer.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conversation, the message and its answer. If the request has a `progressToken`, `rpc.progress`
        sends the answer's text in parts before the reply. `value.text` of each part continues the earlier parts.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, TooManyAttempts, BackendFailed,
        StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("conversations.send", locals(), SentMessage._read, "write")

    def retry(
        self,
        *,
        message: str,
        deadline: Optional[int] = None,
        idle_deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> SentMessage:
        """Requests an answer from the app's backend again, after the answer has failed or was cancelled. The reply is
        sent when the new answer is complete. The new answer replaces the part that had arrived.

        Args:
            message: The id of the answer that failed or was cancelled, or of the user's message to which it was the
                answer.
            deadline: The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes).
            idle_deadline: The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute).
            progress_token: A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress`
                with this token for each part of the answer.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conversation, the message and its answer, as in `conversations.send`.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, TooManyAttempts, BackendFailed,
        StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("conversations.retry", locals(), SentMessage._read, "write")

    def cancel(self, *, conversation: str) -> CancelledAnswer:
        """Cancels the answer that is arriving in a conversation. The part that has arrived stays. After the reply of
        this method, the request that waits for the answer fails with `requestCancelled`.

        Args:
            conversation: The id of the conversation.

        Returns: The id of the cancelled answer, or `null` if no answer was arriving.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._send("conversations.cancel", locals(), CancelledAnswer._read, "session")

    def list(
        self,
        *,
        archived: Optional[bool] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> ConversationPage:
        """Lists the conversations of the user who is signed in, one page at a time. The conversation with the latest
        message comes first.

        Args:
            archived: `true` to list only archived conversations. If it is left out, the list contains only
                conversations that are not archived.
            text: Words to search for. Each word must begin a word of the title. Case and accents are ignored.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of conversations. A page may have fewer conversations than `limit` although more follow:
        continue until `next` is `null`.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, CursorTooOld.
        """
        return self._send("conversations.list", locals(), ConversationPage._read, "read")

    def get(self, *, id: str) -> Conversation:
        """Returns one conversation.

        Args:
            id: The id of the conversation.

        Returns: The conversation.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._send("conversations.get", locals(), Conversation._read, "read")

    def rename(
        self, *, id: str, title: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None
    ) -> Conversation:
        """Changes the title of a conversation. Afterwards, the backend does not replace the title any more.

        Args:
            id: The id of the conversation.
            title: The new title.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conversation after the change.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._send("conversations.rename", locals(), Conversation._read, "write")

    def archive(
        self,
        *,
        id: str,
        archived: Optional[bool] = None,
        expect: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Conversation:
        """Archives a conversation, or restores it from the archive. An archived conversation can still be continued.

        Args:
            id: The id of the conversation.
            archived: `true` to archive the conversation, `false` to restore it. Default: `true`.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conversation after the change.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._send("conversations.archive", locals(), Conversation._read, "write")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes a conversation and its messages, on this device and on the account's other devices. The core does not
        notify the backend.

        Args:
            id: The id of the conversation.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted conversation.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._send("conversations.delete", locals(), Deleted._read, "write")

    def search(self, *, text: str, limit: Optional[int] = None, after: Optional[str] = None) -> FoundMessagePage:
        """Searches for words in all messages of the user who is signed in.

        Args:
            text: Words to search for. Each word must begin a word of the message. Case and accents are ignored.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of messages, the best match first.

        Raises: InvalidParams, NotOnThisPath, Unauthorized.
        """
        return self._send("conversations.search", locals(), FoundMessagePage._read, "read")

    def export(self, *, id: str, format: Literal["md", "jsonl"], after: Optional[str] = None) -> ChatExport:
        """Returns a conversation as text, the oldest message first, in pieces of at most about 1 MiB.

        Args:
            id: The id of the conversation.
            format: The format of the text. md: Markdown. jsonl: one line of JSON for each message.
            after: The `rest` of the previous piece. Default: the first piece.

        Returns: A piece of the text. All pieces in their order are the whole text.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._send("conversations.export", locals(), ChatExport._read, "read")


class DashboardMethods(Methods):
    """The figures of a company's day."""

    def summary(self, *, from_: Optional[datetime] = None, company: Optional[str] = None) -> DaySummary:
        """Returns the figures of a day: orders, dispatches, sales, and stock that needs attention.

        Args:
            from_: The instant at which a day of 24 hours begins. Default: today in the company's time zone. If the
                company has no time zone, or one that the machine does not know, today in UTC.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The figures. A figure is `null` if the caller has no access to its department.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dashboard.summary", locals(), DaySummary._read, "read")


class DispatchesMethods(Methods):
    """The dispatches of orders: goods that leave the company together."""

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a dispatch, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dispatches.history", locals(), HistoryEntryPage._read, "read")

    def create(
        self,
        *,
        order: str,
        collection_type: Literal["endUser", "colleague", "shipping"],
        contact: Optional[str] = None,
        user: Optional[str] = None,
        recipient: Optional[str] = None,
        address: Optional[AddressInput] = None,
        carrier: Optional[str] = None,
        service: Optional[str] = None,
        tracking_number: Optional[str] = None,
        parcels: Optional[int] = None,
        weight: Optional[int] = None,
        assignee: Optional[str] = None,
        planned_at: Optional[datetime] = None,
        note: Optional[str] = None,
        proof: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Dispatch:
        """Creates a planned dispatch of an order. To add goods to the dispatch, call `orders.ship`.

        Args:
            order: The id of the order. Its status must be submitted, inProgress or invoiced.
            collection_type: The way in which the goods get to the recipient. endUser: the customer collects the goods,
                or someone brings them to the customer. colleague: a colleague takes the goods along. shipping: a
                carrier ships the goods.
            contact: The id of the recipient, if the recipient is a contact.
            user: The id of the recipient, if the recipient is a user of the company.
            recipient: The recipient as a free text, such as a name.
            address: The address of the recipient. If it is left out, the dispatch gets the order's shipping address.
            carrier: The name of the carrier, such as DHL.
            service: The carrier's name for the kind of shipping, such as express.
            tracking_number: The carrier's tracking number.
            parcels: The number of parcels, from 1 to 10,000.
            weight: The weight of the dispatch, in grams.
            assignee: The id of the user who is responsible for the dispatch.
            planned_at: The instant at which the dispatch is planned to leave.
            note: A free note about the dispatch.
            proof: The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new dispatch.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep, LimitReached,
        KeyReused.
        """
        return self._send("dispatches.create", locals(), Dispatch._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> DispatchView:
        """Returns a dispatch with its lines and steps.

        Args:
            id: The id of the dispatch.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The dispatch with its lines and steps.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dispatches.get", locals(), DispatchView._read, "read")

    def list(
        self,
        *,
        status: Optional[Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"]] = None,
        order: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> DispatchPage:
        """Lists dispatches, newest first, one page at a time.

        Args:
            status: Only dispatches with this status.
            order: Only dispatches of the order with this id.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of dispatches.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("dispatches.list", locals(), DispatchPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: DispatchDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Dispatch:
        """Changes the given members of a dispatch. Other members keep their values.

        Args:
            id: The id of the dispatch.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The dispatch after the change. If all given values are equal to the stored ones, the dispatch and its
        version do not change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("dispatches.update", locals(), Dispatch._read, "write")

    def step(
        self,
        *,
        id: str,
        to: Literal["planned", "picking", "packed", "handedOver", "delivered", "failed", "returned", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Dispatch:
        """Moves a dispatch to another status. If the dispatch is cancelled or returned, its goods go back into their
        locations. If the order is finished, the goods count as returned, and invoiced goods are credited.

        Args:
            id: The id of the dispatch.
            to: The new status of the document.
            reason: The reason for the step, as a free text.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The dispatch after the step.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        SeriesUnconfirmed, KeyReused.
        """
        return self._send("dispatches.step", locals(), Dispatch._read, "write")

    def pick_list(self, *, ids: Sequence[str], company: Optional[str] = None) -> PickedPlacePage:
        """Returns the goods to pick for dispatches, grouped by location. Dispatches that are delivered, returned or
        cancelled are left out.

        Args:
            ids: The ids of 1 to 100 dispatches.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The locations in the order of the location tree, each with the lines to pick there.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dispatches.pickList", locals(), PickedPlacePage._read, "read")

    def track(self, *, number: str, company: Optional[str] = None) -> DispatchPage:
        """Returns the dispatches with a number: the company's own number, or the carrier's tracking number.

        Args:
            number: The complete number, such as D-1. Surrounding spaces are ignored.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The dispatches with that number, at most 11.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dispatches.track", locals(), DispatchPage._read, "read")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a dispatch that has never changed its status and has never had goods. The number is not used again.
        Any other dispatch can't be deleted. To undo it before its delivery, cancel it with `dispatches.step`.

        Args:
            id: The id of the dispatch.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("dispatches.delete", locals(), Deleted._read, "write")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all dispatches of a company as a file or a text for spreadsheets and other programs. The oldest come
        first. There is no import for this file.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("dispatches.export", locals(), ExportReport._read, "session")


class EntitlementsMethods(Methods):
    """The account's purchases, which are proven by signatures of the App Store, and the tiers and features that they
    give.
    """

    @cached_property
    def intents(self) -> EntitlementsIntentsMethods:
        return EntitlementsIntentsMethods(self._caller)

    def ingest(self, *, documents: Sequence[str], idempotency_key: Optional[str] = None) -> Ingested:
        """Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app
        transactions), and stores the accepted ones. A document is accepted if its signature is valid, it is about this
        app, and its environment is accepted. A refused document does not prevent the others from being stored.

        Args:
            documents: The documents in any order: JWS in compact form, as StoreKit or the App Store's server returns
                them.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome of each document, and the tiers and features that the account has now. entitlements.current
        lists the purchases that give them.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("entitlements.ingest", locals(), Ingested._read, "write")

    def current(self) -> CurrentEntitlements:
        """Returns the tiers and features of the account, and the purchases that give them.

        Returns: The tiers, the features, and the purchases that give them.

        Raises: InvalidParams.
        """
        return self._send("entitlements.current", locals(), CurrentEntitlements._read, "read")

    def check(self, *, feature: str) -> CheckedFeature:
        """Returns whether the account may use a feature, and the products that include the feature. Use this method
        before the app offers the feature.

        Args:
            feature: The id of the feature.

        Returns: The permission, and the tiers and products that include the feature.

        Raises: InvalidParams.
        """
        return self._send("entitlements.check", locals(), CheckedFeature._read, "read")

    def history(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        kind: Optional[Literal["transaction", "renewal", "notification", "app"]] = None,
        product_id: Optional[str] = None,
        original_transaction_id: Optional[str] = None,
        state: Optional[Literal["revoked", "upgraded", "consumed", "active", "inGracePeriod", "inBillingRetry", "expired"]] = None,
        payloads: Optional[bool] = None,
    ) -> KeptDocumentPage:
        """Lists the stored documents that the App Store has signed, the last signed first, one page at a time.

        Args:
            limit: The largest number of elements in a page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            kind: The kind of documents to list: transaction, renewal, notification or app. Default: all kinds.
            product_id: The id of the product whose documents to list. Default: the documents of all products.
            original_transaction_id: The id of the first transaction of the purchase whose documents to list. Default:
                the documents of all purchases.
            state: The present state of the transactions to list. If it is given, the list has only transactions.
            payloads: `true` to include the signed content of each document in `payload`, which is long. Default:
                `false`.

        Returns: A page of documents.

        Raises: InvalidParams.
        """
        return self._send("entitlements.history", locals(), KeptDocumentPage._read, "read")

    def products(self) -> Products:
        """Returns the catalogue, and the prices of its products in the store. If prices are missing or older than a
        day, the core asks the host for them after the reply, with host.store.products.

        Returns: The catalogue with the known prices, and the bought products that the catalogue does not have.

        Raises: InvalidParams.
        """
        return self._send("entitlements.products", locals(), Products._read, "read")

    def products_refresh(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> StoreListing:
        """Asks the host now for the prices of all products of the catalogue and of promotions, and stores these prices.
        entitlements.products asks in the background. If the host fails, the stored prices remain.

        Args:
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The products that the store sells on this device, with their prices.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("entitlements.products.refresh", locals(), StoreListing._read, "write")

    def buy(
        self,
        *,
        product_id: str,
        offer_id: Optional[str] = None,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Purchased:
        """Asks the host to let the user buy a product. Before the reply, the core verifies and stores the signed
        document. After an interrupted purchase, the core sends the host the same purchaseId again, so that the user
        does not pay twice.

        Args:
            product_id: The store's id of the product.
            offer_id: The id of the offer of the product. If it is left out, the product is bought without an offer.
            deadline: The time limit for the host and the user, in milliseconds. Default: 600,000 (10 minutes).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome of the purchase, and the tiers and features that the account has now.

        Raises: InvalidParams, StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("entitlements.buy", locals(), Purchased._read, "write")

    def restore(self, *, deadline: Optional[int] = None, idempotency_key: Optional[str] = None) -> Ingested:
        """Asks the host for the purchases that the user has made on any device, and verifies and stores their
        documents. Use this method when the user asks to restore purchases.

        Args:
            deadline: The time limit for the host and the user, in milliseconds. Default: 120,000 (2 minutes).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome of each document, and the tiers and features that the account has now.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("entitlements.restore", locals(), Ingested._read, "write")

    def snapshot(self) -> EntitlementSnapshot:
        """Returns the tiers and features of the account, and the time when they last changed. The result was stored
        with the last documents, so this method is fast. The core computes it again only after a purchase has ended, or
        after a change of the roots, the app, the environments or the catalogue.

        Returns: The tiers, the features, and the time when they last changed.

        Raises: InvalidParams.
        """
        return self._send("entitlements.snapshot", locals(), EntitlementSnapshot._read, "read")

    def environment(self) -> StoreEnvironment:
        """Returns the App Store environment of the account's documents, and the environments whose documents the core
        accepts.

        Returns: The environment, the accepted environments, the app's id, and the source of the trusted roots.

        Raises: InvalidParams.
        """
        return self._send("entitlements.environment", locals(), StoreEnvironment._read, "read")


class EventsMethods(Methods):
    """The log of all changes of records: reading the log, and subscribing to changes."""

    def since(
        self, *, cursor: Optional[str] = None, limit: Optional[int] = None, topics: Optional[Sequence[Topic]] = None
    ) -> EventPage:
        """Returns the events after a position in the change log, the oldest first. Use this method to catch up after a
        restart.

        Args:
            cursor: The `cursor` of an earlier result or notification. Default: the beginning of the log.
            limit: The largest number of events in the result. Default: 100.
            topics: The topics of the events to return: an event must fit at least one of them. Default: all events.

        Returns: The events, and the position after them.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("events.since", locals(), EventPage._read, "read")

    def subscribe(self, *, topics: Optional[Sequence[Topic]] = None) -> Subscribed:
        """Subscribes to changes of records. The core sends `events.changed` after each change, until the conversation
        ends or `events.unsubscribe` is called.

        Args:
            topics: The topics to subscribe to: an event must fit at least one of them. Default: all events.

        Returns: The handle of the subscription, and the position in the change log from which it reports all changes.

        Raises: InvalidParams, LimitReached.
        """
        return self._send("events.subscribe", locals(), Subscribed._read, "session")

    def unsubscribe(self, *, subscription: int) -> Unsubscribed:
        """Ends a subscription of this conversation, so that the core sends no more events for it.

        Args:
            subscription: The handle that events.subscribe returned.

        Returns: The handle of the subscription that has ended.

        Raises: InvalidParams, NotFound.
        """
        return self._send("events.unsubscribe", locals(), Unsubscribed._read, "session")


class FeedbackMethods(Methods):
    """Messages from users to the makers of the app."""

    def submit(
        self,
        *,
        kind: Literal["bug", "idea", "question", "praise"],
        message: str,
        contact: Optional[str] = None,
        include_diagnostics: Optional[bool] = None,
        deadline: Optional[int] = None,
        idempotency_key: Optional[str] = None,
    ) -> Feedback:
        """Stores feedback, and sends it to the app's backend. If the backend has not authenticated the user, or cannot
        be reached, the feedback waits and is sent later. The feedback is stored even if the reply is an error.
        `data.record` of the error is then the feedback's id.

        Args:
            kind: The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question
                about the app. praise: a compliment.
            message: The text of the user's message.
            contact: The address for a reply, such as an e-mail address or a telephone number. `null` if the user wants
                no reply.
            include_diagnostics: `true` to also send the diagnostics that `feedback.preview` returns. If it is left out,
                no diagnostics are sent.
            deadline: The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The feedback, whose state is now `sent`.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, TooManyAttempts, BackendFailed, StorageFault,
        HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("feedback.submit", locals(), Feedback._read, "write")

    def retry(self, *, id: str, deadline: Optional[int] = None, idempotency_key: Optional[str] = None) -> Feedback:
        """Sends feedback again if its state is `waiting` or `failed`.

        Args:
            id: The id of the feedback.
            deadline: The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The feedback, whose state is now `sent`.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, TooManyAttempts, BackendFailed, StorageFault,
        HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, NotFound, Conflict,
        KeyReused.
        """
        return self._send("feedback.retry", locals(), Feedback._read, "write")

    def list(
        self,
        *,
        state: Optional[Literal["waiting", "sent", "failed"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
    ) -> FeedbackPage:
        """Lists the feedback of the user who is signed in, newest first, one page at a time.

        Args:
            state: Only feedback in this state. Default: all feedback of the user.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.

        Returns: A page of feedback.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, CursorTooOld.
        """
        return self._send("feedback.list", locals(), FeedbackPage._read, "read")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes feedback on this device. Waiting feedback is then never sent. Of feedback that was sent, the backend
        still has its copy.

        Args:
            id: The id of the feedback.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted feedback.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._send("feedback.delete", locals(), Deleted._read, "write")

    def preview(self) -> AppDiagnostics:
        """Returns the diagnostics that `feedback.submit` sends if `includeDiagnostics` is `true`. They are versions and
        counts, and no text of users. Use it to show users what they send.

        Returns: The diagnostics: versions and counts.

        Raises: InvalidParams, NotOnThisPath, Unauthorized.
        """
        return self._send("feedback.preview", locals(), AppDiagnostics._read, "read")


class HostMethods(Methods):
    """The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of progress.
    """

    def provide(self, *, capabilities: Optional[Sequence[str]] = None) -> Provided:
        """Declares which requests of the core this front end can answer. Call this method after each start. The new
        list replaces the one that the conversation declared before.

        Args:
            capabilities: The names of host requests, such as `host.ping`. An empty list withdraws all capabilities.

        Returns: The capabilities that the core knows and will use, and those that it does not know.

        Raises: InvalidParams.
        """
        return self._send("host.provide", locals(), Provided._read, "session")

    def progress(
        self,
        *,
        id: int,
        done: Optional[Number] = None,
        total: Optional[Number] = None,
        message: Optional[str] = None,
        content: Optional[Any] = None,
    ) -> Progressed:
        """Reports that the host has made progress with a request of the core, or has a part of the answer. The core
        replies when the programs that get the progress have read enough of it. A host that waits for each reply
        therefore does not send faster than these programs read.

        Args:
            id: The id of the core's request.
            done: The amount of work done so far, in a unit that the host chooses. Default: the number of reports so
                far.
            total: The total amount of work, in the unit of `done`. `null` if it is not known.
            message: The present step of the work, as a text that a user interface can show.
            content: The part of the answer that is ready. It is allowed only for a request of the core with `stream:
                true`. The core passes the part on as `value` of `rpc.progress`.

        Returns: Whether a request still waits for the host's answer (`waiting`).

        Raises: InvalidParams, LimitReached, RequestCancelled.
        """
        return self._send("host.progress", locals(), Progressed._read, "session")

    def check(
        self, *, text: str, deadline: Optional[int] = None, progress_token: Optional[Union[str, int]] = None
    ) -> HostChecked:
        """Sends host.ping to the host, and returns the host's answer. Use this method to check that host requests work
        from end to end.

        Args:
            text: A text for the host to send back. Any text is accepted.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.

        Returns: The text in the host's answer. `same` is `true` if it is the text that was sent.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("host.check", locals(), HostChecked._read, "read")


class InventoryMethods(Methods):
    """The items that a company keeps in stock."""

    @cached_property
    def items(self) -> InventoryItemsMethods:
        return InventoryItemsMethods(self._caller)

    @cached_property
    def categories(self) -> InventoryCategoriesMethods:
        return InventoryCategoriesMethods(self._caller)

    @cached_property
    def tags(self) -> InventoryTagsMethods:
        return InventoryTagsMethods(self._caller)

    @cached_property
    def entries(self) -> InventoryEntriesMethods:
        return InventoryEntriesMethods(self._caller)

    @cached_property
    def locations(self) -> InventoryLocationsMethods:
        return InventoryLocationsMethods(self._caller)

    @cached_property
    def lots(self) -> InventoryLotsMethods:
        return InventoryLotsMethods(self._caller)

    @cached_property
    def stock(self) -> InventoryStockMethods:
        return InventoryStockMethods(self._caller)

    @cached_property
    def counts(self) -> InventoryCountsMethods:
        return InventoryCountsMethods(self._caller)

    @cached_property
    def suppliers(self) -> InventorySuppliersMethods:
        return InventorySuppliersMethods(self._caller)

    @cached_property
    def loans(self) -> InventoryLoansMethods:
        return InventoryLoansMethods(self._caller)


class InvoicesMethods(Methods):
    """The invoices and credit notes of orders. A document is never changed and never deleted."""

    def get(self, *, id: str, company: Optional[str] = None) -> InvoiceView:
        """Returns an invoice with its payments and credit notes, or a credit note.

        Args:
            id: The id of the invoice or credit note.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The invoice or credit note.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("invoices.get", locals(), InvoiceView._read, "read")

    def list(
        self,
        *,
        type: Optional[Literal["invoice", "creditNote"]] = None,
        contact: Optional[str] = None,
        order: Optional[str] = None,
        state: Optional[Literal["unpaid", "overdue"]] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> InvoicePage:
        """Lists invoices and credit notes, newest first, one page at a time.

        Args:
            type: Only documents of this kind.
            contact: Only documents of orders of the contact with this id.
            order: Only documents of the order with this id.
            state: unpaid: only invoices with an amount that is still to be paid. overdue: only unpaid invoices whose
                `dueAt` has passed.
            from_: Only documents issued at this instant or later.
            to: Only documents issued before this instant.
            text: Words to search for, at most 32. Each word must begin a word of the number or of the buyer's name.
                Case and accents do not matter.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of documents. If only few of many documents match, a page may have fewer elements than `limit`,
        or none, although `next` is not `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("invoices.list", locals(), InvoicePage._read, "read")

    def document(self, *, id: str, company: Optional[str] = None) -> InvoiceDocument:
        """Returns the contents of an invoice or a credit note for printing. The front end makes the layout.

        Args:
            id: The id of the invoice or credit note.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The contents of the document, which never change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("invoices.document", locals(), InvoiceDocument._read, "read")

    def export(self, *, id: str, format: Literal["ubl"], company: Optional[str] = None) -> ExportedInvoice:
        """Returns an invoice or a credit note as an electronic invoice: a file of the European standard EN 16931.

        Args:
            id: The id of the invoice or credit note.
            format: The format of the file. ubl: UBL 2.1, as CEN/TS 16931-3-2 defines it.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The text of the file. The same document always has the same text.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("invoices.export", locals(), ExportedInvoice._read, "read")


class JournalMethods(Methods):
    """The account's coffee journal: beans, equipment, brews, tasting notes and recipes."""

    @cached_property
    def beans(self) -> JournalBeansMethods:
        return JournalBeansMethods(self._caller)

    @cached_property
    def equipment(self) -> JournalEquipmentMethods:
        return JournalEquipmentMethods(self._caller)

    @cached_property
    def brews(self) -> JournalBrewsMethods:
        return JournalBrewsMethods(self._caller)

    @cached_property
    def tastings(self) -> JournalTastingsMethods:
        return JournalTastingsMethods(self._caller)

    @cached_property
    def recipes(self) -> JournalRecipesMethods:
        return JournalRecipesMethods(self._caller)

    @cached_property
    def flavor_wheel(self) -> JournalFlavorWheelMethods:
        return JournalFlavorWheelMethods(self._caller)

    @cached_property
    def ai(self) -> JournalAiMethods:
        return JournalAiMethods(self._caller)

    @cached_property
    def statistics(self) -> JournalStatisticsMethods:
        return JournalStatisticsMethods(self._caller)

    @cached_property
    def insights(self) -> JournalInsightsMethods:
        return JournalInsightsMethods(self._caller)

    def recommend(
        self,
        *,
        bean: str,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
    ) -> Recommendation:
        """Recommends parameters for the next brew of beans. They are computed from the brews of the journal, without
        AI.

        Args:
            bean: The id of the beans.
            method: The brewing method. Default: the method with which the beans were brewed most often, or `pourOver`
                for beans without brews.

        Returns: The recommended parameters and their source.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.recommend", locals(), Recommendation._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        types: Optional[Sequence[Literal["equipment", "bean", "recipe", "brew", "tasting"]]] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
    ) -> ExportReport:
        """Writes the journal, including archived records, to a file or a text that `journal.import` can read. Use it
        for a copy of the journal. Photos are left out.

        Args:
            format: The format of the file. jsonl: one JSON object per line, with the type and the id of the record.
                csv: comma-separated values (RFC 4180), with columns for all types.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
                `inline` must be given, not both.
            inline: `true` to return the text in the result. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            types: The types of records to write. If empty or left out, all types are written.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file. It is replaced when the new file is complete.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.

        Returns: The number of written records, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, LimitReached, RequestCancelled, StorageFault.
        """
        return self._send("journal.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["jsonl", "csv", "beanconqueror", "visualizer"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        type: Optional[Literal["equipment", "bean", "recipe", "brew", "tasting"]] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Reads records from a file or a text, and stores them in the journal. A row with the id of an existing record
        changes that record. Any other row creates a record. If a row is refused, the other rows are still imported. If
        an export, or a file of Beanconqueror or Visualizer, is imported again, it changes the same records and creates
        no duplicates.

        Args:
            format: The format of the file. jsonl: one JSON object per line. csv: comma-separated values (RFC 4180),
                whose first line names the members. beanconqueror: the JSON file of an export of the app Beanconqueror.
                visualizer: espresso shots of Visualizer or of a Decent machine, as JSON or Tcl.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import. Either `path` or `inline` must be given, not both.
            mapping: An object that assigns members to columns whose names are not names of members. Each key is the
                name of a column. Its value is the name of a member, or `null` to ignore the column.
            type: The type of record for rows without a `type`.
            dry_run: `true` to test an import: nothing is stored, and the result is the one that an import would have.
                Other requests wait until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes that were read.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, except during a dry run.

        Raises: InvalidParams, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("journal.import", locals(), ImportReport._read, "write")


class LinksMethods(Methods):
    """Links that open the app. The core stores an opened link until the app can show its target."""

    def open(self, *, url: str, idempotency_key: Optional[str] = None) -> OpenedLink:
        """Stores a deep link or a universal link that the system has passed to the app. The link waits until the app
        calls `links.drain`. An unknown link is ignored.

        Args:
            url: The link: `SCHEME://PATH` with a scheme in the file of `--links`, or an https address with a host in
                that file. `https://HOST/share/TOKEN` is a share link.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The target of the link. `flag` is `null` for an unknown link, which is not stored.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("links.open", locals(), OpenedLink._read, "write")

    def pending(self) -> LinkList:
        """Lists the links that were opened and that `links.drain` has not returned yet. The links are not removed.

        Returns: The waiting links, in the order in which they were opened.

        Raises: InvalidParams.
        """
        return self._send("links.pending", locals(), LinkList._read, "read")

    def drain(
        self, *, phase: Literal["active", "inactive", "background"], idempotency_key: Optional[str] = None
    ) -> LinkList:
        """Returns the links that were opened since the last call, and removes them. Call this method when the app's
        scene becomes active. If the scene is not active, the result is empty, and no link is removed.

        Args:
            phase: The phase of the app's scene. Links are returned only with `active`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The links whose targets the app should show now.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("links.drain", locals(), LinkList._read, "write")


class LiveMethods(Methods):
    """Live queries: calls of reading methods whose results the core sends again when they change."""

    def open(self, *, query: Query) -> LiveOpened:
        """Runs a reading method and returns its result, as a live query. The core sends `live.changed` whenever the
        result changes, until live.close is called or the conversation ends.

        Args:
            query: The method and its parameters.

        Returns: The handle of the live query, and the first result. Each time that the core runs the query, it checks
        the method's own rule of access.

        Raises: InvalidParams, LimitReached, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("live.open", locals(), LiveOpened._read, "session")

    def close(self, *, live: int) -> LiveClosed:
        """Closes a live query, so that the core no longer runs it.

        Args:
            live: The handle that live.open returned.

        Returns: The handle of the live query that was closed.

        Raises: InvalidParams, NotFound.
        """
        return self._send("live.close", locals(), LiveClosed._read, "session")


class LocationMethods(Methods):
    """The location of the device, the app's permission to know the location, and the names of places."""

    def authorization(self) -> LocationAuthorization:
        """Returns the app's permission to know the device's location, as the host last reported it.

        Returns: The permission.

        Raises: InvalidParams.
        """
        return self._send("location.authorization", locals(), LocationAuthorization._read, "read")

    def set_authorization(
        self,
        *,
        state: Literal["notDetermined", "restricted", "denied", "authorizedWhenInUse", "authorizedAlways"],
        idempotency_key: Optional[str] = None,
    ) -> LocationAuthorization:
        """Stores the app's permission to know the device's location. The host calls this method when the user's
        decision has changed.

        Args:
            state: The decision of the user, or of the device's administrator.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stored permission. If the decision has not changed, `changedAt` remains the time of the earlier
        report.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("location.setAuthorization", locals(), LocationAuthorization._read, "write")

    def request(
        self,
        *,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> DeviceLocation:
        """Asks the host for the location of the device, and stores the location as the device's place. Use this method
        when the app needs a new location; location.last returns the stored one.

        Args:
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The location of the device. If a newer location is stored already, the stored location.

        Raises: InvalidParams, LocationDenied, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("location.request", locals(), DeviceLocation._read, "write")

    def last(self, *, max_age: Optional[int] = None) -> Optional[LastLocation]:
        """Returns the stored place of the device, from the last location.request, without asking the host.

        Args:
            max_age: The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day.

        Returns: The place. `null` if `location.request` has never found one.

        Raises: InvalidParams.
        """
        return self._send("location.last", locals(), optional(LastLocation._read), "read")

    def geocode(self, *, latitude: Number, longitude: Number, deadline: Optional[int] = None) -> GeocodedPlace:
        """Returns the name of the place at the given coordinates. The core asks the host once for each place, and
        stores the name. Points whose coordinates are equal when rounded to four decimals count as one place.

        Args:
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).

        Returns: The name of the place, with its locality, region, country and time zone.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("location.geocode", locals(), GeocodedPlace._read, "read")


class LogMethods(Methods):
    """The log of the core and its front ends, for finding the cause of faults."""

    def write(
        self,
        *,
        level: Literal["error", "warning", "info", "debug"],
        category: str,
        message: str,
        fields: Optional[Mapping[str, Any]] = None,
    ) -> WrittenLine:
        """Writes a line of the front end to the core's log. If a host offers `host.log.write`, the line is also written
        to the system's log. Secrets that the core recognizes by name or form are replaced first. The line delays no
        other request. Without an id, the request is a notification and gets no reply.

        Args:
            level: The severity of the line. Lines of every severity are stored.
            category: The subject of the line: `debug`, `cloudKit`, `error`, or any other name of 1 to 64 letters and
                digits. Between two letters or digits, there may be one space or one of the characters . _ / and -.
            message: The message of the line.
            fields: Further facts about the line, as an object of at most 4,000 characters of JSON. If it is left out,
                the line has no fields.

        Returns: Whether the line was written or dropped.

        Raises: InvalidParams.
        """
        return self._send("log.write", locals(), WrittenLine._read, "session")

    def read(
        self,
        *,
        since: Optional[datetime] = None,
        level: Optional[Literal["error", "warning", "info", "debug"]] = None,
        category: Optional[str] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
    ) -> LogLinePage:
        """Lists the stored lines of the log, the newest first, one page at a time. If the users of any company must
        sign in, a conversation gets only its own lines and the core's lines. An owner who is signed in to each such
        company gets all lines. To be notified of new lines, call this method through `live.open`.

        Args:
            since: The time of the oldest line to return. If it is left out, lines of any age are returned.
            level: The lowest severity to return. Lines of this severity and of higher ones are returned. If it is left
                out, lines of all severities are returned.
            category: The category of the lines to return. If it is left out, lines of all categories are returned.
            text: A text that the message or the fields of a returned line must contain. Case does not matter. If it is
                left out, all lines are returned.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.

        Returns: A page of lines. Each page searches only a part of the log, so a page may have fewer lines than `limit`
        although `next` is not `null`.

        Raises: InvalidParams.
        """
        return self._send("log.read", locals(), LogLinePage._read, "read")

    def export(
        self,
        *,
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
    ) -> LogExportReport:
        """Exports the log and other facts that help to find a fault, such as for a message to support. The result is a
        file or a text of JSON lines: facts about the core, the state and events of sync, and all stored lines of the
        log, the oldest first. It contains no records, secrets or account ids. If the users of any company must sign in,
        only an owner who is signed in to each such company may call this method.

        Args:
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
                `inline` must be given, not both.
            inline: `true` to return the export as a text in the result. The text may have at most 4 MiB. Either `path`
                or `inline` must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of lines written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.

        Returns: The size of the export, and its text if `inline` is `true`. The core answers other requests during the
        export.

        Raises: InvalidParams, Forbidden, LimitReached, RequestCancelled.
        """
        return self._send("log.export", locals(), LogExportReport._read, "session")

    def clear(self) -> ClearedLog:
        """Removes all lines of the log. If the users of any company must sign in, only an owner who is signed in to
        each such company may call this method.

        Returns: The number of removed bytes, and whether all lines were removed.

        Raises: InvalidParams, Forbidden.
        """
        return self._send("log.clear", locals(), ClearedLog._read, "session")


class OrdersMethods(Methods):
    """The orders of customers: lines, steps, payments, shipments and returns."""

    @cached_property
    def lines(self) -> OrdersLinesMethods:
        return OrdersLinesMethods(self._caller)

    @cached_property
    def returns(self) -> OrdersReturnsMethods:
        return OrdersReturnsMethods(self._caller)

    @cached_property
    def payments(self) -> OrdersPaymentsMethods:
        return OrdersPaymentsMethods(self._caller)

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of an order, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("orders.history", locals(), HistoryEntryPage._read, "read")

    def create(
        self,
        *,
        contact: str,
        currency: str,
        source: Optional[Literal["web", "phone", "walkIn", "other"]] = None,
        agent: Optional[str] = None,
        reference: Optional[str] = None,
        billing_address: Optional[AddressInput] = None,
        shipping_address: Optional[AddressInput] = None,
        tax_included: Optional[bool] = None,
        discount: Optional[OrderDiscountInput] = None,
        note: Optional[str] = None,
        internal_note: Optional[str] = None,
        requested_at: Optional[datetime] = None,
        archived: Optional[bool] = None,
        lines: Optional[Sequence[NewLine]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> OrderView:
        """Creates an order as a draft.

        Args:
            contact: The id of the customer, a contact.
            currency: The currency of all amounts of the order (ISO 4217).
            source: The channel through which the order came.
            agent: The id of the user who is responsible for the order.
            reference: The customer's own reference for the order.
            billing_address: The address of the invoice. If it is left out, the order gets the contact's address.
            shipping_address: The address to which the goods are shipped. If it is left out, the order gets the
                contact's address.
            tax_included: `true` if prices include the tax.
            discount: The discount on the whole order.
            note: A note for the customer, on the order's documents.
            internal_note: An internal note, which appears on no document.
            requested_at: The instant for which the customer wants the goods.
            archived: `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`.
                Only closed or cancelled orders can be archived.
            lines: The lines, at most 1,000. To add lines later, call `orders.lines.add`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new order, with its lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("orders.create", locals(), OrderView._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> OrderView:
        """Returns an order with its lines, payments, dispatches and steps.

        Args:
            id: The id of the order.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The order with all its parts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("orders.get", locals(), OrderView._read, "read")

    def list(
        self,
        *,
        status: Optional[Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"]] = None,
        contact: Optional[str] = None,
        agent: Optional[str] = None,
        source: Optional[Literal["web", "phone", "walkIn", "other"]] = None,
        payment_state: Optional[Literal["unpaid", "partial", "paid", "overpaid"]] = None,
        fulfilment_state: Optional[Literal["none", "partial", "full"]] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        archived: Optional[bool] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> OrderPage:
        """Lists orders, newest first, one page at a time.

        Args:
            status: Only orders with this status.
            contact: Only orders of this contact.
            agent: Only orders for which the user with this id is responsible.
            source: Only orders that came through this channel.
            payment_state: Only orders with this payment state.
            fulfilment_state: Only orders with this fulfilment state.
            from_: Only orders created at this instant or later.
            to: Only orders created before this instant.
            archived: `true` to list only archived orders. If it is left out, the list contains only orders that are not
                archived.
            text: Words to search for, at most 32. Each word must begin a word of the number, an earlier number, the
                reference, the contact's name or the note. Case and accents do not matter.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of orders. If only few of many orders match, a page may have fewer elements than `limit`, or
        none, although `next` is not `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("orders.list", locals(), OrderPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: OrderDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ShownOrder:
        """Changes the given members of an order. Other members keep their values.

        Args:
            id: The id of the order.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The order after the change. If all given values are equal to the stored ones, the order and its version
        do not change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("orders.update", locals(), ShownOrder._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a draft that was never submitted, with its lines. Any other order can only be cancelled.

        Args:
            id: The id of the order.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("orders.delete", locals(), Deleted._read, "write")

    def step(
        self,
        *,
        id: str,
        to: Literal["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ShownOrder:
        """Moves an order to another status. Only a manager of orders can cancel an order.

        Args:
            id: The id of the order.
            to: The new status of the document.
            reason: The reason for the step, as a free text.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The order after the step. An overpaid order can be closed, too. A negative `due` is the amount to pay
        back.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        LimitReached, Duplicate, SeriesUnconfirmed, KeyReused.
        """
        return self._send("orders.step", locals(), ShownOrder._read, "write")

    def invoice(
        self,
        *,
        id: str,
        lines: Optional[Sequence[InvoicedLine]] = None,
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> InvoicedOrder:
        """Issues the documents that an order still needs: an invoice for quantities that are not invoiced yet, and a
        credit note for each invoice with amounts that are no longer owed. If an order in progress is then invoiced
        completely, its status becomes invoiced.

        Args:
            id: The id of the order.
            lines: The quantities to invoice. If they are left out, everything that is not invoiced yet is invoiced.
            reason: The reason for the credit notes, as a free text.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The order, and the new documents with the credit notes first. The list is empty if the order needs no
        document.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        Duplicate, SeriesUnconfirmed, KeyReused.
        """
        return self._send("orders.invoice", locals(), InvoicedOrder._read, "write")

    def ship(
        self,
        *,
        id: str,
        lines: Sequence[ShippedLine],
        dispatch: Optional[str] = None,
        collection_type: Optional[Literal["endUser", "colleague", "shipping"]] = None,
        force: Optional[bool] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Shipment:
        """Ships lines of an order, or parts of lines, with a dispatch. The goods leave the stock.

        Args:
            id: The id of the order.
            lines: The quantities of order lines to ship.
            dispatch: The id of the dispatch with which the goods leave. If it is left out, a new dispatch is created.
            collection_type: The way in which the goods of a new dispatch get to the recipient. Default: `shipping`.
            force: `true` to take stock that is reserved for other orders or builds. Only managers of orders and of the
                inventory can do this.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The shipped goods and their dispatch.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        InsufficientStock, KeyReused.
        """
        return self._send("orders.ship", locals(), Shipment._read, "write")

    def duplicate(self, *, id: str, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> OrderView:
        """Creates a draft with the lines of an order, at the current prices of the items.

        Args:
            id: The id of the order to copy.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new order, with its lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("orders.duplicate", locals(), OrderView._read, "write")

    def document(
        self, *, id: str, kind: Literal["invoice", "packingList", "quote"], company: Optional[str] = None
    ) -> OrderDocument:
        """Returns the contents of a document about an order, such as a quote: the parties, the lines, and their sums.

        Args:
            id: The id of the order.
            kind: The kind of the document, such as quote.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The contents of the document. The front end makes the layout.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, IllegalStep.
        """
        return self._send("orders.document", locals(), OrderDocument._read, "read")

    def sell(
        self,
        *,
        lines: Sequence[SaleLine],
        payment: SalePayment,
        currency: str,
        source: Optional[Literal["web", "phone", "walkIn", "other"]] = None,
        agent: Optional[str] = None,
        reference: Optional[str] = None,
        billing_address: Optional[AddressInput] = None,
        shipping_address: Optional[AddressInput] = None,
        tax_included: Optional[bool] = None,
        discount: Optional[OrderDiscountInput] = None,
        note: Optional[str] = None,
        internal_note: Optional[str] = None,
        requested_at: Optional[datetime] = None,
        archived: Optional[bool] = None,
        force: Optional[bool] = None,
        contact: Optional[str] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Sale:
        """Sells goods over the counter: creates an order, ships, invoices and closes it, and records its payment. If
        one of these actions is refused, nothing is stored.

        Args:
            lines: The lines of the sale: goods, services and other charges.
            payment: The payment of the whole amount.
            currency: The currency of all amounts of the order (ISO 4217).
            source: The channel through which the order came.
            agent: The id of the user who is responsible for the order.
            reference: The customer's own reference for the order.
            billing_address: The address of the invoice. If it is left out, the order gets the contact's address.
            shipping_address: The address to which the goods are shipped. If it is left out, the order gets the
                contact's address.
            tax_included: `true` if prices include the tax.
            discount: The discount on the whole order.
            note: A note for the customer, on the order's documents.
            internal_note: An internal note, which appears on no document.
            requested_at: The instant for which the customer wants the goods.
            archived: `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`.
                Only closed or cancelled orders can be archived.
            force: `true` to take stock that is reserved for other orders or builds. Only managers of orders and of the
                inventory can do this.
            contact: The id of the customer's contact. Default: the company's `counterContact` (`companies.update`, in
                `settings`).
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The closed order, with its invoice and its payment.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, IllegalStep, InsufficientStock,
        LimitReached, Duplicate, SeriesUnconfirmed, KeyReused.
        """
        return self._send("orders.sell", locals(), Sale._read, "write")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all orders of a company, including archived orders, as a file or a text that the import method reads.
        The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("orders.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports orders from a file or a text in the form that the export method writes. If a row is refused, the
        other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("orders.import", locals(), ImportReport._read, "write")


class PlacesMethods(Methods):
    """The search for places by their names."""

    def search(
        self,
        *,
        text: str,
        latitude: Optional[Number] = None,
        longitude: Optional[Number] = None,
        limit: Optional[int] = None,
        deadline: Optional[int] = None,
        session: Optional[str] = None,
    ) -> FoundPlaces:
        """Asks the host for places whose names begin with the text that the user has typed so far. If no host searches
        places, or if the host fails or is late, the core searches the cities of the system's time zones. For the
        coordinates of a suggestion, call `places.resolve`.

        Args:
            text: The text that the user has typed so far. Case and accents are ignored.
            latitude: The point around which to search first, in degrees. `latitude` and `longitude` must be given
                together. If they are left out, the search begins around the device's last known place, if there is one.
            longitude: The point around which to search first, in degrees. `latitude` and `longitude` must be given
                together. If they are left out, the search begins around the device's last known place, if there is one.
            limit: The largest number of places to return. Default: 10.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            session: A name that the caller chooses for the search field in which the user types. If an earlier search
                with the same `session` still waits, the earlier search fails with `requestCancelled`.

        Returns: The places and the suggestions.

        Raises: InvalidParams, PlacesUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("places.search", locals(), FoundPlaces._read, "read")

    def resolve(self, *, token: str, deadline: Optional[int] = None) -> ResolvedPlace:
        """Asks the host for the coordinates of a place that `places.search` has suggested. To register the place for
        widgets, pass the result to `widgets.recents.add`.

        Args:
            token: The token of the suggestion, from the result of `places.search`.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).

        Returns: The place, with the members that `widgets.recents.add` accepts.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("places.resolve", locals(), ResolvedPlace._read, "read")


class PolicyMethods(Methods):
    """The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
    """

    @cached_property
    def promotions(self) -> PolicyPromotionsMethods:
        return PolicyPromotionsMethods(self._caller)

    @cached_property
    def update(self) -> PolicyUpdateMethods:
        return PolicyUpdateMethods(self._caller)

    @cached_property
    def deployment(self) -> PolicyDeploymentMethods:
        return PolicyDeploymentMethods(self._caller)

    def check(self, *, version: str) -> PolicyVerdict:
        """Returns whether a version of the app must or should be updated: `none`, `recommended` or `required`. Call
        this method when the app starts, with the app's own version.

        Args:
            version: The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.

        Returns: The need for an update, and the message and the page for the user. `update` is `none` if no policy is
        known.

        Raises: InvalidParams.
        """
        return self._send("policy.check", locals(), PolicyVerdict._read, "read")

    def flags(self) -> Flags:
        """Returns all flags of AppConfig with their values. To get the value of one flag, use policy.flag.

        Returns: All known flags, and the age of the document that they come from.

        Raises: InvalidParams.
        """
        return self._send("policy.flags", locals(), Flags._read, "read")

    def flag(self, *, name: str, fallback: Optional[bool] = None) -> ShownFlag:
        """Returns whether a flag of AppConfig is on.

        Args:
            name: The name of the flag.
            fallback: The value to return if AppConfig does not have the flag. Default: `false`.

        Returns: The value of the flag, and the age of the document that it comes from.

        Raises: InvalidParams.
        """
        return self._send("policy.flag", locals(), ShownFlag._read, "read")

    def refresh(
        self,
        *,
        document: Literal["AppConfig", "IAPPromo"],
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        idempotency_key: Optional[str] = None,
    ) -> RefreshedDocument:
        """Fetches a remote document now, from the host or from its records in the public database, and stores it. Stale
        documents are also fetched without this method, after a request that reads them. If the fetch fails, the stored
        document remains.

        Args:
            document: The name of the document: AppConfig or IAPPromo.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The freshness, age and origin of the stored document, and its malformed parts.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled,
        CloudUnavailable, AccountUnavailable, KeyReused.
        """
        return self._send("policy.refresh", locals(), RefreshedDocument._read, "write")


class PricesMethods(Methods):
    """The price lists of a company, and the prices of single customers."""

    def create(
        self,
        *,
        item: str,
        price: MoneyInput,
        list: Optional[str] = None,
        contact: Optional[str] = None,
        min_quantity: Optional[Number] = None,
        from_: Optional[Day] = None,
        until: Optional[Day] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Price:
        """Creates a price.

        Args:
            item: The id of the item.
            price: The price of one own unit of the item.
            list: The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and
                lower case of the letters A to Z do not matter. Required for a price without `contact`.
            contact: The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own
                price takes precedence over the prices of lists.
            min_quantity: The smallest quantity of a line to which this price applies, in the item's own unit. `null`
                for any quantity.
            from_: The first day on which the price applies, in the company's time zone. `null` if there is no first
                day.
            until: The last day on which the price applies, in the company's time zone. `null` if there is no last day.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new price.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("prices.create", locals(), Price._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> Price:
        """Returns the price with the given id.

        Args:
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The price.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("prices.get", locals(), Price._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: PriceDetailsChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Price:
        """Changes the given members of a price. Other members keep their values.

        Args:
            id: The id of the record.
            changes: The members to change. Other members keep their values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The price after the change. If no given member has a new value, the record does not change, and keeps
        its version.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("prices.update", locals(), Price._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a price.

        Args:
            id: The id of the record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("prices.delete", locals(), Deleted._read, "write")

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a price, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("prices.history", locals(), HistoryEntryPage._read, "read")

    def list(
        self,
        *,
        list: Optional[str] = None,
        item: Optional[str] = None,
        contact: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> PricePage:
        """Lists prices, newest first, one page at a time.

        Args:
            list: Only prices of the price list with this name.
            item: Only prices of the item with this id.
            contact: Only prices whose `contact` is the customer with this id.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of prices.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("prices.list", locals(), PricePage._read, "read")

    def find(
        self,
        *,
        lines: Sequence[AskedPrice],
        currency: str,
        contact: Optional[str] = None,
        company: Optional[str] = None,
    ) -> FoundPrices:
        """Returns the price and the tax that a new order line without a price would get now. It stores nothing.

        Args:
            lines: The items, with the quantities that are to be sold.
            currency: The currency of the prices (ISO 4217).
            contact: The id of the customer's contact. Default: the company's `counterContact`; without a contact, no
                price of a list applies.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The prices, in the order of the given lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("prices.find", locals(), FoundPrices._read, "read")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all prices of a company, including archived prices, as a file or a text that the import method reads.
        The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("prices.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports prices from a file or a text in the form that the export method writes. If a row is refused, the
        other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("prices.import", locals(), ImportReport._read, "write")


class PurchasesMethods(Methods):
    """The purchases from suppliers: lines, steps and receipts."""

    @cached_property
    def lines(self) -> PurchasesLinesMethods:
        return PurchasesLinesMethods(self._caller)

    @cached_property
    def receipts(self) -> PurchasesReceiptsMethods:
        return PurchasesReceiptsMethods(self._caller)

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a purchase, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("purchases.history", locals(), HistoryEntryPage._read, "read")

    def create(
        self,
        *,
        contact: str,
        currency: str,
        reference: Optional[str] = None,
        delivery_address: Optional[AddressInput] = None,
        tax_included: Optional[bool] = None,
        discount: Optional[Number] = None,
        note: Optional[str] = None,
        internal_note: Optional[str] = None,
        expected_at: Optional[datetime] = None,
        archived: Optional[bool] = None,
        lines: Optional[Sequence[NewPurchaseLine]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PurchaseView:
        """Creates a purchase as a draft.

        Args:
            contact: The id of the contact who is the supplier.
            currency: The currency of all amounts of the purchase (ISO 4217).
            reference: The supplier's own reference for the purchase.
            delivery_address: The address to which the goods are delivered.
            tax_included: `true` if prices include the tax.
            discount: The discount on the whole purchase, in percent.
            note: A note for the supplier, on the purchase's documents.
            internal_note: An internal note, which appears on no document.
            expected_at: The instant at which the goods are expected.
            archived: `true` if the purchase is archived. `purchases.list` returns archived purchases only with
                `archived: true`. Only closed or cancelled purchases can be archived.
            lines: The lines, at most 1,000. To add lines later, call `purchases.lines.add`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new purchase, with its lines.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("purchases.create", locals(), PurchaseView._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> PurchaseView:
        """Returns a purchase with its lines, receipts and steps.

        Args:
            id: The id of the purchase.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The purchase with all its parts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("purchases.get", locals(), PurchaseView._read, "read")

    def list(
        self,
        *,
        status: Optional[Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"]] = None,
        contact: Optional[str] = None,
        from_: Optional[datetime] = None,
        to: Optional[datetime] = None,
        archived: Optional[bool] = None,
        text: Optional[str] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> PurchasePage:
        """Lists purchases, newest first, one page at a time.

        Args:
            status: Only purchases with this status.
            contact: Only purchases from the supplier with this id.
            from_: Only purchases created at this instant or later.
            to: Only purchases created before this instant.
            archived: `true` to list only archived purchases. If it is left out, the list contains only purchases that
                are not archived.
            text: Words to search for, at most 32. Each word must begin a word of the number, the reference, the
                supplier's name or the note. Case and accents do not matter.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of purchases.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("purchases.list", locals(), PurchasePage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: PurchaseDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Purchase:
        """Changes the given members of a purchase. Other members keep their values.

        Args:
            id: The id of the purchase.
            changes: The members to change, with their new values.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The purchase after the change. If all given values are equal to the stored ones, the purchase and its
        version do not change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("purchases.update", locals(), Purchase._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes a draft that was never ordered. Any other purchase can only be cancelled or closed.

        Args:
            id: The id of the purchase.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, InUse, KeyReused.
        """
        return self._send("purchases.delete", locals(), Deleted._read, "write")

    def step(
        self,
        *,
        id: str,
        to: Literal["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"],
        reason: Optional[str] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PurchaseView:
        """Moves a purchase to another status. Only a manager of orders can cancel a purchase.

        Args:
            id: The id of the purchase.
            to: The new status of the document.
            reason: The reason for the step, as a free text.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The purchase after the step, with all its parts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        LimitReached, KeyReused.
        """
        return self._send("purchases.step", locals(), PurchaseView._read, "write")

    def document(self, *, id: str, company: Optional[str] = None) -> PurchaseDocument:
        """Returns the contents of the order form that a company sends to a supplier: the parties, the lines, and their
        sums.

        Args:
            id: The id of the purchase.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The contents of the document. The front end makes the layout.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("purchases.document", locals(), PurchaseDocument._read, "read")

    def receive(
        self,
        *,
        id: str,
        lines: Sequence[ReceivedLine],
        force: Optional[bool] = None,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ReceivedPurchase:
        """Receives goods of a purchase, all or a part, into the inventory. Use it when ordered goods have arrived.

        Args:
            id: The id of the purchase.
            lines: The received quantities, one for each line.
            force: `true` to receive more than was ordered. Only managers of orders may set this member.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The receipts, and the purchase after them.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("purchases.receive", locals(), ReceivedPurchase._read, "write")

    def suggest(
        self,
        *,
        currency: Optional[str] = None,
        dry_run: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> SuggestedPurchases:
        """Creates draft purchases of items whose stock will not suffice, one draft for each supplier. An item is
        included if its projected stock is below its `minStock`, or below zero. The projected stock is the usable stock
        on hand, minus the demand of open orders and builds, plus the quantities on order. Each line orders the missing
        quantity that existing drafts do not cover, or the item's `reorderQuantity` if that is larger. The quantity is
        rounded up to whole units in which the supplier sells the item, and raised to the supplier's `minOrder`. If the
        caller manages the inventory, each line has the supplier's price for its quantity, or else the item's cost. The
        longest lead time of its lines sets the expected date of a draft.

        Args:
            currency: The currency of a draft if neither its supplier nor its items have a currency. Default: the
                company's currency.
            dry_run: `true` to return the drafts without storing them. The ids in the reply then belong to no record.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The drafts, and the items that no draft contains.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("purchases.suggest", locals(), SuggestedPurchases._read, "write")

    def export(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        overwrite: Optional[bool] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        company: Optional[str] = None,
    ) -> ExportReport:
        """Exports all purchases of a company, including archived purchases, as a file or a text that the import method
        reads. The oldest come first.

        Args:
            format: The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
                view the company's records cannot write files. Either `path` or `inline` must be given, not both.
            inline: `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records written so far.
            overwrite: `true` to replace an existing file. The file is replaced only when the new one is complete.
                Default: `false`.
            dialect: The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark,
                semicolons, decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a
                formula get an apostrophe before them. Default: `standard`.
            separator: The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Default: `comma`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The numbers of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("purchases.export", locals(), ExportReport._read, "session")

    def import_(
        self,
        *,
        format: Literal["csv", "jsonl"],
        path: Optional[str] = None,
        inline: Optional[str] = None,
        mapping: Optional[Mapping[str, Optional[str]]] = None,
        mode: Optional[Literal["create", "update", "upsert"]] = None,
        atomic: Optional[bool] = None,
        dry_run: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        separator: Optional[Literal["comma", "semicolon", "tab"]] = None,
        decimal: Optional[Literal["point", "comma"]] = None,
        encoding: Optional[Literal["utf8", "utf16", "windows1252"]] = None,
        dialect: Optional[Literal["standard", "excel"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> ImportReport:
        """Imports purchases from a file or a text in the form that the export method writes. If a row is refused, the
        other rows are still imported, unless the import is `atomic`. The rows are stored in several writes. After an
        interruption, a repeat with the same `idempotencyKey` continues after the stored rows. A repeat without a key
        imports all rows again.

        Args:
            format: The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names
                the members. jsonl: one JSON object on each line.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns that are not named after members. Each key is the name of a column. Its
                value is the name of a member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: each row changes the record with the same key, or creates a record if there is none. Default:
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete. Default: `false`.
            dry_run: `true` for a dry run, which returns the result of the import but stores nothing. Other requests
                wait until the dry run is complete. Default: `false`.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of bytes read so far.
            separator: The column separator of csv. If it is left out, the core guesses the separator from the first
                lines, and returns it in the result.
            decimal: The decimal separator of csv. If it is left out, the core guesses the separator from the numbers,
                and returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may
                be refused.
            encoding: The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file,
                otherwise `utf8`.
            dialect: The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
                `standard`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The numbers of created and changed records, and the refused rows. The core answers other requests
        during the import, unless the import is atomic or a dry run.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("purchases.import", locals(), ImportReport._read, "write")


class ReportsMethods(Methods):
    """Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers still
    owe.
    """

    def stock_value(
        self,
        *,
        at: Optional[Union[Day, datetime]] = None,
        by: Optional[Literal["item", "category", "location"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> StockValueReport:
        """Returns the value of the stock at one instant: the quantity on hand times the average purchase cost up to
        then. Movements count from the instant at which they happened.

        Args:
            at: The instant for which the stock is valued, such as 2026-11-30T17:00:00Z. A day, such as 2026-11-30,
                means its end in the company's time zone. Default: now.
            by: The grouping of the rows: one for each item, for each category, or for each location. Default: `item`.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined ledger entries.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The totals for each currency, and one page of rows. The core answers other requests during the
        computation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._send("reports.stockValue", locals(), StockValueReport._read, "session")

    def turnover(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        by: Optional[Literal["item", "category"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> TurnoverReport:
        """Returns how often the stock was sold or used up in a period: the cost of the goods that left, divided by the
        average of the stock's values before and after the period.

        Args:
            from_: The first day of the period, in the company's time zone. If it is left out, the period begins with
                the oldest record.
            to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
                extends to the present.
            by: The grouping of the rows: one for each item, or for each category. Default: `item`.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined ledger entries.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The totals for each currency, and one page of rows. The core answers other requests during the
        computation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._send("reports.turnover", locals(), TurnoverReport._read, "session")

    def abc(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> ABCReport:
        """Returns the sold items in three classes, by their shares of the revenue (ABC analysis). A: the items with the
        most revenue, up to 80 % of all revenue. B: the next items, up to 95 %. C: the rest. Use it to see which items
        matter most. Orders count as in `reports.sales`.

        Args:
            from_: The first day of the period, in the company's time zone. If it is left out, the period begins with
                the oldest record.
            to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
                extends to the present.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined orders.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The totals of the classes for each currency, and one page of items. The core answers other requests
        during the computation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._send("reports.abc", locals(), ABCReport._read, "session")

    def sales(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        by: Optional[Literal["day", "week", "month", "item", "contact", "agent"]] = None,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> SalesReport:
        """Returns the sales of a period: the orders that were submitted in the period, less goods that were returned or
        credited later. Drafts and cancelled orders are left out.

        Args:
            from_: The first day of the period, in the company's time zone. If it is left out, the period begins with
                the oldest record.
            to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
                extends to the present.
            by: The grouping of the rows. week: by weeks that begin on Monday. contact: by customer. agent: by the user
                who is responsible for the order. Default: `day`.
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined orders.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The totals for each currency, and one page of rows. The core answers other requests during the
        computation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._send("reports.sales", locals(), SalesReport._read, "session")

    def aging(
        self,
        *,
        by: Optional[Literal["contact"]] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> AgingReport:
        """Returns the amounts that customers still have to pay, by the age of the invoices. Use it to see which
        customers pay late.

        Args:
            by: The grouping of the rows. contact: one row for each customer and currency. Default: one row for each
                currency.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined orders.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: One row for each currency, or for each customer and currency. The core answers other requests during
        the computation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._send("reports.aging", locals(), AgingReport._read, "session")

    def tax(
        self,
        *,
        from_: Optional[Day] = None,
        to: Optional[Day] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> TaxReport:
        """Returns the amounts without tax and the taxes of a period, by tax category and rate. Invoices and credit
        notes count on their day of issue, purchases on the day on which they were ordered. Use it for the tax return.

        Args:
            from_: The first day of the period, in the company's time zone. If it is left out, the period begins with
                the oldest record.
            to: The last day of the period, which is included, in the company's time zone. If it is left out, the period
                extends to the present.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined documents.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: One row for each currency, rate and category. The core answers other requests during the computation.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, LimitReached,
        RequestCancelled.
        """
        return self._send("reports.tax", locals(), TaxReport._read, "session")

    def explain(
        self,
        *,
        report: Literal["stockValue", "turnover", "abc", "sales", "aging"],
        parameters: Optional[Mapping[str, Any]] = None,
        deadline: Optional[int] = None,
        fresh: Optional[bool] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
    ) -> ReportExplanation:
        """Asks the AI of the host to explain a report in words. The model gets the totals and the first rows of the
        report. The core accepts only explanations whose numbers all occur there. The explanation is not stored as a
        record.

        Args:
            report: The name of the report to explain, which is the name of its method without `reports.`.
            parameters: The parameters of the report's own method, without `company`. Default: the method's defaults.
            deadline: The time limit for the answer, in milliseconds. It includes the time during which the question
                waits for earlier questions. Default: 30,000.
            fresh: `true` to ask the model even if an equal question was answered in the last 10 minutes. Default:
                `false`: the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `value` is the part of the answer that has arrived so far.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The explanation. The core answers other requests while it waits for the model.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, HostUnavailable,
        HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("reports.explain", locals(), ReportExplanation._read, "session")


class RpcMethods(Methods):
    """Methods about the core's methods and about requests."""

    def discover(self) -> Dict[str, Any]:
        """Returns the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).

        Returns: An OpenRPC document.

        Raises: InvalidParams.
        """
        return self._send("rpc.discover", locals(), None, "read")

    def cancel(self, *, id: Union[str, Number]) -> Cancelled:
        """Cancels a request that waits for the host, or for long work. The cancelled request fails with
        `requestCancelled`. The reply to the cancelled request comes after the reply to `rpc.cancel`.

        Args:
            id: The id of the request to cancel, as the request was sent.

        Returns: The number of cancelled requests. 0 if no request with this id waits, for example because it already
        has its reply.

        Raises: InvalidParams.
        """
        return self._send("rpc.cancel", locals(), Cancelled._read, "session")


class ScanMethods(Methods):
    """Interprets scanned codes and finds their records. Makes codes for labels."""

    def resolve(
        self,
        *,
        code: str,
        symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar", "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode"]] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ResolvedCode:
        """Interprets a scanned code. Returns whether the code is valid, its content, and the records of the company
        that have this code.

        Args:
            code: The text that the scanner has sent. A symbology identifier before the code, such as `]C1`, is
                understood.
            symbology: The symbology of the barcode, if the scanner reports it separately. If it is left out, the core
                infers it from the code.
            archived: `true` to include archived records in `matches`. Default: `false`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The interpretation of the code. An invalid code is no error: `valid` is then `false`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("scan.resolve", locals(), ResolvedCode._read, "read")

    def label(
        self,
        *,
        kind: Literal["item", "lot", "location", "loan", "order", "dispatch"],
        id: str,
        company: Optional[str] = None,
    ) -> Label:
        """Returns the text of a code to print on a label for a record. When the code is scanned, scan.resolve finds the
        record, even years later.

        Args:
            kind: The kind of the record: item, lot, location, loan, order or dispatch.
            id: The id of the record.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The code and the record's name. Each call for the same record returns the same code.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("scan.label", locals(), Label._read, "read")


class SettingsMethods(Methods):
    """The settings of the account and of the device, and the app's own settings."""

    def get(self, *, keys: Optional[Sequence[str]] = None) -> SettingValues:
        """Returns the values of settings. To be notified of changes, call this method through `live.open`.

        Args:
            keys: The names of the settings. Default: all settings. These include the app's own settings, and settings
                that a newer program has stored.

        Returns: The values, by the names of the settings.

        Raises: InvalidParams.
        """
        return self._send("settings.get", locals(), SettingValues._read, "read")

    def set(self, *, values: Mapping[str, Any], idempotency_key: Optional[str] = None) -> SettingValues:
        """Stores the values of settings. The app can also store settings of its own, under `app.NAME` (synced) or
        `app.device.NAME` (on this device only). Each of these can be any JSON of at most 64 KiB.

        Args:
            values: The values, by the names of the settings. `null` restores the default. `settings.describe` lists the
                names, types and defaults.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The values of the given settings after the change.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._send("settings.set", locals(), SettingValues._read, "write")

    def reset(self, *, keys: Sequence[str], idempotency_key: Optional[str] = None) -> SettingValues:
        """Resets the named settings to their defaults. If one of the app's own settings is named, it is removed.

        Args:
            keys: The names of the settings.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The values of the named settings after the reset.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("settings.reset", locals(), SettingValues._read, "write")

    def describe(self) -> DescribedSettings:
        """Lists all settings with their types, limits and defaults, and tells where each of them is stored.

        Returns: All settings.

        Raises: InvalidParams.
        """
        return self._send("settings.describe", locals(), DescribedSettings._read, "read")


class SharingMethods(Methods):
    """Sharing companies between accounts: links, invitations and participants."""

    @cached_property
    def participants(self) -> SharingParticipantsMethods:
        return SharingParticipantsMethods(self._caller)

    @cached_property
    def departures(self) -> SharingDeparturesMethods:
        return SharingDeparturesMethods(self._caller)

    def create(
        self,
        *,
        public_permission: Optional[Literal["none", "readOnly", "readWrite"]] = None,
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Share:
        """Shares a company with all of its present and future records. A second call returns the same share.

        Args:
            public_permission: The people who can join with the link of the share. Default: `none`: only invited people
                can join.
            dept_mask: The departments in which the user does the daily work. Each bit of this number is a department;
                `access.departments` lists the bits.
            manager_mask: The departments that the user manages. Each bit of this number is a department. A manager of a
                department can also delete, approve and see costs there.
            preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either
                `preset` or the masks, not both.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The share with its link. The core has begun to send the company's records to the cloud.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._send("sharing.create", locals(), Share._read, "write")

    def get(self, *, company: Optional[str] = None) -> SharingState:
        """Returns the share of a company, and how many of its records are in the cloud. Owners also get the
        participants.

        Args:
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The share, the numbers of records, and for owners the participants.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("sharing.get", locals(), SharingState._read, "read")

    def invite(
        self,
        *,
        as_: str,
        permission: Optional[Literal["readWrite", "readOnly"]] = None,
        name: Optional[str] = None,
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Participant:
        """Invites a participant to a shared company, and sets the participant's rights. If the same `invitedAs` was
        invited before, no new invitation is made: the permission and the rights of the old one change.

        Args:
            as_: An address, a number or a label for the participant. If it is the participant's user reference, the
                participant can also use the link of the share.
            permission: The permission. readWrite: everything that the participant's rights allow. readOnly: only
                reading, even if the rights allow more. Default: `readWrite`.
            name: The participant's name: any text of one line.
            dept_mask: The departments in which the user does the daily work. Each bit of this number is a department;
                `access.departments` lists the bits.
            manager_mask: The departments that the user manages. Each bit of this number is a department. A manager of a
                department can also delete, approve and see costs there.
            preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either
                `preset` or the masks, not both.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The participant, with the link to send.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._send("sharing.invite", locals(), Participant._read, "write")

    def set_public(
        self,
        *,
        public_permission: Literal["none", "readOnly", "readWrite"],
        dept_mask: Optional[int] = None,
        manager_mask: Optional[int] = None,
        preset: Optional[Literal["sales", "warehouse", "management", "viewer"]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Share:
        """Sets who can join with the link of the share from now on. Accounts that have already joined remain
        participants.

        Args:
            public_permission: The people who can join with the share's link. none: nobody, so that only invited people
                can join. readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link,
                with the rights of the access record that they get.
            dept_mask: The departments in which the user does the daily work. Each bit of this number is a department;
                `access.departments` lists the bits.
            manager_mask: The departments that the user manages. Each bit of this number is a department. A manager of a
                department can also delete, approve and see costs there.
            preset: The name of a preset, which sets both masks; `access.presets` lists the presets. Give either
                `preset` or the masks, not both.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The share.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.setPublic", locals(), Share._read, "write")

    def revoke(self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> Share:
        """Ends the share of a company for all participants, and removes the company from their devices. On this device,
        the company remains with all records that the participants have made.

        Args:
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The share, which has ended.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.revoke", locals(), Share._read, "write")

    def preview(self, *, url: str) -> SharePreview:
        """Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Use this
        method before `sharing.accept`, to show the user the company. Nothing is stored.

        Args:
            url: The link: the link of a share, or of an invitation.

        Returns: The company to which the link leads, and the state of the link.

        Raises: InvalidParams, ShareNotFound, AccountUnavailable, CloudUnavailable, RequestCancelled.
        """
        return self._send("sharing.preview", locals(), SharePreview._read, "session")

    def accept(
        self, *, url: str, name: Optional[str] = None, progress_token: Optional[Union[str, int]] = None
    ) -> AcceptedShare:
        """Accepts a share link. After that, `companies.list` returns the company, with the rights that its owner gives.
        A second call changes nothing. For a link of the account's own share, the result is the account's own company.

        Args:
            url: The link: the link of a share, or of an invitation.
            name: The name of the participant. It is used only if the owner has given no name.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records that have arrived so far.

        Returns: The company. It is on this device with the account's rights, and the core still fetches its other
        records.

        Raises: InvalidParams, ShareNotFound, TierRequired, AccountUnavailable, CloudUnavailable, RequestCancelled.
        """
        return self._send("sharing.accept", locals(), AcceptedShare._read, "session")

    def leave(self, *, company: str) -> LeftCompany:
        """Leaves a company that another account shares. The company is removed from all devices of this account.
        Records that this account has made in the company remain with the owner. Unsent changes are lost. A second call
        changes nothing.

        Args:
            company: The company to leave.

        Returns: The id of the company, which is no longer on this device.

        Raises: InvalidParams, NotFound, SignInRequired, AccountUnavailable, CloudUnavailable, RequestCancelled.
        """
        return self._send("sharing.leave", locals(), LeftCompany._read, "session")

    def present(
        self,
        *,
        participant: Optional[str] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> PresentedLink:
        """Asks the host to show the system's sheet for sending a link: the link of the share, or of an invitation. An
        app can also send the links itself: `sharing.get` and `sharing.participants.list` return them.

        Args:
            participant: The id of a participant whose invitation is pending, to send the link of this invitation. If it
                is left out, the link of the share is sent.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The link, and whether the user sent it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, HostUnavailable, HostTimeout, HostError,
        HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("sharing.present", locals(), PresentedLink._read, "write")


class SyncMethods(Methods):
    """The synchronization of records between all devices of an account, through a container."""

    @cached_property
    def queue(self) -> SyncQueueMethods:
        return SyncQueueMethods(self._caller)

    @cached_property
    def events(self) -> SyncEventsMethods:
        return SyncEventsMethods(self._caller)

    @cached_property
    def conflicts(self) -> SyncConflictsMethods:
        return SyncConflictsMethods(self._caller)

    def connect(self, *, cloud: str, account: Optional[str] = None, replace: Optional[bool] = None) -> SyncStatus:
        """Connects the data directory to a container. From then on, even after a restart, the core syncs with this
        container. Records from before the connection are sent, too. The data directory belongs to the first account
        with which it is connected.

        Args:
            cloud: The container: the path of a file, the address of a server (`postgres://ROLE@HOST/DATABASE`), or
                `host` for the host's own cloud. A file that does not exist is created. A command (`exec:`) is accepted
                only on the command line.
            account: The user reference: a name for the account, which is the same on all devices of the account.
                Default: the account of the directory, or `me` for a directory without an account.
            replace: `true` if the container no longer exists, and a new, empty one is to replace it. The core sends all
                records of the directory to the new container. Default: `false`.

        Returns: The state of sync. The core has begun its first cycle, which fetches and sends records.

        Raises: InvalidParams.
        """
        return self._send("sync.connect", locals(), SyncStatus._read, "session")

    def disconnect(self) -> SyncStatus:
        """Ends the connection to the container. All records remain on this device, and unconfirmed changes are sent
        after the next connection.

        Returns: The state of sync, without a container.

        Raises: InvalidParams.
        """
        return self._send("sync.disconnect", locals(), SyncStatus._read, "session")

    def now(self, *, wait: Optional[bool] = None, progress_token: Optional[Union[str, int]] = None) -> SyncStatus:
        """Begins a cycle now: the core fetches the container's changes, and sends the changes of this device. Without
        this method, the core begins cycles by itself.

        Args:
            wait: `true` to send the reply only when the cycle has ended. `rpc.cancel` ends the wait, but not the cycle.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token. There, `done` is the number of records fetched and sent so far.

        Returns: The state of sync. With `wait`, the state at the end of the cycle.

        Raises: InvalidParams.
        """
        return self._send("sync.now", locals(), SyncStatus._read, "session")

    def status(self) -> SyncStatus:
        """Returns the state of sync: whether it works, what is still to be sent and fetched, and the last errors.

        Returns: The state of sync, as a whole and for each store.

        Raises: InvalidParams.
        """
        return self._send("sync.status", locals(), SyncStatus._read, "read")

    def remote_changed(
        self,
        *,
        database: Optional[Literal["private", "shared", "public"]] = None,
        zone: Optional[CloudZoneInput] = None,
    ) -> SyncStatus:
        """Sent by the host when records have changed in the cloud. The core begins a cycle: it fetches the changes, and
        sends its own. If several such requests arrive during a cycle, only one further cycle follows.

        Args:
            database: The database in which records have changed. `null` if it is not known.
            zone: The zone in which records have changed. `null` if it is not known.

        Returns: The state of sync.

        Raises: InvalidParams.
        """
        return self._send("sync.remoteChanged", locals(), SyncStatus._read, "session")

    def account_changed(
        self,
        *,
        status: Literal["available", "noAccount", "restricted", "couldNotDetermine", "temporarilyUnavailable"],
        account: Optional[str] = None,
    ) -> SyncAccount:
        """Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. If no
        account is signed in, the core keeps working, and changes wait. If another account is signed in, the core
        switches to it like `sync.switchAccount`. Unsent changes of the former account are then lost without a question,
        because the user has already changed the account.

        Args:
            status: The state of the cloud's account, such as `available` or `noAccount`.
            account: The user reference of the account. Required if `status` is `available`.

        Returns: The account of the data directory, and the state of the cloud's account.

        Raises: InvalidParams, StorageFault.
        """
        return self._send("sync.accountChanged", locals(), SyncAccount._read, "session")

    def account(self) -> SyncAccount:
        """Returns the account to which the data directory belongs, and the state of the cloud's account.

        Returns: The account of the data directory, and the state of the cloud's account.

        Raises: InvalidParams.
        """
        return self._send("sync.account", locals(), SyncAccount._read, "read")

    def switch_account(
        self, *, account: str, cloud: Optional[str] = None, discard: Optional[bool] = None
    ) -> SyncAccount:
        """Switches the data directory to another account. First, the core removes all data of the present account from
        this device: companies, sessions, settings, caches, purchases and files. Synced records remain in that account's
        container, and return after a switch back. Records that were written before the first connection belong to the
        first account.

        Args:
            account: The user reference: a name for the account, the same on all devices of the account.
            cloud: The container of the new account: the path of a file, the address of a server, or `host` for the
                host's own cloud. Default: the present container. A command (`exec:`) is accepted only on the command
                line.
            discard: `true` if unsent changes may be lost. If it is left out, the request fails with `pendingChanges` if
                there are unsent changes.

        Returns: The new account. The core has begun to fetch the account's data.

        Raises: InvalidParams, PendingChanges, StorageFault.
        """
        return self._send("sync.switchAccount", locals(), SyncAccount._read, "session")


class SystemMethods(Methods):
    """Methods about the process of the core."""

    def ping(self) -> Pong:
        """Returns an empty object at once. Use it to check that the core responds.

        Returns: An empty object.

        Raises: InvalidParams.
        """
        return self._send("system.ping", locals(), Pong._read, "read")

    def hello(self, *, protocol: int, client: Optional[ClientInput] = None) -> Hello:
        """Agrees with the core on the version of the protocol, and names the client. The call is optional. Without the
        call, the newest version is used.

        Args:
            protocol: The version of the protocol that the client uses. The only version is 1.
            client: The client's name and version. `system.diagnostics` and `system.conversations` return them.

        Returns: The version of the protocol that is used from now on, and the core's name and version.

        Raises: InvalidParams, UnsupportedProtocol.
        """
        return self._send("system.hello", locals(), Hello._read, "session")

    def info(self) -> Info:
        """Returns the version of this process, its data directory and its number of methods.

        Returns: The facts about the process.

        Raises: InvalidParams.
        """
        return self._send("system.info", locals(), Info._read, "read")

    def diagnostics(self, *, check: Optional[bool] = None) -> Diagnostics:
        """Returns facts for finding a fault: versions, sizes and the newest lines of the log. The facts contain no text
        of users.

        Args:
            check: `true` to check every page of the stores. The check takes about one second per million records. If it
                is left out, `integrity` is `null`.

        Returns: The state of the process and of its stores.

        Raises: InvalidParams.
        """
        return self._send("system.diagnostics", locals(), Diagnostics._read, "read")

    def backup(
        self, *, path: str, progress_token: Optional[Union[str, int]] = None, overwrite: Optional[bool] = None
    ) -> BackupReport:
        """Writes a backup of the data directory to one file: the stores, as they are at one moment, and the files of
        assets. An asset's file that cannot be read is left out, and named in `missing`. The core answers other requests
        during the backup. The command `mainspring restore` creates a data directory from the backup.

        Args:
            path: The path of the backup, a tar archive. An existing file is refused, unless `overwrite` is `true`. The
                backup contains passwords and keys as the stores contain them, but no tokens of the app's backend.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes written and read again.
            overwrite: `true` to replace an existing file, once the new file is complete.

        Returns: The contents of the backup. The reply comes when the file is complete, on the disk, and was read again
        as a check.

        Raises: InvalidParams, Forbidden, LimitReached, RequestCancelled, StorageFault.
        """
        return self._send("system.backup", locals(), BackupReport._read, "session")

    def conversations(self) -> ConversationList:
        """Lists the conversations of the core: its connections to programs. There is only one conversation, unless
        several programs share the core (`--shared`).

        Returns: The open conversations, oldest first.

        Raises: InvalidParams.
        """
        return self._send("system.conversations", locals(), ConversationList._read, "read")


class TelemetryMethods(Methods):
    """Events that the app reports to its maker, while the user allows it."""

    def track(
        self, *, name: str, properties: Optional[Mapping[str, Any]] = None, idempotency_key: Optional[str] = None
    ) -> TrackedEvent:
        """Records an event of the app, to be sent to the app's maker. If the setting `telemetryEnabled` is off, the
        event is dropped. Otherwise it is sent together with others: when 20 events wait, or after 60 seconds.

        Args:
            name: The name of the event, which must be in `telemetry.names`. A repeated request is recognized only by
                its `idempotencyKey`: the names are not compared.
            properties: The properties of the event, as `telemetry.names` declares them. Each property can be left out.
                A repeated request is recognized only by its `idempotencyKey`: the properties are not compared.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome: the event waits to be sent, or it was dropped.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("telemetry.track", locals(), TrackedEvent._read, "write")

    def names(self) -> TelemetryNames:
        """Lists the events that `telemetry.track` accepts, with their properties. Telemetry never sends any other data.

        Returns: The events that may be sent.

        Raises: InvalidParams.
        """
        return self._send("telemetry.names", locals(), TelemetryNames._read, "read")


class TemperatureMethods(Methods):
    """Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."""

    def convert(
        self,
        *,
        value: Union[Number, Sequence[Number]],
        from_: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
        to: Literal["celsius", "fahrenheit", "kelvin", "humanus"],
    ) -> ConvertedTemperature:
        """Converts a temperature, or a list of temperatures, from one scale to another.

        Args:
            value: A number, or a list of at most 100,000 numbers, on the scale `from`. Each number is rounded to nine
                decimals.
            from_: The scale of `value`.
            to: The scale of the result.

        Returns: The converted value, or a list of converted values in the same order.

        Raises: InvalidParams.
        """
        return self._send("temperature.convert", locals(), ConvertedTemperature._read, "read")

    def scales(self) -> TemperatureScalePage:
        """Lists the temperature scales that `temperature.convert` knows.

        Returns: All scales, in a fixed order.

        Raises: InvalidParams.
        """
        return self._send("temperature.scales", locals(), TemperatureScalePage._read, "read")

    def table(self) -> HumanusTable:
        """Returns the table that defines the Humanus scale: its id, its origin, and its knots. A knot is a pair of
        temperatures, one in degrees Celsius and one in Humanus.

        Returns: The table that the core uses.

        Raises: InvalidParams.
        """
        return self._send("temperature.table", locals(), HumanusTable._read, "read")


class UsersMethods(Methods):
    """The users who have signed in with Apple. Each user sees only their own record."""

    def get(self, *, id: Optional[str] = None) -> User:
        """Returns the user who is signed in. Other users of the account are not found.

        Args:
            id: The id of the user. Default: the user who is signed in.

        Returns: The user.

        Raises: InvalidParams, NotFound, NotOnThisPath, Unauthorized.
        """
        return self._send("users.get", locals(), User._read, "read")


class ViewsMethods(Methods):
    """Stored calls of listing methods, for lists that users open often."""

    def create(
        self,
        *,
        name: str,
        query: ViewQueryInput,
        shared: Optional[bool] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> View:
        """Stores a call of a listing method under a name, such as a filtered list that users open often. Run the call
        again with `views.run`. The core runs the call once now, as a check.

        Args:
            name: The view's name.
            query: The call that views.run repeats.
            shared: `true` to share the view with all users of the company who may call the view's method.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new view. If the method refuses the call, for example because of an unknown filter, this request
        fails, too.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, KeyReused.
        """
        return self._send("views.create", locals(), View._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> View:
        """Returns a saved view. Users see their own views, and a shared view if they may call its method.

        Args:
            id: The view.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: The view.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("views.get", locals(), View._read, "read")

    def list(
        self,
        *,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ViewPage:
        """Lists the caller's own views, and the shared views whose method the caller may call. The newest come first,
        one page at a time.

        Args:
            limit: The largest number of elements in the page. Default: 50.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
                asset's file on the device.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of views.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("views.list", locals(), ViewPage._read, "read")

    def update(
        self,
        *,
        id: str,
        changes: ViewDraftChanges,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> View:
        """Changes the given members of one of the caller's own views. Other members keep their values.

        Args:
            id: The view.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The view after the change. If no given member has a new value, the view and its version do not change.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("views.update", locals(), View._read, "write")

    def delete(
        self,
        *,
        id: str,
        expect: Optional[int] = None,
        company: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Deleted:
        """Deletes one of the caller's own views. Owners of the company can also delete shared views.

        Args:
            id: The view.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The id of the company. Default: the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deleted record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, KeyReused.
        """
        return self._send("views.delete", locals(), Deleted._read, "write")

    def run(
        self,
        *,
        id: str,
        limit: Optional[int] = None,
        after: Optional[str] = None,
        snapshot: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> Page:
        """Calls the method of a view with the stored parameters, and returns the method's result. The method's own rule
        of access applies.

        Args:
            id: The view.
            limit: The largest number of elements in a page. Default: the method's own default.
            after: The `next` of the previous page. Default: the first page.
            snapshot: `true` if all pages must show the same state of the company. Only for methods that have the
                parameter `snapshot`.
            company: The id of the company. Default: the selected company, or the only company.

        Returns: A page of the method's list.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("views.run", locals(), Page._read, "read")


class WeatherMethods(Methods):
    """The weather of places. The host provides the weather, and the core stores it for a while."""

    def current(
        self,
        *,
        latitude: Number,
        longitude: Number,
        scale: Optional[Literal["celsius", "fahrenheit", "kelvin", "humanus"]] = None,
        max_age: Optional[int] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> CurrentWeather:
        """Returns the present weather of a place: a stored answer of the host, or a new answer if the stored one is too
        old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three decimals.

        Args:
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            scale: The scale of the temperatures in the result. Default: `celsius`.
            max_age: The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with
                `stale: true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours,
                the core asks the host before the reply.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.

        Returns: The weather, and its age.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("weather.current", locals(), CurrentWeather._read, "read")

    def hourly(
        self,
        *,
        latitude: Number,
        longitude: Number,
        hours: Optional[int] = None,
        scale: Optional[Literal["celsius", "fahrenheit", "kelvin", "humanus"]] = None,
        max_age: Optional[int] = None,
        deadline: Optional[int] = None,
        progress_token: Optional[Union[str, int]] = None,
    ) -> HourlyWeather:
        """Returns the weather of a place in the next hours: a stored answer of the host, or a new answer if the stored
        one is too old (see `maxAge`). Places count as the same if their coordinates are equal when rounded to three
        decimals.

        Args:
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            hours: The largest number of hours to return, from the present hour on. Default: 12.
            scale: The scale of the temperatures in the result. Default: `celsius`.
            max_age: The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with
                `stale: true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours,
                the core asks the host before the reply.
            deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress with `host.progress`.

        Returns: The weather hour by hour, and its age.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("weather.hourly", locals(), HourlyWeather._read, "read")


class WidgetsMethods(Methods):
    """The places that widgets show, and the content of widgets for the next hours."""

    @cached_property
    def recents(self) -> WidgetsRecentsMethods:
        return WidgetsRecentsMethods(self._caller)

    @cached_property
    def entities(self) -> WidgetsEntitiesMethods:
        return WidgetsEntitiesMethods(self._caller)

    @cached_property
    def place(self) -> WidgetsPlaceMethods:
        return WidgetsPlaceMethods(self._caller)

    def timeline(
        self,
        *,
        place: Optional[str] = None,
        hours: Optional[int] = None,
        scale: Optional[Literal["celsius", "fahrenheit", "kelvin", "humanus"]] = None,
        deadline: Optional[int] = None,
        max_age: Optional[int] = None,
    ) -> Timeline:
        """Returns the content of a widget for the next hours. A widget calls this method when it refreshes. If the
        weather or the place is not known, the request does not fail: the result has a reason for each fallback.

        Args:
            place: The id of the place in the widget's configuration. Default: the place chosen with
                `widgets.place.choose`, or the device's place if none is chosen.
            hours: The largest number of hours to return, from the present hour on. Default: 12.
            scale: The scale of the temperatures. Default: the value `scale` of the app group, or `celsius` if there is
                no such value.
            deadline: The time that the host has for its answers, in milliseconds. Default: 10,000.
            max_age: The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day.

        Returns: The place, the hours, the time of the next refresh, and a reason for each fallback.

        Raises: InvalidParams, RequestCancelled.
        """
        return self._send("widgets.timeline", locals(), Timeline._read, "read")


class Services(Methods):
    """All services."""

    @cached_property
    def rpc(self) -> RpcMethods:
        """Methods about the core's methods and about requests."""
        return RpcMethods(self._caller)

    @cached_property
    def system(self) -> SystemMethods:
        """Methods about the process of the core."""
        return SystemMethods(self._caller)

    @cached_property
    def host(self) -> HostMethods:
        """The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of
        progress.
        """
        return HostMethods(self._caller)

    @cached_property
    def events(self) -> EventsMethods:
        """The log of all changes of records: reading the log, and subscribing to changes."""
        return EventsMethods(self._caller)

    @cached_property
    def live(self) -> LiveMethods:
        """Live queries: calls of reading methods whose results the core sends again when they change."""
        return LiveMethods(self._caller)

    @cached_property
    def temperature(self) -> TemperatureMethods:
        """Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."""
        return TemperatureMethods(self._caller)

    @cached_property
    def weather(self) -> WeatherMethods:
        """The weather of places. The host provides the weather, and the core stores it for a while."""
        return WeatherMethods(self._caller)

    @cached_property
    def location(self) -> LocationMethods:
        """The location of the device, the app's permission to know the location, and the names of places."""
        return LocationMethods(self._caller)

    @cached_property
    def places(self) -> PlacesMethods:
        """The search for places by their names."""
        return PlacesMethods(self._caller)

    @cached_property
    def companies(self) -> CompaniesMethods:
        """The companies that records belong to, and the selected company."""
        return CompaniesMethods(self._caller)

    @cached_property
    def access(self) -> AccessMethods:
        """Rights in a company: access records, credentials and sign-in."""
        return AccessMethods(self._caller)

    @cached_property
    def entitlements(self) -> EntitlementsMethods:
        """The account's purchases, which are proven by signatures of the App Store, and the tiers and features that
        they give.
        """
        return EntitlementsMethods(self._caller)

    @cached_property
    def inventory(self) -> InventoryMethods:
        """The items that a company keeps in stock."""
        return InventoryMethods(self._caller)

    @cached_property
    def scan(self) -> ScanMethods:
        """Interprets scanned codes and finds their records. Makes codes for labels."""
        return ScanMethods(self._caller)

    @cached_property
    def contacts(self) -> ContactsMethods:
        """The people and organisations that a company deals with."""
        return ContactsMethods(self._caller)

    @cached_property
    def orders(self) -> OrdersMethods:
        """The orders of customers: lines, steps, payments, shipments and returns."""
        return OrdersMethods(self._caller)

    @cached_property
    def dispatches(self) -> DispatchesMethods:
        """The dispatches of orders: goods that leave the company together."""
        return DispatchesMethods(self._caller)

    @cached_property
    def purchases(self) -> PurchasesMethods:
        """The purchases from suppliers: lines, steps and receipts."""
        return PurchasesMethods(self._caller)

    @cached_property
    def assemblies(self) -> AssembliesMethods:
        """Bills of materials, and builds, which make items from components."""
        return AssembliesMethods(self._caller)

    @cached_property
    def invoices(self) -> InvoicesMethods:
        """The invoices and credit notes of orders. A document is never changed and never deleted."""
        return InvoicesMethods(self._caller)

    @cached_property
    def prices(self) -> PricesMethods:
        """The price lists of a company, and the prices of single customers."""
        return PricesMethods(self._caller)

    @cached_property
    def dashboard(self) -> DashboardMethods:
        """The figures of a company's day."""
        return DashboardMethods(self._caller)

    @cached_property
    def reports(self) -> ReportsMethods:
        """Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers
        still owe.
        """
        return ReportsMethods(self._caller)

    @cached_property
    def assets(self) -> AssetsMethods:
        """The photos, documents, logos and proofs of any record."""
        return AssetsMethods(self._caller)

    @cached_property
    def views(self) -> ViewsMethods:
        """Stored calls of listing methods, for lists that users open often."""
        return ViewsMethods(self._caller)

    @cached_property
    def ai(self) -> AiMethods:
        """The availability of the host's language model, which other services use."""
        return AiMethods(self._caller)

    @cached_property
    def settings(self) -> SettingsMethods:
        """The settings of the account and of the device, and the app's own settings."""
        return SettingsMethods(self._caller)

    @cached_property
    def journal(self) -> JournalMethods:
        """The account's coffee journal: beans, equipment, brews, tasting notes and recipes."""
        return JournalMethods(self._caller)

    @cached_property
    def auth(self) -> AuthMethods:
        """Signing in with Apple, and the user's authentication by the app's backend."""
        return AuthMethods(self._caller)

    @cached_property
    def users(self) -> UsersMethods:
        """The users who have signed in with Apple. Each user sees only their own record."""
        return UsersMethods(self._caller)

    @cached_property
    def telemetry(self) -> TelemetryMethods:
        """Events that the app reports to its maker, while the user allows it."""
        return TelemetryMethods(self._caller)

    @cached_property
    def conversations(self) -> ConversationsMethods:
        """Conversations with the model of the app's backend."""
        return ConversationsMethods(self._caller)

    @cached_property
    def feedback(self) -> FeedbackMethods:
        """Messages from users to the makers of the app."""
        return FeedbackMethods(self._caller)

    @cached_property
    def sync(self) -> SyncMethods:
        """The synchronization of records between all devices of an account, through a container."""
        return SyncMethods(self._caller)

    @cached_property
    def sharing(self) -> SharingMethods:
        """Sharing companies between accounts: links, invitations and participants."""
        return SharingMethods(self._caller)

    @cached_property
    def content(self) -> ContentMethods:
        """Records of the public database, of any type. The device stores copies of the records, which can only be read.
        """
        return ContentMethods(self._caller)

    @cached_property
    def policy(self) -> PolicyMethods:
        """The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
        """
        return PolicyMethods(self._caller)

    @cached_property
    def widgets(self) -> WidgetsMethods:
        """The places that widgets show, and the content of widgets for the next hours."""
        return WidgetsMethods(self._caller)

    @cached_property
    def app_group(self) -> AppGroupMethods:
        """Values that the app shares with its widgets."""
        return AppGroupMethods(self._caller)

    @cached_property
    def links(self) -> LinksMethods:
        """Links that open the app. The core stores an opened link until the app can show its target."""
        return LinksMethods(self._caller)

    @cached_property
    def log(self) -> LogMethods:
        """The log of the core and its front ends, for finding the cause of faults."""
        return LogMethods(self._caller)
