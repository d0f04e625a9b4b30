"""What a server keeps of an account: for its owner to read, device by device and as a whole."""

from sqlalchemy import Connection, and_, delete, select

from polis.server.accounts.stored import ORDER, Account
from polis.server.protocol.accounts import Device, Line, OwnData, OwnSeat
from polis.server.storage import schema
from polis.server.storage.store import Store
from polis.server.table.table_view import iso_time

SHOWN: int = 16  # hex digits of the hash of a device's token, by which it is named


async def devices(store: Store, account: Account, own: str) -> list[Device]:
    """Return the signed-in devices of an account, the one used last first; own: the hash of the asking one."""
    columns = schema.sessions.c
    query = (
        select(columns.hash, columns.created, columns.used)
        .where(columns.account_id == account.id)
        .order_by(columns.used.desc())
    )
    rows = await store.read(lambda connection: connection.execute(query).all())
    return [
        Device(row.hash[:SHOWN], iso_time(row.created), iso_time(row.used), row.hash == own)
        for row in rows
    ]


async def sign_out(store: Store, account: Account, device: str) -> bool:
    """Sign one device of an account out; return whether there was one."""
    columns = schema.sessions.c
    mine = and_(columns.account_id == account.id, columns.hash.startswith(device, autoescape=True))
    statement = delete(schema.sessions).where(mine)

    def work(connection: Connection) -> bool:
        return connection.execute(statement).rowcount > 0

    return bool(await store.writer.write(ORDER, work))


async def data_of(store: Store, account: Account, own: str) -> OwnData:
    """Return all that is kept of an account, without secrets."""
    seats, chat, followers = schema.account_seats.c, schema.chat.c, schema.subscribers.c
    mine = seats.account_id == account.id
    same = and_(seats.table_id == chat.table_id, seats.seat == chat.seat)
    said = select(chat.table_id, chat.at, chat.name, chat.text).join(schema.account_seats, same)
    lines = said.where(mine).order_by(chat.at)
    taken = select(seats.table_id, seats.seat).where(mine)
    notices = select(followers.target).where(followers.account_id == account.id)

    def read(connection: Connection) -> OwnData:
        return OwnData(
            account.name,
            [],
            [OwnSeat(row.table_id, row.seat) for row in connection.execute(taken)],
            [
                Line(row.table_id, iso_time(row.at), row.name, row.text)
                for row in connection.execute(lines)
            ],
            list(connection.scalars(notices)),
        )

    found = await store.read(read)
    found.devices.extend(await devices(store, account, own))
    return found
