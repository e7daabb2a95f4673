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
        """Creates a username and a password for a user to sign in with. The first credentials of a company must be the
        founder's; from then on only users who are signed in act there. A manager can create them for users whose rights
        lie within the manager's departments. Only the founder creates the founder's. In a company that others share,
        each participant creates their own, whatever their rights there. From then on the participant signs in on each
        of the account's devices, and no other user sees these credentials.

        Args:
            username: The user name. It must be unique in the company, ignoring case, width and Unicode normalization.
                It cannot be changed later.
            password: The password, of at least 8 characters. The core stores only a scrypt key that is derived from the
                password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
            user: The user, who must have an access record. Without it, the caller.
            company: The company. Without it, the selected company, or the only company.
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
        """Changes the password of the user who is signed in.

        Args:
            password: The present password. A repeat of the request with the same idempotencyKey may have another value
                here.
            new_password: The new password, at least 8 characters. A repeat of the request with the same idempotencyKey
                may have another value here.
            company: The company. Without it, the selected company, or the only company.
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
        """Sets a new password for another user who has lost theirs. The user's session ends, and the failed attempts
        are no longer counted. A manager can reset the passwords of users whose rights lie within the manager's
        departments. The founder's password cannot be reset.

        Args:
            user: The user whose password is reset; not the caller.
            new_password: The new password, at least 8 characters. A repeat of the request with the same idempotencyKey
                may have another value here.
            company: The company. Without it, the selected company, or the only company.
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
            company: The company. Without it, the selected company, or the only company.

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
            company: The company. Without it, the selected company, or the only company.

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
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
        """Creates a bill of materials for an item, and activates it unless `active` is `false`.

        Args:
            lines: The components of one run.
            item: The item that is made. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item that is made, instead of `item`.
            yield_: The quantity of the item that one run makes, in the item's own unit. Without it, 1.
            active: `false` for a bill of materials that is not used yet. Otherwise the new bill of materials is
                activated, and the item's former active one is deactivated.
            note: A free note, such as instructions.
            company: The company. Without it, the selected company, or the only company.
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
        """Lists bills of materials, newest first, one page at a time.

        Args:
            item: Only bills of materials for making this item.
            sku: The SKU of the item, instead of `item`.
            active: `true` for active bills of materials only, `false` for inactive ones only. Without it, all.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of bills of materials.

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
            id: The bill of materials.
            changes: The members to change. `lines` replaces all lines.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The bill of materials after the change. If the given members do not differ, the bill of materials and
        its version stay as they are.

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
        """Returns the components that a quantity of an item needs, by active bills of materials: as a tree, and as a
        list of items with their stock.

        Args:
            item: The item to make. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item to make, instead of `item`.
            quantity: The quantity to make, in the item's own unit. Without it, 1.
            levels: The number of levels of components to return. Without it, 20, the largest number.
            company: The company. Without it, the selected company, or the only company.

        Returns: The needed components.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached.
        """
        return self._send("assemblies.boms.explode", locals(), BOMExplosion._read, "read")

    def where_used(
        self, *, item: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None
    ) -> BOMUses:
        """Returns the lines of bills of materials that need an item, and those that need an item made of it, on up to
        20 levels.

        Args:
            item: The component. Either `item` or `sku` must be given, not both.
            sku: The SKU of the component, instead of `item`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The lines with the item, and the lines with items made of it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("assemblies.boms.whereUsed", locals(), BOMUses._read, "read")

    def cost(self, *, item: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None) -> BOMCost:
        """Returns the cost of an item by its active bill of materials, rolled up from the average costs of the
        components.

        Args:
            item: The item that is made. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item that is made, instead of `item`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The cost of one own unit of the item, and the cost of each component.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
        """Plans a build of an item. Components that are in stock are reserved for the build, and the quantity to make
        counts as on order.

        Args:
            quantity: The quantity to make, in the item's own unit. More than 0.
            item: The item to make. Either `item` or `sku` must be given, not both.
            sku: The SKU of the item to make, instead of `item`.
            bom: The bill of materials. Without it, the item's active one.
            location: The location that receives the goods, by its id, code or path. Without it, the item's own
                location, or else the company's main location.
            due_at: The time when the goods are needed. Until they are made, they are expected at this time
                (`incomingAt`).
            order_line: The order line that the goods are made for.
            note: A free note.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new build, with its components and the quantities that are short.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, KeyReused.
        """
        return self._send("assemblies.builds.create", locals(), BuildView._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> BuildView:
        """Returns a build with its components, completions and steps: for each component, the quantity that is short,
        the stock in each location, and the quantity that is expected.

        Args:
            id: The build.
            company: The company. Without it, the selected company, or the only company.

        Returns: The build with all its parts.

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
        """Lists builds, newest first, one page at a time.

        Args:
            item: Only builds of this item.
            sku: The SKU of the item, instead of `item`.
            status: Only builds with this status.
            order_line: Only builds for this order line.
            due_before: Only builds that are due before this instant.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of builds.

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
        """Changes the given members of a build. Other members keep their values.

        Args:
            id: The build.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the change, with its components. If the given members do not differ, the build's
        version stays as it is.

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
        """Deletes a planned build without steps and completions. Any other build can only be cancelled or completed.

        Args:
            id: The build.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the deleted record.

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
        """Moves a build to another status. The components of a completed or cancelled build are no longer reserved.

        Args:
            id: The build.
            to: The status after the step.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the step, with all its parts.

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
        """Records that a build was made, or a part of it: takes the components from the stock, and adds the goods, in
        one transaction.

        Args:
            id: The build.
            quantity: The quantity that was made, in the item's own unit. Without it, all that is left to make.
            consumed: Components whose quantity, location or lots differ from the usual ones. All other components are
                taken as the bill of materials says, from their own locations, and from the lots that expire first.
            location: The location that receives the goods, by its id, code or path. Without it, the build's location.
            batch: The batch of the goods, for an item that is tracked by batch.
            serials: The serial numbers of the pieces, for an item that is tracked by serial number: one for each piece.
            expiry: The expiry date of a new lot: the last day on which the goods may be used.
            extra_cost: The cost of the whole quantity in addition to the components, such as wages. For managers of the
                inventory only.
            force: `true` to make more than the quantity left to make, and to take components that are reserved for
                orders and other builds. For managers of the inventory only.
            note: A free note.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the completion, and the completion with its lots.

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
        """Reverses a mistaken completion of a build, once: the goods leave the stock, and the components return to it.

        Args:
            completion: The completion to reverse.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The build after the reversal, and the reversing completion.

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
        used once, within 5 minutes after the sign-in, and only by the process that has received it.

        Args:
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state of the session, with the backend's authentication.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, Unauthorized, HostUnavailable, HostTimeout, HostError,
        HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("auth.backend.exchange", locals(), AuthState._read, "write")

    def clear(self, *, idempotency_key: Optional[str] = None) -> AuthState:
        """Removes the backend's authentication of the user, and its token. The user stays signed in with Apple.

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
            contact: The contact.
            text: The text of the note.
            company: The company. Without it, the selected company, or the only company.
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
        which the container received them. Messages that the container does not have yet count as the newest.

        Args:
            conversation: The conversation.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of messages. The text of an answer that is arriving is at most a tenth of a second old. A live
        query shows how the text grows.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, CursorTooOld.
        """
        return self._send("conversations.messages.list", locals(), MessagePage._read, "read")


class EntitlementsIntentsMethods(Methods):
    """Methods of entitlements.intents."""

    def list(self) -> IntentList:
        """Lists the purchases that the user began outside the app and that wait for entitlements.intents.drain, the
        oldest first.

        Returns: The waiting intents.

        Raises: InvalidParams.
        """
        return self._send("entitlements.intents.list", locals(), IntentList._read, "read")

    def add(
        self, *, product_id: str, offer_id: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> PurchaseIntent:
        """Stores a purchase that the user began outside the app, until entitlements.intents.drain returns it. If the
        same intent waits already, it is not stored again.

        Args:
            product_id: The store's id of the product to buy.
            offer_id: The id of the offer of the product. Without it, no offer.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The purchase intent.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._send("entitlements.intents.add", locals(), PurchaseIntent._read, "write")

    def drain(self, *, limit: Optional[int] = None, idempotency_key: Optional[str] = None) -> IntentList:
        """Returns the waiting purchase intents and removes them, so that each is returned only once.

        Args:
            limit: The largest number of intents to return. Without it, all.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of categories.

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
            from_: The present category. Case and surrounding spaces are ignored.
            to: The new category, in the spelling that items get.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of items that were changed. The core answers other requests during the renaming.

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
            company: The company. Without it, the selected company, or the only company.

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
        """Begins a stocktake of all stock, or only of a location, a category or some items.

        Args:
            name: The stocktake's name.
            scope: The stock to be counted. Without it, all of the company's stock.
            blind: `true` to hide the expected quantities from the people who count. Managers see these quantities.
                Without it, `false`.
            note: A free note.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new stocktake.

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
            status: Only stocktakes with this status.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            count: The stocktake.
            quantity: The counted quantity, in `unit`; 0 if the location has no stock of the item.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Without it, the item's own unit.
            location: The location, by its id, code or path. Without it, the item's own location, or else the company's
                main location.
            lot: The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
                arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
                count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`,
                `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial
                numbers.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The recorded line.

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
        """Lists the counted quantities, one for each item, location and lot, one page at a time. They are sorted by the
        ids of item, location and lot.

        Args:
            count: The stocktake.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of lines.

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
        """Lists the stock in the stocktake's scope that was not counted yet, one page at a time, sorted by the ids of
        item, location and lot. Posting the stocktake leaves this stock unchanged. Lent stock is not listed. A page may
        have fewer entries than `limit` although more follow: continue until `next` is `null`.

        Args:
            count: The stocktake.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of uncounted stock.

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
        """Marks a stocktake as fully counted, so that its differences can be reviewed before they are posted.

        Args:
            count: The stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stocktake after the step.

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
        """Reopens a submitted stocktake, so that counting can continue.

        Args:
            count: The stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stocktake after the step.

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
        """Posts the differences between counted and expected quantities to the ledger, in one transaction. Stock in the
        scope that was not counted stays unchanged. If no quantity differs, no entry is posted.

        Args:
            count: The stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stocktake after the step.

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
        """Cancels a stocktake without posting to the ledger.

        Args:
            count: The stocktake.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stocktake after the step.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            purchase_unit: The unit in which the item is bought, which must be one of `units`. Without it, the item's
                own unit.
            sales_unit: The unit in which the item is sold, which must be one of `units`. Without it, the item's own
                unit.
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
                outside the scope of the tax. Without it, S for a rate above 0, and else Z.
            kind: The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of
                other items by a bill of materials; its components are reserved and shipped. Without it, stocked. It can
                change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("inventory.items.history", locals(), HistoryEntryPage._read, "read")

    def get(self, *, id: Optional[str] = None, sku: Optional[str] = None, company: Optional[str] = None) -> Item:
        """Returns the item with the given id or SKU.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists items, newest first or in another order, one page at a time.

        Args:
            text: Words to search for. Each of them must begin a word of the item. Case and accents are ignored.
            category: Only items of this category. Case and surrounding spaces are ignored.
            archived: `true` to list only archived items. Without it, only items that are not archived.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            tag: Only items with this tag. Case and surrounding spaces are ignored.
            order: The order. newest: the newest first. name: by name, from A to Z. sku: by SKU. updated: the last
                changed first. Without it, `newest`.
            manufacturer: Only items of this manufacturer. Case and surrounding spaces are ignored.
            condition: Only items in this condition.
            flagged: `true` to list only items that need attention, `false` to leave these items out. Without it, all
                items.
            location: Only items that usually lie in this location. The location is given by its id, code or path.
            level: Only items whose stock is in this state. low: the projected stock is below minStock or below zero.
                out: no stock is available. negative: the quantity in some location is below zero.
            custom: Only items that have all these custom fields with these values.
            updated_since: Only items that were created or changed at this instant or later.
            supplier: Only items of this supplier, a contact.
            levels: `true` to add the stock of each item, in the member `level`.
            company: The company. Without it, the selected company, or the only company.

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
        """Finds the items that match a text best. If a search would take too long, the page ranks only the newest
        items, and `partial` is `true`.

        Args:
            text: Words to search for. Each of them must begin a word of the item. In a text that is written without
                spaces, such as Japanese, any part is found. Case and accents are ignored.
            limit: The maximum number of items on the page. Without it, 20.
            after: The `next` of the previous page. Without it, the first page.
            archived: `true` to list only archived items. Without it, only items that are not archived.
            levels: `true` to add the stock of each item, in the member `level`.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists the items with a barcode, newest first, one page at a time.

        Args:
            barcode: The barcode, exactly or as a scanner reports it. A UPC-A or UPC-E code and the EAN-13 code of the
                same product are equal.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            archived: `true` to list only archived items. Without it, only items that are not archived.
            levels: `true` to add the stock of each item, in the member `level`.
            company: The company. Without it, the selected company, or the only company.

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
            changes: The members to change.
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item after the change; unchanged if nothing differs.

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
        """Changes the given members of the item with this SKU, or creates the item if there is none.

        Args:
            sku: The item's SKU. Case and surrounding spaces are ignored.
            changes: The members to change. For a new item, `name` and `unit` must be given, and `sku` must be left out
                or be the same as the parameter `sku`.
            expect: The version that the item must have. If the item has another version, the request fails with
                `conflict`; if there is no item, with `notFound`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item after the write. A new item has the version 1.

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
        """Deletes the item with the given id or SKU.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
        """Returns an item's overview in one reply: stock levels, open orders, purchases and builds, and the latest
        changes.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            company: The company. Without it, the selected company, or the only company.

        Returns: The item's overview.

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
        """Marks an item as needing attention, with a reason. Without a reason, the mark is removed.

        Args:
            id: The id of the item. Either `id` or `sku` must be given, not both.
            reason: The reason why the item needs attention, in the company's words. If `null` or left out, the mark is
                removed.
            sku: The item's SKU, instead of `id`. Case and surrounding spaces are ignored.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item after the change; unchanged if the item had this reason already.

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
        """Returns up to 200 items by their SKUs, their barcodes or their ids, including archived items. Exactly one of
        `skus`, `barcodes` and `ids` must be given.

        Args:
            skus: The SKUs of the items. Exactly one of `skus`, `barcodes` and `ids` must be given. Case and surrounding
                spaces are ignored.
            barcodes: The barcodes of the items, as a scanner reports them, in any form of each code. Exactly one of
                `skus`, `barcodes` and `ids` must be given.
            ids: The ids of the items. Exactly one of `skus`, `barcodes` and `ids` must be given.
            company: The company. Without it, the selected company, or the only company.

        Returns: The items in the order of the request, with `null` for each unknown item.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
            company: The company. Without it, the selected company, or the only company.

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
        """Lends goods to a contact or to a user of the company, or records that goods were borrowed.

        Args:
            quantity: The quantity to lend, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Without it, the item's own unit.
            lot: The lot to lend, for an item that is tracked by lots. Without it, the lots that expire first. Must be
                left out for borrowed goods.
            from_: The location from which the goods are lent, by its id, code or path. Without it, the item's own
                location, or else the company's main location. Must be left out for borrowed goods.
            direction: The direction. out: lent to others. in: borrowed from others; these goods do not count as stock.
                Without it, `out`.
            contact: The id of the contact who borrows the goods, or who owns the goods if `direction` is `in`. Either
                `contact` or `user` must be given, not both.
            user: The id of the user of the company who borrows the goods, or who owns the goods if `direction` is `in`.
                Either `contact` or `user` must be given, not both.
            due_at: The instant by which the goods are to be returned. Without it, the loan has no due date and is never
                overdue.
            lent_at: The instant at which the goods were lent or borrowed, not in the future. Without it, now.
            note: A free note.
            force: `true` to take stock even if it is reserved for orders or builds. For managers of the inventory only.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan.

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
        """Lists loans, newest first, one page at a time.

        Args:
            item: Only loans of this item.
            contact: Only loans to or from this contact.
            user: Only loans to or from this user.
            direction: Only loans in this direction. out: goods that were lent. in: goods that were borrowed.
            status: Only loans with this status.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of loans.

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
            id: The loan.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan after the change; unchanged if nothing differs.

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
        """Records that a loan, or a part of it, was returned.

        Args:
            id: The loan.
            quantity: The returned quantity, in the item's own unit. Without it, all that is still out.
            lot: The lot that was returned. Without it, the lots in the order in which they were lent.
            to: The location of the returned goods, by its id, code or path. Without it, the location from which they
                were lent.
            note: A note for the ledger.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan after the change.

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
        """Reports a loan, or a part of it, as lost. The goods no longer count as stock.

        Args:
            id: The loan.
            reason: The reason, in the company's words.
            quantity: The lost quantity, in the item's own unit. Without it, all that is still out.
            lot: The lot that was lost. Without it, the lots in the order in which they were lent.
            note: A note for the ledger.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The loan after the change.

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
        """Lists overdue loans, the longest overdue first, one page at a time.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of loans.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            parent: The id of the location of which this location is a part; `null` if there is none.
            structural: `true` if the location only holds other locations, and no stock.
            kind: The use of the location. stock: its stock can be sold and used. transit: its stock is on the way
                between two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
            barcode: The barcode on the location's label; `null` for none.
            address: The address of the location.
            note: A free note.
            archived: `true` if the location is no longer in use. It accepts no more stock.
            company: The company. Without it, the selected company, or the only company.
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
            company: The company. Without it, the selected company, or the only company.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The location after the change. If no given member has a new value, the record and its version stay as
        they are.

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
            company: The company. Without it, the selected company, or the only company.
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
        """Moves a location, with everything in it, into another location.

        Args:
            id: The location.
            parent: The location of which the moved location becomes a part, by its id, code or path. If `null` or left
                out, the moved location becomes part of no other location.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
        """Returns the locations as a tree.

        Args:
            root: The location at the top of the tree, by its id, code or path. Without it, all locations that are not
                part of another location.
            depth: The number of levels below the root to return. Without it, all levels.
            company: The company. Without it, the selected company, or the only company.

        Returns: The tree, each location before its parts.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
            item: The lot's item. It cannot be changed.
            batch: The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must
                be given; for an item without batches, it must be left out.
            serial: The serial number of one piece, unique among the item's serial numbers. For an item whose pieces
                have serial numbers, it must be given; for other items, it must be left out.
            expiry: The last day on which the lot is good.
            manufactured_at: The day on which the lot was made.
            supplier_lot: The supplier's own name of the lot.
            status: The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers
                can set the status `destroyed` or `lost`.
            note: A free note.
            archived: `true` if the lot is no longer in use. It accepts no more stock.
            company: The company. Without it, the selected company, or the only company.
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
            company: The company. Without it, the selected company, or the only company.

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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The lot after the change. If no given member has a new value, the record and its version stay as they
        are.

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
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists lots with the quantity on hand of each, newest first, one page at a time.

        Args:
            item: Only lots of this item.
            status: Only lots with this status.
            archived: `true` to list only archived lots. Without it, only lots that are not archived.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of lots.

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
        """Moves a quantity of a lot, within one location, into one or more new lots. The quantity on hand stays the
        same.

        Args:
            lot: The lot to split.
            quantity: The quantity to split off, in the item's own unit; more than 0.
            location: The location, by its id, code or path. Without it, the item's own location, or else the company's
                main location.
            batch: The new lot's batch.
            serials: The serial numbers of the new lots, as many as the quantity.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The entries, whose sum is 0, and the resulting level of each lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Duplicate, InsufficientStock,
        KeyReused.
        """
        return self._send("inventory.lots.split", locals(), PostedStock._read, "write")

    def merge(
        self, *, lots: Sequence[str], into: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> PostedStock:
        """Merges lots into another lot of the same item, status and expiry, in all locations. The merged lots are
        archived, and the quantity on hand stays the same.

        Args:
            lots: The ids of the lots to merge.
            into: The id of the lot into which the others are merged.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The entries, whose sum is 0, and the resulting level of each lot.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("inventory.lots.merge", locals(), PostedStock._read, "write")

    def genealogy(self, *, lot: str, company: Optional[str] = None) -> LotGenealogy:
        """Returns, for one lot, the lots that it was made from, and the lots that were made from it, on all levels,
        with the orders that were shipped with them. Builds, splits and merges count.

        Args:
            lot: The lot.
            company: The company. Without it, the selected company, or the only company.

        Returns: The lot with its related lots.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
        """Posts goods that were bought and have arrived.

        Args:
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Without it, the item's own unit.
            lot: The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
                arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
                count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`,
                `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial
                numbers.
            location: The location that receives the stock, by its id, code or path. Without it, the item's own
                location, or else the company's main location.
            unit_cost: The cost of one of the item's own units. For managers of the inventory only.
            reason: The reason, in the company's words.
            note: A free note.
            effective_at: The instant at which the movement happened, not in the future. Without it, now. Only managers
                may give an instant more than 24 hours ago.
            expiry: The last day on which a new lot is good.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entry and the resulting stock levels.

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
        """Posts stock that was used up.

        Args:
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Without it, the item's own unit.
            lot: The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
                arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
                count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`,
                `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial
                numbers.
            location: The location that the stock leaves, by its id, code or path. Without it, the item's own location,
                or else the company's main location.
            reason: The reason, in the company's words.
            note: A free note.
            effective_at: The instant at which the movement happened, not in the future. Without it, now. Only managers
                may give an instant more than 24 hours ago.
            force: `true` to take stock even if it is reserved for orders or builds. For managers of the inventory only.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entry and the resulting stock levels.

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
        """Moves stock from one location to another.

        Args:
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Without it, the item's own unit.
            lot: The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
                arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
                count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`,
                `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial
                numbers.
            from_: The location that the stock leaves, by its id, code or path. Without it, the item's own location, or
                else the company's main location.
            to: The location that receives the stock, by its id, code or path. Without it, the item's own location, or
                else the company's main location.
            reason: The reason, in the company's words.
            note: A free note.
            effective_at: The instant at which the movement happened, not in the future. Without it, now. Only managers
                may give an instant more than 24 hours ago.
            force: `true` to take stock even if it is reserved for orders or builds. For managers of the inventory only.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: Both entries and the resulting stock levels.

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
        """Posts goods that a customer returned, with or without an order line, or that are returned to a supplier.

        Args:
            direction: The direction of the return. fromCustomer: a customer returned the goods. toSupplier: the goods
                are returned to a supplier.
            quantity: The quantity, in `unit`; more than 0.
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            unit: The unit of the quantity. Without it, the item's own unit.
            lot: The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
                arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
                count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`,
                `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial
                numbers.
            location: The location that receives the goods, or that they leave, by its id, code or path. Without it, the
                item's own location, or else the company's main location.
            reason: The reason, in the company's words.
            note: A free note.
            effective_at: The instant at which the movement happened, not in the future. Without it, now. Only managers
                may give an instant more than 24 hours ago.
            force: `true` to take stock even if it is reserved for orders or builds. For managers of the inventory only.
            condition: The condition of the goods. Without it, `ok`. returned: the goods must be inspected first. Such
                goods of a batch go into a separate lot with the status `returned`. A piece with a serial number stays
                in its lot, and the lot gets the status `returned`.
            order_line: The id of the order line whose goods are returned, for a return from a customer. `quantity` must
                be at most the quantity that was shipped and not yet returned. The return is also recorded in the order.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The posted entry and the resulting stock levels.

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
        """Corrects the quantity of an item in a location, by a difference or to a new quantity. A reason must be given.

        Args:
            item: The id of the item. Either `item` or `sku` must be given.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            by: The difference, in `unit`; negative for less stock. Either `by` or `to` must be given, not both.
            to: The quantity in the location after the correction, in `unit`. Either `by` or `to` must be given, not
                both.
            unit: The unit of the quantity. Without it, the item's own unit.
            location: The location, by its id, code or path. Without it, the item's own location, or else the company's
                main location.
            lot: The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
                arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
                count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`,
                `batch` and `serials`, the lots that expire first are taken.
            batch: The lot's batch, instead of `lot`. A receipt creates a lot for a new batch.
            serials: The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial
                numbers.
            reason: The reason, in the company's words.
            note: A free note.
            effective_at: The instant at which the movement happened, not in the future. Without it, now. Only managers
                may give an instant more than 24 hours ago.
            company: The company. Without it, the selected company, or the only company.
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
        """Reverses a transaction of the ledger, with entries of the opposite quantity.

        Args:
            transaction: The id of the transaction to reverse, from the reply of the method that posted it.
            reason: The reason, in the company's words.
            note: A free note.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The reversing entries and the resulting stock levels.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InsufficientStock,
        AlreadyReversed, KeyReused.
        """
        return self._send("inventory.stock.reverse", locals(), PostedStock._read, "write")

    def post(
        self, *, entries: Sequence[StockForm], company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> PostedStock:
        """Posts several movements at once: all of them, or none if one fails.

        Args:
            entries: The movements, in the order in which they are posted.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: All posted entries and the resulting stock levels.

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
        """Lists stock levels, sorted by item id, one page at a time. `limit` is the largest number of levels, and also
        the largest number of items that are examined for a page. Items that never had stock are listed only if `items`
        or `skus` names them. `inventory.items.list` with `levels: true` lists all items with their stock.

        Args:
            items: The ids of the items whose levels are listed. Without `items` and `skus`, all items that ever had
                stock are listed.
            location: Only stock in this location. The location is given by its id, code or path.
            include_sub: `true` to include stock in the locations within this location. Without it, `false`.
            by: The grouping of the levels. item: one level for each item. location: one level for each item and
                location with stock. lot: one level for each item, location and lot. Without it, `item`.
            at: The instant of the levels: only movements that happened until then are counted. The available part
                follows from the present kinds of locations and the present statuses of lots. If `at` is given, either
                `items` or `skus` must be given, too. Without `at`, the present instant.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            skus: The SKUs of the items whose levels are listed. If `skus` is given, `items` must be left out.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of levels.

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
        """Lists the items whose projected stock is below their `minStock`, or below zero. Items with the largest
        lacking quantity come first.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists the locations and lots with less than zero on hand, sorted by item id, one page at a time.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of levels below 0.

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
        """Lists the entries of the ledger, newest first, one page at a time.

        Args:
            item: Only entries of this item.
            location: Only entries of this location. The location is given by its id, code or path.
            type: Only entries of this type.
            from_: Only movements that happened at this instant or later.
            to: Only movements that happened at this instant or earlier.
            lot: Only entries of this lot.
            order: Only entries that were posted for this order or purchase.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            transaction: Only entries of this transaction.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            count: Only entries that this stocktake posted.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of entries.

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
        """Lists the lots in stock that expire soon or have expired, one page at a time. Lots with the earliest expiry
        come first.

        Args:
            days: The number of days within which a listed lot expires. Without it, settings.expiryDays of the company.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of lots with the quantity on hand of each.

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
        """Lists the stock alerts, newest first, one page at a time. Each alert was also sent as an event.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of alerts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("inventory.stock.alerts", locals(), StockAlertPage._read, "read")

    def rebuild(self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> RebuiltStock:
        """Recalculates the stored sums of all items from the ledger, orders and purchases, and corrects those that
        differ. The core also does this once a week in idle moments.

        Args:
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The corrected items. The core also stores an alert for each, and answers other requests during the
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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
            item: The item. It cannot be changed.
            contact: The id of the supplier: a contact of the kind `supplier`.
            sku: The supplier's own SKU for the item.
            pack_unit: The unit that the supplier sells: the item's own unit, or one of its `units`. Without it, the
                item's `purchaseUnit`, or else its own unit.
            min_order: The least quantity of an order, in the unit that the supplier sells. More than 0.
            lead_days: The number of days from an order to the arrival of the goods.
            preferred: `true` for the supplier from which the item is usually bought. An item has at most one. The
                item's `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
            breaks: The prices by quantity, the smallest quantity first, for managers of the inventory only.
            company: The company. Without it, the selected company, or the only company.
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
            company: The company. Without it, the selected company, or the only company.

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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The item supplier after the change. If no given member has a new value, the record and its version stay
        as they are.

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
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists suppliers of items, newest first, one page at a time.

        Args:
            item: Only suppliers of this item.
            contact: Only suppliers with this contact.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            sku: The item's SKU, instead of `item`. Case and surrounding spaces are ignored.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of suppliers.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of tags.

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
            from_: The present tag. Case and surrounding spaces are ignored.
            to: The new tag, in the spelling that items get.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of items that were changed. The core answers other requests during the renaming.

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
        """Asks the AI of the host for tasting notes that fit beans of the journal, or an origin and a roast level.
        Nothing is stored. To store the suggestion, call `journal.ai.accept`.

        Args:
            bean: The beans of the journal. Either `bean` or `beanOrigin` must be given, not both.
            bean_origin: The origin of beans that are not in the journal, such as Huila, Colombia. Either `bean` or
                `beanOrigin` must be given, not both.
            roast_level: The roast level of the beans, if `beanOrigin` is given. With `bean`, it is ignored.
            brew_method: The brewing method. Without it, the notes are for no particular method.
            fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
                request fails.
            deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
                Without it, 30,000.
            fresh: `true` to send the question to the model even if an equal question was answered in the last 10
                minutes. Without it, the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `value` is the part of the answer that has already arrived.

        Returns: The suggestion.

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
        """Asks the AI of the host to put a coffee's flavour into numbers, from tasting notes. Only with `keep`, the
        answer is stored with the tasting: scores that the tasting lacks, and further descriptors. Existing scores and
        descriptors stay.

        Args:
            notes: The taste, in words. Either `notes` or `tasting` must be given, not both.
            tasting: The tasting note whose text, descriptors and body are used. Either `notes` or `tasting` must be
                given, not both.
            keep: `true` to store the profile with the tasting. Needs `tasting`.
            fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
                request fails.
            deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
                Without it, 30,000.
            fresh: `true` to send the question to the model even if an equal question was answered in the last 10
                minutes. Without it, the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `value` is the part of the answer that has already arrived.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The flavour profile.

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
        """Asks the AI of the host for the parameters of a brew with given beans and a given method. The model's values
        are within the limits of a brew, and its grind setting is within the grinder's range. The core does not store
        the answer as a record.

        Args:
            bean: The beans.
            method: The method.
            equipment: The equipment to brew with, with at most one grinder. The grinder gives the range of the grind
                setting.
            fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
                request fails.
            deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
                Without it, 30,000.
            fresh: `true` to send the question to the model even if an equal question was answered in the last 10
                minutes. Without it, the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `value` is the part of the answer that has already arrived.

        Returns: The parameters to try.

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
        """Asks the AI of the host to put the journal's figures and insights into words. Every number in the text is a
        number of those figures or insights. Nothing is stored.

        Args:
            filters: Only brews that match these filters count. Without this parameter, all brews count.
            fallback: `true` to answer from the account's own journal if the host's AI cannot answer. Without it, the
                request fails.
            deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
                Without it, 30,000.
            fresh: `true` to send the question to the model even if an equal question was answered in the last 10
                minutes. Without it, the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `value` is the part of the answer that has already arrived.

        Returns: The figures in words.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("journal.ai.insights", locals(), ExplainedInsights._read, "read")

    def accept(
        self, *, suggestion: str, tasting: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Tasting:
        """Stores a suggestion of the last 24 hours in a new or an existing tasting note. Text that a person wrote is
        not replaced. After a restart of the core, earlier suggestions cannot be stored any more.

        Args:
            suggestion: The id of the suggestion: the member `suggestion` of the method's result.
            tasting: The tasting note that the suggestion is stored in. Without it, a new tasting note about the
                suggestion's beans is created.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The tasting note. Its `source` is `ai` for a new note, and `mixed` if a person began the note.

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
            name: The name on the bag.
            roaster: The roaster.
            origins: The origins of the beans. The shares of a blend sum to at most 100 percent.
            roast_level: The roast level of the beans.
            process: The process of the cherries.
            decaf: `true` if the beans are decaffeinated.
            roast_date: The day on which the beans were roasted. It must not be in the future.
            opened_at: The day on which the bag was opened.
            frozen_at: The day on which the beans were frozen. It must not be before `roastDate`.
            thawed_at: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
            best_before: The best-before date: the last day on which the roaster recommends the beans.
            weight: The weight of the beans in the bag, in grams.
            withdrawn: The grams that were used for other purposes than brews, such as a gift.
            price: The price of the bag.
            rating: The rating of the beans, from 0 to 5 in steps of 0.5.
            flavours: The flavours, as the roaster names them. If two devices change the list, sync merges the changes
                as those of a set: the additions of both devices stay.
            note: Any further text.
            url: The address of a page about the beans.
            barcode: The barcode on the bag, as text.
            favourite: `true` if the beans are a favourite.
            archived: `true` if the beans are out of use. Lists leave them out by default.
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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The bean after the change. If no given member has a new value, the record and its version stay as they
        are.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.beans.update", locals(), Bean._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of a bean, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
            name: The name on the bag.
            roaster: The roaster.
            origins: The origins of the beans. The shares of a blend sum to at most 100 percent.
            roast_level: The roast level of the beans.
            process: The process of the cherries.
            decaf: `true` if the beans are decaffeinated.
            roast_date: The day on which the beans were roasted. It must not be in the future.
            opened_at: The day on which the bag was opened.
            frozen_at: The day on which the beans were frozen. It must not be before `roastDate`.
            thawed_at: The day on which the beans were thawed. It needs `frozenAt` and must not be before that day.
            best_before: The best-before date: the last day on which the roaster recommends the beans.
            weight: The weight of the beans in the bag, in grams.
            withdrawn: The grams that were used for other purposes than brews, such as a gift.
            price: The price of the bag.
            rating: The rating of the beans, from 0 to 5 in steps of 0.5.
            flavours: The flavours, as the roaster names them. If two devices change the list, sync merges the changes
                as those of a set: the additions of both devices stay.
            note: Any further text.
            url: The address of a page about the beans.
            barcode: The barcode on the bag, as text.
            favourite: `true` if the beans are a favourite.
            archived: `true` if the beans are out of use. Lists leave them out by default.
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
        """Lists beans, newest first or in another order, one page at a time.

        Args:
            text: Words to search for. Each of them must begin a word of the name, the roaster or the note. Case and
                accents do not matter.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            roaster: Beans of this roaster only: the whole name. Case does not matter.
            country: Beans of this country of origin only.
            process: Beans of this process only.
            roast_level: Beans of this roast level only.
            finished: `true` for empty bags only, `false` for bags that are not empty. Without it, all bags.
            archived: `true` for archived beans only. Without it, only beans that are not archived.
            favourite: `true` for favourites only, `false` to leave favourites out. Without it, all beans.
            order: The order. newest: the newest record first. name: from A to Z. roastDate: the latest roast first.
                rating: the best rating first. remaining: the largest remaining weight first. Without it, `newest`.

        Returns: A page of beans.

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
        """Deletes beans. With `archiveIfUsed`, beans that other records refer to are archived instead.

        Args:
            id: The record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            archive_if_used: `true` to archive the record if other records refer to it. Without it, the request fails
                with `inUse`, which counts those records by kind.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The record that was deleted or archived.

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
            at: The time of the brew, from 1900 to one day in the future.
            bean: The bean. Required except in a draft.
            method: The brewing method. Required except in a draft.
            dose: The dose: the ground coffee, in grams. More than 0. Required except in a draft.
            water: The water, in grams.
            yield_: The yield: the weight of the beverage, in grams.
            grinder: The grinder: a piece of equipment of the kind `grinder`.
            grind_setting: The grind setting, on the grinder's own scale.
            temperature: The temperature of the water, in degrees Celsius.
            time: The time of the whole brew, in seconds.
            bloom_water: The water of the bloom (the first pour, which wets the coffee), in grams.
            bloom_time: The time of the bloom, in seconds.
            pressure: The pressure of the machine, in bar.
            pours: The pours, in the order of time. Their water must not sum to more than `water`.
            tds: The total dissolved solids of the beverage, in percent.
            equipment: The other equipment: each piece once, and no grinder. If two devices change the list, sync merges
                the changes as those of a set: the additions of both devices stay.
            place: The name of the place where the brew was made.
            rating: The rating of the brew, from 0 to 5 in steps of 0.5.
            note: Any further text.
            recipe: The recipe that the brew followed.
            favourite: `true` if the brew is a favourite.
            archived: `true` if the brew is archived. Lists leave it out by default, and statistics do not count it.
            draft: `true` if the brew is a draft, which may be incomplete. A draft needs only `at`. Statistics and
                figures do not count drafts.
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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The brew after the change. If no given member has a new value, the record and its version stay as they
        are.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.brews.update", locals(), Brew._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of a brew, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
            at: The time of the brew, from 1900 to one day in the future.
            bean: The bean. Required except in a draft.
            method: The brewing method. Required except in a draft.
            dose: The dose: the ground coffee, in grams. More than 0. Required except in a draft.
            water: The water, in grams.
            yield_: The yield: the weight of the beverage, in grams.
            grinder: The grinder: a piece of equipment of the kind `grinder`.
            grind_setting: The grind setting, on the grinder's own scale.
            temperature: The temperature of the water, in degrees Celsius.
            time: The time of the whole brew, in seconds.
            bloom_water: The water of the bloom (the first pour, which wets the coffee), in grams.
            bloom_time: The time of the bloom, in seconds.
            pressure: The pressure of the machine, in bar.
            pours: The pours, in the order of time. Their water must not sum to more than `water`.
            tds: The total dissolved solids of the beverage, in percent.
            equipment: The other equipment: each piece once, and no grinder. If two devices change the list, sync merges
                the changes as those of a set: the additions of both devices stay.
            place: The name of the place where the brew was made.
            rating: The rating of the brew, from 0 to 5 in steps of 0.5.
            note: Any further text.
            recipe: The recipe that the brew followed.
            favourite: `true` if the brew is a favourite.
            archived: `true` if the brew is archived. Lists leave it out by default, and statistics do not count it.
            draft: `true` if the brew is a draft, which may be incomplete. A draft needs only `at`. Statistics and
                figures do not count drafts.
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
        """Lists brews by the time of brewing, newest first, one page at a time.

        Args:
            filters: Only brews that match these filters count. Without this parameter, all brews count.
            section_by: The kind of sections. day, week, month: sections by the calendar, the latest first. bean: a
                section for each bean, the newest bean first. method: a section for each method, from A to Z.
            text: Words to search for. Each of them must begin a word of the note or the place. Case and accents do not
                matter.
            archived: `true` for archived brews only. Without it, only brews that are not archived.
            draft: `true` for drafts only, `false` for complete brews only. Without it, drafts and complete brews.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of brews. If only few of many brews match, a page may have fewer elements than `limit` although
        `next` is not `null`.

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
        """Lists the sections of a list of brews, one page at a time.

        Args:
            section_by: The kind of sections. day, week, month: sections by the calendar, the latest first. bean: a
                section for each bean, the newest bean first. method: a section for each method, from A to Z.
            filters: Only brews that match these filters count. Without this parameter, all brews count.
            archived: `true` for archived brews only. Without it, only brews that are not archived.
            draft: `true` for drafts only, `false` for complete brews only. Without it, drafts and complete brews.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

        Returns: A page of sections, in the order of journal.brews.list.

        Raises: InvalidParams.
        """
        return self._send("journal.brews.sections", locals(), BrewSectionPage._read, "read")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes a brew with its tasting notes and photos.

        Args:
            id: The record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deleted record.

        Raises: InvalidParams, NotFound, Conflict, KeyReused.
        """
        return self._send("journal.brews.delete", locals(), Deleted._read, "write")

    def repeat(self, *, id: str, idempotency_key: Optional[str] = None) -> Brew:
        """Creates a draft with the parameters of a brew and the present time. The rating, the note and the TDS are not
        copied.

        Args:
            id: The brew to repeat.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The draft.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("journal.brews.repeat", locals(), Brew._read, "write")

    def best(
        self,
        *,
        bean: Optional[str] = None,
        method: Optional[Literal["pourOver", "frenchPress", "aeroPress", "espresso", "mokaPot", "coldBrew", "siphon", "drip", "turkish", "cupping", "other"]] = None,
    ) -> Optional[Brew]:
        """Finds the brew with the highest rating. If several brews have that rating, it returns the latest of them.

        Args:
            bean: Brews of this bean only.
            method: Brews of this method only.

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
            kind: The kind of equipment.
            name: The name of the piece.
            brand: The maker.
            model: The maker's name of the model.
            bought_at: The day of the purchase, such as 2026-11-30.
            price: The price of the purchase.
            setting: The scale of a grinder. Only a grinder may have a scale.
            method: The brewing method of a brewer. Only a brewer may have a method.
            note: Any further text.
            favourite: `true` if the piece is a favourite.
            archived: `true` if the piece is out of use. Lists leave it out by default.
            is_default: `true` if the piece is the default of its kind. Each kind has at most one default. If another
                piece becomes the default, this member becomes `false`.
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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The equipment after the change. If no given member has a new value, the record and its version stay as
        they are.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._send("journal.equipment.update", locals(), Equipment._read, "write")

    def history(self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None) -> HistoryEntryPage:
        """Lists the changes of an equipment, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
            kind: The kind of equipment.
            name: The name of the piece.
            brand: The maker.
            model: The maker's name of the model.
            bought_at: The day of the purchase, such as 2026-11-30.
            price: The price of the purchase.
            setting: The scale of a grinder. Only a grinder may have a scale.
            method: The brewing method of a brewer. Only a brewer may have a method.
            note: Any further text.
            favourite: `true` if the piece is a favourite.
            archived: `true` if the piece is out of use. Lists leave it out by default.
            is_default: `true` if the piece is the default of its kind. Each kind has at most one default. If another
                piece becomes the default, this member becomes `false`.
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
        """Lists equipment, newest first, one page at a time.

        Args:
            text: Words to search for. Each of them must begin a word of the name, the maker, the model or the note.
                Case and accents do not matter.
            kind: Equipment of this kind only.
            archived: `true` for archived equipment only. Without it, only equipment that is not archived.
            favourite: `true` for favourites only, `false` to leave favourites out. Without it, all equipment.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of equipment.

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
        """Deletes a piece of equipment. With `archiveIfUsed`, a piece that other records refer to is archived instead.

        Args:
            id: The record.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            archive_if_used: `true` to archive the record if other records refer to it. Without it, the request fails
                with `inUse`, which counts those records by kind.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The record that was deleted or archived.

        Raises: InvalidParams, NotFound, Conflict, InUse, KeyReused.
        """
        return self._send("journal.equipment.delete", locals(), Removed._read, "write")


class JournalFlavorWheelMethods(Methods):
    """Methods of journal.flavorWheel."""

    def get(self) -> FlavorWheel:
        """Returns the flavour wheel: a tree of terms in three levels.

        Returns: The groups of the wheel.

        Raises: InvalidParams.
        """
        return self._send("journal.flavorWheel.get", locals(), FlavorWheel._read, "read")

    def complete(self, *, text: str, limit: Optional[int] = None) -> CompletedTerms:
        """Completes a word that the user has begun, with flavour terms from the wheel and from the account's own
        tastings and beans.

        Args:
            text: The beginning of a word of the term. Case does not matter.
            limit: The largest number of terms. Without it, 20.

        Returns: The flavour terms. Terms that begin with the text come first.

        Raises: InvalidParams.
        """
        return self._send("journal.flavorWheel.complete", locals(), CompletedTerms._read, "read")


class JournalInsightsMethods(Methods):
    """Methods of journal.insights."""

    def list(self, *, filters: Optional[BrewFilter] = None) -> Insights:
        """Lists the insights from the latest 1,000 brews that fit the filters: one insight of each kind.

        Args:
            filters: The filters of brews. Without it, all brews count.

        Returns: The insights, in the order of their kinds.

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
            dose: The dose: the ground coffee, in grams.
            water: The water, in grams.
            yield_: The yield: the weight of the beverage, in grams.
            temperature: The temperature of the water, in degrees Celsius.
            grind_setting: The grind setting, on the grinder's own scale.
            bean: The bean for which the recipe is made. `null` for a recipe for any bean.
            steps: The steps, in the order of time. Their water must not sum to more than `water`.
            note: Any further text.
            favourite: `true` if the recipe is a favourite.
            archived: `true` if the recipe is out of use. Lists leave it out by default.
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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The recipe after the change. If no given member has a new value, the record and its version stay as
        they are.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
            dose: The dose: the ground coffee, in grams.
            water: The water, in grams.
            yield_: The yield: the weight of the beverage, in grams.
            temperature: The temperature of the water, in degrees Celsius.
            grind_setting: The grind setting, on the grinder's own scale.
            bean: The bean for which the recipe is made. `null` for a recipe for any bean.
            steps: The steps, in the order of time. Their water must not sum to more than `water`.
            note: Any further text.
            favourite: `true` if the recipe is a favourite.
            archived: `true` if the recipe is out of use. Lists leave it out by default.
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
        """Lists recipes from A to Z, one page at a time.

        Args:
            method: Recipes of this method only.
            bean: Recipes for this bean only.
            archived: `true` for archived recipes only. Without it, only recipes that are not archived.
            favourite: `true` for favourites only, `false` to leave favourites out. Without it, all recipes.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of recipes.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("journal.recipes.list", locals(), RecipePage._read, "read")

    def scale(
        self, *, id: str, dose: Optional[Number] = None, water: Optional[Number] = None, yield_: Optional[Number] = None
    ) -> ScaledRecipe:
        """Scales a recipe to another dose, water or yield. All weights are multiplied by one factor and rounded to 0.1
        g. Nothing is stored.

        Args:
            id: The recipe.
            dose: The wanted dose, in grams. Exactly one of `dose`, `water` and `yield` must be given.
            water: The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be given.
            yield_: The wanted yield, in grams. Exactly one of `dose`, `water` and `yield` must be given.

        Returns: The recipe for the other amount. Nothing is stored.

        Raises: InvalidParams, NotFound.
        """
        return self._send("journal.recipes.scale", locals(), ScaledRecipe._read, "read")


class JournalStatisticsMethods(Methods):
    """Methods of journal.statistics."""

    def overview(self, *, filters: Optional[BrewFilter] = None) -> JournalOverview:
        """Returns the figures of the journal as a whole. Drafts and archived brews are left out.

        Args:
            filters: The filters of brews. Without it, all brews count.

        Returns: The figures.

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
        """Returns one figure for each day, week or month with brews. Drafts and archived brews are left out.

        Args:
            measure: count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee.
                rating (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time
                (seconds): the mean over the brews that have the value.
            by: The span that each figure covers.
            filters: The filters of brews. Without it, all brews count.

        Returns: The figures of the spans that have brews, in the order of time.

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
            by: The dimension to group by. A brew of beans from several countries counts for each of these countries.
            filters: The filters of brews. Without it, all brews count.

        Returns: The figures, the group with the most brews first.

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
            at: The time of the tasting.
            brew: The brew. Either `brew` or `bean` must be given, not both.
            bean: The bean, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
            text: The taste, in words.
            descriptors: Flavour terms, from `journal.flavorWheel.get` or any others. If two devices change the list,
                sync merges the changes as those of a set: the additions of both devices stay.
            body_description: The body (the feel in the mouth), in words.
            scores: The scores. `null` if the tasting has no scores.
            source: The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
                mixed: the note has words of a person and words of the AI.
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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The tasting after the change. If no given member has a new value, the record and its version stay as
        they are.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
            at: The time of the tasting.
            brew: The brew. Either `brew` or `bean` must be given, not both.
            bean: The bean, for a tasting without a brew. Either `brew` or `bean` must be given, not both.
            text: The taste, in words.
            descriptors: Flavour terms, from `journal.flavorWheel.get` or any others. If two devices change the list,
                sync merges the changes as those of a set: the additions of both devices stay.
            body_description: The body (the feel in the mouth), in words.
            scores: The scores. `null` if the tasting has no scores.
            source: The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
                mixed: the note has words of a person and words of the AI.
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
        """Lists tasting notes by the time of the tasting, newest first, one page at a time.

        Args:
            text: Words to search for. Each of them must begin a word of the text, the descriptors or the body. Case and
                accents do not matter.
            brew: Notes about this brew only.
            bean: Notes about this bean only. Notes about brews of the bean are not included.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of tasting notes.

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
            order: The order.
            quantity: The quantity, in the line's unit. More than 0.
            item: The item. For a line of an item, give `item` or `sku`. For a line without an item, give only `text`.
            sku: The item's SKU, instead of `item`. Give one of the two, not both.
            text: The line's text. Without it, the item's name. Required for a line without an item.
            unit: The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`.
                Without it, the unit in which the item is sold.
            unit_price: The price of one unit, in the order's currency. Without it, the customer's own price, or else
                that of the customer's price list, or else that of the item (`priceSource`). Required for a line without
                an item.
            discount: The discount on the line in percent, from 0 to 100.
            tax_rate: The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, the line
                gets both from the contact if its category is set and not S, or else from the item if it has one, or
                else from the contact. Without any, 0.
            tax_category: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
                the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O
                outside the scope of the tax. Without it, S for a rate above 0, and else Z.
            note: The note below the line on documents.
            expect: The version that the order must have. If the order has another version, the request fails with
                `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The line.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The line after the change. If the given members do not differ, the line and its version stay as they
        are.

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
            id: The line.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The line.
            quantity: The quantity to cancel, in the line's unit. Without it, the whole quantity that is left to ship.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
        """Credits a quantity of a line that is on the invoice and will not be shipped. The invoice stays unchanged. The
        quantity is no longer reserved or owed.

        Args:
            id: The line.
            quantity: The quantity to credit, in the line's unit. Without it, the whole quantity that is neither shipped
                nor credited.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            order: The order.
            amount: The amount, in the order's currency. Negative for a repayment, which must not exceed the amount
                paid.
            method: The method of payment, in the company's words, such as cash or card.
            reference: The payment's reference in another system.
            at: The instant of the payment. It must not be in the future. Without it, now.
            company: The company. Without it, the selected company, or the only company.
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
        """Reverses a payment that was recorded by mistake. A payment can be reversed once.

        Args:
            id: The payment.
            reason: The reason, in the company's words.
            company: The company. Without it, the selected company, or the only company.
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
            order: The order.
            lines: The returned lines.
            reason: The reason, in the customer's words.
            company: The company. Without it, the selected company, or the only company.
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
        """Returns the deployment path of the app, which decides if Apple's own services or the app's backend hold the
        app's data.

        Returns: The deployment path, and its source.

        Raises: InvalidParams.
        """
        return self._send("policy.deployment.get", locals(), Deployment._read, "read")

    def set(
        self, *, path: Optional[Literal["appleNative", "backend"]] = None, idempotency_key: Optional[str] = None
    ) -> Deployment:
        """Stores a deployment path for this device, or removes the stored path.

        Args:
            path: The deployment path to store. Without it, or with `null`, the stored path is removed.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deployment path that is used now, and its source.

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
        """Lists the promotions that apply now and are not dismissed.

        Args:
            version: The version of the app. Without it, promotions that are limited to certain versions do not apply.
            locale: The user's language (BCP 47), such as `de-AT`. Without it, promotions that are limited to certain
                languages do not apply.
            subject: The subject of `percentage`. The core decides by this text if a promotion for a percentage of all
                subjects applies: always in the same way for the same text. Without it, the account's id in lower case.
            placement: The app's own name of the place where promotions are shown. Promotions for other places are left
                out. Without it, promotions for all places are listed.
            audiences: The audiences to which the user belongs, by the app's own names. Without them, promotions that
                are limited to certain audiences do not apply.

        Returns: The promotions: higher priorities first, then earlier starts, then by the bytes of their ids.

        Raises: InvalidParams.
        """
        return self._send("policy.promotions.list", locals(), Promotions._read, "read")

    def dismiss(self, *, id: str, idempotency_key: Optional[str] = None) -> Dismissal:
        """Hides a promotion for the number of seconds in its `dismissFor`, beginning now.

        Args:
            id: The id of the promotion.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The promotion, and the time from which it can be shown again.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("policy.promotions.dismiss", locals(), Dismissal._read, "write")


class PolicyUpdateMethods(Methods):
    """Methods of policy.update."""

    def later(self, *, version: str, days: int, idempotency_key: Optional[str] = None) -> UpdateDelay:
        """Puts off a recommended update: `policy.check` does not report the update for the given number of days. A
        required update is still reported.

        Args:
            version: The version to put off: the app's own version, as given to policy.check, or the recommended
                version.
            days: The number of days, each of 24 hours, from 1 to 365.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The version, and the time from which policy.check recommends the update again.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("policy.update.later", locals(), UpdateDelay._read, "write")

    def open(self, *, deadline: Optional[int] = None, idempotency_key: Optional[str] = None) -> OpenedUpdate:
        """Asks the host to open the page of the update: the `url` of the policy in AppConfig, which must be a page of
        an app store.

        Args:
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The address, and the outcome of the attempt to open it.

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
            purchase: The purchase.
            quantity: The quantity, in the line's unit. More than 0.
            item: The item. For a line of an item, give `item` or `sku`. For a line without an item, give only `text`.
            sku: The item's SKU, instead of `item`. Give one of the two, not both.
            text: The line's text. Without it, the item's name. Required for a line without an item.
            unit: The unit of `quantity`: for an item, its own unit or one of its `units`. Without it, the unit in which
                the item is bought.
            unit_price: The price of one unit, in the purchase's currency. Without it, if the caller manages the
                inventory, the supplier's price for the quantity, or else the item's cost, if it is in this currency.
                Otherwise the line has no price. Only managers of orders or the inventory may set it.
            discount: The discount on the line in percent, from 0 to 100.
            tax_rate: The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, the line
                gets both from the contact if its category is set and not S, or else from the item if it has one, or
                else from the contact. Without any, 0.
            tax_category: The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if
                the buyer owes the tax (reverse charge), K for a supply within the European Union, G for an export, O
                outside the scope of the tax. Without it, S for a rate above 0, and else Z.
            note: The note below the line on documents.
            expect: The version that the purchase must have. If the purchase has another version, the request fails with
                `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The line.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The line.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
        """Reverses a receipt that was recorded by mistake: the goods leave the inventory again. A receipt can be
        reversed once.

        Args:
            receipt: The receipt to reverse.
            reason: The reason, in the company's words.
            expect: The version that the purchase must have. If the purchase has another version, the request fails with
                `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The reversing receipt, and the purchase after it.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        InsufficientStock, AlreadyReversed, KeyReused.
        """
        return self._send("purchases.receipts.reverse", locals(), ReversedReceipt._read, "write")


class SharingDeparturesMethods(Methods):
    """Methods of sharing.departures."""

    def list(self, *, limit: Optional[int] = None, after: Optional[str] = None) -> DeparturePage:
        """Lists the companies of other accounts in which this account no longer participates, each with the reason,
        newest first. The core stores the latest 1,000.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
            permission: The permission. readWrite: everything that the access record allows. readOnly: only reading,
                even if the access record allows more.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The participant.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.participants.update", locals(), Participant._read, "write")

    def remove(
        self, *, participant: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Participant:
        """Removes a participant, or withdraws an invitation. The access record is deleted, too. The company is removed
        from the participant's devices, and records that the participant made stay. A second call changes nothing.

        Args:
            participant: The id of the participant.
            company: The company. Without it, the selected company, or the only company.
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
        """Lists values that were discarded because two devices changed the same member, newest first, one page at a
        time. The lines are the same on all devices. A caller sees only lines about records and members that the caller
        may read. Each line is about one discarded value. A line is deleted 90 days after it was resolved.

        Args:
            record: The id of a record. With it, only conflicts of this record are listed.
            resolved: `true` for resolved conflicts only, `false` for unresolved conflicts only. Without it, all
                conflicts.
            account: `true` for conflicts of the account's own records, which belong to no company. Without it, such
                conflicts are listed only if `record` is one of these records.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.

        Returns: A page of conflicts.

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
            take: The right value. local: the value of the device that found the conflict. server: the cloud's value.
            id: The id of the conflict. At least one of `id` and `record` must be given.
            record: The id of the record. Without `id`, the record's unresolved conflicts are resolved, at most 200 with
                one request.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The resolved conflicts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, KeyReused.
        """
        return self._send("sync.conflicts.resolve", locals(), ResolvedConflicts._read, "write")


class SyncEventsMethods(Methods):
    """Methods of sync.events."""

    def list(self, *, limit: Optional[int] = None, after: Optional[str] = None) -> SyncEventPage:
        """Lists the latest 1,000 events of sync that moved records or failed, newest first, one page at a time. A
        failure that repeats in the same way is listed once. Subscribers get each event of sync as an event of the type
        `syncEvent`, too.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

        Returns: A page of events.

        Raises: InvalidParams.
        """
        return self._send("sync.events.list", locals(), SyncEventPage._read, "read")


class SyncQueueMethods(Methods):
    """Methods of sync.queue."""

    def list(self, *, limit: Optional[int] = None, after: Optional[str] = None) -> QueuedRecordPage:
        """Lists the records with changes of this device that the cloud has not confirmed, one page at a time. Each
        record has one entry.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

        Returns: A page of the queue.

        Raises: InvalidParams.
        """
        return self._send("sync.queue.list", locals(), QueuedRecordPage._read, "session")

    def retry(self, *, record: Optional[str] = None) -> SyncStatus:
        """Begins a cycle that sends refused records at once, without waiting for their next attempt. Records that were
        put aside (quarantined) are tried again, too.

        Args:
            record: The id of the record to retry. `null` for all records.

        Returns: The state of sync.

        Raises: InvalidParams, NotFound.
        """
        return self._send("sync.queue.retry", locals(), SyncStatus._read, "session")

    def discard(
        self, *, record: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> DiscardedRecord:
        """Restores a record to the cloud's state. Changes of the record on this device that the cloud has not confirmed
        are discarded. Each discarded value gets a line in `sync.conflicts.list`. This cannot be undone.

        Args:
            record: The id of the record.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the record. `discarded` is `true` if the record had pending changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, KeyReused.
        """
        return self._send("sync.queue.discard", locals(), DiscardedRecord._read, "write")


class WidgetsEntitiesMethods(Methods):
    """Methods of widgets.entities."""

    def get(self, *, ids: Optional[Sequence[str]] = None) -> PlaceList:
        """Returns the places with the given ids, in the order of the ids. Unknown ids are ignored.

        Args:
            ids: The ids of places, as stored in the configurations of widgets.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._send("widgets.entities.get", locals(), PlaceList._read, "read")

    def suggested(self) -> SuggestedPlaces:
        """Returns the places to offer before the user types: the device's place and the recent places.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._send("widgets.entities.suggested", locals(), SuggestedPlaces._read, "read")

    def matching(self, *, text: str, limit: Optional[int] = None) -> PlaceList:
        """Searches the known places by name. Each word of the text must begin a word of the place's name. Case and
        accents do not matter. Recent places come first.

        Args:
            text: The text that the user has typed.
            limit: The largest number of places. Without it, 20.

        Returns: The places.

        Raises: InvalidParams.
        """
        return self._send("widgets.entities.matching", locals(), PlaceList._read, "read")


class WidgetsPlaceMethods(Methods):
    """Methods of widgets.place."""

    def get(self, *, max_age: Optional[int] = None) -> ShownPlace:
        """Returns the place for widgets whose configuration names no place.

        Args:
            max_age: The age from which the device's place counts as old, in seconds. Without it, 86400: one day.

        Returns: The chosen place, and the place that these widgets show.

        Raises: InvalidParams.
        """
        return self._send("widgets.place.get", locals(), ShownPlace._read, "read")

    def choose(self, *, place: str, idempotency_key: Optional[str] = None) -> ShownPlace:
        """Chooses one of the user's places for widgets whose configuration names no place.

        Args:
            place: The id of the place, as returned by `widgets.recents.add`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The place that these widgets show from now on.

        Raises: InvalidParams, NotFound, FeatureRequired, KeyReused.
        """
        return self._send("widgets.place.choose", locals(), ShownPlace._read, "write")

    def use_device(self, *, idempotency_key: Optional[str] = None) -> ShownPlace:
        """Chooses the device's place for widgets whose configuration names no place.

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
        """Lists the last used places, newest first.

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
        """Records the use of a place. The place becomes the first of the recent places. At most 20 recent places are
        stored, so the oldest may be removed. A place with the same name at most 100 m away counts as the same place and
        keeps its id.

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
        """Removes a place from the list of recent places. The id of the place stays valid.

        Args:
            id: The place.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome: the place was removed, or was not in the list.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.recents.remove", locals(), RemovedRecent._read, "write")

    def clear(self, *, idempotency_key: Optional[str] = None) -> ClearedRecents:
        """Empties the list of recent places. The ids of the places stay valid.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of removed places.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("widgets.recents.clear", locals(), ClearedRecents._read, "write")

    def import_(self, *, places: Sequence[ImportedPlace], idempotency_key: Optional[str] = None) -> PlaceList:
        """Imports the recent places of another device, as read from `widgets.recents.list` or the app group there. They
        become the newest recent places, and their ids become valid on this device, too.

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
            company: The company. Without it, the selected company, or the only company.

        Returns: The caller. If the request names no company and no company is selected, the account.

        Raises: InvalidParams, NotFound.
        """
        return self._send("access.whoami", locals(), Caller._read, "read")

    def allowed(self, *, company: Optional[str] = None) -> AllowedMethods:
        """Lists all methods, each with a decision: may the caller call the method or not. A front end can enable and
        disable its buttons by these decisions.

        Args:
            company: The company. Without it, the selected company, or the only company.

        Returns: All methods.

        Raises: InvalidParams, NotFound.
        """
        return self._send("access.allowed", locals(), AllowedMethods._read, "read")

    def check(self, *, method: str, user: Optional[str] = None, company: Optional[str] = None) -> CheckedMethod:
        """Decides if a user may call a method. The user is the caller, or another user of the company.

        Args:
            method: The method's name.
            user: The user whose right is checked. Only an owner may name another user. Without it, the caller.
            company: The company. Without it, the selected company, or the only company.

        Returns: The decision, and its reason.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("access.check", locals(), CheckedMethod._read, "read")

    def explain(self, *, method: str, user: Optional[str] = None, company: Optional[str] = None) -> Explanation:
        """Returns the reason why a user may call a method, or the rights that would be enough. The user is the caller,
        or another user of the company.

        Args:
            method: The method's name.
            user: The user whose right is checked. Only an owner may name another user. Without it, the caller.
            company: The company. Without it, the selected company, or the only company.

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
        """Gives a user rights in a company. The user need not have rights there yet. Members that are left out stay
        unchanged. A manager can give and remove the bits of `deptMask` in the manager's own departments, but cannot
        change the rights of owners.

        Args:
            user: The user who gets the rights. Without it, a new user.
            name: The user's name, as one line of text; `null` removes the name.
            is_owner: `true` to make the user an owner, who may do everything except what only the founder may do.
            dept_mask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists
                the bits.
            manager_mask: The departments that the user manages, as a bit mask. A manager of a department can also
                delete, approve and see costs there.
            preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks,
                not both.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The user's access record, unchanged if nothing differs.

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
        """Removes all rights of a user in a company, with the user's credentials and session. access.people can still
        list the user. A manager can revoke the rights of users whose rights lie within the manager's departments.

        Args:
            user: The user who loses the rights.
            expect: The version of the access record that the caller has read. If the record has another version, the
                request fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The removed access record.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists the users of a company by name, or by username if they have no name, in the order in which they got
        their first rights. With `includeLeft: true`, users who have left are listed, too, with their usernames.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            include_left: `true` to also list users who have left the company. Without it, `false`.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of users.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("access.people", locals(), NamedPersonPage._read, "read")

    def transfer(
        self, *, user: str, password: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> AccessRecord:
        """Makes another owner the founder of a company. No other owner can revoke or demote the founder. The former
        founder remains an ordinary owner.

        Args:
            user: The new founder: another owner, who has credentials.
            password: The present founder's own password. A repeat of the request with the same idempotencyKey may have
                another value here.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new founder's access record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, OwnerNeeded, SignInFailed,
        TooManyAttempts, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("access.transfer", locals(), AccessRecord._read, "write")

    def departments(self, *, company: Optional[str] = None) -> DepartmentPage:
        """Lists the departments of a company: the departments that every company has, and the company's own.

        Args:
            company: The company. Without it, the selected company, or the only company.

        Returns: The departments with their bits.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("access.departments", locals(), DepartmentPage._read, "read")

    def presets(self) -> PresetPage:
        """Lists the usual sets of rights, each with a name that access.grant accepts.

        Returns: The presets.

        Raises: InvalidParams.
        """
        return self._send("access.presets", locals(), PresetPage._read, "read")

    def sign_in(self, *, username: str, password: str, company: Optional[str] = None) -> Caller:
        """Signs a user in to a company. If another user is signed in there, that user's session ends. The new session
        continues after a restart of the core. It ends with a sign-out, after settings.sessionHours of the company, or
        after settings.idleMinutes without a request.

        Args:
            username: The username. Case, width and Unicode normalization do not matter.
            password: The password.
            company: The company. Without it, the selected company, or the only company.

        Returns: The user who acts in the company now. Later requests of the company wait for this reply. Replies to
        requests of other companies may be sent before it.

        Raises: InvalidParams, NotFound, NoCompany, SignInFailed, TooManyAttempts, LimitReached, RequestCancelled.
        """
        return self._send("access.signIn", locals(), Caller._read, "session")

    def sign_out(self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> Caller:
        """Ends the session in a company.

        Args:
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The caller after the sign-out, and the caller's rights.

        Raises: InvalidParams, NotFound, NoCompany, KeyReused.
        """
        return self._send("access.signOut", locals(), Caller._read, "write")


class AiMethods(Methods):
    """The AI of the host, which other services use."""

    def availability(
        self, *, deadline: Optional[int] = None, progress_token: Optional[Union[str, int]] = None
    ) -> Availability:
        """Returns the availability of the host's model. The core asks the host at most once in 60 seconds, and the host
        may report changes by itself.

        Args:
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.

        Returns: The availability, with a reason if there is no model.

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
                `registry` (the newest 2,000 places that were offered to widgets). The names of the app's own values
                begin with `app.`.

        Returns: The value, and the time when it was written.

        Raises: InvalidParams.
        """
        return self._send("appGroup.get", locals(), SharedValue._read, "read")

    def set(self, *, name: str, value: Optional[Any] = None, idempotency_key: Optional[str] = None) -> SharedValue:
        """Stores a value that the app shares with its widgets: `scale`, or a value of the app's own, which may be any
        JSON of at most 64 KiB.

        Args:
            name: The name of the value: `scale`, or a name that begins with `app.`.
            value: The value to store. `null` removes the stored value.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stored value.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._send("appGroup.set", locals(), SharedValue._read, "write")

    def list(self) -> SharedNames:
        """Lists the values that the app shares with its widgets, in the order of their names.

        Returns: The names of the values.

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
        """Adds an asset to a record, from a file on this machine or from base64 text. The file may be removed
        afterwards. The text in `base64` must fit into one message, by default of at most 16 MiB. To add a larger asset
        in pieces, use assets.begin.

        Args:
            owner: The record to which the asset will belong.
            role: The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a
                proof of delivery. document: anything else.
            name: The asset's name, as one line of text. Without it, the asset has no name.
            media_type: The media type. It is needed if the first bytes do not show the type, or show only a container:
                ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF,
                WebP, HEIC, AVIF and PDF.
            path: The absolute path of a file on the core's machine. Either `path` or `base64` must be given, not both.
            base64: The bytes in standard base64 (RFC 4648), with padding. Either `path` or `base64` must be given, not
                both.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The asset, whose bytes are on the disk. The caller must have the right to change the record. Later
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
            role: The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a
                proof of delivery. document: anything else.
            name: The asset's name, as one line of text. Without it, the asset has no name.
            media_type: The media type. It is needed if the first bytes do not show the type, or show only a container:
                ZIP (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF,
                WebP, HEIC, AVIF and PDF.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The upload. The caller must have the right to change the record.

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
        """Appends a piece to an upload. The same piece may be sent again.

        Args:
            upload: The id of the upload, from assets.begin.
            offset: The offset of the piece in the asset, in bytes from 0. The offset must be at most `received` of the
                last reply: the number of bytes that the core already has.
            base64: The piece in standard base64 (RFC 4648), with padding. The piece must fit into one message, by
                default of at most 16 MiB.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
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
        """Finishes an upload: adds the asset to its record, if the received bytes have the given digest.

        Args:
            upload: The id of the upload, from assets.begin.
            sha256: The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The asset, whose bytes are on the disk. Later requests of the company wait for this reply.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, AssetTooLarge, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("assets.finish", locals(), Asset._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> Asset:
        """Returns an asset, without its bytes.

        Args:
            id: The id of the asset.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.

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
            role: Only assets with this role. Without it, all assets of the record.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.

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
            offset: The offset of the first byte, in bytes from 0. Without it, 0.
            length: The largest number of bytes to return. Without it, 1 MiB (1,048,576 bytes).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes received, including the bytes of files that were
                requested earlier and are received first.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.

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
                with this token, in which `done` counts the bytes received, including the bytes of files that were
                requested earlier and are received first.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.

        Returns: The file. Only the machine's user who runs the core may read the file. No program may write it. The
        caller must have the right to see the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AssetMissing, RequestCancelled.
        """
        return self._send("assets.path", locals(), AssetPath._read, "read")

    def remove(self, *, id: str, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Removes an asset from its record.

        Args:
            id: The id of the asset.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The id of the removed asset. The core removes the file in an idle moment, at least one hour after the
        file was created. The caller must have the right to change the record.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, InUse, KeyReused.
        """
        return self._send("assets.remove", locals(), Deleted._read, "write")

    def reorder(
        self, *, ids: Sequence[str], company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> AssetPage:
        """Moves assets of a record to the front, in the given order. The others follow in their present order.

        Args:
            ids: The ids of assets of one record, each id once, in the new order.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.
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
                with this token, in which `done` counts the bytes received, including the bytes of files that were
                requested earlier and are received first.
            company: The company. If `company` is left out and the request names a record of the account's own, the
                account. Otherwise, the selected company, or the only company.

        Returns: All assets of the record. The `state` of each asset is the place of its bytes after the fetch. The
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
        """Signs a user in with the credential that Apple gave the front end. The token is read, and its signature is
        verified if Apple's keys are available. Another user's session ends.

        Args:
            user: The user's id at Apple.
            identity_token: The identity token, a JWS. It is required, and never stored.
            authorization_code: The authorization code. It is required, can be used once, and is never stored.
            full_name: The user's name. Apple sends it only at the first sign-in.
            email: The user's e-mail address. Apple sends it only at the first sign-in.
            transferred_from: The user's id at Apple before the app was transferred to another developer. Needed if the
                user's session has ended with the reason `transferred`.
            nonce: The text whose SHA-256 was the nonce of the request to Apple; `null` if the request had none.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The user who is signed in now.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("auth.signIn", locals(), SignedIn._read, "write")

    def request(self, *, deadline: Optional[int] = None, idempotency_key: Optional[str] = None) -> SignedIn:
        """Lets the host show Apple's sign-in, with a nonce of the core. The user is then signed in as by auth.signIn.

        Args:
            deadline: The time limit for the user, in milliseconds. Without it, 300,000 (5 minutes).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The user who is signed in now.

        Raises: InvalidParams, MissingCredential, NotOnThisPath, HostUnavailable, HostTimeout, HostError, HostFault,
        LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("auth.request", locals(), SignedIn._read, "write")

    def state(self) -> AuthState:
        """Returns the state of the session: the user who is signed in with Apple. The method can be a live query.

        Returns: The state of the session.

        Raises: InvalidParams.
        """
        return self._send("auth.state", locals(), AuthState._read, "read")

    def sign_out(self, *, idempotency_key: Optional[str] = None) -> AuthState:
        """Ends the session, and deletes its secrets. The user's records stay.

        Args:
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state without a session.

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
        """Deletes the user who is signed in, with their conversations and feedback, on all devices of the account. The
        backend deletes its own account of the user, too. This cannot be undone.

        Args:
            confirm: The text `delete`, which confirms that the account is to be deleted.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome. The user's records in the data directory are deleted even if the backend could not be
        reached.

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
        """Asks the host to check the credential with Apple. The session ends only if Apple reports that the credential
        is revoked, not found or transferred. If the host is missing or late, the session continues.

        Args:
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The state of the session, and the reason if Apple could not be reached.

        Raises: InvalidParams, RequestCancelled, KeyReused.
        """
        return self._send("auth.validate", locals(), Validation._read, "write")

    def credential_revoked(self) -> AuthState:
        """A host calls this method, usually as a notification, when Apple has revoked a credential. The core then
        checks the credential with Apple.

        Returns: The state of the session. The session ends only after Apple has confirmed the revocation.

        Raises: InvalidParams.
        """
        return self._send("auth.credentialRevoked", locals(), AuthState._read, "session")

    def gate(self) -> AuthGate:
        """Returns the parts of the app that the user may use. A sign-in with Apple opens the app, and the backend's
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
        """Creates a company in the private store, with the account as its founder. If credentials are given, only users
        who are signed in can act in the company from then on.

        Args:
            name: The company's name.
            legal_name: The company's legal name, as in its contracts.
            address: The company's address.
            currency: The company's currency: the code of ISO 4217, such as EUR.
            time_zone: The time zone in which the company's days begin and end: a name in the IANA database, such as
                Europe/Berlin. `null` for UTC.
            logo: The place of the company's logo: a text that the front end understands, such as a file name or a URL.
                The core does not read it.
            tax_id: The company's tax id on its invoices, such as a VAT number. The core does not check its form.
            registration: The company's number in a register, such as a commercial register, on its invoices.
            bank: The bank account to which invoices are paid.
            payment_terms: The terms of payment in words, on the company's invoices.
            departments: The company's own departments, in addition to the departments that every company has.
            settings: The company's settings.
            archived: `true` if the company is archived. Its records can be read, but not changed.
            credentials: The founder's username and password. Without them, the account acts in the company, without a
                sign-in.
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
            company: The company. Without it, the selected company, or the only company.

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
            archived: `true` to list only archived companies, `false` to leave archived companies out. Without it, all
                companies.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            kind: The kind of companies to list. Without it, companies of both kinds.

        Returns: A page of companies.

        Raises: InvalidParams.
        """
        return self._send("companies.list", locals(), ListedCompanyPage._read, "read")

    def personal(self, *, idempotency_key: Optional[str] = None) -> Company:
        """Returns the personal company, which holds the account's own inventory. The first call creates this company.
        An account has only one.

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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The company after the change, unchanged if nothing differs.

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
        """Sets the tier of a company. The core does not check payment. In production the tier follows from purchases,
        and this method fails with `forbidden`. If the new tier is smaller, records beyond its limits stay, but no more
        can be added.

        Args:
            tier: The tier.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The company after the change, unchanged if nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.setTier", locals(), Company._read, "write")

    def follow_entitlements(
        self, *, expect: Optional[int] = None, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Company:
        """Makes the tier of a company follow the purchases of the account that owns the company. This lasts until
        companies.setTier sets a tier.

        Args:
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The company after the change, unchanged if nothing differs.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.followEntitlements", locals(), Company._read, "write")

    def tiers(self) -> TierLimitsPage:
        """Lists the tiers of companies with their limits, the smallest tier first.

        Returns: The tiers.

        Raises: InvalidParams.
        """
        return self._send("companies.tiers", locals(), TierLimitsPage._read, "read")

    def delete(
        self, *, company: str, confirm: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None
    ) -> Deleted:
        """Deletes a company with everything that belongs to it. This cannot be undone, so only the founder may do it.

        Args:
            company: The company. It must be given, even if a company is selected.
            confirm: The exact name of the company, which confirms that the right company is to be deleted.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deleted record.

        Raises: InvalidParams, NotFound, SignInRequired, Forbidden, Conflict, KeyReused.
        """
        return self._send("companies.delete", locals(), Deleted._read, "write")

    def select(
        self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Optional[ListedCompany]:
        """Selects a company. Requests without the parameter `company` then refer to this company. The selection remains
        until it is changed, also after a restart of the core.

        Args:
            company: The company to select. If `null` or left out, no company is selected, even if there is only one.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The selected company; `null` if none is selected.

        Raises: InvalidParams, NotFound, KeyReused.
        """
        return self._send("companies.select", locals(), optional(ListedCompany._read), "write")

    def selected(self) -> Optional[ListedCompany]:
        """Returns the selected company, where its data is stored (`private` or `shared`), and the caller's role.

        Returns: The selected company. If no company is selected, or the selected company no longer exists: the only
        company, or `null` if there is not exactly one company.

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
            kinds: The kinds of the contact: customer, supplier or partner. At least one kind, and each only once.
            organisation: The organisation for which a person works; `null` for none.
            people: The people to speak to at the organisation.
            emails: The email addresses, the main one first.
            phones: The telephone numbers, the main one first.
            website: The URL of the website.
            addresses: The postal addresses.
            tax_id: The tax id, such as a VAT number. The core does not check its form.
            currency: The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR.
            payment_days: The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's
                invoices follows from it.
            price_list: The name of the price list whose prices apply to the contact's orders (prices.list).
            tax_rate: The tax rate in percent of new lines of the contact's orders and purchases, with at most 3
                decimals. A line whose item has a `taxRate` or `taxCategory` gets the item's. `null` for none.
            tax_category: The category of the tax on new lines of the contact's orders and purchases (EN 16931). A
                category other than S applies to all these lines, whatever their items, with the rate 0: E for exempt,
                AE if the buyer owes the tax, K for a supply within the European Union, G for an export, O for outside
                the scope of the tax, Z for the rate 0.
            tags: Further words by which the contact can be found.
            note: A free note.
            archived: `true` if the contact is no longer in use.
            company: The company. Without it, the selected company, or the only company.
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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The contact after the change. If no given member has a new value, the record and its version stay as
        they are.

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
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("contacts.history", locals(), HistoryEntryPage._read, "read")

    def get(self, *, id: str, company: Optional[str] = None) -> FoundContact:
        """Returns the contact with the given id. If that contact was merged into another contact, returns the contact
        that stayed.

        Args:
            id: The contact.
            company: The company. Without it, the selected company, or the only company.

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
            text: Words to search for. Each of them must begin a word of the contact. Case and accents are ignored.
            kind: Only contacts that have this kind. A listed contact may have other kinds, too.
            tag: Only contacts with this tag. Case and surrounding spaces are ignored.
            archived: `true` to list only archived contacts. Without it, only contacts that are not archived.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            text: Words to search for. Each of them must begin a word of the contact, or a group of digits in a
                telephone number. Case and accents are ignored.
            limit: The maximum number of contacts on the page. Without it, 20.
            after: The `next` of the previous page. Without it, the first page.
            archived: `true` to list only archived contacts. Without it, only contacts that are not archived.
            company: The company. Without it, the selected company, or the only company.

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
        """Lists pairs of contacts that share an email address, the digits of a telephone number, or a tax id. Archived
        contacts are left out.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of pairs, the oldest contacts first.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("contacts.duplicates", locals(), DuplicateContactsPage._read, "read")

    def merge(
        self, *, from_: str, into: str, company: Optional[str] = None, idempotency_key: Optional[str] = None
    ) -> Contact:
        """Merges a contact into another contact. Records that refer to the merged contact then refer to the contact
        that stays. That contact also gets the values that only the merged contact has.

        Args:
            from_: The contact to merge, which is removed. From then on, the id of the removed contact leads to the
                contact that `into` names.
            into: The contact that stays. If both contacts have different values of a member, the value of this contact
                stays.
            company: The company. Without it, the selected company, or the only company.
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
        """Lists the activity around a contact, such as notes, orders and loans, newest first, one page at a time.
        Records that the caller may not see are left out.

        Args:
            id: The contact.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of activity.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("contacts.activity", locals(), ActivityPage._read, "read")

    def account(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> ContactAccount:
        """Returns the account of a contact: the invoices, credit notes and payments of its orders, newest first, and
        what the contact owes.

        Args:
            id: The contact.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
    """Records of the public database, of any type, for reading."""

    def types(self) -> ContentTypes:
        """Lists the types of public records that the device stores.

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
            filter: The comparisons that a listed record must meet, all of them. Without it, all stored records of the
                type.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

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
        """Fetches the public records of a type, and replaces the stored ones. If that fails, the stored records remain.

        Args:
            type: The type of the records.
            filter: The comparisons that a record must meet to be fetched, in this fetch and in later ones. An empty
                list fetches all records of the type. Without it, the comparisons of the previous fetch are used.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The number of records, with their freshness and age.

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
        answer is complete. The message is on the disk before the request is sent to the backend. If the answer fails or
        is cancelled, `data.record` of the error is the id of the answer, which has the part that arrived, and
        `data.owner` is the conversation.

        Args:
            content: The text of the message.
            conversation: The conversation to continue. Without it, a new conversation.
            model: The name of the model at the backend. Without it, the model of the conversation.
            deadline: The time limit for the whole answer, in milliseconds. Without it, 600,000 (10 minutes).
            idle_deadline: The time limit from one part of the answer to the next, in milliseconds. Without it, 60,000
                (1 minute).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token for each part of the answer.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conversation, the message and its answer. If the request has a `progressToken`, rpc.progress sends
        the answer's text in parts before the reply: `value.text` of each part continues the earlier parts.

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
        """Requests an answer again that has failed or was cancelled, from the app's backend. The reply is sent when the
        new answer is complete. The new answer replaces the part that had arrived.

        Args:
            message: The id of the failed or cancelled answer, or of the user's message that it answers.
            deadline: The time limit for the whole answer, in milliseconds. Without it, 600,000 (10 minutes).
            idle_deadline: The time limit from one part of the answer to the next, in milliseconds. Without it, 60,000
                (1 minute).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token for each part of the answer.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The conversation, the message and its answer, as in conversations.send.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, TooManyAttempts, BackendFailed,
        StorageFault, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("conversations.retry", locals(), SentMessage._read, "write")

    def cancel(self, *, conversation: str) -> CancelledAnswer:
        """Cancels the answer that is arriving in a conversation. The part that has arrived stays. After this reply, the
        request that waits for the answer fails with `requestCancelled`.

        Args:
            conversation: The conversation.

        Returns: The id of the cancelled answer, or `null`.

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
            archived: `true` to list only archived conversations. Without it, only conversations that are not archived.
            text: Words to search for. Each of them must begin a word of the title. Case and accents are ignored.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of conversations. A page may have fewer conversations than `limit` although more follow:
        continue until `next` is `null`.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, CursorTooOld.
        """
        return self._send("conversations.list", locals(), ConversationPage._read, "read")

    def get(self, *, id: str) -> Conversation:
        """Returns one conversation.

        Args:
            id: The conversation.

        Returns: The conversation.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._send("conversations.get", locals(), Conversation._read, "read")

    def rename(
        self, *, id: str, title: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None
    ) -> Conversation:
        """Changes the title of a conversation. From then on, the backend does not replace the title.

        Args:
            id: The conversation.
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
            id: The conversation.
            archived: `true` to archive the conversation, `false` to restore it. Without it, `true`.
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
        """Deletes a conversation with its messages, on this device and on the account's other devices. The core does
        not tell the backend.

        Args:
            id: The conversation.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deleted record.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._send("conversations.delete", locals(), Deleted._read, "write")

    def search(self, *, text: str, limit: Optional[int] = None, after: Optional[str] = None) -> FoundMessagePage:
        """Searches for words in all messages of the user who is signed in.

        Args:
            text: Words to search for. Each of them must begin a word of the message. Case and accents are ignored.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

        Returns: A page of messages, the best match first.

        Raises: InvalidParams, NotOnThisPath, Unauthorized.
        """
        return self._send("conversations.search", locals(), FoundMessagePage._read, "read")

    def export(self, *, id: str, format: Literal["md", "jsonl"], after: Optional[str] = None) -> ChatExport:
        """Returns a conversation as text, the oldest message first, in pieces of at most about 1 MiB.

        Args:
            id: The conversation.
            format: The format of the text. md: Markdown. jsonl: one line of JSON for each message.
            after: The `rest` of the previous piece. Without it, the first piece.

        Returns: A piece of the text. All pieces in order are the whole text.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound.
        """
        return self._send("conversations.export", locals(), ChatExport._read, "read")


class DashboardMethods(Methods):
    """The figures of a company's day."""

    def summary(self, *, from_: Optional[datetime] = None, company: Optional[str] = None) -> DaySummary:
        """Returns the figures of a day: orders, dispatches, sales, and stock that needs attention.

        Args:
            from_: The instant at which a day of 24 hours begins. Without it, today in the company's time zone. If the
                company has no time zone, or one that the machine does not know, today in UTC.
            company: The company. Without it, the selected company, or the only company.

        Returns: The figures. A figure is `null` if the caller has no access to its department.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dashboard.summary", locals(), DaySummary._read, "read")


class DispatchesMethods(Methods):
    """The dispatches of orders."""

    def history(
        self, *, id: str, limit: Optional[int] = None, after: Optional[str] = None, company: Optional[str] = None
    ) -> HistoryEntryPage:
        """Lists the changes of a dispatch, newest first, one page at a time. A deleted record still has a history.

        Args:
            id: The id of the record.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
            order: The order. Its status must be submitted, inProgress or invoiced.
            collection_type: The way in which the goods get to the recipient.
            contact: The recipient, if the recipient is a contact.
            user: The recipient, if the recipient is a user of the company.
            recipient: The recipient as a free text, such as a name.
            address: The address of the recipient. Without it, the order's shipping address.
            carrier: The carrier.
            service: The carrier's name for the kind of shipping, such as express.
            tracking_number: The carrier's tracking number.
            parcels: The number of parcels, from 1 to 10,000.
            weight: The weight of the dispatch, in grams.
            assignee: The user who is responsible for the dispatch.
            planned_at: The instant at which the dispatch is planned to leave.
            note: A free note.
            proof: The proof of delivery: the id of one of the dispatch's assets (`assets.add`).
            company: The company. Without it, the selected company, or the only company.
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
            id: The dispatch.
            company: The company. Without it, the selected company, or the only company.

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
            order: Only dispatches of this order.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            id: The dispatch.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The dispatch after the change. If the given members do not differ, the dispatch and its version stay as
        they are.

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
        locations.

        Args:
            id: The dispatch.
            to: The new status.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The dispatch after the step.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        KeyReused.
        """
        return self._send("dispatches.step", locals(), Dispatch._read, "write")

    def pick_list(self, *, ids: Sequence[str], company: Optional[str] = None) -> PickedPlacePage:
        """Returns the pick list of dispatches, location by location. Dispatches that are delivered, returned or
        cancelled are left out.

        Args:
            ids: The dispatches.
            company: The company. Without it, the selected company, or the only company.

        Returns: The locations in the order of their tree, each with the lines to pick there.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("dispatches.pickList", locals(), PickedPlacePage._read, "read")

    def track(self, *, number: str, company: Optional[str] = None) -> DispatchPage:
        """Returns the dispatches with a number: the company's own number, or the carrier's tracking number.

        Args:
            number: The exact number. Surrounding spaces are ignored.
            company: The company. Without it, the selected company, or the only company.

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
        """Deletes a dispatch that has never changed its status and has never had goods. Any other dispatch can't be
        deleted, but can be cancelled as long as it was not delivered. The number is not used again.

        Args:
            id: The dispatch.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
        during the export.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, LimitReached, RequestCancelled,
        StorageFault.
        """
        return self._send("dispatches.export", locals(), ExportReport._read, "session")


class EntitlementsMethods(Methods):
    """The account's purchases, proven by signatures of the App Store, and the features that they entitle to."""

    @cached_property
    def intents(self) -> EntitlementsIntentsMethods:
        return EntitlementsIntentsMethods(self._caller)

    def ingest(self, *, documents: Sequence[str], idempotency_key: Optional[str] = None) -> Ingested:
        """Verifies documents that the App Store has signed (transactions, renewal infos, notifications, app
        transactions), and stores those that count. A refused document grants nothing. The other documents are still
        stored.

        Args:
            documents: The documents: JWS in compact form, as StoreKit or the App Store's server returns them, in any
                order.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome of each document, and the tiers and features that the account has now. entitlements.current
        lists the purchases behind them.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("entitlements.ingest", locals(), Ingested._read, "write")

    def current(self) -> CurrentEntitlements:
        """Returns the tiers and features that the account is entitled to, and the purchases behind them.

        Returns: The tiers, the features, and the purchases behind them.

        Raises: InvalidParams.
        """
        return self._send("entitlements.current", locals(), CurrentEntitlements._read, "read")

    def check(self, *, feature: str) -> CheckedFeature:
        """Returns the account's permission to use a feature, and the products that include the feature.

        Args:
            feature: The name of the feature.

        Returns: The permission, and the tiers and products that would give it.

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
        """Lists the stored signed documents, the last signed first, one page at a time.

        Args:
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            kind: The kind of documents to list: transaction, renewal, notification or app. Without it, all kinds.
            product_id: The id of the product whose documents are listed. Without it, the documents of all products.
            original_transaction_id: The id of the first transaction of the purchase whose documents are listed. Without
                it, the documents of all purchases.
            state: The present state of the transactions to list. If given, the list has only transactions.
            payloads: `true` to include the signed contents, which are long, in the member `payload`. Without it,
                `false`.

        Returns: A page of documents.

        Raises: InvalidParams.
        """
        return self._send("entitlements.history", locals(), KeptDocumentPage._read, "read")

    def products(self) -> Products:
        """Returns the catalogue, and the store's prices of its products. If the host offers host.store.products, the
        core asks it after the reply for prices that are missing or older than a day.

        Returns: The catalogue with prices, and the bought products that the catalogue does not have.

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
        """Asks the host for the prices of all products of the catalogue and of promotions, and stores these prices. If
        the host fails, the stored prices remain.

        Args:
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
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
        """Asks the host to let the user buy a product, and verifies and stores the signed document before the reply.
        After an interrupted purchase, the core sends the host the same purchaseId again, so that the user does not pay
        twice.

        Args:
            product_id: The store's id of the product.
            offer_id: The id of the offer of the product. Without it, the product is bought without an offer.
            deadline: The time limit for the host and the user, in milliseconds. Without it, 600,000 (10 minutes).
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
        documents.

        Args:
            deadline: The time limit for the host and the user, in milliseconds. Without it, 120,000 (2 minutes).
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome of each document, and the tiers and features that the account has now.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled,
        KeyReused.
        """
        return self._send("entitlements.restore", locals(), Ingested._read, "write")

    def snapshot(self) -> EntitlementSnapshot:
        """Returns the tiers and features that the account has, and the time when they last changed, as stored with the
        last documents. The core computes them again only after a purchase has ended, or after a change of the roots,
        the app, the environments or the catalogue.

        Returns: The tiers, the features, and the time when they last changed.

        Raises: InvalidParams.
        """
        return self._send("entitlements.snapshot", locals(), EntitlementSnapshot._read, "read")

    def environment(self) -> StoreEnvironment:
        """Returns the App Store environment of the account's documents, and the environments whose documents count.

        Returns: The environment, the accepted environments, the app, and the trusted roots.

        Raises: InvalidParams.
        """
        return self._send("entitlements.environment", locals(), StoreEnvironment._read, "read")


class EventsMethods(Methods):
    """The log of changes: reading it, and subscribing to it."""

    def since(
        self, *, cursor: Optional[str] = None, limit: Optional[int] = None, topics: Optional[Sequence[Topic]] = None
    ) -> EventPage:
        """Returns the changes after a position in the log of changes, oldest first.

        Args:
            cursor: The cursor of an earlier result. Without it, the beginning of the log.
            limit: The largest number of events in the result. Without it, 100.
            topics: The topics whose changes are returned. Without it, all changes.

        Returns: The changes, and the position after them.

        Raises: InvalidParams, CursorTooOld.
        """
        return self._send("events.since", locals(), EventPage._read, "read")

    def subscribe(self, *, topics: Optional[Sequence[Topic]] = None) -> Subscribed:
        """Subscribes to changes. The core sends `events.changed` after each change, until the conversation ends or
        `events.unsubscribe` is called.

        Args:
            topics: The topics to subscribe to. Without it, all changes.

        Returns: The handle of the subscription, and the position in the log after which it reports all changes.

        Raises: InvalidParams, LimitReached.
        """
        return self._send("events.subscribe", locals(), Subscribed._read, "session")

    def unsubscribe(self, *, subscription: int) -> Unsubscribed:
        """Ends a subscription.

        Args:
            subscription: The handle that events.subscribe returned.

        Returns: The subscription that ended.

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
        be reached, the feedback waits and is sent later. Even if the reply is an error, the feedback is stored, and
        `data.record` of the error is its id.

        Args:
            kind: The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question
                about the app. praise: a compliment.
            message: The user's message.
            contact: The address for a reply, such as an e-mail address or a telephone number; `null` if the user wants
                no reply.
            include_diagnostics: `true` to also send the diagnostics that feedback.preview returns. Without it, no
                diagnostics are sent.
            deadline: The time limit for the backend, in milliseconds. Without it, 30,000 (30 seconds).
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
            id: The feedback.
            deadline: The time limit for the backend, in milliseconds. Without it, 30,000 (30 seconds).
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
            state: Only feedback in this state. Without it, all feedback of the user.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.

        Returns: A page of feedback.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, CursorTooOld.
        """
        return self._send("feedback.list", locals(), FeedbackPage._read, "read")

    def delete(self, *, id: str, expect: Optional[int] = None, idempotency_key: Optional[str] = None) -> Deleted:
        """Deletes feedback on this device. Feedback that is still waiting is never sent. The backend keeps a copy of
        feedback that was sent.

        Args:
            id: The feedback.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The deleted record.

        Raises: InvalidParams, NotOnThisPath, Unauthorized, NotFound, Conflict, KeyReused.
        """
        return self._send("feedback.delete", locals(), Deleted._read, "write")

    def preview(self) -> AppDiagnostics:
        """Returns the diagnostics that are sent with feedback if `includeDiagnostics` is `true`: versions and counts,
        but no text of users.

        Returns: The diagnostics.

        Raises: InvalidParams, NotOnThisPath, Unauthorized.
        """
        return self._send("feedback.preview", locals(), AppDiagnostics._read, "read")


class HostMethods(Methods):
    """The requests of the core that a host answers, and the host's reports about them."""

    def provide(self, *, capabilities: Optional[Sequence[str]] = None) -> Provided:
        """Declares the requests of the core that the host can answer. This list replaces the list that the conversation
        declared before.

        Args:
            capabilities: The names of host requests, such as `host.ping`. An empty list withdraws all capabilities.

        Returns: The capabilities that the core will use, and those that it does not know.

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
        """Reports the host's progress with a request of the core, or a part of the answer. The core sends the reply
        when the programs that get the progress have read enough of the progress. So a host that waits for each reply
        does not send faster than these programs read.

        Args:
            id: The id of the core's request.
            done: The amount of work done, in a unit of the host's choice. Without it, the number of reports so far.
            total: The total amount of work, in the same unit. `null` if it is not known.
            message: The present step, as text for people.
            content: The part of the answer that is ready. Only for a request of the core with `stream: true`.
                `rpc.progress` passes the part on as `value`.

        Returns: The outcome: `waiting` is `false` if no request waits for the host's answer any more.

        Raises: InvalidParams, LimitReached, RequestCancelled.
        """
        return self._send("host.progress", locals(), Progressed._read, "session")

    def check(
        self, *, text: str, deadline: Optional[int] = None, progress_token: Optional[Union[str, int]] = None
    ) -> HostChecked:
        """Sends host.ping to the host, and returns the host's answer. Use it to check that host requests work from end
        to end.

        Args:
            text: A text for the host to send back. Any text is accepted.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.

        Returns: The host's answer. `same` is `true` if the answer is the text that was sent.

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
    """The invoices and credit notes of orders, which are never changed and never deleted."""

    def get(self, *, id: str, company: Optional[str] = None) -> Invoice:
        """Returns an invoice or credit note, with the amount paid for it.

        Args:
            id: The document.
            company: The company. Without it, the selected company, or the only company.

        Returns: The document.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("invoices.get", locals(), Invoice._read, "read")

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
            contact: Only documents of orders of this contact.
            order: Only documents of this order.
            state: unpaid: only invoices with an amount that is still to be paid. overdue: only those whose dueAt has
                passed.
            from_: Only documents issued at this instant or later.
            to: Only documents issued before this instant.
            text: Words to search for, at most 32. Each of them must begin a word of the number or of the buyer's name.
                Case and accents do not matter.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of documents. If only few of many documents match, a page may have fewer elements than `limit`,
        or none, although `next` is not `null`.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("invoices.list", locals(), InvoicePage._read, "read")

    def document(self, *, id: str, company: Optional[str] = None) -> InvoiceDocument:
        """Returns everything that stands on an invoice or a credit note. The front end makes the layout.

        Args:
            id: The document.
            company: The company. Without it, the selected company, or the only company.

        Returns: The content of the document, which never changes.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("invoices.document", locals(), InvoiceDocument._read, "read")

    def export(self, *, id: str, format: Literal["ubl"], company: Optional[str] = None) -> ExportedInvoice:
        """Returns an invoice or a credit note as an electronic invoice of EN 16931.

        Args:
            id: The document.
            format: The format of the file. ubl: UBL 2.1, as CEN/TS 16931-3-2 defines it.
            company: The company. Without it, the selected company, or the only company.

        Returns: The text of the file, always the same for a document.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("invoices.export", locals(), ExportedInvoice._read, "read")


class JournalMethods(Methods):
    """The account's coffee journal."""

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
        """Recommends parameters for the next brew of a bean. They are computed from the journal, without AI.

        Args:
            bean: The bean.
            method: The brewing method. Without it, the bean's most frequent method, or `pourOver` for a bean without
                brews.

        Returns: The parameters and their source.

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
        """Writes the journal, including archived records, to a file or a text that `journal.import` reads. Photos are
        left out.

        Args:
            format: The format. jsonl: a JSON object per line, with the type and the id of the record. csv:
                comma-separated values (RFC 4180), with columns for all types.
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
                `inline` must be given, not both.
            inline: `true` to return the text in the result. The text may have at most 4 MiB. Either `path` or `inline`
                must be given, not both.
            types: The types of records to write. Without it, all types.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.

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
        """Reads records of the journal from a file or a text. A row with the id of an existing record changes that
        record. Any other row creates a record. If a row is refused, the other rows are still imported. A repeated
        import of an export, or of the same file of Beanconqueror or Visualizer, changes the same records and creates no
        duplicates.

        Args:
            format: The format. jsonl: a JSON object per line. csv: comma-separated values (RFC 4180), whose first line
                names the members. beanconqueror: the JSON file of an export of the app Beanconqueror. visualizer:
                espresso shots of Visualizer or of a Decent machine, as JSON or Tcl.
            path: The path of the file. Either `path` or `inline` must be given, not both.
            inline: The text to import, instead of a file. Either `path` or `inline` must be given, not both.
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            type: The type of record for rows without a `type`.
            dry_run: `true` to change nothing, and return the counts and refused rows that an import would return. Other
                requests wait until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The counts of created and changed records, and the refused rows. The core answers other requests during
        the import, except during a dry run.

        Raises: InvalidParams, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("journal.import", locals(), ImportReport._read, "write")


class LinksMethods(Methods):
    """Deep links and universal links, stored until the app can show their targets."""

    def open(self, *, url: str, idempotency_key: Optional[str] = None) -> OpenedLink:
        """Accepts a deep link or a universal link that the system has passed to the app. The link's target waits until
        the app calls `links.drain`. An unknown link is ignored.

        Args:
            url: The link: `SCHEME://PATH` with a scheme in the file of `--links`, or an https address with a host in
                that file. `https://HOST/share/TOKEN` is a share link.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The target of the link.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("links.open", locals(), OpenedLink._read, "write")

    def pending(self) -> LinkList:
        """Lists the links that were opened and that `links.drain` has not returned yet. The list does not remove them.

        Returns: The waiting links.

        Raises: InvalidParams.
        """
        return self._send("links.pending", locals(), LinkList._read, "read")

    def drain(
        self, *, phase: Literal["active", "inactive", "background"], idempotency_key: Optional[str] = None
    ) -> LinkList:
        """If the app's scene is active, returns the links that were opened and not returned before, and removes them.
        Otherwise the links stay, and the result is empty.

        Args:
            phase: The phase of the app's scene. Links are returned only with `active`.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The links to show now.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("links.drain", locals(), LinkList._read, "write")


class LiveMethods(Methods):
    """Queries whose results are sent again when they change."""

    def open(self, *, query: Query) -> LiveOpened:
        """Runs a reading method and returns its result. The core sends `live.changed` whenever the result changes,
        until the query is closed.

        Args:
            query: The method and its parameters.

        Returns: The query's handle, and the first result. The method's own rule of access is checked each time that the
        core runs the query.

        Raises: InvalidParams, LimitReached, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("live.open", locals(), LiveOpened._read, "session")

    def close(self, *, live: int) -> LiveClosed:
        """Closes a live query.

        Args:
            live: The handle that live.open returned.

        Returns: The query that was closed.

        Raises: InvalidParams, NotFound.
        """
        return self._send("live.close", locals(), LiveClosed._read, "session")


class LocationMethods(Methods):
    """The location of the device, the app's permission to know it, and the names of places."""

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
        """Stores the app's permission to know the device's location, as the host reports it.

        Args:
            state: The decision of the user, or of the device's administrator.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The stored permission. If the decision is the same as before, the time of the earlier report stays.

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
        """Asks the host once for the location of the device, and stores it as the device's place.

        Args:
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The location of the device.

        Raises: InvalidParams, LocationDenied, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached,
        RequestCancelled, KeyReused.
        """
        return self._send("location.request", locals(), DeviceLocation._read, "write")

    def last(self, *, max_age: Optional[int] = None) -> Optional[LastLocation]:
        """Returns the device's place, as location.request last found it.

        Args:
            max_age: The age from which the device's place counts as old, in seconds. Without it, 86400: one day.

        Returns: The place. `null` if `location.request` has never found one.

        Raises: InvalidParams.
        """
        return self._send("location.last", locals(), optional(LastLocation._read), "read")

    def geocode(self, *, latitude: Number, longitude: Number, deadline: Optional[int] = None) -> GeocodedPlace:
        """Returns the name of the place at a point. The core asks the host once for each place, and stores the name.
        Points whose coordinates are equal when rounded to four decimals count as one place.

        Args:
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).

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
        """Writes a line of the front end to the core's log, and to the system's log if the host offers
        `host.log.write`. Secrets that the core recognizes by name or form are replaced first. The line delays no other
        request. Without an id, the request is a notification and gets no reply.

        Args:
            level: The severity of the line. Lines of every level are stored.
            category: The subject of the line: `debug`, `cloudKit`, `error`, or any other name of 1 to 64 letters and
                digits. Between two letters or digits, there may be one space or one of the characters . _ / and -.
            message: The message of the line.
            fields: Further facts about the line: an object of at most 4,000 characters as JSON.

        Returns: The outcome: the line was written, or dropped.

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
        """Lists the stored lines of the log, newest first, one page at a time. If users sign in to any company, a
        conversation gets only its own lines and the core's lines. An owner who is signed in to each such company gets
        all lines. `live.open` reports new lines.

        Args:
            since: The time of the oldest line to return. Older lines are left out.
            level: The lowest severity to return. Lines of this severity and of higher severities are returned.
            category: The category of the lines to return.
            text: A text that the message or the fields must contain. Case does not matter.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.

        Returns: A page of lines. Each page searches a limited part of the log. So a page may have fewer lines than
        `limit` although `next` is not `null`.

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
        """Exports facts that help to find a fault, as a file or a text of JSON lines. The export contains facts about
        the core, the state and events of sync, and all stored lines of the log, the oldest first. It contains no
        records, secrets or account ids. If users sign in to any company, only an owner who is signed in to each such
        company may call this method.

        Args:
            path: The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
                `inline` must be given, not both.
            inline: `true` to return the export as a text in the result. The text may have at most 4 MiB. Either `path`
                or `inline` must be given, not both.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the written lines.
            overwrite: `true` to replace an existing file, once the new file is complete.

        Returns: The size of the export, and its text if `inline` is `true`. The core answers other requests during the
        export.

        Raises: InvalidParams, Forbidden, LimitReached, RequestCancelled.
        """
        return self._send("log.export", locals(), LogExportReport._read, "session")

    def clear(self) -> ClearedLog:
        """Removes all lines of the log from all files. If users sign in to any company, only an owner who is signed in
        to each such company may call this method.

        Returns: The number of removed bytes. `whole` is `false` if a part of the log could not be removed.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
            contact: The customer, a contact.
            currency: The currency of all amounts of the order (ISO 4217).
            source: The channel through which the order came.
            agent: The user who is responsible for the order.
            reference: The customer's own reference for the order.
            billing_address: The address of the invoice. Without it, the contact's address.
            shipping_address: The address to which the goods are shipped. Without it, the contact's address.
            tax_included: `true` if prices include the tax.
            discount: The discount on the whole order.
            note: A note for the customer, on the order's documents.
            internal_note: An internal note, which appears on no document.
            requested_at: The instant for which the customer wants the goods.
            archived: `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`.
                Only closed or cancelled orders can be archived.
            lines: The lines, at most 1,000. To add lines later, call `orders.lines.add`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The order.
            company: The company. Without it, the selected company, or the only company.

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
            agent: Only orders for which this user is responsible.
            source: Only orders from this channel.
            payment_state: Only orders with this payment state.
            fulfilment_state: Only orders with this fulfilment state.
            from_: Only orders created at this instant or later.
            to: Only orders created before this instant.
            archived: `true` to list only archived orders. Without it, only orders that are not archived.
            text: Words to search for, at most 32. Each of them must begin a word of the number, an earlier number, the
                reference, the contact's name or the note. Case and accents do not matter.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            id: The order.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The order after the change. If the given members do not differ, the order and its version stay as they
        are.

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
            id: The order.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The order.
            to: The new status.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
        """Issues the documents that an order lacks: an invoice of quantities not invoiced yet, and a credit note for
        each invoice with amounts no longer owed. An order in progress that is invoiced as a whole becomes invoiced.

        Args:
            id: The order.
            lines: The quantities to invoice. Without it, all that is not invoiced yet.
            reason: The reason of the credit notes, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new documents, the credit notes first. None if nothing is missing.

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
        """Ships lines of an order, or parts of them, with a dispatch. The goods leave the stock.

        Args:
            id: The order.
            lines: The lines to ship.
            dispatch: The dispatch with which the goods leave. Without it, a new dispatch is created.
            collection_type: The way in which the goods of a new dispatch get to the recipient. Without it, `shipping`.
            force: `true` to take stock that is reserved for other orders or builds. For managers of orders and of the
                inventory only.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The shipped goods and their dispatch.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        InsufficientStock, KeyReused.
        """
        return self._send("orders.ship", locals(), Shipment._read, "write")

    def duplicate(self, *, id: str, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> OrderView:
        """Creates a draft with the lines of an order, at the present prices of the items.

        Args:
            id: The order.
            company: The company. Without it, the selected company, or the only company.
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
        """Returns the content of an order's document: the parties, the lines, and their sums.

        Args:
            id: The order.
            kind: The kind of the document.
            company: The company. Without it, the selected company, or the only company.

        Returns: The data of the document. The front end makes the layout.

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
        any of it is refused, nothing is stored.

        Args:
            lines: The goods and other lines.
            payment: The payment of the whole amount.
            currency: The currency of all amounts of the order (ISO 4217).
            source: The channel through which the order came.
            agent: The user who is responsible for the order.
            reference: The customer's own reference for the order.
            billing_address: The address of the invoice. Without it, the contact's address.
            shipping_address: The address to which the goods are shipped. Without it, the contact's address.
            tax_included: `true` if prices include the tax.
            discount: The discount on the whole order.
            note: A note for the customer, on the order's documents.
            internal_note: An internal note, which appears on no document.
            requested_at: The instant for which the customer wants the goods.
            archived: `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`.
                Only closed or cancelled orders can be archived.
            force: `true` to take stock that is reserved for other orders or builds. For managers of orders and of the
                inventory only.
            contact: The customer. Without it, the company's counterContact (companies.update, in settings).
            company: The company. Without it, the selected company, or the only company.
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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
    """Places, searched by their names."""

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
        """Asks the host for places whose names begin with the text that the user has typed so far. If no host offers
        places, or if the host fails or is late, the core searches the cities of the system's time zones. For the
        coordinates of a suggestion, call `places.resolve`.

        Args:
            text: The text that was typed so far. Case and accents are ignored.
            latitude: The point around which to search first, in degrees. `latitude` and `longitude` must be given
                together. Without them, the search begins around the device's last known place, if there is one.
            longitude: The point around which to search first, in degrees. `latitude` and `longitude` must be given
                together. Without them, the search begins around the device's last known place, if there is one.
            limit: The largest number of places to return. Without it, 10.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            session: A name for the search field in which the user types, chosen by the caller. If an earlier search
                with the same `session` still waits, that search fails with `requestCancelled`.

        Returns: The places and the suggestions.

        Raises: InvalidParams, PlacesUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("places.search", locals(), FoundPlaces._read, "read")

    def resolve(self, *, token: str, deadline: Optional[int] = None) -> ResolvedPlace:
        """Asks the host for the coordinates of a place that `places.search` has suggested. To register the place for
        widgets, pass the result to `widgets.recents.add`.

        Args:
            token: The token of the suggestion.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).

        Returns: The place, with the members that `widgets.recents.add` accepts.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("places.resolve", locals(), ResolvedPlace._read, "read")


class PolicyMethods(Methods):
    """Documents that steer the app from outside: app policy, flags, promotions and deployment."""

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
        """Returns the need of an update for a version of the app: `none`, `recommended` or `required`.

        Args:
            version: The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.

        Returns: The need of an update. `none` if no policy is known.

        Raises: InvalidParams.
        """
        return self._send("policy.check", locals(), PolicyVerdict._read, "read")

    def flags(self) -> Flags:
        """Lists the flags of AppConfig with their values.

        Returns: All known flags.

        Raises: InvalidParams.
        """
        return self._send("policy.flags", locals(), Flags._read, "read")

    def flag(self, *, name: str, fallback: Optional[bool] = None) -> ShownFlag:
        """Returns the value of a flag.

        Args:
            name: The name of the flag.
            fallback: The value to return for a flag that is not known. Without it, `false`.

        Returns: The value of the flag.

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
        """Fetches a remote document from the host, or from its records in the public database, and stores it. If the
        fetch fails, the document that was stored before remains.

        Args:
            document: The name of the document.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The freshness, age and origin of the document, and its malformed parts.

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
            item: The item.
            price: The price of one own unit of the item.
            list: The name of the price list. The list applies to contacts whose `priceList` is this name; the case of
                the letters A to Z is ignored. Required for a price without `contact`.
            contact: The customer that the price is for. `null` for all customers of `list`. A customer's own price
                takes precedence over the prices of lists.
            min_quantity: The least quantity of a line for this price, in the item's own unit. `null` for any quantity.
            from_: The first day of the price, in the company's time zone. `null` for no first day.
            until: The last day of the price. `null` for no last day.
            company: The company. Without it, the selected company, or the only company.
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
            company: The company. Without it, the selected company, or the only company.

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
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The price after the change. If no given member has a new value, the record and its version stay as they
        are.

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
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
            list: Only prices of this list.
            item: Only prices of this item.
            contact: Only prices with this customer as their `contact`.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of prices.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("prices.list", locals(), PricePage._read, "read")

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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            company: The company. Without it, the selected company, or the only company.

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
            contact: The supplier.
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
            company: The company. Without it, the selected company, or the only company.
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
            id: The purchase.
            company: The company. Without it, the selected company, or the only company.

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
            contact: Only purchases from this supplier.
            from_: Only purchases created at this instant or later.
            to: Only purchases created before this instant.
            archived: `true` to list only archived purchases. Without it, only purchases that are not archived.
            text: Words to search for, at most 32. Each of them must begin a word of the number, the reference, the
                supplier's name or the note. Case and accents do not matter.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            id: The purchase.
            changes: The members to change.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The purchase after the change. If the given members do not differ, the purchase and its version stay as
        they are.

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
            id: The purchase.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
            id: The purchase.
            to: The new status.
            reason: The reason, in the company's words.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The purchase after the step, with all its parts.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, Conflict, IllegalStep,
        LimitReached, KeyReused.
        """
        return self._send("purchases.step", locals(), PurchaseView._read, "write")

    def document(self, *, id: str, company: Optional[str] = None) -> PurchaseDocument:
        """Returns the content of the document with which a company orders from a supplier: the parties, the lines, and
        their sums.

        Args:
            id: The purchase.
            company: The company. Without it, the selected company, or the only company.

        Returns: The data of the document. The front end makes the layout.

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
        """Receives all or a part of a purchase's goods into the inventory.

        Args:
            id: The purchase.
            lines: The received quantities, by line.
            force: `true` to receive more than was ordered. Only managers of orders may set it.
            expect: The version of the record that the caller has read. If the record has another version, the request
                fails with `conflict`.
            company: The company. Without it, the selected company, or the only company.
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
        """Creates a draft purchase for each supplier of items whose projected stock is below their `minStock`, or below
        zero. The projected stock is the usable stock on hand, minus the demand of open orders and builds, plus the
        quantities on order. Each line orders the missing quantity that existing drafts do not cover, or the item's
        `reorderQuantity` if that is larger. This is rounded up to whole units in which the supplier sells the item, and
        raised to the supplier's `minOrder` if that is larger. If the caller manages the inventory, each line has the
        supplier's price for its quantity, or else the item's cost. The expected date of a draft follows from the
        longest lead time of its lines.

        Args:
            currency: The currency of a draft if neither its supplier nor its items have a currency. Without it, the
                company's currency.
            dry_run: `true` to return the drafts without storing them. The ids in the reply then belong to no record.
            company: The company. Without it, the selected company, or the only company.
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
                with this token, in which `done` counts the written records.
            overwrite: `true` to replace an existing file, once the new file is complete.
            dialect: The dialect of csv. excel: for spreadsheets, with a byte-order mark, semicolons, decimal commas and
                money such as 12,90. Texts that a spreadsheet would take for a formula get an apostrophe before them.
                Without it, `standard`.
            separator: The column separator in the dialect `excel`. Without it, a semicolon, or a comma if `decimal` is
                `point`.
            decimal: The decimal separator in the dialect `excel`. Without it, `comma`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The number of records and bytes, and the text if `inline` is `true`. The core answers other requests
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
            mapping: The members for columns whose names are not names of members. Each key is the name of a column. Its
                value is the name of the member, or `null` to ignore the column.
            mode: The mode. create: each row creates a record. update: each row changes the record with the same key.
                upsert: a row changes the record with the same key, or creates a record if there is none. Without it,
                `create`.
            atomic: `true` to import either all rows or no row, in one write. Other requests wait until the import is
                complete.
            dry_run: `true` for a dry run: it returns the result of the import, but stores nothing. Other requests wait
                until the dry run is complete.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the bytes read.
            separator: The column separator of csv. Without it, the core guesses the separator from the first lines, and
                returns it.
            decimal: The decimal separator of csv. Without it, the core guesses the separator from the numbers, and
                returns it. A number that can be read in two ways, such as 1.000, is then refused.
            encoding: The character encoding of a file. Without it, `utf16` if the file begins like such a file,
                otherwise `utf8`.
            dialect: The dialect of csv. excel: for files that an export wrote in the dialect `excel`. Without it,
                `standard`.
            company: The company. Without it, the selected company, or the only company.
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
    """Reports on a company's stock value, its sales and taxes, and the amounts that customers still owe."""

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
        """Returns the value of the stock at one time: the quantity on hand times the average purchase cost up to that
        time. Movements count by the time at which they happened.

        Args:
            at: The instant of the report, such as 2026-11-30T17:00:00Z. A day, such as 2026-11-30, means its end in the
                company's time zone. Without it, now.
            by: The grouping of the rows. Without it, `item`.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined ledger entries.
            company: The company. Without it, the selected company, or the only company.

        Returns: The totals for each currency, and a page of rows. The core answers other requests while it computes the
        report.

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
        """Returns the turnover of the stock in a period: the cost of the goods that were sold or used up, divided by
        the average of the stock's value before and after the period.

        Args:
            from_: The first day, in the company's time zone. Without it, the report has no first day.
            to: The last day (included), in the company's time zone. Without it, the report goes up to now.
            by: The grouping of the rows. Without it, `item`.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined ledger entries.
            company: The company. Without it, the selected company, or the only company.

        Returns: The totals for each currency, and a page of rows. The core answers other requests while it computes the
        report.

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
        """Returns the sold items in three classes of revenue (ABC analysis). A: the items with the most revenue, up to
        80 % of all revenue. B: the next items, up to 95 %. C: the rest. Orders count as in `reports.sales`.

        Args:
            from_: The first day, in the company's time zone. Without it, the report has no first day.
            to: The last day (included), in the company's time zone. Without it, the report goes up to now.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined orders.
            company: The company. Without it, the selected company, or the only company.

        Returns: The classes for each currency, and a page of items. The core answers other requests while it computes
        the report.

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
            from_: The first day, in the company's time zone. Without it, the report has no first day.
            to: The last day (included), in the company's time zone. Without it, the report goes up to now.
            by: The grouping of the rows. Without it, `day`.
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined orders.
            company: The company. Without it, the selected company, or the only company.

        Returns: The totals for each currency, and a page of rows. The core answers other requests while it computes the
        report.

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
        """Returns the unpaid amounts of invoices, by the number of days since the invoice.

        Args:
            by: The grouping of the rows, in addition to the currency. Without it, only the currency.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined orders.
            company: The company. Without it, the selected company, or the only company.

        Returns: A row for each currency. The core answers other requests while it computes the report.

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
        """Returns the net and the tax of a period by category and rate: of invoices and credit notes by their day of
        issue, and of purchases by the day on which they were ordered.

        Args:
            from_: The first day, in the company's time zone. Without it, the report has no first day.
            to: The last day (included), in the company's time zone. Without it, the report goes up to now.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the examined documents.
            company: The company. Without it, the selected company, or the only company.

        Returns: A row for each currency, rate and category. The core answers other requests while it computes the
        report.

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
        """Asks the AI of the host to explain a report in words. The model reads the totals and the first rows. Every
        number in the explanation is a number of those totals or rows. The explanation is not stored as a record.

        Args:
            report: The name of the report.
            parameters: The parameters of the report's own method, without `company`. Without it, the method's defaults.
            deadline: The time that the answer may take, in milliseconds. It includes the wait for earlier questions.
                Without it, 30,000.
            fresh: `true` to send the question to the model even if an equal question was answered in the last 10
                minutes. Without it, the earlier answer is returned.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `value` is the part of the answer that has already arrived.
            company: The company. Without it, the selected company, or the only company.

        Returns: The explanation. The core answers other requests while it waits for the explanation.

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
    """The meaning of scanned codes, and labels with the core's own codes."""

    def resolve(
        self,
        *,
        code: str,
        symbology: Optional[Literal["ean13", "ean8", "upcA", "upcE", "itf14", "itf", "code39", "code93", "code128", "codabar", "dataBar", "qr", "dataMatrix", "aztec", "pdf417", "dotCode"]] = None,
        archived: Optional[bool] = None,
        company: Optional[str] = None,
    ) -> ResolvedCode:
        """Interprets a scanned code. Returns the code's validity, its content, and the records of the company to which
        the code leads.

        Args:
            code: The code as the scanner reports it, with the symbology identifier that the scanner may put before it.
            symbology: The symbology of the barcode. Without it, the core infers it from the code.
            archived: `true` to find archived records, too. Without it, `false`.
            company: The company. Without it, the selected company, or the only company.

        Returns: The meaning of the code. An invalid code is not an error.

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
        """Returns a code for a label, which always leads to the record: scan.resolve finds the record by this code,
        even years later.

        Args:
            kind: The kind of the record.
            id: The id of the record.
            company: The company. Without it, the selected company, or the only company.

        Returns: The code. Each call for the same record returns the same code.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden.
        """
        return self._send("scan.label", locals(), Label._read, "read")


class SettingsMethods(Methods):
    """The settings of the account and of the device, and the app's own settings."""

    def get(self, *, keys: Optional[Sequence[str]] = None) -> SettingValues:
        """Returns the values of settings. To be notified of changes, call this method through `live.open`.

        Args:
            keys: The names of the settings. Without it, all settings, including the app's own and those that a newer
                program stored.

        Returns: The values by their names.

        Raises: InvalidParams.
        """
        return self._send("settings.get", locals(), SettingValues._read, "read")

    def set(self, *, values: Mapping[str, Any], idempotency_key: Optional[str] = None) -> SettingValues:
        """Stores the values of settings. The app can store its own settings under `app.NAME` (synced) or
        `app.device.NAME` (this device only), each any JSON of at most 64 KiB.

        Args:
            values: The values, by the names of the settings. `null` restores the default. `settings.describe` lists the
                names, types and defaults.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The values of these settings.

        Raises: InvalidParams, LimitReached, KeyReused.
        """
        return self._send("settings.set", locals(), SettingValues._read, "write")

    def reset(self, *, keys: Sequence[str], idempotency_key: Optional[str] = None) -> SettingValues:
        """Resets the named settings to their defaults. A named setting of the app's own is removed.

        Args:
            keys: The names of the settings.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The values of these settings.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("settings.reset", locals(), SettingValues._read, "write")

    def describe(self) -> DescribedSettings:
        """Lists all settings with their types, limits, defaults and places.

        Returns: The settings.

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
        """Shares a company with all of its present and future records, and returns the share with its link. A second
        call returns the same share.

        Args:
            public_permission: The people whom the share's own link admits. Without it, `none`: only invited people can
                join.
            dept_mask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists
                the bits.
            manager_mask: The departments that the user manages, as a bit mask. A manager of a department can also
                delete, approve and see costs there.
            preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks,
                not both.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The share. The core has begun to send the company's records to the cloud.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, TierRequired, AccountUnavailable,
        CloudUnavailable, RequestCancelled, KeyReused.
        """
        return self._send("sharing.create", locals(), Share._read, "write")

    def get(self, *, company: Optional[str] = None) -> SharingState:
        """Returns the state of a company's sharing. Owners also get the participants.

        Args:
            company: The company. Without it, the selected company, or the only company.

        Returns: The state of sharing.

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
        invited before, the permission and the rights of that invitation change instead.

        Args:
            as_: An address, a number or a label for the participant. If it is the participant's user reference, the
                participant can use the share's own link.
            permission: The permission. readWrite: everything that the participant's rights allow. readOnly: only
                reading, even if the rights allow more. Without it, `readWrite`.
            name: The participant's name: any text of one line.
            dept_mask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists
                the bits.
            manager_mask: The departments that the user manages, as a bit mask. A manager of a department can also
                delete, approve and see costs there.
            preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks,
                not both.
            company: The company. Without it, the selected company, or the only company.
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
        """Sets the people whom the share's own link admits from now on. Accounts that have already joined stay
        participants.

        Args:
            public_permission: The people whom the share's own link admits. none: nobody, so that only invited people
                can join. readOnly: everybody who has the link, for reading. readWrite: everybody who has the link, with
                the rights of their access record.
            dept_mask: The departments in which the user does the daily work, as a bit mask. `access.departments` lists
                the bits.
            manager_mask: The departments that the user manages, as a bit mask. A manager of a department can also
                delete, approve and see costs there.
            preset: The name of a preset (`access.presets`), which sets both masks. Give either `preset` or the masks,
                not both.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The share.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.setPublic", locals(), Share._read, "write")

    def revoke(self, *, company: Optional[str] = None, idempotency_key: Optional[str] = None) -> Share:
        """Ends the share of a company and all participations. The company is removed from the participants' devices.
        The company stays on this device, with all records that the participants made.

        Args:
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The share, which has ended.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, AccountUnavailable, CloudUnavailable,
        RequestCancelled, KeyReused.
        """
        return self._send("sharing.revoke", locals(), Share._read, "write")

    def preview(self, *, url: str) -> SharePreview:
        """Returns the company to which a link leads, and the state of the link, such as `open` or `full`. Nothing is
        stored.

        Args:
            url: The link: a share's own link, or the link of an invitation.

        Returns: The company behind the link.

        Raises: InvalidParams, ShareNotFound, AccountUnavailable, CloudUnavailable, RequestCancelled.
        """
        return self._send("sharing.preview", locals(), SharePreview._read, "session")

    def accept(
        self, *, url: str, name: Optional[str] = None, progress_token: Optional[Union[str, int]] = None
    ) -> AcceptedShare:
        """Accepts a share link. The company then appears in `companies.list`, with the rights that its owner gives. A
        second call changes nothing. The link of the account's own share returns the account's own company.

        Args:
            url: The link: a share's own link, or the link of an invitation.
            name: The name of the participant. It is used if the owner has given no name.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the records that have arrived.

        Returns: The company. It is on this device with the account's rights, and its other records are being fetched.

        Raises: InvalidParams, ShareNotFound, TierRequired, AccountUnavailable, CloudUnavailable, RequestCancelled.
        """
        return self._send("sharing.accept", locals(), AcceptedShare._read, "session")

    def leave(self, *, company: str) -> LeftCompany:
        """Leaves a company that another account shares. The company is removed from all devices of this account.
        Records that this account made there stay with the owner, and unsent changes are lost. A second call changes
        nothing.

        Args:
            company: The company to leave.

        Returns: The company. It is no longer on this device.

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
        """Asks the host to show its sheet for sending a link: the share's own link, or the link of an invitation. The
        sheet is optional, because `sharing.get` and `sharing.participants.list` return the links, too.

        Args:
            participant: The id of a participant, to send the link of that pending invitation. Without it, the share's
                own link is sent.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The link, and the outcome of the sheet.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, HostUnavailable, HostTimeout, HostError,
        HostFault, LimitReached, RequestCancelled, KeyReused.
        """
        return self._send("sharing.present", locals(), PresentedLink._read, "write")


class SyncMethods(Methods):
    """Sync of records between all devices of the account, through a container."""

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
        """Connects the data directory to a container. Sync then runs, also after a restart, and sends earlier records,
        too. The data directory belongs to the first account with which it is connected.

        Args:
            cloud: The container: the path of a file, the address of a server (`postgres://ROLE@HOST/DATABASE`), or
                `host` for the host's own cloud. A file that does not exist is created. A command (`exec:`) is accepted
                only on the command line.
            account: The user reference: a name for the account, the same on all devices of the account. Without it, the
                directory's account, or `me` for a directory without an account.
            replace: `true` to replace a container that no longer exists by an empty container. All records of the
                directory are sent to the new container.

        Returns: The state of sync. The first cycle of fetching and sending has begun.

        Raises: InvalidParams.
        """
        return self._send("sync.connect", locals(), SyncStatus._read, "session")

    def disconnect(self) -> SyncStatus:
        """Ends the connection to the container. All records stay on this device, and pending changes stay pending.

        Returns: The state of sync.

        Raises: InvalidParams.
        """
        return self._send("sync.disconnect", locals(), SyncStatus._read, "session")

    def now(self, *, wait: Optional[bool] = None, progress_token: Optional[Union[str, int]] = None) -> SyncStatus:
        """Begins a cycle: the core fetches the container's changes, and sends the changes of this device.

        Args:
            wait: `true` to send the reply only when the cycle has ended. `rpc.cancel` ends the wait, but not the cycle.
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token, in which `done` counts the records that were fetched or sent.

        Returns: The state of sync. With `wait`, the state at the end of the cycle.

        Raises: InvalidParams.
        """
        return self._send("sync.now", locals(), SyncStatus._read, "session")

    def status(self) -> SyncStatus:
        """Returns the state of sync.

        Returns: The state of sync.

        Raises: InvalidParams.
        """
        return self._send("sync.status", locals(), SyncStatus._read, "read")

    def remote_changed(
        self,
        *,
        database: Optional[Literal["private", "shared", "public"]] = None,
        zone: Optional[CloudZoneInput] = None,
    ) -> SyncStatus:
        """Sent by the host when records have changed in the cloud. The request begins a cycle of fetching and sending.
        Up to ten such requests in one second begin only one cycle.

        Args:
            database: The database with the changes. `null` if it is not known.
            zone: The zone with the changes. `null` if it is not known.

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
        """Sent by a host whose cloud is the container, when a user has signed in to the cloud or out of it. Without an
        account, the core keeps working, and changes wait. For another account, the core switches the account like
        `sync.switchAccount`. Unsent changes of the former account are then lost without a question, because the user
        has already changed the account.

        Args:
            status: The state of the cloud's account, such as `available` or `noAccount`.
            account: The user reference of the account. Required if `status` is `available`.

        Returns: The account.

        Raises: InvalidParams, StorageFault.
        """
        return self._send("sync.accountChanged", locals(), SyncAccount._read, "session")

    def account(self) -> SyncAccount:
        """Returns the account to which the data directory belongs, and the state of the cloud's account.

        Returns: The account.

        Raises: InvalidParams.
        """
        return self._send("sync.account", locals(), SyncAccount._read, "read")

    def switch_account(
        self, *, account: str, cloud: Optional[str] = None, discard: Optional[bool] = None
    ) -> SyncAccount:
        """Switches the data directory to another account. First, all data of the present account is removed from this
        device: companies, sessions, settings, caches, purchases and files. Synced records stay in that account's cloud,
        and return after a switch back. Records that were written before the first connection belong to the first
        account.

        Args:
            account: The user reference: a name for the account, the same on all devices of the account.
            cloud: The account's container: the path of a file, the address of a server, or `host` for the host's own
                cloud. Without it, the present container. A command (`exec:`) is accepted only on the command line.
            discard: `true` if changes that were not sent yet may be lost. Without it, the request fails with
                `pendingChanges` while there are such changes.

        Returns: The new account. The core has begun to fetch its data.

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
        """Agrees with the core on the version of the protocol, and names the client. The call is optional. Without it,
        the newest version is used.

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
            check: `true` to check every page of the stores. The check takes about one second per million records.
                Without it, `integrity` is `null`.

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
        """Records an event for the app's maker. While the setting `telemetryEnabled` is off, the event is dropped.
        Otherwise the event is sent together with others: when 20 events wait, or after 60 seconds.

        Args:
            name: The name of the event, as listed by `telemetry.names`. A repeat is recognized by its `idempotencyKey`
                alone: the names are not compared.
            properties: The properties of the event, as declared by `telemetry.names`. Each of them may be left out. A
                repeat is recognized by its `idempotencyKey` alone: the properties are not compared.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The outcome: the event waits to be sent, or was dropped.

        Raises: InvalidParams, KeyReused.
        """
        return self._send("telemetry.track", locals(), TrackedEvent._read, "write")

    def names(self) -> TelemetryNames:
        """Lists the events that telemetry.track accepts, with their properties. No other data is ever sent.

        Returns: The declared events.

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
            from_: The scale of the value.
            to: The scale of the result.

        Returns: The converted value, or a list of converted values in the same order.

        Raises: InvalidParams.
        """
        return self._send("temperature.convert", locals(), ConvertedTemperature._read, "read")

    def scales(self) -> TemperatureScalePage:
        """Lists the temperature scales.

        Returns: All scales, in a fixed order.

        Raises: InvalidParams.
        """
        return self._send("temperature.scales", locals(), TemperatureScalePage._read, "read")

    def table(self) -> HumanusTable:
        """Returns the table that defines the Humanus scale: its id, its origin, and its knots (pairs of temperatures).

        Returns: The table in use.

        Raises: InvalidParams.
        """
        return self._send("temperature.table", locals(), HumanusTable._read, "read")


class UsersMethods(Methods):
    """The users who have signed in with Apple. Each sees only their own record."""

    def get(self, *, id: Optional[str] = None) -> User:
        """Returns the user who is signed in. Other users of the account are not found.

        Args:
            id: The id of the user. Without it, the user who is signed in.

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
        """Stores a call of a listing method under a name, for calling it again with `views.run`. The core calls the
        method once, as a check.

        Args:
            name: The view's name.
            query: The call of the method.
            shared: `true` to share the view with all users of the company who may call the view's method.
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The new view. If the method refuses the call, for example because of an unknown filter, this request
        fails, too.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, Archived, LimitReached, KeyReused.
        """
        return self._send("views.create", locals(), View._read, "write")

    def get(self, *, id: str, company: Optional[str] = None) -> View:
        """Returns a saved view: one of the caller's own, or a shared one if the caller may call the method that the
        view uses.

        Args:
            id: The view.
            company: The company. Without it, the selected company, or the only company.

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
            limit: The largest number of elements in a page. Without it, 50.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
                own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
                changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
                each page shows the state at its own time. Either way, an element that stays in the list is neither
                skipped nor repeated. The passing of time, or an asset's file arriving on the device, is not a change.
            company: The company. Without it, the selected company, or the only company.

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
            company: The company. Without it, the selected company, or the only company.
            idempotency_key: An idempotency key: any text of the caller. A request with a key must pass its parameters
                by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
                nothing.

        Returns: The view after the change. If no given member has a new value, the view and its version stay as they
        are.

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
            company: The company. Without it, the selected company, or the only company.
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
            limit: The largest number of elements in a page. Without it, the method's own default.
            after: The `next` of the previous page. Without it, the first page.
            snapshot: `true` if all pages must show the same state of the company. Only for methods that have the
                parameter `snapshot`.
            company: The company. Without it, the selected company, or the only company.

        Returns: A page of the method's list.

        Raises: InvalidParams, NotFound, NoCompany, SignInRequired, Forbidden, CursorTooOld.
        """
        return self._send("views.run", locals(), Page._read, "read")


class WeatherMethods(Methods):
    """The weather of places. It comes from the host, and the core stores it for a while."""

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
        """Returns the present weather of a place. Places count as the same if their coordinates are equal when rounded
        to three decimals.

        Args:
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            scale: The scale of the temperatures. Without it, `celsius`.
            max_age: The largest age of a stored answer, in seconds. Without it, 900. An older answer is returned with
                `stale: true`, and renewed after the reply. If the age is 0, or if the answer is older than 24 hours,
                the core asks the host before the reply.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.

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
        """Returns the weather of a place in the next hours. Places count as the same if their coordinates are equal
        when rounded to three decimals.

        Args:
            latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
                equator.
            longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
                Greenwich.
            hours: The largest number of hours. Without it, 12.
            scale: The scale of the temperatures. Without it, `celsius`.
            max_age: The largest age of a stored answer, in seconds. Without it, 900. An older answer is returned with
                `stale: true`, and renewed after the reply. If the age is 0, or if the answer is older than 24 hours,
                the core asks the host before the reply.
            deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
            progress_token: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress`
                with this token when the host reports progress.

        Returns: The weather hour by hour, and its age.

        Raises: InvalidParams, HostUnavailable, HostTimeout, HostError, HostFault, LimitReached, RequestCancelled.
        """
        return self._send("weather.hourly", locals(), HourlyWeather._read, "read")


class WidgetsMethods(Methods):
    """Widgets: their places, and their content for the next hours."""

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
        """Returns the content of a widget for the next hours. If the weather or the place is not known, the request
        does not fail: the result has the reason for each fallback.

        Args:
            place: The id of the place in the widget's configuration. Without it, the place chosen with
                `widgets.place.choose`, or the device's place if none is chosen.
            hours: The largest number of hours. Without it, 12.
            scale: The scale of the temperatures. Without it, the app group's `scale`, or `celsius` if that is not set.
            deadline: The time that the host has for its answers, in milliseconds. Without it, 10,000.
            max_age: The age from which the device's place counts as old, in seconds. Without it, 86400: one day.

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
        """The requests of the core that a host answers, and the host's reports about them."""
        return HostMethods(self._caller)

    @cached_property
    def events(self) -> EventsMethods:
        """The log of changes: reading it, and subscribing to it."""
        return EventsMethods(self._caller)

    @cached_property
    def live(self) -> LiveMethods:
        """Queries whose results are sent again when they change."""
        return LiveMethods(self._caller)

    @cached_property
    def temperature(self) -> TemperatureMethods:
        """Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."""
        return TemperatureMethods(self._caller)

    @cached_property
    def weather(self) -> WeatherMethods:
        """The weather of places. It comes from the host, and the core stores it for a while."""
        return WeatherMethods(self._caller)

    @cached_property
    def location(self) -> LocationMethods:
        """The location of the device, the app's permission to know it, and the names of places."""
        return LocationMethods(self._caller)

    @cached_property
    def places(self) -> PlacesMethods:
        """Places, searched by their names."""
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
        """The account's purchases, proven by signatures of the App Store, and the features that they entitle to."""
        return EntitlementsMethods(self._caller)

    @cached_property
    def inventory(self) -> InventoryMethods:
        """The items that a company keeps in stock."""
        return InventoryMethods(self._caller)

    @cached_property
    def scan(self) -> ScanMethods:
        """The meaning of scanned codes, and labels with the core's own codes."""
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
        """The dispatches of orders."""
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
        """The invoices and credit notes of orders, which are never changed and never deleted."""
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
        """Reports on a company's stock value, its sales and taxes, and the amounts that customers still owe."""
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
        """The AI of the host, which other services use."""
        return AiMethods(self._caller)

    @cached_property
    def settings(self) -> SettingsMethods:
        """The settings of the account and of the device, and the app's own settings."""
        return SettingsMethods(self._caller)

    @cached_property
    def journal(self) -> JournalMethods:
        """The account's coffee journal."""
        return JournalMethods(self._caller)

    @cached_property
    def auth(self) -> AuthMethods:
        """Signing in with Apple, and the user's authentication by the app's backend."""
        return AuthMethods(self._caller)

    @cached_property
    def users(self) -> UsersMethods:
        """The users who have signed in with Apple. Each sees only their own record."""
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
        """Sync of records between all devices of the account, through a container."""
        return SyncMethods(self._caller)

    @cached_property
    def sharing(self) -> SharingMethods:
        """Sharing companies between accounts: links, invitations and participants."""
        return SharingMethods(self._caller)

    @cached_property
    def content(self) -> ContentMethods:
        """Records of the public database, of any type, for reading."""
        return ContentMethods(self._caller)

    @cached_property
    def policy(self) -> PolicyMethods:
        """Documents that steer the app from outside: app policy, flags, promotions and deployment."""
        return PolicyMethods(self._caller)

    @cached_property
    def widgets(self) -> WidgetsMethods:
        """Widgets: their places, and their content for the next hours."""
        return WidgetsMethods(self._caller)

    @cached_property
    def app_group(self) -> AppGroupMethods:
        """Values that the app shares with its widgets."""
        return AppGroupMethods(self._caller)

    @cached_property
    def links(self) -> LinksMethods:
        """Deep links and universal links, stored until the app can show their targets."""
        return LinksMethods(self._caller)

    @cached_property
    def log(self) -> LogMethods:
        """The log of the core and its front ends, for finding the cause of faults."""
        return LogMethods(self._caller)
