BEGIN TRANSACTION;
CREATE TABLE account_seats (
	account_id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_account_seats PRIMARY KEY (account_id, table_id, seat), 
	CONSTRAINT fk_account_seats_account_id FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE, 
	CONSTRAINT fk_account_seats_table_id FOREIGN KEY(table_id) REFERENCES game_tables (id)
);
INSERT INTO "account_seats" VALUES('a1','going-on',0,'hash of Ada');
CREATE TABLE accounts (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	folded VARCHAR(240) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (id), 
	CONSTRAINT uq_accounts_folded UNIQUE (folded)
);
INSERT INTO "accounts" VALUES('a1','Ada','ada','-',1.0);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE attempts (
	mark VARCHAR(64) NOT NULL, 
	"left" DOUBLE NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_attempts PRIMARY KEY (mark)
);
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	"key" VARCHAR(80), 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT uq_chat_table_id_key UNIQUE (table_id, "key"), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES game_tables (id)
);
CREATE TABLE commitments (
	n INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	what VARCHAR(16) NOT NULL, 
	"of" INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	deal VARCHAR(16), 
	commitment VARCHAR(64) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	previous VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_commitments PRIMARY KEY (n)
);
CREATE TABLE game_tables (
	id VARCHAR(40) NOT NULL, 
	secret VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	version INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	due DOUBLE, 
	head TEXT NOT NULL, 
	tokens TEXT NOT NULL, 
	CONSTRAINT pk_game_tables PRIMARY KEY (id)
);
INSERT INTO "game_tables" VALUES('finished','457c769f39d8644199c0e5bdbcfbc85b',1700000000.0,1700000233.0,234,'over',1,NULL,'{"id":"finished","game":"arkadia","options":{},"status":"over","seats":[{"kind":"person","name":"Ada","bot":null,"ready":true,"online":false,"clock_ms":null,"away":false,"may_return":false},{"kind":"person","name":"Ben","bot":null,"ready":true,"online":false,"clock_ms":null,"away":false,"may_return":false}],"clock":{"kind":"none","base_s":0,"increment_s":0},"listed":true,"spectators":true,"chat":true,"take_backs":true,"created":"2023-11-14T22:13:20.000+00:00","commitment":"7e913a6c9156a169cca5aa030c3631c3299f54f589bd78b422cf2245fa3d38f1","secret":"457c769f39d8644199c0e5bdbcfbc85b","ply":232,"turn":null,"undo_to":null,"reset_to":null,"offer":null,"result":{"ending":"stuck","scores":[57,60],"winners":[1]},"rematch":null,"lesson":null,"returns":true,"deal":"new","box":null}','["hash of Ada","hash of Ben"]');
INSERT INTO "game_tables" VALUES('going-on','457c769f39d8644199c0e5bdbcfbc85b',1700000000.0,1700000041.0,42,'playing',1,NULL,'{"id":"going-on","game":"archon","options":{},"status":"playing","seats":[{"kind":"person","name":"Ada","bot":null,"ready":true,"online":false,"clock_ms":null,"away":false,"may_return":false},{"kind":"person","name":"Ben","bot":null,"ready":true,"online":false,"clock_ms":null,"away":false,"may_return":false}],"clock":{"kind":"none","base_s":0,"increment_s":0},"listed":true,"spectators":true,"chat":true,"take_backs":true,"created":"2023-11-14T22:13:20.000+00:00","commitment":"7e913a6c9156a169cca5aa030c3631c3299f54f589bd78b422cf2245fa3d38f1","secret":null,"ply":40,"turn":1,"undo_to":39,"reset_to":39,"offer":null,"result":null,"rematch":null,"lesson":null,"returns":true,"deal":"new","box":null}','["hash of Ada","hash of Ben"]');
INSERT INTO "game_tables" VALUES('gathering','f5b165224a58b791df6af1d8303e61cd',1700000000.0,1700000000.0,1,'gathering',1,NULL,'{"id":"gathering","game":"archon","options":{},"status":"gathering","seats":[{"kind":"person","name":"Cleo","bot":null,"ready":true,"online":false,"clock_ms":null,"away":false,"may_return":false}],"clock":{"kind":"none","base_s":0,"increment_s":0},"listed":true,"spectators":true,"chat":true,"take_backs":true,"created":"2023-11-14T22:13:20.000+00:00","commitment":"48bad047c6ed65f06b432251cbe66e0492ea5b2735d56a7708f93ee77b70b754","secret":null,"ply":0,"turn":null,"undo_to":null,"reset_to":null,"offer":null,"result":null,"rematch":null,"lesson":null,"returns":true,"deal":"new","box":null}','["hash of Cleo"]');
CREATE TABLE journal (
	table_id VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	"key" VARCHAR(80), 
	body TEXT NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY (table_id, version), 
	CONSTRAINT uq_journal_table_id_key UNIQUE (table_id, "key"), 
	CONSTRAINT fk_journal_table_id FOREIGN KEY(table_id) REFERENCES game_tables (id)
);
INSERT INTO "journal" VALUES('finished',1,1700000000.0,'created',NULL,NULL,'{"kind":"created","terms":{"game":"arkadia","options":{},"clock":{"kind":"none","base_s":0,"increment_s":0},"listed":true,"spectators":true,"chat":true,"take_backs":true,"lesson":false,"returns":true,"box":null},"seats":[{"kind":"person","name":"Ada","bot":null,"token":"hash of Ada","entropy":"","ready":true},{"kind":"person","name":"Ben","bot":null,"token":"hash of Ben","entropy":"","ready":true}],"origin":null,"is_branch":false}');
INSERT INTO "journal" VALUES('finished',2,1700000001.0,'dealt',NULL,NULL,'{"kind":"dealt","hash":"231f849c5164e2c1","edition":null}');
INSERT INTO "journal" VALUES('finished',3,1700000002.0,'acted',0,NULL,'{"kind":"acted","actions":["play tavern red"],"hashes":["631a185599f23e4c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',4,1700000003.0,'acted',0,NULL,'{"kind":"acted","actions":["lay e6"],"hashes":["42ba162bf95fb1ff"],"proof":null}');
INSERT INTO "journal" VALUES('finished',5,1700000004.0,'acted',0,NULL,'{"kind":"acted","actions":["draw trade black"],"hashes":["71e5493e07078d87"],"proof":null}');
INSERT INTO "journal" VALUES('finished',6,1700000005.0,'acted',0,NULL,'{"kind":"acted","actions":["banner"],"hashes":["a4e4880621ed9a05"],"proof":null}');
INSERT INTO "journal" VALUES('finished',7,1700000006.0,'acted',1,NULL,'{"kind":"acted","actions":["site e6"],"hashes":["9a1c27eb17555cf3"],"proof":null}');
INSERT INTO "journal" VALUES('finished',8,1700000007.0,'acted',1,NULL,'{"kind":"acted","actions":["own d6"],"hashes":["80ed97e3f99d1046"],"proof":null}');
INSERT INTO "journal" VALUES('finished',9,1700000008.0,'acted',1,NULL,'{"kind":"acted","actions":["own d7"],"hashes":["cb24fe38c6da0606"],"proof":null}');
INSERT INTO "journal" VALUES('finished',10,1700000009.0,'acted',1,NULL,'{"kind":"acted","actions":["done"],"hashes":["3637e71f89b9a440"],"proof":null}');
INSERT INTO "journal" VALUES('finished',11,1700000010.0,'acted',1,NULL,'{"kind":"acted","actions":["banner"],"hashes":["402631c2be0879c9"],"proof":null}');
INSERT INTO "journal" VALUES('finished',12,1700000011.0,'acted',0,NULL,'{"kind":"acted","actions":["site e6"],"hashes":["7148bda06e7b0630"],"proof":null}');
INSERT INTO "journal" VALUES('finished',13,1700000012.0,'acted',0,NULL,'{"kind":"acted","actions":["own e5"],"hashes":["5db7fb7a65d6b06c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',14,1700000013.0,'acted',0,NULL,'{"kind":"acted","actions":["own e8"],"hashes":["d65013adfabb425c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',15,1700000014.0,'acted',0,NULL,'{"kind":"acted","actions":["done"],"hashes":["06c1d9cb868aab9c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',16,1700000015.0,'acted',0,NULL,'{"kind":"acted","actions":["banner"],"hashes":["6a3dcc7f155cd996"],"proof":null}');
INSERT INTO "journal" VALUES('finished',17,1700000016.0,'acted',1,NULL,'{"kind":"acted","actions":["play house olive"],"hashes":["ed83071148380c09"],"proof":null}');
INSERT INTO "journal" VALUES('finished',18,1700000017.0,'acted',1,NULL,'{"kind":"acted","actions":["lay b7"],"hashes":["394530a16e8772be"],"proof":null}');
INSERT INTO "journal" VALUES('finished',19,1700000018.0,'acted',1,NULL,'{"kind":"acted","actions":["draw smithy olive"],"hashes":["321ea9f7c5b314ac"],"proof":null}');
INSERT INTO "journal" VALUES('finished',20,1700000019.0,'acted',1,NULL,'{"kind":"acted","actions":["end"],"hashes":["befb5a84f241b0d7"],"proof":null}');
INSERT INTO "journal" VALUES('finished',21,1700000020.0,'acted',0,NULL,'{"kind":"acted","actions":["site lot"],"hashes":["ff87417d44d7f2ba"],"proof":null}');
INSERT INTO "journal" VALUES('finished',22,1700000021.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral h8"],"hashes":["dc570b79d0452c96"],"proof":null}');
INSERT INTO "journal" VALUES('finished',23,1700000022.0,'acted',0,NULL,'{"kind":"acted","actions":["own j8"],"hashes":["70afc4dc3aa015be"],"proof":null}');
INSERT INTO "journal" VALUES('finished',24,1700000023.0,'acted',0,NULL,'{"kind":"acted","actions":["done"],"hashes":["bb9af4e9b9caceb8"],"proof":null}');
INSERT INTO "journal" VALUES('finished',25,1700000024.0,'acted',0,NULL,'{"kind":"acted","actions":["end"],"hashes":["d3184a43985ce29b"],"proof":null}');
INSERT INTO "journal" VALUES('finished',26,1700000025.0,'acted',1,NULL,'{"kind":"acted","actions":["play farm silver"],"hashes":["6745ada0c5ee8f26"],"proof":null}');
INSERT INTO "journal" VALUES('finished',27,1700000026.0,'acted',1,NULL,'{"kind":"acted","actions":["lay e4"],"hashes":["531084f319ec2ae1"],"proof":null}');
INSERT INTO "journal" VALUES('finished',28,1700000027.0,'acted',1,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["7bc76d9ed295db97"],"proof":null}');
INSERT INTO "journal" VALUES('finished',29,1700000028.0,'acted',1,NULL,'{"kind":"acted","actions":["end"],"hashes":["95a520a11d3675f5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',30,1700000029.0,'acted',0,NULL,'{"kind":"acted","actions":["site e4"],"hashes":["069bd26bc2c851f6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',31,1700000030.0,'acted',0,NULL,'{"kind":"acted","actions":["own g3"],"hashes":["e5f5321327ceb5bc"],"proof":null}');
INSERT INTO "journal" VALUES('finished',32,1700000031.0,'acted',0,NULL,'{"kind":"acted","actions":["done"],"hashes":["10d4c3e52b253df0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',33,1700000032.0,'acted',0,NULL,'{"kind":"acted","actions":["end"],"hashes":["5e7e6dcaf5d2ad2c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',34,1700000033.0,'acted',1,NULL,'{"kind":"acted","actions":["play mill black"],"hashes":["321fd0fa1171b603"],"proof":null}');
INSERT INTO "journal" VALUES('finished',35,1700000034.0,'acted',1,NULL,'{"kind":"acted","actions":["lay g9"],"hashes":["4575d1f2a0cc85de"],"proof":null}');
INSERT INTO "journal" VALUES('finished',36,1700000035.0,'acted',1,NULL,'{"kind":"acted","actions":["draw farm black"],"hashes":["e0d88e8820b0ce74"],"proof":null}');
INSERT INTO "journal" VALUES('finished',37,1700000036.0,'acted',1,NULL,'{"kind":"acted","actions":["end"],"hashes":["f1829b4a82e69289"],"proof":null}');
INSERT INTO "journal" VALUES('finished',38,1700000037.0,'acted',0,NULL,'{"kind":"acted","actions":["site e6"],"hashes":["6552390a0bea617d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',39,1700000038.0,'acted',0,NULL,'{"kind":"acted","actions":["own f6"],"hashes":["aa2d67128a4c5549"],"proof":null}');
INSERT INTO "journal" VALUES('finished',40,1700000039.0,'acted',0,NULL,'{"kind":"acted","actions":["done"],"hashes":["00040ab3ab454a6e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',41,1700000040.0,'acted',0,NULL,'{"kind":"acted","actions":["banner"],"hashes":["9ccef1a40d518829"],"proof":null}');
INSERT INTO "journal" VALUES('finished',42,1700000041.0,'acted',1,NULL,'{"kind":"acted","actions":["site g9"],"hashes":["96d1752f9b3aa9fc"],"proof":null}');
INSERT INTO "journal" VALUES('finished',43,1700000042.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral f9"],"hashes":["664e72c977f7cac6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',44,1700000043.0,'acted',1,NULL,'{"kind":"acted","actions":["own f10"],"hashes":["a181c9e17b6ef7c8"],"proof":null}');
INSERT INTO "journal" VALUES('finished',45,1700000044.0,'acted',1,NULL,'{"kind":"acted","actions":["own g11"],"hashes":["00ded9addb6c8035"],"proof":null}');
INSERT INTO "journal" VALUES('finished',46,1700000045.0,'acted',1,NULL,'{"kind":"acted","actions":["done"],"hashes":["26743dff5cbd4e62"],"proof":null}');
INSERT INTO "journal" VALUES('finished',47,1700000046.0,'acted',1,NULL,'{"kind":"acted","actions":["end"],"hashes":["f54824ffc8c1af1b"],"proof":null}');
INSERT INTO "journal" VALUES('finished',48,1700000047.0,'acted',0,NULL,'{"kind":"acted","actions":["site b7"],"hashes":["966bf1c85a6a66b8"],"proof":null}');
INSERT INTO "journal" VALUES('finished',49,1700000048.0,'acted',0,NULL,'{"kind":"acted","actions":["own c8"],"hashes":["5a6b10180f9039e5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',50,1700000049.0,'acted',0,NULL,'{"kind":"acted","actions":["done"],"hashes":["fe91d827c6a7f88d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',51,1700000050.0,'acted',0,NULL,'{"kind":"acted","actions":["end"],"hashes":["b4d835b2ab26a22e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',52,1700000051.0,'acted',1,NULL,'{"kind":"acted","actions":["site e6"],"hashes":["a38e194eecf849f0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',53,1700000052.0,'acted',1,NULL,'{"kind":"acted","actions":["own f8"],"hashes":["9e5d2f5f2ea20b92"],"proof":null}');
INSERT INTO "journal" VALUES('finished',54,1700000053.0,'acted',1,NULL,'{"kind":"acted","actions":["castle black 8"],"hashes":["c25147e9531ac7aa"],"proof":null}');
INSERT INTO "journal" VALUES('finished',55,1700000054.0,'acted',1,NULL,'{"kind":"acted","actions":["end"],"hashes":["4a9bd754647662cc"],"proof":null}');
INSERT INTO "journal" VALUES('finished',56,1700000055.0,'acted',0,NULL,'{"kind":"acted","actions":["site e4"],"hashes":["c8b304c5db05c376"],"proof":null}');
INSERT INTO "journal" VALUES('finished',57,1700000056.0,'acted',0,NULL,'{"kind":"acted","actions":["own f3"],"hashes":["872e3192fe9f3e8e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',58,1700000057.0,'acted',0,NULL,'{"kind":"acted","actions":["own d4"],"hashes":["027970814f478ea1"],"proof":null}');
INSERT INTO "journal" VALUES('finished',59,1700000058.0,'acted',0,NULL,'{"kind":"acted","actions":["own f5"],"hashes":["ac740518e5a0d289"],"proof":null}');
INSERT INTO "journal" VALUES('finished',60,1700000059.0,'acted',0,NULL,'{"kind":"acted","actions":["banner"],"hashes":["0773662e2cb1387c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',61,1700000060.0,'acted',0,NULL,'{"kind":"acted","actions":["cash red 3"],"hashes":["cda7cf4fec886dc8"],"proof":null}');
INSERT INTO "journal" VALUES('finished',62,1700000061.0,'acted',1,NULL,'{"kind":"acted","actions":["play trade olive"],"hashes":["14296837ab00eec4"],"proof":null}');
INSERT INTO "journal" VALUES('finished',63,1700000062.0,'acted',1,NULL,'{"kind":"acted","actions":["lay d10"],"hashes":["a7d2852fd87fb7fd"],"proof":null}');
INSERT INTO "journal" VALUES('finished',64,1700000063.0,'acted',1,NULL,'{"kind":"acted","actions":["draw house red"],"hashes":["76e6587b0afa6baf"],"proof":null}');
INSERT INTO "journal" VALUES('finished',65,1700000064.0,'acted',1,NULL,'{"kind":"acted","actions":["end"],"hashes":["08a7caf7ec2653a0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',66,1700000065.0,'acted',0,NULL,'{"kind":"acted","actions":["play trade black"],"hashes":["4d7b7b2910d66f60"],"proof":null}');
INSERT INTO "journal" VALUES('finished',67,1700000066.0,'acted',0,NULL,'{"kind":"acted","actions":["lay b5"],"hashes":["4500e728a7bc2856"],"proof":null}');
INSERT INTO "journal" VALUES('finished',68,1700000067.0,'acted',0,NULL,'{"kind":"acted","actions":["draw smithy red"],"hashes":["63e995610377c72b"],"proof":null}');
INSERT INTO "journal" VALUES('finished',69,1700000068.0,'acted',1,NULL,'{"kind":"acted","actions":["play farm black"],"hashes":["e1fe0636b907d5cf"],"proof":null}');
INSERT INTO "journal" VALUES('finished',70,1700000069.0,'acted',1,NULL,'{"kind":"acted","actions":["lay a3 r90"],"hashes":["bda933cd9a3a1946"],"proof":null}');
INSERT INTO "journal" VALUES('finished',71,1700000070.0,'acted',1,NULL,'{"kind":"acted","actions":["draw farm black"],"hashes":["5cf1224d7e79fbb2"],"proof":null}');
INSERT INTO "journal" VALUES('finished',72,1700000071.0,'acted',1,NULL,'{"kind":"acted","actions":["banner"],"hashes":["61bb9fe3b19da307"],"proof":null}');
INSERT INTO "journal" VALUES('finished',73,1700000072.0,'acted',1,NULL,'{"kind":"acted","actions":["cash red 1"],"hashes":["db9c0fcd59b436f6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',74,1700000073.0,'acted',0,NULL,'{"kind":"acted","actions":["site b7"],"hashes":["ff4f6d5edeed9cea"],"proof":null}');
INSERT INTO "journal" VALUES('finished',75,1700000074.0,'acted',0,NULL,'{"kind":"acted","actions":["own b8"],"hashes":["ff2414222a570ee9"],"proof":null}');
INSERT INTO "journal" VALUES('finished',76,1700000075.0,'acted',0,NULL,'{"kind":"acted","actions":["done"],"hashes":["0cb745efd3d1c254"],"proof":null}');
INSERT INTO "journal" VALUES('finished',77,1700000076.0,'acted',1,NULL,'{"kind":"acted","actions":["site b5"],"hashes":["c23a278d012eac2a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',78,1700000077.0,'acted',1,NULL,'{"kind":"acted","actions":["own d5"],"hashes":["30d69096ba503cda"],"proof":null}');
INSERT INTO "journal" VALUES('finished',79,1700000078.0,'acted',1,NULL,'{"kind":"acted","actions":["own c6"],"hashes":["0f36ee838232bf11"],"proof":null}');
INSERT INTO "journal" VALUES('finished',80,1700000079.0,'acted',1,NULL,'{"kind":"acted","actions":["banner"],"hashes":["f1aff84f4d93b564"],"proof":null}');
INSERT INTO "journal" VALUES('finished',81,1700000080.0,'acted',1,NULL,'{"kind":"acted","actions":["cash red 0"],"hashes":["b99d4fccbdb3856a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',82,1700000081.0,'acted',0,NULL,'{"kind":"acted","actions":["site b7"],"hashes":["5fb083f073ea2326"],"proof":null}');
INSERT INTO "journal" VALUES('finished',83,1700000082.0,'acted',0,NULL,'{"kind":"acted","actions":["own a7"],"hashes":["2cf750e8622a3bea"],"proof":null}');
INSERT INTO "journal" VALUES('finished',84,1700000083.0,'acted',0,NULL,'{"kind":"acted","actions":["castle silver 7"],"hashes":["eceaa3310355056f"],"proof":null}');
INSERT INTO "journal" VALUES('finished',85,1700000084.0,'acted',1,NULL,'{"kind":"acted","actions":["play house red"],"hashes":["104806475786403a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',86,1700000085.0,'acted',1,NULL,'{"kind":"acted","actions":["lay i10"],"hashes":["187257b95edbdfa4"],"proof":null}');
INSERT INTO "journal" VALUES('finished',87,1700000086.0,'acted',1,NULL,'{"kind":"acted","actions":["draw house silver"],"hashes":["035c5dbcad144112"],"proof":null}');
INSERT INTO "journal" VALUES('finished',88,1700000087.0,'acted',1,NULL,'{"kind":"acted","actions":["banner"],"hashes":["8d55d1ccef81dd74"],"proof":null}');
INSERT INTO "journal" VALUES('finished',89,1700000088.0,'acted',1,NULL,'{"kind":"acted","actions":["cash red 0"],"hashes":["0a0b71490a51fc27"],"proof":null}');
INSERT INTO "journal" VALUES('finished',90,1700000089.0,'acted',1,NULL,'{"kind":"acted","actions":["cash olive 2"],"hashes":["b0e1ea7cdf204c97"],"proof":null}');
INSERT INTO "journal" VALUES('finished',91,1700000090.0,'acted',0,NULL,'{"kind":"acted","actions":["play smithy red"],"hashes":["8b7568c4f7a6d0ad"],"proof":null}');
INSERT INTO "journal" VALUES('finished',92,1700000091.0,'acted',0,NULL,'{"kind":"acted","actions":["lay k9 r270"],"hashes":["757d0baf2c4a3350"],"proof":null}');
INSERT INTO "journal" VALUES('finished',93,1700000092.0,'acted',0,NULL,'{"kind":"acted","actions":["draw monastery olive"],"hashes":["e1aa7b40de616428"],"proof":null}');
INSERT INTO "journal" VALUES('finished',94,1700000093.0,'acted',1,NULL,'{"kind":"acted","actions":["site lot"],"hashes":["a07f6bc56b3d5b3a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',95,1700000094.0,'acted',1,NULL,'{"kind":"acted","actions":["own k7"],"hashes":["277c632ed0865cc5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',96,1700000095.0,'acted',1,NULL,'{"kind":"acted","actions":["done"],"hashes":["f7b4c73698412f69"],"proof":null}');
INSERT INTO "journal" VALUES('finished',97,1700000096.0,'acted',0,NULL,'{"kind":"acted","actions":["site i10"],"hashes":["3e85d8f0fbd46919"],"proof":null}');
INSERT INTO "journal" VALUES('finished',98,1700000097.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral j11"],"hashes":["10c9ac70fe8c6ba2"],"proof":null}');
INSERT INTO "journal" VALUES('finished',99,1700000098.0,'acted',1,NULL,'{"kind":"acted","actions":["site g9"],"hashes":["492217bb71ab999f"],"proof":null}');
INSERT INTO "journal" VALUES('finished',100,1700000099.0,'acted',1,NULL,'{"kind":"acted","actions":["own i9"],"hashes":["39e8cbf7824db793"],"proof":null}');
INSERT INTO "journal" VALUES('finished',101,1700000100.0,'acted',1,NULL,'{"kind":"acted","actions":["done"],"hashes":["e7dda62846a62dea"],"proof":null}');
INSERT INTO "journal" VALUES('finished',102,1700000101.0,'acted',0,NULL,'{"kind":"acted","actions":["play tavern silver"],"hashes":["8b9293543a6866bc"],"proof":null}');
INSERT INTO "journal" VALUES('finished',103,1700000102.0,'acted',0,NULL,'{"kind":"acted","actions":["lay a11 r90"],"hashes":["632a8686beeefb69"],"proof":null}');
INSERT INTO "journal" VALUES('finished',104,1700000103.0,'acted',0,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["598425db240a33cc"],"proof":null}');
INSERT INTO "journal" VALUES('finished',105,1700000104.0,'acted',1,NULL,'{"kind":"acted","actions":["play smithy olive"],"hashes":["542c962709287bf5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',106,1700000105.0,'acted',1,NULL,'{"kind":"acted","actions":["lay m6 r180"],"hashes":["74a9190e7d10cb36"],"proof":null}');
INSERT INTO "journal" VALUES('finished',107,1700000106.0,'acted',1,NULL,'{"kind":"acted","actions":["draw house red"],"hashes":["9d138089b94a0342"],"proof":null}');
INSERT INTO "journal" VALUES('finished',108,1700000107.0,'acted',0,NULL,'{"kind":"acted","actions":["play monastery olive"],"hashes":["3974f292079e9758"],"proof":null}');
INSERT INTO "journal" VALUES('finished',109,1700000108.0,'acted',0,NULL,'{"kind":"acted","actions":["lay c1 r270"],"hashes":["ee9898df147886d3"],"proof":null}');
INSERT INTO "journal" VALUES('finished',110,1700000109.0,'acted',0,NULL,'{"kind":"acted","actions":["draw trade red"],"hashes":["f6ad635a49054200"],"proof":null}');
INSERT INTO "journal" VALUES('finished',111,1700000110.0,'acted',1,NULL,'{"kind":"acted","actions":["site i10"],"hashes":["90e9f5b14305df9e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',112,1700000111.0,'acted',1,NULL,'{"kind":"acted","actions":["own j9"],"hashes":["36dcc04bbf29806b"],"proof":null}');
INSERT INTO "journal" VALUES('finished',113,1700000112.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral i11"],"hashes":["bef4a7a4d6319367"],"proof":null}');
INSERT INTO "journal" VALUES('finished',114,1700000113.0,'acted',1,NULL,'{"kind":"acted","actions":["castle red 5"],"hashes":["7deaa1ba7e75e759"],"proof":null}');
INSERT INTO "journal" VALUES('finished',115,1700000114.0,'acted',0,NULL,'{"kind":"acted","actions":["site m6"],"hashes":["1034084303a82d1d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',116,1700000115.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral m8"],"hashes":["046cf3190182015e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',117,1700000116.0,'acted',1,NULL,'{"kind":"acted","actions":["play house red"],"hashes":["3adf35f6e7b2937b"],"proof":null}');
INSERT INTO "journal" VALUES('finished',118,1700000117.0,'acted',1,NULL,'{"kind":"acted","actions":["lay e11 r90"],"hashes":["2ce21f1eac86ccce"],"proof":null}');
INSERT INTO "journal" VALUES('finished',119,1700000118.0,'acted',1,NULL,'{"kind":"acted","actions":["draw smithy black"],"hashes":["006c14fd48d3dd28"],"proof":null}');
INSERT INTO "journal" VALUES('finished',120,1700000119.0,'acted',0,NULL,'{"kind":"acted","actions":["play house black"],"hashes":["72ea4735642ed376"],"proof":null}');
INSERT INTO "journal" VALUES('finished',121,1700000120.0,'acted',0,NULL,'{"kind":"acted","actions":["lay a1"],"hashes":["fb2f8a361cd059fd"],"proof":null}');
INSERT INTO "journal" VALUES('finished',122,1700000121.0,'acted',0,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["f142d7aa89124f74"],"proof":null}');
INSERT INTO "journal" VALUES('finished',123,1700000122.0,'acted',0,NULL,'{"kind":"acted","actions":["castle black 6"],"hashes":["0ab195b69923327c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',124,1700000123.0,'acted',1,NULL,'{"kind":"acted","actions":["site e4"],"hashes":["7dda64202b90e52a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',125,1700000124.0,'acted',1,NULL,'{"kind":"acted","actions":["own e3"],"hashes":["29b758faee4efae7"],"proof":null}');
INSERT INTO "journal" VALUES('finished',126,1700000125.0,'acted',0,NULL,'{"kind":"acted","actions":["play tavern silver"],"hashes":["f67a734ff4d43150"],"proof":null}');
INSERT INTO "journal" VALUES('finished',127,1700000126.0,'acted',0,NULL,'{"kind":"acted","actions":["lay d2 r90"],"hashes":["80fcff2c729daedb"],"proof":null}');
INSERT INTO "journal" VALUES('finished',128,1700000127.0,'acted',0,NULL,'{"kind":"acted","actions":["draw smithy silver"],"hashes":["364f0a54e015dd3d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',129,1700000128.0,'acted',1,NULL,'{"kind":"acted","actions":["play house silver"],"hashes":["1a8abe211b31a249"],"proof":null}');
INSERT INTO "journal" VALUES('finished',130,1700000129.0,'acted',1,NULL,'{"kind":"acted","actions":["lay a8 r90"],"hashes":["5894dc56bb82ee8c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',131,1700000130.0,'acted',1,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["7c5e73ee0dd66957"],"proof":null}');
INSERT INTO "journal" VALUES('finished',132,1700000131.0,'acted',0,NULL,'{"kind":"acted","actions":["play house silver"],"hashes":["b5b09561362c3eae"],"proof":null}');
INSERT INTO "journal" VALUES('finished',133,1700000132.0,'acted',0,NULL,'{"kind":"acted","actions":["lay c12"],"hashes":["af0ceaaa6e916ca5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',134,1700000133.0,'acted',0,NULL,'{"kind":"acted","actions":["draw trade silver"],"hashes":["9606b06919ef39ee"],"proof":null}');
INSERT INTO "journal" VALUES('finished',135,1700000134.0,'acted',1,NULL,'{"kind":"acted","actions":["play farm black"],"hashes":["15584d0eecbe987c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',136,1700000135.0,'acted',1,NULL,'{"kind":"acted","actions":["lay o5 r90"],"hashes":["69842e117678ec42"],"proof":null}');
INSERT INTO "journal" VALUES('finished',137,1700000136.0,'acted',1,NULL,'{"kind":"acted","actions":["draw tavern olive"],"hashes":["c5f0bd90a574f3b8"],"proof":null}');
INSERT INTO "journal" VALUES('finished',138,1700000137.0,'acted',0,NULL,'{"kind":"acted","actions":["site e11"],"hashes":["f6cd887e14cf4ce5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',139,1700000138.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral f11"],"hashes":["fd61c964450efaf0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',140,1700000139.0,'acted',1,NULL,'{"kind":"acted","actions":["play tavern olive"],"hashes":["4b575e2054646ef7"],"proof":null}');
INSERT INTO "journal" VALUES('finished',141,1700000140.0,'acted',1,NULL,'{"kind":"acted","actions":["lay o8 r180"],"hashes":["b7aa0cec060326a3"],"proof":null}');
INSERT INTO "journal" VALUES('finished',142,1700000141.0,'acted',1,NULL,'{"kind":"acted","actions":["draw tavern black"],"hashes":["ccb31e82da0620fa"],"proof":null}');
INSERT INTO "journal" VALUES('finished',143,1700000142.0,'acted',0,NULL,'{"kind":"acted","actions":["play smithy silver"],"hashes":["cb0d102ac16238db"],"proof":null}');
INSERT INTO "journal" VALUES('finished',144,1700000143.0,'acted',0,NULL,'{"kind":"acted","actions":["lay m10 r90"],"hashes":["45997b5fd6111ea1"],"proof":null}');
INSERT INTO "journal" VALUES('finished',145,1700000144.0,'acted',0,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["190de4f1f33307b9"],"proof":null}');
INSERT INTO "journal" VALUES('finished',146,1700000145.0,'acted',1,NULL,'{"kind":"acted","actions":["site g9"],"hashes":["b284e191f51ebc55"],"proof":null}');
INSERT INTO "journal" VALUES('finished',147,1700000146.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral g8"],"hashes":["dbc759a55b4676c5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',148,1700000147.0,'acted',0,NULL,'{"kind":"acted","actions":["site c12"],"hashes":["4117cc9f7285bc21"],"proof":null}');
INSERT INTO "journal" VALUES('finished',149,1700000148.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral b12"],"hashes":["ef596cc5c0a9ebf2"],"proof":null}');
INSERT INTO "journal" VALUES('finished',150,1700000149.0,'acted',0,NULL,'{"kind":"acted","actions":["castle silver 3"],"hashes":["4c0ae54d6f82ba07"],"proof":null}');
INSERT INTO "journal" VALUES('finished',151,1700000150.0,'acted',1,NULL,'{"kind":"acted","actions":["play house black"],"hashes":["3b3e032ecf09821f"],"proof":null}');
INSERT INTO "journal" VALUES('finished',152,1700000151.0,'acted',1,NULL,'{"kind":"acted","actions":["lay g1 r90"],"hashes":["834030875b2d183c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',153,1700000152.0,'acted',1,NULL,'{"kind":"acted","actions":["draw monastery red"],"hashes":["896d546126ef6925"],"proof":null}');
INSERT INTO "journal" VALUES('finished',154,1700000153.0,'acted',0,NULL,'{"kind":"acted","actions":["play trade silver"],"hashes":["971c56e258fd898a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',155,1700000154.0,'acted',0,NULL,'{"kind":"acted","actions":["lay m4 r90"],"hashes":["50596d964e402fef"],"proof":null}');
INSERT INTO "journal" VALUES('finished',156,1700000155.0,'acted',0,NULL,'{"kind":"acted","actions":["draw farm red"],"hashes":["259c757d802268d6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',157,1700000156.0,'acted',1,NULL,'{"kind":"acted","actions":["play tavern black"],"hashes":["da8f242539279e80"],"proof":null}');
INSERT INTO "journal" VALUES('finished',158,1700000157.0,'acted',1,NULL,'{"kind":"acted","actions":["lay b9 r270"],"hashes":["f184e70c4aabd8d9"],"proof":null}');
INSERT INTO "journal" VALUES('finished',159,1700000158.0,'acted',1,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["f82d848e77fc1e11"],"proof":null}');
INSERT INTO "journal" VALUES('finished',160,1700000159.0,'acted',1,NULL,'{"kind":"acted","actions":["castle olive 9"],"hashes":["7ec204a1695e3702"],"proof":null}');
INSERT INTO "journal" VALUES('finished',161,1700000160.0,'acted',1,NULL,'{"kind":"acted","actions":["castle olive 10"],"hashes":["55139c559f4ceb92"],"proof":null}');
INSERT INTO "journal" VALUES('finished',162,1700000161.0,'acted',0,NULL,'{"kind":"acted","actions":["site e4"],"hashes":["9dcb91c905dad7a8"],"proof":null}');
INSERT INTO "journal" VALUES('finished',163,1700000162.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral h4"],"hashes":["5d1172049bb3e593"],"proof":null}');
INSERT INTO "journal" VALUES('finished',164,1700000163.0,'acted',0,NULL,'{"kind":"acted","actions":["castle olive 4"],"hashes":["b78f753df4a9e096"],"proof":null}');
INSERT INTO "journal" VALUES('finished',165,1700000164.0,'acted',1,NULL,'{"kind":"acted","actions":["play monastery red"],"hashes":["20027d9c23b60322"],"proof":null}');
INSERT INTO "journal" VALUES('finished',166,1700000165.0,'acted',1,NULL,'{"kind":"acted","actions":["lay j4 r180"],"hashes":["942b64a89c28136d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',167,1700000166.0,'acted',1,NULL,'{"kind":"acted","actions":["draw tavern black"],"hashes":["0714be6b8825fb55"],"proof":null}');
INSERT INTO "journal" VALUES('finished',168,1700000167.0,'acted',0,NULL,'{"kind":"acted","actions":["play trade red"],"hashes":["268566d41a0407e0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',169,1700000168.0,'acted',0,NULL,'{"kind":"acted","actions":["lay i1"],"hashes":["faebf21569efdfcf"],"proof":null}');
INSERT INTO "journal" VALUES('finished',170,1700000169.0,'acted',0,NULL,'{"kind":"acted","actions":["draw monastery silver"],"hashes":["26e195ac06919105"],"proof":null}');
INSERT INTO "journal" VALUES('finished',171,1700000170.0,'acted',1,NULL,'{"kind":"acted","actions":["site g1"],"hashes":["51f76aa28853ee87"],"proof":null}');
INSERT INTO "journal" VALUES('finished',172,1700000171.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral f1"],"hashes":["9540f80de0bf899f"],"proof":null}');
INSERT INTO "journal" VALUES('finished',173,1700000172.0,'acted',0,NULL,'{"kind":"acted","actions":["play farm red"],"hashes":["2626addc137a824c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',174,1700000173.0,'acted',0,NULL,'{"kind":"acted","actions":["lay k3"],"hashes":["cadd3050c0b5206a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',175,1700000174.0,'acted',0,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["a13b3534da1ac844"],"proof":null}');
INSERT INTO "journal" VALUES('finished',176,1700000175.0,'acted',1,NULL,'{"kind":"acted","actions":["play tavern black"],"hashes":["35efcddb7f7fbba0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',177,1700000176.0,'acted',1,NULL,'{"kind":"acted","actions":["lay b3 r180"],"hashes":["c3f565bcdf31fb47"],"proof":null}');
INSERT INTO "journal" VALUES('finished',178,1700000177.0,'acted',1,NULL,'{"kind":"acted","actions":["draw farm olive"],"hashes":["bd6ae638c7c8b516"],"proof":null}');
INSERT INTO "journal" VALUES('finished',179,1700000178.0,'acted',0,NULL,'{"kind":"acted","actions":["play mill olive"],"hashes":["d9712d66c5c913e9"],"proof":null}');
INSERT INTO "journal" VALUES('finished',180,1700000179.0,'acted',0,NULL,'{"kind":"acted","actions":["lay o3"],"hashes":["e691075d7c8a0993"],"proof":null}');
INSERT INTO "journal" VALUES('finished',181,1700000180.0,'acted',0,NULL,'{"kind":"acted","actions":["draw pile"],"hashes":["3e1f9f707d83d5bd"],"proof":null}');
INSERT INTO "journal" VALUES('finished',182,1700000181.0,'acted',1,NULL,'{"kind":"acted","actions":["site m4"],"hashes":["70351cb82f09ff05"],"proof":null}');
INSERT INTO "journal" VALUES('finished',183,1700000182.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral n4"],"hashes":["88abd3136596d1ae"],"proof":null}');
INSERT INTO "journal" VALUES('finished',184,1700000183.0,'acted',0,NULL,'{"kind":"acted","actions":["site b5"],"hashes":["757ff7501292af8c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',185,1700000184.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral b4"],"hashes":["05a50e4810a42e77"],"proof":null}');
INSERT INTO "journal" VALUES('finished',186,1700000185.0,'acted',0,NULL,'{"kind":"acted","actions":["castle red 1"],"hashes":["cbefadba44ae1683"],"proof":null}');
INSERT INTO "journal" VALUES('finished',187,1700000186.0,'acted',0,NULL,'{"kind":"acted","actions":["castle red 2"],"hashes":["15adc0b28466c215"],"proof":null}');
INSERT INTO "journal" VALUES('finished',188,1700000187.0,'acted',0,NULL,'{"kind":"acted","actions":["castle olive 8"],"hashes":["bc9a93104f5bae6d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',189,1700000188.0,'acted',1,NULL,'{"kind":"acted","actions":["play tavern red"],"hashes":["7b3db6e97a94d08d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',190,1700000189.0,'acted',1,NULL,'{"kind":"acted","actions":["lay p1 r270"],"hashes":["196616058905e1ee"],"proof":null}');
INSERT INTO "journal" VALUES('finished',191,1700000190.0,'acted',1,NULL,'{"kind":"acted","actions":["draw monastery black"],"hashes":["d9577bf5927e6a39"],"proof":null}');
INSERT INTO "journal" VALUES('finished',192,1700000191.0,'acted',0,NULL,'{"kind":"acted","actions":["play mill red"],"hashes":["3b59c0715844a23c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',193,1700000192.0,'acted',0,NULL,'{"kind":"acted","actions":["lay k1"],"hashes":["7cf6e4ed9d166a1d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',194,1700000193.0,'acted',0,NULL,'{"kind":"acted","actions":["draw farm silver"],"hashes":["f509d43f89954f29"],"proof":null}');
INSERT INTO "journal" VALUES('finished',195,1700000194.0,'acted',1,NULL,'{"kind":"acted","actions":["play farm olive"],"hashes":["30296fcc874fc020"],"proof":null}');
INSERT INTO "journal" VALUES('finished',196,1700000195.0,'acted',1,NULL,'{"kind":"acted","actions":["lay o9 r90"],"hashes":["7e4cba89ef6d9549"],"proof":null}');
INSERT INTO "journal" VALUES('finished',197,1700000196.0,'acted',1,NULL,'{"kind":"acted","actions":["draw farm olive"],"hashes":["097dca065a8d7e9b"],"proof":null}');
INSERT INTO "journal" VALUES('finished',198,1700000197.0,'acted',0,NULL,'{"kind":"acted","actions":["site o9"],"hashes":["33b2107ea68aea14"],"proof":null}');
INSERT INTO "journal" VALUES('finished',199,1700000198.0,'acted',0,NULL,'{"kind":"acted","actions":["neutral p11"],"hashes":["f41edfa70e712966"],"proof":null}');
INSERT INTO "journal" VALUES('finished',200,1700000199.0,'acted',1,NULL,'{"kind":"acted","actions":["play farm olive"],"hashes":["19f18415bfb2545e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',201,1700000200.0,'acted',1,NULL,'{"kind":"acted","actions":["lay n8 r90"],"hashes":["894c7296270139e9"],"proof":null}');
INSERT INTO "journal" VALUES('finished',202,1700000201.0,'acted',1,NULL,'{"kind":"acted","actions":["draw farm red"],"hashes":["7e537ea1f59873ee"],"proof":null}');
INSERT INTO "journal" VALUES('finished',203,1700000202.0,'acted',0,NULL,'{"kind":"acted","actions":["play house olive"],"hashes":["2d6028c47742356c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',204,1700000203.0,'acted',0,NULL,'{"kind":"acted","actions":["lay k12"],"hashes":["4b53e5003799c24f"],"proof":null}');
INSERT INTO "journal" VALUES('finished',205,1700000204.0,'acted',1,NULL,'{"kind":"acted","actions":["site lot"],"hashes":["fdeb665f4bd194fd"],"proof":null}');
INSERT INTO "journal" VALUES('finished',206,1700000205.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral i4"],"hashes":["b107497ebf0d008d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',207,1700000206.0,'acted',0,NULL,'{"kind":"acted","actions":["play farm silver"],"hashes":["275cd648ea38fdf0"],"proof":null}');
INSERT INTO "journal" VALUES('finished',208,1700000207.0,'acted',0,NULL,'{"kind":"acted","actions":["lay n1 r90"],"hashes":["6098923559b68e25"],"proof":null}');
INSERT INTO "journal" VALUES('finished',209,1700000208.0,'acted',1,NULL,'{"kind":"acted","actions":["play smithy black"],"hashes":["ed44b95342f0248e"],"proof":null}');
INSERT INTO "journal" VALUES('finished',210,1700000209.0,'acted',1,NULL,'{"kind":"acted","actions":["lay h11 r180"],"hashes":["06790fa6896b1074"],"proof":null}');
INSERT INTO "journal" VALUES('finished',211,1700000210.0,'acted',1,NULL,'{"kind":"acted","actions":["castle olive 10"],"hashes":["65713fbca1ca8cc3"],"proof":null}');
INSERT INTO "journal" VALUES('finished',212,1700000211.0,'acted',0,NULL,'{"kind":"acted","actions":["play monastery silver"],"hashes":["530a13f3d6802d84"],"proof":null}');
INSERT INTO "journal" VALUES('finished',213,1700000212.0,'acted',0,NULL,'{"kind":"acted","actions":["lay j2 r270"],"hashes":["3da6f2cacaee6849"],"proof":null}');
INSERT INTO "journal" VALUES('finished',214,1700000213.0,'acted',0,NULL,'{"kind":"acted","actions":["castle black 7"],"hashes":["37a1d96a9058c6be"],"proof":null}');
INSERT INTO "journal" VALUES('finished',215,1700000214.0,'acted',1,NULL,'{"kind":"acted","actions":["site o3"],"hashes":["dea9d4b040a5e8f2"],"proof":null}');
INSERT INTO "journal" VALUES('finished',216,1700000215.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral p5"],"hashes":["d0b0bcb778a03fcb"],"proof":null}');
INSERT INTO "journal" VALUES('finished',217,1700000216.0,'acted',1,NULL,'{"kind":"acted","actions":["castle silver 9"],"hashes":["f86a8bc0be6b6822"],"proof":null}');
INSERT INTO "journal" VALUES('finished',218,1700000217.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["3586ddb2cd94aa45"],"proof":null}');
INSERT INTO "journal" VALUES('finished',219,1700000218.0,'acted',1,NULL,'{"kind":"acted","actions":["play monastery black"],"hashes":["904a62f10715abe6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',220,1700000219.0,'acted',1,NULL,'{"kind":"acted","actions":["lay c9 r90"],"hashes":["8821fdca6e992d9a"],"proof":null}');
INSERT INTO "journal" VALUES('finished',221,1700000220.0,'acted',1,NULL,'{"kind":"acted","actions":["castle red 4"],"hashes":["e54ab69b02631186"],"proof":null}');
INSERT INTO "journal" VALUES('finished',222,1700000221.0,'acted',1,NULL,'{"kind":"acted","actions":["castle red 2"],"hashes":["485e5a6fb0762073"],"proof":null}');
INSERT INTO "journal" VALUES('finished',223,1700000222.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["14f8b1d93019204d"],"proof":null}');
INSERT INTO "journal" VALUES('finished',224,1700000223.0,'acted',1,NULL,'{"kind":"acted","actions":["site p1"],"hashes":["f8963f0aad2d505c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',225,1700000224.0,'acted',1,NULL,'{"kind":"acted","actions":["neutral o1"],"hashes":["51d2b7707a563476"],"proof":null}');
INSERT INTO "journal" VALUES('finished',226,1700000225.0,'acted',1,NULL,'{"kind":"acted","actions":["castle black 1"],"hashes":["22f335866717f42c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',227,1700000226.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["4a2036cd1d4bb6a6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',228,1700000227.0,'acted',1,NULL,'{"kind":"acted","actions":["play farm red"],"hashes":["0cecee7e1e58ecac"],"proof":null}');
INSERT INTO "journal" VALUES('finished',229,1700000228.0,'acted',1,NULL,'{"kind":"acted","actions":["lay n12"],"hashes":["275784607b6f5e18"],"proof":null}');
INSERT INTO "journal" VALUES('finished',230,1700000229.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["758a4973e621942c"],"proof":null}');
INSERT INTO "journal" VALUES('finished',231,1700000230.0,'acted',1,NULL,'{"kind":"acted","actions":["play tavern olive"],"hashes":["8c6f9140c4b390a6"],"proof":null}');
INSERT INTO "journal" VALUES('finished',232,1700000231.0,'acted',1,NULL,'{"kind":"acted","actions":["lay l8"],"hashes":["38b9d8c06e0ef3f5"],"proof":null}');
INSERT INTO "journal" VALUES('finished',233,1700000232.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["aae936381299f134"],"proof":null}');
INSERT INTO "journal" VALUES('finished',234,1700000233.0,'acted',1,NULL,'{"kind":"acted","actions":["pass"],"hashes":["91e0d9275e337090"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',1,1700000000.0,'created',NULL,NULL,'{"kind":"created","terms":{"game":"archon","options":{},"clock":{"kind":"none","base_s":0,"increment_s":0},"listed":true,"spectators":true,"chat":true,"take_backs":true,"lesson":false,"returns":true,"box":null},"seats":[{"kind":"person","name":"Ada","bot":null,"token":"hash of Ada","entropy":"","ready":true},{"kind":"person","name":"Ben","bot":null,"token":"hash of Ben","entropy":"","ready":true}],"origin":null,"is_branch":false}');
INSERT INTO "journal" VALUES('going-on',2,1700000001.0,'dealt',NULL,NULL,'{"kind":"dealt","hash":"08e018297f49f605","edition":null}');
INSERT INTO "journal" VALUES('going-on',3,1700000002.0,'acted',1,NULL,'{"kind":"acted","actions":["draft cleric merchant"],"hashes":["691d58434b67dbda"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',4,1700000003.0,'acted',0,NULL,'{"kind":"acted","actions":["draft tax-collector cleric"],"hashes":["b364cbc795e2e6f2"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',5,1700000004.0,'acted',1,NULL,'{"kind":"acted","actions":["split 5 courtier"],"hashes":["de36481d5943cab7"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',6,1700000005.0,'acted',0,NULL,'{"kind":"acted","actions":["split 5 courtier"],"hashes":["74e8decae53152f8"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',7,1700000006.0,'acted',1,NULL,'{"kind":"acted","actions":["palace 2"],"hashes":["894bbc17ced2f547"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',8,1700000007.0,'acted',1,NULL,'{"kind":"acted","actions":["take papyrus stone"],"hashes":["e1d764575dcf9c46"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',9,1700000008.0,'acted',0,NULL,'{"kind":"acted","actions":["repository a"],"hashes":["45666576075af245"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',10,1700000009.0,'acted',1,NULL,'{"kind":"acted","actions":["planetarium a"],"hashes":["4f5d3b79afc2db3a"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',11,1700000010.0,'acted',0,NULL,'{"kind":"acted","actions":["royal-guard b"],"hashes":["786d0ba69708ace9"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',12,1700000011.0,'acted',0,NULL,'{"kind":"acted","actions":["wall plain"],"hashes":["65d8630e154329eb"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',13,1700000012.0,'acted',1,NULL,'{"kind":"acted","actions":["marketplace a"],"hashes":["4acc676ddbb0e57b"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',14,1700000013.0,'acted',1,NULL,'{"kind":"acted","actions":["sell stone"],"hashes":["3b2cd3b469ccaf83"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',15,1700000014.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["5e21cf6a40962109"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',16,1700000015.0,'acted',1,NULL,'{"kind":"acted","actions":["barracks a"],"hashes":["6818ba134b84b4db"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',17,1700000016.0,'acted',1,NULL,'{"kind":"acted","actions":["pass"],"hashes":["dd1abebfe915754b"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',18,1700000017.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["d80313d6f8e3934f"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',19,1700000018.0,'acted',1,NULL,'{"kind":"acted","actions":["guild-hall b"],"hashes":["f03dad3e69d05841"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',20,1700000019.0,'acted',1,NULL,'{"kind":"acted","actions":["with merchant"],"hashes":["0c6f226cea51a737"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',21,1700000020.0,'acted',1,NULL,'{"kind":"acted","actions":["magister cleric"],"hashes":["07a60712a10fa060"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',22,1700000021.0,'acted',1,NULL,'{"kind":"acted","actions":["replace played"],"hashes":["f3e59c7679be351f"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',23,1700000022.0,'acted',1,NULL,'{"kind":"acted","actions":["guild-hall a"],"hashes":["3dcada6bff1ee02b"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',24,1700000023.0,'acted',1,NULL,'{"kind":"acted","actions":["with courtier"],"hashes":["a406cd400a9acc47"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',25,1700000024.0,'acted',1,NULL,'{"kind":"acted","actions":["replace played"],"hashes":["a3066f7c3df987eb"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',26,1700000025.0,'acted',1,NULL,'{"kind":"acted","actions":["pass"],"hashes":["1d500d30a5b4a097"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',27,1700000026.0,'acted',0,NULL,'{"kind":"acted","actions":["split 4 courtier 1 cleric"],"hashes":["984175d0e3206003"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',28,1700000027.0,'acted',1,NULL,'{"kind":"acted","actions":["split 3 courtier 1 cleric 1 merchant"],"hashes":["2bc948363cdff7cd"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',29,1700000028.0,'acted',0,NULL,'{"kind":"acted","actions":["barracks a"],"hashes":["0c034df450b171d9"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',30,1700000029.0,'acted',0,NULL,'{"kind":"acted","actions":["with courtier"],"hashes":["87c9dff57b5c938e"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',31,1700000030.0,'acted',1,NULL,'{"kind":"acted","actions":["pass"],"hashes":["8ada0296373807a1"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',32,1700000031.0,'acted',0,NULL,'{"kind":"acted","actions":["pass"],"hashes":["31d25d562ee0392a"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',33,1700000032.0,'acted',1,NULL,'{"kind":"acted","actions":["barracks a"],"hashes":["af93f9e1d788c223"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',34,1700000033.0,'acted',1,NULL,'{"kind":"acted","actions":["with courtier"],"hashes":["b4f0d97f1f2cf35a"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',35,1700000034.0,'acted',0,NULL,'{"kind":"acted","actions":["treasury a"],"hashes":["a4e5769bf8a12f96"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',36,1700000035.0,'acted',0,NULL,'{"kind":"acted","actions":["with courtier"],"hashes":["4e2e9a8b900e12e0"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',37,1700000036.0,'acted',1,NULL,'{"kind":"acted","actions":["barracks b"],"hashes":["22cf001a77f22aae"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',38,1700000037.0,'acted',1,NULL,'{"kind":"acted","actions":["with cleric"],"hashes":["84f453ec11839541"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',39,1700000038.0,'acted',0,NULL,'{"kind":"acted","actions":["guild-hall a"],"hashes":["b10ce50adc5d8336"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',40,1700000039.0,'acted',0,NULL,'{"kind":"acted","actions":["with tax-collector"],"hashes":["884947b652caec31"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',41,1700000040.0,'acted',0,NULL,'{"kind":"acted","actions":["replace played"],"hashes":["f246f13e4991aae7"],"proof":null}');
INSERT INTO "journal" VALUES('going-on',42,1700000041.0,'acted',1,NULL,'{"kind":"acted","actions":["treasury b"],"hashes":["8b0e559ad9aaa14a"],"proof":null}');
INSERT INTO "journal" VALUES('gathering',1,1700000000.0,'created',NULL,NULL,'{"kind":"created","terms":{"game":"archon","options":{},"clock":{"kind":"none","base_s":0,"increment_s":0},"listed":true,"spectators":true,"chat":true,"take_backs":true,"lesson":false,"returns":true,"box":null},"seats":[{"kind":"person","name":"Cleo","bot":null,"token":"hash of Cleo","entropy":"","ready":true}],"origin":null,"is_branch":false}');
CREATE TABLE outbox (
	id VARCHAR(24) NOT NULL, 
	subscriber_id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	at DOUBLE NOT NULL, 
	due DOUBLE NOT NULL, 
	tries INTEGER NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (id)
);
CREATE TABLE reports (
	id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id)
);
CREATE TABLE resets (
	hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_resets PRIMARY KEY (hash), 
	CONSTRAINT fk_resets_account_id FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE server_keys (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_server_keys PRIMARY KEY (name)
);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	account_id VARCHAR(24) NOT NULL, 
	created DOUBLE NOT NULL, 
	used DOUBLE NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash), 
	CONSTRAINT fk_sessions_account_id FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('0000000000000000000000000000000000000000000000000000000000000000','a1',1.0,1.0);
CREATE TABLE subscriber_seats (
	subscriber_id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	CONSTRAINT pk_subscriber_seats PRIMARY KEY (subscriber_id, table_id, seat), 
	CONSTRAINT fk_subscriber_seats_subscriber_id FOREIGN KEY(subscriber_id) REFERENCES subscribers (id) ON DELETE CASCADE, 
	CONSTRAINT fk_subscriber_seats_table_id FOREIGN KEY(table_id) REFERENCES game_tables (id)
);
CREATE TABLE subscribers (
	id VARCHAR(24) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	target TEXT NOT NULL, 
	mark VARCHAR(64) NOT NULL, 
	secrets TEXT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	account_id VARCHAR(24), 
	created DOUBLE NOT NULL, 
	failures INTEGER NOT NULL, 
	CONSTRAINT pk_subscribers PRIMARY KEY (id), 
	CONSTRAINT uq_subscribers_mark UNIQUE (mark), 
	CONSTRAINT fk_subscribers_account_id FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE SET NULL
);
CREATE INDEX ix_game_tables_due ON game_tables (due) WHERE due IS NOT NULL;
CREATE INDEX ix_game_tables_listed ON game_tables (listed, status, touched);
CREATE INDEX ix_sessions_account_id ON sessions (account_id);
CREATE INDEX ix_account_seats_table_id ON account_seats (table_id, seat);
CREATE INDEX ix_subscribers_account_id ON subscribers (account_id);
CREATE INDEX ix_subscriber_seats_table_id ON subscriber_seats (table_id, seat);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_attempts_at ON attempts (at);
CREATE INDEX ix_reports_at ON reports (at);
CREATE INDEX ix_commitments_commitment ON commitments (commitment);
CREATE INDEX ix_commitments_table_id ON commitments (table_id);
COMMIT;
